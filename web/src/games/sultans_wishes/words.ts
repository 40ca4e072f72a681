import type { Words } from '../../text/words';
import type { CardView, OwnView, StackView, SultanView, WareView, WishView } from './view';

/** What a wish is for: a task, a pair of tasks, cards with an effect or with so many hearts. */
export function wishInWords({ name, kind, wants, tasks }: WishView, words: Words): string {
  return words.say('a-wish', { wish: name, kind, wants: kind === 'pair' ? tasks : wants });
}

/** What a wish is for, and how many hearts it wants if another one is for the same. */
export function wishAmong(wish: WishView, wishes: WishView[], words: Words): string {
  const twins = wishes.filter(({ kind, wants }) => kind === 'simple' && wants === wish.wants);
  if (wish.kind !== 'simple' || twins.length < 2) return wishInWords(wish, words);
  return words.say('a-wish-of', { ...wish, wish: wish.name });
}

/** What a wish has of what it needs. */
export function needsInWords({ kind, needed, progress }: WishView, words: Words): string {
  return words.say('needs', { kind, needed, progress });
}

/** A wish with the cards under it, whose aides are on them, and its guard. */
export function wholeWish(wish: WishView, words: Words): string[] {
  return [
    wishInWords(wish, words),
    words.say(wish.kind === 'simple' ? 'wish-simple' : 'wish-final'),
    needsInWords(wish, words),
    ...wish.cards.map((card) => attachedInWords(card, card.aides, words)),
    ...(wish.guard ? [words.say('table-guard')] : []),
  ];
}

export function attachedInWords(card: CardView, aides: number[], words: Words): string {
  const on = aides.map((seat) => words.say('seats-wishes', { seats: [seat], count: 1 }));
  return [cardInWords(card, words), ...on].join(', ');
}

export function cardInWords({ name, task, hearts, effect }: CardView, words: Words): string {
  return words.say('a-card', { card: name, task, hearts, effect });
}

/** What an effect is called, and what it does. */
export function effectInWords(effect: string, words: Words): string {
  return words.say('table-effect', { effect, does: effect });
}

export function wareInWords({ name, kind, period, valuable }: WareView, words: Words): string {
  const facts = { ware: name, goods: kind, period, valuable: valuable ? 'yes' : 'no' };
  return words.say('a-ware', facts);
}

/** What a merchant offers, for how much, and what it is worth to whoever looks. */
export function offerInWords(stack: StackView, own: OwnView | null, words: Words): string[] {
  const { merchant, up, cost, below } = stack;
  const name = words.say(`merchant-${merchant}`);
  if (!up) return [name, words.say('table-no-ware')];
  return [
    name,
    wareInWords(up, words),
    words.say('number-of-gems', { gems: cost ?? 0 }),
    ...(own?.market_card ? [words.say('worth-to-you', { points: own.worth[up.name] ?? 0 })] : []),
    words.say('wares-below', { below }),
  ];
}

/** What the market score card pays for. */
export function paysInWords({ pays }: OwnView, words: Words): string[] {
  return Object.entries(pays)
    .filter(([, points]) => points > 0)
    .map(([what, points]) => words.say('pays', { what: traitInWords(what, words), points }));
}

/** A merchant, a kind of wares or a period by its name. */
export function traitInWords(name: string, words: Words): string {
  const key = ['merchant', 'goods', 'period']
    .map((kind) => `${kind}-${name}`)
    .find((one) => words.has(one));
  return words.say(key ?? 'table-valuable');
}

export function giftInWords(gift: string, words: Words): string {
  return words.say('board-gift', { gift: { piece: gift } });
}

/** The mood, and what it does now. */
export function moodInWords({ plate }: SultanView, words: Words): string[] {
  if (!plate) return [];
  const { mood, extra } = plate;
  return [words.say('table-plate', { mood, extra }), words.say(`now-${mood}`)];
}

export function roundInWords(view: SultanView, words: Words): string {
  if (view.winners.length > 0) return words.say('table-over');
  if (view.first === null || view.round === 0) return words.say('table-setup');
  const key =
    view.players.length === 1 ? 'table-solo' : view.ending ? 'table-last-round' : 'table-round';
  return words.say(key, {
    round: view.round,
    rounds: view.rounds,
    plate: view.plates_shown.length,
    plates: view.plates_shown.length + view.plates_left,
    seat: view.first,
  });
}

/** How many cards the deck has, and what the back of the next one tells. */
export function deckInWords({ deck, guard_on_top }: SultanView, words: Words): string[] {
  return [
    `${words.say('zone-deck')}: ${deck}.`,
    ...(deck > 0 ? [words.say(guard_on_top ? 'table-guard-next' : 'board-task-next')] : []),
  ];
}

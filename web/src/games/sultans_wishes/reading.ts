import type { View } from '../../table/table.svelte';
import type { Words } from '../../text/words';
import type { SultanView } from './view';
import {
  cardInWords,
  deckInWords,
  effectInWords,
  giftInWords,
  moodInWords,
  offerInWords,
  paysInWords,
  roundInWords,
  wareInWords,
  wholeWish,
  wishAmong,
} from './words';

/** The courtyard in sentences: the Sultan, his wishes with what they lack, the market, the extra tasks, the road, the deck. */
export function readBoard(seen: View, words: Words): string[] {
  const view = seen as SultanView;
  const own = view.players.find((player) => player.own)?.own ?? null;
  const orderlies = Object.entries(view.chart).flatMap(([task, seat]) =>
    seat === null
      ? []
      : [`${words.say(`task-${task}`)}: ${words.say('seats-chart', { seats: [seat], count: 1 })}`],
  );
  return [
    roundInWords(view, words),
    ...(view.winners.length > 0 ? [] : [moodInWords(view, words).join(' ')]),
    ...view.wishes.map((wish) => {
      const count = Math.max(wish.needed - wish.progress, 0);
      const lacks = words.say('board-lacks', { kind: wish.kind, count });
      return [...wholeWish(wish, words), lacks].join(', ');
    }),
    words.say('table-down', { simple: view.simple_down, final: view.final_down }),
    ...view.market.map((stack) => offerInWords(stack, own, words).join(', ')),
    [words.say('board-stack', { count: view.extra_stack }), ...orderlies].join('; '),
    ...(view.priority.length > 0
      ? [
          `${words.say('zone-priority')}: ${words.listed(view.priority.map((seat) => words.name(seat)))}`,
        ]
      : []),
    ...(view.travelers
      ? [
          view.players
            .map(
              ({ place }, seat) =>
                `${words.say('seats-track', { seats: [seat], count: 1 })}: ${words.say(`place-${place}`)}`,
            )
            .join('; '),
        ]
      : []),
    deckInWords(view, words).join(' '),
    words.say('board-discard', { count: view.discard.length + view.guards_discarded }),
  ];
}

/** The reader's hand with what each card would do, then what else only the reader sees. */
export function readHand(seen: View, words: Words, reader: number): string[] {
  const view = seen as SultanView;
  const own = view.players[reader]?.own;
  if (!own) return [];
  const title = (name: string) => {
    const wish = view.wishes.find((one) => one.name === name);
    return { wish: wish ? wishAmong(wish, view.wishes, words) : name, needed: wish?.needed ?? 0 };
  };
  const barred = view.plate?.mood === 'nauseate';
  const list = (key: string, things: string[]) =>
    things.length > 0 ? [`${words.say(key)}: ${things.join(', ')}`] : [];
  return [
    ...own.hand.map((card) =>
      [
        cardInWords(card, words),
        effectInWords(card.effect, words),
        ...card.under.map(({ wish, progress, granted }) =>
          words.say(barred ? 'board-later' : 'board-fulfil', {
            ...title(wish),
            progress,
            granted: granted ? 'yes' : 'no',
          }),
        ),
      ].join('. '),
    ),
    ...list(
      'zone-looked-at',
      view.seen_cards.map((card) => cardInWords(card, words)),
    ),
    ...list(
      'zone-gifts',
      view.seen_gifts.map((gift) => giftInWords(gift, words)),
    ),
    ...list(
      'zone-wares',
      own.wares.map(
        (ware) =>
          `${wareInWords(ware, words)}, ${words.say('worth', { points: own.worth[ware.name] ?? 0 })}`,
      ),
    ),
    ...list('zone-market-card', paysInWords(own, words)),
    ...list(
      'zone-relics',
      own.relics.map((kind) => words.say(`kind-${kind}`)),
    ),
    ...list(
      'zone-held-gifts',
      own.gifts.map((gift) => giftInWords(gift, words)),
    ),
    `${words.say('zone-lamp')}: ${words.say(view.players[reader]?.lamp ? 'lamp-lit' : 'lamp-unlit')}`,
  ];
}

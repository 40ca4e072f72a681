import { NameRefused } from '../app/problem';
import { read, write } from '../app/settings.svelte';
import { t } from '../text/language.svelte';
import { call, Problem } from '../wire/http';

const KEY = 'serai-guest';

/** The name under which this browser has played, empty for a newcomer.
 *
 * Who one is, only the cookie knows; the name is remembered so that a newcomer's browser asks for nothing.
 */
let known = $state(read(KEY) ?? '');

export function guestName(): string {
  return known;
}

/** Be somebody: with a name, or as a plain guest if nobody was asked for one. */
export async function beGuest(name = known || t('guest-name')): Promise<void> {
  const guest = await call<{ name: string }>('POST', 'guest', { name }).catch(
    (trouble: unknown) => {
      if (trouble instanceof Problem && trouble.status === 400) throw new NameRefused(400, '');
      throw trouble;
    },
  );
  known = guest.name;
  write(KEY, known);
}

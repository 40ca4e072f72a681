import { call } from '../wire/http';

export type Links = { invite: string; watch: string };

/** The links of a table: as they were made in this window, or fresh ones. */
export async function linksOf(table: string): Promise<Links> {
  const key = `links/${table}`;
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Links | null;
    if (kept?.invite && kept.watch) return kept;
  } catch {
    // Storage is blocked or holds something else: ask anew.
  }
  const { invite, watch } = await call<Links>('POST', `tables/${table}/links`);
  try {
    sessionStorage.setItem(key, JSON.stringify({ invite, watch }));
  } catch {
    return { invite, watch };
  }
  return { invite, watch };
}

export const inviteAddress = ({ invite }: Links): string => `${location.origin}/join/${invite}`;

export const watchAddress = (table: string, { watch }: Links): string =>
  `${location.origin}/watch/${table}/${watch}`;

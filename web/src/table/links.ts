import { at } from '../app/paths';
import type { TableLinks } from '../generated/http';
import { call } from '../wire/http';

/** The links of a table, and whether it is a rematch to which the others have been invited already. */
export type Links = Pick<TableLinks, 'invite' | 'watch'> & { again?: boolean };

/** The links of a table: as they were made in this window, or fresh ones. */
export async function linksOf(table: string): Promise<Links> {
  const known = kept(table);
  if (known) return known;
  const fresh = await call<TableLinks>('POST', `tables/${table}/links`);
  keepLinks(fresh);
  return fresh;
}

/** Keep a table's links while this window is open; where storage is blocked, fresh ones are asked for. */
export function keepLinks({ table, invite, watch }: TableLinks, again = false): void {
  try {
    sessionStorage.setItem(`links/${table}`, JSON.stringify({ invite, watch, again }));
  } catch {
    return;
  }
}

function kept(table: string): Links | null {
  try {
    const links = JSON.parse(sessionStorage.getItem(`links/${table}`) ?? 'null') as Links | null;
    return links?.invite && links.watch ? links : null;
  } catch {
    return null;
  }
}

export const inviteAddress = ({ invite }: Links): string => location.origin + at(`/join/${invite}`);

export const watchAddress = (table: string, { watch }: Links): string =>
  location.origin + at(`/watch/${table}/${watch}`);

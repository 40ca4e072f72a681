/** What somebody was given: a link to a page of this site, or a code that moves a seat to this device. */
export type Given = { to: string } | { code: string };

const CODE = /^[0-9a-f]{20}$/;
/** What the end of an invite link looks like. */
export const TOKEN = /^[A-Za-z0-9_-]{10,64}$/;
const PAGE =
  /\/(join\/[\w-]{10,64}|watch\/[0-9a-f]{32}\/[\w-]{10,64}|table\/[0-9a-f]{32})(?:[/?#]|$)/;

/** Read what was pasted, with or without words around it; null if nothing in it leads anywhere. */
export function read(text: string): Given | null {
  for (const word of text.trim().split(/\s+/)) {
    const page = PAGE.exec(word)?.[1];
    if (page) return { to: `/${page}` };
  }
  const bare = text.replace(/[\s.]+/g, '');
  const code = bare.replaceAll('-', '').toLowerCase();
  if (CODE.test(code)) return { code };
  return TOKEN.test(bare) && !/\s/.test(text.trim()) ? { to: `/join/${bare}` } : null;
}

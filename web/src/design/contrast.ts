import { readFileSync } from 'node:fs';

/** For tests: the colours of the site, and how well one is read on another. */

const TOKENS = readFileSync(new URL('./tokens.css', import.meta.url), 'utf-8');

/** A colour of the site in the light and in the dark. */
export function colours(name: string): string[] {
  const [, light, dark] = TOKENS.match(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`) ?? [];
  const [, always = ''] = TOKENS.match(`--${name}: (#\\w{6});`) ?? [];
  return [light ?? always, dark ?? always];
}

/** The same of a colour that lets some of the ground under it through, on this ground. */
export function blended(name: string, ground: string[]): string[] {
  const part = '(rgb\\(\\d+ \\d+ \\d+ / [\\d.]+\\))';
  const found = TOKENS.match(`--${name}: light-dark\\(${part}, ${part}\\)`) ?? [];
  return found.slice(1).map((colour, theme) => {
    const [red = 0, green = 0, blue = 0, share = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    const under = ground[theme] ?? '';
    const mixed = [red, green, blue].map((over, n) => {
      const below = Number.parseInt(under.slice(1 + 2 * n, 3 + 2 * n), 16);
      return Math.round(over * share + below * (1 - share));
    });
    return `#${mixed.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
  });
}

/** How bright a colour is, from 0 to 1, as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

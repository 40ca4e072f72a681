import type { Game } from './game';

/** The games that the browser knows more of than their rules; any other is played on the plain table. */
export const GAMES: Record<string, Game> = {
  cleocatra: {
    board: () => import('./cleocatra/Board.svelte'),
    reading: () => import('./cleocatra/reading'),
    picture: () => import('./cleocatra/Picture.svelte'),
  },
  sultans_wishes: {
    picture: () => import('./sultans_wishes/Picture.svelte'),
  },
};

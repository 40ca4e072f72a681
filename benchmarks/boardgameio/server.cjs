// boardgame.io's own server with one small game: `node server.cjs PORT memory|file FOLDER`.
'use strict';

const CELLS = 13;
const COLOURS = ['purple', 'blue', 'orange', 'green', 'gold'];

// The tiles never change: they make a view as large on the wire as one of Cleocatra, about 1.3 kB.
const tiles = Array.from({ length: 7 }, (_, tile) => ({
  tile, name: `TI${tile}`, colour: COLOURS[tile % 5], power: null, rescuers: [tile % 2], at: [tile, 0],
}));

const game = {
  name: 'cells',
  setup: () => ({ cells: Array(CELLS).fill(0), tiles }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: {
      move: ({ G }, cell, number) => {
        G.cells[cell] = number;
      },
      client: false, // a view counts when the server has sent it, not when the client has guessed it
    },
  },
};

function serve(port, storage, folder) {
  const { FlatFile, Server } = require('boardgame.io/server');
  const db = storage === 'file' ? new FlatFile({ dir: folder }) : undefined;
  const server = Server({ games: [game], db, origins: ['http://127.0.0.1'] });
  // `run` hands the port to Node as it is, and this is how Node is told to listen on loopback only.
  server.run({ port: { port, host: '127.0.0.1' } });
}

if (require.main === module) serve(Number(process.argv[2]), process.argv[3], process.argv[4]);

module.exports = { CELLS, game };

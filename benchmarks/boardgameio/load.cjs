// The load of benchmarks/server.py for boardgame.io's server, through boardgame.io's own client:
// `node load.cjs PORT PID TABLES SECONDS PACE memory|file`, one JSON line for each figure.
'use strict';

const { readFileSync } = require('node:fs');
const { setTimeout: sleep } = require('node:timers/promises');
const { Client, LobbyClient } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { version } = require('boardgame.io/package.json');
const { CELLS, game } = require('./server.cjs');

const LENGTH = 90; // moves of a table, as many as a game of Cleocatra between two random players
const WARM_UP_TABLES = 40;
const TICKS = 100; // in /proc a second of CPU time has so many, on every Linux

const now = () => performance.now() / 1000;

// One table with a client for each seat: guests join as in a lobby, and both have the first view.
async function openTable(server) {
  const lobby = new LobbyClient({ server });
  const { matchID } = await lobby.createMatch(game.name, { numPlayers: 2 });
  const table = { seats: [], moves: 0, delays: [], heard: () => {} };
  for (const playerID of ['0', '1']) {
    const guest = { playerID, playerName: `guest ${playerID}` };
    const { playerCredentials } = await lobby.joinMatch(game.name, matchID, guest);
    const multiplayer = SocketIO({ server, socketOpts: { transports: ['websocket'], forceNew: true } });
    const client = Client({ game, matchID, playerID, credentials: playerCredentials, multiplayer, debug: false });
    table.seats.push(client);
    const synced = new Promise((resolve) => {
      table.heard = () => client.getState() && resolve();
    });
    client.subscribe(() => table.heard());
    client.start();
    await synced;
  }
  return table;
}

// Resolves when every seat has a newer view than the one it has now.
function everySeatHears(table) {
  const before = table.seats[0].getState()._stateID;
  return new Promise((resolve) => {
    table.heard = () => {
      if (table.seats.every((seat) => seat.store.getState()._stateID > before)) resolve();
    };
  });
}

async function play(table, pace, until) {
  await sleep(Math.random() * pace * 1000);
  while (table.moves < LENGTH && now() < until) {
    const heard = everySeatHears(table);
    const seat = table.seats.find((client) => client.getState().isActive);
    const sent = now();
    seat.moves.place(table.moves % CELLS, table.moves);
    await heard;
    table.delays.push(now() - sent);
    table.moves += 1;
    if (pace) await sleep(Math.max(sent + pace - now(), 0) * 1000);
  }
}

async function openTables(server, count) {
  const tables = [];
  while (tables.length < count) tables.push(await openTable(server));
  return tables;
}

// Node compiles what it has run often: after some 3,000 moves, a move takes a third of the time of the first ones.
async function warmUp(server) {
  const tables = await openTables(server, WARM_UP_TABLES);
  await Promise.all(tables.map((table) => play(table, 0, Infinity)));
  for (const seat of tables.flatMap((table) => table.seats)) seat.stop();
}

function memoryKb(pid) {
  return Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);
}

function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

async function measure(port, pid, tables, seconds, pace, storage) {
  const server = `http://127.0.0.1:${port}`;
  const before = memoryKb(pid);
  const loads = await openTables(server, tables);
  const memory = (memoryKb(pid) - before) / tables;
  await warmUp(server); // after the memory is read, since its own tables take some
  const cpuBefore = cpuSeconds(pid);
  const began = now();
  const players = loads.map((table) => play(table, pace, began + seconds));
  await Promise.race([Promise.all(players), sleep(seconds * 1000)]);
  const took = now() - began;
  const cpu = cpuSeconds(pid) - cpuBefore;
  const delays = loads.flatMap((table) => table.delays).sort((a, b) => a - b);
  if (delays.length === 0) throw new Error('no move came back to both seats');
  const kind = pace ? 'paced' : 'closed loop';
  const figures = {
    'moves/s': delays.length / took,
    'p50 ms': delays[Math.floor(delays.length / 2)] * 1000,
    'p99 ms': delays[Math.floor(delays.length * 0.99)] * 1000,
    'CPU us/move': (cpu / delays.length) * 1e6,
    'kB/table': memory,
  };
  for (const [name, value] of Object.entries(figures)) {
    const line = {
      game: 'boardgame.io', seats: 2, options: { tables, storage },
      build: `boardgame.io ${version} on node ${process.versions.node}`,
      metric: `${kind}: ${name}`, value: Math.round(value * 100) / 100,
    };
    console.log(JSON.stringify(line));
  }
}

const [port, pid, tables, seconds, pace] = process.argv.slice(2, 7).map(Number);
measure(port, pid, tables, seconds, pace, process.argv[7]).then(
  () => process.exit(0),
  (error) => {
    console.error(error.message);
    process.exit(1);
  },
);

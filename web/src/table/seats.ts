import { call } from '../wire/http';

const LEVEL = 'greedy'; // of a bot that stands in for somebody

/** Let a bot play a seat for the person who sits there. */
export async function letBotPlay(table: string, seat: number): Promise<void> {
  await call('PUT', `tables/${table}/seats/${seat}/bot`, { level: LEVEL });
}

/** Take one's seat back from the bot. */
export async function takeBack(table: string, seat: number): Promise<void> {
  await call('DELETE', `tables/${table}/seats/${seat}/bot`);
}

/** Leave a table: before the start one's seat is free again, later it is off one's list. */
export async function leaveTable(table: string): Promise<void> {
  await call('POST', `tables/${table}/leave`);
}

import { rowsOf } from '../servers/messages.js';
import type { BenchServer } from '../servers/start.js';

/** @returns how many rows a list of the API has */
export async function countRows({ url }: BenchServer, path: string): Promise<number> {
  const answer = await fetch(url + path);
  return rowsOf(await answer.json()).length;
}

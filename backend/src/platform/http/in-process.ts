import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { ShownTable } from '../changes/shown-tables.js';
import type { CountedSearch } from '../search-tallies/search-tallies.js';
import { shownTables } from './shows.js';

/** Known to this process alone, so that nobody outside can pass for it. */
const SECRET = randomUUID();
const HEADER = 'x-farmgate-in-process';

export interface PageCalls {
  /** @param tables undefined where nobody has declared them */
  began(tables: readonly ShownTable[] | undefined): void;
  /** A search, to be counted each time that the page is shown. */
  searched(search: CountedSearch): void;
  /** What the call shows ends by itself then. */
  holdsUntil(moment: Date): void;
  /** Milliseconds since 1970, Infinity for none. */
  readonly endsAt: number;
}

const open = new Map<string, PageCalls>();
let opened = 0;

/** @returns headers that mark its calls; `close` when it is done */
export function openPage(calls?: PageCalls): { headers: Record<string, string>; close(): void } {
  const key = `${SECRET}${(opened += 1)}`;
  if (calls) open.set(key, calls);
  return { headers: { [HEADER]: key }, close: () => void open.delete(key) };
}

export const isInProcess = (headers: IncomingHttpHeaders): boolean =>
  typeof headers[HEADER] === 'string' && headers[HEADER].startsWith(SECRET);

/** @returns undefined where it is made for no page, or by somebody else */
export const pageCallsOf = (headers: IncomingHttpHeaders): PageCalls | undefined =>
  open.get(String(headers[HEADER]));

/** Call before the routes are made. */
export function watchPageCalls(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    if (HEADER in request.headers) pageCallsOf(request.headers)?.began(shownTables(request));
    done();
  });
}

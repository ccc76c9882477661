import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { ShownTable } from '../changes/shown-tables.js';
import type { CountedSearch } from '../search-tallies/search-tallies.js';
import { shownTables } from './shows.js';

/** Known to this process alone, so that nobody outside can pass for it. */
const SECRET = randomUUID();
const HEADER = 'x-farmgate-in-process';

/** What the server learns of a page while it asks itself for what the page shows. */
export interface PageCalls {
  /** A call begins. @param tables what its answer stands on; undefined where nobody has declared it */
  began(tables: readonly ShownTable[] | undefined): void;
  /** One of its calls is a search, to be counted each time that the page is shown. */
  searched(search: CountedSearch): void;
  /** One of its calls shows what ends by itself at a moment. */
  holdsUntil(moment: Date): void;
  /** The first of those moments; milliseconds since 1970, Infinity for none. */
  readonly endsAt: number;
}

const open = new Map<string, PageCalls>();
let opened = 0;

/**
 * Tells a page of the calls that are made for it.
 * @returns the headers by which its calls are known, and what to call when it is done
 */
export function openPage(calls?: PageCalls): { headers: Record<string, string>; close(): void } {
  const key = `${SECRET}${(opened += 1)}`;
  if (calls) open.set(key, calls);
  return { headers: { [HEADER]: key }, close: () => void open.delete(key) };
}

/** Whether a request is one that this server sent to itself. */
export const isInProcess = (headers: IncomingHttpHeaders): boolean =>
  typeof headers[HEADER] === 'string' && headers[HEADER].startsWith(SECRET);

/** @returns the page that a request is made for; undefined where it is made for none, or by somebody else */
export const pageCallsOf = (headers: IncomingHttpHeaders): PageCalls | undefined =>
  open.get(String(headers[HEADER]));

/** To be called before the routes are made. */
export function watchPageCalls(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    if (HEADER in request.headers) pageCallsOf(request.headers)?.began(shownTables(request));
    done();
  });
}

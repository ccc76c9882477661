import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { sayOnChannel } from '../../../src/platform/changes/changes.sql.js';
import { LISTENER_NAME } from '../../../src/platform/changes/shown-tables.js';
import { sessionSettings } from '../../../src/platform/database/connection.sql.js';

/** A way to a PostgreSQL that reads the statements that pass. */
export interface CountingProxy {
  port: number;
  /** @returns how many statements were run while the work was done */
  during(work: () => Promise<unknown>): Promise<number>;
  /** @returns the texts of the statements that were run while the work was done */
  textsDuring(work: () => Promise<unknown>): Promise<string[]>;
  close(): void;
}

const QUERY = 'Q'.charCodeAt(0);
const PARSE = 'P'.charCodeAt(0);
const BIND = 'B'.charCodeAt(0);
const EXECUTE = 'E'.charCodeAt(0);
/** One byte of kind, four of length, which count themselves. */
const HEAD_BYTES = 5;
/** What is run at times of its own: when a connection is new, and to hear of changes. */
const APART: ReadonlySet<string> = new Set([sessionSettings.text, sayOnChannel.text]);

export async function startCountingProxy(target: { host: string; port: number }): Promise<CountingProxy> {
  const texts: string[] = [];
  const server = createServer((client) => {
    const upstream = connect(target);
    for (const socket of [client, upstream]) {
      socket
        .on('error', () => undefined)
        .on('close', () => [client, upstream].forEach((one) => one.destroy()));
    }
    client.on(
      'data',
      readStatements((text) => {
        if (!APART.has(text)) texts.push(text);
      }),
    );
    client.pipe(upstream).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    during: async (work) => {
      const before = texts.length;
      await work();
      return texts.length - before;
    },
    textsDuring: async (work) => {
      const before = texts.length;
      await work();
      return texts.slice(before);
    },
    close: () => server.close(),
  };
}

/**
 * Reads what a client sends, message by message; the first one has no kind. What only listens for changes
 * asks at times of its own.
 */
function readStatements(found: (text: string) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let isFirst = true;
  let isListener = false;
  let bound = '';
  const prepared = new Map<string, string>();
  const read = (kind: number | undefined, [first = '', second = '']: string[]) => {
    if (kind === PARSE) prepared.set(first, second);
    else if (kind === BIND) bound = prepared.get(second) ?? '';
    else if (kind === QUERY) found(first);
    else if (kind === EXECUTE) found(bound);
  };
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const kindBytes = isFirst ? 0 : 1;
      if (rest.length < HEAD_BYTES) return;
      const end = kindBytes + rest.readUInt32BE(kindBytes);
      if (rest.length < end) return;
      const message = rest.subarray(0, end);
      if (isFirst) isListener = message.includes(LISTENER_NAME);
      else if (!isListener) read(message[0], message.toString('utf8', HEAD_BYTES).split('\0', 2));
      isFirst = false;
      rest = rest.subarray(end);
    }
  };
}

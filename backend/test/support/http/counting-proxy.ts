import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { sayOnChannel } from '../../../src/platform/changes/changes.sql.js';
import { LISTENER_NAME } from '../../../src/platform/changes/shown-tables.js';
import { sessionSettings } from '../../../src/platform/database/connection.sql.js';

/** A statement as it was run. */
export interface RunStatement {
  text: string;
  /** As text, which is how pg sends them. */
  values: (string | null)[];
}

/** A way to a PostgreSQL that reads the statements that pass. */
export interface CountingProxy {
  port: number;
  /** @returns how many statements were run while the work was done */
  during(work: () => Promise<unknown>): Promise<number>;
  /** @returns the texts of the statements that were run while the work was done */
  textsDuring(work: () => Promise<unknown>): Promise<string[]>;
  /** @returns the statements that were run while the work was done */
  statementsDuring(work: () => Promise<unknown>): Promise<RunStatement[]>;
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
  const run: RunStatement[] = [];
  const server = createServer((client) => {
    const upstream = connect(target);
    for (const socket of [client, upstream]) {
      socket
        .on('error', () => undefined)
        .on('close', () => [client, upstream].forEach((one) => one.destroy()));
    }
    client.on(
      'data',
      readStatements((statement) => {
        if (!APART.has(statement.text)) run.push(statement);
      }),
    );
    client.pipe(upstream).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const statementsDuring = async (work: () => Promise<unknown>) => {
    const before = run.length;
    await work();
    return run.slice(before);
  };
  return {
    port: (server.address() as AddressInfo).port,
    during: async (work) => (await statementsDuring(work)).length,
    textsDuring: async (work) => (await statementsDuring(work)).map(({ text }) => text),
    statementsDuring,
    close: () => server.close(),
  };
}

/**
 * Reads what a client sends, message by message; the first one has no kind. What only listens for changes
 * asks at times of its own.
 */
function readStatements(found: (statement: RunStatement) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let isFirst = true;
  let isListener = false;
  let bound: RunStatement = { text: '', values: [] };
  const prepared = new Map<string, string>();
  const read = (kind: number | undefined, body: Buffer) => {
    const [first = '', second = ''] = body.toString('utf8').split('\0', 2);
    if (kind === PARSE) prepared.set(first, second);
    else if (kind === BIND) bound = { text: prepared.get(second) ?? '', values: boundValues(body) };
    else if (kind === QUERY) found({ text: first, values: [] });
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
      else if (!isListener) read(message[0], message.subarray(HEAD_BYTES));
      isFirst = false;
      rest = rest.subarray(end);
    }
  };
}

/** The values of a Bind message: behind two names and the formats, each with its length, -1 for null. */
function boundValues(body: Buffer): (string | null)[] {
  let at = body.indexOf(0, body.indexOf(0) + 1) + 1;
  at += 2 + 2 * body.readUInt16BE(at);
  const count = body.readUInt16BE(at);
  at += 2;
  return Array.from({ length: count }, () => {
    const length = body.readInt32BE(at);
    const start = at + 4;
    at = start + Math.max(0, length);
    return length < 0 ? null : body.toString('utf8', start, at);
  });
}

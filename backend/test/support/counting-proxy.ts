import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** A way to a PostgreSQL that counts the statements that pass. */
export interface CountingProxy {
  port: number;
  /** @returns how many statements were run while the work was done */
  during(work: () => Promise<unknown>): Promise<number>;
  close(): void;
}

const QUERY = 'Q'.charCodeAt(0);
const EXECUTE = 'E'.charCodeAt(0);
/** One byte of kind, four of length, which count themselves. */
const HEAD_BYTES = 5;

export async function startCountingProxy(target: { host: string; port: number }): Promise<CountingProxy> {
  let count = 0;
  const server = createServer((client) => {
    const upstream = connect(target);
    for (const socket of [client, upstream]) {
      socket
        .on('error', () => undefined)
        .on('close', () => [client, upstream].forEach((one) => one.destroy()));
    }
    client.on(
      'data',
      countStatements(() => (count += 1)),
    );
    client.pipe(upstream).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    during: async (work) => {
      const before = count;
      await work();
      return count - before;
    },
    close: () => server.close(),
  };
}

/** Reads what a client sends, message by message; the first one has no kind. */
function countStatements(found: () => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let isFirst = true;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const kindBytes = isFirst ? 0 : 1;
      if (rest.length < HEAD_BYTES) return;
      const end = kindBytes + rest.readUInt32BE(kindBytes);
      if (rest.length < end) return;
      if (!isFirst && (rest[0] === QUERY || rest[0] === EXECUTE)) found();
      isFirst = false;
      rest = rest.subarray(end);
    }
  };
}

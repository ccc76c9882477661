import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** A way to a PostgreSQL that passes on everything but its notices, as a pooler does. */
export interface DeafProxy {
  port: number;
  /** From here on notices pass as well, or no longer. */
  isDeaf: boolean;
  close(): void;
}

/** "A": a notice for who listens. */
const NOTIFICATION = 'A'.charCodeAt(0);
/** One byte of kind, four of length, which count themselves. */
const HEAD_BYTES = 5;

export async function startDeafProxy(target: { host: string; port: number }): Promise<DeafProxy> {
  const server = createServer((client) => {
    const upstream = connect(target);
    for (const socket of [client, upstream]) {
      socket
        .on('error', () => undefined)
        .on('close', () => [client, upstream].forEach((one) => one.destroy()));
    }
    client.pipe(upstream);
    let rest: Buffer = Buffer.alloc(0);
    upstream.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      while (rest.length >= HEAD_BYTES) {
        const end = 1 + rest.readUInt32BE(1);
        if (rest.length < end) return;
        if (!(proxy.isDeaf && rest[0] === NOTIFICATION)) client.write(rest.subarray(0, end));
        rest = rest.subarray(end);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: DeafProxy = {
    port: (server.address() as AddressInfo).port,
    isDeaf: true,
    close: () => void server.close(),
  };
  return proxy;
}

import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy that behaves as deploy/nginx.conf has it: the servers in turn, a new connection for each request.
 * The next one is asked where a server takes no connection, and for reading also where it answers 503 or
 * breaks off; what changes something is never sent twice.
 */
export interface Proxy {
  url: string;
  /** Ports of the servers, in turn. */
  targets: number[];
  /** What was answered with 5xx, like "502 GET /browse". */
  failures: string[];
  close(): Promise<void>;
}

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Thrown where a request was not sent at all. */
class NotConnected extends Error {}

export async function startProxy(): Promise<Proxy> {
  const failures: string[] = [];
  const targets: number[] = [];
  let turn = 0;
  const forward = async (incoming: IncomingMessage, body: Buffer): Promise<Reply> => {
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD';
    const last: Reply = { status: 502, headers: {}, body: Buffer.from('No server answers.') };
    turn += 1;
    const inTurn = [...targets.slice(turn % targets.length), ...targets.slice(0, turn % targets.length)];
    for (const port of inTurn) {
      try {
        const reply = await send(port, incoming, body);
        if (reply.status !== 503 || !isRead) return reply;
        Object.assign(last, reply);
      } catch (error) {
        if (!isRead && !(error instanceof NotConnected)) return last;
      }
    }
    return last;
  };
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
    const { status, headers, body } = await forward(incoming, Buffer.concat(chunks));
    if (status >= 500) failures.push(`${status} ${incoming.method} ${incoming.url}`);
    response.writeHead(status, own(headers)).end(body);
  };
  const server = createServer((incoming, response) => {
    answer(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    targets,
    failures,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Without what belongs to one connection. */
const own = ({
  connection: _connection,
  'keep-alive': _keepAlive,
  'transfer-encoding': _encoding,
  ...rest
}: IncomingHttpHeaders) => rest;

function send(port: number, incoming: IncomingMessage, body: Buffer): Promise<Reply> {
  const { method, url, headers } = incoming;
  return new Promise((resolve, reject) => {
    let isConnected = false;
    const outgoing = request(
      { host: '127.0.0.1', port, method, path: url, headers: own(headers), agent: false, timeout: 30_000 },
      (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('end', () =>
          resolve({ status: reply.statusCode ?? 502, headers: reply.headers, body: Buffer.concat(chunks) }),
        );
        reply.on('error', reject);
      },
    );
    outgoing.on('socket', (socket) => socket.once('connect', () => (isConnected = true)));
    outgoing.on('timeout', () => outgoing.destroy(new Error('timeout')));
    outgoing.on('error', (error) => reject(isConnected ? error : new NotConnected(error.message)));
    outgoing.end(body);
  });
}

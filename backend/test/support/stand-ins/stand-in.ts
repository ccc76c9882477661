import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a stand-in for a provider saw it. */
export interface SeenRequest {
  method: string;
  /** Without the query. */
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
  bytes: Buffer;
}

export interface StandInAnswer {
  status: number;
  body: unknown;
  /** Sent as it is, in the place of the body. */
  raw?: string;
  headers?: Record<string, string>;
}

/**
 * How a provider fails. `silent`: nothing is done, and no answer comes; `lost`: it is done, and the answer
 * does not arrive; `broken`: it says 500; `dripping`: nothing is done, and an answer begins that never ends.
 * What is silent or lost ends the connection, or (`hang`) lets the caller wait.
 */
export interface Trouble {
  kind: 'silent' | 'lost' | 'broken' | 'dripping';
  /** Of "POST /v1/refunds". */
  where: RegExp;
  /** How often, until all is well again. */
  times: number;
  hang?: boolean;
}

/** A server on this machine that speaks a provider's wire format. */
export class StandIn {
  readonly requests: SeenRequest[] = [];
  private troubles: Trouble[] = [];
  private readonly server;

  constructor(private readonly handle: (request: SeenRequest) => StandInAnswer) {
    this.server = createServer((request, response) => void this.serve(request, response));
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  trouble(kind: Trouble['kind'], where: RegExp, times = 1, hang = false): void {
    this.troubles.push({ kind, where, times, hang });
  }

  calm(): void {
    this.troubles = [];
  }

  /** @returns how often something was asked for, e.g. "POST /v1/refunds" */
  count(what: RegExp): number {
    return this.requests.filter(({ method, path }) => what.test(`${method} ${path}`)).length;
  }

  private async serve(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk as Buffer);
    const { pathname, searchParams } = new URL(message.url ?? '/', 'http://stand-in');
    const bytes = Buffer.concat(chunks);
    const request: SeenRequest = {
      method: message.method ?? '',
      path: pathname,
      query: searchParams,
      headers: message.headers,
      body: bytes.toString(),
      bytes,
    };
    this.requests.push(request);
    const trouble = this.next(`${request.method} ${request.path}`);
    if (trouble?.kind === 'dripping') {
      drip(response);
      return;
    }
    const answer =
      trouble?.kind === 'silent' || trouble?.kind === 'broken'
        ? { status: 500, body: { error: { type: 'api_error', message: 'Something is broken.' } } }
        : this.handle(request);
    if (trouble && trouble.kind !== 'broken') {
      if (!trouble.hang) message.socket.destroy();
      return;
    }
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      ...('headers' in answer ? answer.headers : {}),
    });
    const raw = 'raw' in answer ? answer.raw : undefined;
    response.end(raw ?? (answer.body === null ? '' : JSON.stringify(answer.body)));
  }

  private next(what: string): Trouble | undefined {
    const trouble = this.troubles.find(({ where, times }) => times > 0 && where.test(what));
    if (trouble) trouble.times -= 1;
    return trouble;
  }
}

/** Spaces, with which a JSON text may begin, for as long as somebody listens. */
function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 100);
  response.once('close', () => clearInterval(timer));
}

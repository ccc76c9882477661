import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { InnerAnswer, InnerDoor } from '../platform/http/inner-door.js';

/** Making a real Response takes longer than many a route. */
export interface InProcessAnswer {
  ok: boolean;
  status: number;
  statusText: string;
  headers: { get(name: string): string | null };
  text(): Promise<string>;
  json(): Promise<unknown>;
  /** The answer itself, where it never was a text. */
  data?: unknown;
}

export type InProcessFetch = (address: string) => Promise<InProcessAnswer>;

export interface FileAnswer extends InProcessAnswer {
  bytes(): Promise<Uint8Array>;
}

/** Passes on no cookies. @param reader so that programs don't count, and costly calls are limited */
export function inProcessFetch(
  server: FastifyInstance,
  headers: Record<string, string>,
  reader: { userAgent: string | undefined; address: string } = { userAgent: undefined, address: '127.0.0.1' },
): (address: string) => Promise<FileAnswer> {
  return async (url) => {
    const answer = await server.inject({
      method: 'GET',
      url,
      headers: { ...headers, 'user-agent': reader.userAgent ?? '' },
      remoteAddress: reader.address,
    });
    return {
      ok: answer.statusCode >= 200 && answer.statusCode < 300,
      status: answer.statusCode,
      statusText: answer.statusMessage,
      headers: {
        get: (name) => {
          const value = answer.headers[name];
          return value === undefined ? null : String(value);
        },
      },
      text: () => Promise.resolve(answer.payload),
      json: () => Promise.resolve(JSON.parse(answer.payload) as unknown),
      bytes: () => Promise.resolve(answer.rawPayload),
    };
  };
}

/** The same for a page, without a message where its routes can be asked without. */
export function pageFetch(
  server: FastifyInstance,
  door: InnerDoor,
  headers: Record<string, string>,
  page: { request: FastifyRequest; userAgent: string | undefined; address: string },
): InProcessFetch {
  const byMessage = inProcessFetch(server, headers, page);
  const inner = { ...headers, 'user-agent': page.userAgent ?? '' };
  return async (url) => {
    const answer = await door.ask(url, inner, page.request);
    return answer ? readInner(answer) : byMessage(url);
  };
}

function readInner({ status, headers, data }: InnerAnswer): InProcessAnswer {
  return {
    ok: status < 300,
    status,
    statusText: '',
    headers: { get: (name) => headers.get(name) ?? null },
    text: () => Promise.resolve(data === undefined ? '' : JSON.stringify(data)),
    json: () => Promise.resolve(data),
    data,
  };
}

import type { FastifyInstance } from 'fastify';

/** Making a real Response takes longer than many a route. */
export interface InProcessAnswer {
  ok: boolean;
  status: number;
  statusText: string;
  headers: { get(name: string): string | null };
  text(): Promise<string>;
  json(): Promise<unknown>;
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

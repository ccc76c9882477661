import type { FastifyInstance } from 'fastify';

/** As much of a Response as is read here; making a real one takes longer than many a route. */
export interface InProcessAnswer {
  ok: boolean;
  status: number;
  statusText: string;
  headers: { get(name: string): string | null };
  text(): Promise<string>;
  json(): Promise<unknown>;
}

export type InProcessFetch = (address: string) => Promise<InProcessAnswer>;

/** One that may be a file. */
export interface FileAnswer extends InProcessAnswer {
  bytes(): Promise<Uint8Array>;
}

/**
 * A `fetch` for the server's own routes that needs no network. It passes on no cookies: pages are rendered
 * without anyone's session.
 * @param headers those of `openPage`
 * @param reader who asked for the page: the browser, so that searches of programs are not counted as
 *   people's, and the address, as a visitor may cause only so many calls of what costs money
 */
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

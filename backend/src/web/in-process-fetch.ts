import type { FastifyInstance } from 'fastify';

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
): typeof globalThis.fetch {
  return async (input) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const answer = await server.inject({
      method: 'GET',
      url: url.pathname + url.search,
      headers: { ...headers, 'user-agent': reader.userAgent ?? '' },
      remoteAddress: reader.address,
    });
    const given = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    );
    return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers: given });
  };
}

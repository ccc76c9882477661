import type { FastifyInstance } from 'fastify';

/**
 * A `fetch` for the server's own routes that needs no network. It passes on no cookies: pages are rendered without
 * anyone's session.
 * @param headers those of `openPage`
 * @param userAgent of the browser that asked for the page, so that searches of programs are not counted as people's
 */
export function inProcessFetch(
  server: FastifyInstance,
  headers: Record<string, string>,
  userAgent: string | undefined,
): typeof globalThis.fetch {
  return async (input) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const answer = await server.inject({
      method: 'GET',
      url: url.pathname + url.search,
      headers: { ...headers, 'user-agent': userAgent ?? '' },
    });
    const given = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    );
    return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers: given });
  };
}

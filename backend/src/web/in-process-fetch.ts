import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Known to this process alone, so that nobody outside can pass for it. */
const MARK = { name: 'x-farmgate-in-process', value: randomUUID() };

/** Whether a request is one that this server sent to itself. */
export const isInProcess = (headers: IncomingHttpHeaders): boolean => headers[MARK.name] === MARK.value;

/**
 * A `fetch` for the server's own routes that needs no network. It passes on no cookies: pages are rendered without
 * anyone's session.
 * @param userAgent of the browser that asked for the page, so that searches of programs are not counted as people's
 */
export function inProcessFetch(
  server: FastifyInstance,
  userAgent: string | undefined,
): typeof globalThis.fetch {
  return async (input) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const answer = await server.inject({
      method: 'GET',
      url: url.pathname + url.search,
      headers: { [MARK.name]: MARK.value, 'user-agent': userAgent ?? '' },
    });
    const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    );
    return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
  };
}

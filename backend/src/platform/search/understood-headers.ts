import type { FastifyReply } from 'fastify';
import type { Understood } from './text-search.service.js';

/**
 * Says in an answer's headers how its text was understood. `X-Search-Corrected` is what was searched for
 * instead, `X-Search-Suggested` what may have been meant, `X-Search-Match: most` that nothing has all words,
 * and `X-Search-Missing` the food that was asked for where nothing is called so. Texts are encoded as in an
 * address.
 */
export function sendUnderstood(
  reply: FastifyReply,
  { corrected, suggested, isMost, missing }: Understood,
): void {
  if (corrected !== null) void reply.header('X-Search-Corrected', encodeURIComponent(corrected));
  if (suggested !== null) void reply.header('X-Search-Suggested', encodeURIComponent(suggested));
  if (isMost) void reply.header('X-Search-Match', 'most');
  if (missing !== null) void reply.header('X-Search-Missing', encodeURIComponent(missing));
}

import type { FastifyReply } from 'fastify';
import type { Understood } from './text-search.service.js';

/** `X-Search-Corrected`, `-Suggested`, `-Match: most` and `-Missing`, URL-encoded. */
export function sendUnderstood(
  reply: FastifyReply,
  { corrected, suggested, isMost, missing }: Understood,
): void {
  if (corrected !== null) void reply.header('X-Search-Corrected', encodeURIComponent(corrected));
  if (suggested !== null) void reply.header('X-Search-Suggested', encodeURIComponent(suggested));
  if (isMost) void reply.header('X-Search-Match', 'most');
  if (missing !== null) void reply.header('X-Search-Missing', encodeURIComponent(missing));
}

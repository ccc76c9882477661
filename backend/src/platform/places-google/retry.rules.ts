/** How often a request is sent again after its first time. */
const MAX_RETRIES = 2;
/** Nobody waits longer than this for a page, whatever Retry-After says. */
const LONGEST_WAIT_MS = 3_000;
const FIRST_WAIT_MS = 250;

/**
 * Reads a Retry-After header, in seconds or as an HTTP date.
 * @returns milliseconds, or null when there is none
 */
function retryAfterMs(header: string | null, now: Date): number | null {
  if (header === null || header.trim() === '') return null;
  const milliseconds = /^\d+$/.test(header.trim())
    ? Number(header) * 1_000
    : Date.parse(header) - now.getTime();
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : null;
}

/**
 * Whether, and after how long, a refused request is sent again: 429 and 5xx are, with growing pauses or as
 * Retry-After says, unless that is longer than a person waits.
 * @param retries how often it was sent again already
 * @param random from 0 to 1; spreads the requests of several servers
 * @returns milliseconds, or null to give up
 */
export function waitBeforeRetry(
  answer: { status: number; retryAfter: string | null },
  retries: number,
  now: Date,
  random: number,
): number | null {
  const isPassing = answer.status === 429 || answer.status >= 500;
  if (!isPassing || retries >= MAX_RETRIES) return null;
  const asked = retryAfterMs(answer.retryAfter, now);
  if (asked !== null) return asked <= LONGEST_WAIT_MS ? asked : null;
  return Math.round(FIRST_WAIT_MS * 2 ** retries * (1 + random));
}

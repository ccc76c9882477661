/** After its first time. */
const MAX_RETRIES = 2;
/** Whatever Retry-After says. */
const LONGEST_WAIT_MS = 3_000;
const FIRST_WAIT_MS = 250;

/** Seconds or an HTTP date. @returns milliseconds, or null when there is none */
function retryAfterMs(header: string | null, now: Date): number | null {
  if (header === null || header.trim() === '') return null;
  const milliseconds = /^\d+$/.test(header.trim())
    ? Number(header) * 1_000
    : Date.parse(header) - now.getTime();
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : null;
}

/** For 429 and 5xx. @param random from 0 to 1 @returns milliseconds, or null to give up */
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

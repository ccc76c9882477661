export type PushOutcome =
  | { kind: 'sent' }
  /** The device has ended its subscription. */
  | { kind: 'gone' }
  /** It is never taken. */
  | { kind: 'refused' }
  /** `afterSeconds`: what the service asks for, null where it does not say. */
  | { kind: 'later'; afterSeconds: number | null };

/** Seconds after the first try, the second …; six tries within half a day. */
const RETRY_AFTER_SECONDS = [30, 120, 600, 3_600, 14_400] as const;
const LEAST_SECONDS = 5;
const MOST_SECONDS = 6 * 3_600;

/** @param status null for no answer @param retryAfter seconds, or a date (RFC 9110, 10.2.3) */
export function outcomeOf(status: number | null, retryAfter: string | undefined, now: Date): PushOutcome {
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === null || status === 408 || status === 429 || status >= 500) {
    return { kind: 'later', afterSeconds: secondsOf(retryAfter, now) };
  }
  // A service that sends elsewhere is not followed.
  return { kind: status >= 200 && status < 300 ? 'sent' : 'refused' };
}

function secondsOf(text: string | undefined, now: Date): number | null {
  if (text === undefined) return null;
  const seconds = /^\d{1,9}$/.test(text.trim())
    ? Number(text)
    : Math.ceil((Date.parse(text) - now.getTime()) / 1_000);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, LEAST_SECONDS), MOST_SECONDS);
}

/** @param tries so far @returns seconds until the next one; null when that was the last */
export function nextPushAfter(tries: number, afterSeconds: number | null): number | null {
  const own = RETRY_AFTER_SECONDS[tries - 1];
  return own === undefined ? null : Math.max(own, afterSeconds ?? 0);
}

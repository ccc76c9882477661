/** Seconds until the next try, after the first, the second …; eight tries over some 21 hours. */
export const RETRY_AFTER_SECONDS = [30, 120, 600, 1_800, 7_200, 21_600, 43_200] as const;

/** What nodemailer throws. */
export interface SmtpError {
  message?: string;
  code?: string;
  /** What was being said to the mail server, e.g. "RCPT TO". */
  command?: string;
  responseCode?: number;
  response?: string;
}

/**
 * @returns whether the mail server will never take this mail: a 5xx about its recipient or its contents. A
 * 5xx about the sender or the password is ours to mend, and the mail waits for that.
 */
export function isRefusedForGood({ command, responseCode = 0 }: SmtpError): boolean {
  return responseCode >= 500 && responseCode < 600 && (command === 'RCPT TO' || command === 'DATA');
}

/** @param tries how many there have been @returns seconds until the next one; null when that was the last */
export const nextTryAfter = (tries: number): number | null => RETRY_AFTER_SECONDS[tries - 1] ?? null;

/** @returns a text as it may stand in a header: one line, without control characters */
export const headerText = (text: string): string =>
  // eslint-disable-next-line no-control-regex
  text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();

/** @returns what went wrong at a try, for people */
export const failureDetail = ({ response, message, code }: SmtpError): string =>
  [code, response ?? message]
    .filter((part) => part)
    .join(': ')
    .slice(0, 500) || 'unknown';

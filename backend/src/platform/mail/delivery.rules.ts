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

/** Of a mail server whose certificate is not one that this machine trusts. */
const CERTIFICATE_HINT = 'end SMTP_URL with ?tls.rejectUnauthorized=false to take any certificate';

/** @returns what went wrong at a try, for people */
export function failureDetail({ response, message, code }: SmtpError): string {
  const said = [code, response ?? message].filter((part) => part).join(': ');
  const isCertificate = response === undefined && /certificate/i.test(message ?? '');
  return (isCertificate ? `${said}; ${CERTIFICATE_HINT}` : said).slice(0, 500) || 'unknown';
}

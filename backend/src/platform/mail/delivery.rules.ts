/** Seconds after the first try, the second …; eight tries over some 21 hours. */
export const RETRY_AFTER_SECONDS = [30, 120, 600, 1_800, 7_200, 21_600, 43_200] as const;

export interface SmtpError {
  message?: string;
  code?: string;
  /** "RCPT TO" */
  command?: string;
  responseCode?: number;
  response?: string;
}

/** A 5xx about the recipient or contents. One about the sender or password waits for us to mend it. */
export function isRefusedForGood({ command, responseCode = 0 }: SmtpError): boolean {
  return responseCode >= 500 && responseCode < 600 && (command === 'RCPT TO' || command === 'DATA');
}

/** @returns seconds; null when that was the last try */
export const nextTryAfter = (tries: number): number | null => RETRY_AFTER_SECONDS[tries - 1] ?? null;

/** One line, without control characters. */
export const headerText = (text: string): string =>
  // eslint-disable-next-line no-control-regex
  text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();

/** For a certificate that this machine does not trust. */
const CERTIFICATE_HINT = 'end SMTP_URL with ?tls.rejectUnauthorized=false to take any certificate';

export function failureDetail({ response, message, code }: SmtpError): string {
  const said = [code, response ?? message].filter((part) => part).join(': ');
  const isCertificate = response === undefined && /certificate/i.test(message ?? '');
  return (isCertificate ? `${said}; ${CERTIFICATE_HINT}` : said).slice(0, 500) || 'unknown';
}

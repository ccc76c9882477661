const CODES =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ERR_STREAM_(DESTROYED|WRITE_AFTER_END)|08...|53[234]00|57P0[1-5])$/;
/** What pg and TypeORM say without a code. */
const SENTENCES =
  /Connection terminated|timeout exceeded when trying to connect|Connection ended|not queryable|Query runner already released|Transaction is not started yet|already been released|already released|Cannot use a pool after calling end|Query read timeout|timeout expired|No connection options|connection is not established|message from backend|not connected/i;

/** SQLSTATE classes 08, 53 (but for a full disk) and 57P, also as a cause. */
export function isDatabaseGone(error: unknown): boolean {
  const code = codeOf(error);
  if (code && CODES.test(code)) return true;
  if (!(error instanceof Error)) return false;
  if (SENTENCES.test(error.message)) return true;
  const within = error instanceof AggregateError ? (error.errors as unknown[]) : [error.cause];
  return within.some((cause) => cause !== undefined && isDatabaseGone(cause));
}

/** SQLSTATE 53100 */
export const isDatabaseFull = (error: unknown): boolean => codeOf(error) === '53100';

function codeOf(error: unknown): string | undefined {
  const { code, driverError } = (error ?? {}) as { code?: unknown; driverError?: { code?: unknown } };
  const given = code ?? driverError?.code;
  return typeof given === 'string' ? given : undefined;
}

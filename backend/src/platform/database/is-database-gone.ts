/** @returns whether an error says: connection lost or refused; PostgreSQL starting, stopping, or out of connections (SQLSTATE classes 08, 53 but for a full disk, 57P) */
export function isDatabaseGone(error: unknown): boolean {
  const code = codeOf(error);
  if (code && /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|08...|53[234]00|57P0[1-3])$/.test(code)) return true;
  const message = error instanceof Error ? error.message : '';
  return /Connection terminated|timeout exceeded when trying to connect|Connection ended|not queryable/i.test(
    message,
  );
}

/** @returns whether an error says that PostgreSQL's disk has no room (SQLSTATE 53100) */
export const isDatabaseFull = (error: unknown): boolean => codeOf(error) === '53100';

function codeOf(error: unknown): string | undefined {
  const { code, driverError } = (error ?? {}) as { code?: unknown; driverError?: { code?: unknown } };
  const given = code ?? driverError?.code;
  return typeof given === 'string' ? given : undefined;
}

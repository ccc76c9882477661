/** @returns whether an error says: connection lost or refused; PostgreSQL starting, stopping, or out of connections (SQLSTATE classes 08, 53, 57P) */
export function isDatabaseGone(error: unknown): boolean {
  const code = codeOf(error);
  if (code && /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|08...|53300|57P0[1-3])$/.test(code)) return true;
  const message = error instanceof Error ? error.message : '';
  return /Connection terminated|timeout exceeded when trying to connect|Connection ended/i.test(message);
}

function codeOf(error: unknown): string | undefined {
  const { code, driverError } = (error ?? {}) as { code?: unknown; driverError?: { code?: unknown } };
  const given = code ?? driverError?.code;
  return typeof given === 'string' ? given : undefined;
}

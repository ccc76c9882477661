import { EmbeddedPostgresError } from '@farmgate/embedded-postgres/embedded-postgres-error';

/** The message alone is printed, without a stack; the process exits with 1. */
export class StartError extends Error {
  override name = 'StartError';
}

/** @returns a sentence where its reader can mend it, else the stack */
export function textOfError(error: unknown): string {
  const isExpected = error instanceof StartError || error instanceof EmbeddedPostgresError;
  return isExpected ? error.message : String((error as Error).stack);
}

import { EmbeddedPostgresError } from '@farmgate/embedded-postgres/embedded-postgres-error';

/**
 * A reason not to start that its reader can mend: the message is one sentence for a person, without a stack.
 * Whoever starts the product prints `message` alone and exits with status 1.
 */
export class StartError extends Error {
  override name = 'StartError';
}

/**
 * @returns what to print of an error that ends a process: a sentence where its reader can mend it, else its
 * stack
 */
export function textOfError(error: unknown): string {
  const isExpected = error instanceof StartError || error instanceof EmbeddedPostgresError;
  return isExpected ? error.message : String((error as Error).stack);
}

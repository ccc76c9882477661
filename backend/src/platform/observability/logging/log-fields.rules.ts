/**
 * What may stand in the log: no address of a person, no query string, nothing that an error carries besides
 * its text.
 */

/**
 * Whom or what a text names between other words. The log is read by more people, and kept elsewhere, than the
 * database.
 */
const EMAIL = /[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g;
/** Keys of links stand in query strings. */
const QUERY = /(\/[^\s?"'<>]*)\?[^\s"'<>]+/g;
/** How many causes of an error are told. */
const MOST_CAUSES = 3;

/** @returns a text without e-mail addresses and without the query strings of addresses */
export const scrubbed = (text: string): string => text.replace(QUERY, '$1?…').replace(EMAIL, '[address]');

/** What the log has of an error. */
export type LoggedError = {
  type: string;
  message: string;
  stack: string;
  /** Of the system or of PostgreSQL: ECONNREFUSED, 23505. */
  code?: string;
};

/**
 * Errors carry more than their text: those of PostgreSQL the row that they were about, those of TypeORM the
 * values of the statement, those of the HTTP parser the whole request with its cookies.
 * @returns type, text, stack with the causes, and the code
 */
export function errorFields(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: scrubbed(String(error)), stack: '' };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: scrubbed(error.message),
    stack: scrubbed(stacksOf(error)),
    ...(typeof code === 'string' ? { code } : {}),
  };
}

function stacksOf(error: Error): string {
  const stacks: string[] = [];
  let next: unknown = error;
  while (next instanceof Error && stacks.length <= MOST_CAUSES) {
    stacks.push(next.stack ?? next.message);
    next = next.cause;
  }
  return stacks.join('\ncaused by: ');
}

/** No email address, no query string, nothing of an error besides its text. */

/** The log is read by more people than the database. */
const EMAIL = /[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g;
/** Keys of links stand in query strings. */
const QUERY = /(\/[^\s?"'<>]*)\?[^\s"'<>]+/g;
const MOST_CAUSES = 3;

/** Without email addresses and query strings. */
export const scrubbed = (text: string): string => text.replace(QUERY, '$1?…').replace(EMAIL, '[address]');

export type LoggedError = {
  type: string;
  message: string;
  stack: string;
  /** ECONNREFUSED, 23505 */
  code?: string;
};

/** Leaves out rows, values and cookies that errors carry. @returns type, text, stack with causes, code */
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

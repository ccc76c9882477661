import { cutText } from '../../contract/shared/cut-text.js';

/** What somebody without a name is called. */
export const NAMELESS = 'Verified buyer';

/**
 * @param contact `name` is the username where no name was given, which nobody chose for showing
 * @returns first name and initial: "Sam R."
 */
export function authorName({ name, username }: { name: string; username: string }): string {
  if (name === username) return NAMELESS;
  const [first = '', ...others] = name.trim().split(/\s+/);
  const initial = [...(others.at(-1) ?? '')][0];
  const shown = cutText(first, 40);
  return initial === undefined ? shown || NAMELESS : `${shown} ${initial.toUpperCase()}.`;
}

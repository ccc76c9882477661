import { cutText } from '../../contract/shared/cut-text.js';

export const NAMELESS = 'Verified buyer';

/** @returns first name and initial, "Sam R."; a username nobody chose for showing is not shown */
export function authorName({ name, username }: { name: string; username: string }): string {
  if (name === username) return NAMELESS;
  const [first = '', ...others] = name.trim().split(/\s+/);
  const initial = [...(others.at(-1) ?? '')][0];
  const shown = cutText(first, 40);
  return initial === undefined ? shown || NAMELESS : `${shown} ${initial.toUpperCase()}.`;
}

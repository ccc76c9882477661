import type { TypedMail } from './mail-draft.js';

/**
 * What emails to the team are counted by that others can cause. What they tell of is in the back office, so
 * nothing is lost after the last one.
 * @param by the sender's network or account
 */
export const toTeam = (by: string | null): TypedMail => ({
  by,
  ofOne: 10,
  most: 50,
  last: 'This is our last email of this kind for now. You’ll find the next ones in the back office.',
});

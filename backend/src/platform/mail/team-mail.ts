import type { TypedMail } from './mail-draft.js';

/** The back office shows what comes after the last. @param by the sender's network or account */
export const toTeam = (by: string | null): TypedMail => ({
  by,
  ofOne: 10,
  most: 50,
  last: 'This is our last email of this kind for now. You’ll find the next ones in the back office.',
});

import { passwordTooShort } from '../../../contract/accounts/auth.js';
import { MIN_GUARDED_PASSWORD_LENGTH } from '../../../contract/shared/limits.js';

export const EASY_TO_GUESS = "Please choose a password that's harder to guess.";
export const EASY_WARNING =
  'Your password is one of the first that others try. Choose another one on your account page.';

export const weakAlone = (least: number) =>
  `Before you turn this off, choose a password of at least ${neededLength(true, least)} characters that's hard to guess.`;

/** @returns how many characters a password needs */
export const neededLength = (isGuarded: boolean, least: number) =>
  isGuarded ? Math.max(MIN_GUARDED_PASSWORD_LENGTH, least) : least;

export interface ChosenPassword {
  password: string;
  isEasy: boolean;
  /** Staff, or an owner of payouts, without a second factor. */
  isGuarded: boolean;
  least: number;
}

/** @returns null where the password will do */
export function refusalOfPassword({ password, isEasy, isGuarded, least }: ChosenPassword): string | null {
  const needed = neededLength(isGuarded, least);
  if (password.length < needed) return passwordTooShort(needed);
  return isEasy && isGuarded ? EASY_TO_GUESS : null;
}

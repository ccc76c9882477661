import { ApiError, sentenceOf } from '../../lib/api/api';
import { reasonOf } from '../../lib/api/field-issues';

export const SAVING_FAILED = 'We couldn’t save your changes. Check your connection and try again.';
const PICTURE_ERRORS: readonly (string | undefined)[] = [
  'IMAGE_TOO_LARGE',
  'IMAGE_NOT_ACCEPTED',
  'HEIC_NOT_READ',
];

/** @returns why a form was not saved */
export const failureSentence = (error: Error | null): string => sentenceOf(error, SAVING_FAILED);

/** @returns the server's first sentence on what is wrong, of which thing */
export const whyRefused = (error: Error): string => reasonOf(error, 'Check your connection and try again.');

/** @returns whether an error is about a picture, beside which it is shown */
export const isAboutPicture = (error: Error | null): boolean =>
  error instanceof ApiError && PICTURE_ERRORS.includes(error.body?.error);

/** @returns whether another try may help: the server was not reached, was busy, or failed */
export const isWorthRetrying = (error: Error | null): boolean =>
  error !== null && (!(error instanceof ApiError) || error.status === 429 || error.status >= 500);

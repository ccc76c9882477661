import type { ErrorBody } from '@farmgate/backend/contract/shared/errors';
import { ApiError, sentenceOf } from './api';

export type Issue = NonNullable<ErrorBody['issues']>[number];

/** @returns what the server found wrong, and where; nothing when it gave no such list */
export function issuesOf(error: unknown): Issue[] {
  return error instanceof ApiError ? (error.body?.issues ?? []) : [];
}

/** @returns why it wasn’t done: the first thing the server found wrong, else its sentence, else another */
export const reasonOf = (error: unknown, otherwise: string): string =>
  issuesOf(error)[0]?.message ?? sentenceOf(error, otherwise);

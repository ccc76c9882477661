import type { ErrorBody } from '@farmgate/backend/contract/shared/errors';
import { ApiError } from './api';

export type Issue = NonNullable<ErrorBody['issues']>[number];

/** @returns what the server found wrong, and where; nothing when it gave no such list */
export function issuesOf(error: unknown): Issue[] {
  return error instanceof ApiError ? (error.body?.issues ?? []) : [];
}

import type { ErrorCode } from '@farmgate/backend/contract/shared/errors';
import { ApiError } from './api';

/** @returns whether the server refused with this code */
export const isCode = (error: unknown, code: ErrorCode): boolean =>
  error instanceof ApiError && error.body?.error === code;

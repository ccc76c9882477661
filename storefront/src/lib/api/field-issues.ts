import type { ErrorBody } from '@farmgate/backend/contract/shared/errors';
import { ApiError } from './api';

export type Issue = NonNullable<ErrorBody['issues']>[number];

/** @returns what the server found wrong, and where; nothing when it gave no such list */
export function issuesOf(error: unknown): Issue[] {
  return error instanceof ApiError ? (error.body?.issues ?? []) : [];
}

/**
 * What the server found wrong with the fields of a form.
 * @param form any object with the form's fields, to leave out issues about anything else
 * @returns pairs of field and sentence; none when the error is about something else
 */
export function fieldIssues<Form extends object>(
  error: unknown,
  form: Form,
): [keyof Form & string, string][] {
  return issuesOf(error)
    .filter(({ path }) => Object.hasOwn(form, path))
    .map(({ path, message }) => [path as keyof Form & string, message]);
}

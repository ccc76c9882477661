import { ApiError } from './api';

/**
 * What the server found wrong with the fields of a form.
 * @param form any object with the form's fields, to leave out issues about anything else
 * @returns pairs of field and sentence; none when the error is about something else
 */
export function fieldIssues<Form extends object>(
  error: unknown,
  form: Form,
): [keyof Form & string, string][] {
  const issues = error instanceof ApiError ? (error.body?.issues ?? []) : [];
  return issues
    .filter(({ path }) => Object.hasOwn(form, path))
    .map(({ path, message }) => [path as keyof Form & string, message]);
}

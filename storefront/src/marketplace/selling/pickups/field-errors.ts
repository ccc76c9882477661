import type { Issue } from '../../../lib/api/field-issues';

/** What is wrong with the fields of a form: the first sentence of each, by its path in what is sent. */
export type FieldErrors = Readonly<Record<string, string>>;

/** @returns the first sentence of each path */
export function fieldErrors(issues: readonly Issue[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[path] ??= message;
  return errors;
}

/** @returns what a request has at a path such as `cutoff.hours` */
const valueAt = (request: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | null | undefined)?.[name], request);

/** @returns the issues of what is as it was sent: what was changed since may be right */
export const issuesOfSame = (issues: readonly Issue[], sent: unknown, now: unknown): Issue[] =>
  issues.filter(({ path }) => JSON.stringify(valueAt(sent, path)) === JSON.stringify(valueAt(now, path)));

/** @returns the sentence about a field or anything in it: that of `dates.0` for `dates` */
export const errorWithin = (errors: FieldErrors, path: string): string | undefined =>
  errors[path] ?? Object.entries(errors).find(([at]) => at.startsWith(`${path}.`))?.[1];

/**
 * Checks a form by the rules of the contract; where they cannot be fetched, the server checks by the same.
 */
export async function checkForm(form: 'site' | 'schedule', request: unknown): Promise<FieldErrors> {
  const rules = await import('./check').catch(() => null);
  return fieldErrors(rules?.wrongFields(form, request) ?? []);
}

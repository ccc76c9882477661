import { type FieldErrors, get, set } from 'react-hook-form';
import type { Issue } from '../../lib/api/field-issues';

const found = (errors: object, path: string): unknown => get(errors, path);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** @returns what a schema or the server found wrong, as a form has it: the first sentence of each field */
export function errorsOf(issues: readonly Issue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) {
    const held = found(errors, path);
    const inside = isObject(held) ? held : {};
    if (!('message' in inside)) set(errors, path, { ...inside, type: 'issue', message });
  }
  return errors;
}

/** @returns what is wrong at a path such as "seasons.0.closes" */
export function errorAt(errors: object, path: string): string | undefined {
  const trouble = found(errors, path);
  if (!isObject(trouble)) return undefined;
  const message = trouble.message ?? (isObject(trouble.root) ? trouble.root.message : undefined);
  return typeof message === 'string' ? message : undefined;
}

/** @returns the same for a path or anything in it: what is wrong with "dates.0" is wrong with "dates" */
export function errorWithin(errors: object, path: string): string | undefined {
  const own = errorAt(errors, path);
  const inside = found(errors, path);
  if (own !== undefined || !isObject(inside)) return own;
  return Object.keys(inside)
    .filter((key) => key !== 'ref')
    .map((key) => errorWithin(errors, `${path}.${key}`))
    .find((message) => message !== undefined);
}

/** @returns for a form's `wrongOf`: the one field that an error is about; null without a sentence for it */
export const at = (path: string, message: string | null | undefined): Issue[] | null =>
  message ? [{ path, message }] : null;

/** @returns those issues that are about what a form holds, by its own names */
export function atFields<Values extends object>(
  issues: readonly Issue[],
  values: Values,
  fieldAt: (path: string, values: Values) => string | null,
): Issue[] {
  return issues.flatMap(({ path, message }) => {
    const field = fieldAt(path, values);
    const isOurs = field !== null && Object.hasOwn(values, field.split('.')[0] ?? '');
    return isOurs ? [{ path: field, message }] : [];
  });
}

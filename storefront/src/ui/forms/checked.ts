import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import type { Issue } from '../../lib/api/field-issues';
import { atFields, errorsOf } from './field-errors';

/** By what a form is checked before it is sent. */
export interface Rules<Values> {
  /** What the schema is asked about; unless given, what the form holds. */
  request?: ((values: Values) => unknown) | undefined;
  /** Rules that the contract does not have, by the form's own fields; they go before the contract's. */
  check?: ((values: Values) => readonly Issue[] | null) | undefined;
  /** The form's field that a path of the request is in; null for none. */
  fieldAt?: ((path: string, values: Values) => string | null) | undefined;
}

export const samePath = (path: string): string => path;

/** @returns what a schema makes of what a form holds, and what is wrong with which of its fields */
export async function checked<Values extends FieldValues, Checked>(
  { request, check, fieldAt = samePath }: Rules<Values>,
  values: Values,
  schema: ZodType<Checked> | null | undefined,
): Promise<{ data: Checked; errors: FieldErrors<Values> }> {
  const asked = request ? request(values) : values;
  const result = await schema?.safeParseAsync(asked);
  const found = (result?.error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }));
  const issues = [...(check?.(values) ?? []), ...atFields(found, values, fieldAt)];
  // What is in no field, the server says.
  return { data: (result?.success ? result.data : asked) as Checked, errors: errorsOf(issues) as never };
}

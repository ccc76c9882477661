import type { ZodType } from 'zod';
import type { Issue } from '../../lib/api/field-issues';

/** @returns what a schema of the contract refuses, by the field's path in what is sent */
export function wrongFields(schema: ZodType, request: unknown): Issue[] {
  const { error } = schema.safeParse(request);
  return (error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }));
}

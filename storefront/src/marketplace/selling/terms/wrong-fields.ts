import { type Issue, issuesOf } from '../../../lib/api/field-issues';

/** A form was not sent: the contract's rules found something wrong with its fields. */
export class WrongFields extends Error {
  constructor(readonly issues: Issue[]) {
    super('Please check what you entered.');
  }
}

/** @returns what is wrong with which field, whether the rules here or the server found it */
export function foundWrong(error: Error | null): Issue[] {
  return error instanceof WrongFields ? error.issues : issuesOf(error);
}

/**
 * Checks a form before it is sent; where the rules cannot be fetched, the server checks by the same.
 * @throws WrongFields
 */
export async function refuseWrong(form: 'terms' | 'code', request: unknown): Promise<void> {
  const rules = await import('./check').catch(() => null);
  const issues = rules?.wrongFields(form, request) ?? [];
  if (issues.length > 0) throw new WrongFields(issues);
}

import { sentenceOf } from '../../lib/api/api';
import { isCode } from '../../lib/api/is-code';
import { at } from '../../ui/forms/field-errors';

/** @returns for a form's `wrongOf`: that the current password, which is in this field, is another one */
export const wrongPasswordAt = (field: string) => (error: Error) =>
  at(field, isCode(error, 'WRONG_PASSWORD') ? sentenceOf(error, '') : null);

import type { Issue } from '../../../lib/api/field-issues';
import { at } from '../../../ui/forms/field-errors';

/** Days off as they are typed; days as YYYY-MM-DD. */
export interface DaysOffValues {
  from: string;
  to: string;
  note: string;
}

/** @returns what the server would say of days that are missing or in the wrong order */
export function checkDays({ from, to }: DaysOffValues): Issue[] | null {
  if (from === '') return at('from', 'Please choose the first day.');
  if (to === '') return at('to', 'Please choose the last day.');
  return at('to', to < from ? 'The last day must not be before the first day.' : null);
}

/** Days off as they are typed; days as YYYY-MM-DD. */
export interface DaysOffValues {
  from: string;
  to: string;
  note: string;
}

/** What is wrong, by field. */
export type Mistakes = Partial<Record<keyof DaysOffValues, string>>;

/** @returns what the server would say of days that are missing or in the wrong order */
export function checkDays({ from, to }: DaysOffValues): Mistakes {
  if (from === '') return { from: 'Please choose the first day.' };
  if (to === '') return { to: 'Please choose the last day.' };
  return to < from ? { to: 'The last day must not be before the first day.' } : {};
}

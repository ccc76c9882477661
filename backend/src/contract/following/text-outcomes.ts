/** What becomes of a text. Free of zod. */
export const TEXT_OUTCOMES = [
  'received',
  'done',
  'asked',
  'not-understood',
  'refused',
  'undone',
  'keyword',
  'sent',
] as const;
export type TextOutcome = (typeof TEXT_OUTCOMES)[number];

/** Phone numbers that one person can text from. */
export const MAX_TEXT_NUMBERS = 3;
export const TEXT_CODE_MINUTES = 10;
export const TEXT_UNDO_MINUTES = 10;

/** What someone agrees to who enters a number; it is kept with the opt-in. */
export const TEXT_CONSENT =
  'I agree to get texts from Farmgate at this number when I text it or ask for a code. Message and data rates may apply. Message frequency varies. Reply HELP for help, STOP to stop.';

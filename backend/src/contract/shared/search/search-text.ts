/**
 * @returns whether a text has anything that could be found: "%", "_" and "\\" are neither letters nor digits,
 * and find nothing
 */
export const isSearchable = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** What joins or negates words in PostgreSQL's text search, and the white space that may stand between. */
const NEGATED_AGAIN = /-(?=[\s!&|<>():*~\\]*-)/g;
const OPERATORS = /[!&|<>():*~\\]{2,}/g;

/**
 * PostgreSQL refuses a text search that negates more than 31 times in a row ("tsquery stack too small"), and
 * a run of operators means nothing more than one of them.
 * @returns the text with runs of operators collapsed; "sweet-corn", "-tomato" and quoted phrases stay as they
 * are
 */
export const collapseOperators = (text: string): string =>
  text.replaceAll(NEGATED_AGAIN, '').replaceAll(OPERATORS, ' ').trim();

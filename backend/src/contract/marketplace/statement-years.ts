/** The first year that a vendor can have a statement of. Free of zod. */
export const FIRST_STATEMENT_YEAR = 2020;

/** How many searches of Google Places, each of which costs money, a day may have. Free of zod. */

/** Under which name staff's choice is kept. */
export const GOOGLE_BUDGET_KEY = 'google-budget';

/** A day is 24 hours from the first of its searches. */
export interface GoogleBudget {
  /** Over all visitors and servers. */
  perDay: number;
  /** For one network address; as long as requests are limited. */
  perNetwork: number;
}

/** As long as staff have set nothing else. */
export const GOOGLE_BUDGET: GoogleBudget = { perDay: 1_000, perNetwork: 100 };

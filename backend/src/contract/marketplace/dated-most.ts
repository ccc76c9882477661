/** Apart from the words for dates, as every page with a cart needs it. Free of zod. */

export interface DateLeft {
  date: string;
  left: number;
  variantId?: number | undefined;
}

/** What is sold on any day, and for dates. */
export interface Dated {
  inventory: number;
  dates?: readonly DateLeft[] | undefined;
}

/** @returns the most that one order can have of a product: on any day, or of one date */
export const mostOf = ({ inventory, dates = [] }: Dated): number =>
  Math.max(inventory, ...dates.map(({ left }) => left));

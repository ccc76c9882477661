/** Free of zod, for the browser. */

/** Letters of one farm's news. */
export const NEWS_LENGTH = 1_000;
/** A farm writes to its followers at most so often in seven days. */
export const NEWS_PER_WEEK = 3;

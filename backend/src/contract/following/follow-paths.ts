/** The addresses of the pages about following, apart from `paths`, which every page loads. Free of zod. */
export const followPaths = {
  /** What one follows, and what is on near them. */
  myFood: '/my-food',
  /** How and when one is told about it. */
  notices: '/my-food/notices',
  /** Where the email about a first follow leads. */
  confirm: '/my-food/confirm',
} as const;

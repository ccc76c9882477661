/** The addresses of the views of /saved, apart from `paths`, which every page loads. Free of zod. */
export const followPaths = {
  /** What is on near the visitor today. */
  today: '/saved/today',
  /** What they are told about, how and when. */
  alerts: '/saved/alerts',
  /** Where the email about a first follow leads. */
  confirm: '/my-food/confirm',
} as const;

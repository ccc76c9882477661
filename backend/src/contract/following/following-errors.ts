/** What can be refused about following. Free of zod. */
export const FOLLOWING_ERRORS = {
  TOO_MANY_FOLLOWS: {
    status: 409,
    message: "You've reached the limit of what one person can follow. Unfollow something first.",
  },
} as const;

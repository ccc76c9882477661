/** Who somebody is, and whether that is enough. */
export const SIGN_IN_ERRORS = {
  SIGN_IN_REQUIRED: { status: 401, message: 'Please log in first.' },
  FORBIDDEN: { status: 403, message: "Your account doesn't have the right privileges." },
  INVALID_CREDENTIALS: { status: 401, message: 'Invalid credentials. Please try again.' },
  SECOND_FACTOR_REQUIRED: { status: 401, message: 'Enter the six-digit code from your authenticator app.' },
  SECOND_FACTOR_WRONG: {
    status: 401,
    message: 'That code is wrong or has already been used. Please try a new one.',
  },
  ACCOUNT_LOCKED: { status: 403, message: 'This account is locked. Please contact us.' },
  EMAIL_NOT_CONFIRMED: {
    status: 403,
    message: 'Please confirm your email address first. Open the link we emailed you, then try again.',
  },
  CONFIRMATION_LINKS_SENT: {
    status: 429,
    message: "We've already emailed you a few links. Please use the newest one, or try again in an hour.",
  },
  WRONG_PASSWORD: { status: 403, message: "That isn't your current password." },
  NOT_YOUR_USER_ID: { status: 403, message: 'You can only do this for your own account.' },
  SESSION_NOT_FOUND: { status: 404, message: 'That device is already logged out.' },
  SECOND_FACTOR_EXISTS: {
    status: 409,
    message: 'Two-factor authentication is already on. Please turn it off first.',
  },
  VIEWING_CHANGES_NOTHING: {
    status: 403,
    message: 'You’re viewing as someone else, so nothing can be changed. Choose “Stop” first.',
  },
  VIEWING_SHOWS_NOT: { status: 403, message: 'This isn’t shown while you view as someone else.' },
  VIEWING_IS_OVER: {
    status: 403,
    message: 'Viewing as someone else is over. Choose “Stop” to go on as yourself.',
  },
  VIEWING_NOT_POSSIBLE: {
    status: 409,
    message: 'You can view as a customer, farmer or vendor whose account isn’t locked.',
  },
  NO_SECOND_FACTOR: { status: 409, message: 'Two-factor authentication is off for this account.' },
} as const;

/** Errors of texting. Free of zod. */
export const TEXT_ERRORS = {
  TEXTING_OFF: { status: 409, message: "Texting isn't set up on this site." },
  TOO_MANY_NUMBERS: { status: 409, message: 'You can have at most 3 phone numbers. Remove one first.' },
  TEXT_NUMBER_NOT_FOUND: { status: 404, message: "We couldn't find that phone number." },
  TEXT_NUMBER_TAKEN: { status: 409, message: 'Another account already texts from this number.' },
  TEXT_NUMBER_STOPPED: {
    status: 409,
    message: 'This number has opted out of our texts. Text START to our number first, then try again.',
  },
  TEXT_CODE_WRONG: { status: 400, message: "That code isn't right. Check the text and try again." },
  TEXT_CODE_OVER: { status: 400, message: 'That code has expired. Ask for a new one.' },
  TEXT_NOT_FOUND: { status: 404, message: "We couldn't find that text." },
} as const;

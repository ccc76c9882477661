/** Every error that the API answers: its HTTP status and a sentence that a person can act on. Free of zod. */
export const ERRORS = {
  VALIDATION_FAILED: { status: 400, message: 'Please check what you entered.' },
  BAD_REQUEST: { status: 400, message: 'The request could not be read.' },
  BAD_JSON: { status: 400, message: 'The request body is not valid JSON.' },
  SIGN_IN_REQUIRED: { status: 401, message: 'Please log in first.' },
  FORBIDDEN: { status: 403, message: "Your account doesn't have the right privileges." },
  CROSS_SITE_REQUEST: { status: 403, message: 'This request came from another site and was refused.' },
  ROUTE_NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
  LISTING_NOT_FOUND: { status: 404, message: 'The listing could not be found.' },
  ZIP_NOT_FOUND: { status: 404, message: 'There is no US ZIP code there.' },
  PLACE_NOT_FOUND: { status: 404, message: 'The place could not be found.' },
  BODY_TOO_LARGE: { status: 413, message: 'That is more than this address accepts.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Please send JSON.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'That was a lot at once. Please wait a minute and try again.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  PLACES_UNAVAILABLE: {
    status: 503,
    message: 'The places service is not answering right now. Please try again in a moment.',
  },
  DATABASE_UNAVAILABLE: {
    status: 503,
    message: 'Farmgate is catching its breath. Please try again in a moment.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** The one shape of every error answer. */
export interface ErrorBody {
  statusCode: number;
  /** The error's code, for programs. */
  error: ErrorCode;
  /** A sentence for people. */
  message: string;
  /** What is wrong with which field; only for VALIDATION_FAILED. */
  issues?: { path: string; message: string }[];
  /** Quote this to support; the server's log has the same id. */
  requestId: string;
}

/** What is wrong with a request as it travels, whatever it is for. */
export const REQUEST_ERRORS = {
  BAD_REQUEST: { status: 400, message: "We couldn't read this request." },
  HEADERS_TOO_LARGE: { status: 431, message: 'The request has more headers than are taken.' },
  REQUEST_TIMEOUT: { status: 408, message: 'The request did not arrive in time. Please try again.' },
  BAD_JSON: { status: 400, message: "The request body isn't valid JSON." },
  JSON_TOO_DEEP: { status: 400, message: 'This JSON is nested too deeply. Please use at most 20 levels.' },
  NOT_SIGNED: { status: 400, message: 'The signature of this message is not valid.' },
  CROSS_SITE_REQUEST: { status: 403, message: 'This request came from another site and was refused.' },
  BODY_TOO_LARGE: { status: 413, message: 'The request is too large. Please send less data.' },
  FORM_EXPECTED: { status: 415, message: 'Please send a form.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Please send JSON.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests. Please wait a minute and try again.' },
  ROUTE_NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
} as const;

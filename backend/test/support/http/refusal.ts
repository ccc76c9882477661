import { expect } from '@jest/globals';
import { ERRORS, type ErrorCode } from '../../../src/contract/shared/errors.js';

/** @returns what an answer has to match that refuses in the one shape of errors, with that code's sentence */
export const refusal = (code: ErrorCode) => ({
  status: ERRORS[code].status,
  body: {
    statusCode: ERRORS[code].status,
    error: code,
    message: ERRORS[code].message,
    requestId: expect.any(String) as unknown,
  },
});

import type { Call, Known } from './hostile-calls.js';

/** Claims of farms and markets, and what shows that they are right. */
export const CLAIM_CALLS: Record<string, (known: Known) => Call> = {
  answerClaim: () => ({
    method: 'POST',
    path: '/api/farms/1/claim/answer',
    valid: () => ({ text: 'My name is on the sign.' }),
  }),
  enterClaimCode: () => ({
    method: 'POST',
    path: '/api/farms/1/claim/code',
    valid: () => ({ code: '123456' }),
  }),
  claimMarket: () => ({
    method: 'POST',
    path: '/api/markets/1/claim',
    valid: () => ({ evidence: 'I am on the board.' }),
  }),
};

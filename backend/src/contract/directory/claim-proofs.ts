import { z } from 'zod';
import { Day, Timestamp } from '../shared/schemas.js';
import { longText } from '../shared/texts.js';

/** How a claimant shows staff that a farm is theirs. */

/** So many days a claimant has to answer. */
export const CLAIM_PROOF_DAYS = 7;
/** So long a code from the farm's own mailbox or phone can be entered, and so often a wrong one. */
export const CLAIM_CODE_DAYS = 3;
export const CLAIM_CODE_TRIES = 5;
/** So many codes go out for one claim in a day. */
export const CLAIM_CODES_A_DAY = 3;

/** What the claimant reads of it, while staff review the claim. */
export const OwnClaimProof = z.object({
  /** What staff ask for; null where they ask nothing, or it was answered. */
  asked: z.object({ text: z.string(), askedAt: Timestamp, dueOn: Day }).nullable(),
  /** Where a code that they can enter went, "i…@farm.example"; null where there is none. */
  codeSentTo: z.string().nullable(),
});
export type OwnClaimProof = z.infer<typeof OwnClaimProof>;

/** POST /api/farms/{id}/claim/answer */
export const ClaimAnswerRequest = z.strictObject({
  text: longText(3, 5_000, 'Please write your answer.'),
});
export type ClaimAnswerRequest = z.output<typeof ClaimAnswerRequest>;

/** POST /api/farms/{id}/claim/code */
export const ClaimCodeRequest = z.strictObject({
  code: z.string().regex(/^\d{6}$/, 'Please enter the six digits of the code.'),
});
export type ClaimCodeRequest = z.output<typeof ClaimCodeRequest>;

import { z } from 'zod';
import { Day, Timestamp } from '../../shared/schemas.js';
import { longText } from '../../shared/texts.js';

/** What staff asked a claimant for. */
export const ProofView = z.object({
  id: z.number(),
  text: z.string(),
  createdAt: Timestamp,
  dueOn: Day,
  /** Null where the claimant has not answered on their dashboard; they may have by email. */
  answer: z.string().nullable(),
  answeredAt: Timestamp.nullable(),
});
export type ProofView = z.infer<typeof ProofView>;

/** POST /api/admin/farm-claims/{id}/ask-proof, and the same of market-claims. */
export const AskProofBody = z.strictObject({
  text: longText(10, 2_000, 'Please write what you need, in at least 10 characters.'),
});
export type AskProofBody = z.output<typeof AskProofBody>;

export const CODE_WAYS = ['email', 'phone'] as const;
export type CodeWay = (typeof CODE_WAYS)[number];

/** POST /api/admin/farm-claims/{id}/send-code */
export const SendCodeBody = z.strictObject({
  to: z.enum(CODE_WAYS, 'Please choose email or phone.'),
});
export type SendCodeBody = z.output<typeof SendCodeBody>;

/** The code that went to the farm's own contact. */
export const ClaimCodeView = z.object({
  /** Null where none was sent. */
  sentTo: z.string().nullable(),
  sentAt: Timestamp.nullable(),
  /** When the text with it was given up. */
  failedAt: Timestamp.nullable(),
  provenAt: Timestamp.nullable(),
  /** Where one can go now: what others than the claimant say of the farm. */
  ways: z.object({ email: z.string().nullable(), phone: z.string().nullable() }),
});
export type ClaimCodeView = z.infer<typeof ClaimCodeView>;

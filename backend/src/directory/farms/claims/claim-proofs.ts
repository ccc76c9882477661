import { type EntityManager, In } from 'typeorm';
import type { ProofView } from '../../../contract/directory/admin/claim-proofs.admin.js';
import {
  CLAIM_CODE_DAYS,
  CLAIM_CODE_TRIES,
  type OwnClaimProof,
} from '../../../contract/directory/claim-proofs.js';
import { DAY_MS, MINUTE_MS } from '../../../contract/shared/calendar/durations.js';
import { maskedEmail } from '../../../platform/mail/masked-email.rules.js';
import { ClaimProof } from '../../tables/claim-proof.entity.js';
import type { FarmClaim } from '../../tables/farm-claim.entity.js';
import { isOpen } from './sent-code.rules.js';

export type ProofOf = { farmClaimId: number } | { marketClaimId: number };

export const CLAIM_CODE = { minutes: CLAIM_CODE_DAYS * (DAY_MS / MINUTE_MS), tries: CLAIM_CODE_TRIES };

export const askForProof = (
  tx: EntityManager,
  claim: ProofOf,
  asked: Pick<ClaimProof, 'text' | 'dueOn'>,
): Promise<unknown> => tx.insert(ClaimProof, { ...claim, ...asked });

/** What a claim gets when staff ask something of the claimant. */
export const waits = (until: string) => ({ waitsUntil: until, waitsSince: new Date() });

/** @returns the newest first */
export async function proofsOf(tx: EntityManager, claim: ProofOf): Promise<ProofView[]> {
  const found = await tx.find(ClaimProof, { where: claim, order: { id: 'DESC' } });
  return found.map(({ id, text, dueOn, answer, createdAt, answeredAt }) => ({
    ...{ id, text, dueOn, answer },
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }));
}

/**
 * What is asked last counts: an older question needs no answer anymore.
 * @returns by claim, those without an answer
 */
export async function askedOf(
  tx: EntityManager,
  farmClaimIds: readonly number[],
): Promise<Map<number, ClaimProof>> {
  const where = { farmClaimId: In([...farmClaimIds]) };
  const found = await tx.find(ClaimProof, { where, order: { id: 'ASC' } });
  const last = new Map(found.map((proof) => [proof.farmClaimId!, proof]));
  return new Map([...last].filter(([, { answeredAt }]) => answeredAt === null));
}

/** @returns by farm, what the claimant is asked; without claims that wait for nothing */
export async function ownProofs(
  tx: EntityManager,
  claims: readonly FarmClaim[],
): Promise<Map<number, OwnClaimProof>> {
  const waiting = claims.filter(({ waitsSince }) => waitsSince !== null);
  if (waiting.length === 0) return new Map();
  const asked = await askedOf(
    tx,
    waiting.map(({ id }) => id),
  );
  return new Map(
    waiting.flatMap((claim) => {
      const proof = ownProof(claim, asked.get(claim.id));
      return proof ? [[claim.farmId, proof]] : [];
    }),
  );
}

function ownProof(claim: FarmClaim, asked: ClaimProof | undefined): OwnClaimProof | null {
  const isWaiting = isOpen(claim, CLAIM_CODE, new Date()) && claim.codeSentTo !== null;
  if (!asked && !isWaiting) return null;
  return {
    asked: asked ? { text: asked.text, askedAt: asked.createdAt.toISOString(), dueOn: asked.dueOn } : null,
    codeSentTo: isWaiting ? maskedContact(claim.codeSentTo!) : null,
  };
}

/** @returns "i…@farm.example" or "the phone number ending in 0100" */
export const maskedContact = (to: string): string =>
  to.includes('@') ? maskedEmail(to) : `the phone number ending in ${to.slice(-4)}`;

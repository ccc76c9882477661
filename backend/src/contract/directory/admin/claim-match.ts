import type { ClaimEvidence } from './farm-claims.admin.js';

/** @returns whether anything speaks for the claimant; a name alone does not, as farms' names are public */
export const hasMatch = (evidence: readonly ClaimEvidence[]): boolean =>
  evidence.some(({ field, verdict }) => field !== 'name' && verdict === 'matches');

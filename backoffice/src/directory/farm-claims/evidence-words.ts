import type { ClaimEvidence } from '@farmgate/backend/contract/directory/admin/farm-claims.admin';
import type { Tone } from '../../kit/cells';

export const EVIDENCE_LABELS: Readonly<Record<ClaimEvidence['field'], string>> = {
  domain: 'Email and website domain',
  email: 'Email address',
  phone: 'Phone number',
  name: 'Last name in its name',
  code: 'Code to the farm',
};

export const EVIDENCE_TONES: Readonly<Record<ClaimEvidence['verdict'], Tone>> = {
  matches: 'good',
  different: 'bad',
  unknown: 'plain',
};

/** @returns what does not match, each in a line of its own */
export const mismatches = (evidence: readonly ClaimEvidence[]): string[] =>
  evidence
    .filter(({ verdict }) => verdict !== 'matches')
    .map(({ field, claimant, directory, verdict }) =>
      verdict === 'different'
        ? `${EVIDENCE_LABELS[field]}: different (${claimant ?? 'none'}, not ${directory ?? 'none'})`
        : `${EVIDENCE_LABELS[field]}: unknown`,
    );

import type { ClaimEvidence } from '@farmgate/backend/contract/directory/admin/farm-claims.admin';
import type { ReactNode } from 'react';
import { mismatches } from './evidence-words';

interface Props {
  claim: { claimantName: string | null; evidence: readonly ClaimEvidence[] };
  /** What follows from going on all the same. */
  children: ReactNode;
}

/** What a dialog says before staff decide for a claimant of whom nothing matches the directory. */
export function ClaimDoubts({ claim, children }: Props) {
  return (
    <>
      Nothing about {claim.claimantName ?? 'this account'} matches the directory:
      <ul>
        {mismatches(claim.evidence).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {children}
    </>
  );
}

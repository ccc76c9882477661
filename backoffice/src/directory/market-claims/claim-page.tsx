import { hasMatch } from '@farmgate/backend/contract/directory/admin/claim-match';
import type { AdminMarketClaim } from '@farmgate/backend/contract/directory/admin/market-claims.admin';
import { BadgeCheck, BadgeX } from 'lucide-react';
import { EmailField, TextField, useRecordContext } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';
import { Paragraphs, StatusBadge, Time } from '../../kit/cells';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';
import { ClaimDoubts } from '../farm-claims/claim-doubts';
import { ClaimEvidenceTable } from '../farm-claims/claim-evidence';
import { Claimant } from '../farm-claims/claim-list';
import { AskProofButton, ClaimProofs } from '../parts/claim-proofs';
import { RowLink } from '../parts/row-link';
import { DECISION_TONES } from '../parts/words';
import { MarketLink } from './claim-list';

const QUEUE = {
  ...{ sort: { field: 'createdAt', order: 'DESC' as const }, filter: { status: 'new', isAsked: true } },
};

/** One claim of a market, and what staff make of it. */
export function MarketClaimPage() {
  return (
    <RecordPage queue={QUEUE} actions={<ClaimActions />}>
      <Facts>
        <Fact label="Market">
          <MarketLink />
        </Fact>
        <Fact label="Address">
          <TextField source="marketAddress" />
        </Fact>
        <Fact label="Managers now">
          <Managers />
        </Fact>
        <Fact label="Claimed by">
          <Claimant />
        </Fact>
        <Fact label="Email">
          <EmailField source="claimantEmail" emptyText="–" />
        </Fact>
        <Fact label="Claimed">
          <Time source="createdAt" />
        </Fact>
        <Fact label="Status">
          <StatusBadge source="status" tones={DECISION_TONES} />
        </Fact>
        <Fact label="Decided">
          <Time source="decidedAt" />
        </Fact>
      </Facts>
      <Fact label="What they say">
        <Said />
      </Fact>
      <Reason />
      <ClaimEvidenceTable />
      <ClaimProofs />
    </RecordPage>
  );
}

function Managers() {
  const claim = useRecordContext<AdminMarketClaim>();
  if (!claim || claim.managers.length === 0) return <>No one yet</>;
  return (
    <>
      {claim.managers.map(({ userId, username }, index) => (
        <span key={userId}>
          {index > 0 && ', '}
          <RowLink to={`/users/${userId}/show`}>{username}</RowLink>
        </span>
      ))}
    </>
  );
}

function Said() {
  const claim = useRecordContext<AdminMarketClaim>();
  return claim?.message ? <Paragraphs source="message" /> : <>Nothing. They asked for a code by email.</>;
}

function Reason() {
  const claim = useRecordContext<AdminMarketClaim>();
  return claim?.reason ? <Fact label="Reason">{claim.reason}</Fact> : null;
}

function ClaimActions() {
  const claim = useRecordContext<AdminMarketClaim>();
  if (claim?.status !== 'new' || claim.userId === null) return null;
  return (
    <>
      <AskProofButton name={claim.marketName} />
      <ActionButton
        action="reject"
        andNext
        label="Reject"
        icon={BadgeX}
        color="error"
        variant="outlined"
        title={`Reject the claim of ${claim.marketName}`}
        explanation="The claim ends, and the market stays as it is. They can ask again, and get your reason by email."
        asksReason
        success="Claim rejected."
        tells="the claimant"
      />
      <ApproveButton claim={claim} />
    </>
  );
}

/** Asks first where nothing speaks for the claimant. */
function ApproveButton({ claim }: { claim: AdminMarketClaim }) {
  const doubts = hasMatch(claim.evidence)
    ? {}
    : {
        title: `Make ${claim.claimantName ?? 'this account'} a manager of ${claim.marketName}?`,
        explanation: (
          <ClaimDoubts claim={claim}>
            Approve only if you checked another way, such as a phone call to the market. Managers change its
            hours, its dates and who sells there. You can remove them later.
          </ClaimDoubts>
        ),
        body: { despiteNoMatch: true },
      };
  return (
    <ActionButton
      action="approve"
      andNext
      label="Approve"
      icon={BadgeCheck}
      variant="contained"
      success={`${claim.claimantName ?? 'The claimant'} manages ${claim.marketName} now.`}
      tells="the claimant"
      {...doubts}
    />
  );
}

import { hasMatch } from '@farmgate/backend/contract/directory/admin/claim-match';
import type { AdminFarmClaim } from '@farmgate/backend/contract/directory/admin/farm-claims.admin';
import { BadgeCheck, BadgeX, UserRoundMinus } from 'lucide-react';
import { EmailField, TextField, useRecordContext } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';
import { StatusBadge, Time } from '../../kit/cells';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';
import { DECISION_TONES, VERIFICATION_TONES } from '../parts/words';
import { ClaimDoubts } from './claim-doubts';
import { ClaimDraft } from './claim-draft';
import { ClaimEvidenceTable } from './claim-evidence';
import { Claimant, FarmLink } from './claim-list';

const QUEUE = { sort: { field: 'createdAt', order: 'DESC' as const }, filter: { status: 'new' } };

/** One claim, and what staff make of it. */
export function ClaimPage() {
  return (
    <RecordPage queue={QUEUE} actions={<ClaimActions />}>
      <Facts>
        <Fact label="Farm">
          <FarmLink />
        </Fact>
        <Fact label="Address">
          <TextField source="farmAddress" />
        </Fact>
        <Fact label="Farm is">
          <StatusBadge source="verification" tones={VERIFICATION_TONES} />
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
        <Fact label="Current owner">
          <HasFarm />
        </Fact>
        <Fact label="Decided">
          <Time source="decidedAt" />
        </Fact>
      </Facts>
      <Reason />
      <ClaimEvidenceTable />
      <ClaimDraft />
    </RecordPage>
  );
}

function HasFarm() {
  const claim = useRecordContext<AdminFarmClaim>();
  return <>{claim?.isOwner ? 'Yes' : 'No'}</>;
}

function Reason() {
  const claim = useRecordContext<AdminFarmClaim>();
  return claim?.reason ? <Fact label="Reason">{claim.reason}</Fact> : null;
}

function ClaimActions() {
  const claim = useRecordContext<AdminFarmClaim>();
  if (!claim) return null;
  return (
    <>
      {(claim.status === 'new' || claim.status === 'verified') && (
        <ActionButton
          action="release"
          label="Release"
          icon={UserRoundMinus}
          color="error"
          title={`Release ${claim.farmName} from ${claim.claimantName ?? 'this account'}`}
          explanation="The farm’s page is what it was before the claim. Others can claim it, but not this account. Its listings stay and go to the next owner."
          asksReason
          success={claim.isOwner ? 'Farm released. It’s now unclaimed.' : 'Claim released.'}
          tells="the former owner"
        />
      )}
      {claim.status === 'new' && claim.isOwner && (
        <ActionButton
          action="reject"
          andNext
          label="Reject"
          icon={BadgeX}
          color="error"
          variant="outlined"
          title={`Reject the claim of ${claim.farmName}`}
          explanation="The claim ends. What the claimant added is never shown, and the farm’s page stays as it is. This account can’t claim it again, and gets your reason by email."
          asksReason
          success="Claim rejected."
          tells="the person who claimed it"
        />
      )}
      {claim.status === 'new' && claim.isOwner && <VerifyButton claim={claim} />}
    </>
  );
}

/** Asks first where nothing speaks for the claimant. */
function VerifyButton({ claim }: { claim: AdminFarmClaim }) {
  const doubts = hasMatch(claim.evidence)
    ? {}
    : {
        title: `Verify the claim of ${claim.farmName}?`,
        explanation: (
          <ClaimDoubts claim={claim}>
            Verify only if you checked another way, such as a phone call to the farm. The farm’s page will
            carry the Verified badge and show what the claimant added. The owner gets an email. You can
            release the farm later.
          </ClaimDoubts>
        ),
        body: { despiteNoMatch: true },
      };
  return (
    <ActionButton
      action="verify"
      andNext
      label="Verify"
      icon={BadgeCheck}
      variant="contained"
      success={`${claim.farmName} is verified.`}
      tells="the owner"
      {...doubts}
    />
  );
}

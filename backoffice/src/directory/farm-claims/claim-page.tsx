import { hasMatch } from '@farmgate/backend/contract/directory/admin/claim-match';
import type { AdminFarmClaim } from '@farmgate/backend/contract/directory/admin/farm-claims.admin';
import type { AdminFarm } from '@farmgate/backend/contract/directory/admin/farms.admin';
import { BadgeCheck, BadgeX, RotateCcw, UserRoundMinus } from 'lucide-react';
import { EmailField, TextField, useGetOne, useRecordContext } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';
import { StatusBadge, Time } from '../../kit/cells';
import { Fact, Facts, RecordPage } from '../../kit/record/record-page';
import { AskProofButton, ClaimProofs } from '../parts/claim-proofs';
import { DirectoryComparison } from '../parts/directory-comparison';
import { DECISION_TONES, VERIFICATION_TONES } from '../parts/words';
import { ClaimDoubts } from './claim-doubts';
import { ClaimDraft } from './claim-draft';
import { ClaimEvidenceTable } from './claim-evidence';
import { Claimant, FarmLink } from './claim-list';
import { ClaimSnapshot } from './claim-snapshot';
import { SendCodeButton } from './send-code-button';

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
        <Decided />
      </Facts>
      <Reason />
      <ClaimEvidenceTable />
      <ClaimProofs />
      <ClaimDraft />
      <ClaimedFarm />
    </RecordPage>
  );
}

/** The farm as the public sees it, beside what it said before the claim and what the directories say. */
function ClaimedFarm() {
  const claim = useRecordContext<AdminFarmClaim>();
  const { data } = useGetOne<AdminFarm>('farms', { id: claim?.farmId }, { enabled: claim !== undefined });
  // A list leaves its row there, which lacks most of what is compared.
  if (!claim || !data || !('twin' in data)) return null;
  return (
    <>
      <ClaimSnapshot claim={claim} farm={data} />
      <DirectoryComparison farm={data} />
    </>
  );
}

function HasFarm() {
  const claim = useRecordContext<AdminFarmClaim>();
  return <>{claim?.isOwner ? 'Yes' : 'No'}</>;
}

function Decided() {
  const claim = useRecordContext<AdminFarmClaim>();
  if (!claim?.decidedAt) return null;
  return (
    <Fact label="Decided">
      <Time source="decidedAt" />
    </Fact>
  );
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
      {claim.status === 'new' && claim.isOwner && (
        <>
          <AskProofButton name={claim.farmName} hasPage />
          <SendCodeButton claim={claim} />
        </>
      )}
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
          explanation="The claim ends. What the claimant added is never shown, and the farm’s page stays as it is. This account can’t claim it again unless you reopen the claim, and gets your reason by email."
          asksReason
          success="Claim rejected."
          tells="the person who claimed it"
        />
      )}
      {claim.status === 'rejected' && claim.userId !== null && (
        <ActionButton
          action="reopen"
          label="Reopen"
          icon={RotateCcw}
          variant="outlined"
          title={`Reopen the claim of ${claim.farmName}`}
          explanation="You can decide the claim again, and the farm is back in the claimant’s account. Shoppers see the farm’s page as it is now. The claimant gets an email without your reason."
          asksReason
          reasonHelp="It’s saved in the audit log."
          success="Claim reopened."
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

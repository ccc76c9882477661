import type { AdminFarmClaimRow } from '@farmgate/backend/contract/directory/admin/farm-claims.admin';
import type { AdminFarm } from '@farmgate/backend/contract/directory/admin/farms.admin';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import Button from '@mui/material/Button';
import { BadgeCheck, BadgeX, ExternalLink, FileSearch, UserRoundMinus, UserRoundPen } from 'lucide-react';
import {
  DeleteButton,
  EditButton,
  Link,
  required,
  TextInput,
  useGetList,
  useRecordContext,
} from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';
import { MergeButton } from './merge-button';

/** What can be done with a farm, the most likely first. */
export function FarmActions() {
  const farm = useRecordContext<AdminFarm>();
  if (!farm) return null;
  const hasOwner = farm.userId !== null || farm.isClaimed;
  return (
    <>
      <Button
        size="small"
        href={paths.farm(farm.id)}
        target="_blank"
        startIcon={<ExternalLink size={18} aria-hidden="true" />}
      >
        Public page
      </Button>
      <EditButton />
      <MergeButton />
      <ActionButton
        action="reassign"
        label={hasOwner ? 'Reassign' : 'Assign'}
        icon={UserRoundPen}
        title={`Assign ${farm.name} to an account`}
        explanation={`The farm and its listings move to another account. ${farm.userId === null ? 'We email its new owner.' : 'We email both people.'}`}
        asksReason
        success="Farm assigned."
        tells={farm.userId === null ? 'the new owner' : 'both owners'}
        fields={
          <TextInput
            source="owner"
            label="Username or email of the new owner"
            fullWidth
            validate={required('Please enter the username or email address of the new owner.')}
          />
        }
      />
      {hasOwner && (
        <ActionButton
          action="release"
          label="Release"
          icon={UserRoundMinus}
          color="error"
          title={`Release ${farm.name} from its owner`}
          explanation="The farm’s page goes back to what it was before the claim. Others can claim it, but not this owner. Its listings stay and go to the next owner."
          asksReason
          success="Farm released. It’s now unclaimed."
          tells="the former owner"
        />
      )}
      <DeleteButton
        mutationMode="pessimistic"
        confirmContent="This also deletes its listings and photos. The owner isn’t notified. If it replaced a directory entry, that entry is listed again."
      />
      <Decision farm={farm} />
    </>
  );
}

/** A claim is decided where its evidence is shown; a farm that its owner registered is decided here. */
function Decision({ farm }: { farm: AdminFarm }) {
  const { data: claims, isPending } = useGetList<AdminFarmClaimRow>(
    'farm-claims',
    { filter: { farmId: farm.id, status: 'new' }, pagination: { page: 1, perPage: 1 } },
    { enabled: !farm.isVerified },
  );
  if (farm.isVerified || isPending) return null;
  const claim = claims?.find(({ isOwner }) => isOwner);
  if (claim) {
    return (
      <Button
        component={Link}
        to={`/farm-claims/${claim.id}/show`}
        size="small"
        variant="contained"
        startIcon={<FileSearch size={18} aria-hidden="true" />}
      >
        Review claim
      </Button>
    );
  }
  return (
    <>
      {farm.isClaimed && farm.rejectedAt === null && (
        <ActionButton
          action="reject"
          andNext
          label="Reject"
          icon={BadgeX}
          color="error"
          variant="outlined"
          title={`Reject ${farm.name}`}
          explanation={`The farm stays without the badge. When its owner changes it, it comes back here for review. ${farm.userId === null ? 'The farm has no owner, so no one is emailed.' : 'The owner gets your reason by email.'}`}
          asksReason
          success="Farm rejected."
          tells="the owner"
        />
      )}
      <ActionButton
        action="verify"
        andNext
        label="Verify"
        icon={BadgeCheck}
        variant="contained"
        success={`${farm.name} is verified.`}
        tells="the owner"
      />
    </>
  );
}

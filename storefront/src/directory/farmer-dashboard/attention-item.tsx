import type { FarmerDashboard, OwnCorrectionView } from '@farmgate/backend/contract/directory/dashboard';
import type { OwnListingView } from '@farmgate/backend/contract/directory/listings';
import { LISTING_HIDE_DAYS } from '@farmgate/backend/contract/shared/limits';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  EyeOff,
  Hourglass,
  ImagePlus,
  KeyRound,
  MessageCircleQuestion,
  MessageSquareWarning,
  RotateCw,
  ShieldX,
} from 'lucide-react';
import { callJson } from '../../lib/api/api';
import { formatDate, mailHref } from '../../lib/format/format';
import { Button, LinkButton } from '../../ui/button';
import { sayFailed } from '../../ui/dialogs/say-failed';
import { toast } from '../../ui/dialogs/toast';
import { Item } from '../../ui/item';
import { dashboardQuery } from '../farmer/farmer-queries';
import { useRenewing } from '../farmer/listing-changes';
import type { Attention } from './dashboard-rules';
import { StillRightItem } from './still-right-item';
import { WaitingItem } from './waiting-item';

function RenewButton({ listing }: { listing: OwnListingView }) {
  const renewing = useRenewing();
  return (
    <Button
      look="secondary"
      aria-label={`Renew ${listing.productName}`}
      pendingLabel={renewing.isPending && 'Renewing...'}
      icon={<RotateCw aria-hidden size={18} />}
      onClick={() => renewing.mutate(listing)}
    >
      Renew
    </Button>
  );
}

/** Says that a visitor's note has been dealt with, or that it is wrong; it leaves the list then. */
function useAnswering({ id }: OwnCorrectionView) {
  const client = useQueryClient();
  const { queryKey } = dashboardQuery();
  return useMutation({
    mutationFn: (status: 'done' | 'dismissed') =>
      callJson(`/api/farmer/corrections/${id}`, { method: 'PUT', body: { status } }),
    onSuccess: (_answer, status) => {
      client.setQueryData<FarmerDashboard>(
        queryKey,
        (all) => all && { ...all, corrections: all.corrections.filter((one) => one.id !== id) },
      );
      toast({ title: status === 'done' ? 'Marked as done' : 'Note dismissed' });
    },
    onError: (error) => sayFailed('Error', error, 'Please try again.'),
  });
}

function CorrectionItem({ correction }: { correction: OwnCorrectionView }) {
  const { farmId, farmName, message, email, createdAt } = correction;
  const { mutate, isPending } = useAnswering(correction);
  const actions = (
    <>
      <LinkButton look="secondary" to={paths.editFarm(farmId)} aria-label={`Edit ${farmName}`}>
        Edit farm
      </LinkButton>
      <Button look="quiet" disabled={isPending} onClick={() => mutate('done')}>
        Done
      </Button>
      <Button look="quiet" disabled={isPending} onClick={() => mutate('dismissed')}>
        Dismiss
      </Button>
    </>
  );
  return (
    <Item
      icon={MessageSquareWarning}
      title={`A visitor suggested a correction to ${farmName}`}
      actions={actions}
    >
      <p className="whitespace-pre-line text-ink">{message}</p>
      <p className="mt-1">
        {formatDate(createdAt)}
        {email && (
          <>
            {' · '}
            <a href={mailHref(email)} className="link">
              {email}
            </a>
          </>
        )}
      </p>
    </Item>
  );
}

const LACKS = { photo: 'a photo', hours: 'opening hours' } as const;

export function AttentionItem({ attention }: { attention: Attention }) {
  switch (attention.kind) {
    case 'removed': {
      const { id, productName, removedReason } = attention.listing;
      return (
        <Item
          isUrgent
          icon={ShieldX}
          title={`Our team took down ${productName}`}
          actions={
            <LinkButton look="secondary" to={paths.editListing(id)} aria-label={`Edit ${productName}`}>
              Edit listing
            </LinkButton>
          }
        >
          <p className="whitespace-pre-line text-ink">{removedReason}</p>
          <p className="mt-1">
            Make the changes we asked for, then reply to our email. We’ll review it again.
          </p>
        </Item>
      );
    }
    case 'rejected': {
      const { id, name, rejectedReason } = attention.farm;
      return (
        <Item
          isUrgent
          icon={ShieldX}
          title={`We couldn’t verify ${name} yet`}
          actions={
            <LinkButton look="secondary" to={paths.editFarm(id)} aria-label={`Edit ${name}`}>
              Edit farm
            </LinkButton>
          }
        >
          <p className="whitespace-pre-line text-ink">{rejectedReason}</p>
          <p className="mt-1">Make the changes we asked for and save. We’ll review it again.</p>
        </Item>
      );
    }
    case 'claim-rejected': {
      const { farmName, reason } = attention.claim;
      return (
        <Item
          isUrgent
          icon={ShieldX}
          title={`We turned down your claim of ${farmName}`}
          actions={
            <LinkButton look="secondary" to={paths.contact}>
              Contact us
            </LinkButton>
          }
        >
          {reason && <p className="whitespace-pre-line text-ink">{reason}</p>}
          <p className="mt-1">
            The farm isn’t in your account anymore. If we’re wrong, tell us how you run it.
          </p>
        </Item>
      );
    }
    case 'claim-proof': {
      const { farm, isCode } = attention;
      return (
        <Item
          isUrgent
          icon={isCode ? KeyRound : MessageCircleQuestion}
          title={
            isCode ? `Show that ${farm.name} is yours` : `We have a question about your claim of ${farm.name}`
          }
          actions={
            <LinkButton look="secondary" to={paths.editFarm(farm.id)}>
              {isCode ? 'Enter the code' : 'Answer'}
            </LinkButton>
          }
        >
          {isCode ? (
            `We sent a code to ${farm.claimProof?.codeSentTo}.`
          ) : (
            <p className="whitespace-pre-line text-ink">{farm.claimProof?.asked?.text}</p>
          )}
        </Item>
      );
    }
    case 'waiting':
      return <WaitingItem farm={attention.farm} waitsFor={attention.waitsFor} />;
    case 'hidden': {
      const { listing } = attention;
      return (
        <Item
          isUrgent
          icon={EyeOff}
          title={`${listing.productName} is hidden`}
          actions={<RenewButton listing={listing} />}
        >
          You haven’t renewed it in {LISTING_HIDE_DAYS} days. Renew it if you still have it.
        </Item>
      );
    }
    case 'to-confirm': {
      const { listing } = attention;
      return (
        <Item
          isUrgent
          icon={Hourglass}
          title={`Do you still have ${listing.productName}?`}
          actions={<RenewButton listing={listing} />}
        >
          {listing.hidesAt
            ? `It will be hidden on ${formatDate(listing.hidesAt)} unless you renew it.`
            : 'It will be hidden unless you renew it.'}
        </Item>
      );
    }
    case 'still-right':
      return <StillRightItem of={attention.confirmation} />;
    case 'correction':
      return <CorrectionItem correction={attention.correction} />;
    case 'incomplete': {
      const { farm, lacks } = attention;
      return (
        <Item
          icon={ImagePlus}
          title={`Add ${lacks.map((lack) => LACKS[lack]).join(' and ')} to ${farm.name}`}
          actions={
            <LinkButton
              look="secondary"
              to={paths.editFarm(farm.id, { step: lacks[0] === 'hours' ? 'hours' : 'basics' })}
              aria-label={`Edit ${farm.name}`}
            >
              Edit farm
            </LinkButton>
          }
        >
          Shoppers look for this first.
        </Item>
      );
    }
  }
}

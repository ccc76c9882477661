import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import type { SubscriptionView } from '@farmgate/backend/contract/marketplace/shares/subscriptions';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { isMissing, sentenceOf } from '../../../lib/api/api';
import { refundSentence } from '../../../shared/shares/share-words';
import { Badge } from '../../../ui/badge';
import { LinkButton } from '../../../ui/button';
import { Link } from '../../../ui/navigation/link';
import { PageFailure } from '../../../ui/states/page-failure';
import { Skeleton } from '../../../ui/states/skeleton';
import { amountText } from '../../parts/amount-text';
import { CancelShare } from '../../parts/shares/cancel-share';
import { ChangeSize } from '../../parts/shares/change-size';
import { CreditButton } from '../../parts/shares/credit-button';
import { HandOverShare } from '../../parts/shares/hand-over-share';
import { MemberAddOns } from '../../parts/shares/member-add-ons';
import { MemberBoxes } from '../../parts/shares/member-boxes';
import { MemberCredit, MemberPayments } from '../../parts/shares/member-money';
import { MemberWork } from '../../parts/shares/member-work';
import { chosenPriceText } from '../../parts/shares/price-values';
import { SUBSCRIPTIONS, subscriptionQuery } from '../../parts/shares/share-queries';
import { MemberCard } from './member-card';
import { ShareCalendar } from './share-calendar';
import { SharesLoading } from './shares-loading';
import { useCheckOnReturn } from './use-check-on-return';

const PledgeCard = lazy(() =>
  import('../../parts/shares/pledge-card').then((module) => ({ default: module.PledgeCard })),
);

const KeepGoing = lazy(() => import('./keep-going').then((module) => ({ default: module.KeepGoing })));

const BoughtCredit = lazy(() =>
  import('./bought-credit').then((module) => ({ default: module.BoughtCredit })),
);

function Membership({ member }: { member: SubscriptionView }) {
  const {
    id,
    share,
    vendor,
    sizeName,
    quantity,
    siteName,
    state,
    refund,
    account,
    card,
    isPledging,
    addOnTo,
    isTrial = false,
  } = member;
  useCheckOnReturn(member);
  const isActive = state === 'active';
  const tries = isTrial && isActive;
  const hasCredit =
    member.sellsCredit || member.hasGifts || account.entries.some(({ kind }) => kind === 'bought');
  const price = chosenPriceText(member);
  // What asks for a payment comes before the boxes.
  const isFirst = card !== null && (card.heldUntil !== null || card.toPay > 0);
  const base = `${SUBSCRIPTIONS}/${id}`;
  return (
    <>
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 tabIndex={-1} className="text-2xl wrap-anywhere md:text-3xl">
            {share.name}
          </h1>
          {isTrial && <Badge tone="outline">Trial</Badge>}
          {state === 'ended' && <Badge tone="plain">Ended</Badge>}
          {state === 'joining' && <Badge tone="plain">Not paid yet</Badge>}
        </div>
        <p className="wrap-anywhere">
          {quantity > 1 && `${quantity} × `}
          {sizeName}, picked up at {siteName}, from{' '}
          <Link to={paths.vendor(vendor.id)} className="link">
            {vendor.name}
          </Link>
        </p>
        {price && <p className="wrap-anywhere">{price}</p>}
        {addOnTo && (
          <p className="text-sm wrap-anywhere">
            An add-on to{' '}
            <Link to={sharePaths.membership(addOnTo.id)} className="link">
              {addOnTo.name}
            </Link>
          </p>
        )}
        {account.due > 0 && (
          <a href="#payments" className="link hit w-fit text-sm lg:hidden">
            {amountText(account.due)} to pay
          </a>
        )}
        {tries && (
          <a href="#keep-going" className="link hit w-fit text-sm lg:hidden">
            Keep going after your trial
          </a>
        )}
      </div>
      {card && isFirst && <MemberCard member={member} card={card} />}
      {isPledging && (
        <Suspense fallback={<Skeleton className="h-56 w-full rounded-control" />}>
          <PledgeCard base={base} />
        </Suspense>
      )}
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-10 lg:grid-cols-[1fr_24rem]">
        <MemberBoxes base={base} member={member} />
        <div className="flex flex-col gap-8">
          {tries && (
            <Suspense fallback={<Skeleton className="h-56 w-full rounded-control" />}>
              <KeepGoing member={member} base={base} />
            </Suspense>
          )}
          <MemberAddOns
            base={base}
            member={member}
            mayAdd
            addressOf={(addOn) => sharePaths.membership(addOn.id)}
          />
          {card && !isFirst && <MemberCard member={member} card={card} />}
          <MemberPayments
            payments={member.payments}
            account={member.account}
            hint={card ? 'By card.' : `Pay ${vendor.name} by check or in cash.`}
            actions={(payment) =>
              state !== 'joining' && (
                <CreditButton
                  payment={payment}
                  account={account}
                  address={`${base}/payments/${payment.id}/credit`}
                  base={base}
                />
              )
            }
          />
          {member.work && state !== 'joining' && <MemberWork work={member.work} />}
          <MemberCredit account={member.account} hint="We’ll use it on your next payment when it’s due." />
          {hasCredit && (
            <Suspense fallback={<Skeleton className="h-11 w-full rounded-control" />}>
              <BoughtCredit member={member} />
            </Suspense>
          )}
          {state !== 'joining' && <ChangeSize base={base} member={member} />}
          {isActive && <ShareCalendar id={id} />}
          {isActive && !addOnTo && <HandOverShare base={base} member={member} who="You" />}
          {isActive && (
            <section aria-labelledby="cancel" className="flex flex-col items-start gap-3">
              <h2 id="cancel" className="text-xl">
                Cancel
              </h2>
              <p className="text-sm text-soft">{refundSentence(refund)}</p>
              <CancelShare base={base} member={member} who="You" />
            </section>
          )}
        </div>
      </div>
    </>
  );
}

/** A member's share: boxes, payments and farm credit. */
export function MembershipScreen({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(subscriptionQuery(id));
  if (data) return <Membership member={data} />;
  if (!error) return <SharesLoading />;
  const isGone = isMissing(error);
  return (
    <PageFailure
      title={isGone ? 'Share not found' : 'We couldn’t load your share.'}
      isGone={isGone}
      hint={
        isGone
          ? 'It may belong to another account.'
          : sentenceOf(error, 'Please check your connection and try again.')
      }
      onRetry={refetch}
    >
      <LinkButton look={isGone ? 'primary' : 'secondary'} to={sharePaths.memberships}>
        My shares
      </LinkButton>
    </PageFailure>
  );
}

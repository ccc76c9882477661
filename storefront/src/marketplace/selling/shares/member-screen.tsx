import type { ShareMemberDetails } from '@farmgate/backend/contract/marketplace/shares/share-members';
import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import type { MemberWorkView } from '@farmgate/backend/contract/marketplace/shares/work-offer';
import { phoneHref } from '@farmgate/backend/contract/shared/phone-href';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { formatPhone, mailHref } from '../../../lib/format/format';
import { useMay } from '../../../shared/business/use-may';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Link } from '../../../ui/navigation/link';
import { amountText } from '../../parts/amount-text';
import { CancelShare } from '../../parts/shares/cancel-share';
import { ChangeSize } from '../../parts/shares/change-size';
import { HandOverShare } from '../../parts/shares/hand-over-share';
import { MemberAddOns } from '../../parts/shares/member-add-ons';
import { MemberBoxes } from '../../parts/shares/member-boxes';
import { MemberCredit, MemberPayments } from '../../parts/shares/member-money';
import { MemberWork } from '../../parts/shares/member-work';
import { chosenPriceText } from '../../parts/shares/price-values';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import { PaymentActions, RefundActions } from './member-actions';
import { ShareFailure } from './share-failure';
import { memberAddress, membersAddress, shareMemberQuery } from './vendor-shares';
import { WorkActions } from './work-actions';
import { NoteHours, TakeBackHours } from './work-hours';

const GiveCreditDialog = lazy(() =>
  import('./give-credit').then((module) => ({ default: module.GiveCreditDialog })),
);

const SKELETON = <RowsSkeleton label="Loading the member..." />;

function Contact({ member: { member } }: { member: ShareMemberDetails }) {
  const { email, phone } = member;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm empty:hidden">
      {email && (
        <a href={mailHref(email)} className="link hit wrap-anywhere">
          {email}
        </a>
      )}
      {phone && (
        <a href={phoneHref(phone) ?? undefined} className="link hit">
          {formatPhone(phone)}
        </a>
      )}
    </p>
  );
}

/** What goes back to a member who canceled: the farm took it, so it pays it back itself. */
function Refunds({ member, base }: { member: ShareMemberDetails; base: string }) {
  const refunds = member.account.entries.filter(({ kind }) => kind === 'refund');
  if (refunds.length === 0) return null;
  return (
    <section aria-labelledby="refunds" className="flex flex-col gap-3">
      <h2 id="refunds" className="text-xl">
        To pay back
      </h2>
      <Card>
        <ul className="divide-y divide-line">
          {refunds.map(({ id, amount, given }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 p-4 sm:px-5">
              <span className="text-sm">
                <span className="font-semibold tabular-nums">{amountText(amount)}</span>
                {given && ', paid back'}
              </span>
              <span className="flex flex-wrap gap-2">
                <RefundActions id={id} base={base} noted={given} />
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

/** Noting hours, and what is done about missing ones. */
function FarmWork({
  member,
  work,
  base,
}: {
  member: ShareMemberDetails;
  work: MemberWorkView;
  base: string;
}) {
  return (
    <div className="flex flex-col items-start gap-3">
      {work.state === 'open' && (
        <NoteHours id={String(member.share.id)} base={base} name={member.member.name} />
      )}
      <WorkActions work={work} base={base} />
    </div>
  );
}

function Member({ member, base }: { member: ShareMemberDetails; base: string }) {
  const { may } = useMay();
  const [isGiving, setGiving] = useState(false);
  const { sizeName, quantity, half, siteName, share, state, addOnTo } = member;
  const mayRefund = may('refund');
  const price = chosenPriceText(member);
  return (
    <>
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-3">
          <h1 tabIndex={-1} className="text-2xl wrap-anywhere md:text-3xl">
            {member.member.name}
          </h1>
          {member.isTrial && <Badge tone="outline">Trial</Badge>}
          {state === 'ended' && <Badge tone="plain">Ended</Badge>}
        </div>
        <p className="text-soft wrap-anywhere">
          {share.name}: {quantity > 1 && `${quantity} × `}
          {sizeName}
          {half && `, ${half}`}, {siteName}
          {addOnTo && (
            <>
              , an add-on to{' '}
              <Link to={sharePaths.shareMember(addOnTo.shareId, addOnTo.id)} className="link">
                {addOnTo.name}
              </Link>
            </>
          )}
        </p>
        {price && <p className="text-soft wrap-anywhere">{price}</p>}
        <Contact member={member} />
      </div>
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[1fr_26rem] lg:grid-rows-[auto_1fr]">
        <div className="flex flex-col gap-8 lg:col-start-2">
          <MemberAddOns
            isFarm
            base={base}
            member={member}
            mayAdd={mayRefund}
            quoteAt={(shareId) => `${membersAddress(String(shareId))}/quote`}
            addressOf={(addOn) => sharePaths.shareMember(addOn.shareId, addOn.id)}
          />
          <MemberPayments
            payments={member.payments}
            account={member.account}
            hint={
              member.payBy === 'card'
                ? 'By card. If you’re paid by check or in cash, note it here.'
                : 'Note here when it’s paid.'
            }
            {...(mayRefund && {
              actions: (payment) => <PaymentActions payment={payment} account={member.account} base={base} />,
            })}
          />
          {mayRefund && <Refunds member={member} base={base} />}
          {member.work && state !== 'joining' && (
            <MemberWork
              work={member.work}
              {...(mayRefund && {
                actions: <FarmWork member={member} work={member.work} base={base} />,
                ...(member.work.state === 'open' && {
                  each: (worked) => <TakeBackHours id={String(share.id)} base={base} worked={worked} />,
                }),
              })}
            />
          )}
          <MemberCredit
            account={member.account}
            hint="We’ll use it on the member’s next payment when it’s due."
            actions={
              mayRefund && (
                <Button size="sm" look="secondary" aria-haspopup="dialog" onClick={() => setGiving(true)}>
                  Give credit
                </Button>
              )
            }
          />
        </div>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <MemberBoxes base={base} member={member} />
        </div>
        {mayRefund && state !== 'ended' && (
          <div className="flex flex-col gap-8 lg:col-start-2">
            {!addOnTo && <HandOverShare base={base} member={member} who="The member" />}
            <div className="flex flex-wrap gap-3">
              <ChangeSize base={base} member={member} />
              <CancelShare base={base} member={member} who="The member" />
            </div>
          </div>
        )}
      </div>
      {isGiving && (
        <Suspense fallback={null}>
          <GiveCreditDialog base={base} open onOpenChange={setGiving} />
        </Suspense>
      )}
    </>
  );
}

/** A member’s boxes and money, with what the farm does about them. */
export function MemberScreen({ id, memberId }: { id: string; memberId: string }) {
  const { data, error, refetch } = useQuery(shareMemberQuery(id, memberId));
  if (data) return <Member member={data} base={memberAddress(id, memberId)} />;
  if (!error) return SKELETON;
  const back = { to: sharePaths.shareMembers(encodeURIComponent(id)), label: 'All members' };
  return <ShareFailure what="member" error={error} onRetry={refetch} back={back} />;
}

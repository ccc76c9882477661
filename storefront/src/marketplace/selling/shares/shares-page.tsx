import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { type ReactNode, Suspense, lazy } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../../lib/page/page-head';
import { useMay } from '../../../shared/business/use-may';
import { useRequiredSession } from '../../../shared/sign-in/use-required-session';
import { BackLink } from '../back-link';
import { RowsSkeleton } from '../dashboard/dashboard-skeleton';
import { NeedsScripts, VendorGate } from '../vendor-gate';

// One page with a screen each: few farms have shares, and all of them would weigh on everyone's files.
const SharesScreen = lazy(() =>
  import('./shares-screen').then((module) => ({ default: module.SharesScreen })),
);
const PlanScreen = lazy(() => import('./plan-screen').then((module) => ({ default: module.PlanScreen })));
const ShareScreen = lazy(() => import('./share-screen').then((module) => ({ default: module.ShareScreen })));
const DayScreen = lazy(() => import('./day-screen').then((module) => ({ default: module.DayScreen })));
const MembersScreen = lazy(() =>
  import('./members-screen').then((module) => ({ default: module.MembersScreen })),
);
const MemberScreen = lazy(() =>
  import('./member-screen').then((module) => ({ default: module.MemberScreen })),
);
const EnterScreen = lazy(() => import('./enter-screen').then((module) => ({ default: module.EnterScreen })));

const FarmCreditScreen = lazy(() =>
  import('./farm-credit-screen').then((module) => ({ default: module.FarmCreditScreen })),
);

const SKELETON = <RowsSkeleton label="Loading..." />;

interface FrameProps {
  /** In the head; the heading, too, unless the screen has one of its own. */
  title: string;
  hasOwnHeading?: boolean;
  hint?: string;
  back: { to: string; label: string };
  here: string;
  children: (userId: number) => ReactNode;
}

/** What all of a farm's pages of shares have around them. */
function Frame({ title, hasOwnHeading = false, hint, back, here, children }: FrameProps) {
  return (
    <div className="page flex flex-col gap-4 py-8 md:py-12">
      <PageHead title={title} noindex />
      <BackLink to={back.to}>{back.label}</BackLink>
      {!hasOwnHeading && <h1 className="text-2xl md:text-3xl">{title}</h1>}
      {hint && <p className="mb-4 max-w-measure text-soft">{hint}</p>}
      <VendorGate here={here} skeleton={SKELETON}>
        {({ me }) => <Suspense fallback={SKELETON}>{children(me.id)}</Suspense>}
      </VendorGate>
    </div>
  );
}

const toShare = (id: string) => ({ to: sharePaths.vendorShare(encodeURIComponent(id)), label: 'Share' });
const toMembers = (id: string) => ({ to: sharePaths.shareMembers(encodeURIComponent(id)), label: 'Members' });

/** /vendor/shares */
export function SharesPage() {
  return (
    <Frame
      title="Shares"
      hint="Members join a season and get a box on each of its dates. You see what to pack and who has paid."
      back={{ to: paths.deskMore, label: 'More' }}
      here={sharePaths.vendorShares}
    >
      {() => <SharesScreen />}
    </Frame>
  );
}

/** /vendor/shares/credit */
export function FarmCreditPage() {
  return (
    <Frame
      title="Farm credit"
      hint="Members pay ahead by card and get a bonus from you. Their credit pays for boxes, and never expires."
      back={{ to: sharePaths.vendorShares, label: 'Shares' }}
      here={sharePaths.farmCredit}
    >
      {() => <FarmCreditScreen />}
    </Frame>
  );
}

/** /vendor/shares/new and …/{id}/edit */
export function PlanPage() {
  const { id = null } = useParams();
  const [query] = useSearchParams();
  const addOnTo = /^\d{1,9}$/.exec(query.get('addOnTo') ?? '')?.[0] ?? null;
  const of = id ?? addOnTo;
  const isNew = addOnTo === null ? sharePaths.newShare : sharePaths.newAddOn(addOnTo);
  return (
    <Frame
      title={id !== null ? 'Edit share' : addOnTo === null ? 'Plan a share' : 'Plan an add-on'}
      back={of === null ? { to: sharePaths.vendorShares, label: 'Shares' } : toShare(of)}
      here={id === null ? isNew : sharePaths.editShare(encodeURIComponent(id))}
    >
      {(userId) => <PlanScreen key={of} id={id} addOnTo={addOnTo} userId={userId} />}
    </Frame>
  );
}

/** /vendor/shares/{id} */
export function VendorSharePage() {
  const { id = '' } = useParams();
  return (
    <Frame
      title="Share"
      hasOwnHeading
      back={{ to: sharePaths.vendorShares, label: 'Shares' }}
      here={sharePaths.vendorShare(encodeURIComponent(id))}
    >
      {() => <ShareScreen key={id} id={id} />}
    </Frame>
  );
}

/** /vendor/shares/{id}/days/{dateId} */
export function ShareDayPage() {
  const { id = '', dateId = '' } = useParams();
  const here = sharePaths.shareDay(encodeURIComponent(id), encodeURIComponent(dateId));
  const { may } = useMay();
  // Packers have days, and neither shares nor the profile that the other pages ask for.
  const me = useRequiredSession(here);
  const back = may('look') ? toShare(id) : { to: paths.vendorPacking, label: 'Orders to pack' };
  return (
    <div className="page flex flex-col gap-4 py-8 md:py-12">
      <PageHead title="Day of a share" noindex />
      <BackLink to={back.to}>{back.label}</BackLink>
      <NeedsScripts />
      {me ? (
        <Suspense fallback={SKELETON}>
          <DayScreen key={`${me.id}-${id}-${dateId}`} id={id} dateId={dateId} userId={me.id} />
        </Suspense>
      ) : (
        SKELETON
      )}
    </div>
  );
}

/** /vendor/shares/{id}/members */
export function ShareMembersPage() {
  const { id = '' } = useParams();
  return (
    <Frame title="Members" back={toShare(id)} here={sharePaths.shareMembers(encodeURIComponent(id))}>
      {() => <MembersScreen key={id} id={id} />}
    </Frame>
  );
}

/** /vendor/shares/{id}/members/{memberId} */
export function ShareMemberPage() {
  const { id = '', memberId = '' } = useParams();
  return (
    <Frame
      title="Member"
      hasOwnHeading
      back={toMembers(id)}
      here={sharePaths.shareMember(encodeURIComponent(id), encodeURIComponent(memberId))}
    >
      {() => <MemberScreen key={memberId} id={id} memberId={memberId} />}
    </Frame>
  );
}

/** /vendor/shares/{id}/members/new */
export function EnterMemberPage() {
  const { id = '' } = useParams();
  return (
    <Frame
      title="Enter a member"
      hint="For someone who signed up with you in person. They pay you by check or in cash."
      back={toMembers(id)}
      here={sharePaths.enterMember(encodeURIComponent(id))}
    >
      {() => <EnterScreen key={id} id={id} />}
    </Frame>
  );
}

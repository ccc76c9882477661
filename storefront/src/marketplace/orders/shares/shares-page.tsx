import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import { Suspense, lazy } from 'react';
import { useParams } from 'react-router-dom';
import { PageHead } from '../../../lib/page/page-head';
import { useRequiredSession } from '../../../shared/sign-in/use-required-session';
import { Icon } from '../../../ui/icon';
import { Link } from '../../../ui/navigation/link';
import { SharesLoading } from './shares-loading';

const MembershipsScreen = lazy(() =>
  import('./memberships-screen').then((module) => ({ default: module.MembershipsScreen })),
);
const MembershipScreen = lazy(() =>
  import('./membership-screen').then((module) => ({ default: module.MembershipScreen })),
);

/** /orders/shares: one's own shares. Visitors log in first. */
export function MembershipsPage() {
  const me = useRequiredSession(sharePaths.memberships);
  return (
    <div className="page py-8 md:py-12">
      <PageHead title="My shares" noindex />
      <h1 className="mb-6 text-2xl md:mb-8 md:text-3xl">My shares</h1>
      <Suspense fallback={<SharesLoading />}>
        {me ? <MembershipsScreen key={me.id} /> : <SharesLoading />}
      </Suspense>
    </div>
  );
}

/** /orders/shares/{id} */
export function MembershipPage() {
  const { id = '' } = useParams();
  const me = useRequiredSession(sharePaths.membership(encodeURIComponent(id)));
  return (
    <div className="page flex flex-col gap-6 py-8 md:py-12">
      <PageHead title="My share" noindex />
      <Link
        to={sharePaths.memberships}
        className="hit inline-flex w-fit items-center gap-1.5 text-sm font-semibold text-leaf hover:underline print:hidden"
      >
        <Icon name="chevron-left" />
        My shares
      </Link>
      <Suspense fallback={<SharesLoading />}>
        {me ? <MembershipScreen key={me.id} id={id} /> : <SharesLoading />}
      </Suspense>
    </div>
  );
}

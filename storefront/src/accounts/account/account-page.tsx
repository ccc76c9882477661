import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Suspense, lazy, useEffect } from 'react';
import { formatDate } from '../../lib/format/format';
import { PageHead } from '../../lib/page/page-head';
import { useShopLink } from '../../shared/business/use-shop-link';
import { useRequiredSession } from '../../shared/sign-in/use-required-session';
import { Link } from '../../ui/navigation/link';
import { Skeleton } from '../../ui/states/skeleton';

// They are fetched while it is asked who is there: the page itself stays small.
const loadSections = () =>
  import('./account-sections').then((module) => ({ default: module.AccountSections }));
const AccountSections = lazy(loadSections);

function Waiting() {
  return (
    <>
      <noscript>
        <p className="rounded-control bg-sunk px-3.5 py-3 text-sm">
          Please turn on JavaScript to see your account.
        </p>
      </noscript>
      <div className="flex flex-col gap-5 noscript:hidden">
        <p role="status" className="text-soft">
          Checking authentication...
        </p>
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </div>
    </>
  );
}

function ShopLink() {
  const shop = useShopLink();
  return (
    <p className="min-h-5 text-sm">
      {shop && (
        <Link to={shop.to} className="link hit">
          {shop.label}
        </Link>
      )}
    </p>
  );
}

/** A person's own account. */
export function AccountPage() {
  const me = useRequiredSession(paths.account);
  useEffect(() => void loadSections().catch(() => undefined), []);
  return (
    <div className="page flex flex-col gap-6 py-8 md:gap-8 md:py-12">
      <PageHead title="My account" noindex />
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl md:text-3xl">My account</h1>
        {me && (
          <p className="text-soft wrap-anywhere">
            {me.username}, member since {formatDate(me.createdAt)}
          </p>
        )}
        {me && <ShopLink />}
      </div>
      {/* Another person's account starts with fields of their own. */}
      <Suspense fallback={<Waiting />}>{me ? <AccountSections key={me.id} me={me} /> : <Waiting />}</Suspense>
    </div>
  );
}

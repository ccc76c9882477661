import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { formatDate } from '../../lib/format/format';
import { PageHead } from '../../lib/page/page-head';
import { useShopLink } from '../../shared/business/use-shop-link';
import { useRequiredSession } from '../../shared/sign-in/use-required-session';
import { Link } from '../../ui/navigation/link';
import { Skeleton } from '../../ui/states/skeleton';
import { AddressesSection } from './addresses-section';
import { DataSection } from './data-section';
import { EmailNote } from './email-note';
import { FollowsSection } from './follows-section';
import { PasswordSection } from './password-section';
import { ProfileSection } from './profile-section';
import { SessionsSection } from './sessions-section';

const SECTIONS = [
  { id: 'profile', title: 'Profile and address' },
  { id: 'addresses', title: 'Saved addresses' },
  { id: 'password', title: 'Password' },
  { id: 'sessions', title: 'Where you’re logged in' },
  { id: 'follows', title: 'What you follow' },
  { id: 'data', title: 'Your data' },
] as const;

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

function Sections({ me }: { me: MeView }) {
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-[13rem_minmax(0,1fr)] md:items-start md:gap-10">
      <nav aria-label="Account" className="hidden md:sticky md:top-24 md:block">
        <ul className="flex flex-col">
          {SECTIONS.map(({ id, title }) => (
            <li key={id}>
              <Link
                to={{ hash: id }}
                className="flex min-h-11 items-center rounded-control px-3 text-sm font-medium hover:bg-moss"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex min-w-0 flex-col gap-6">
        <EmailNote me={me} />
        <ProfileSection me={me} />
        <AddressesSection />
        <PasswordSection me={me} />
        <SessionsSection />
        <FollowsSection />
        <DataSection />
      </div>
    </div>
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
      {me ? <Sections key={me.id} me={me} /> : <Waiting />}
    </div>
  );
}

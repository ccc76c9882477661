import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import { Link } from '../../ui/navigation/link';
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

/** All that a person can see and change of their account, and where it is on the page. */
export function AccountSections({ me }: { me: MeView }) {
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

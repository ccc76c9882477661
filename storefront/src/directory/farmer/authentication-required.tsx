import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { LockKeyhole } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';

export interface AuthenticationRequiredProps {
  /** Who is signed in without being a farmer; null for a visitor. */
  me: MeView | null;
  /** Why one has to be a farmer here. */
  children: string;
  /** Where one signs in. */
  loginTo: string;
}

/** In the place of what only farmers can do. */
export function AuthenticationRequired({ me, children, loginTo }: AuthenticationRequiredProps) {
  return (
    <Card className="flex max-w-xl flex-col items-start gap-4 p-6 sm:p-8">
      <span className="inline-flex size-12 items-center justify-center rounded-full bg-moss text-leaf">
        <LockKeyhole aria-hidden size={24} />
      </span>
      <h2 className="text-xl">Authentication Required</h2>
      <p>{children}</p>
      {me?.role === 'user' && (
        <p className="text-sm text-soft">
          You are signed in as {me.username}, a customer.{' '}
          <Link to={paths.newFarm} className="link">
            Register your farm
          </Link>{' '}
          or{' '}
          <Link to={paths.claimFarm()} className="link">
            claim it
          </Link>
          , and this account becomes a farmer&apos;s.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <LinkButton to={loginTo}>Log In</LinkButton>
        <LinkButton look="secondary" to={paths.register()}>
          Register as a Farmer
        </LinkButton>
      </div>
    </Card>
  );
}

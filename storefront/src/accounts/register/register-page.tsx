import type { RegisteredView } from '@farmgate/backend/contract/accounts/auth';
import { REDIRECT_DELAY_MS } from '@farmgate/backend/contract/shared/limits';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../lib/page/page-head';
import { homeOf, safeReturnTo, waitsForPerson } from '../../shared/sign-in/return-to';
import { setSession, useSession } from '../../shared/sign-in/session';
import { useGoOn } from '../../shared/sign-in/use-go-on';
import { toast } from '../../ui/dialogs/toast';
import { Link } from '../../ui/navigation/link';
import { Spinner } from '../../ui/states/spinner';
import { Entrance, NeedsScripts } from '../entrance/entrance';
import { RegisterForm } from './register-form';

const ASIDE = {
  title: 'Sell and shop close to home.',
  points: [
    'Post your produce for free, in about a minute',
    'Be found by neighbors who search by ZIP code',
    'Meet the people who grow your food',
  ],
};

/** Leads on: at once who has been signed in before, after a moment who has just registered. */
function useOnward(returnTo: string | null) {
  const client = useQueryClient();
  const { me } = useSession();
  const goOn = useGoOn();
  const [isRegistered, setRegistered] = useState(false);
  useEffect(() => {
    if (!me) return;
    // A farmer has a farm to register first, unless they signed up for something; who came from nowhere
    // learns there how to begin.
    const goesBack = returnTo !== null && (me.role !== 'farmer' || waitsForPerson(returnTo));
    const isToDashboard = isRegistered && !goesBack;
    const next = isToDashboard ? paths.farmerDashboard : (returnTo ?? homeOf(me.role));
    if (!isRegistered) {
      goOn(next);
      return;
    }
    const timer = setTimeout(() => goOn(next), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [me, isRegistered, returnTo, goOn]);
  const welcome = ({ passwordWarning, ...account }: RegisteredView) => {
    setRegistered(true);
    setSession(client, account);
    toast({
      title: 'Welcome to Farmgate!',
      description: passwordWarning ?? 'Your account is ready, and you’re logged in.',
      staysOn: true,
    });
  };
  return { isRegistered, welcome };
}

/** Making an account. */
export function RegisterPage() {
  const [query] = useSearchParams();
  const returnTo = safeReturnTo(query.get('returnTo'));
  const { isRegistered, welcome } = useOnward(returnTo);
  return (
    <Entrance title="Create your account" lead="Free for farmers, free for their neighbors." aside={ASIDE}>
      <PageHead
        title="Register"
        description="Create a free Farmgate account: register your farm and post your produce, or find food that grows near you."
        canonical={paths.register()}
      />
      {isRegistered ? (
        <p role="status" className="flex items-center gap-3 rounded-control bg-moss p-4 font-medium">
          <Spinner />
          Your account is ready. Taking you there...
        </p>
      ) : (
        <>
          <NeedsScripts to="create an account" />
          <RegisterForm onRegistered={welcome} returnTo={returnTo} />
        </>
      )}
      <p className="border-t border-line pt-5 text-sm">
        Already have an account?{' '}
        <Link to={paths.login(returnTo ? { returnTo } : {})} className="link hit font-semibold">
          Log in
        </Link>
      </p>
    </Entrance>
  );
}

import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../lib/page/page-head';
import { LoginForm } from '../../shared/sign-in/login-form';
import { homeOf, safeReturnTo } from '../../shared/sign-in/return-to';
import { useSession } from '../../shared/sign-in/session';
import { useGoOn } from '../../shared/sign-in/use-go-on';
import { Link } from '../../ui/navigation/link';
import { Entrance, NeedsScripts, Note } from '../entrance/entrance';
import { comesFromReset } from '../entrance/notes';

const ASIDE = {
  title: 'Good to have you back.',
  points: [
    'Your farms and listings, as you left them',
    'Renew, pause or change a listing in seconds',
    'Customers reach you directly, and Farmgate takes no cut',
  ],
};

/** Signing in. Who is signed in already is led on at once. */
export function LoginPage() {
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const { me } = useSession();
  const goOn = useGoOn();
  const returnTo = safeReturnTo(query.get('returnTo'));
  useEffect(() => {
    if (me) goOn(returnTo ?? homeOf(me.role));
  }, [me, returnTo, goOn]);
  return (
    <Entrance title="Log in" lead="Welcome back to Farmgate." aside={ASIDE}>
      <PageHead
        title="Login"
        description="Log in to Farmgate to manage your farms and your produce listings."
        canonical={paths.login()}
      />
      {comesFromReset(state) && <Note>Your password is changed. Please log in with the new one.</Note>}
      <NeedsScripts to="log in" />
      <LoginForm />
      <div className="flex flex-col gap-2 border-t border-line pt-5 text-sm">
        <p>
          New here?{' '}
          <Link to={paths.register(returnTo ? { returnTo } : {})} className="link hit font-semibold">
            Register now
          </Link>
        </p>
        <p>
          <Link to={paths.contact} className="link hit">
            Contact us to create an account
          </Link>
        </p>
      </div>
    </Entrance>
  );
}

import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { Link } from '../../ui/navigation/link';
import { isSignedOut, noteEndedSession } from './session';

/**
 * Beside the message of a form that could not be sent since the session has ended: the way to the login and
 * back. The form keeps what was typed meanwhile. Nothing after any other error.
 */
export function LogInAgain({ error }: { error: unknown }) {
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  if (!isSignedOut(error)) return null;
  return (
    <>
      {' '}
      <Link
        to={paths.login({ returnTo: pathname + search })}
        className="hit font-semibold underline"
        // The login page leads on at once whoever it takes for signed in.
        onClick={() => noteEndedSession(client)}
      >
        Log in and come back
      </Link>
      . We’ll keep what you entered.
    </>
  );
}

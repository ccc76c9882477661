import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useEffect, useRef } from 'react';
import { useSession, wasEndedHere } from './session';
import { useGoOn } from './use-go-on';

/**
 * For pages that nobody but the signed-in person may see. Visitors are sent to the login and come back
 * afterwards; who logs out on the page itself goes home.
 * @param here the page's own address
 * @returns the person; null while that is not known, or nobody is signed in
 */
export function useRequiredSession(here: string): MeView | null {
  const { status, me } = useSession();
  const goOn = useGoOn();
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (status === 'signed-in') wasSignedIn.current = true;
    if (status !== 'visitor') return;
    const leave = () =>
      goOn(wasSignedIn.current && wasEndedHere() ? paths.home : paths.login({ returnTo: here }));
    leave();
    // Who goes back before the next page is there has never left this one, as far as the router knows.
    const stay = () => {
      if (window.location.pathname === here) leave();
    };
    window.addEventListener('popstate', stay);
    return () => window.removeEventListener('popstate', stay);
  }, [status, goOn, here]);
  return me;
}

import { useEffect } from 'react';
import { useSession } from './session';

/**
 * Pages are rendered for nobody, so what visitors don't see has to be asked for once more as the person who
 * is logged in: it may be theirs.
 */
export function useOwnLook(isGone: boolean, refetch: () => void): void {
  const isSignedIn = useSession().status === 'signed-in';
  useEffect(() => {
    if (isGone && isSignedIn) refetch();
    // Once for each page that is not there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isGone, isSignedIn]);
}

import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { KEEP_SCROLL } from '../../lib/page/navigation';
import type { Session } from '../../shared/sign-in/session';

/**
 * A dialog for people with an account, which opens by itself when they come back from the login.
 * @param anchor of the address to which the login leads back: "#ask-to-join"
 */
export function useDialogAfterLogin(anchor: string, status: Session['status']) {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const isBack = status === 'signed-in' && hash === anchor;
  useEffect(() => {
    if (!isBack) return;
    setOpen(true);
    // Whoever reloads the page later came for its own sake.
    void navigate(pathname, { replace: true, state: KEEP_SCROLL });
  }, [isBack, navigate, pathname]);
  return {
    ...{ isOpen, setOpen },
    open: () => setOpen(true),
    /** Where the login leads back to. */
    returnTo: pathname + anchor,
  };
}

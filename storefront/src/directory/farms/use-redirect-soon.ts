import { REDIRECT_DELAY_MS } from '@farmgate/backend/contract/shared/limits';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** @returns what leads on to another page after a moment, unless the person has left this one by then */
export function useRedirectSoon(): (to: string) => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (to: string) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void navigate(to), REDIRECT_DELAY_MS);
    },
    [navigate],
  );
}

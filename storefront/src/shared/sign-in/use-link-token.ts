import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { KEEP_SCROLL } from '../../lib/page/navigation';

/**
 * The token behind "#". It leaves the address at once, so that it stands in no history and no screenshot.
 * @returns undefined until it has been looked for, '' when there is none
 */
export function useLinkToken(): string | undefined {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string>();
  useEffect(() => {
    setToken((known) => (hash === '' ? (known ?? '') : hash.slice(1)));
    if (hash !== '') void navigate({ search, hash: '' }, { replace: true, state: KEEP_SCROLL });
  }, [hash, search, navigate]);
  return token;
}

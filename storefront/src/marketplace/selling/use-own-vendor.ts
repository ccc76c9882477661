import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isCode } from '../../lib/api/is-code';
import { useMay } from '../../shared/business/use-may';
import { isSignedOut } from '../../shared/sign-in/session';
import { useGoOn } from '../../shared/sign-in/use-go-on';
import { useRequiredSession } from '../../shared/sign-in/use-required-session';
import { vendorProfileQuery } from '../queries';

export type OwnVendor =
  /** It is not known yet who is signed in, or whether they sell. */
  | { status: 'waiting' }
  /** Somebody without a vendor profile. */
  | { status: 'missing'; me: MeView }
  | { status: 'failed'; error: Error; retry: () => unknown }
  | { status: 'ready'; me: MeView; profile: VendorProfile };

/**
 * The signed-in person's business. Visitors are sent to the login and come back afterwards.
 * @param here the page's own address
 */
export function useOwnVendor(here: string): OwnVendor {
  const me = useRequiredSession(here);
  const { isKnown, hasNoShop } = useMay();
  // Who has none isn't asked for: the browser's console would call the answer an error.
  const enabled = me !== null && isKnown && !hasNoShop;
  const { data, error, refetch } = useQuery({ ...vendorProfileQuery(), enabled });
  const goOn = useGoOn();
  const hasEnded = isSignedOut(error);
  useEffect(() => {
    if (hasEnded) goOn(paths.login({ returnTo: here }));
  }, [hasEnded, goOn, here]);
  if (!me || hasEnded) return { status: 'waiting' };
  if (isCode(error, 'VENDOR_REQUIRED')) return { status: 'missing', me };
  if (data) return { status: 'ready', me, profile: data };
  if (hasNoShop) return { status: 'missing', me };
  return error ? { status: 'failed', error, retry: refetch } : { status: 'waiting' };
}

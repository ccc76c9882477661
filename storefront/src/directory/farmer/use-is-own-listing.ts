import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../shared/sign-in/session';
import { dashboardQuery } from './farmer-queries';

const FRESH_MS = 60_000;

/** @returns whether a listing is the signed-in farmer's own; null while that is not known */
export function useIsOwnListing(listingId: number | undefined): boolean | null {
  const { status, me } = useSession();
  const isFarmer = me?.role === 'farmer';
  const { data, isError } = useQuery({ ...dashboardQuery(), enabled: isFarmer, staleTime: FRESH_MS });
  if (status === 'checking' || listingId === undefined) return null;
  if (!isFarmer || isError) return false;
  return data ? data.listings.some(({ id }) => id === listingId) : null;
}

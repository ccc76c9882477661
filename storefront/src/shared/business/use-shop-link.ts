import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useMay } from './use-may';

/**
 * The way to the shop of the business that one works for, or to a first one; null for those who can neither
 * see it nor set it up, and until it is known.
 */
export function useShopLink(): { label: string; to: string } | null {
  const { may, hasShop, isKnown } = useMay();
  if (!isKnown) return null;
  if (hasShop) return may('look') ? { label: 'Your marketplace page', to: paths.vendorDashboard } : null;
  return may('edit') ? { label: 'Sell in the marketplace', to: paths.vendorOnboarding } : null;
}

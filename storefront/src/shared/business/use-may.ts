import type { BusinessCapability, BusinessRole } from '@farmgate/backend/contract/accounts/business-roles';
import type { OwnBusinesses } from '@farmgate/backend/contract/accounts/businesses';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/queries';
import { useSession } from '../sign-in/session';

export interface OwnRole {
  /** Whether the person may do that for the business that the dashboards show; yes until it is known. */
  may: (capability: BusinessCapability) => boolean;
  /** Null for whoever works for nobody but themselves, and until it is known. */
  role: BusinessRole | null;
  businessName: string;
  /** Whether the business has a shop in the marketplace; no until it is known. */
  hasShop: boolean;
  /** It is known that it has none; not where it could not be asked. */
  hasNoShop: boolean;
  isKnown: boolean;
}

/** @param current the business that the dashboards show, if any */
export const roleIn = (current: OwnBusinesses[number] | undefined): Pick<OwnRole, 'may' | 'role'> => ({
  may: (capability) => current?.capabilities.includes(capability) ?? true,
  role: current?.role ?? null,
});

/** What the signed-in person's role allows. The server has the last word: screens only leave out buttons. */
export function useMay(): OwnRole {
  const enabled = useSession().status === 'signed-in';
  const { data, isPending } = useQuery({ ...apiQuery<OwnBusinesses>('/api/businesses'), enabled });
  const current = data?.find(({ isCurrent }) => isCurrent);
  return {
    ...roleIn(current),
    businessName: current?.name ?? '',
    hasShop: current?.hasShop ?? false,
    hasNoShop: data !== undefined && !current?.hasShop,
    isKnown: !isPending,
  };
}

import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { IconName } from '../../ui/icon';

export interface DeskPlace {
  label: 'Today' | 'Orders' | 'Products' | 'Farm' | 'More';
  to: string;
  icon: IconName;
}

const TODAY: DeskPlace = { label: 'Today', to: paths.farmerDashboard, icon: 'sun' };
const ORDERS: DeskPlace = { label: 'Orders', to: paths.vendorOrders, icon: 'shopping-basket' };
const PRODUCTS: DeskPlace = { label: 'Products', to: paths.vendorProducts, icon: 'salad' };
const FARM: DeskPlace = { label: 'Farm', to: paths.ownFarm, icon: 'sprout' };
const MORE: DeskPlace = { label: 'More', to: paths.deskMore, icon: 'menu' };

/** Where farmers and vendors work. */
export const DESK_PLACES: readonly DeskPlace[] = [TODAY, ORDERS, PRODUCTS, FARM, MORE];

/** Which pages belong to which place; the first one that fits counts. */
const BELONGS: readonly [RegExp, DeskPlace][] = [
  [/^\/farmer-dashboard$/, TODAY],
  [
    /^\/vendor\/(?:orders|customers|packing|weighing|pickup-days|handover|pick-list|delivery-days)(?:\/|$)/,
    ORDERS,
  ],
  [/^\/vendor\/(?:products|stock-calendar)(?:\/|$)/, PRODUCTS],
  [/^\/(?:farmer-dashboard\/farm|farms\/new|farms\/claim|farms\/\d+\/edit|listings\/\d+\/edit|post)$/, FARM],
  [/^\/(?:farmer-dashboard|vendor|markets\/manage)\//, MORE],
  [/^\/(?:market-days|markets\/manage|business|texts|account)$/, MORE],
];

/** @returns the place that a page belongs to; null for pages that aren’t the desk’s */
export function placeOf(pathname: string, search = ''): DeskPlace | null {
  if (pathname === paths.vendorDashboard) {
    const tab = new URLSearchParams(search).get('tab') ?? '';
    if (tab === 'orders') return ORDERS;
    return ['reviews', 'analytics', 'profile'].includes(tab) ? MORE : PRODUCTS;
  }
  return BELONGS.find(([pattern]) => pattern.test(pathname))?.[1] ?? null;
}

export const isDesk = (pathname: string): boolean => placeOf(pathname) !== null;

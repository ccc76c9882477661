import type { BusinessCapability } from '@farmgate/backend/contract/accounts/business-roles';
import { pickupPaths } from '@farmgate/backend/contract/marketplace/pickup/pickup-paths';
import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import type { OwnRole } from '../../shared/business/use-may';

interface MoreLink {
  label: string;
  hint?: string;
  to: string;
  /** Left out: everyone who sees the desk. */
  needs?: BusinessCapability;
}

export interface MoreGroup {
  title: string;
  links: MoreLink[];
}

const tab = (name: string) => withQuery(paths.vendorDashboard, { tab: name });

const SHOP_GROUPS: readonly MoreGroup[] = [
  {
    title: 'Pickup and delivery',
    links: [
      { label: 'Pickup days', hint: 'Who picks up when', to: pickupPaths.pickupDays },
      { label: 'Pickup sites', hint: 'Where, on which days, and order by when', to: paths.vendorPickups },
      { label: 'Delivery zones', hint: 'Where you deliver, and when', to: paths.deliveryZones },
      { label: 'Shares', hint: 'Your CSA: seasons, members and boxes', to: sharePaths.vendorShares },
      {
        label: 'Stock calendar',
        hint: 'Stock for certain days',
        to: pickupPaths.stockCalendar(),
        needs: 'price',
      },
    ],
  },
  {
    title: 'Money',
    links: [
      { label: 'Get paid', hint: 'Your balance and payouts', to: paths.getPaid, needs: 'money' },
      { label: 'Prices and terms', hint: 'Shipping, minimum order', to: paths.vendorTerms, needs: 'price' },
      { label: 'Discount codes', to: paths.vendorCodes, needs: 'price' },
      { label: 'Analytics', hint: 'Sales and top products', to: tab('analytics'), needs: 'money' },
    ],
  },
  {
    title: 'Your marketplace page',
    links: [
      { label: 'Your marketplace page', hint: 'Everything you sell, at a glance', to: paths.vendorDashboard },
      {
        label: 'Customers',
        hint: 'Who buys what, and how often',
        to: paths.vendorCustomers,
        needs: 'orders',
      },
      { label: 'Reviews', hint: 'What customers say, and your replies', to: tab('reviews') },
      { label: 'Marketplace profile', hint: 'Name, address and photo', to: tab('profile') },
    ],
  },
];

const SELL: MoreGroup = {
  title: 'Marketplace',
  links: [
    {
      label: 'Sell in the marketplace',
      hint: 'Take orders and get paid online',
      to: paths.vendorOnboarding,
      needs: 'edit',
    },
  ],
};

const BUSINESS: MoreGroup = {
  title: 'Your business',
  links: [
    { label: 'Team', hint: 'Who works with you, and what they may do', to: paths.business },
    { label: 'When we’re closed', hint: 'Days without pickups, orders, or markets', to: paths.closed() },
    { label: 'My market days', hint: 'Where you sell, and if you’re coming', to: paths.myMarketDays },
    { label: 'Your markets', hint: 'Markets that you run', to: paths.myMarkets },
    { label: 'Text updates', hint: 'Change your pages by text', to: paths.texts, needs: 'post' },
    { label: 'My account', hint: 'Name, email and password', to: paths.account },
  ],
};

/** @returns what there is for somebody, without what their role can’t open */
export function moreGroups({ hasShop, may }: Pick<OwnRole, 'hasShop' | 'may'>): MoreGroup[] {
  return [...(hasShop ? SHOP_GROUPS : [SELL]), BUSINESS]
    .map(({ title, links }) => ({ title, links: links.filter(({ needs }) => !needs || may(needs)) }))
    .filter(({ links }) => links.length > 0);
}

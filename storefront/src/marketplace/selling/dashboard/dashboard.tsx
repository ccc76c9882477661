import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, DollarSign, Package, ShoppingBasket } from 'lucide-react';
import { Suspense, lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatCount } from '../../../lib/format/format';
import { HolidayBlock } from '../../../shared/business/holiday-block';
import { RoleNote } from '../../../shared/business/role-note';
import { SellingGuide } from '../../../shared/selling-guide/selling-guide';
import { useOpenGuide } from '../../../shared/selling-guide/use-open-guide';
import { LinkTabs } from '../../../ui/navigation/link-tabs';
import { amountText } from '../../parts/amount-text';
import { GetPaidNote } from '../get-paid/get-paid-note';
import { WaitingTicksNote } from '../handover/waiting-ticks-note';
import { ProductsTab } from '../products/products-tab';
import { ProfileTab } from '../profile/profile-tab';
import { analyticsQuery, ownProductsQuery, vendorOrdersQuery } from '../vendor-queries';
import { useToWeigh } from '../weighing/weighing-link';
import { AttentionBox } from './attention-box';
import { ClosedNote } from './closed-note';
import { DASHBOARD_TABS, type DashboardTab, attentionOf, tabOf } from './dashboard-rules';
import { RowsSkeleton } from './dashboard-skeleton';
import { StatCards } from './stat-cards';

const OrdersTab = lazy(() =>
  import('../orders/list/orders-tab').then((module) => ({ default: module.OrdersTab })),
);
const ReviewsTab = lazy(() =>
  import('../reviews/reviews-tab').then((module) => ({ default: module.ReviewsTab })),
);
const AnalyticsTab = lazy(() =>
  import('../analytics/analytics-tab').then((module) => ({ default: module.AnalyticsTab })),
);

const LABELS: Record<DashboardTab, string> = {
  products: 'Products',
  orders: 'Orders',
  reviews: 'Reviews',
  analytics: 'Analytics',
  profile: 'Profile',
};

const TABS = DASHBOARD_TABS.map((value) => ({
  value,
  label: LABELS[value],
  to: withQuery(paths.vendorDashboard, { tab: value === 'products' ? undefined : value }),
}));

function TabContent({ tab, profile }: { tab: DashboardTab; profile: VendorProfile }) {
  switch (tab) {
    case 'products':
      return <ProductsTab />;
    case 'orders':
      return <OrdersTab />;
    case 'reviews':
      return <ReviewsTab />;
    case 'analytics':
      return <AnalyticsTab />;
    case 'profile':
      return <ProfileTab profile={profile} />;
  }
}

/** What needs attention, how it goes, and everything that is there. */
export function Dashboard({ profile }: { profile: VendorProfile }) {
  const [query] = useSearchParams();
  const tab = tabOf(query);
  const { data: products, isError } = useQuery(ownProductsQuery());
  const pending = useQuery(vendorOrdersQuery({ status: 'pending', limit: 1 }));
  const analytics = useQuery(analyticsQuery());
  const toWeigh = useToWeigh();
  const waiting = pending.data?.total ?? 0;
  const count = (some: number | undefined, failed: boolean) =>
    some === undefined ? (failed ? '–' : null) : formatCount(some);
  const sales = analytics.data?.totalSales ?? (analytics.isError ? 0 : null);
  const guide = useOpenGuide();
  // The guide says what approval waits for.
  const attention = attentionOf({ profile, products: products ?? [], pending: waiting, toWeigh }).filter(
    ({ kind }) => kind !== 'approval' || !guide,
  );
  return (
    <div className="flex flex-col gap-8">
      <RoleNote />
      <SellingGuide />
      <WaitingTicksNote />
      <AttentionBox attention={attention} />
      <HolidayBlock />
      <ClosedNote />
      <GetPaidNote />
      <StatCards
        stats={[
          { label: 'Total Products', value: count(products?.length, isError), icon: Package },
          {
            label: 'Pending Orders',
            value: count(pending.data && waiting, pending.isError),
            icon: ShoppingBasket,
            isPressing: waiting > 0,
          },
          { label: 'Total Sales', value: sales === null ? null : amountText(sales), icon: DollarSign },
          {
            label: 'Active Products',
            value: count(products?.filter(({ isActive }) => isActive).length, isError),
            icon: CircleCheck,
          },
        ]}
      />
      <div>
        <LinkTabs label="Vendor dashboard" value={tab} tabs={TABS}>
          <div className="pt-6">
            <Suspense fallback={<RowsSkeleton label="Loading..." />}>
              <TabContent tab={tab} profile={profile} />
            </Suspense>
          </div>
        </LinkTabs>
      </div>
    </div>
  );
}

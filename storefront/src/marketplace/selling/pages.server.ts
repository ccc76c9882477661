import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { ServerPages } from '../../lib/page/page.server';
import type { vendorPages } from './pages';

export const vendorServerPages: ServerPages<typeof vendorPages> = {
  dashboard: { module: 'src/marketplace/selling/dashboard/dashboard-page.tsx', isPersonal: true },
  orders: { module: 'src/marketplace/selling/orders/list/orders-page.tsx', isPersonal: true },
  products: { module: 'src/marketplace/selling/products/products-page.tsx', isPersonal: true },
  onboarding: { module: 'src/marketplace/selling/profile/onboarding-page.tsx', isPersonal: true },
  editProfile: { module: 'src/marketplace/selling/profile/edit-profile-page.tsx', isPersonal: true },
  newProduct: { module: 'src/marketplace/selling/product-form/new-product-page.tsx', isPersonal: true },
  editProduct: { module: 'src/marketplace/selling/product-form/edit-product-page.tsx', isPersonal: true },
  getPaid: { module: 'src/marketplace/selling/get-paid/get-paid-page.tsx', isPersonal: true },
  getPaidTest: { module: 'src/marketplace/selling/get-paid/test-account-page.tsx', isPersonal: true },
  yearStatement: { module: 'src/marketplace/selling/get-paid/year/year-page.tsx', isPersonal: true },
  terms: { module: 'src/marketplace/selling/terms/terms-page.tsx', isPersonal: true },
  codes: { module: 'src/marketplace/selling/terms/codes-page.tsx', isPersonal: true },
  customers: { module: 'src/marketplace/selling/customers/customers-page.tsx', isPersonal: true },
  customer: { module: 'src/marketplace/selling/customers/customer-page.tsx', isPersonal: true },
  enterOrder: { module: 'src/marketplace/selling/orders/enter/enter-page.tsx', isPersonal: true },
  vendorOrder: { module: 'src/marketplace/selling/orders/order-page.tsx', isPersonal: true },
  packing: { module: 'src/marketplace/selling/packing/packing-page.tsx', isPersonal: true },
  weighing: { module: 'src/marketplace/selling/weighing/weighing-page.tsx', isPersonal: true },
  pickupDays: { module: 'src/marketplace/selling/pickup-days/pickup-days-page.tsx', isPersonal: true },
  pickupDay: { module: 'src/marketplace/selling/pickup-days/day/pickup-day-page.tsx', isPersonal: true },
  handover: { module: 'src/marketplace/selling/handover/handover-page.tsx', isPersonal: true },
  closed: { module: 'src/marketplace/selling/closed/closed-page.tsx', isPersonal: true },
  daysOff: {
    module: 'src/marketplace/selling/closed/moved-days-off.tsx',
    isPersonal: true,
    movedTo: () => paths.closed(),
  },
  stockCalendar: {
    module: 'src/marketplace/selling/stock-calendar/stock-calendar-page.tsx',
    isPersonal: true,
  },
  pickups: { module: 'src/marketplace/selling/pickups/pickups-page.tsx', isPersonal: true },
  pickupSite: { module: 'src/marketplace/selling/pickups/sites/site-page.tsx', isPersonal: true },
  pickupSchedule: { module: 'src/marketplace/selling/pickups/schedules/schedule-page.tsx', isPersonal: true },
  deliveryZones: { module: 'src/marketplace/selling/delivery-zones/zones-page.tsx', isPersonal: true },
  deliveryDay: { module: 'src/marketplace/selling/delivery-zones/day/day-page.tsx', isPersonal: true },
  pickList: { module: 'src/marketplace/selling/orders/pick-list/pick-list-page.tsx', isPersonal: true },
};

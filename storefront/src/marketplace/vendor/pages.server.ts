import type { ServerPages } from '../../lib/page/page.server';
import type { vendorPages } from './pages';

export const vendorServerPages: ServerPages<typeof vendorPages> = {
  dashboard: { module: 'src/marketplace/vendor/dashboard/dashboard-page.tsx', isPersonal: true },
  onboarding: { module: 'src/marketplace/vendor/profile/onboarding-page.tsx', isPersonal: true },
  editProfile: { module: 'src/marketplace/vendor/profile/edit-profile-page.tsx', isPersonal: true },
  newProduct: { module: 'src/marketplace/vendor/product-form/new-product-page.tsx', isPersonal: true },
  editProduct: { module: 'src/marketplace/vendor/product-form/edit-product-page.tsx', isPersonal: true },
  getPaid: { module: 'src/marketplace/vendor/get-paid/get-paid-page.tsx', isPersonal: true },
  getPaidTest: { module: 'src/marketplace/vendor/get-paid/test-account-page.tsx', isPersonal: true },
  yearStatement: { module: 'src/marketplace/vendor/get-paid/year/year-page.tsx', isPersonal: true },
  terms: { module: 'src/marketplace/vendor/terms/terms-page.tsx', isPersonal: true },
  codes: { module: 'src/marketplace/vendor/terms/codes-page.tsx', isPersonal: true },
  vendorOrder: { module: 'src/marketplace/vendor/orders/order-page.tsx', isPersonal: true },
  packing: { module: 'src/marketplace/vendor/packing/packing-page.tsx', isPersonal: true },
  weighing: { module: 'src/marketplace/vendor/weighing/weighing-page.tsx', isPersonal: true },
  pickupDays: { module: 'src/marketplace/vendor/pickup-days/pickup-days-page.tsx', isPersonal: true },
  pickupDay: { module: 'src/marketplace/vendor/pickup-days/day/pickup-day-page.tsx', isPersonal: true },
  handover: { module: 'src/marketplace/vendor/handover/handover-page.tsx', isPersonal: true },
  daysOff: { module: 'src/marketplace/vendor/days-off/days-off-page.tsx', isPersonal: true },
  stockCalendar: {
    module: 'src/marketplace/vendor/stock-calendar/stock-calendar-page.tsx',
    isPersonal: true,
  },
  pickups: { module: 'src/marketplace/vendor/pickups/pickups-page.tsx', isPersonal: true },
  pickupSite: { module: 'src/marketplace/vendor/pickups/sites/site-page.tsx', isPersonal: true },
  pickupSchedule: { module: 'src/marketplace/vendor/pickups/schedules/schedule-page.tsx', isPersonal: true },
  deliveryZones: { module: 'src/marketplace/vendor/delivery-zones/zones-page.tsx', isPersonal: true },
  deliveryDay: { module: 'src/marketplace/vendor/delivery-zones/day/day-page.tsx', isPersonal: true },
  pickList: { module: 'src/marketplace/vendor/orders/pick-list/pick-list-page.tsx', isPersonal: true },
};

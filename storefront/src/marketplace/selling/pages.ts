import { page } from '../../lib/page/page';

/**
 * What vendors have of the marketplace. Nothing of it is for search engines, so the server renders no more
 * than its frame.
 */
export const vendorPages = {
  dashboard: page({
    path: '/vendor/dashboard',
    component: () => import('./dashboard/dashboard-page').then((module) => module.DashboardPage),
  }),
  orders: page({
    path: '/vendor/orders',
    component: () => import('./orders/list/orders-page').then((module) => module.OrdersPage),
  }),
  products: page({
    path: '/vendor/products',
    component: () => import('./products/products-page').then((module) => module.ProductsPage),
  }),
  onboarding: page({
    path: '/vendor/onboarding',
    component: () => import('./profile/onboarding-page').then((module) => module.OnboardingPage),
  }),
  editProfile: page({
    path: '/vendor/profile/edit',
    component: () => import('./profile/edit-profile-page').then((module) => module.EditProfilePage),
  }),
  newProduct: page({
    path: '/vendor/products/new',
    component: () => import('./product-form/new-product-page').then((module) => module.NewProductPage),
  }),
  editProduct: page({
    path: '/vendor/products/:id/edit',
    component: () => import('./product-form/edit-product-page').then((module) => module.EditProductPage),
  }),
  getPaid: page({
    path: '/vendor/get-paid',
    component: () => import('./get-paid/get-paid-page').then((module) => module.GetPaidPage),
  }),
  getPaidTest: page({
    path: '/vendor/get-paid/test',
    component: () => import('./get-paid/test-account-page').then((module) => module.TestAccountPage),
  }),
  yearStatement: page({
    path: '/vendor/get-paid/statement',
    component: () => import('./get-paid/year/year-page').then((module) => module.YearPage),
  }),
  terms: page({
    path: '/vendor/terms',
    component: () => import('./terms/terms-page').then((module) => module.TermsPage),
  }),
  codes: page({
    path: '/vendor/discount-codes',
    component: () => import('./terms/codes-page').then((module) => module.CodesPage),
  }),
  vendorOrder: page({
    path: '/vendor/orders/:id',
    component: () => import('./orders/order-page').then((module) => module.VendorOrderPage),
  }),
  customers: page({
    path: '/vendor/customers',
    component: () => import('./customers/customers-page').then((module) => module.CustomersPage),
  }),
  customer: page({
    path: '/vendor/customers/:id',
    component: () => import('./customers/customer-page').then((module) => module.CustomerPage),
  }),
  enterOrder: page({
    path: '/vendor/orders/new',
    component: () => import('./orders/enter/enter-page').then((module) => module.EnterOrderPage),
  }),
  packing: page({
    path: '/vendor/packing',
    component: () => import('./packing/packing-page').then((module) => module.PackingPage),
  }),
  weighing: page({
    path: '/vendor/weighing',
    component: () => import('./weighing/weighing-page').then((module) => module.WeighingPage),
  }),
  pickupDays: page({
    path: '/vendor/pickup-days',
    component: () => import('./pickup-days/pickup-days-page').then((module) => module.PickupDaysPage),
  }),
  shortCrops: page({
    path: '/vendor/short-crops/:day',
    component: () => import('./short-crops/short-crops-page').then((module) => module.ShortCropsPage),
  }),
  pickupDay: page({
    path: '/vendor/pickup-days/:id',
    component: () => import('./pickup-days/day/pickup-day-page').then((module) => module.PickupDayPage),
  }),
  handover: page({
    path: '/vendor/handover/:id',
    component: () => import('./handover/handover-page').then((module) => module.HandoverPage),
  }),
  closed: page({
    path: '/farmer-dashboard/closed',
    component: () => import('./closed/closed-page').then((module) => module.ClosedPage),
  }),
  daysOff: page({
    path: '/vendor/days-off',
    component: () => import('./closed/moved-days-off').then((module) => module.MovedDaysOff),
  }),
  stockCalendar: page({
    path: '/vendor/stock-calendar',
    component: () =>
      import('./stock-calendar/stock-calendar-page').then((module) => module.StockCalendarPage),
  }),
  pickups: page({
    path: '/vendor/pickups',
    component: () => import('./pickups/pickups-page').then((module) => module.PickupsPage),
  }),
  pickupSite: page({
    path: '/vendor/pickups/sites/:id',
    component: () => import('./pickups/sites/site-page').then((module) => module.SitePage),
  }),
  pickupSchedule: page({
    path: '/vendor/pickups/sites/:siteId/schedules/:id',
    component: () => import('./pickups/schedules/schedule-page').then((module) => module.SchedulePage),
  }),
  deliveryZones: page({
    path: '/vendor/delivery-zones',
    component: () => import('./delivery-zones/zones-page').then((module) => module.ZonesPage),
  }),
  deliveryDay: page({
    path: '/vendor/delivery-days/:id',
    component: () => import('./delivery-zones/day/day-page').then((module) => module.DeliveryDayPage),
  }),
  shares: page({
    path: '/vendor/shares',
    component: () => import('./shares/shares-page').then((module) => module.SharesPage),
  }),
  farmCredit: page({
    path: '/vendor/shares/credit',
    component: () => import('./shares/shares-page').then((module) => module.FarmCreditPage),
  }),
  planShare: page({
    path: ['/vendor/shares/new', '/vendor/shares/:id/edit'],
    component: () => import('./shares/shares-page').then((module) => module.PlanPage),
  }),
  share: page({
    path: '/vendor/shares/:id',
    component: () => import('./shares/shares-page').then((module) => module.VendorSharePage),
  }),
  shareDay: page({
    path: '/vendor/shares/:id/days/:dateId',
    component: () => import('./shares/shares-page').then((module) => module.ShareDayPage),
  }),
  shareMembers: page({
    path: '/vendor/shares/:id/members',
    component: () => import('./shares/shares-page').then((module) => module.ShareMembersPage),
  }),
  enterMember: page({
    path: '/vendor/shares/:id/members/new',
    component: () => import('./shares/shares-page').then((module) => module.EnterMemberPage),
  }),
  shareMember: page({
    path: '/vendor/shares/:id/members/:memberId',
    component: () => import('./shares/shares-page').then((module) => module.ShareMemberPage),
  }),
  pickList: page({
    path: '/vendor/pick-list',
    component: () => import('./orders/pick-list/pick-list-page').then((module) => module.PickListPage),
  }),
};

import { page } from '../../lib/page';

/** What vendors have of the marketplace. Nothing of it is for search engines, so the server renders no more than its frame. */
export const vendorPages = [
  page({
    path: '/vendor/dashboard',
    module: 'src/marketplace/vendor/dashboard/dashboard-page.tsx',
    component: () => import('./dashboard/dashboard-page').then((module) => module.DashboardPage),
  }),
  page({
    path: '/vendor/onboarding',
    module: 'src/marketplace/vendor/profile/onboarding-page.tsx',
    component: () => import('./profile/onboarding-page').then((module) => module.OnboardingPage),
  }),
  page({
    path: '/vendor/profile/edit',
    module: 'src/marketplace/vendor/profile/edit-profile-page.tsx',
    component: () => import('./profile/edit-profile-page').then((module) => module.EditProfilePage),
  }),
  page({
    path: '/vendor/products/new',
    module: 'src/marketplace/vendor/product-form/new-product-page.tsx',
    component: () => import('./product-form/new-product-page').then((module) => module.NewProductPage),
  }),
  page({
    path: '/vendor/products/:id/edit',
    module: 'src/marketplace/vendor/product-form/edit-product-page.tsx',
    component: () => import('./product-form/edit-product-page').then((module) => module.EditProductPage),
  }),
  page({
    path: '/vendor/orders/:id',
    module: 'src/marketplace/vendor/orders/order-page.tsx',
    component: () => import('./orders/order-page').then((module) => module.VendorOrderPage),
  }),
  page({
    path: '/vendor/pick-list',
    module: 'src/marketplace/vendor/orders/pick-list-page.tsx',
    component: () => import('./orders/pick-list-page').then((module) => module.PickListPage),
  }),
];

import type { ServerPages } from '../../lib/page.server';
import type { vendorPages } from './pages';

export const vendorServerPages: ServerPages<typeof vendorPages> = {
  dashboard: { module: 'src/marketplace/vendor/dashboard/dashboard-page.tsx' },
  onboarding: { module: 'src/marketplace/vendor/profile/onboarding-page.tsx' },
  editProfile: { module: 'src/marketplace/vendor/profile/edit-profile-page.tsx' },
  newProduct: { module: 'src/marketplace/vendor/product-form/new-product-page.tsx' },
  editProduct: { module: 'src/marketplace/vendor/product-form/edit-product-page.tsx' },
  vendorOrder: { module: 'src/marketplace/vendor/orders/order-page.tsx' },
  pickList: { module: 'src/marketplace/vendor/orders/pick-list-page.tsx' },
};

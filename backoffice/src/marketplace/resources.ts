import { Store } from 'lucide-react';
import { lazy } from 'react';
import type { BackOfficeResource } from '../kit/resource';

export const marketplaceResources: readonly BackOfficeResource[] = [
  {
    name: 'vendors',
    label: 'Vendors',
    group: 'Marketplace',
    icon: Store,
    called: 'businessName',
    list: lazy(() => import('./vendors/vendor-list').then((module) => ({ default: module.VendorList }))),
    show: lazy(() => import('./vendors/vendor-page').then((module) => ({ default: module.VendorPage }))),
    edit: lazy(() => import('./vendors/vendor-edit').then((module) => ({ default: module.VendorEdit }))),
  },
];

import { Mail, MapPinned } from 'lucide-react';
import { lazy } from 'react';
import type { BackOfficeResource } from '../kit/resource';

export const contentResources: readonly BackOfficeResource[] = [
  {
    name: 'messages',
    label: 'Messages',
    group: 'Content',
    icon: Mail,
    called: 'subject',
    list: lazy(() => import('./messages/message-list').then((module) => ({ default: module.MessageList }))),
    show: lazy(() => import('./messages/message-page').then((module) => ({ default: module.MessagePage }))),
  },
  {
    name: 'location-pages',
    label: 'Location pages',
    group: 'Content',
    icon: MapPinned,
    called: (record) => `${String(record['city'])}, ${String(record['stateCode'])}`,
    list: lazy(() =>
      import('./location-pages/location-page-management').then((module) => ({
        default: module.LocationPageManagement,
      })),
    ),
    show: lazy(() =>
      import('./location-pages/location-page-page').then((module) => ({ default: module.LocationPagePage })),
    ),
  },
];

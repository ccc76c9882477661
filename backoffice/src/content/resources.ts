import { Mail } from 'lucide-react';
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
];

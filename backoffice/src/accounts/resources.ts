import { lazy } from 'react';
import type { BackOfficeResource } from '../kit/record/resource';

export const accountResources: readonly BackOfficeResource[] = [
  {
    name: 'users',
    label: 'Users',
    section: 'People',
    called: 'username',
    list: lazy(() => import('./users/user-list').then((module) => ({ default: module.UserList }))),
    show: lazy(() => import('./users/user-page').then((module) => ({ default: module.UserPage }))),
    edit: lazy(() => import('./users/user-edit').then((module) => ({ default: module.UserEdit }))),
    create: lazy(() => import('./users/user-invite').then((module) => ({ default: module.UserInvite }))),
  },
  {
    name: 'sessions',
    label: 'Sessions',
    section: 'People',
    called: 'device',
    list: lazy(() => import('./sessions/session-list').then((module) => ({ default: module.SessionList }))),
  },
];

import { BellRing } from 'lucide-react';
import { lazy } from 'react';
import type { BackOfficeResource } from '../kit/record/resource';

export const followingResources: readonly BackOfficeResource[] = [
  {
    name: 'followers',
    label: 'Followers',
    group: 'Accounts',
    icon: BellRing,
    called: ({ username, email }) => String(username ?? email),
    list: lazy(() =>
      import('./followers/follower-list').then((module) => ({ default: module.FollowerList })),
    ),
    show: lazy(() =>
      import('./followers/follower-page').then((module) => ({ default: module.FollowerPage })),
    ),
  },
];

import { BellRing, Megaphone } from 'lucide-react';
import { lazy } from 'react';
import type { BackOfficeResource } from '../kit/record/resource';

export const followingResources: readonly BackOfficeResource[] = [
  {
    name: 'announcements',
    label: 'Announcements',
    group: 'Following',
    icon: Megaphone,
    called: 'title',
    list: lazy(() =>
      import('./announcements/announcement-list').then((module) => ({ default: module.AnnouncementList })),
    ),
    show: lazy(() =>
      import('./announcements/announcement-page').then((module) => ({ default: module.AnnouncementPage })),
    ),
  },
  {
    name: 'notices',
    label: 'Notices',
    group: 'Following',
    icon: BellRing,
    called: 'title',
    list: lazy(() => import('./notices/notice-list').then((module) => ({ default: module.NoticeList }))),
  },
];

import { lazy } from 'react';
import type { BackOfficeResource } from '../kit/record/resource';

export const followingResources: readonly BackOfficeResource[] = [
  {
    name: 'followers',
    label: 'Followers',
    section: 'Audience',
    called: ({ username, email }) => String(username ?? email),
    list: lazy(() =>
      import('./followers/follower-list').then((module) => ({ default: module.FollowerList })),
    ),
    show: lazy(() =>
      import('./followers/follower-page').then((module) => ({ default: module.FollowerPage })),
    ),
  },
  {
    name: 'announcements',
    label: 'Announcements',
    section: 'Audience',
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
    label: 'Notifications',
    section: 'Audience',
    called: 'title',
    list: lazy(() => import('./notices/notice-list').then((module) => ({ default: module.NoticeList }))),
  },
  {
    name: 'push-messages',
    label: 'Push messages',
    section: 'Audience',
    called: 'title',
    list: lazy(() =>
      import('./notices/push-message-list').then((module) => ({ default: module.PushMessageList })),
    ),
  },
  {
    name: 'texts',
    label: 'Text updates',
    section: 'Audience',
    called: 'body',
    list: lazy(() => import('./texts/text-list').then((module) => ({ default: module.TextList }))),
  },
  {
    name: 'unread-texts',
    label: 'Not understood',
    section: 'Audience',
    called: 'body',
    list: lazy(() => import('./texts/unread-list').then((module) => ({ default: module.UnreadTextList }))),
  },
  {
    name: 'text-consents',
    label: 'Text opt-ins',
    section: 'Audience',
    called: 'phone',
    list: lazy(() => import('./texts/consent-list').then((module) => ({ default: module.TextConsentList }))),
  },
];

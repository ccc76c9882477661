import { BellRing, Megaphone, Smartphone, UserCheck } from 'lucide-react';
import { BellOff, MessageCircleQuestionMark, MessageSquareText } from 'lucide-react';
import { lazy } from 'react';
import type { BackOfficeResource } from '../kit/record/resource';

export const followingResources: readonly BackOfficeResource[] = [
  {
    name: 'followers',
    label: 'Followers',
    group: 'Following',
    icon: UserCheck,
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
    label: 'Notifications',
    group: 'Following',
    icon: BellRing,
    called: 'title',
    list: lazy(() => import('./notices/notice-list').then((module) => ({ default: module.NoticeList }))),
  },
  {
    name: 'push-messages',
    label: 'Push messages',
    group: 'Following',
    icon: Smartphone,
    called: 'title',
    list: lazy(() =>
      import('./notices/push-message-list').then((module) => ({ default: module.PushMessageList })),
    ),
  },
  {
    name: 'texts',
    label: 'Text updates',
    group: 'Following',
    icon: MessageSquareText,
    called: 'body',
    list: lazy(() => import('./texts/text-list').then((module) => ({ default: module.TextList }))),
  },
  {
    name: 'unread-texts',
    label: 'Not understood',
    group: 'Following',
    icon: MessageCircleQuestionMark,
    called: 'body',
    list: lazy(() => import('./texts/unread-list').then((module) => ({ default: module.UnreadTextList }))),
  },
  {
    name: 'text-consents',
    label: 'Text opt-ins',
    group: 'Following',
    icon: BellOff,
    called: 'phone',
    list: lazy(() => import('./texts/consent-list').then((module) => ({ default: module.TextConsentList }))),
  },
];

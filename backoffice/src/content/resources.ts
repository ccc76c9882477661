import { lazy } from 'react';
import type { BackOfficeResource } from '../kit/record/resource';

export const contentResources: readonly BackOfficeResource[] = [
  {
    name: 'messages',
    label: 'Messages',
    section: 'Inbox',
    called: 'subject',
    list: lazy(() => import('./messages/message-list').then((module) => ({ default: module.MessageList }))),
    show: lazy(() => import('./messages/message-page').then((module) => ({ default: module.MessagePage }))),
  },
  {
    name: 'saved-answers',
    label: 'Saved answers',
    section: 'Inbox',
    called: 'title',
    list: lazy(() =>
      import('./saved-answers/saved-answer-list').then((module) => ({ default: module.SavedAnswerList })),
    ),
    edit: lazy(() =>
      import('./saved-answers/saved-answer-form').then((module) => ({ default: module.SavedAnswerEdit })),
    ),
    create: lazy(() =>
      import('./saved-answers/saved-answer-form').then((module) => ({ default: module.SavedAnswerCreate })),
    ),
  },
  {
    name: 'location-pages',
    label: 'Location pages',
    section: 'Content',
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
  {
    name: 'blog-posts',
    label: 'Blog',
    section: 'Content',
    called: 'title',
    list: lazy(() => import('./blog-posts/post-list').then((module) => ({ default: module.PostList }))),
    edit: lazy(() => import('./blog-posts/post-edit').then((module) => ({ default: module.PostEdit }))),
    create: lazy(() => import('./blog-posts/post-edit').then((module) => ({ default: module.PostCreate }))),
  },
  {
    name: 'target-locations',
    label: 'Target locations',
    section: 'Content',
    called: (record) => `${String(record['city'])}, ${String(record['stateCode'])}`,
    list: lazy(() =>
      import('./target-locations/target-list').then((module) => ({ default: module.TargetList })),
    ),
  },
  {
    name: 'state-pages',
    label: 'State pages',
    section: 'Content',
    called: 'state',
    list: lazy(() =>
      import('./state-pages/state-page-list').then((module) => ({ default: module.StatePageList })),
    ),
    show: lazy(() =>
      import('./state-pages/state-page-page').then((module) => ({ default: module.StatePagePage })),
    ),
  },
  {
    name: 'content-hubs',
    label: 'Guides',
    section: 'Content',
    called: 'title',
    list: lazy(() => import('./content-hubs/hub-list').then((module) => ({ default: module.HubList }))),
    edit: lazy(() => import('./content-hubs/hub-edit').then((module) => ({ default: module.HubEdit }))),
  },
];

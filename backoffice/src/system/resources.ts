import { lazy } from 'react';
import { actionText } from '../kit/record/history.rules';
import type { BackOfficeResource } from '../kit/record/resource';
import { queueName } from './jobs/job-states';

export const systemResources: readonly BackOfficeResource[] = [
  {
    name: 'inbox',
    label: 'Everything',
    section: 'Inbox',
    called: 'title',
    list: lazy(() => import('./inbox/inbox-page').then((module) => ({ default: module.InboxPage }))),
  },
  {
    name: 'imports',
    label: 'Imports',
    section: 'Imports',
    called: 'fileName',
    list: lazy(() => import('./imports/import-list').then((module) => ({ default: module.ImportList }))),
    show: lazy(() => import('./imports/import-page').then((module) => ({ default: module.ImportPage }))),
    create: lazy(() =>
      import('./imports/import-upload').then((module) => ({ default: module.ImportUpload })),
    ),
  },
  {
    name: 'place-lists',
    label: 'Lists',
    section: 'Imports',
    called: 'name',
    list: lazy(() =>
      import('./place-lists/place-list-list').then((module) => ({ default: module.PlaceListList })),
    ),
    show: lazy(() =>
      import('./place-lists/place-list-page').then((module) => ({ default: module.PlaceListPage })),
    ),
    edit: lazy(() =>
      import('./place-lists/place-list-edit').then((module) => ({ default: module.PlaceListEdit })),
    ),
  },
  {
    name: 'settings',
    label: 'Settings',
    section: 'Settings',
    called: 'id',
    list: lazy(() => import('./settings/settings-page').then((module) => ({ default: module.SettingsPage }))),
  },
  {
    name: 'mails',
    label: 'Emails',
    section: 'Settings',
    called: 'subject',
    list: lazy(() => import('./mails/mail-list').then((module) => ({ default: module.MailList }))),
    show: lazy(() => import('./mails/mail-page').then((module) => ({ default: module.MailPage }))),
  },
  {
    name: 'jobs',
    label: 'Jobs',
    section: 'Settings',
    called: (job) => queueName(String(job.queue)),
    list: lazy(() => import('./jobs/job-list').then((module) => ({ default: module.JobList }))),
    show: lazy(() => import('./jobs/job-page').then((module) => ({ default: module.JobPage }))),
  },
  {
    name: 'audit-log',
    label: 'Audit log',
    section: 'Settings',
    called: ({ action }) => actionText(String(action)),
    list: lazy(() => import('./audit-log/audit-list').then((module) => ({ default: module.AuditList }))),
    show: lazy(() => import('./audit-log/audit-page').then((module) => ({ default: module.AuditPage }))),
  },
];

import { ScrollText } from 'lucide-react';
import { lazy } from 'react';
import type { BackOfficeResource } from '../kit/resource';

export const systemResources: readonly BackOfficeResource[] = [
  {
    name: 'audit-log',
    label: 'Audit log',
    group: 'System',
    icon: ScrollText,
    called: 'action',
    list: lazy(() => import('./audit-log/audit-list').then((module) => ({ default: module.AuditList }))),
  },
];

import { AdminTarget, AdminTargetChanges } from '../../../contract/content/pages.admin.js';
import type { AdminResource } from '../../../platform/admin/admin-resource.js';
import { atLeast, contains, flag, textIs } from '../../../platform/admin/filters.sql.js';

export const targetLocationResource = {
  name: 'target-locations',
  table: 'target_locations',
  row: AdminTarget,
  columns: {
    id: 't.id',
    city: 't.city',
    state: 't.state',
    stateCode: 't.state_code',
    zipCode: 't.zip_code',
    latitude: 't.latitude',
    longitude: 't.longitude',
    population: 't.population',
    isGenerated: 't.is_generated',
    priority: 't.priority',
    createdAt: 't.created_at',
  },
  sorts: ['id', 'city', 'stateCode', 'population', 'priority'],
  defaultSort: ['population', 'DESC'],
  filters: {
    q: contains('t.city', 't.zip_code'),
    stateCode: textIs('t.state_code'),
    isGenerated: flag('t.is_generated'),
    populationFrom: atLeast('t.population'),
  },
  update: AdminTargetChanges,
  writes: { priority: 'priority' },
} satisfies AdminResource;

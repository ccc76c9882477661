import { z } from 'zod';
import {
  AdminTaxRule,
  NewTaxRule,
  TAX_RULE_TIMES,
  TaxRuleChanges,
} from '../../contract/marketplace/admin/tax-rules.admin.js';
import { TAX_CLASSES } from '../../contract/marketplace/tax.js';
import type { AdminResource } from '../../platform/admin/admin-resource.js';
import { contains, custom, oneOf, textIs } from '../../platform/admin/filters.sql.js';
import { STAFF_TODAY } from '../../platform/settings/staff-zone.sql.js';

const TIMES: Readonly<Record<(typeof TAX_RULE_TIMES)[number], string>> = {
  now: `t.valid_from <= ${STAFF_TODAY} AND (t.valid_to IS NULL OR t.valid_to >= ${STAFF_TODAY})`,
  later: `t.valid_from > ${STAFF_TODAY}`,
  over: `t.valid_to < ${STAFF_TODAY}`,
};

export const taxRuleResource = {
  name: 'tax-rules',
  table: 'tax_rules',
  row: AdminTaxRule,
  columns: {
    id: 't.id',
    state: 't.state',
    taxClass: 't.tax_class',
    percent: '((t.basis_points * 10 + t.tenths) / 1000.0)::float8',
    localPercent: '(t.local_rate / 1000.0)::float8',
    validFrom: 't.valid_from::text',
    validTo: 't.valid_to::text',
    source: 't.source',
    checkedOn: 't.checked_on::text',
    updatedAt: 't.updated_at',
  },
  sorts: ['id', 'state', 'validFrom', 'checkedOn'],
  defaultSort: ['state', 'ASC'],
  filters: {
    q: contains('t.source', 't.state'),
    state: textIs('t.state'),
    taxClass: oneOf('t.tax_class', [...TAX_CLASSES]),
    time: custom(z.enum(TAX_RULE_TIMES), (time) => `(${TIMES[time]})`),
  },
  create: NewTaxRule,
  update: TaxRuleChanges,
  isDeletable: true,
} satisfies AdminResource;

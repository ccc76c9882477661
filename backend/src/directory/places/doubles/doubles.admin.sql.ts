import { z } from 'zod';
import { NoBody } from '../../../contract/backoffice/admin.js';
import {
  AdminDouble,
  AdminDoubleRow,
  DOUBLE_PAIRS,
  DOUBLE_REASONS,
  DOUBLE_STATUSES,
  MergePlacesBody,
} from '../../../contract/directory/admin/doubles.admin.js';
import type { AdminResource } from '../../../platform/admin/admin-resource.js';
import { custom, oneOf, textIs } from '../../../platform/admin/filters.sql.js';

const side = (key: string, alias: string) => `
  LEFT JOIN farms AS ${alias}_farm ON 'farm-' || ${alias}_farm.id::text = t.${key}
  LEFT JOIN places AS ${alias}_place ON 'place-' || ${alias}_place.id::text = t.${key}`;
const JOINS = side('one_key', 'one') + side('other_key', 'other');

const OPEN = 't.different_at IS NULL AND t.is_listed';
const STATUSES = {
  open: OPEN,
  different: 't.different_at IS NOT NULL',
  settled: 't.different_at IS NULL AND NOT t.is_listed',
} satisfies Record<(typeof DOUBLE_STATUSES)[number], string>;
const STATUS = `CASE WHEN ${STATUSES.different} THEN 'different' WHEN ${STATUSES.open} THEN 'open' ELSE 'settled' END`;

/** What staff have to look at, for counting. */
export const openDoubles = `doubles AS t WHERE ${OPEN}`;

const PAIR = `CASE WHEN t.one_key LIKE 'place-%' THEN 'places' WHEN t.other_key LIKE 'place-%' THEN 'farm-and-place' ELSE 'farms' END`;
const field = (alias: string, name: string) => `coalesce(${alias}_farm.${name}, ${alias}_place.${name})`;

export const doubleResource = {
  name: 'doubles',
  table: 'doubles',
  row: AdminDoubleRow,
  record: AdminDouble,
  joins: JOINS,
  columns: {
    id: 't.id',
    pair: PAIR,
    reasons: 't.reasons',
    likeness: 'cardinality(t.reasons)',
    status: STATUS,
    oneType: `split_part(t.one_key, '-', 1)`,
    oneId: `split_part(t.one_key, '-', 2)::int`,
    oneName: field('one', 'name'),
    oneAddress: field('one', 'address'),
    otherType: `split_part(t.other_key, '-', 1)`,
    otherId: `split_part(t.other_key, '-', 2)::int`,
    otherName: field('other', 'name'),
    otherAddress: field('other', 'address'),
    state: 't.state',
    foundAt: 't.found_at',
  },
  sorts: ['likeness', 'foundAt'],
  defaultSort: ['likeness', 'DESC'],
  filters: {
    status: custom(z.enum(DOUBLE_STATUSES), (status) => STATUSES[status]),
    pair: oneOf(PAIR, DOUBLE_PAIRS),
    // Written out, not bound: each has an index of its own, in the order of the list.
    reason: custom(z.enum(DOUBLE_REASONS), (reason) => `t.reasons @> ARRAY['${reason}'::text]`),
    state: textIs('t.state'),
  },
  actions: {
    merge: { body: MergePlacesBody },
    differ: { body: NoBody },
    reopen: { body: NoBody },
  },
} satisfies AdminResource;

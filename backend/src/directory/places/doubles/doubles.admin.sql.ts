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

const isListed = (alias: string) => `(${alias}_farm.id IS NOT NULL AND ${alias}_farm.rejected_at IS NULL
  OR ${alias}_place.id IS NOT NULL AND ${alias}_place.farm_id IS NULL AND ${alias}_place.hidden_at IS NULL)`;
const OPEN = `t.different_at IS NULL AND ${isListed('one')} AND ${isListed('other')}`;
const STATUS = `CASE WHEN t.different_at IS NOT NULL THEN 'different' WHEN ${OPEN} THEN 'open' ELSE 'settled' END`;

/** What staff have to look at, for counting. */
export const openDoubles = `doubles AS t ${JOINS} WHERE ${OPEN}`;

const PAIR = `CASE WHEN t.one_key LIKE 'place-%' THEN 'places' WHEN t.other_key LIKE 'place-%' THEN 'farm-and-place' ELSE 'farms' END`;
const STATE = 'coalesce(one_farm.state, one_place.state)';
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
    state: STATE,
    foundAt: 't.found_at',
  },
  sorts: ['likeness', 'foundAt'],
  defaultSort: ['likeness', 'DESC'],
  filters: {
    status: oneOf(STATUS, DOUBLE_STATUSES),
    pair: oneOf(PAIR, DOUBLE_PAIRS),
    reason: custom(z.enum(DOUBLE_REASONS), (reason, bind) => `${bind(reason)} = ANY(t.reasons)`),
    state: textIs(STATE),
  },
  actions: {
    merge: { body: MergePlacesBody },
    differ: { body: NoBody },
    reopen: { body: NoBody },
  },
} satisfies AdminResource;

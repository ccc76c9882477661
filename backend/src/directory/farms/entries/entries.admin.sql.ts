import { z } from 'zod';
import {
  DirectoryEntry,
  ENTRY_SOURCES,
  ENTRY_STATUSES,
  ENTRY_TYPES,
  type EntryStatus,
} from '../../../contract/directory/admin/entries.admin.js';
import { PLACE_KINDS } from '../../../contract/directory/place-kinds.js';
import type { AdminResource } from '../../../platform/admin/admin-resource.js';
import { custom, nameContains, oneOf, since, textIs, until } from '../../../platform/admin/filters.sql.js';
import { chordFromMiles } from '../../../platform/geo/earth.js';
import { SAME_SPOT_MILES } from '../../places/store/place-matching.js';
import { verificationOf } from '../farm-columns.sql.js';
import { hasDoubles } from '../merging/duplicate-farms.sql.js';

/** Without conditions, so that PostgreSQL reads each by its indexes. */
const HALVES = [
  `(SELECT 'farm-' || farms.id::text AS id, 'farm' AS type, farms.id AS record_id, farms.name, farms.kind, farms.city,
    farms.state, farms.zip_code, farms.created_at, CASE WHEN farms.is_demonstration THEN 'demo' ELSE 'farmgate' END AS source,
    farms.is_demonstration, ${verificationOf('farms')} AS verification, farms.waits_for,
    NULL::timestamptz AS hidden_at, NULL::int AS farm_id
  FROM farms)`,
  `(SELECT 'place-' || places.id::text AS id, 'place' AS type, places.id AS record_id, places.name, places.kind, places.city,
    places.state, places.zip_code, places.created_at, places.source,
    NULL::boolean AS is_demonstration, NULL::text AS verification, NULL::text AS waits_for, places.hidden_at, places.farm_id
  FROM places)`,
] as const;

const STATUS = `coalesce(t.verification,
  CASE WHEN t.farm_id IS NOT NULL THEN 'farm' WHEN t.hidden_at IS NOT NULL THEN 'hidden' ELSE 'listed' END)`;

const farmIs = (status: EntryStatus) => `t.verification = '${status}'`;
const CONDITIONS: Readonly<Record<EntryStatus, string>> = {
  listed: `t.type = 'place' AND t.farm_id IS NULL AND t.hidden_at IS NULL`,
  hidden: 't.hidden_at IS NOT NULL AND t.farm_id IS NULL',
  farm: 't.farm_id IS NOT NULL',
  waiting: farmIs('waiting'),
  verified: farmIs('verified'),
  rejected: farmIs('rejected'),
  unclaimed: farmIs('unclaimed'),
};

/** A farm's source is no column, so each is said by those that an index holds. */
const FROM_FARMGATE = `t.type = 'farm' AND NOT t.is_demonstration`;
const fromDirectory = (source: string) => `t.type = 'place' AND t.source = ${source}`;

/** Of one name, both markets or neither, at one spot or in one ZIP code; what a farm stands for has none. */
const PLACE_HAS_DOUBLES = `EXISTS (SELECT FROM places AS other
  WHERE other.name_key = place.name_key AND other.id <> place.id AND place.farm_id IS NULL AND other.farm_id IS NULL
    AND (other.kind = 'farmers_market') = (place.kind = 'farmers_market') AND (other.zip_code = place.zip_code
      OR ll_to_earth(other.latitude, other.longitude) <-> ll_to_earth(place.latitude, place.longitude)
        <= ${chordFromMiles(SAME_SPOT_MILES)}))`;

export const entryResource = {
  name: 'directory',
  table: `(${HALVES.join(' UNION ALL ')})`,
  parts: HALVES,
  keyType: 'text',
  row: DirectoryEntry,
  joins: `LEFT JOIN farms AS farm ON t.type = 'farm' AND farm.id = t.record_id
    LEFT JOIN places AS place ON t.type = 'place' AND place.id = t.record_id`,
  columns: {
    id: 't.id',
    type: 't.type',
    recordId: 't.record_id',
    name: 't.name',
    kind: 't.kind',
    city: 't.city',
    state: 't.state',
    zipCode: 't.zip_code',
    source: 't.source',
    status: STATUS,
    waitsFor: 't.waits_for',
    hasDoubles: `CASE WHEN t.type = 'farm' THEN ${hasDoubles('farm')} ELSE ${PLACE_HAS_DOUBLES} END`,
    createdAt: 't.created_at',
  },
  sorts: ['name', 'state', 'createdAt'],
  defaultSort: ['name', 'ASC'],
  filters: {
    q: nameContains('t.name'),
    type: oneOf('t.type', ENTRY_TYPES),
    kind: oneOf('t.kind', PLACE_KINDS),
    state: textIs('t.state'),
    zipCode: textIs('t.zip_code'),
    source: custom(z.enum(ENTRY_SOURCES), (source, bind) => {
      if (source === 'farmgate') return FROM_FARMGATE;
      const place = fromDirectory(bind(source));
      return source === 'demo' ? `(${place} OR t.is_demonstration)` : place;
    }),
    status: custom(z.enum(ENTRY_STATUSES), (status) => `(${CONDITIONS[status]})`),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
} satisfies AdminResource;

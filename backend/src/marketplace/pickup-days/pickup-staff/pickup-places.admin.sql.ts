import {
  AdminDeliveryZone,
  AdminDeliveryZoneRow,
  AdminPickupSite,
  AdminPickupSiteRow,
} from '../../../contract/marketplace/admin/pickups.admin.js';
import { SITE_KINDS } from '../../../contract/marketplace/pickup/pickup-sites.js';
import type { AdminResource } from '../../../platform/admin/admin-resource.js';
import {
  contains,
  custom,
  flag,
  idIs,
  oneOf,
  since,
  textIs,
  typedText,
  until,
} from '../../../platform/admin/filters.sql.js';

const word = typedText(60);
const VENDOR = 'JOIN vendors AS vendor ON vendor.id = t.vendor_id';

const ofSchedules = (key: 'site_id' | 'zone_id') => ({
  scheduleCount: `(SELECT count(*) FROM pickup_schedules AS rule
    WHERE rule.${key} = t.id AND rule.ended_at IS NULL)::int`,
  nextAt: `(SELECT min(own.starts_at) FROM pickup_schedules AS rule
    JOIN pickup_windows AS own ON own.schedule_id = rule.id
    WHERE rule.${key} = t.id AND own.starts_at > now() AND own.status <> 'canceled')`,
});

const inUse = {
  inUse: flag('t.closed_at IS NULL'),
  createdSince: since('t.created_at'),
  createdUntil: until('t.created_at'),
};

export const pickupSiteResource = {
  name: 'pickup-sites',
  table: 'pickup_sites',
  row: AdminPickupSiteRow,
  record: AdminPickupSite,
  joins: VENDOR,
  columns: {
    id: 't.id',
    vendorId: 't.vendor_id',
    vendorName: 'vendor.business_name',
    kind: 't.kind',
    name: 't.name',
    city: 't.city',
    state: 't.state',
    zipCode: 't.zip_code',
    ...ofSchedules('site_id'),
    closedAt: 't.closed_at',
    createdAt: 't.created_at',
    placeId: 't.place_id',
    address: 't.address',
    latitude: 't.latitude',
    longitude: 't.longitude',
    timeZone: 't.time_zone',
    host: 't.host',
    instructions: 't.instructions',
    accessNote: 't.access_note',
    updatedAt: 't.updated_at',
  },
  sorts: ['id', 'createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    q: contains('t.name', 't.city'),
    vendorId: idIs('t.vendor_id'),
    placeId: idIs('t.place_id'),
    state: textIs('t.state'),
    kind: oneOf('t.kind', [...SITE_KINDS]),
    ...inUse,
  },
} satisfies AdminResource;

export const deliveryZoneResource = {
  name: 'delivery-zones',
  table: 'delivery_zones',
  row: AdminDeliveryZoneRow,
  record: AdminDeliveryZone,
  joins: VENDOR,
  columns: {
    id: 't.id',
    vendorId: 't.vendor_id',
    vendorName: 'vendor.business_name',
    name: 't.name',
    state: 'vendor.state',
    zipCount: 'cardinality(t.zip_codes)',
    fee: '(t.fee / 100.0)::float8',
    freeFrom: '(t.free_from / 100.0)::float8',
    minimum: '(t.minimum / 100.0)::float8',
    ...ofSchedules('zone_id'),
    closedAt: 't.closed_at',
    createdAt: 't.created_at',
    zipCodes: 't.zip_codes',
    timeZone: 't.time_zone',
    note: 't.note',
    updatedAt: 't.updated_at',
  },
  sorts: ['id', 'createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    q: contains('t.name'),
    vendorId: idIs('t.vendor_id'),
    state: custom(
      word,
      (state, bind) => `t.vendor_id IN (SELECT id FROM vendors WHERE state = ${bind(state)})`,
    ),
    zipCode: custom(word, (zip, bind) => `t.zip_codes @> ARRAY[${bind(zip)}::text]`),
    ...inUse,
  },
} satisfies AdminResource;

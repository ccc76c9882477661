import type { PickupScheduleView, PickupSiteView } from '../../contract/marketplace/pickup/pickups.js';
import type { PickupSchedule } from '../tables/pickup-schedule.entity.js';
import type { PickupSite } from '../tables/pickup-site.entity.js';
import { cutoffOf } from './windows/cutoff.rules.js';

export const pickupSiteView = (site: PickupSite, schedules: readonly PickupSchedule[]): PickupSiteView => ({
  id: site.id,
  kind: site.kind,
  placeId: site.placeId,
  name: site.name,
  address: site.address,
  city: site.city,
  state: site.state,
  zipCode: site.zipCode,
  latitude: site.latitude,
  longitude: site.longitude,
  timeZone: site.timeZone,
  host: site.host,
  instructions: site.instructions,
  accessNote: site.accessNote,
  imageUrl: site.imageUrl,
  schedules: schedules.map(scheduleView),
});

export const scheduleView = (schedule: PickupSchedule): PickupScheduleView => ({
  id: schedule.id,
  kind: schedule.kind,
  weekdays: schedule.weekdays,
  repeats: schedule.repeats,
  dates: schedule.dates,
  opens: schedule.opens,
  closes: schedule.closes,
  firstDay: schedule.firstDay,
  lastDay: schedule.lastDay,
  opensDaysBefore: schedule.opensDaysBefore,
  cutoff: cutoffOf(schedule),
  capacity: schedule.capacity,
  capacityUnit: schedule.capacityUnit,
  productIds: schedule.productIds,
  exceptions: schedule.exceptions,
});

import type { MyMarketDay } from '../../../contract/directory/attendance.js';
import { HOUSE_ZONE } from '../../../contract/shared/calendar/house-zone.js';
import { paths } from '../../../contract/shared/site-paths.js';
import { feeView } from '../fees/fee.view.js';
import type { MemberDayRow, OfferRow } from './my-days.sql.js';

export function myMarketDay(row: MemberDayRow, offers: readonly OfferRow[]): MyMarketDay {
  const own = (kind: OfferRow['kind'], ownerId: number | null) =>
    offers
      .filter((offer) => offer.kind === kind && offer.ownerId === ownerId)
      .map(({ id, name }) => ({ id, name }));
  const { id, date, hours, startsAt, endsAt, status, reason, address, movedTo, weather } = row;
  const listings = own('listing', row.farmId);
  const products = own('product', row.vendorId);
  return {
    day: { id, date, hours, startsAt, endsAt, status, reason, address, movedTo, weather },
    market: {
      id: row.placeId,
      name: row.placeName,
      path: paths.place(row.placeId, row.placeName),
      timeZone: row.timeZone ?? HOUSE_ZONE,
    },
    member: {
      id: row.memberId,
      name: row.memberName,
      stall: row.stall,
      isOnMap: row.isOnMap,
      comesEveryDay: row.comesEveryDay,
    },
    answer: row.answer,
    // What they don't have any more cannot be chosen, nor taken away.
    listingIds: chosen(row.listingIds, listings),
    productIds: chosen(row.productIds, products),
    note: row.note,
    fee: feeView(row),
    offers: { listings, products },
  };
}

const chosen = (ids: readonly number[] | null, offers: readonly { id: number }[]) =>
  offers.map(({ id }) => id).filter((id) => ids?.includes(id));

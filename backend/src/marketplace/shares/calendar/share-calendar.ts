import { TZDate } from '@date-fns/tz';
import { type ICalCalendar, ICalEventStatus } from 'ical-generator';
import type { BoxState } from '../../../contract/marketplace/shares/share-terms.js';
import { calendarText } from '../../../platform/ical/calendar-text.js';
import type { LoadedSubscription } from '../accounts/load-subscriptions.js';
import type { BoxRow } from '../accounts/subscriptions.sql.js';
import type { ContentOfBox } from '../days/contents.sql.js';

/** What isn't picked up by the member is left out; what was canceled says so. */
const SHOWN: readonly BoxState[] = ['promised', 'shifted', 'packed', 'canceled'];

/** @param publicUrl the site's address without a slash at its end @returns the boxes as iCalendar */
export function shareCalendar(
  loaded: LoadedSubscription,
  contents: readonly ContentOfBox[],
  publicUrl: string,
): string {
  const boxes = loaded.boxes.filter(({ state }) => SHOWN.includes(state));
  const moments = boxes.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]);
  const scope = { name: loaded.planName, product: 'Shares', zone: loaded.timeZone, moments };
  return calendarText(scope, (calendar) => {
    for (const box of boxes) addBox(calendar, box, { loaded, contents, publicUrl });
  });
}

function addBox(
  calendar: ICalCalendar,
  box: BoxRow,
  {
    loaded,
    contents,
    publicUrl,
  }: { loaded: LoadedSubscription; contents: readonly ContentOfBox[]; publicUrl: string },
): void {
  const { startsAt, endsAt, timeZone, createdAt, updatedAt } = box;
  const isOff = box.state === 'canceled';
  const site = loaded.sites.find(({ scheduleId }) => scheduleId === box.scheduleId);
  const inBox = contents.filter(({ boxId }) => boxId === box.id);
  calendar.createEvent({
    id: `box-${box.id}@${new URL(publicUrl).host}`,
    start: new TZDate(startsAt, timeZone),
    end: new TZDate(endsAt, timeZone),
    timezone: timeZone,
    stamp: updatedAt,
    // A calendar takes what is newer.
    sequence: Math.max(0, Math.floor((updatedAt.getTime() - createdAt.getTime()) / 1_000)),
    summary: `${isOff ? 'Canceled: ' : ''}${loaded.planName}, ${loaded.vendorName}`,
    location: site ? `${site.name}, ${site.address}, ${site.city}, ${site.state}` : box.siteName,
    description: [
      loaded.quantity === 1 ? loaded.sizeName : `${loaded.quantity} × ${loaded.sizeName}`,
      ...inBox.map(({ name, quantity }) => `${name}: ${quantity}`),
    ].join('\n'),
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
}

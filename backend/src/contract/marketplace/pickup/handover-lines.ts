/** What an order's part says of its day and place, in lines. Free of zod. */
import { addressLine } from './directions.js';
import { shortDayText, windowText } from './handover-words.js';
import type { HandoverView } from './handover.js';

/** @returns "Saturday, November 28, 9 AM to noon"; null without a day */
export const handoverTime = ({ when }: Pick<HandoverView, 'when'>): string | null => when && windowText(when);

/** @returns "Chandler Green", or the name of the delivery zone; null where neither is known */
export const handoverPlace = ({ site, zone }: Pick<HandoverView, 'site' | 'zone'>): string | null =>
  site?.name ?? zone?.name ?? null;

/** @returns the street, which may be another one on this day, else the town; null of a delivery */
export function handoverStreet({ site, when }: Pick<HandoverView, 'site' | 'when'>): string | null {
  if (!site) return null;
  const { address, city, state, zipCode } = site;
  return (
    when?.address ?? (address === null ? `${city}, ${state} ${zipCode}` : addressLine({ ...site, address }))
  );
}

/** @returns "Sat, Nov 28, Chandler Green", for lists */
export const handoverShort = (handover: HandoverView): string =>
  [handover.when && shortDayText(handover.when.startsAt, handover.when.timeZone), handoverPlace(handover)]
    .filter(Boolean)
    .join(', ');

/** @returns what a vendor or the staff need of it: day and hours, place, what is not as usual, who comes */
export const handoverLines = (handover: HandoverView): string[] =>
  [
    handoverTime(handover),
    handoverPlace(handover),
    handover.when?.address ? `This time at ${handover.when.address}` : null,
    handover.when?.status === 'canceled' ? 'This day is canceled.' : null,
    handover.when?.reason ?? null,
    handover.collector && `${handover.collector} picks it up`,
  ].filter((line): line is string => Boolean(line));

import type { MarketDayView } from '@farmgate/backend/contract/directory/market-days';
import { placePath } from '@farmgate/backend/contract/directory/place-path';
import type { Event } from 'schema-dts';
import { postalAddress, streetOf } from './place-data';

interface Market {
  /** 'place-12' */
  id: string;
  name: string;
  address: string;
  city?: string | null | undefined;
  state?: string | null | undefined;
  zipCode?: string | null | undefined;
  /** What there is to say about its hours in words. */
  hoursNote?: string | null | undefined;
}

/**
 * @param publicUrl the site's address without a slash at its end
 * @returns a day of a market for search engines: when it is held and where, or that it is canceled
 */
export function marketEvent(market: Market, day: MarketDayView, publicUrl: string): Event {
  const { id, name, address } = market;
  const url = publicUrl + (placePath(id, name) ?? '');
  const hasHours = day.hours.some(({ opens, closes }) => opens !== null && closes !== null);
  const street = streetOf({ address, city: market.city ?? null });
  return {
    '@type': 'Event',
    '@id': `${url}#${day.date}`,
    name,
    url,
    startDate: hasHours ? day.startsAt : day.date,
    ...(hasHours && { endDate: day.endsAt }),
    ...(market.hoursNote && { description: market.hoursNote }),
    eventStatus: `https://schema.org/${day.status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: day.address === null ? name : day.address,
      address: day.address ?? postalAddress({ ...market, street }),
    },
  };
}

import type { FieldState } from '@farmgate/backend/contract/directory/field-states';
import type { FieldStatusView } from '@farmgate/backend/contract/directory/field-status';
import { dayThere } from '@farmgate/backend/contract/shared/calendar/house-zone';
import type { Offer, OpeningHoursSpecification } from 'schema-dts';

const AVAILABILITY = {
  open: 'InStock',
  good: 'InStock',
  limited: 'LimitedAvailability',
  picked_out: 'SoldOut',
  closed: 'OutOfStock',
} as const satisfies Record<FieldState, string>;

/** @returns the crops that a farm speaks of, each with until when that holds, for search engines */
export function fieldOffers(statuses: readonly FieldStatusView[]): Offer[] {
  return statuses.flatMap(({ crop, state, until }): Offer[] => {
    if (crop === null) return [];
    return [
      {
        '@type': 'Offer',
        itemOffered: { '@type': 'Product', name: crop },
        availability: `https://schema.org/${AVAILABILITY[state]}`,
        validThrough: until,
      },
    ];
  });
}

/**
 * @returns the hours of the day that the whole farm speaks of; one that is closed opens and closes at
 * midnight
 */
export function hoursSaid(
  statuses: readonly FieldStatusView[],
  timeZone: string | null,
): OpeningHoursSpecification[] {
  const whole = statuses.find(({ crop }) => crop === null);
  if (!whole) return [];
  const isClosed = whole.state === 'closed';
  const { opens, closes } = isClosed ? { opens: '00:00', closes: '00:00' } : whole;
  if (opens === null || closes === null) return [];
  const day = dayThere(timeZone, new Date(whole.saidAt));
  return [{ '@type': 'OpeningHoursSpecification', opens, closes, validFrom: day, validThrough: day }];
}

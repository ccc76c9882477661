import { WEEKDAYS } from '@farmgate/backend/contract/directory/hours';
import type { HolidayQuestion } from '@farmgate/backend/contract/marketplace/closures';
import { SHORT_MONTH_NAMES } from '@farmgate/backend/contract/shared/calendar/months';

const KINDS = { pickup: 'Pickup at', delivery: 'Delivery to', market: 'Market day at' } as const;

/** @returns "Thanksgiving is Thursday, Nov 26." */
export function holidayText({ name, day }: Pick<HolidayQuestion, 'name' | 'day'>): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${name} is ${WEEKDAYS[date.getUTCDay()]}, ${SHORT_MONTH_NAMES[date.getUTCMonth()]} ${date.getUTCDate()}.`;
}

/** @returns "Pickup at Maple Hollow", each once */
export const thingsText = ({ things }: Pick<HolidayQuestion, 'things'>): string[] => [
  ...new Set(things.map(({ kind, name }) => `${KINDS[kind]} ${name}`)),
];

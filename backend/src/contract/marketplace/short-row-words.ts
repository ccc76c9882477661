/** What is missing of an order, in words. Free of zod. */

import type { OrderStatus } from './order-status.js';

export const SHORT_REASONS = ['weather', 'spoiled', 'miscounted'] as const;
export type ShortReason = (typeof SHORT_REASONS)[number];

/** Of a choice. */
export const SHORT_REASON_LABELS: Readonly<Record<ShortReason, string>> = {
  weather: 'Lost to weather',
  spoiled: 'Spoiled',
  miscounted: 'Miscounted',
};

/** @returns whether items of a vendor order can still be missing: it was not handed over or canceled */
export const mayBeShort = (status: OrderStatus): boolean => status !== 'delivered' && status !== 'cancelled';

interface Short {
  name: string;
  quantity: number;
  reason: ShortReason;
  swap?: { name: string; quantity: number } | null | undefined;
}

/** @returns "2 × Lettuce (lost to weather)", "… swapped for 1 × Romaine" */
export const shortText = ({ name, quantity, reason, swap }: Short): string =>
  `${quantity} × ${name} (${SHORT_REASON_LABELS[reason].toLowerCase()})${swap ? `, swapped for ${swap.quantity} × ${swap.name}` : ''}`;

/** @returns "Lost to weather, spoiled", each reason once */
export function reasonsText(rows: readonly Pick<Short, 'reason'>[]): string {
  const labels = [...new Set(rows.map(({ reason }) => reason))].map((reason) => SHORT_REASON_LABELS[reason]);
  return labels.map((label, index) => (index === 0 ? label : label.toLowerCase())).join(', ');
}

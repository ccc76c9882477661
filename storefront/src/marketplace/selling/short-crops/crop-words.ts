import { dayText, timeText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import type { CropOfDay, ShortCropPreview } from '@farmgate/backend/contract/marketplace/short-crops';
import { dollars, wholeCents } from '@farmgate/backend/contract/shared/money';
import { formatCount } from '../../../lib/format/format';

const UNITS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  each: ['', ''],
  other: ['', ''],
  pound: ['lb', 'lb'],
  ounce: ['oz', 'oz'],
  bunch: ['bunch', 'bunches'],
  dozen: ['dozen', 'dozen'],
  package: ['package', 'packages'],
  basket: ['basket', 'baskets'],
};

const manyOf = (word: string) => (/(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`);

/** @returns "200", "80 lb", "2 jars", "3 × 1/2 lb" */
export function unitsText(count: number, unit: string): string {
  const [one, many] = UNITS[unit] ?? ['', ''];
  if (UNITS[unit]) return `${formatCount(count)} ${count === 1 ? one : many}`.trim();
  if (/^[a-z]{3,}$/.test(unit)) return `${formatCount(count)} ${count === 1 ? unit : manyOf(unit)}`;
  return `${formatCount(count)} × ${unit}`;
}

/** @returns "120 in share boxes, 60 ordered, 20 in boxes you make up" */
export const wheresText = ({ inShares, inOrders, inBoxes }: CropOfDay): string =>
  [
    inShares > 0 && `${formatCount(inShares)} in share boxes`,
    inOrders > 0 && `${formatCount(inOrders)} ordered`,
    inBoxes > 0 && `${formatCount(inBoxes)} in ordered boxes`,
  ]
    .filter(Boolean)
    .join(', ');

/** @returns "Thursday, August 5, 3:00 PM" */
export const sendsText = ({ sendsAt, timeZone }: { sendsAt: string; timeZone: string }): string =>
  `${dayText(sendsAt, timeZone)}, ${timeText(sendsAt, timeZone)}`;

/** @returns what it costs, a sentence each; the first says all of it where it costs nothing */
export function moneyLines({ credit, refund, less }: ShortCropPreview): string[] {
  const lines = [
    ...(credit > 0 ? [`${dollars(wholeCents(credit))} farm credit for share boxes`] : []),
    ...(refund > 0 ? [`${dollars(wholeCents(refund))} refunded for orders`] : []),
    ...(less > 0 ? [`${dollars(wholeCents(less))} less to collect at pickup`] : []),
  ];
  return lines.length > 0 ? lines : ['It costs nothing.'];
}

/** @returns dollars in all */
export const costOf = ({ credit, refund, less }: ShortCropPreview): number =>
  (wholeCents(credit) + wholeCents(refund) + wholeCents(less)) / 100;

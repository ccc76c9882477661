import type { VendorOrderView } from '@farmgate/backend/contract/marketplace/orders';
import type { ShortReason } from '@farmgate/backend/contract/marketplace/short-row-words';
import type {
  ShortPreview,
  ShortRowsRequest,
  SubstituteList,
} from '@farmgate/backend/contract/marketplace/short-rows';
import { wholeCents } from '@farmgate/backend/contract/shared/money';
import { amountText } from '../../parts/amount-text';

/** A line of which something is left. */
export interface ShortLine {
  id: number;
  name: string;
  open: number;
  /** Dollars for one, where its buyer takes something similar and whoever looks sees prices. */
  swapPrice?: number;
}

/** An order, as far as marking items as missing has to know it. */
export interface ShortOrder {
  id: number;
  orderNumber: string;
  customerName: string;
  /** What is left of its lines. */
  lines: readonly ShortLine[];
}

/** @returns an order of the vendor's page */
export const shortOrderOf = (order: VendorOrderView): ShortOrder => ({
  ...{ id: order.id, orderNumber: order.orderNumber, customerName: order.customerName },
  lines: order.items
    .map(({ id, name, quantity, refunded, short = 0, allowSubstitute, unitPrice }) => ({
      ...{ id, name, open: quantity - refunded - short },
      ...(allowSubstitute && { swapPrice: unitPrice }),
    }))
    .filter(({ open }) => open > 0),
});

/** What was chosen for a line; as typed. */
export interface LineChoice {
  there?: string;
  reason?: ShortReason;
  restock?: boolean;
  swap?: ShortItems[number]['swap'] | undefined;
}
export type Choices = Readonly<Record<number, LineChoice>>;

export type ShortItems = ShortRowsRequest['items'];

/** @returns how many of a line are missing; null for what is no number of it */
export function missingCount(open: number, { there }: LineChoice = {}): number | null {
  const count = there === undefined ? open : /^\d+$/.test(there.trim()) ? Number(there) : NaN;
  return Number.isInteger(count) && count >= 0 && count <= open ? open - count : null;
}

/** @returns what is asked for, or what is wrong, in a sentence, with the line where it is */
export function readChoices(
  { lines }: Pick<ShortOrder, 'lines'>,
  choices: Choices,
): { items: ShortItems } | { problem: string; lineId: number } {
  for (const { id, name, open } of lines)
    if (missingCount(open, choices[id]) === null)
      return { problem: `Please enter a number from 0 to ${open} for ${name}.`, lineId: id };
  const short = lines.filter(({ id, open }) => missingCount(open, choices[id]) !== 0);
  if (short.length === 0)
    return { problem: 'Please lower the number of at least one item.', lineId: lines[0]?.id ?? 0 };
  const unsaid = short.find(({ id }) => !choices[id]?.reason);
  if (unsaid) return { problem: `Please choose why ${unsaid.name} is missing.`, lineId: unsaid.id };
  return {
    items: short.map(({ id, open }) => ({
      ...{ id, from: open, to: open - (missingCount(open, choices[id]) ?? 0) },
      ...{ reason: choices[id]?.reason ?? 'miscounted', restock: choices[id]?.restock ?? false },
      ...(choices[id]?.swap && { swap: choices[id].swap }),
    })),
  };
}

const firstName = (customerName: string) => customerName.split(' ', 1)[0] ?? customerName;

/** @returns "2 × Lettuce, 1 × Eggs" */
const countsText = ({ lines }: Pick<ShortOrder, 'lines'>, items: ShortItems): string =>
  items
    .map(({ id, from, to }) => `${from - to} × ${lines.find((line) => line.id === id)?.name ?? ''}`)
    .join(', ');

/** @returns whether nothing of the order is left */
export const isEverything = ({ lines }: Pick<ShortOrder, 'lines'>, items: ShortItems): boolean =>
  lines.every(({ id }) => items.some((item) => item.id === id && item.to === 0 && !item.swap));

/** @returns what exactly happens to the money; for who sees none, without amounts */
export function moneyText(order: ShortOrder, items: ShortItems, preview: ShortPreview | null): string {
  const who = firstName(order.customerName);
  const what = countsText(order, items);
  if (!preview) return `What ${who} paid for ${what} goes back. If it’s a cash order, they pay less.`;
  const { amount, isRefund, isCancellation, total } = preview;
  if (amount === 0 && items.every(({ swap }) => swap)) return `${who} pays the same, for ${what}.`;
  if (isRefund)
    return amount > 0
      ? `${amountText(amount)} goes back to ${who}, for ${what}.`
      : `There’s nothing left to refund for ${what}.`;
  if (isCancellation) return `${who} pays nothing.`;
  return `${who} pays ${amountText(amount)} less, for ${what}. The new total is ${amountText(total)}.`;
}

/** @returns what the button that does it says */
export function confirmLabel(isCancellation: boolean, preview: ShortPreview | null): string {
  if (isCancellation) return 'Cancel Order';
  if (!preview || preview.amount === 0) return 'Mark as Missing';
  return preview.isRefund ? `Refund ${amountText(preview.amount)}` : `Take Off ${amountText(preview.amount)}`;
}

/** @returns what goes back in stock, in a sentence */
export function stockText(order: Pick<ShortOrder, 'lines'>, items: ShortItems): string {
  const back = items.filter(({ restock }) => restock);
  if (back.length === 0) return 'Your stock stays as it is.';
  return `Back in stock: ${countsText(order, back)}.`;
}

/** @returns how many of a substitute cost at most what is missing of a line, and are in stock */
export const mostOf = (
  { price, inventory }: SubstituteList[number],
  { swapPrice = 0 }: ShortLine,
  missing: number,
): number =>
  Math.min(inventory, Math.floor((wholeCents(swapPrice) * missing) / Math.max(wholeCents(price), 1)));

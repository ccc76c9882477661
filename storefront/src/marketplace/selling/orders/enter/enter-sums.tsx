import { cashText } from '@farmgate/backend/contract/marketplace/cash/cash-rounding';
import type { EnteredOrderPreview } from '@farmgate/backend/contract/marketplace/entered-orders';
import { wholeCents } from '@farmgate/backend/contract/shared/money';
import { queryOptions } from '@tanstack/react-query';
import { callJson } from '../../../../lib/api/api';
import { amountText } from '../../../parts/amount-text';
import { VENDOR_ORDERS } from '../../vendor-queries';
import { type EnterValues, NOTHING_ENTERED, enterRequest } from './enter-values';

/** POST /api/vendor/orders/preview */
export const previewQuery = ({ items, when, windowId }: EnterValues) =>
  queryOptions<EnteredOrderPreview, Error>({
    queryKey: [`${VENDOR_ORDERS}/preview`, items, when, windowId],
    queryFn: ({ signal }) => {
      const values = { ...NOTHING_ENTERED, items, when, windowId, firstName: '-' };
      const body = enterRequest(values, undefined);
      return callJson<EnteredOrderPreview>(`${VENDOR_ORDERS}/preview`, { method: 'POST', body, signal });
    },
    retry: false,
    gcTime: 0,
  });

/** What the customer pays, and what the farm is charged for it. */
export function EnterSums({ of }: { of: EnteredOrderPreview }) {
  const { subtotal, tax, total, commission, deposit, cash, toWeigh } = of;
  const most = toWeigh ? ', at most' : '';
  const rows = [
    ['Subtotal', subtotal],
    ['Tax', tax],
  ] as const;
  return (
    <dl className="flex flex-col gap-1.5 tabular-nums">
      {rows.map(([label, amount]) => (
        <div key={label} className="flex justify-between gap-4 text-sm">
          <dt className="text-soft">{label}</dt>
          <dd>{amountText(amount)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 font-semibold">
        <dt>The customer pays you{most}</dt>
        <dd>{amountText(total)}</dd>
      </div>
      {deposit !== null && (
        <div className="flex justify-between gap-4">
          <dt>Deposit of that, to pay now</dt>
          <dd>{amountText(deposit)}</dd>
        </div>
      )}
      {cash !== undefined && (
        <div className="flex justify-between gap-4 text-sm">
          <dt>Cash</dt>
          <dd className="text-right">{cashText(wholeCents(cash), wholeCents(total))}</dd>
        </div>
      )}
      <div className="flex justify-between gap-4 text-sm text-soft">
        <dt>Commission{most}, taken from your balance</dt>
        <dd>{amountText(commission)}</dd>
      </div>
    </dl>
  );
}

import { type Totals } from '@farmgate/backend/contract/marketplace/checkout';
import { dollars } from '@farmgate/backend/contract/shared/money';
import { countOf } from '../../lib/format/format';

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-soft">{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

export interface TotalsListProps {
  /** Cents. */
  totals: Totals;
  /** How many units they are the totals of. */
  units: number;
  /** What is said of shipping instead of its price. */
  shipping?: string | undefined;
}

/** Subtotal, discount, shipping, tax and total. */
export function TotalsList({ totals, units, shipping }: TotalsListProps) {
  return (
    <dl className="flex flex-col gap-2 text-sm tabular-nums">
      <Row label={`Subtotal (${countOf(units, 'item')})`} value={dollars(totals.subtotal)} />
      {totals.discount > 0 && <Row label="Discount" value={dollars(-totals.discount)} />}
      <Row label="Shipping" value={shipping ?? (totals.shipping === 0 ? 'Free' : dollars(totals.shipping))} />
      <Row label="Tax (8%)" value={dollars(totals.tax)} />
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3 text-lg font-semibold">
        <dt>Total</dt>
        <dd>{dollars(totals.total)}</dd>
      </div>
    </dl>
  );
}

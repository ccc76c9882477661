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
  /** The specification's 8 %, or rules that each line has its own of. */
  isFlatTax: boolean;
  /** What is said of a tax that is not known; the total is without it. */
  tax?: string | undefined;
  /** Something is weighed first: the figures are the most. */
  isAtMost?: boolean;
  /** Cents that went back: the total is without them. */
  refunded?: number;
}

/** Subtotal, discount, shipping, tax and total. */
export function TotalsList(props: TotalsListProps) {
  const { totals, units, shipping, isFlatTax, tax, isAtMost = false, refunded = 0 } = props;
  const atMost = isAtMost ? 'at most ' : '';
  return (
    <dl className="flex flex-col gap-2 text-sm tabular-nums">
      <Row label={`Subtotal (${countOf(units, 'item')})`} value={atMost + dollars(totals.subtotal)} />
      {totals.discount > 0 && <Row label="Discount" value={dollars(-totals.discount)} />}
      <Row label="Shipping" value={shipping ?? (totals.shipping === 0 ? 'Free' : dollars(totals.shipping))} />
      <Row label={isFlatTax ? 'Tax (8%)' : 'Tax'} value={tax ?? atMost + dollars(totals.tax)} />
      {refunded > 0 && <Row label="Refunded" value={dollars(-refunded)} />}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3 text-lg font-semibold">
        <dt>{tax === undefined ? 'Total' : 'Total before tax'}</dt>
        <dd>
          {isAtMost && <span className="text-sm font-normal">at most </span>}
          {dollars(totals.total - refunded)}
        </dd>
      </div>
    </dl>
  );
}

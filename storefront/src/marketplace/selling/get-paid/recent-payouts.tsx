import type { PayoutRow } from '@farmgate/backend/contract/marketplace/get-paid';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { formatDate } from '../../../lib/format/format';
import { Badge } from '../../../ui/badge';
import { Link } from '../../../ui/navigation/link';
import { amountText } from '../../parts/amount-text';

const STATES = {
  waiting: { label: 'On its way', tone: 'sun' },
  done: { label: 'Sent', tone: 'leaf' },
  failed: { label: 'Not sent', tone: 'clay' },
} as const;

function Row({ payout }: { payout: PayoutRow }) {
  const { label, tone } = STATES[payout.status];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-3 first:border-t-0">
      <div className="min-w-0 flex-1">
        <p>
          {payout.orderId === null ? (
            payout.isAdvance ? (
              'CSA shares, paid ahead'
            ) : (
              'Payout'
            )
          ) : (
            <Link to={paths.vendorOrder(payout.orderId)} className="link whitespace-nowrap">
              <span className="max-sm:hidden">Order </span>#{payout.orderNumber}
            </Link>
          )}
        </p>
        <p className="text-sm text-soft">
          {formatDate(payout.createdAt)}
          {payout.status === 'failed' && '. It’s back in your balance.'}
          {payout.reversed > 0 && `. ${amountText(payout.reversed)} was taken back.`}
        </p>
      </div>
      <Badge tone={tone}>{label}</Badge>
      <p className="min-w-20 text-right font-semibold tabular-nums">{amountText(payout.amount)}</p>
    </li>
  );
}

/** The newest payouts. */
export function RecentPayouts({ payouts }: { payouts: readonly PayoutRow[] }) {
  return (
    <section aria-labelledby="payouts" className="flex flex-col gap-4">
      <h2 id="payouts" className="text-xl">
        Recent payouts
      </h2>
      {payouts.length === 0 ? (
        <p className="rounded-card border border-line bg-card p-5 text-sm">
          No payouts yet. What we send to your Stripe account will appear here.
        </p>
      ) : (
        <ul className="overflow-hidden rounded-card border border-line bg-card">
          {payouts.map((payout) => (
            <Row key={payout.id} payout={payout} />
          ))}
        </ul>
      )}
    </section>
  );
}

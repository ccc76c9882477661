import type { GetPaidView } from '@farmgate/backend/contract/marketplace/get-paid';
import { paths, withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { Card } from '../../../ui/card';
import { Link } from '../../../ui/navigation/link';
import { amountText } from '../../parts/amount-text';

interface Part {
  label: string;
  why: string;
  /** Dollars; what is owed is owed in full, not less than nothing. */
  amount: number;
}

const READY_WHY = {
  none: 'From delivered card orders. We’ll send it when you set up payouts.',
  due: 'From delivered card orders. We’ll send it when payouts are on.',
  restricted: 'From delivered card orders. We’ll send it when payouts are on again.',
  enabled: 'From delivered card orders. It’s being sent now.',
};

/** @returns what the balance is made of; what is nothing is left out */
export function balanceParts({ balance, state }: Pick<GetPaidView, 'balance' | 'state'>): Part[] {
  return [
    { label: 'Ready to pay out', why: READY_WHY[state], amount: balance.ready },
    {
      label: 'Not delivered yet',
      why: 'From paid orders. It’s ready once you mark them delivered.',
      amount: balance.undelivered,
    },
    {
      label: 'Paid with PayPal',
      why: 'We can’t send this to Stripe. Contact us to be paid another way.',
      amount: balance.paypal,
    },
    {
      label: 'Paid another way',
      why: 'From a payment service this site no longer uses. Contact us about it.',
      amount: balance.other,
    },
    {
      label: 'You owe',
      why: 'Commission on cash sales, refunds and disputes. It comes out of your next card orders.',
      amount: -balance.owed,
    },
  ].filter(({ amount }) => amount !== 0);
}

/** What the vendor has coming, and what each part of it waits for. */
export function BalanceCard({ view }: { view: GetPaidView }) {
  const parts = balanceParts(view);
  const { total } = view.balance;
  return (
    <Card className="flex flex-col gap-4 p-5 sm:p-6">
      <div>
        <h2 className="text-xl">Balance</h2>
        <p className="mt-2 font-display text-3xl leading-tight font-[560] tabular-nums lining-nums">
          {amountText(Math.abs(total))}
        </p>
        <p className="text-sm text-soft">{total < 0 ? 'What you owe Farmgate' : 'What Farmgate owes you'}</p>
      </div>
      {parts.length === 0 && <p className="text-sm">Nothing is waiting. Your next sale will show up here.</p>}
      {parts.length > 0 && (
        <dl className="flex flex-col">
          {parts.map(({ label, why, amount }) => (
            <div
              key={label}
              className="flex items-baseline justify-between gap-4 border-t border-line py-2.5"
            >
              <dt className="min-w-0">
                <span className="font-semibold">{label}</span>
                <span className="block text-sm text-soft">{why}</span>
              </dt>
              <dd className="whitespace-nowrap tabular-nums">{amountText(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
      {view.onTheWay > 0 && (
        <p className="rounded-control bg-moss px-3.5 py-3 text-sm">
          {amountText(view.onTheWay)} is on its way to Stripe. It’s no longer part of your balance.
        </p>
      )}
      {(view.advance.percent > 0 || view.advance.out > 0) && (
        <p className="rounded-control bg-moss px-3.5 py-3 text-sm">
          {view.advance.percent > 0 &&
            `We send you ${view.advance.percent}% of card payments for CSA shares right away, less commission. `}
          {view.advance.out > 0 &&
            `${amountText(view.advance.out)} of your money is ahead of your boxes. The next ones use it up.`}
        </p>
      )}
      <p className="text-sm">
        <Link to={withQuery(paths.vendorDashboard, { tab: 'analytics' })} className="link">
          See every entry
        </Link>
      </p>
    </Card>
  );
}

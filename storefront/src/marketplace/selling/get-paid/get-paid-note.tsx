import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { amountText } from '../../parts/amount-text';
import { getPaidQuery } from './use-get-paid';

const WORDS = {
  none: 'Set up payouts to receive it.',
  due: 'Stripe needs a few more details before we can send it.',
  restricted: 'Your payouts are on hold.',
  enabled: 'Payouts are on.',
} as const;

/** On the dashboard: what the vendor has coming, and the way to it. */
export function GetPaidNote() {
  const { data } = useQuery(getPaidQuery());
  const { state = 'enabled', balance } = data ?? {};
  const isWaiting = data?.isOffered && state !== 'enabled';
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-5">
      <p className="flex min-w-0 items-center gap-3">
        <Landmark aria-hidden size={22} className="shrink-0 text-leaf" />
        <span>
          <strong className="font-semibold tabular-nums">
            {balance ? `Balance: ${amountText(balance.total)}` : 'Your balance'}
          </strong>{' '}
          <span className="text-soft">{data?.isOffered ? WORDS[state] : ''}</span>
        </span>
      </p>
      <LinkButton size="sm" look={isWaiting ? 'primary' : 'secondary'} to={paths.getPaid}>
        Get paid
      </LinkButton>
    </Card>
  );
}

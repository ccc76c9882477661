import type { GetPaidView, PayeeState } from '@farmgate/backend/contract/marketplace/get-paid';
import { Check, CircleAlert, ExternalLink, Landmark, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../../lib/api/api';
import { formatDate } from '../../../lib/format/format';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { FormFailure } from '../../../ui/forms/form-failure';
import { useProviderLink, useRefresh } from './use-get-paid';

const WORDS: Record<PayeeState, { title: string; badge: string; button: string }> = {
  none: { title: 'Set up payouts', badge: 'Not started', button: 'Set up payouts' },
  due: { title: 'Finish setting up payouts', badge: 'Details needed', button: 'Continue on Stripe' },
  enabled: { title: 'Payouts are on', badge: 'On', button: 'Open Stripe' },
  restricted: { title: 'Payouts are on hold', badge: 'On hold', button: 'Review on Stripe' },
};
const TONES = { none: 'plain', due: 'sun', enabled: 'leaf', restricted: 'clay' } as const;

function Lead({ state, closedAt, reason, missing }: GetPaidView) {
  if (state === 'enabled') {
    return <p>When a card order is delivered, we send your share to your Stripe account.</p>;
  }
  if (state === 'restricted') {
    return (
      <>
        <p>{reason}</p>
        <p>You can keep selling. Your balance stays with Farmgate until Stripe allows payouts again.</p>
      </>
    );
  }
  if (state === 'due') {
    return (
      <>
        {reason && <p>{reason}</p>}
        {missing.length > 0 && <p>Your sales stay in your balance until this is done.</p>}
      </>
    );
  }
  return (
    <>
      {closedAt && (
        <p>
          Your Stripe account was closed or disconnected on {formatDate(closedAt)}. Your balance is still
          here. Set up payouts again to receive it.
        </p>
      )}
      <p>
        Stripe sends you the money from card orders. It asks who you are and where your bank account is. You
        answer on Stripe’s pages, so Farmgate never sees your account number.
      </p>
      <p className="text-sm text-soft">
        You can sell before this is done. What you earn waits in your balance.
      </p>
    </>
  );
}

function Missing({ state, missing, dueBy }: GetPaidView) {
  if (missing.length === 0) return null;
  const title = state === 'enabled' ? 'Stripe will need soon' : 'Stripe still needs';
  return (
    <div className="rounded-control bg-sunk px-4 py-3.5">
      <h3 className="font-sans text-sm font-semibold">
        {dueBy ? `${title}, by ${formatDate(dueBy)}` : title}
      </h3>
      <ul className="mt-2 flex flex-col gap-1.5">
        {missing.map((words) => (
          <li key={words} className="flex items-start gap-2.5">
            <CircleAlert aria-hidden size={18} className="mt-1 shrink-0 text-clay" />
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Shell({ view, children }: { view: GetPaidView; children: ReactNode }) {
  const { title, badge } = WORDS[view.state];
  const Icon = view.state === 'enabled' ? Check : Landmark;
  return (
    <Card className="flex flex-col gap-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="flex items-center gap-3 text-xl">
          <Icon aria-hidden size={24} className="shrink-0 text-leaf" />
          {title}
        </h2>
        <Badge tone={TONES[view.state]}>{badge}</Badge>
      </div>
      {children}
    </Card>
  );
}

/** How far the vendor is with being paid, what is missing, and the way on. */
export function PayeeStateCard({ view }: { view: GetPaidView }) {
  const link = useProviderLink();
  const refresh = useRefresh();
  const { state, isTest, maySetUp } = view;
  const error = link.error ?? refresh.error;
  return (
    <Shell view={view}>
      <div className="flex max-w-prose flex-col gap-2.5">
        <Lead {...view} />
      </div>
      <Missing {...view} />
      {error && (
        <FormFailure>{sentenceOf(error, 'Stripe didn’t respond. Please try again in a moment.')}</FormFailure>
      )}
      <div className="flex flex-wrap gap-3">
        {maySetUp && (
          <Button
            look={state === 'enabled' ? 'secondary' : 'primary'}
            icon={<ExternalLink aria-hidden size={18} />}
            pendingLabel={(link.isPending || link.isSuccess) && 'Opening Stripe...'}
            onClick={() => link.mutate()}
          >
            {WORDS[state].button}
          </Button>
        )}
        {state !== 'none' && (
          <Button
            look="quiet"
            icon={<RefreshCw aria-hidden size={18} />}
            pendingLabel={refresh.isPending && 'Checking...'}
            onClick={() => refresh.mutate()}
          >
            Check again
          </Button>
        )}
      </div>
      {!maySetUp && (
        <p className="text-sm text-soft">Only an owner of your business can say where the money goes.</p>
      )}
      {isTest && (
        <p className="text-sm text-soft">
          Test payments: our own page stands in for Stripe, and no money moves.
        </p>
      )}
    </Shell>
  );
}

/** Where nothing takes cards. */
export function NotOffered() {
  return (
    <Card className="flex flex-col gap-3 p-5 sm:p-6">
      <h2 className="text-xl">Payouts aren’t available yet</h2>
      <p className="max-w-prose">
        This site doesn’t take cards yet, so there are no payouts to set up. Your sales stay in your balance.
      </p>
    </Card>
  );
}

import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import type { RenewalView } from '@farmgate/backend/contract/marketplace/shares/share-renewals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { PageHead } from '../../../lib/page/page-head';
import { monthDay, seasonText } from '../../../shared/shares/share-words';
import { useRequiredSession } from '../../../shared/sign-in/use-required-session';
import { Button, LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { sayFailed } from '../../../ui/dialogs/say-failed';
import { toast } from '../../../ui/dialogs/toast';
import { FormFailure } from '../../../ui/forms/form-failure';
import { amountText } from '../../parts/amount-text';
import { RENEWALS, renewalsQuery } from '../../parts/shares/share-queries';
import { JoinKept } from './join-kept';
import { LinkAnswer } from './link-answer';
import { SharesLoading } from './shares-loading';
import { ToPay } from './to-pay';

interface RenewalProps {
  renewal: RenewalView;
  address: string;
}

/** Says no, or takes that back while there is a place. */
function Answer({ renewal, address }: RenewalProps) {
  const client = useQueryClient();
  const answer = useMutation({
    mutationFn: (what: 'decline' | 'back') =>
      callJson<RenewalView>(`${address}/${what}`, { method: 'POST', body: {} }),
    onSuccess: (answered, what) => {
      client.setQueryData([address], answered);
      void client.invalidateQueries({ queryKey: renewalsQuery().queryKey });
      toast(
        what === 'decline'
          ? { title: 'You said no', action: { label: 'Undo', onPress: () => answer.mutate('back') } }
          : { title: 'Your place is kept again' },
      );
    },
    // The toast stays where the answer has gone.
    onError: (error, what) => what === 'back' && sayFailed('We couldn’t undo this', error),
  });
  const isNo = renewal.state === 'no';
  return (
    <div className="flex flex-col items-start gap-2">
      {answer.error && (
        <FormFailure>{sentenceOf(answer.error, 'We couldn’t do this. Please try again.')}</FormFailure>
      )}
      <Button
        look={isNo ? 'secondary' : 'quiet'}
        pendingLabel={answer.isPending && 'Saving...'}
        onClick={() => answer.mutate(isNo ? 'back' : 'decline')}
      >
        {isNo ? 'I changed my mind' : 'No, I don’t want it again'}
      </Button>
    </div>
  );
}

/** @returns what a box cost and what it costs now, in a sentence */
function priceText({ priceBefore, priceNow }: RenewalView): string {
  if (priceNow === null || priceNow === priceBefore)
    return `${amountText(priceBefore)} a box, as last season.`;
  return `${amountText(priceNow)} a box. Last season you paid ${amountText(priceBefore)}.`;
}

function Asked({ renewal, address }: RenewalProps) {
  const { share, vendor, sizeName, quantity, half, siteName, keptUntil } = renewal;
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <div className="flex flex-col gap-2">
        <p className="text-lg wrap-anywhere">
          <strong>{share.name}</strong> from {vendor.name}, {seasonText(share)}
        </p>
        <p className="wrap-anywhere">
          {quantity > 1 && `${quantity} × `}
          {sizeName}, picked up at {siteName}
          {half && `, weeks ${half}`}
        </p>
        <p className="font-semibold">{priceText(renewal)}</p>
        {keptUntil && (
          <p className="text-sm text-soft">
            Your place is kept through {monthDay(keptUntil)}. Nothing renews unless you say yes.
          </p>
        )}
      </div>
      {keptUntil && (
        <Card className="flex flex-col gap-6 p-5">
          <JoinKept
            shareId={share.id}
            payments={renewal.payments}
            sizePrice={renewal.sizePrice}
            prices={renewal.prices}
            takesCards={renewal.takesCards}
            quoteAt={address}
            joinAt={`${address}/accept`}
            label="Yes, renew"
            farm={vendor.name}
          />
        </Card>
      )}
      {keptUntil && <Answer renewal={renewal} address={address} />}
    </div>
  );
}

/** There is an answer, or no place is kept. */
function Answered({ renewal, address }: RenewalProps) {
  const { state, share, joinedId, canGoBack } = renewal;
  return (
    <div className="flex max-w-2xl flex-col items-start gap-4">
      <p className="text-lg wrap-anywhere">
        {state === 'yes'
          ? `You renewed ${share.name}.`
          : state === 'no'
            ? `You said no to ${share.name}.`
            : `No place in ${share.name} is kept for you. You may still find one on its page.`}
      </p>
      {state === 'yes' && joinedId !== null && (
        <LinkButton to={sharePaths.membership(joinedId)}>See your share</LinkButton>
      )}
      {state !== 'yes' && (
        <LinkButton look="secondary" to={sharePaths.share(share.id, share.name)}>
          See the share
        </LinkButton>
      )}
      {canGoBack && <Answer renewal={renewal} address={address} />}
    </div>
  );
}

function Renewal({ token }: { token: string }) {
  const address = `${RENEWALS}/${token}`;
  return (
    <LinkAnswer<RenewalView> address={address}>
      {(renewal) => {
        if (renewal.unpaidId !== null) return <ToPay id={renewal.unpaidId} name={renewal.share.name} />;
        const Shown = renewal.state === 'asked' && renewal.keptUntil !== null ? Asked : Answered;
        return <Shown renewal={renewal} address={address} />;
      }}
    </LinkAnswer>
  );
}

/** /orders/shares/renew: what the email links to that asks a member whether they join next season. */
export function RenewPage() {
  const [query] = useSearchParams();
  const token = /^[\w-]{1,100}$/.exec(query.get('renewal') ?? '')?.[0] ?? '';
  const me = useRequiredSession(sharePaths.renew(token));
  return (
    <div className="page flex min-h-[60vh] flex-col gap-6 py-8 md:py-12">
      <PageHead title="Next season" noindex />
      <h1 className="text-2xl md:text-3xl">Would you like your share again?</h1>
      {me ? <Renewal key={token} token={token || '0'} /> : <SharesLoading />}
    </div>
  );
}

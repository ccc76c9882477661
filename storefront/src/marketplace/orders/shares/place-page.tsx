import { cutoffText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import type { WaitDetails } from '@farmgate/backend/contract/marketplace/shares/share-waits';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../../lib/page/page-head';
import { useRequiredSession } from '../../../shared/sign-in/use-required-session';
import { EmptyArt } from '../../../ui/art/empty-art';
import { LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/states/empty-state';
import { LeaveLine } from '../../parts/shares/leave-line';
import { WAITS } from '../../parts/shares/share-queries';
import { JoinKept } from './join-kept';
import { instead, LinkAnswer } from './link-answer';
import { SharesLoading } from './shares-loading';
import { ToPay } from './to-pay';

function Offered({ wait, address }: { wait: WaitDetails; address: string }) {
  const { share, vendor, sizeName, quantity, siteName, half, offeredUntil, timeZone } = wait;
  if (wait.unpaidId !== null) return <ToPay id={wait.unpaidId} name={share.name} />;
  if (!offeredUntil)
    return (
      <EmptyState
        heading="h2"
        picture={<EmptyArt scene="no-results" />}
        title="No place is kept for you now"
        hint={
          wait.state === 'taken'
            ? 'You joined with it already.'
            : wait.state === 'left'
              ? 'You left the line.'
              : 'The time to take it may be over. See where you are in line.'
        }
        action={
          wait.canGoBack ? (
            <LeaveLine wait={wait} />
          ) : (
            <LinkButton to={instead.to}>{instead.label}</LinkButton>
          )
        }
      />
    );
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <div className="flex flex-col gap-2">
        <p className="text-lg wrap-anywhere">
          A place in <strong>{share.name}</strong> from {vendor.name} is yours if you want it.
        </p>
        <p className="wrap-anywhere">
          {quantity > 1 && `${quantity} × `}
          {sizeName}, picked up at {siteName}
          {half && `, weeks ${half}`}
        </p>
        <p className="text-sm text-soft">
          We’re keeping it for you until {cutoffText(offeredUntil, timeZone)}. Then it goes to the next in
          line.
        </p>
      </div>
      <Card className="flex flex-col gap-6 p-5">
        <JoinKept
          shareId={share.id}
          payments={wait.payments}
          sizePrice={wait.sizePrice}
          prices={wait.prices}
          takesCards={wait.takesCards}
          quoteAt={address}
          joinAt={`${address}/take`}
          label="Join"
          farm={vendor.name}
        />
      </Card>
      <LeaveLine wait={wait} />
    </div>
  );
}

function Place({ token }: { token: string }) {
  const address = `${WAITS}/${token}`;
  return (
    <LinkAnswer<WaitDetails> address={address}>
      {(wait) => <Offered wait={wait} address={address} />}
    </LinkAnswer>
  );
}

/** /orders/shares/place: what the email links to that offers a place to who waited for it. */
export function PlacePage() {
  const [query] = useSearchParams();
  const token = /^[\w-]{1,100}$/.exec(query.get('offer') ?? '')?.[0] ?? '';
  const me = useRequiredSession(sharePaths.takePlace(token));
  return (
    <div className="page flex min-h-[60vh] flex-col gap-6 py-8 md:py-12">
      <PageHead title="Your place" noindex />
      <h1 className="text-2xl md:text-3xl">Your place</h1>
      {me ? <Place key={token} token={token || '0'} /> : <SharesLoading />}
    </div>
  );
}

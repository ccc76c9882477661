import type { MyMarkets } from '@farmgate/backend/contract/directory/market-management';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dayLabel } from '../../lib/format/day-label';
import { PageHead } from '../../lib/page/page-head';
import { useSession } from '../../shared/sign-in/session';
import { SignInGate } from '../../shared/sign-in/sign-in-gate';
import { EmptyArt } from '../../ui/art/empty-art';
import { LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { Link } from '../../ui/navigation/link';
import { CheckingAuthentication } from '../../ui/states/checking-authentication';
import { CouldNotLoad } from '../../ui/states/could-not-load';
import { EmptyState } from '../../ui/states/empty-state';
import { Skeleton } from '../../ui/states/skeleton';
import { DayStatus } from '../market-days/day-status';
import { countsText } from './board/counts-text';
import { ManageMarket } from './manage-market';
import { AcceptManaging } from './managers/accept-managing';
import { myMarketsQuery } from './market-queries';

function NoMarkets() {
  return (
    <EmptyState
      picture={<EmptyArt scene="nothing-near" />}
      title="No markets yet"
      heading="h2"
      hint="Do you run a farmers market? Find its page and choose “Run this market.” We’ll email a code to the market’s mailbox, or our team will check that it’s yours."
      action={<LinkButton to={paths.farmersMarkets()}>Find your market</LinkButton>}
    />
  );
}

function NextDay({ next }: Pick<MyMarkets[number], 'next'>) {
  if (!next) return <p className="text-sm text-soft">No market days in the next eight weeks.</p>;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        {dayLabel(next.date, 3)} <DayStatus status={next.status} />
      </p>
      <p className="text-sm">{countsText(next.counts)}</p>
    </>
  );
}

function MyMarketList({ markets }: { markets: MyMarkets }) {
  return (
    <ul aria-label="Your markets" className="grid grid-cols-1 gap-4 md:grid-cols-2">
      {markets.map(({ id, name, city, state, next }) => (
        <li key={id}>
          <Card isLink className="relative flex flex-col gap-1 p-4 sm:p-5">
            <h2 className="text-lg wrap-anywhere">
              <Link to={paths.manageMarket(id)} className="cover">
                {name}
              </Link>
            </h2>
            <p className="text-sm text-soft">{[city, state].filter(Boolean).join(', ')}</p>
            <NextDay next={next} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="page flex min-h-[60vh] flex-col gap-6 py-8 md:py-12">
      <PageHead title="Your markets" noindex />
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl md:text-3xl">Your markets</h1>
        <p className="max-w-measure text-soft">
          Tell shoppers when the market is open, and keep its roster of vendors and farms.
        </p>
      </div>
      {children}
    </div>
  );
}

/** The next days of one's markets; of the only one all there is. */
function MyMarketDesk({ myId }: { myId: number }) {
  const { data, error, refetch } = useQuery(myMarketsQuery());
  const [only, ...more] = data ?? [];
  if (only && more.length === 0) return <ManageMarket id={only.id} myId={myId} isOnly />;
  return (
    <Frame>
      {data ? (
        only ? (
          <MyMarketList markets={data} />
        ) : (
          <NoMarkets />
        )
      ) : error ? (
        <CouldNotLoad title="We couldn’t load your markets." error={error} onRetry={refetch} />
      ) : (
        <Skeleton className="h-32 rounded-card" />
      )}
    </Frame>
  );
}

/** /markets/manage: the markets that one runs. The email that invites one to run a market leads here, too. */
export function MyMarketsPage() {
  const { status, me } = useSession();
  const [query] = useSearchParams();
  const token = query.get('invitation');
  const here = token === null ? paths.myMarkets : `${paths.myMarkets}?${query.toString()}`;
  if (me && token === null) return <MyMarketDesk key={me.id} myId={me.id} />;
  return (
    <Frame>
      {status === 'checking' && <CheckingAuthentication />}
      {status === 'visitor' && (
        <SignInGate
          message={
            token === null
              ? 'Please log in to see your markets'
              : 'Please log in to accept this invitation to run a market'
          }
          returnTo={here}
        />
      )}
      {status === 'signed-in' && token !== null && <AcceptManaging key={token} token={token} />}
    </Frame>
  );
}

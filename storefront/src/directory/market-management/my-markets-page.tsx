import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
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

function MyMarketList() {
  const { data, error, refetch } = useQuery(myMarketsQuery());
  if (error) return <CouldNotLoad title="We couldn’t load your markets." error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-32 rounded-card" />;
  if (data.length === 0) return <NoMarkets />;
  return (
    <ul aria-label="Your markets" className="grid grid-cols-1 gap-4 md:grid-cols-2">
      {data.map(({ id, name, city, state }) => (
        <li key={id}>
          <Card isLink className="relative flex flex-col gap-1 p-4 sm:p-5">
            <h2 className="text-lg wrap-anywhere">
              <Link to={paths.manageMarket(id)} className="cover">
                {name}
              </Link>
            </h2>
            <p className="text-sm text-soft">{[city, state].filter(Boolean).join(', ')}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** /markets/manage: the markets that one runs. The email that invites one to run a market leads here, too. */
export function MyMarketsPage() {
  const { status, me } = useSession();
  const [query] = useSearchParams();
  const token = query.get('invitation');
  const here = token === null ? paths.myMarkets : `${paths.myMarkets}?${query.toString()}`;
  return (
    <div className="page flex min-h-[60vh] flex-col gap-6 py-8 md:py-12">
      <PageHead title="Your markets" noindex />
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl md:text-3xl">Your markets</h1>
        <p className="max-w-measure text-soft">
          Tell shoppers when the market is open, and keep its roster of vendors and farms.
        </p>
      </div>
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
      {status === 'signed-in' && token === null && <MyMarketList key={me.id} />}
    </div>
  );
}

import type { PlacePage } from '@farmgate/backend/contract/directory/place-page';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../shared/sign-in/session';
import { LinkButton } from '../../ui/button';
import { RunMarket } from './claim/run-market';
import { myMarketsQuery } from './market-queries';
import { JoinMarket } from './membership/join-market';

/** On a market's page, for those who run it or sell there. */
export function MarketPeople({ place }: { place: PlacePage }) {
  const session = useSession();
  const isSignedIn = session.status === 'signed-in';
  // Only what has managers can be one's own.
  const { data: mine } = useQuery({ ...myMarketsQuery(), enabled: isSignedIn && place.isManaged });
  const { name, website, isManaged } = place;
  const market = { id: Number(place.id.replace('place-', '')), name, website };
  const isMine = isSignedIn && mine?.some(({ id }) => id === market.id);
  return (
    <section
      id="run-this-market"
      aria-labelledby="market-people"
      className="flex max-w-measure scroll-mt-24 flex-col gap-3 rounded-card bg-sunk p-4 sm:p-5"
    >
      {isMine ? (
        <>
          <h2 id="market-people" className="text-lg">
            You run this market
          </h2>
          <LinkButton className="self-start" to={paths.manageMarket(market.id)}>
            Manage this market
          </LinkButton>
        </>
      ) : isManaged ? (
        <JoinMarket market={market} session={session} />
      ) : (
        <>
          <h2 id="market-people" className="text-lg">
            Do you run this market?
          </h2>
          <p className="text-sm">
            Confirm, cancel or move its market days, and show shoppers who’ll be there. It’s free.
          </p>
          <RunMarket market={market} session={session} />
        </>
      )}
    </section>
  );
}

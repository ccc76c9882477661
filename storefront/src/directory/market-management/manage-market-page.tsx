import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Pencil } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { isMissing } from '../../lib/api/api';
import { PageHead } from '../../lib/page/page-head';
import { useMay } from '../../shared/business/use-may';
import { useSession } from '../../shared/sign-in/session';
import { SignInGate } from '../../shared/sign-in/sign-in-gate';
import { LinkButton } from '../../ui/button';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import { CheckingAuthentication } from '../../ui/states/checking-authentication';
import { Skeleton } from '../../ui/states/skeleton';
import { TextsNote } from '../farmer/texts-note';
import { DaysSection } from './days/days-section';
import { ManagersSection } from './managers/managers-section';
import { MarketFailure } from './market-failure';
import { managedMarketQuery } from './market-queries';
import { RosterSection } from './roster/roster-section';

function ManageMarket({ id, myId }: { id: string; myId: number }) {
  const { may, isKnown } = useMay();
  const { data: market, error, refetch } = useQuery(managedMarketQuery(id));
  if (error && (!market || isMissing(error))) return <MarketFailure error={error} onRetry={refetch} />;
  if (!market) {
    return (
      <div className="page flex flex-col gap-6 py-8">
        <Skeleton className="h-10 w-2/3 max-w-md" />
        <Skeleton className="h-64 rounded-card" />
      </div>
    );
  }
  const asking = market.members.filter(({ status }) => status === 'asked').length;
  const crumbs = [
    { name: 'Home', to: paths.home },
    { name: 'Your markets', to: paths.myMarkets },
    { name: market.name },
  ];
  return (
    <div className="page flex flex-col gap-6 py-6 md:py-8">
      <PageHead title={`Manage ${market.name}`} noindex />
      <Breadcrumbs crumbs={crumbs} />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <h1 className="min-w-0 text-2xl wrap-anywhere md:text-3xl">{market.name}</h1>
        <div className="flex flex-wrap gap-3">
          <LinkButton
            look="secondary"
            to={paths.editMarket(market.id)}
            icon={<Pencil aria-hidden size={18} />}
          >
            Edit this market
          </LinkButton>
          <LinkButton look="secondary" to={market.path} icon={<ExternalLink aria-hidden size={18} />}>
            See its page
          </LinkButton>
        </div>
      </div>
      {asking > 0 && (
        <p className="max-w-4xl rounded-card bg-sunk p-4">
          {asking === 1 ? '1 vendor or farm asks' : `${asking} vendors and farms ask`} to join.{' '}
          <a href="#roster" className="link">
            See the roster
          </a>
        </p>
      )}
      <div className="flex max-w-4xl flex-col gap-12 pt-2">
        {isKnown && may('post') && <TextsNote example="CLOSED TODAY or SAT NO" />}
        <DaysSection market={market} />
        <RosterSection market={market} />
        <ManagersSection market={market} myId={myId} />
      </div>
    </div>
  );
}

/** /markets/manage/:id: days, roster and managers of a market that one runs. */
export function ManageMarketPage() {
  const { id = '' } = useParams();
  const { status, me } = useSession();
  if (me) return <ManageMarket key={`${me.id}-${id}`} id={id} myId={me.id} />;
  return (
    <div className="page flex min-h-[60vh] flex-col gap-6 py-8 md:py-12">
      <PageHead title="Manage your market" noindex />
      <h1 className="text-2xl md:text-3xl">Manage your market</h1>
      {status === 'checking' && <CheckingAuthentication />}
      {status === 'visitor' && (
        <SignInGate message="Please log in to manage your market" returnTo={paths.manageMarket(id)} />
      )}
    </div>
  );
}

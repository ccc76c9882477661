import type { ManagedMarket } from '@farmgate/backend/contract/directory/market-management';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Pencil } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { isMissing } from '../../lib/api/api';
import { PageHead } from '../../lib/page/page-head';
import { useMay } from '../../shared/business/use-may';
import { LinkButton } from '../../ui/button';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import { Skeleton } from '../../ui/states/skeleton';
import { TextsNote } from '../farmer/texts-note';
import { BoardSection } from './board/board-section';
import { DaysSection } from './days/days-section';
import { useDayDesk } from './days/use-day-desk';
import { ManagersSection } from './managers/managers-section';
import { MarketFailure } from './market-failure';
import { managedMarketQuery } from './market-queries';
import { RosterSection } from './roster/roster-section';
import { StallMapSection } from './stall-map/stall-map-section';

export interface ManageMarketProps {
  id: string | number;
  myId: number;
  /** The only one that they run: there is no list to go back to. */
  isOnly?: boolean;
}

/** The next day of a market, the days after it, the roster and the managers. */
export function ManageMarket({ id, myId, isOnly = false }: ManageMarketProps) {
  const [query] = useSearchParams();
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
  return <Desk market={market} myId={myId} date={query.get('day')} isOnly={isOnly} />;
}

interface DeskProps extends Pick<ManageMarketProps, 'myId' | 'isOnly'> {
  market: ManagedMarket;
  date: string | null;
}

function Desk({ market, myId, date, isOnly }: DeskProps) {
  const { may, isKnown } = useMay();
  const desk = useDayDesk(market.id, market.days);
  const asking = market.members.filter(({ status }) => status === 'asked').length;
  const crumbs = [
    { name: 'Home', to: paths.home },
    ...(isOnly ? [] : [{ name: 'Your markets', to: paths.myMarkets }]),
    { name: market.name },
  ];
  return (
    <div className="page flex flex-col gap-6 py-6 md:py-8">
      <PageHead title={`Manage ${market.name}`} noindex />
      <Breadcrumbs crumbs={crumbs} />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <h1 className="min-w-0 text-2xl wrap-anywhere md:text-3xl">{market.name}</h1>
        <div className="flex flex-wrap gap-3 print:hidden">
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
        <p className="max-w-4xl rounded-card bg-sunk p-4 print:hidden">
          {asking === 1 ? '1 vendor or farm asks' : `${asking} vendors and farms ask`} to join.{' '}
          <a href="#roster" className="link">
            See the roster
          </a>
        </p>
      )}
      <div className="flex max-w-4xl flex-col gap-12 pt-2">
        <BoardSection market={market} date={date} desk={desk} />
        <div className="flex flex-col gap-12 print:hidden">
          <DaysSection market={market} desk={desk} />
          <RosterSection market={market} />
          <StallMapSection market={market} />
          <ManagersSection market={market} myId={myId} />
          {isKnown && may('post') && <TextsNote example="CLOSED TODAY or SAT NO" />}
        </div>
      </div>
      {desk.dialogs}
    </div>
  );
}

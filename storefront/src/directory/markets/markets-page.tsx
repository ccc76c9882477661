import { MarketScreenCard } from '../cards/market-card';
import { FinderPage } from '../finder/finder-page';
import { MARKET_FINDER } from './market-finder';
import { MarketsInvitation } from './markets-invitation';

export function MarketsPage() {
  return <FinderPage finder={MARKET_FINDER} card={MarketScreenCard} invitation={<MarketsInvitation />} />;
}

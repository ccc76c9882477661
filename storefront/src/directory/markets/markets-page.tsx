import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Link } from '../../ui/navigation/link';
import { MarketScreenCard } from '../cards/market-card';
import { FinderPage } from '../finder/finder-page';
import { MARKET_FINDER } from './market-finder';
import { MarketsInvitation } from './markets-invitation';

function ThisSaturday({ zipCode }: { zipCode: string }) {
  return (
    <Link to={paths.thisSaturday({ zipCode })} className="link">
      Who’s there this Saturday
    </Link>
  );
}

export function MarketsPage() {
  return (
    <FinderPage
      finder={MARKET_FINDER}
      card={MarketScreenCard}
      invitation={<MarketsInvitation />}
      beside={({ zipCode }) => <ThisSaturday zipCode={zipCode} />}
    />
  );
}

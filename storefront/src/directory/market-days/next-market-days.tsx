import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../ui/button';
import { MarketDayCards } from './market-day-cards';
import { myMarketDaysQuery } from './market-day-queries';

/** So many fit on the dashboard. */
const MOST = 2;

/** The next days of the markets that one sells at; nothing for those who sell at none. */
export function NextMarketDays() {
  const { data } = useQuery(myMarketDaysQuery());
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="market-days" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="market-days" className="text-xl">
          Market days
        </h2>
        <LinkButton look="secondary" size="sm" to={paths.myMarketDays}>
          All my market days
        </LinkButton>
      </div>
      <MarketDayCards heading="h3" days={data.slice(0, MOST)} />
    </section>
  );
}

import type { MyMarketDay } from '@farmgate/backend/contract/directory/attendance';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/queries';
import { LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';

/** For vendors on the roster of a market: the way to say when they come. */
export function MarketDaysNote() {
  const { data } = useQuery(apiQuery<MyMarketDay[]>('/api/market-days/mine'));
  if (!data || data.length === 0) return null;
  const open = data.filter(({ answer, member, day }) => {
    return answer === null && !member.comesEveryDay && day.status !== 'cancelled';
  }).length;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-4">
      <p>
        {open === 0
          ? 'Shoppers can see your next market days.'
          : `Are you coming? ${open === 1 ? '1 market day needs' : `${open} market days need`} your answer.`}
      </p>
      <LinkButton look="secondary" to={paths.myMarketDays}>
        My market days
      </LinkButton>
    </Card>
  );
}

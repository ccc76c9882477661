import type { TrendDays, Trends as Days } from '@farmgate/backend/contract/backoffice/start.admin';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { dollars } from '../../kit/cells';
import { shortDollars } from '../../kit/money.rules';
import { NothingHereYet, Panel } from './panel';
import { useTrends } from './start-queries';
import { type Series, TrendChart } from './trend-chart';
import { total, type TrendStep, trendSteps } from './trend-steps';

const count = (value: number) => value.toLocaleString('en-US');

const SALES: readonly Series[] = [
  { label: 'Commission', tone: 'main', value: ({ commission }) => commission },
  {
    label: 'Vendors',
    tone: 'quiet',
    value: ({ gross, commission }) => Math.round((gross - commission) * 100) / 100,
  },
];
const SALES_COLUMNS = [
  { label: 'Orders', text: ({ orders }: TrendStep) => count(orders) },
  { label: 'Gross', text: ({ gross }: TrendStep) => dollars(gross) },
  { label: 'Commission', text: ({ commission }: TrendStep) => dollars(commission) },
];
const ACCOUNTS: readonly Series[] = [
  { label: 'New accounts', tone: 'main', value: ({ accounts }) => accounts },
];
const ACCOUNT_COLUMNS = [{ label: 'New accounts', text: ({ accounts }: TrendStep) => count(accounts) }];
const SEARCHES: readonly Series[] = [
  { label: 'Found nothing', tone: 'clay', value: ({ foundNothing }) => foundNothing },
  {
    label: 'Found something',
    tone: 'quiet',
    value: ({ searches, foundNothing }) => searches - foundNothing,
  },
];
const SEARCH_COLUMNS = [
  { label: 'Searches', text: ({ searches }: TrendStep) => count(searches) },
  { label: 'Found nothing', text: ({ foundNothing }: TrendStep) => count(foundNothing) },
];

/** Sales, new accounts and searches over time. */
export function Trends({ days }: { days: TrendDays }) {
  const { data, error } = useTrends(days);
  if (error && !data) return <Alert severity="error">{error.message}</Alert>;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', lg: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {data ? (
        <Charts days={data} />
      ) : (
        [0, 1, 2].map((key) => <Skeleton key={key} variant="rounded" height={330} />)
      )}
    </Box>
  );
}

function Charts({ days }: { days: Days }) {
  const steps = trendSteps(days);
  const sum = total(days);
  const share = sum.searches > 0 ? Math.round((100 * sum.foundNothing) / sum.searches) : 0;
  return (
    <>
      <Panel
        title="Sales"
        figure={`${dollars(sum.gross)} from ${count(sum.orders)} ${sum.orders === 1 ? 'order' : 'orders'}, ${dollars(sum.commission)} of it commission`}
      >
        {sum.orders > 0 ? (
          <TrendChart
            title="Sales"
            steps={steps}
            series={SALES}
            columns={SALES_COLUMNS}
            format={shortDollars}
          />
        ) : (
          <NothingHereYet>No sales in the last {days.length} days.</NothingHereYet>
        )}
      </Panel>
      <Panel title="New accounts" figure={`${count(sum.accounts)} in ${days.length} days`}>
        {sum.accounts > 0 ? (
          <TrendChart
            title="New accounts"
            steps={steps}
            series={ACCOUNTS}
            columns={ACCOUNT_COLUMNS}
            format={count}
          />
        ) : (
          <NothingHereYet>No new accounts in the last {days.length} days.</NothingHereYet>
        )}
      </Panel>
      <Panel
        title="Searches"
        figure={
          sum.searches > 0
            ? `${count(sum.searches)}, of which ${count(sum.foundNothing)} (${share}%) found nothing`
            : 'By ZIP code or search term'
        }
      >
        {sum.searches > 0 ? (
          <TrendChart
            title="Searches"
            steps={steps}
            series={SEARCHES}
            columns={SEARCH_COLUMNS}
            format={count}
          />
        ) : (
          <NothingHereYet>No searches in the last {days.length} days.</NothingHereYet>
        )}
      </Panel>
    </>
  );
}

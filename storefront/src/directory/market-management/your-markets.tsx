import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../ui/button';
import { Link } from '../../ui/navigation/link';
import { myMarketsQuery } from './market-queries';

/** So many fit on the dashboard. */
const MOST = 5;

/** The way to the markets that one runs; nothing for those who run none. */
export function YourMarkets() {
  const { data } = useQuery(myMarketsQuery());
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="your-markets" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="your-markets" className="text-xl">
          Your markets
        </h2>
        {data.length > MOST && (
          <LinkButton look="secondary" size="sm" to={paths.myMarkets}>
            All your markets
          </LinkButton>
        )}
      </div>
      <ul aria-labelledby="your-markets" className="divide-y divide-line border-y border-line">
        {data.slice(0, MOST).map(({ id, name, city, state }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <p className="min-w-0 wrap-anywhere">
              <Link to={paths.manageMarket(id)} className="link font-semibold">
                {name}
              </Link>{' '}
              <span className="text-sm text-soft">{[city, state].filter(Boolean).join(', ')}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

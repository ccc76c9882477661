import { sharePaths } from '@farmgate/backend/contract/marketplace/shares/share-paths';
import { useQuery } from '@tanstack/react-query';
import { dayLabel } from '../../../lib/format/day-label';
import { countOf } from '../../../lib/format/format';
import { Link } from '../../../ui/navigation/link';
import { nearDaysQuery } from './vendor-shares';

/** Leads to the days of shares, which packers find nowhere else; nothing for farms without one. */
export function NearShareDays() {
  const { data = [] } = useQuery(nearDaysQuery());
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="share-days" className="flex max-w-3xl flex-col gap-3 print:hidden">
      <h2 id="share-days" className="text-xl">
        Shares
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {data.map(({ planId, dateId, name, date, boxes }) => (
          <li
            key={dateId}
            className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-4 hover:bg-moss sm:px-5"
          >
            <span className="min-w-0 wrap-anywhere">
              <Link to={sharePaths.shareDay(planId, dateId)} className="cover font-semibold">
                {dayLabel(date)}
              </Link>
              <span className="block text-sm text-soft">{name}</span>
            </span>
            <span className="text-sm tabular-nums">{countOf(boxes, 'box', 'boxes')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { OwnFarmNews } from '@farmgate/backend/contract/directory/news';
import { NEWS_PER_WEEK } from '@farmgate/backend/contract/directory/news-limits';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { formatDate } from '../../lib/format/format';
import { Card } from '../../ui/card';
import { Select } from '../../ui/fields/field';
import { Link } from '../../ui/navigation/link';
import { CouldNotLoad } from '../../ui/states/could-not-load';
import { Skeleton } from '../../ui/states/skeleton';
import { NewsForm } from './news-form';
import { NewsItem } from './news-item';
import { newsAddress, ownNewsQuery } from './news-queries';
import { RemoveNews } from './remove-news';

/** Why the farm cannot post now. */
function NotNow({ farm }: { farm: OwnFarmNews }) {
  const { refused, stoppedReason, nextAt, farmName } = farm;
  if (refused === 'unverified')
    return <p className="text-soft">You can post news once we’ve verified {farmName}.</p>;
  if (refused === 'stopped') {
    return (
      <p>
        Our team has stopped news from {farmName}. {stoppedReason && `They wrote: “${stoppedReason}” `}
        <Link to={paths.contact} className="link">
          Contact us
        </Link>{' '}
        to talk about it.
      </p>
    );
  }
  return (
    <p className="text-soft">
      You’ve posted {NEWS_PER_WEEK} times in 7 days, so that your followers keep reading.
      {nextAt && ` You can post again on ${formatDate(nextAt)}.`}
    </p>
  );
}

function FarmPart({ farm, mayPost }: { farm: OwnFarmNews; mayPost: boolean }) {
  const client = useQueryClient();
  const refresh = () => {
    const roots = ['/api/farmer/news', newsAddress(farm.farmId)];
    void client.invalidateQueries({
      predicate: ({ queryKey }) => roots.some((root) => String(queryKey[0]).startsWith(root)),
    });
  };
  const isOpen = farm.left > 0 && farm.refused === null;
  return (
    <div className="flex flex-col gap-6">
      {mayPost && (isOpen ? <NewsForm farm={farm} onPosted={refresh} /> : <NotNow farm={farm} />)}
      {farm.news.length > 0 && (
        <ul
          aria-label={`News of ${farm.farmName}`}
          className="flex flex-col divide-y divide-line border-t border-line"
        >
          {farm.news.map((news) => (
            <li key={news.id} className="py-4">
              <NewsItem news={news}>
                {news.hiddenReason !== null && (
                  <p className="text-sm text-danger">Hidden by our team: {news.hiddenReason}</p>
                )}
                {mayPost && (
                  <RemoveNews
                    farmId={farm.farmId}
                    news={news}
                    date={formatDate(news.createdAt)}
                    onRemoved={refresh}
                  />
                )}
              </NewsItem>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What a farmer writes to followers, one farm at a time. */
export function OwnNews({ mayPost }: { mayPost: boolean }) {
  const { data, error, refetch } = useQuery(ownNewsQuery());
  const [chosen, setChosen] = useState<number>();
  const id = useId();
  if (error) {
    return <CouldNotLoad title="We couldn’t load your news." error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton className="h-64 rounded-card" />;
  const farm = data.find(({ farmId }) => farmId === chosen) ?? data[0];
  if (!farm) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-xl">
        News for your followers
      </h2>
      <Card className="flex max-w-3xl flex-col gap-6 p-5">
        {data.length > 1 && (
          <Select
            label="Farm"
            value={String(farm.farmId)}
            onChange={(event) => setChosen(Number(event.target.value))}
          >
            {data.map(({ farmId, farmName }) => (
              <option key={farmId} value={farmId}>
                {farmName}
              </option>
            ))}
          </Select>
        )}
        <FarmPart key={farm.farmId} farm={farm} mayPost={mayPost} />
      </Card>
    </section>
  );
}

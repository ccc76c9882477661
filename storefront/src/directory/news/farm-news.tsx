import type { FarmView } from '@farmgate/backend/contract/directory/farms';
import type { NewsView } from '@farmgate/backend/contract/directory/news';
import { MAX_PAGE_SIZE } from '@farmgate/backend/contract/shared/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { formatDate } from '../../lib/format/format';
import { Button } from '../../ui/button';
import { NewsItem } from './news-item';
import { NEWS_SHOWN, newsQuery } from './news-queries';
import { ReportNews } from './report-news';

/** How many more a press shows. */
const STEP = 10;

/**
 * Who comes by a notice may have got the page from before it: the browser shows what it has while it asks
 * again.
 */
function useNamedNews(items: readonly NewsView[] | undefined, refetch: () => Promise<unknown>) {
  const { hash } = useLocation();
  const named = /^#(news-\d+)$/.exec(hash)?.[1];
  const isThere = items?.some(({ id }) => `news-${id}` === named) ?? false;
  const wasAsked = useRef(false);
  useEffect(() => {
    if (named === undefined) return;
    if (isThere && wasAsked.current) document.getElementById(named)?.scrollIntoView();
    if (!isThere && !wasAsked.current) void refetch();
    wasAsked.current = !isThere;
  }, [named, isThere, refetch]);
}

/** What the farm wrote to its followers, the newest first; nothing while it wrote nothing. */
export function FarmNews({ farm }: { farm: Pick<FarmView, 'id' | 'name'> }) {
  const [limit, setLimit] = useState(NEWS_SHOWN);
  const { data, isFetching, refetch } = useQuery({
    ...newsQuery(farm.id, limit),
    placeholderData: keepPreviousData,
  });
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);
  const shown = data?.items.length ?? 0;
  useEffect(() => {
    if (firstNew.current === null || shown <= firstNew.current) return;
    const item = list.current?.children[firstNew.current];
    firstNew.current = null;
    if (item instanceof HTMLElement) item.focus();
  }, [shown]);
  useNamedNews(data?.items, refetch);
  if (!data || shown === 0) return null;
  const hasMore = shown < (data.total ?? 0) && limit < MAX_PAGE_SIZE;
  return (
    <section aria-labelledby="news" className="flex flex-col items-start gap-4">
      <h2 id="news" className="text-xl">
        News from the farm
      </h2>
      <ul ref={list} aria-labelledby="news" className="flex w-full flex-col divide-y divide-line">
        {data.items.map((news) => (
          <li key={news.id} id={`news-${news.id}`} tabIndex={-1} className="scroll-mt-24 py-5 first:pt-0">
            <NewsItem news={news}>
              <ReportNews newsId={news.id} farmName={farm.name} date={formatDate(news.createdAt)} />
            </NewsItem>
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button
          look="secondary"
          pendingLabel={isFetching && 'Loading...'}
          onClick={() => {
            firstNew.current = shown;
            setLimit(Math.min(limit + STEP, MAX_PAGE_SIZE));
          }}
        >
          Show more news
        </Button>
      )}
    </section>
  );
}

import { categoryLabel } from '@farmgate/backend/contract/directory/categories';
import { HOME_ARTICLES } from '@farmgate/backend/contract/shared/limits';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../../lib/format/format';
import { useIsBrowser } from '../../../lib/page/visit';
import { HeaderArt } from '../../../ui/art/header-art';
import { Card } from '../../../ui/card';
import { Link } from '../../../ui/navigation/link';
import { Skeleton } from '../../../ui/states/skeleton';
import { type HomeArticle, latestArticlesQuery } from './home-calls';
import { SectionFailure, SectionHead, SectionNote } from './home-section';

function Article({ article }: { article: HomeArticle }) {
  return (
    <Card isLink className="group flex h-full flex-col">
      <HeaderArt address={article.imageUrl} className="rounded-t-[11px]" />
      <div className="flex flex-1 flex-col gap-2 p-4 sm:p-5">
        <p className="text-xs font-semibold text-leaf">{categoryLabel(article.category)}</p>
        <h3 className="text-lg leading-snug">
          <Link to={paths.article(article.slug)} className="cover group-hover:text-leaf">
            {article.title}
          </Link>
        </h3>
        <p className="line-clamp-2 text-sm text-soft">{article.excerpt}</p>
        <p className="mt-auto pt-1 text-xs text-soft">
          {formatDate(article.publishedAt)} · {article.readingTime} min read
        </p>
      </div>
    </Card>
  );
}

function ArticleSkeleton() {
  return (
    <Card className="flex h-full flex-col">
      <Skeleton className="aspect-[40/21] w-full" />
      <div className="flex flex-col gap-3 p-4 sm:p-5">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-4 w-32" />
      </div>
    </Card>
  );
}

function Articles() {
  const { data, error, refetch } = useQuery(latestArticlesQuery());
  const isBrowser = useIsBrowser();
  if (error && !data)
    return <SectionFailure title="We couldn’t load the articles." error={error} onRetry={refetch} />;
  if (!data && !isBrowser) return null;
  if (data?.items.length === 0) return <SectionNote>No blog posts available yet.</SectionNote>;
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      {data
        ? data.items.map((article, index) => (
            <li key={article.id} className={index === 2 ? 'sm:max-lg:hidden' : undefined}>
              <Article article={article} />
            </li>
          ))
        : Array.from({ length: HOME_ARTICLES }, (_, index) => (
            <li key={index} aria-hidden className={index === 2 ? 'sm:max-lg:hidden' : undefined}>
              <ArticleSkeleton />
            </li>
          ))}
    </ul>
  );
}

/** What was written last. */
export function LatestArticles() {
  return (
    <section aria-labelledby="home-articles" className="page w-full">
      <SectionHead id="home-articles" title="From the blog" to={paths.blog}>
        See all articles
      </SectionHead>
      <Articles />
    </section>
  );
}

import type { BlogPostCard } from '@farmgate/backend/contract/content/blog';
import { BLOG_PAGE_SIZE } from '@farmgate/backend/contract/content/blog-facts';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ListPage } from '../../lib/api/api';
import { TO_RESULTS, leadsToResults } from '../../lib/page/navigation';
import { EmptyArt } from '../../ui/art/empty-art';
import { Button, LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { Pagination } from '../../ui/navigation/pagination';
import { EmptyState } from '../../ui/states/empty-state';
import { Skeleton } from '../../ui/states/skeleton';
import { StillLoading } from '../../ui/states/still-loading';
import { PageBand } from '../parts/page-band';
import { ArticleCard } from './article-card';
import { type BlogState, blogAddress, isPastBlogEnd, readBlog } from './blog-address';
import { CategoryLinks, PopularTags } from './blog-filters';
import { BlogHead, blogCrumbs, blogTitle } from './blog-head';
import { BlogPromos } from './blog-promos';
import { articlesQuery } from './blog-queries';

function Loading() {
  return (
    <StillLoading>
      <p role="status" className="mb-6 text-soft">
        Loading blog posts...
      </p>
      <div aria-hidden className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: 6 }, (_, index) => (
          <Card key={index} className="flex flex-col">
            <Skeleton className="aspect-[40/21] w-full" />
            <div className="flex flex-col gap-3 p-5">
              <Skeleton className="h-4 w-28" />
              <Skeleton className="h-6 w-4/5" />
              <Skeleton className="h-16" />
            </div>
          </Card>
        ))}
      </div>
    </StillLoading>
  );
}

function Nothing({ state }: { state: BlogState }) {
  const isFiltered = state.category !== '' || state.tag !== '';
  return (
    <EmptyState
      picture={<EmptyArt scene="no-results" />}
      title="No blog posts available yet."
      action={
        isFiltered && (
          <LinkButton to={paths.blog} state={TO_RESULTS}>
            See all articles
          </LinkButton>
        )
      }
    />
  );
}

function NoSuchPage({ state }: { state: BlogState }) {
  return (
    <EmptyState
      picture={<EmptyArt scene="not-found" />}
      title={`There is no page ${state.page}.`}
      action={
        <LinkButton to={blogAddress({ ...state, page: 1 })} state={TO_RESULTS}>
          Go to page 1
        </LinkButton>
      }
    />
  );
}

/** The newest article across the page, the two after it in halves; the rest, as any other list, in thirds. */
const LEADING = ['sm:col-span-full', 'lg:col-span-3', 'lg:col-span-3'];

function Articles({ state, list }: { state: BlogState; list: ListPage<BlogPostCard> }) {
  const { items, total } = list;
  const hasLead = state.page === 1 && state.category === '' && state.tag === '' && items.length > 1;
  const pageCount = total === null ? null : Math.max(1, Math.ceil(total / BLOG_PAGE_SIZE));
  const hasNext = pageCount === null ? items.length === BLOG_PAGE_SIZE : state.page < pageCount;
  return (
    <>
      <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-6">
        {items.map((article, index) => (
          <li key={article.id} className={hasLead ? (LEADING[index] ?? 'lg:col-span-2') : 'lg:col-span-2'}>
            <ArticleCard article={article} isLead={hasLead && index === 0} eager={index === 0} />
          </li>
        ))}
      </ul>
      <Pagination
        page={state.page}
        pageCount={pageCount}
        hasNext={hasNext}
        to={(page) => blogAddress({ ...state, page })}
        label="Articles"
      />
    </>
  );
}

function content(state: BlogState, list: ListPage<BlogPostCard> | undefined): ReactNode {
  if (!list) return <Loading />;
  if (isPastBlogEnd(state, list)) return <NoSuchPage state={state} />;
  return list.items.length === 0 ? <Nothing state={state} /> : <Articles state={state} list={list} />;
}

/** Another part or page of the list begins, for who hears it, at its heading. */
function useFocusOnResults() {
  const heading = useRef<HTMLHeadingElement>(null);
  const location = useLocation();
  useEffect(() => {
    if (leadsToResults(location.state)) heading.current?.focus({ preventScroll: true });
  }, [location]);
  return heading;
}

/** The list of articles, by category and tag, page by page. */
export function BlogPage() {
  const [query] = useSearchParams();
  const state = readBlog(query);
  const { data, error, refetch } = useQuery(articlesQuery(state));
  const heading = useFocusOnResults();
  return (
    <>
      <BlogHead state={state} isPastEnd={data !== undefined && isPastBlogEnd(state, data)} />
      <PageBand
        crumbs={blogCrumbs(state)}
        title={blogTitle(state)}
        headingRef={heading}
        lead="Markets, farms, seasons and kitchens: what to know before you go, and what to do with what you bring home."
      >
        <div className="mt-2">
          <CategoryLinks state={state} />
        </div>
      </PageBand>
      <div className="page flex flex-col gap-12 py-8 md:py-12">
        <section aria-label="Articles">
          {error && !data ? (
            <EmptyState
              isError
              picture={<EmptyArt scene="went-wrong" />}
              title="Error loading blog posts. Please try again later."
              action={<Button onClick={() => void refetch()}>Try again</Button>}
            />
          ) : (
            content(state, data)
          )}
        </section>
        <PopularTags current={state.tag} />
        <BlogPromos />
      </div>
    </>
  );
}

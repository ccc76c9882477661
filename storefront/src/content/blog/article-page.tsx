import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isMissing, sentenceOf } from '../../lib/api/api';
import { PageHead } from '../../lib/page/page-head';
import { LinkButton } from '../../ui/button';
import { PageFailure } from '../../ui/states/page-failure';
import { Skeleton } from '../../ui/states/skeleton';
import { StillLoading } from '../../ui/states/still-loading';
import { Article } from './article';
import { articleQuery } from './blog-queries';

function Loading() {
  return (
    <div className="page py-8">
      <PageHead title="Article" noindex />
      <StillLoading>
        <p role="status" className="sr-only">
          Loading the article...
        </p>
        <div aria-hidden className="mx-auto flex max-w-3xl flex-col gap-5">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-12" />
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="aspect-[40/21] w-full" />
          <Skeleton className="h-64" />
        </div>
      </StillLoading>
    </div>
  );
}

function Missing({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const isGone = isMissing(error);
  return (
    <PageFailure
      title={isGone ? 'Article not found' : 'We couldn’t load this article'}
      isGone={isGone}
      hint={sentenceOf(error, 'Please try again in a moment.')}
      onRetry={onRetry}
    >
      <LinkButton look={isGone ? 'primary' : 'secondary'} to={paths.blog}>
        Read other articles
      </LinkButton>
    </PageFailure>
  );
}

export function ArticlePage() {
  const { slug = '' } = useParams();
  const { data, error, refetch } = useQuery(articleQuery(slug));
  if (data) return <Article article={data} />;
  return error ? <Missing error={error} onRetry={refetch} /> : <Loading />;
}

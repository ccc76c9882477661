import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isMissing, sentenceOf } from '../../lib/api/api';
import { PageHead } from '../../lib/page/page-head';
import { EmptyArt } from '../../ui/art/empty-art';
import { Button, LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/states/empty-state';
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
  const title = isGone ? 'Article not found' : 'We couldn’t load this article';
  return (
    <div className="page flex min-h-[60vh] items-center justify-center">
      <PageHead title={title} noindex />
      <EmptyState
        isError
        heading="h1"
        picture={<EmptyArt scene={isGone ? 'not-found' : 'went-wrong'} />}
        title={title}
        hint={sentenceOf(error, 'Please try again in a moment.')}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {!isGone && <Button onClick={() => void onRetry()}>Try again</Button>}
            <LinkButton look={isGone ? 'primary' : 'secondary'} to={paths.blog}>
              Read other articles
            </LinkButton>
          </div>
        }
      />
    </div>
  );
}

/** One article of the blog. */
export function ArticlePage() {
  const { slug = '' } = useParams();
  const { data, error, refetch } = useQuery(articleQuery(slug));
  if (data) return <Article article={data} />;
  return error ? <Missing error={error} onRetry={refetch} /> : <Loading />;
}

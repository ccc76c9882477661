import type { ReactNode } from 'react';
import { PageHead } from '../../lib/page/page-head';
import { EmptyArt, type EmptyArtProps } from '../art/empty-art';
import { Button } from '../button';
import { EmptyState } from './empty-state';

export interface PageFailureProps {
  /** The page's title as well. */
  title: string;
  /** What the page is about is not there; otherwise it could not be had, and is asked for once more. */
  isGone: boolean;
  /** The picture of what is not there. */
  goneScene?: EmptyArtProps['scene'];
  hint: string;
  onRetry?: () => unknown;
  /** Where else to go. */
  children: ReactNode;
}

/** In the place of a page: what it is about is not there, or could not be had. */
export function PageFailure(props: PageFailureProps) {
  const { title, isGone, goneScene = 'not-found', hint, onRetry, children } = props;
  return (
    <div className="page flex min-h-[60vh] items-center justify-center">
      <PageHead title={title} noindex />
      <EmptyState
        isError
        heading="h1"
        picture={<EmptyArt scene={isGone ? goneScene : 'went-wrong'} />}
        title={title}
        hint={hint}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {onRetry && !isGone && <Button onClick={() => void onRetry()}>Try again</Button>}
            {children}
          </div>
        }
      />
    </div>
  );
}

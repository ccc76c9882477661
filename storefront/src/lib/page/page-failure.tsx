import type { ReactNode } from 'react';
import { EmptyArt, type EmptyArtProps } from '../../ui/art/empty-art';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/states/empty-state';
import { PageHead } from './page-head';

export interface PageFailureProps {
  /** The page's title as well. */
  title: string;
  scene: EmptyArtProps['scene'];
  hint: string;
  /** Asks once more; null where that helps nobody. */
  onRetry: (() => unknown) | null;
  /** Where else to go. */
  children: ReactNode;
}

/** In the place of a page: what it is about is not there, or could not be had. */
export function PageFailure({ title, scene, hint, onRetry, children }: PageFailureProps) {
  return (
    <div className="page flex min-h-[60vh] items-center justify-center">
      <PageHead title={title} noindex />
      <EmptyState
        isError
        heading="h1"
        picture={<EmptyArt scene={scene} />}
        title={title}
        hint={hint}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {onRetry && <Button onClick={() => void onRetry()}>Try again</Button>}
            {children}
          </div>
        }
      />
    </div>
  );
}

import { sentenceOf } from '../../lib/api/api';
import { EmptyArt } from '../art/empty-art';
import { Button } from '../button';
import { EmptyState } from './empty-state';

export interface CouldNotLoadProps {
  /** What, in a sentence. */
  title: string;
  error: unknown;
  onRetry: () => unknown;
}

/** In the place of what did not arrive. */
export function CouldNotLoad({ title, error, onRetry }: CouldNotLoadProps) {
  return (
    <EmptyState
      isError
      picture={<EmptyArt scene="went-wrong" />}
      title={title}
      hint={sentenceOf(error, 'Please check your connection and try again.')}
      action={<Button onClick={() => void onRetry()}>Try again</Button>}
    />
  );
}

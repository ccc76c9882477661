import { isMissing, sentenceOf } from '../../lib/api/api';
import { EmptyArt } from '../art/empty-art';
import { Button, LinkButton } from '../button';
import { EmptyState } from './empty-state';

export interface LinkFailureProps {
  error: unknown;
  /** What is said where the link itself is refused, which trying again doesn't change. */
  refused: string;
  /** What is said where there was no answer. */
  failed: string;
  /** In the place of the server's sentence. */
  hint?: string | undefined;
  heading?: 'h1' | 'h2';
  /** Where to go on instead. */
  instead: { label: string; to: string };
  onRetry: () => unknown;
}

/** In the place of what the link of an email was to do. */
export function LinkFailure({
  error,
  refused,
  failed,
  hint,
  heading = 'h1',
  instead,
  onRetry,
}: LinkFailureProps) {
  const isRefused = isMissing(error);
  return (
    <EmptyState
      isError
      heading={heading}
      picture={<EmptyArt scene={isRefused ? 'not-found' : 'went-wrong'} />}
      title={isRefused ? refused : failed}
      hint={hint ?? sentenceOf(error, 'Please check your connection and try again.')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {!isRefused && <Button onClick={onRetry}>Try again</Button>}
          <LinkButton look={isRefused ? 'primary' : 'secondary'} to={instead.to}>
            {instead.label}
          </LinkButton>
        </div>
      }
    />
  );
}

import { isMissing } from '../../../lib/api/api';
import { EmptyArt } from '../../../ui/art/empty-art';
import { LinkButton } from '../../../ui/button';
import { CouldNotLoad } from '../../../ui/states/could-not-load';
import { EmptyState } from '../../../ui/states/empty-state';

interface ShareFailureProps {
  /** "share", "day" */
  what: string;
  error: unknown;
  onRetry: () => unknown;
  /** Where one goes on from what isn't there. */
  back: { to: string; label: string };
}

/** In the place of a share, a day or a member: it isn't there, or didn't arrive. */
export function ShareFailure({ what, error, onRetry, back }: ShareFailureProps) {
  if (!isMissing(error))
    return <CouldNotLoad title={`We couldn’t load this ${what}.`} error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      picture={<EmptyArt scene="no-results" />}
      heading="h1"
      title={`We couldn’t find this ${what}.`}
      hint="It may have been deleted, or it belongs to another farm."
      action={<LinkButton to={back.to}>{back.label}</LinkButton>}
    />
  );
}

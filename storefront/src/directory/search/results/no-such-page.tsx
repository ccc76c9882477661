import { TO_RESULTS } from '../../../lib/page/navigation';
import { EmptyArt } from '../../../ui/art/empty-art';
import { LinkButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/states/empty-state';

/** In the place of a page behind the end of its list. */
export function NoSuchPage({ page, first }: { page: number; first: string }) {
  return (
    <EmptyState
      picture={<EmptyArt scene="not-found" />}
      title={`There is no page ${page}.`}
      action={
        <LinkButton to={first} state={TO_RESULTS}>
          Go to page 1
        </LinkButton>
      }
    />
  );
}

import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { EmptyArt } from '../../../ui/art/empty-art';
import { LinkButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/states/empty-state';

/** A site or a schedule is closed, or someone else's. */
export function SiteNotThere() {
  return (
    <EmptyState
      isError
      picture={<EmptyArt scene="not-found" />}
      title="We couldn’t find this pickup site"
      hint="It may have been closed, or it belongs to another vendor."
      action={<LinkButton to={paths.vendorPickups}>Your pickup sites</LinkButton>}
    />
  );
}

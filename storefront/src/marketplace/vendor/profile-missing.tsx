import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { EmptyArt } from '../../ui/art/empty-art';
import { LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/states/empty-state';

/** For somebody who is signed in and does not sell yet. */
export function ProfileMissing() {
  return (
    <EmptyState
      heading="h2"
      picture={<EmptyArt scene="nothing-near" />}
      title="Profile not found"
      hint="You need to complete your vendor profile setup."
      action={<LinkButton to={paths.vendorOnboarding}>Complete Profile Setup</LinkButton>}
    />
  );
}

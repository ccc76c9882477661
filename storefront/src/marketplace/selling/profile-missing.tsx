import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { EmptyArt } from '../../ui/art/empty-art';
import { LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/states/empty-state';

/** For somebody who is signed in and does not sell yet. */
export function ProfileMissing({ onboarding = paths.vendorOnboarding }: { onboarding?: string | undefined }) {
  return (
    <EmptyState
      heading="h2"
      picture={<EmptyArt scene="nothing-near" />}
      title="Profile not found"
      hint="You need to complete your vendor profile setup."
      action={<LinkButton to={onboarding}>Complete Profile Setup</LinkButton>}
    />
  );
}

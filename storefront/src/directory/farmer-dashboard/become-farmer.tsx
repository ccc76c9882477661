import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { EmptyArt } from '../../ui/art/empty-art';
import { LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/states/empty-state';

/** For somebody who is signed in and is no farmer yet. */
export function BecomeFarmer({ isCustomer }: { isCustomer: boolean }) {
  return (
    <EmptyState
      heading="h2"
      picture={<EmptyArt scene="nothing-near" />}
      title="Do you grow food?"
      hint={
        isCustomer
          ? 'You have a customer account. Register your farm, or claim it if it’s already in our directory, and this page becomes your farmer dashboard.'
          : 'You don’t have a farm yet. Register one, or claim it if it’s already in our directory.'
      }
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to={paths.newFarm}>Register your farm</LinkButton>
          <LinkButton look="secondary" to={paths.claimFarm()}>
            Claim a farm
          </LinkButton>
          <LinkButton look="quiet" to={paths.browse()}>
            Browse Local Farms
          </LinkButton>
        </div>
      }
    />
  );
}

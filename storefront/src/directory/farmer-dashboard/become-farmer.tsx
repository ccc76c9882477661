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
      title="Do you grow something?"
      hint={
        isCustomer
          ? "Your account is a customer's so far. Register your farm, or claim it where the directory has it already, and this becomes your farmer's dashboard."
          : 'This account has no farms. Register one, or claim it where the directory has it already.'
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

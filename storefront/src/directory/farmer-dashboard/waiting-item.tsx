import type { FarmWaitsFor, OwnFarmView } from '@farmgate/backend/contract/directory/farms';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { EyeOff } from 'lucide-react';
import { SendConfirmation } from '../../shared/sign-in/send-confirmation';
import { LinkButton } from '../../ui/button';
import { Item } from '../../ui/item';
import { waitingText } from '../farms/waiting-text';

/** A farm that shoppers don't see yet: why, and what its owner can do. */
export function WaitingItem({ farm, waitsFor }: { farm: OwnFarmView; waitsFor: FarmWaitsFor }) {
  const edit = (
    <LinkButton look="secondary" to={paths.editFarm(farm.id)} aria-label={`Edit ${farm.name}`}>
      Edit farm
    </LinkButton>
  );
  return (
    <Item
      isUrgent
      icon={EyeOff}
      title={`Shoppers can’t see ${farm.name} yet`}
      actions={waitsFor === 'email' ? <SendConfirmation /> : edit}
    >
      {waitingText(farm)}
    </Item>
  );
}

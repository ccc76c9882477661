import { groupThousands } from '@farmgate/backend/contract/directory/prices';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import type { Delivery } from './use-delivery';

/** Asks once whether a pickup that is far away is meant. */
export function FarPickup({
  delivery,
}: {
  delivery: Pick<Delivery, 'farPickups' | 'isAsking' | 'acceptFar' | 'declineFar'>;
}) {
  const { farPickups, isAsking, acceptFar, declineFar } = delivery;
  const [farthest, ...others] = farPickups;
  if (!farthest) return null;
  const { vendorName, city, state, miles } = farthest;
  const rest = others.map((one) => `${one.vendorName} in ${one.city}, ${one.state} (${one.miles} miles)`);
  return (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={(open) => !open && declineFar()}
      title={`It is ${groupThousands(String(miles))} miles to ${city}, ${state}: still pick up?`}
      confirmLabel="Still pick up"
      pendingLabel={false}
      onConfirm={acceptFar}
    >
      <p>You pick up your items from {vendorName} there yourself. They won’t be sent to you.</p>
      {rest.length > 0 && <p className="mt-2">Also far away: {rest.join('; ')}.</p>}
    </ConfirmDialog>
  );
}

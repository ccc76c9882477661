import type { AddressView } from '@farmgate/backend/contract/accounts/addresses';
import { MAX_ADDRESSES } from '@farmgate/backend/contract/shared/limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { callJson } from '../../lib/api/api';
import { apiQuery } from '../../lib/api/queries';
import { Button } from '../../ui/button';
import { sayFailed } from '../../ui/dialogs/say-failed';
import { toast } from '../../ui/dialogs/toast';
import { CouldNotLoad } from '../../ui/states/could-not-load';
import { Skeleton } from '../../ui/states/skeleton';
import { AccountSection } from './account-section';

const AddressDialog = lazy(() =>
  import('./address-dialog').then((module) => ({ default: module.AddressDialog })),
);

const ADDRESSES = '/api/account/addresses';

interface AddressItemProps {
  address: AddressView;
  onEdit: () => void;
  onRemoved: () => void;
}

function AddressItem({ address, onEdit, onRemoved }: AddressItemProps) {
  const removing = useMutation({
    mutationFn: () => callJson(`${ADDRESSES}/${address.id}`, { method: 'DELETE' }),
    onSuccess: () => {
      onRemoved();
      toast({ title: 'Address removed' });
    },
    onError: (error) => sayFailed('Error', error, 'We couldn’t remove this address. Please try again.'),
  });
  const about = <span className="sr-only"> {address.address}</span>;
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 border-t border-line pt-4">
      <address className="min-w-0 text-sm not-italic wrap-anywhere">
        <span className="font-semibold">
          {address.firstName} {address.lastName}
        </span>
        <br />
        {address.address}
        <br />
        {address.city}, {address.state} {address.zipCode}
        <br />
        <span className="text-soft">{address.phone}</span>
      </address>
      <div className="flex gap-2">
        <Button size="sm" look="secondary" onClick={onEdit}>
          Edit{about}
        </Button>
        <Button
          size="sm"
          look="quiet"
          pendingLabel={removing.isPending && 'Removing...'}
          onClick={() => removing.mutate()}
        >
          Remove{about}
        </Button>
      </div>
    </li>
  );
}

/** The addresses that fill the checkout in. */
export function AddressesSection() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(apiQuery<AddressView[]>(ADDRESSES));
  const [edited, setEdited] = useState<AddressView | 'new' | null>(null);
  const refresh = () => void client.invalidateQueries({ queryKey: [ADDRESSES] });
  return (
    <AccountSection
      id="addresses"
      title="Saved addresses"
      lead="Pick one of them at checkout. Only you can see them."
    >
      {!data && !error && <Skeleton className="h-24 rounded-control" />}
      {!data && error && (
        <CouldNotLoad title="We couldn’t load your addresses." error={error} onRetry={refetch} />
      )}
      {data && data.length > 0 && (
        <ul className="flex flex-col gap-4">
          {data.map((address) => (
            <AddressItem
              key={address.id}
              address={address}
              onEdit={() => setEdited(address)}
              onRemoved={refresh}
            />
          ))}
        </ul>
      )}
      {data && data.length < MAX_ADDRESSES && (
        <Button
          look="secondary"
          className="self-start"
          icon={<Plus aria-hidden size={18} />}
          onClick={() => setEdited('new')}
        >
          Add an address
        </Button>
      )}
      {edited && (
        <Suspense fallback={null}>
          <AddressDialog
            address={edited === 'new' ? null : edited}
            onClose={() => setEdited(null)}
            onSaved={refresh}
          />
        </Suspense>
      )}
    </AccountSection>
  );
}

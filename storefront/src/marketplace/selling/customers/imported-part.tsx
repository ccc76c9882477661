import type { CustomerView } from '@farmgate/backend/contract/marketplace/customers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { useMay } from '../../../shared/business/use-may';
import { ConfirmButton } from '../../../ui/dialogs/confirm-button';
import { toast } from '../../../ui/dialogs/toast';
import { CUSTOMERS, refreshCustomers } from './customers-address';

type Imported = NonNullable<CustomerView['imported']>[number];

interface PartProps {
  name: string;
  imported: Imported;
  /** They ordered, too: those orders stay. */
  hasOrders: boolean;
}

/** What a file of the vendor's says of someone, and the way to delete it. */
export function ImportedPart({ name, imported: { id, address, note }, hasOrders }: PartProps) {
  const { may } = useMay();
  const client = useQueryClient();
  const deleting = useMutation({
    mutationFn: () => callJson(`${CUSTOMERS}/imported/${id}`, { method: 'DELETE' }),
    onSuccess: () => {
      toast({ title: 'Deleted from your list' });
      return refreshCustomers(client);
    },
  });
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 text-sm">
      <div className="min-w-0 flex-1 basis-48 text-soft wrap-anywhere">
        {address && <p>{address}</p>}
        {note && <p className="whitespace-pre-line">{note}</p>}
        <p className="text-xs">From your file</p>
      </div>
      {may('refund') && (
        <ConfirmButton
          label="Delete"
          about={`what your file says about ${name}`}
          size="sm"
          look="quiet"
          title={`Delete ${name}?`}
          confirmLabel="Delete"
          pendingLabel={deleting.isPending && 'Deleting...'}
          isDangerous
          failure={deleting.error && sentenceOf(deleting.error, 'We couldn’t delete this. Please try again.')}
          onOpen={() => deleting.reset()}
          onConfirm={() => deleting.mutate()}
        >
          <p>
            This permanently deletes what your file says about them.
            {hasOrders && ' Their orders stay as they are.'}
          </p>
        </ConfirmButton>
      )}
    </div>
  );
}

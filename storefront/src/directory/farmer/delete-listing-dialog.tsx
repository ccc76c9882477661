import type { OwnListingView } from '@farmgate/backend/contract/directory/listings';
import { sentenceOf } from '../../lib/api/api';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { useDeleting } from './listing-changes';

export interface DeleteListingDialogProps {
  listing: OwnListingView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted: () => void;
}

/** Asks whether a listing should really go. */
export function DeleteListingDialog({ listing, open, onOpenChange, onDeleted }: DeleteListingDialogProps) {
  const deleting = useDeleting(() => {
    onOpenChange(false);
    onDeleted();
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${listing.productName}?`}
      confirmLabel="Delete listing"
      pendingLabel={deleting.isPending && 'Deleting...'}
      isDangerous
      failure={
        deleting.error && sentenceOf(deleting.error, 'We couldn’t delete this listing. Please try again.')
      }
      onConfirm={() => deleting.mutate(listing)}
    >
      <p>
        This permanently deletes the listing, its photo and its view count. To hide it for a while, pause it
        instead.
      </p>
    </ConfirmDialog>
  );
}

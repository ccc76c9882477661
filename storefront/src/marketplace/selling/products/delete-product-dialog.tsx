import type { OwnProductView } from '@farmgate/backend/contract/marketplace/products';
import { sentenceOf } from '../../../lib/api/api';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { useDeletion } from './product-changes';

export interface DeleteProductDialogProps {
  product: OwnProductView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted: () => void;
}

/** Asks whether a product should really go. */
export function DeleteProductDialog({ product, open, onOpenChange, onDeleted }: DeleteProductDialogProps) {
  const deletion = useDeletion(() => {
    onOpenChange(false);
    onDeleted();
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${product.name}?`}
      confirmLabel="Delete product"
      pendingLabel={deletion.isPending && 'Deleting...'}
      isDangerous
      failure={
        deletion.error && sentenceOf(deletion.error, 'We couldn’t delete this product. Please try again.')
      }
      onConfirm={() => deletion.mutate(product)}
    >
      <p>
        This permanently removes it from the marketplace and every cart. Existing orders aren’t affected. To
        hide it for a while, deactivate it instead.
      </p>
    </ConfirmDialog>
  );
}

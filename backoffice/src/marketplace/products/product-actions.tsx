import type { AdminProduct } from '@farmgate/backend/contract/marketplace/admin/products.admin';
import { EyeOff, RotateCcw } from 'lucide-react';
import { DeleteButton, EditButton, useRecordContext } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';

/** What can be done with a product where it stands. */
export function ProductActions() {
  const product = useRecordContext<AdminProduct>();
  if (!product) return null;
  const { name, standing, orderCount } = product;
  return (
    <>
      {orderCount === 0 && (
        <DeleteButton
          mutationMode="pessimistic"
          confirmTitle={`Delete ${name}`}
          confirmContent={
            standing === 'deleted'
              ? 'Product deleted.'
              : 'This permanently deletes the product. We email its vendor if the account still exists. To be able to undo it, hide the product instead.'
          }
        />
      )}
      {standing !== 'deleted' && <EditButton />}
      {standing === 'hidden' && (
        <ActionButton
          action="restore"
          label="Restore"
          icon={RotateCcw}
          variant="contained"
          title={`Restore ${name}`}
          explanation="If it’s active, shoppers can see it again. We email its vendor if the account still exists."
          success="Product restored."
          tells="its vendor"
        />
      )}
      {standing !== 'hidden' && standing !== 'deleted' && (
        <ActionButton
          action="hide"
          label="Hide"
          icon={EyeOff}
          color="error"
          title={`Hide ${name}`}
          explanation="The product leaves the marketplace right away, and the vendor can’t restore it. Existing orders aren’t affected."
          asksReason
          success="Product hidden."
          tells="its vendor"
        />
      )}
    </>
  );
}

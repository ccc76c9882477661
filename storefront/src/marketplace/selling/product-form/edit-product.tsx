import type { OwnProductView } from '@farmgate/backend/contract/marketplace/products';
import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { lazy, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { WhenFirstOpen } from '../../../ui/dialogs/when-first-open';
import { ProductLabels } from '../labels/product-labels';
import { takeProduct } from '../products/product-changes';
import { OWN_PRODUCTS, ownProductQuery, refreshVendor } from '../vendor-queries';
import { ProductForm } from './product-form';
import { productValues } from './product-form-values';

const DeleteProductDialog = lazy(() =>
  import('../products/delete-product-dialog').then((module) => ({ default: module.DeleteProductDialog })),
);

function DeleteButton({ product }: { product: OwnProductView }) {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Button
        look="quiet"
        size="lg"
        aria-haspopup="dialog"
        className="text-danger!"
        icon={<Trash2 aria-hidden size={18} />}
        onClick={() => setOpen(true)}
      >
        Delete product
      </Button>
      <WhenFirstOpen open={open}>
        <DeleteProductDialog
          product={product}
          open={open}
          onOpenChange={setOpen}
          onDeleted={() => void navigate(paths.vendorProducts, { replace: true })}
        />
      </WhenFirstOpen>
    </>
  );
}

export interface EditProductProps {
  userId: number;
  vendor: VendorProfile;
  product: OwnProductView;
}

/** The form of a product that is there. What it was when the form was opened stays the form's beginning. */
export function EditProduct({ userId, vendor, product }: EditProductProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [saved] = useState(() => productValues(product, vendor));
  const [begun] = useState(product);
  const onSent = (changed: OwnProductView) => {
    takeProduct(client, changed);
    void refreshVendor(client, OWN_PRODUCTS);
    toast({ title: 'Product updated', description: 'Product has been updated successfully' });
    void navigate(paths.vendorProducts);
  };
  return (
    <ProductForm
      label={`Edit ${product.name}`}
      vendor={vendor}
      userId={userId}
      draftName={`farmgate-product-draft-${product.id}`}
      saved={saved}
      product={begun}
      productId={product.id}
      path={`/api/products/${product.id}`}
      method="PUT"
      loadCurrent={() => client.fetchQuery({ ...ownProductQuery(String(product.id)), staleTime: 0 })}
      submitLabel="Save changes"
      pendingLabel="Saving..."
      onSent={onSent}
    >
      <ProductLabels product={product} />
      <DeleteButton product={product} />
    </ProductForm>
  );
}

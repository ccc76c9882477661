import type { OwnProductView } from '@farmgate/backend/contract/marketplace/products';
import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../../ui/dialogs/toast';
import { OWN_PRODUCTS, refreshVendor } from '../vendor-queries';
import { ProductForm } from './product-form';
import { EMPTY_PRODUCT, type FormPicture } from './product-form-values';

const NO_PICTURES: FormPicture[] = [];

/** The form that adds a product. */
export function NewProduct({ userId, vendor }: { userId: number; vendor: VendorProfile }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const onSent = (product: OwnProductView) => {
    void refreshVendor(client, OWN_PRODUCTS, '/api/products');
    const description = vendor.isApproved
      ? `${product.name} is in the marketplace.`
      : `${product.name} will appear once you’re approved.`;
    toast({ title: 'Product added', description });
    void navigate(paths.vendorDashboard);
  };
  return (
    <ProductForm
      label="Add Product"
      vendor={vendor}
      userId={userId}
      draftName="farmgate-product-draft"
      saved={EMPTY_PRODUCT}
      kept={NO_PICTURES}
      path="/api/products"
      method="POST"
      submitLabel="Add Product"
      pendingLabel="Adding..."
      onSent={onSent}
    />
  );
}

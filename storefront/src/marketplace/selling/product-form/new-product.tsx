import type { OwnProductView } from '@farmgate/backend/contract/marketplace/products';
import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../../ui/dialogs/toast';
import { OWN_PRODUCTS, refreshVendor } from '../vendor-queries';
import { ProductForm } from './product-form';
import { EMPTY_PRODUCT, type FormPicture } from './product-form-values';
import { type ListingToSell, priceQuestion, productOfListing } from './product-of-listing';

export interface NewProductProps {
  userId: number;
  vendor: VendorProfile;
  /** What it is made of, with its photo. */
  listing?: { of: ListingToSell; pictures: readonly FormPicture[] };
}

/** The form that adds a product. */
export function NewProduct({ userId, vendor, listing }: NewProductProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [saved] = useState(() =>
    listing ? { ...productOfListing(listing.of), images: listing.pictures } : EMPTY_PRODUCT,
  );
  const onSent = (product: OwnProductView) => {
    void refreshVendor(client, OWN_PRODUCTS, '/api/products');
    const description = vendor.isApproved
      ? `${product.name} is in the marketplace.`
      : `${product.name} will appear once you’re approved.`;
    toast({ title: 'Product added', description });
    void navigate(paths.vendorProducts);
  };
  return (
    <ProductForm
      label="Add Product"
      vendor={vendor}
      userId={userId}
      draftName={listing ? `farmgate-product-draft-listing-${listing.of.id}` : 'farmgate-product-draft'}
      saved={saved}
      priceHelp={listing && priceQuestion(listing.of)}
      path="/api/products"
      method="POST"
      submitLabel="Add Product"
      pendingLabel="Adding..."
      onSent={onSent}
    />
  );
}

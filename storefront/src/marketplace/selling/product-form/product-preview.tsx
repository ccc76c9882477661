import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { useId, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { FormPart } from '../../../ui/forms/use-form';
import { usePreview } from '../../../ui/pictures/use-preview';
import { AddingToCart } from '../../shop/cards/add-to-cart-button';
import { ProductCard } from '../../shop/cards/product-card';
import { type FormPicture, type ProductValues, previewProduct } from './product-form-values';

export interface ProductPreviewProps {
  control: FormPart<ProductValues>['control'];
  vendor: VendorProfile;
  /** The first one. */
  picture: FormPicture | null;
}

/** The card that people will see, beside the form. Only to be looked at: it repeats what the form says. */
export function ProductPreview({ control, vendor, picture }: ProductPreviewProps) {
  const id = useId();
  const values = useWatch({ control }) as ProductValues;
  const chosen = usePreview(picture?.file ?? null);
  const now = useMemo(() => new Date().toISOString(), []);
  const product = previewProduct({ values, vendor, imageUrl: chosen ?? picture?.url ?? null, now });
  return (
    <aside aria-labelledby={id} className="hidden lg:block">
      <div className="sticky top-24 flex flex-col gap-3">
        <h2 id={id} className="text-sm font-semibold">
          Preview
        </h2>
        <div inert aria-hidden className="select-none">
          <AddingToCart>
            <ProductCard product={product} view="grid" eager />
          </AddingToCart>
        </div>
        <p className="text-xs text-soft">
          {picture
            ? 'This is how shoppers will see your product.'
            : 'This is how shoppers see your product without a photo.'}
        </p>
      </div>
    </aside>
  );
}

import '@farmgate/backend/contract/site/no-eval';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { UploadStatus } from '../../../shared/sign-in/upload-status';
import { Button } from '../../../ui/button';
import { Form } from '../../../ui/forms/form';
import { MeanwhileNote } from '../../../ui/forms/meanwhile-note';
import { RestoredNote } from '../../../ui/forms/restored-note';
import { BoxSection } from './box/box-section';
import { DepositSection } from './deposit/deposit-section';
import { MoreOptions } from './more-options';
import { OptionsSection } from './options/options-section';
import { PhotoEffect } from './photo-effect';
import { PickupFields } from './pickup-fields';
import { FreshnessFields, NameField, PriceFields, StockFields, WhatFields } from './product-fields';
import { ProductPictures } from './product-pictures';
import { ProductPreview } from './product-preview';
import { ShippingFields } from './shipping-fields';
import { type ProductFormOptions, useProductForm } from './use-product-form';

export interface ProductFormProps extends ProductFormOptions {
  /** The form's name for screen readers. */
  label: string;
  submitLabel: string;
  pendingLabel: string;
  /** Below the price, before it is typed. */
  priceHelp?: string | undefined;
  /** Left out for a new one. */
  productId?: number;
  /** Beside the button. */
  children?: ReactNode;
}

/** What the form calls its fields. */
const LABELS = {
  ...{ name: 'Product name', category: 'Category', taxClass: 'Tax class', description: 'Description' },
  ...{ price: 'Price in dollars', unit: 'Unit', inventory: 'In stock', sku: 'SKU', images: 'Photos' },
  ...{ madeToOrder: 'Made to order', isActive: 'Active', isOrganic: 'Organic', tags: 'Tags' },
  ...{ harvestDate: 'Harvest date', expirationDate: 'Expiration date', crates: 'Crates' },
  ...{ hasOwnMethods: 'Own shipping methods', shippingMethods: 'Shipping methods of this product' },
  ...{ shippingWeight: 'Shipping weight in pounds', leadHours: 'Order ahead', deposit: 'Deposit' },
  ...{ box: 'What’s in the box', variants: 'Sizes and options' },
};

/** The form of a product with its preview. Import it lazily: the checks come with it. */
export function ProductForm(props: ProductFormProps) {
  const { label, submitLabel, pendingLabel, priceHelp, productId, children, ...options } = props;
  const { vendor } = options;
  const { form, upload, setPictures, isOutdated, onCurrent, picturesError, ...sending } =
    useProductForm(options);
  const [pictures, box] = useWatch({ control: form.control, name: ['images', 'box'] });
  const isBox = box.length > 0;
  return (
    <div className="grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,42rem)_18rem] xl:grid-cols-[minmax(0,42rem)_20rem] xl:gap-20">
      <Form
        of={form}
        aria-label={label}
        // What the keyboard reaches stays clear of the bar with the button.
        className="flex min-w-0 flex-col gap-8 [&_:is(input,select,textarea,button,a)]:scroll-mb-32"
      >
        <RestoredNote of={form} />
        <ProductPictures
          pictures={pictures}
          onChange={setPictures}
          error={picturesError}
          isDisabled={form.isPending}
        >
          <PhotoEffect control={form.control} picture={pictures[0] ?? null} />
        </ProductPictures>
        <NameField form={form} />
        <PriceFields form={form} priceHelp={priceHelp} />
        {!isBox && (
          <OptionsSection
            form={form}
            pictures={pictures}
            isDisabled={form.isPending}
            loadCurrent={isOutdated ? options.loadCurrent : undefined}
            onCurrent={onCurrent}
          />
        )}
        <WhatFields form={form} />
        <MoreOptions key={String(form.isRestored)} form={form} isOpen={productId !== undefined}>
          <StockFields form={form} />
          <BoxSection form={form} productId={productId} isDisabled={form.isPending} />
          <DepositSection form={form} />
          <FreshnessFields form={form} />
          <ShippingFields form={form} vendor={vendor} />
        </MoreOptions>
        <PickupFields form={form} vendor={vendor} productId={productId} />
        <MeanwhileNote of={form} labels={LABELS} />
        <div className="bottom-bar sticky bottom-(--desk) z-10 -mx-1 flex flex-col gap-4 border-t border-line bg-paper px-1 py-4">
          <UploadStatus
            of={form}
            upload={upload}
            hasPicture={pictures.some(({ file }) => file !== null)}
            {...sending}
          />
          <div className="flex flex-wrap items-center gap-3">
            <Button
              type="submit"
              size="lg"
              disabled={form.isSent}
              pendingLabel={form.isPending && pendingLabel}
            >
              {submitLabel}
            </Button>
            {children}
          </div>
        </div>
      </Form>
      <ProductPreview control={form.control} vendor={vendor} picture={pictures[0] ?? null} />
    </div>
  );
}

import { UNITS, UNIT_LABELS, categoryLabel } from '@farmgate/backend/contract/directory/categories';
import {
  LOW_STOCK,
  PRODUCT_CATEGORIES,
  SHIPPING_METHOD_LABELS,
} from '@farmgate/backend/contract/marketplace/shop';
import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { type ReactNode, useId } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { Checkbox, Select, TextArea, TextField } from '../../../ui/field';
import { FormSection } from '../../../ui/form-section';
import { WordsField } from '../../../ui/words-field';
import { MethodField } from '../profile/method-field';
import type { ProductValues } from './product-form-values';

export interface ProductFieldsProps {
  form: UseFormReturn<ProductValues, unknown, ProductValues>;
}

const errorOf = ({ form }: ProductFieldsProps, name: keyof ProductValues) => {
  const error = form.formState.errors[name] as
    { message?: string; root?: { message?: string } } | { message?: string }[] | undefined;
  if (Array.isArray(error)) return error.find(Boolean)?.message;
  return error?.message ?? error?.root?.message;
};

/** What it is. `children` are the pictures. */
export function WhatFields({ children, ...props }: ProductFieldsProps & { children: ReactNode }) {
  const { register } = props.form;
  return (
    <div className="flex flex-col gap-5">
      <TextField
        label="Product name"
        placeholder="Rainbow chard"
        maxLength={120}
        required
        error={errorOf(props, 'name')}
        {...register('name')}
      />
      <Select label="Category" required error={errorOf(props, 'category')} {...register('category')}>
        <option value="">Choose</option>
        {PRODUCT_CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {categoryLabel(category)}
          </option>
        ))}
      </Select>
      <TextArea
        label="Description"
        rows={4}
        maxLength={4_000}
        required
        help="What it tastes like, how it is grown, how to keep it."
        error={errorOf(props, 'description')}
        {...register('description')}
      />
      {children}
    </div>
  );
}

/** For how much, and how many there are. */
export function PriceFields(props: ProductFieldsProps) {
  const { register } = props.form;
  return (
    <FormSection title="Price and stock">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Price in dollars"
          inputMode="decimal"
          placeholder="4.50"
          autoComplete="off"
          maxLength={12}
          required
          error={errorOf(props, 'price')}
          {...register('price')}
        />
        <Select label="Unit" required error={errorOf(props, 'unit')} {...register('unit')}>
          <option value="">Choose</option>
          {UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {UNIT_LABELS[unit]}
            </option>
          ))}
        </Select>
        <TextField
          label="In stock"
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          required
          help={`From ${LOW_STOCK} down the shop says how few are left, and your dashboard warns you.`}
          error={errorOf(props, 'inventory')}
          {...register('inventory')}
        />
        <TextField
          label="SKU"
          optional
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          help="Your own number for it. A spreadsheet finds the product by it."
          error={errorOf(props, 'sku')}
          {...register('sku')}
        />
      </div>
      <Checkbox label="Show it in the shop (active)" {...register('isActive')} />
    </FormSection>
  );
}

/** How it is grown, and how fresh it is. */
export function FreshnessFields(props: ProductFieldsProps) {
  const { register, control, watch } = props.form;
  return (
    <FormSection title="How it is grown">
      <Checkbox label="It is organic" {...register('isOrganic')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          type="date"
          label="Harvest date"
          optional
          error={errorOf(props, 'harvestDate')}
          {...register('harvestDate')}
        />
        <TextField
          type="date"
          label="Expiration date"
          optional
          min={watch('harvestDate') || undefined}
          error={errorOf(props, 'expirationDate')}
          {...register('expirationDate')}
        />
      </div>
      <Controller
        control={control}
        name="tags"
        render={({ field }) => (
          <WordsField
            label="Tags"
            placeholder="heirloom"
            noun="tag"
            most={15}
            longest={40}
            value={field.value}
            onChange={field.onChange}
            error={errorOf(props, 'tags')}
          />
        )}
      />
    </FormSection>
  );
}

interface WayProps {
  name: string;
  isOn: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Way({ name, isOn, onChoose, children }: WayProps) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-2 text-sm">
      <input
        type="radio"
        name={name}
        checked={isOn}
        onChange={onChoose}
        className="mt-0.5 size-5 shrink-0 accent-leaf"
      />
      <span>{children}</span>
    </label>
  );
}

/** How it reaches people: as all of the vendor's products do, or in ways of its own. */
export function ShippingFields({
  vendor,
  ...props
}: ProductFieldsProps & { vendor: Pick<VendorProfile, 'shippingMethods'> }) {
  const { register, control } = props.form;
  const id = useId();
  const usual = vendor.shippingMethods.map((method) => SHIPPING_METHOD_LABELS[method]).join(', ');
  return (
    <FormSection title="How it reaches people">
      <Controller
        control={control}
        name="hasOwnMethods"
        render={({ field }) => (
          <fieldset className="-mt-2">
            <legend className="sr-only">Shipping methods</legend>
            <Way name={id} isOn={!field.value} onChoose={() => field.onChange(false)}>
              As my other products: {usual}
            </Way>
            <Way name={id} isOn={field.value} onChoose={() => field.onChange(true)}>
              In ways of its own
            </Way>
            {field.value && (
              <div className="mt-3">
                <Controller
                  control={control}
                  name="shippingMethods"
                  render={({ field: methods }) => (
                    <MethodField
                      label="Shipping methods of this product"
                      value={methods.value}
                      onChange={methods.onChange}
                      error={errorOf(props, 'shippingMethods')}
                    />
                  )}
                />
              </div>
            )}
          </fieldset>
        )}
      />
      <TextField
        label="Shipping weight in pounds"
        optional
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        className="sm:max-w-64"
        error={errorOf(props, 'shippingWeight')}
        {...register('shippingWeight')}
      />
    </FormSection>
  );
}

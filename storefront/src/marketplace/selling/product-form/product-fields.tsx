import { UNITS, UNIT_LABELS, categoryLabel } from '@farmgate/backend/contract/directory/categories';
import { LOW_STOCK, PRODUCT_CATEGORIES } from '@farmgate/backend/contract/marketplace/shop';
import { TAX_CLASSES, TAX_CLASS_LABELS, classOfCategory } from '@farmgate/backend/contract/marketplace/tax';
import { Controller, useFormState } from 'react-hook-form';
import { usePublicConfig } from '../../../lib/page/public-config';
import { Checkbox, Select, TextArea, TextField } from '../../../ui/fields/field';
import { WordsField } from '../../../ui/fields/words-field';
import { FormSection } from '../../../ui/forms/form-section';
import type { FormPart } from '../../../ui/forms/use-form';
import type { ProductValues } from './product-form-values';

export interface ProductFieldsProps {
  form: FormPart<ProductValues>;
}

/** How it is taxed: asked where rules hold, and of what has a class of its own already. */
function TaxClassField(props: ProductFieldsProps) {
  const { control, field, watch } = props.form;
  const { taxMode } = usePublicConfig();
  const { defaultValues } = useFormState({ control });
  if (taxMode === 'flat' && !defaultValues?.taxClass) return null;
  const category = PRODUCT_CATEGORIES.find((one) => one === watch('category'));
  return (
    <Select
      label="Tax class"
      help="Sales tax depends on it. If you aren’t sure, leave it as it is."
      {...field('taxClass')}
    >
      <option value="">
        {category ? `By category: ${TAX_CLASS_LABELS[classOfCategory(category)]}` : 'By category'}
      </option>
      {TAX_CLASSES.map((taxClass) => (
        <option key={taxClass} value={taxClass}>
          {TAX_CLASS_LABELS[taxClass]}
        </option>
      ))}
    </Select>
  );
}

/** What it is called. */
export function NameField({ form: { field } }: ProductFieldsProps) {
  return (
    <TextField label="Product name" placeholder="Rainbow chard" maxLength={120} required {...field('name')} />
  );
}

/** What it is. */
export function WhatFields(props: ProductFieldsProps) {
  const { field } = props.form;
  return (
    <div className="flex flex-col gap-5">
      <Select label="Category" required {...field('category')}>
        <option value="">Choose</option>
        {PRODUCT_CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {categoryLabel(category)}
          </option>
        ))}
      </Select>
      <TaxClassField {...props} />
      <TextArea
        label="Description"
        rows={4}
        maxLength={4_000}
        required
        help="How it tastes, how it’s grown and how to store it."
        {...field('description')}
      />
    </div>
  );
}

const OPTIONS_HINT = {
  both: 'It’s sold in options, so each option below has its own price and stock.',
  price: 'It’s sold in options, so each option below has its own price.',
};

/** For how much, and how many there are. */
export function PriceFields({
  priceHelp,
  ...props
}: ProductFieldsProps & { priceHelp?: string | undefined }) {
  const { field, watch } = props.form;
  const isMadeToOrder = watch('madeToOrder');
  const hasOptions = watch('variants').length > 0;
  const had = watch('had');
  const isBox = watch('box').length > 0;
  return (
    <FormSection title="Price and stock" hint={hasOptions && OPTIONS_HINT[isMadeToOrder ? 'price' : 'both']}>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {!hasOptions && (
          <TextField
            label="Price in dollars"
            inputMode="decimal"
            placeholder="4.50"
            autoComplete="off"
            maxLength={12}
            required
            help={priceHelp}
            {...field('price')}
          />
        )}
        <Select
          label="Unit"
          required
          help="What the price is for. Choose Other where the name says that, such as “half dozen.”"
          {...field('unit')}
        >
          <option value="">Choose</option>
          {UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {UNIT_LABELS[unit]}
            </option>
          ))}
        </Select>
        {!isMadeToOrder && !hasOptions && !isBox && (
          <TextField
            label="In stock"
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            required
            help={
              had
                ? `The last option had ${had} when you opened this form.`
                : `At ${LOW_STOCK} or fewer, shoppers see how many are left and your dashboard alerts you.`
            }
            {...field('inventory')}
          />
        )}
      </div>
    </FormSection>
  );
}

/** What of it few farms need. */
export function StockFields(props: ProductFieldsProps) {
  const { register, field, watch } = props.form;
  return (
    <div className="flex flex-col gap-5">
      {watch('box').length === 0 && (
        <Checkbox
          label="I make this to order. Don’t count stock (it never sells out)."
          {...register('madeToOrder')}
        />
      )}
      <Checkbox label="Active (visible in the marketplace)" {...register('isActive')} />
      <TextField
        label="SKU"
        optional
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        className="sm:max-w-64"
        help="Your own product code. Spreadsheet imports use it to match products."
        {...field('sku')}
      />
    </div>
  );
}

/** How it is grown, and how fresh it is. */
export function FreshnessFields(props: ProductFieldsProps) {
  const { register, field, control, watch, errorIn } = props.form;
  return (
    <FormSection title="Growing practice">
      <Checkbox label="Organic" {...register('isOrganic')} />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField type="date" label="Harvest date" optional {...field('harvestDate')} />
        <TextField
          type="date"
          label="Expiration date"
          optional
          min={watch('harvestDate') || undefined}
          {...field('expirationDate')}
        />
      </div>
      <Controller
        control={control}
        name="tags"
        render={({ field: tags }) => (
          <WordsField
            label="Tags"
            placeholder="heirloom"
            noun="tag"
            most={15}
            longest={40}
            value={tags.value}
            onChange={tags.onChange}
            error={errorIn('tags')}
          />
        )}
      />
    </FormSection>
  );
}

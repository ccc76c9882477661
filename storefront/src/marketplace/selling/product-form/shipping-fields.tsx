import { SHIPPING_METHOD_LABELS } from '@farmgate/backend/contract/marketplace/shop';
import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { type ReactNode, useId } from 'react';
import { Controller } from 'react-hook-form';
import { TextField } from '../../../ui/fields/field';
import { FormSection } from '../../../ui/forms/form-section';
import { MethodField } from '../profile/method-field';
import type { ProductFieldsProps } from './product-fields';

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
  const { field, control, errorIn } = props.form;
  const id = useId();
  const usual = vendor.shippingMethods.map((method) => SHIPPING_METHOD_LABELS[method]).join(', ');
  return (
    <FormSection title="Shipping and pickup">
      <Controller
        control={control}
        name="hasOwnMethods"
        render={({ field: { value, onChange } }) => (
          <fieldset className="-mt-2">
            <legend className="sr-only">Shipping methods</legend>
            <Way name={id} isOn={!value} onChoose={() => onChange(false)}>
              Same as my other products: {usual}
            </Way>
            <Way name={id} isOn={value} onChoose={() => onChange(true)}>
              Custom for this product
            </Way>
            {value && (
              <div className="mt-3">
                <Controller
                  control={control}
                  name="shippingMethods"
                  render={({ field: methods }) => (
                    <MethodField
                      label="Shipping methods of this product"
                      value={methods.value}
                      onChange={methods.onChange}
                      error={errorIn('shippingMethods')}
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
        {...field('shippingWeight')}
      />
    </FormSection>
  );
}

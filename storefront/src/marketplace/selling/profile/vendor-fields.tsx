import { FARMING_PRACTICES } from '@farmgate/backend/contract/marketplace/shop';
import { STATE_NAMES } from '@farmgate/backend/contract/shared/states';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { Select, TextArea, TextField } from '../../../ui/fields/field';
import { WordsField } from '../../../ui/fields/words-field';
import { FormSection } from '../../../ui/forms/form-section';
import { MethodField } from './method-field';
import { PickupHoursField } from './pickup-hours-field';
import { StatesField } from './states-field';
import { type VendorValues, practiceLabel } from './vendor-form-values';

export interface VendorFieldsProps {
  form: UseFormReturn<VendorValues, unknown, VendorValues>;
}

const errorOf = ({ form }: VendorFieldsProps, name: keyof VendorValues) => {
  const error = form.formState.errors[name] as
    | { message?: string; root?: { message?: string } }
    | { message?: string }[]
    | undefined;
  if (Array.isArray(error)) return error.find(Boolean)?.message;
  return error?.message ?? error?.root?.message;
};

/** Where the business is, and how to reach it. */
export function PlaceFields(props: VendorFieldsProps) {
  const { register } = props.form;
  return (
    <FormSection
      title="Your location"
      hint="Shoppers see your city and state. Only we and your customers see your street address and phone number."
    >
      <TextField
        label="Address"
        autoComplete="street-address"
        required
        error={errorOf(props, 'address')}
        {...register('address')}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,12rem)_8rem]">
        <TextField
          label="City"
          autoComplete="address-level2"
          required
          error={errorOf(props, 'city')}
          {...register('city')}
        />
        <Select
          label="State"
          autoComplete="address-level1"
          required
          error={errorOf(props, 'state')}
          {...register('state')}
        >
          <option value="">Choose</option>
          {Object.entries(STATE_NAMES).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <TextField
          label="ZIP Code"
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={10}
          required
          error={errorOf(props, 'zipCode')}
          {...register('zipCode')}
        />
      </div>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          label="Phone"
          type="tel"
          autoComplete="tel"
          required
          error={errorOf(props, 'phone')}
          {...register('phone')}
        />
        <TextField
          label="Website"
          type="url"
          inputMode="url"
          autoComplete="url"
          optional
          placeholder="https://"
          error={errorOf(props, 'website')}
          {...register('website')}
        />
      </div>
    </FormSection>
  );
}

/** How it is grown, and who says so. */
export function PracticeFields(props: VendorFieldsProps) {
  const { register, control } = props.form;
  return (
    <FormSection title="How you farm">
      <Select
        label="Farming practice"
        error={errorOf(props, 'farmingPractice')}
        {...register('farmingPractice')}
      >
        {FARMING_PRACTICES.map((practice) => (
          <option key={practice} value={practice}>
            {practiceLabel(practice)}
          </option>
        ))}
      </Select>
      <Controller
        control={control}
        name="certifications"
        render={({ field }) => (
          <WordsField
            label="Certifications"
            placeholder="USDA Organic"
            noun="certification"
            most={12}
            longest={80}
            value={field.value}
            onChange={field.onChange}
            error={errorOf(props, 'certifications')}
          />
        )}
      />
      <TextArea
        label="Your story"
        optional
        rows={4}
        maxLength={8_000}
        help="How you got started, who works with you and what matters to you."
        error={errorOf(props, 'farmStory')}
        {...register('farmStory')}
      />
    </FormSection>
  );
}

/** How goods reach people. */
export function DeliveryFields(props: VendorFieldsProps) {
  const { register, control, watch } = props.form;
  return (
    <FormSection
      title="Shipping and pickup"
      hint="Applies to all your products. You can change it for individual products."
    >
      <Controller
        control={control}
        name="shippingMethods"
        render={({ field }) => (
          <MethodField
            label="Shipping methods"
            value={field.value}
            onChange={field.onChange}
            error={errorOf(props, 'shippingMethods')}
          />
        )}
      />
      {watch('shippingMethods').some((method) => method.endsWith('shipping')) && (
        <Controller
          control={control}
          name="shippingStates"
          render={({ field }) => (
            <StatesField
              value={field.value}
              onChange={field.onChange}
              error={errorOf(props, 'shippingStates')}
            />
          )}
        />
      )}
      {watch('shippingMethods').includes('pickup') && (
        <>
          <TextArea
            label="Pickup note"
            optional
            maxLength={500}
            placeholder="Saturdays from 8 AM to noon at the barn with the green roof"
            help="When and where people pick up what they ordered."
            error={errorOf(props, 'pickupNote')}
            {...register('pickupNote')}
          />
          <Controller
            control={control}
            name="pickupHours"
            render={({ field }) => (
              <PickupHoursField
                value={field.value}
                onChange={field.onChange}
                error={errorOf(props, 'pickupHours')}
              />
            )}
          />
        </>
      )}
    </FormSection>
  );
}

/** What the business is called, and in a few words what it is. */
export function BusinessFields(props: VendorFieldsProps) {
  const { register } = props.form;
  return (
    <div className="flex flex-col gap-5">
      <TextField
        label="Business name"
        autoComplete="organization"
        maxLength={120}
        required
        error={errorOf(props, 'businessName')}
        {...register('businessName')}
      />
      <TextArea
        label="Description"
        rows={4}
        maxLength={2_000}
        required
        help="What you grow or make, in a few sentences."
        error={errorOf(props, 'description')}
        {...register('description')}
      />
    </div>
  );
}

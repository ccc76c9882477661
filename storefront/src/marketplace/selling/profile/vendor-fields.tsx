import { FARMING_PRACTICES } from '@farmgate/backend/contract/marketplace/shop';
import { STATE_NAMES } from '@farmgate/backend/contract/shared/states';
import { Controller } from 'react-hook-form';
import { Select, TextArea, TextField } from '../../../ui/fields/field';
import { WordsField } from '../../../ui/fields/words-field';
import { FormSection } from '../../../ui/forms/form-section';
import type { FormPart } from '../../../ui/forms/use-form';
import { MethodField } from './method-field';
import { PickupHoursField } from './pickup-hours-field';
import { StatesField } from './states-field';
import { type VendorValues, practiceLabel } from './vendor-form-values';

export interface VendorFieldsProps {
  form: FormPart<VendorValues>;
}

/** Where the business is, and how to reach it. */
export function PlaceFields(props: VendorFieldsProps) {
  const { field } = props.form;
  return (
    <FormSection
      title="Your location"
      hint="Shoppers see your city and state. Only we and your customers see your street address and phone number."
    >
      <TextField label="Address" autoComplete="street-address" required {...field('address')} />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,12rem)_8rem]">
        <TextField label="City" autoComplete="address-level2" required {...field('city')} />
        <Select label="State" autoComplete="address-level1" required {...field('state')}>
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
          {...field('zipCode')}
        />
      </div>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField label="Phone" type="tel" autoComplete="tel" required {...field('phone')} />
        <TextField
          label="Website"
          type="url"
          inputMode="url"
          autoComplete="url"
          optional
          placeholder="https://"
          {...field('website')}
        />
      </div>
    </FormSection>
  );
}

/** How it is grown, and who says so. */
export function PracticeFields(props: VendorFieldsProps) {
  const { field, control, errorIn } = props.form;
  return (
    <FormSection title="How you farm">
      <Select label="Farming practice" {...field('farmingPractice')}>
        {FARMING_PRACTICES.map((practice) => (
          <option key={practice} value={practice}>
            {practiceLabel(practice)}
          </option>
        ))}
      </Select>
      <Controller
        control={control}
        name="certifications"
        render={({ field: { value, onChange } }) => (
          <WordsField
            label="Certifications"
            placeholder="USDA Organic"
            noun="certification"
            most={12}
            longest={80}
            value={value}
            onChange={onChange}
            error={errorIn('certifications')}
          />
        )}
      />
      <TextArea
        label="Your story"
        optional
        rows={4}
        maxLength={8_000}
        help="How you got started, who works with you and what matters to you."
        {...field('farmStory')}
      />
    </FormSection>
  );
}

/** How goods reach people. */
export function DeliveryFields(props: VendorFieldsProps) {
  const { field, control, watch, errorIn } = props.form;
  return (
    <FormSection
      title="Shipping and pickup"
      hint="Applies to all your products. You can change it for individual products."
    >
      <MethodFields {...props} label="Shipping methods" />
      {watch('shippingMethods').includes('pickup') && (
        <>
          <TextArea
            label="Pickup note"
            optional
            maxLength={500}
            placeholder="Saturdays from 8 AM to noon at the barn with the green roof"
            help="When and where people pick up what they ordered."
            {...field('pickupNote')}
          />
          <Controller
            control={control}
            name="pickupHours"
            render={({ field: { value, onChange } }) => (
              <PickupHoursField value={value} onChange={onChange} error={errorIn('pickupHours')} />
            )}
          />
        </>
      )}
    </FormSection>
  );
}

/** The ways alone, and where it ships to. */
export function MethodFields({ form, label }: VendorFieldsProps & { label: string }) {
  const { control, watch, errorIn } = form;
  return (
    <>
      <Controller
        control={control}
        name="shippingMethods"
        render={({ field: { value, onChange } }) => (
          <MethodField label={label} value={value} onChange={onChange} error={errorIn('shippingMethods')} />
        )}
      />
      {watch('shippingMethods').some((method) => method.endsWith('shipping')) && (
        <Controller
          control={control}
          name="shippingStates"
          render={({ field: { value, onChange } }) => (
            <StatesField value={value} onChange={onChange} error={errorIn('shippingStates')} />
          )}
        />
      )}
    </>
  );
}

/** What the business is called, and in a few words what it is. */
export function BusinessFields(props: VendorFieldsProps) {
  const { field } = props.form;
  return (
    <div className="flex flex-col gap-5">
      <TextField
        label="Business name"
        autoComplete="organization"
        maxLength={120}
        required
        {...field('businessName')}
      />
      <TextArea
        label="Description"
        rows={4}
        maxLength={2_000}
        required
        help="What you grow or make, in a few sentences."
        {...field('description')}
      />
    </div>
  );
}

import {
  BUSINESS_STATUSES,
  FARM_KINDS,
  PLACE_KIND_LABELS,
  businessStatusLabel,
} from '@farmgate/backend/contract/directory/place-kinds';
import type { ReactNode } from 'react';
import { Controller, useFormState } from 'react-hook-form';
import { formatDate } from '../../../lib/format/format';
import { ClosedDaysNote, ClosedLink } from '../../../shared/business/closed-days-note';
import { isMadeBy, useClosures } from '../../../shared/business/use-closures';
import { ExceptionsEditor } from '../../../shared/hours-exceptions/exceptions-editor';
import { Checkbox, Select, TextArea, TextField } from '../../../ui/fields/field';
import { FieldError } from '../../../ui/fields/field-error';
import { WordsField } from '../../../ui/fields/words-field';
import { FormSection } from '../../../ui/forms/form-section';
import type { FormPart } from '../../../ui/forms/use-form';
import { CheckChips } from './check-chips';
import { FEATURE_GROUPS, PRODUCT_GROUPS, featureLabel } from './choice-groups';
import { type FarmFormValues, withScheme } from './farm-form-values';
import { HoursEditor } from './hours-editor';
import { PositionField } from './position-field';
import { SocialFields } from './social-fields';
import { repeatTrouble, seasonsTrouble, stretchTrouble } from './trouble-at';

export interface FarmFieldsProps {
  form: FormPart<FarmFormValues>;
}

export const NameField = (props: FarmFieldsProps) => (
  <TextField label="Farm Name" autoComplete="organization" required {...props.form.field('name')} />
);

export const AddressField = (props: FarmFieldsProps) => (
  <TextField
    label="Address"
    autoComplete="street-address"
    placeholder="12 River Road, Fort Myers, FL"
    required
    {...props.form.field('address')}
  />
);

export const ZipCodeField = (props: FarmFieldsProps) => (
  <TextField
    label="ZIP Code"
    autoComplete="postal-code"
    inputMode="numeric"
    maxLength={10}
    placeholder="33901"
    required
    {...props.form.field('zipCode')}
  />
);

export const KindField = (props: FarmFieldsProps) => (
  <Select label="What kind of farm is it?" {...props.form.field('kind')}>
    {FARM_KINDS.map((kind) => (
      <option key={kind} value={kind}>
        {PLACE_KIND_LABELS[kind]}
      </option>
    ))}
  </Select>
);

/** Name, kind and description. `warning` stands below the ZIP code, where it is known which farm is meant. */
export function BasicFields({ warning, ...props }: FarmFieldsProps & { warning?: ReactNode }) {
  return (
    <div className="flex flex-col gap-5">
      <NameField {...props} />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <AddressField {...props} />
        <ZipCodeField {...props} />
      </div>
      {warning}
      <Position {...props} />
      <KindField {...props} />
      <DescriptionField {...props} />
    </div>
  );
}

export function DescriptionField(props: FarmFieldsProps) {
  return (
    <TextArea
      label="Description"
      rows={5}
      placeholder="What you grow, how you grow it, and what visitors find."
      required
      {...props.form.field('description')}
    />
  );
}

export function Position({ form }: FarmFieldsProps) {
  const [latitude, longitude] = form.watch(['latitude', 'longitude']);
  const { dirtyFields, defaultValues } = useFormState({ control: form.control });
  const { address, zipCode, latitude: spot } = dirtyFields;
  return (
    <PositionField
      value={latitude === null || longitude === null ? null : { latitude, longitude }}
      onChange={(value) =>
        form.change({ latitude: value?.latitude ?? null, longitude: value?.longitude ?? null })
      }
      mayBeOld={defaultValues?.latitude !== null && Boolean(address ?? zipCode) && !spot}
    />
  );
}

/** At least one of the two. */
export const ReachFields = (props: FarmFieldsProps) => (
  <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
    <TextField label="Email" type="email" autoComplete="email" {...props.form.field('email')} />
    <TextField label="Phone" type="tel" autoComplete="tel" {...props.form.field('phone')} />
  </div>
);

/** E-mail, phone and website. */
export const ContactFields = (props: FarmFieldsProps) => (
  <FormSection title="Contact" hint="Shown on your farm’s page. Add an email address or a phone number.">
    <ReachFields {...props} />
    <WebFields {...props} />
  </FormSection>
);

export function WebFields({ form }: FarmFieldsProps) {
  return (
    <>
      <TextField
        label="Website"
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        optional
        {...form.field('website', {
          // Nobody types what browsers leave out.
          onBlur: () => {
            const full = withScheme(form.getValues('website'));
            if (full !== form.getValues('website')) form.change({ website: full });
          },
        })}
      />
      <SocialFields field={form.field} />
    </>
  );
}

/** What the farm sells. */
export function ProductFields(props: FarmFieldsProps) {
  const { form } = props;
  return (
    <FormSection title="Products" hint="Choose all that apply. Shoppers can filter farms by product.">
      <Controller
        control={form.control}
        name="productTypes"
        render={({ field }) => (
          <CheckChips groups={PRODUCT_GROUPS} value={field.value} onChange={field.onChange} />
        )}
      />
      <FieldError id="products-error">{props.form.errorOf('productTypes')}</FieldError>
      <Checkbox label="The farm is certified organic" {...form.register('organicCertified')} />
    </FormSection>
  );
}

/** What one can do there, and what it offers besides. */
export function VisitFields(props: FarmFieldsProps) {
  const { form } = props;
  return (
    <FormSection title="Visiting">
      <Controller
        control={form.control}
        name="activities"
        render={({ field }) => (
          <WordsField
            label="Activities"
            noun="activity"
            placeholder="Hay rides, farm tours, cooking classes"
            value={field.value}
            onChange={field.onChange}
            error={props.form.errorIn('activities')}
          />
        )}
      />
      <Controller
        control={form.control}
        name="features"
        render={({ field }) => (
          <CheckChips
            groups={FEATURE_GROUPS}
            value={field.value}
            onChange={field.onChange}
            labelOf={featureLabel}
          />
        )}
      />
    </FormSection>
  );
}

/**
 * Dates on which the farm does not keep its usual hours.
 * @param farmId of one that is there: closed days of the whole business are changed elsewhere
 */
export function ExceptionFields({ farmId, ...props }: FarmFieldsProps & { farmId?: number | undefined }) {
  const closures = useClosures();
  return (
    <FormSection
      title="Holidays and special dates"
      hint="Add the dates when you’re closed, open at other times or somewhere else. On those dates they replace your usual hours."
    >
      <Controller
        control={props.form.control}
        name="exceptions"
        render={({ field }) => (
          <ExceptionsEditor
            value={field.value}
            onChange={field.onChange}
            errorAt={(index, name) => props.form.errorOf(`exceptions.${index}.${name}`)}
            error={props.form.errorOf('exceptions')}
            madeElsewhere={(exception) =>
              farmId !== undefined &&
              isMadeBy(closures, farmId, exception) && (
                <>
                  From <ClosedLink />
                </>
              )
            }
          />
        )}
      />
      {farmId !== undefined && <ClosedDaysNote />}
    </FormSection>
  );
}

/** @param asOf the day of the hours as they are saved, "YYYY-MM-DD"; null where they have none */
export function HoursFields({ asOf = null, ...props }: FarmFieldsProps & { asOf?: string | null }) {
  const hasHours = props.form.watch('seasons').length > 0;
  return (
    <FormSection
      title="Opening hours"
      hint="Choose the days you’re open to visitors. If your hours change during the year, add a season for each set of hours."
    >
      <Controller
        control={props.form.control}
        name="seasons"
        render={({ field }) => (
          <HoursEditor
            value={field.value}
            onChange={field.onChange}
            errorAt={(season, index) => stretchTrouble(props.form.errorOf, season, index)}
            repeatErrorAt={(season, index) => repeatTrouble(props.form.errorOf, season, index)}
            error={seasonsTrouble(props.form.errorOf, field.value)}
          />
        )}
      />
      {hasHours && asOf !== null && (
        <Checkbox
          label={`These hours are from ${formatDate(asOf)} and are still right`}
          {...props.form.register('hoursChecked')}
        />
      )}
    </FormSection>
  );
}

export const StatusField = (props: FarmFieldsProps) => (
  <FormSection title="Business">
    <Select label="Business status" {...props.form.register('businessStatus')}>
      {BUSINESS_STATUSES.map((status) => (
        <option key={status} value={status}>
          {businessStatusLabel(status)}
        </option>
      ))}
    </Select>
  </FormSection>
);

import { Controller } from 'react-hook-form';
import { ExceptionsEditor } from '../../../shared/hours-exceptions/exceptions-editor';
import { TextArea, TextField } from '../../../ui/fields/field';
import { FieldError } from '../../../ui/fields/field-error';
import { FormSection } from '../../../ui/forms/form-section';
import { CheckChips } from '../../farms/form/check-chips';
import { FEATURE_GROUPS, featureLabel, PRODUCT_GROUPS } from '../../farms/form/choice-groups';
import { withScheme } from '../../farms/form/farm-form-values';
import { HoursEditor } from '../../farms/form/hours-editor';
import { SocialFields } from '../../farms/form/social-fields';
import { repeatTrouble, seasonsTrouble, stretchTrouble, troubleAt } from '../../farms/form/trouble-at';
import type { useMarketForm } from './use-market-form';

export interface MarketFieldsProps {
  form: ReturnType<typeof useMarketForm>['form'];
  /** "Fort Myers, FL": what follows from the ZIP code. */
  town: string;
}

const errorAt = ({ form }: Pick<MarketFieldsProps, 'form'>, path: string) =>
  troubleAt(form.formState.errors, path);

function BasicFields({ form, town }: MarketFieldsProps) {
  return (
    <div className="flex flex-col gap-5">
      <TextField label="Market name" error={errorAt({ form }, 'name')} {...form.register('name')} />
      <TextArea
        label="Description"
        rows={5}
        optional
        placeholder="Who sells there, and what visitors find."
        error={errorAt({ form }, 'description')}
        {...form.register('description')}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <TextField
          label="Street"
          optional
          placeholder="12 River Road"
          autoComplete="off"
          error={errorAt({ form }, 'street')}
          {...form.register('street')}
        />
        <TextField
          label="ZIP code"
          inputMode="numeric"
          maxLength={10}
          autoComplete="off"
          help={town}
          error={errorAt({ form }, 'zipCode')}
          {...form.register('zipCode')}
        />
      </div>
    </div>
  );
}

function ContactFields({ form }: Pick<MarketFieldsProps, 'form'>) {
  const website = form.register('website', {
    onBlur: () => {
      // Nobody types what browsers leave out.
      const full = withScheme(form.getValues('website'));
      if (full !== form.getValues('website')) form.setValue('website', full, { shouldDirty: true });
    },
  });
  return (
    <FormSection title="Contact" hint="Shoppers see the phone number and the website.">
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          label="Email"
          type="email"
          optional
          autoComplete="off"
          error={errorAt({ form }, 'email')}
          {...form.register('email')}
        />
        <TextField
          label="Phone"
          type="tel"
          optional
          autoComplete="off"
          error={errorAt({ form }, 'phone')}
          {...form.register('phone')}
        />
      </div>
      <TextField
        label="Website"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        optional
        error={errorAt({ form }, 'website')}
        {...website}
      />
      <SocialFields register={form.register} errorAt={(path) => errorAt({ form }, path)} />
      <FieldError id="social-error">{errorAt({ form }, 'socialLinks')}</FieldError>
    </FormSection>
  );
}

function HoursFields({ form }: Pick<MarketFieldsProps, 'form'>) {
  const { errors } = form.formState;
  return (
    <>
      <FormSection
        title="Market hours"
        hint="Choose the days of the market. If they change during the year, add a season for each set of hours. The next market days follow from them."
      >
        <Controller
          control={form.control}
          name="seasons"
          render={({ field }) => (
            <HoursEditor
              value={field.value}
              onChange={field.onChange}
              errorAt={(season, index) => stretchTrouble(errors, season, index)}
              repeatErrorAt={(season, index) => repeatTrouble(errors, season, index)}
              error={seasonsTrouble(errors, field.value)}
            />
          )}
        />
        <TextArea
          label="Note about the hours"
          rows={2}
          optional
          placeholder="Rain or shine. Closed in heavy storms."
          error={troubleAt(errors, 'hoursNote')}
          {...form.register('hoursNote')}
        />
      </FormSection>
      <FormSection
        title="Holidays and special dates"
        hint="Add the dates when the market is closed, open at other times or somewhere else. On those dates they replace the usual hours."
      >
        <Controller
          control={form.control}
          name="exceptions"
          render={({ field }) => (
            <ExceptionsEditor
              value={field.value}
              onChange={field.onChange}
              errorAt={(index, name) => troubleAt(errors, `exceptions.${index}.${name}`)}
              error={troubleAt(errors, 'exceptions')}
            />
          )}
        />
      </FormSection>
    </>
  );
}

function OfferFields({ form }: Pick<MarketFieldsProps, 'form'>) {
  const { errors } = form.formState;
  return (
    <>
      <FormSection
        title="Products"
        hint="Choose all that shoppers find there. They can filter markets by product."
      >
        <Controller
          control={form.control}
          name="productTypes"
          render={({ field }) => (
            <CheckChips groups={PRODUCT_GROUPS} value={field.value} onChange={field.onChange} />
          )}
        />
        <FieldError id="products-error">{troubleAt(errors, 'productTypes')}</FieldError>
      </FormSection>
      <FormSection title="Payments, assistance programs and more">
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
        <FieldError id="features-error">{troubleAt(errors, 'features')}</FieldError>
      </FormSection>
    </>
  );
}

/** Everything that managers can change of their market. */
export function MarketFields(props: MarketFieldsProps) {
  return (
    <>
      <BasicFields {...props} />
      <HoursFields {...props} />
      <OfferFields {...props} />
      <ContactFields {...props} />
    </>
  );
}

import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { Controller } from 'react-hook-form';
import { LinkButton } from '../../../ui/button';
import { TextArea, TextField } from '../../../ui/fields/field';
import { FieldError } from '../../../ui/fields/field-error';
import { FormSection } from '../../../ui/forms/form-section';
import type { FormPart } from '../../../ui/forms/use-form';
import { CheckChips } from '../../farms/form/check-chips';
import { FEATURE_GROUPS, featureLabel, PRODUCT_GROUPS } from '../../farms/form/choice-groups';
import { withScheme } from '../../farms/form/farm-form-values';
import { HoursEditor } from '../../farms/form/hours-editor';
import { SocialFields } from '../../farms/form/social-fields';
import { repeatTrouble, seasonsTrouble, stretchTrouble } from '../../farms/form/trouble-at';
import type { MarketFormValues } from './market-form-values';

export interface MarketFieldsProps {
  marketId: string;
  form: FormPart<MarketFormValues>;
  /** "Fort Myers, FL": what follows from the ZIP code. */
  town: string;
}

function BasicFields({ form, town }: MarketFieldsProps) {
  return (
    <div className="flex flex-col gap-5">
      <TextField label="Market name" {...form.field('name')} />
      <TextArea
        label="Description"
        rows={5}
        optional
        placeholder="Who sells there, and what visitors find."
        {...form.field('description')}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <TextField
          label="Street"
          optional
          placeholder="12 River Road"
          autoComplete="off"
          {...form.field('street')}
        />
        <TextField
          label="ZIP code"
          inputMode="numeric"
          maxLength={10}
          autoComplete="off"
          help={town}
          {...form.field('zipCode')}
        />
      </div>
    </div>
  );
}

function ContactFields({ form }: Pick<MarketFieldsProps, 'form'>) {
  const website = form.field('website', {
    onBlur: () => {
      // Nobody types what browsers leave out.
      const full = withScheme(form.getValues('website'));
      if (full !== form.getValues('website')) form.change({ website: full });
    },
  });
  return (
    <FormSection title="Contact" hint="Shoppers see the phone number and the website.">
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField label="Email" type="email" optional autoComplete="off" {...form.field('email')} />
        <TextField label="Phone" type="tel" optional autoComplete="off" {...form.field('phone')} />
      </div>
      <TextField
        label="Website"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        optional
        {...website}
      />
      <SocialFields field={form.field} />
      <FieldError id="social-error">{form.errorOf('socialLinks')}</FieldError>
    </FormSection>
  );
}

function HoursFields({ form, marketId }: Pick<MarketFieldsProps, 'form' | 'marketId'>) {
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
              errorAt={(season, index) => stretchTrouble(form.errorOf, season, index)}
              repeatErrorAt={(season, index) => repeatTrouble(form.errorOf, season, index)}
              error={seasonsTrouble(form.errorOf, field.value)}
            />
          )}
        />
        <TextArea
          label="Note about the hours"
          rows={2}
          optional
          placeholder="Rain or shine. Closed in heavy storms."
          {...form.field('hoursNote')}
        />
      </FormSection>
      <FormSection
        title="Holidays and special dates"
        hint="You cancel, change and add market days where you see who’s coming."
      >
        <LinkButton look="secondary" className="self-start" to={`${paths.manageMarket(marketId)}#days`}>
          Change market days
        </LinkButton>
      </FormSection>
    </>
  );
}

function OfferFields({ form }: Pick<MarketFieldsProps, 'form'>) {
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
        <FieldError id="products-error">{form.errorOf('productTypes')}</FieldError>
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
        <FieldError id="features-error">{form.errorOf('features')}</FieldError>
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

import {
  LISTING_CATEGORIES,
  UNITS,
  UNIT_LABELS,
  categoryLabel,
} from '@farmgate/backend/contract/directory/categories';
import type { FarmView } from '@farmgate/backend/contract/directory/farms';
import { ZIP_INPUT_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatPhone } from '../../lib/format/format';
import { Select, TextArea, TextField } from '../../ui/fields/field';
import type { FormPart } from '../../ui/forms/use-form';
import { Link } from '../../ui/navigation/link';
import { dashboardQuery } from '../farmer/farmer-queries';
import type { ListingValues } from './listing-form-rules';

export interface FieldsetProps {
  form: FormPart<ListingValues>;
}

function Section({ title, hint, children }: { title: string; hint?: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-4 font-display text-xl font-[560]">{title}</legend>
      {hint && <p className="-mt-3 text-sm text-soft">{hint}</p>}
      {children}
    </fieldset>
  );
}

/** What is sold, and for how much. `children` is the picture. */
export function ProduceFieldset({ children, ...props }: FieldsetProps & { children: ReactNode }) {
  const { field } = props.form;
  return (
    <Section title="What you sell">
      <TextField
        label="Product name"
        placeholder="Sweet corn"
        maxLength={120}
        required
        {...field('productName')}
      />
      <Select label="Category" required {...field('category')}>
        <option value="">Choose a category</option>
        {LISTING_CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {categoryLabel(category)}
          </option>
        ))}
      </Select>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label="Price"
          placeholder="4.50"
          help="In dollars, or in words such as “Ask us”."
          maxLength={40}
          required
          {...field('price')}
        />
        <Select label="Unit" required {...field('unit')}>
          <option value="">Choose a unit</option>
          {UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {UNIT_LABELS[unit]}
            </option>
          ))}
        </Select>
      </div>
      <TextArea
        label="Description"
        rows={4}
        placeholder="Picked the same morning, no sprays. Pick up at the farm stand from Thursday to Saturday."
        maxLength={4_000}
        required
        {...field('description')}
      />
      {children}
    </Section>
  );
}

interface WithFarm extends FieldsetProps {
  farms: readonly FarmView[];
  /** The one that is chosen. */
  farm: FarmView | null;
}

function FarmChoice({ farms, farm, ...props }: WithFarm) {
  if (farms.length > 1) {
    return (
      <Select label="Farm" {...props.form.field('farmId', { deps: ['email'] })}>
        {farms.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="">No farm</option>
      </Select>
    );
  }
  return farm ? null : <NoFarm />;
}

/** A farm that is claimed already is not to be registered as well. */
function NoFarm() {
  const { data } = useQuery(dashboardQuery());
  const claimed = data?.farms.find(({ isUnderReview }) => isUnderReview);
  return (
    <p className="rounded-control bg-sunk px-4 py-3 text-sm wrap-anywhere">
      {claimed ? (
        `You can post listings for ${claimed.name} once we’ve verified your claim.`
      ) : (
        <>
          <Link to={paths.newFarm} className="link">
            Register your farm
          </Link>{' '}
          once, and we’ll fill in its name, location and contact details on every listing.
        </>
      )}
    </p>
  );
}

/** Where it’s from; what is left empty comes from the farm. */
export function PlaceFieldset({ farms, farm, ...props }: WithFarm) {
  const { field } = props.form;
  return (
    <Section
      title="Where it’s from"
      hint={farm && `Leave a field blank to use the details from ${farm.name}.`}
    >
      <FarmChoice farms={farms} farm={farm} {...props} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField
          label="Farm name"
          autoComplete="organization"
          placeholder={farm?.name}
          maxLength={160}
          optional
          {...field('farmName')}
        />
        <TextField
          label="ZIP code"
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder={farm?.zipCode}
          maxLength={ZIP_INPUT_LENGTH}
          optional
          help={farm ? undefined : 'Shoppers who search near a ZIP code only find listings that have one.'}
          {...field('zipCode')}
        />
      </div>
    </Section>
  );
}

/** How people reach the farmer; by the farm's ways where nothing is given. */
export function ContactFieldset({ farm, ...props }: FieldsetProps & { farm: FarmView | null }) {
  const { field } = props.form;
  return (
    <Section title="How people reach you" hint="Add at least one. We’ll show it on your listing.">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          placeholder={farm?.email ?? undefined}
          optional
          {...field('email')}
        />
        <TextField
          label="Phone"
          type="tel"
          autoComplete="tel"
          placeholder={farm?.phone ? formatPhone(farm.phone) : undefined}
          maxLength={40}
          optional
          {...field('phone', { deps: ['email'] })}
        />
      </div>
    </Section>
  );
}

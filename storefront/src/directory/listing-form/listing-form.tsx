import {
  LISTING_CATEGORIES,
  UNIT_LABELS,
  categoryLabel,
} from '@farmgate/backend/contract/directory/categories';
import type { ReactNode } from 'react';
import { UploadStatus } from '../../shared/sign-in/upload-status';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/fields/field';
import { Form } from '../../ui/forms/form';
import { MeanwhileNote } from '../../ui/forms/meanwhile-note';
import { RestoredNote } from '../../ui/forms/restored-note';
import { PictureField } from '../../ui/pictures/picture-field';
import { ContactFieldset, PlaceFieldset, ProduceFieldset } from './listing-fieldsets';
import { chosenFarm } from './listing-form-rules';
import { ListingPreview } from './listing-preview';
import { type ListingFormOptions, useListingForm } from './use-listing-form';

export interface ListingFormProps extends ListingFormOptions {
  submitLabel: string;
  /** What the button reads while it is on its way. */
  pendingLabel: string;
  /** Beside the button. */
  children?: ReactNode;
}

/** What the form calls its fields. */
const LABELS = {
  ...{ productName: 'Product name', category: 'Category', price: 'Price', unit: 'Unit' },
  ...{ description: 'Description', farmId: 'Farm', farmName: 'Farm name', zipCode: 'ZIP code' },
  ...{ email: 'Email', phone: 'Phone', imageAlt: 'Description of the picture' },
};

const WORDS = {
  category: Object.fromEntries(LISTING_CATEGORIES.map((category) => [category, categoryLabel(category)])),
  unit: UNIT_LABELS,
};

/** The form of a listing with its preview. */
export function ListingForm({ submitLabel, pendingLabel, children, ...options }: ListingFormProps) {
  const { farms, kept } = options;
  const { form, upload, pictureError, failure, mayRetry } = useListingForm(options);
  const { values } = form;
  const farm = chosenFarm(farms, values.farmId);
  const words = { ...WORDS, farmId: Object.fromEntries(farms.map(({ id, name }) => [id, name])) };
  return (
    <div className="grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,42rem)_18rem] xl:grid-cols-[minmax(0,42rem)_20rem] xl:gap-20">
      <Form of={form} className="flex flex-col gap-10">
        <RestoredNote of={form} />
        <ProduceFieldset form={form}>
          <PictureField
            label="Picture"
            value={values.picture}
            onChange={(picture) => form.change({ picture })}
            kept={kept}
            error={pictureError}
            isDisabled={form.isPending}
            description={
              <TextField
                label="Description of the picture"
                optional
                help="For people who can’t see the photo. Example: Orange carrots with their greens in a crate."
                maxLength={200}
                {...form.field('imageAlt')}
              />
            }
          />
        </ProduceFieldset>
        <PlaceFieldset form={form} farms={farms} farm={farm} />
        <ContactFieldset form={form} farm={farm} />
        <div className="flex flex-col gap-4 border-t border-line pt-6">
          <MeanwhileNote of={form} labels={LABELS} words={words} />
          <UploadStatus
            of={form}
            upload={upload}
            hasPicture={values.picture.file !== null}
            failure={failure}
            mayRetry={mayRetry}
          />
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" size="lg" pendingLabel={form.isPending && pendingLabel}>
              {submitLabel}
            </Button>
            {children}
          </div>
        </div>
      </Form>
      <ListingPreview values={values} farm={farm} kept={kept} />
    </div>
  );
}

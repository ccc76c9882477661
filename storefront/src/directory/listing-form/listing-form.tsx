import {
  LISTING_CATEGORIES,
  UNIT_LABELS,
  categoryLabel,
} from '@farmgate/backend/contract/directory/categories';
import type { ReactNode } from 'react';
import { UploadStatus } from '../../shared/sign-in/upload-status';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/fields/field';
import { MeanwhileNote } from '../../ui/forms/before/meanwhile-note';
import { RestoredNote } from '../../ui/forms/before/restored-note';
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

/** The form of a listing with its preview. Import it lazily: it brings the contract's schema with it. */
export function ListingForm({ submitLabel, pendingLabel, children, ...options }: ListingFormProps) {
  const { farms, kept } = options;
  const { form, values, picture, setPicture, submit, upload, pictureError, failure, onRetry, ...kepts } =
    useListingForm(options);
  const farm = chosenFarm(farms, values.farmId);
  const words = { ...WORDS, farmId: Object.fromEntries(farms.map(({ id, name }) => [id, name])) };
  return (
    <div className="grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,42rem)_18rem] xl:grid-cols-[minmax(0,42rem)_20rem] xl:gap-20">
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-10">
        {kepts.isRestored && <RestoredNote onDiscard={kepts.startAnew} />}
        <ProduceFieldset form={form}>
          <PictureField
            label="Picture"
            value={picture}
            onChange={setPicture}
            kept={kept}
            error={pictureError}
            isDisabled={upload.isSending}
            description={
              <TextField
                label="Description of the picture"
                optional
                help="For people who can’t see the photo. Example: Orange carrots with their greens in a crate."
                maxLength={200}
                error={form.formState.errors.imageAlt?.message}
                {...form.register('imageAlt')}
              />
            }
          />
        </ProduceFieldset>
        <PlaceFieldset form={form} farms={farms} farm={farm} />
        <ContactFieldset form={form} farm={farm} />
        <div className="flex flex-col gap-4 border-t border-line pt-6">
          <MeanwhileNote labels={LABELS} words={words} {...kepts.meanwhile} />
          <UploadStatus
            progress={upload.progress}
            hasPicture={picture.file !== null}
            failure={failure}
            error={upload.failure}
            onRetry={onRetry}
            onCancel={upload.cancel}
          />
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" size="lg" pendingLabel={upload.isSending && pendingLabel}>
              {submitLabel}
            </Button>
            {children}
          </div>
        </div>
      </form>
      <ListingPreview values={values} farm={farm} picture={picture} kept={kept} />
    </div>
  );
}

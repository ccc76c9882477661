import { type ReactNode, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { PictureField } from '../../ui/pictures/picture-field';
import { UploadStatus } from '../../ui/pictures/upload-status';
import { ContactFieldset, PlaceFieldset, ProduceFieldset } from './listing-fieldsets';
import { type ListingValues, chosenFarm } from './listing-form-rules';
import { ListingPreview } from './listing-preview';
import { type ListingFormOptions, useListingForm } from './use-listing-form';

export interface ListingFormProps extends ListingFormOptions {
  submitLabel: string;
  /** What the button reads while it is on its way. */
  pendingLabel: string;
  /** What was typed so far. */
  onTyped?: (values: ListingValues) => void;
  /** Beside the button. */
  children?: ReactNode;
}

/** The form of a listing with its preview. Import it lazily: it brings the contract's schema with it. */
export function ListingForm({ submitLabel, pendingLabel, onTyped, children, ...options }: ListingFormProps) {
  const { farms, kept } = options;
  const { form, picture, setPicture, submit, upload, pictureError, failure, onRetry } =
    useListingForm(options);
  const values = useWatch({ control: form.control }) as ListingValues;
  const farm = chosenFarm(farms, values.farmId);
  useEffect(() => onTyped?.(values), [onTyped, values]);
  return (
    <div className="grid gap-12 lg:grid-cols-[minmax(0,42rem)_18rem] xl:grid-cols-[minmax(0,42rem)_20rem] xl:gap-20">
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-10">
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
                help="For people who cannot see it, e.g. “Orange carrots with their greens in a crate”."
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
          <UploadStatus
            progress={upload.progress}
            hasPicture={picture.file !== null}
            failure={failure}
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

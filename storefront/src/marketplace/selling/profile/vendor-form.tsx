import { MAX_ALT_LENGTH } from '@farmgate/backend/contract/shared/images';
import type { ReactNode } from 'react';
import { UploadStatus } from '../../../shared/sign-in/upload-status';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/fields/field';
import { MeanwhileNote } from '../../../ui/forms/before/meanwhile-note';
import { RestoredNote } from '../../../ui/forms/before/restored-note';
import { PictureField } from '../../../ui/pictures/picture-field';
import { type VendorFormOptions, useVendorForm } from './use-vendor-form';
import { BusinessFields, DeliveryFields, PlaceFields, PracticeFields } from './vendor-fields';

export interface VendorFormProps extends VendorFormOptions {
  /** The form's name for screen readers. */
  label: string;
  /** The address of the picture that is kept so far. */
  kept: string | null;
  submitLabel: string;
  pendingLabel: string;
  /** Before the button. */
  children?: ReactNode;
}

/** What the form calls its fields. */
const LABELS = {
  ...{ businessName: 'Business name', description: 'Description', farmStory: 'Your story' },
  ...{ address: 'Address', city: 'City', state: 'State', zipCode: 'ZIP Code', phone: 'Phone' },
  ...{ website: 'Website', imageAlt: 'Description of the picture', farmingPractice: 'Farming practice' },
  ...{ certifications: 'Certifications', shippingMethods: 'Shipping methods' },
  ...{ shippingStates: 'Shipping states', pickupNote: 'Pickup note', pickupHours: 'Pickup hours' },
};

/** The form of a vendor. Import it lazily: the checks come with it. */
export function VendorForm({
  label,
  kept,
  submitLabel,
  pendingLabel,
  children,
  ...options
}: VendorFormProps) {
  const { form, element, picture, setPicture, submit, upload, draft, meanwhile, pictureError, ...sending } =
    useVendorForm(options);
  const { failure, onRetry } = sending;
  const discard = () => {
    meanwhile.restart();
    draft.restart(options.saved);
  };
  return (
    <form
      ref={element}
      noValidate
      aria-label={label}
      onSubmit={(event) => void submit(event)}
      className="flex max-w-2xl min-w-0 flex-col gap-8"
    >
      {draft.isRestored && <RestoredNote onDiscard={discard} />}
      <BusinessFields form={form} />
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
            help="For people who can’t see the photo."
            maxLength={MAX_ALT_LENGTH}
            error={form.formState.errors.imageAlt?.message}
            {...form.register('imageAlt')}
          />
        }
      />
      <PlaceFields form={form} />
      <PracticeFields form={form} />
      <DeliveryFields form={form} />
      <div className="flex flex-col gap-4 border-t border-line pt-6">
        {children}
        <MeanwhileNote labels={LABELS} {...meanwhile} />
        <UploadStatus
          progress={upload.progress}
          hasPicture={picture.file !== null}
          failure={failure}
          error={upload.failure}
          onRetry={onRetry}
          onCancel={upload.cancel}
        />
        <Button
          type="submit"
          size="lg"
          className="self-start"
          disabled={draft.isSent}
          pendingLabel={upload.isSending && pendingLabel}
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

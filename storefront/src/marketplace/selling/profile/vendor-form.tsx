import { MAX_ALT_LENGTH } from '@farmgate/backend/contract/shared/images';
import type { ReactNode } from 'react';
import { UploadStatus } from '../../../shared/sign-in/upload-status';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/fields/field';
import { Form } from '../../../ui/forms/form';
import { MeanwhileNote } from '../../../ui/forms/meanwhile-note';
import { RestoredNote } from '../../../ui/forms/restored-note';
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
  /** In the place of the fields, where it has something. */
  summary?: ((vendor: Vendor) => ReactNode) | undefined;
  /** Before the button. */
  children?: (form: Vendor['form']) => ReactNode;
}

/** What the form calls its fields. */
const LABELS = {
  ...{ businessName: 'Business name', description: 'Description', farmStory: 'Your story' },
  ...{ address: 'Address', city: 'City', state: 'State', zipCode: 'ZIP Code', phone: 'Phone' },
  ...{ website: 'Website', imageAlt: 'Description of the picture', farmingPractice: 'Farming practice' },
  ...{ certifications: 'Certifications', shippingMethods: 'Shipping methods' },
  ...{ shippingStates: 'Shipping states', pickupNote: 'Pickup note', pickupHours: 'Pickup hours' },
};

type Vendor = ReturnType<typeof useVendorForm>;

/** Its picture, which staff want before they approve it. */
export function VendorPicture({
  form,
  pictureError,
  kept,
}: Omit<Vendor, 'upload'> & { kept: string | null }) {
  return (
    <PictureField
      label="Picture"
      value={form.watch('picture')}
      onChange={(value) => form.change({ picture: value })}
      kept={kept}
      error={pictureError}
      isDisabled={form.isPending}
      isWanted
      description={
        <TextField
          label="Description of the picture"
          optional
          help="For people who can’t see the photo."
          maxLength={MAX_ALT_LENGTH}
          {...form.field('imageAlt')}
        />
      }
    />
  );
}

/** The form of a vendor. */
export function VendorForm({
  label,
  kept,
  submitLabel,
  pendingLabel,
  summary,
  children,
  ...options
}: VendorFormProps) {
  const vendor = useVendorForm(options);
  const { form, upload, pictureError: _said, ...sending } = vendor;
  const picture = form.watch('picture');
  return (
    <Form of={form} aria-label={label} className="flex max-w-2xl min-w-0 flex-col gap-8">
      <RestoredNote of={form} />
      {summary?.(vendor) ?? (
        <>
          <BusinessFields form={form} />
          <VendorPicture {...vendor} kept={kept} />
          <PlaceFields form={form} />
          <PracticeFields form={form} />
          <DeliveryFields form={form} />
        </>
      )}
      <div className="flex flex-col gap-4 border-t border-line pt-6">
        {children?.(form)}
        <MeanwhileNote of={form} labels={LABELS} />
        <UploadStatus of={form} upload={upload} hasPicture={picture.file !== null} {...sending} />
        <Button
          type="submit"
          size="lg"
          className="self-start"
          disabled={form.isSent}
          pendingLabel={form.isPending && pendingLabel}
        >
          {submitLabel}
        </Button>
      </div>
    </Form>
  );
}

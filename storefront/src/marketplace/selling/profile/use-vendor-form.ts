import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { toast } from '../../../ui/dialogs/toast';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { useKeptForm } from '../../../ui/forms/use-kept-form';
import { useUpload } from '../../../ui/forms/use-upload';
import { failureSentence, isAboutPicture, isWorthRetrying } from '../sending';
import { type VendorValues, vendorFormData, vendorValues } from './vendor-form-values';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/vendors').then((module) => module.VendorFields),
);

export interface VendorFormOptions {
  userId: number;
  /** The store's key of what was typed and not sent. */
  draftName: string;
  saved: VendorValues;
  /** The profile that the form is filled with; left out for a new one. */
  profile?: VendorProfile;
  /** The profile as it is by now; left out for a new one. */
  loadCurrent?: () => Promise<VendorProfile>;
  path: string;
  method: 'POST' | 'PUT';
  onSent: (profile: VendorProfile) => void;
  /** Some fields are wrong. */
  onWrong?: (fields: readonly string[]) => void;
}

const COMMISSION_MESSAGE = 'Please accept the commission to sell here.';

const check = ({ acceptsCommission }: VendorValues) =>
  acceptsCommission ? null : [{ path: 'acceptsCommission', message: COMMISSION_MESSAGE }];

/**
 * The form of a vendor, its picture, and its way to the server. What was typed stays until it has arrived.
 */
export function useVendorForm(options: VendorFormOptions) {
  const { userId, draftName, saved, profile = null, path, method } = options;
  const upload = useUpload();
  const form = useKeptForm<VendorValues, VendorProfile, VendorProfile, unknown>({
    ...{ schema, check, values: saved },
    ...(options.onWrong && { onWrong: options.onWrong }),
    record: { first: profile, valuesOf: vendorValues, load: options.loadCurrent },
    draft: { name: draftName, userId, pictures: ['picture'], without: ['acceptsCommission'] },
    warns: true,
    // What is sent is what was typed: the server reads it by the same rules.
    send: (_checked, { values, seen }) => upload.send(path, vendorFormData(values, seen), method),
    onSent: options.onSent,
    onFailed: (error, { isNoted }) => {
      if (!isNoted) toast({ title: 'Error', description: failureSentence(error), variant: 'destructive' });
    },
  });
  const { error } = form;
  return {
    form,
    upload,
    pictureError: isAboutPicture(error) ? failureSentence(error) : undefined,
    failure: error && !isAboutPicture(error) ? failureSentence(error) : null,
    mayRetry: isWorthRetrying(error),
  };
}

import '@farmgate/backend/contract/site/no-eval';
import { VendorFields, type VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { fieldIssues } from '../../../lib/api/field-issues';
import { toast } from '../../../ui/dialogs/toast';
import { useDraft } from '../../../ui/forms/before/use-draft';
import { useFormMeanwhile } from '../../../ui/forms/before/use-form-meanwhile';
import { useFormUpload } from '../../../ui/forms/before/use-form-upload';
import { useLeaveWarning } from '../../../ui/forms/before/use-leave-warning';
import { useFocusOnTrouble } from '../../../ui/forms/use-focus-on-trouble';
import { NO_PICTURE } from '../../../ui/pictures/picture-value';
import { failureSentence, isAboutPicture, isWorthRetrying } from '../sending';
import { EMPTY_VENDOR, type VendorValues, vendorFormData, vendorValues } from './vendor-form-values';

// What is sent is what was typed: the server reads it by the same rules.
const resolver = zodResolver(VendorFields, undefined, { raw: true }) as unknown as Resolver<
  VendorValues,
  unknown,
  VendorValues
>;

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
}

/**
 * The form of a vendor, its picture, and its way to the server. What was typed stays until it has arrived.
 */
export function useVendorForm(options: VendorFormOptions) {
  const { userId, draftName, saved, path, method, onSent } = options;
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<VendorValues, unknown, VendorValues>({
    resolver,
    defaultValues: saved,
    shouldFocusError: false,
  });
  const { isDirty, submitCount, isValid } = form.formState;
  const [picture, setPicture] = useState(NO_PICTURE);
  const [failures, setFailures] = useState(0);
  const meanwhile = useFormMeanwhile<VendorProfile, VendorValues, VendorValues>(form, {
    first: options.profile ?? null,
    valuesOf: vendorValues,
    load: options.loadCurrent,
  });
  const draft = useDraft(form, {
    ...{ name: draftName, userId, empty: EMPTY_VENDOR, saved },
    seen: meanwhile.seen,
  });
  const hasPicture = picture.file !== null || picture.isRemoved;
  useLeaveWarning((isDirty || hasPicture) && !draft.isSent);
  useFocusOnTrouble(element, submitCount + failures, submitCount > 0 && (!isValid || failures > 0));
  const upload = useFormUpload<VendorProfile>({
    path,
    method,
    onSuccess: (profile) => {
      draft.finish();
      onSent(profile);
    },
    onError: (error) => {
      for (const [name, message] of fieldIssues(error, EMPTY_VENDOR)) form.setError(name, { message });
      void meanwhile.onError(error);
      setFailures((count) => count + 1);
      toast({ title: 'Error', description: failureSentence(error), variant: 'destructive' });
    },
  });
  const submit = form.handleSubmit((values) =>
    upload.send(vendorFormData(values, picture, meanwhile.seen.current)),
  );
  const { failure } = upload;
  return {
    form,
    element,
    picture,
    setPicture,
    submit,
    upload,
    draft,
    meanwhile,
    pictureError: isAboutPicture(failure) ? failureSentence(failure) : undefined,
    failure: failure && !isAboutPicture(failure) ? failureSentence(failure) : null,
    onRetry: isWorthRetrying(failure) ? () => void submit() : null,
  };
}

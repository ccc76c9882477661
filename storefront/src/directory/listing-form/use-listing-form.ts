import '@farmgate/backend/contract/site/no-eval';
import type { FarmView } from '@farmgate/backend/contract/directory/farms';
import {
  LISTING_CONTACT_MESSAGE,
  ListingFields,
  type OwnListingView,
} from '@farmgate/backend/contract/directory/listings';
import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { ApiError, sentenceOf } from '../../lib/api/api';
import { fieldIssues } from '../../lib/api/field-issues';
import { toast } from '../../ui/dialogs/toast';
import { useFormMeanwhile } from '../../ui/forms/before/use-form-meanwhile';
import { useFormUpload } from '../../ui/forms/before/use-form-upload';
import { useKeptPicture } from '../../ui/forms/before/use-kept-picture';
import { useLeaveWarning } from '../../ui/forms/before/use-leave-warning';
import { NO_PICTURE } from '../../ui/pictures/picture-value';
import { type DraftOf, draftName, forgetDraft, writeDraft } from './listing-draft';
import { type ListingValues, chosenFarm, hasContact, listingFormData, valuesOf } from './listing-form-rules';

/**
 * The contract's rules, and the one that looks at the farm as well: there has to be a way to reach the
 * farmer.
 */
export function listingResolver(farms: readonly FarmView[]): Resolver<ListingValues> {
  const fields = zodResolver(ListingFields, undefined, { raw: true }) as unknown as Resolver<ListingValues>;
  return async (values, context, options) => {
    const result = await fields(values, context, options);
    if (result.errors.email || hasContact(values, chosenFarm(farms, values.farmId))) return result;
    const email = { type: 'contact', message: LISTING_CONTACT_MESSAGE };
    return { values: {}, errors: { ...result.errors, email } };
  };
}

const PICTURE_ERRORS: readonly (string | undefined)[] = [
  'IMAGE_TOO_LARGE',
  'IMAGE_NOT_ACCEPTED',
  'HEIC_NOT_READ',
];

const isAboutPicture = (error: Error | null) =>
  error instanceof ApiError && PICTURE_ERRORS.includes(error.body?.error);

/** Another try may help: the server was not reached, was busy, or failed. */
const isWorthRetrying = (error: Error | null) =>
  !(error instanceof ApiError) || error.status === 429 || error.status >= 500;

export interface ListingFormOptions {
  farms: readonly FarmView[];
  of: DraftOf;
  /** What it says when nothing was typed. */
  saved: ListingValues;
  /** What was typed before and not sent. */
  draft: ListingValues | null;
  /** The address of the picture that is kept so far; null for a new listing. */
  kept: string | null;
  isAvailable: boolean;
  /** The listing as the page began with it; left out for a new one. */
  listing?: OwnListingView;
  /** The listing that the form, or its draft, was filled with; left out for a new one. */
  seen?: OwnListingView;
  /** The listing as it is by now; left out for a new one. */
  loadCurrent?: () => Promise<OwnListingView>;
  path: string;
  method: 'POST' | 'PUT';
  /** The title of the notification when it fails. */
  failureTitle: string;
  onSent: (listing: OwnListingView, values: ListingValues) => void;
}

const FAILURE = 'Please try again later.';
/** Beside the button that tries again. */
const NOT_SENT = 'We couldn’t send your listing. Everything you entered is still here, so you can try again.';

/** Keeps what is typed, until it is sent or not wanted any more. */
function useDraft(
  form: UseFormReturn<ListingValues>,
  { of, saved, draft }: ListingFormOptions,
  seen: RefObject<OwnListingView | null>,
) {
  const values = useWatch({ control: form.control }) as ListingValues;
  const [isRestored, setRestored] = useState(draft !== null);
  const isSent = useRef(false);
  const latest = useRef({ of, saved });
  useEffect(() => {
    if (!isSent.current) writeDraft(latest.current.of, values, latest.current.saved, seen.current);
  }, [values, seen]);
  const finish = useCallback(() => {
    isSent.current = true;
    forgetDraft(latest.current.of);
  }, []);
  const discard = () => {
    form.reset(saved);
    setRestored(false);
  };
  return { values, isRestored, finish, discard };
}

/**
 * The form of a listing, its picture, and its way to the server. What was typed stays until it has arrived.
 */
export function useListingForm(options: ListingFormOptions) {
  const { farms, of, saved, draft, kept, isAvailable, path, method, failureTitle, onSent } = options;
  const resolver = useMemo(() => listingResolver(farms), [farms]);
  const form = useForm<ListingValues>({ resolver, defaultValues: draft ?? saved });
  const meanwhile = useFormMeanwhile<OwnListingView, ListingValues, ListingValues>(form, {
    first: options.seen ?? null,
    valuesOf: (listing) => valuesOf(listing, farms),
    load: options.loadCurrent,
  });
  const { values, isRestored, finish, discard } = useDraft(form, options, meanwhile.seen);
  const { picture, setPicture, forgetPicture } = useKeptPicture(draftName(of));
  const upload = useFormUpload<OwnListingView>({
    path,
    method,
    onSuccess: (listing) => {
      finish();
      forgetPicture();
      onSent(listing, form.getValues());
    },
    onError: (error) => {
      fieldIssues(error, saved).forEach(([name, message], index) =>
        form.setError(name, { message }, { shouldFocus: index === 0 }),
      );
      void meanwhile.onError(error);
      toast({ title: failureTitle, description: sentenceOf(error, FAILURE), variant: 'destructive' });
    },
  });
  const submit = form.handleSubmit((values) => {
    const listing = meanwhile.seen.current;
    upload.send(listingFormData(values, picture, { kept, isAvailable, seen: listing && { listing, farms } }));
  });
  const { failure } = upload;
  useLeaveWarning(picture.file !== null && !upload.isSent);
  const startAnew = () => {
    discard();
    meanwhile.restart(options.listing);
    setPicture(NO_PICTURE);
  };
  return {
    form,
    values,
    meanwhile,
    isRestored: isRestored && !upload.isSent,
    startAnew,
    picture,
    setPicture,
    submit,
    upload,
    pictureError: isAboutPicture(failure) ? sentenceOf(failure, FAILURE) : undefined,
    failure: failure && !isAboutPicture(failure) ? sentenceOf(failure, NOT_SENT) : null,
    onRetry: failure && isWorthRetrying(failure) ? () => void submit() : null,
  };
}

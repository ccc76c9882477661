import '@farmgate/backend/contract/site/no-eval';
import type { FarmView } from '@farmgate/backend/contract/directory/farms';
import { LISTING_CONTACT_MESSAGE, type OwnListingView } from '@farmgate/backend/contract/directory/listings';
import { ApiError, sentenceOf } from '../../lib/api/api';
import { toast } from '../../ui/dialogs/toast';
import { at } from '../../ui/forms/field-errors';
import { lazySchema } from '../../ui/forms/lazy-schema';
import { useKeptForm } from '../../ui/forms/use-kept-form';
import { useUpload } from '../../ui/forms/use-upload';
import {
  type ListingValues,
  chosenFarm,
  hasContact,
  hasText,
  listingFormData,
  valuesOf,
} from './listing-form-rules';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/directory/listings').then((module) => module.ListingFields),
);

const PICTURE_ERRORS: readonly (string | undefined)[] = [
  'IMAGE_TOO_LARGE',
  'IMAGE_NOT_ACCEPTED',
  'HEIC_NOT_READ',
];

const isAboutPicture = (error: Error | null) =>
  error instanceof ApiError && PICTURE_ERRORS.includes(error.body?.error);

/** Another try may help: the server was not reached, was busy, or failed. */
const isWorthRetrying = (error: Error | null) =>
  error !== null && (!(error instanceof ApiError) || error.status === 429 || error.status >= 500);

export interface ListingFormOptions {
  farms: readonly FarmView[];
  userId: number;
  /** What it says when nothing was typed. */
  saved: ListingValues;
  /** The farm that the address asks for, which counts before that of a draft. */
  askedFarm?: string | null;
  /** The address of the picture that is kept so far; null for a new listing. */
  kept: string | null;
  isAvailable: boolean;
  /** The listing as the page began with it; left out for a new one. */
  listing?: OwnListingView;
  /** The listing as it is by now; left out for a new one. */
  loadCurrent?: () => Promise<OwnListingView>;
  path: string;
  method: 'POST' | 'PUT';
  /** The title of the notification when it fails. */
  failureTitle: string;
  onSent: (listing: OwnListingView) => void;
}

const FAILURE = 'Please try again later.';
/** Beside the button that tries again. */
const NOT_SENT = 'We couldn’t send your listing. Everything you entered is still here, so you can try again.';

/** @returns what is shown again of a draft, from a farm that is still one's own */
function fitDraft(
  draft: ListingValues,
  { farms, saved, askedFarm }: ListingFormOptions,
): ListingValues | null {
  if (!hasText(draft)) return null;
  const isOwn = draft.farmId === '' || chosenFarm(farms, draft.farmId) !== null;
  return isOwn && !askedFarm ? draft : { ...draft, farmId: saved.farmId };
}

/**
 * The form of a listing, its picture, and its way to the server. What was typed stays until it has arrived,
 * the picture over a detour alone.
 */
export function useListingForm(options: ListingFormOptions) {
  const { farms, userId, saved, kept, isAvailable, listing = null, path, method, failureTitle } = options;
  const upload = useUpload();
  const form = useKeptForm<ListingValues, OwnListingView, OwnListingView, unknown>({
    schema,
    values: saved,
    // There has to be a way to reach the farmer, by the form or by the farm.
    check: (values) =>
      at('email', hasContact(values, chosenFarm(farms, values.farmId)) ? null : LISTING_CONTACT_MESSAGE) ??
      [],
    record: { first: listing, valuesOf: (view) => valuesOf(view, farms), load: options.loadCurrent },
    draft: {
      name: `farmgate-listing-draft-${userId}${listing === null ? '' : `-${listing.id}`}`,
      ...{ userId, pictures: ['picture'], fit: (draft) => fitDraft(draft, options) },
    },
    warns: (values) => values.picture.file !== null,
    // What is sent is what was typed: the server reads it by the same rules.
    send: (_checked, { values, seen }) => {
      const data = listingFormData(values, { kept, isAvailable, seen: seen && { listing: seen, farms } });
      return upload.send(path, data, method);
    },
    onSent: options.onSent,
    onFailed: (error, { isNoted }) => {
      const said = { title: failureTitle, description: sentenceOf(error, FAILURE) };
      if (!isNoted) toast({ ...said, variant: 'destructive' });
    },
  });
  const { error } = form;
  return {
    form,
    upload,
    pictureError: isAboutPicture(error) ? sentenceOf(error, FAILURE) : undefined,
    failure: error && !isAboutPicture(error) ? sentenceOf(error, NOT_SENT) : null,
    mayRetry: isWorthRetrying(error),
  };
}

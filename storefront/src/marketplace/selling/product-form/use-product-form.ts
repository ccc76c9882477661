import type { OwnProductView } from '@farmgate/backend/contract/marketplace/products';
import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { type SetStateAction, useState } from 'react';
import { sentenceOf } from '../../../lib/api/api';
import { type Issue, issuesOf } from '../../../lib/api/field-issues';
import { isCode } from '../../../lib/api/is-code';
import { toast } from '../../../ui/dialogs/toast';
import { at, atFields } from '../../../ui/forms/field-errors';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { type KeptForm, useKeptForm } from '../../../ui/forms/use-kept-form';
import { useUpload } from '../../../ui/forms/use-upload';
import { failureSentence, isAboutPicture, isWorthRetrying } from '../sending';
import { saysOutdated } from './options/option-errors';
import { currentOptions, soldAs } from './options/sold-as';
import { productFormData } from './product-form-data';
import { type FormPicture, type ProductValues, productValues } from './product-form-values';
import { productRules } from './product-rules';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/products').then((module) => module.ProductRequest),
);

export interface ProductFormOptions {
  userId: number;
  /** The store's key of what was typed and not sent. */
  draftName: string;
  saved: ProductValues;
  path: string;
  method: 'POST' | 'PUT';
  /** The product as it is by now; left out for a new one. */
  loadCurrent?: () => Promise<OwnProductView>;
  /** The product that the form is filled with; left out for a new one. */
  product?: OwnProductView;
  vendor: VendorProfile;
  onSent: (product: OwnProductView) => void;
}

const foundIn = (error: Error, values: ProductValues): Issue[] =>
  atFields(issuesOf(error), values, productRules.fieldAt);

/** What the server found wrong with the pictures. */
function pictureIssue(error: Error | null): string | undefined {
  if (isAboutPicture(error)) return failureSentence(error);
  return issuesOf(error).find(({ path }) => path === 'images' || path.startsWith('images.'))?.message;
}

/**
 * The form of a product, its pictures, and its way to the server. What was typed stays until it has arrived.
 */
export function useProductForm(options: ProductFormOptions) {
  const { userId, draftName, saved, product = null, vendor, path, method, loadCurrent } = options;
  const upload = useUpload();
  const [isOutdated, setOutdated] = useState(false);
  const form: KeptForm<ProductValues> = useKeptForm<ProductValues, OwnProductView, OwnProductView, unknown>({
    schema,
    ...productRules,
    values: saved,
    wrongOf: (error, values) =>
      at('sku', isCode(error, 'SKU_TAKEN') ? sentenceOf(error, '') : null) ??
      foundIn(error, values).filter((issue) => !saysOutdated(issue)),
    record: {
      first: product,
      valuesOf: (view) => productValues(view, vendor),
      load: loadCurrent,
      combine: (newest, values) => currentOptions(values, soldAs(newest)),
    },
    draft: { name: draftName, userId, pictures: ['images'] },
    warns: true,
    // What is sent is what was typed: the server reads it by the same rules.
    send: (_checked, { values, seen }) =>
      upload.send(path, productFormData(values, method, seen && { product: seen, vendor }), method),
    onSent: options.onSent,
    onFailed: (error, { isNoted }) => {
      if (foundIn(error, form.getValues()).some(saysOutdated)) setOutdated(true);
      if (isCode(error, 'STOCK_CHANGED')) void knowStock();
      if (!isNoted) toast({ title: 'Error', description: failureSentence(error), variant: 'destructive' });
    },
  });
  /** What is typed stays, and counts when it is saved again. */
  const knowStock = async () => {
    const current = await loadCurrent?.().catch(() => null);
    if (!current) return;
    const { inventory, variants } = soldAs(current);
    form.setValue('begun', { ...form.getValues('begun'), inventory, variants });
  };
  const { error } = form;
  const picturesError = pictureIssue(error);
  return {
    form,
    upload,
    setPictures: (next: SetStateAction<readonly FormPicture[]>) =>
      form.change({ images: typeof next === 'function' ? next(form.getValues('images')) : next }),
    /** The product has other options than the form began with. */
    isOutdated,
    onCurrent: () => setOutdated(false),
    picturesError,
    failure: error && picturesError === undefined ? failureSentence(error) : null,
    mayRetry: isWorthRetrying(error),
  };
}

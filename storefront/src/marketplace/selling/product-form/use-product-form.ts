import '@farmgate/backend/contract/site/no-eval';
import {
  CRATES_MESSAGE,
  type OwnProductView,
  ProductRequest,
} from '@farmgate/backend/contract/marketplace/products';
import { MAX_QUANTITY } from '@farmgate/backend/contract/marketplace/shop';
import type { VendorProfile } from '@farmgate/backend/contract/marketplace/vendors';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { ApiError } from '../../../lib/api/api';
import { fieldIssues, issuesOf } from '../../../lib/api/field-issues';
import { formatCount } from '../../../lib/format/format';
import { toast } from '../../../ui/dialogs/toast';
import { useDraft } from '../../../ui/forms/before/use-draft';
import { useFormUpload } from '../../../ui/forms/before/use-form-upload';
import { useLeaveWarning } from '../../../ui/forms/before/use-leave-warning';
import { useMeanwhile } from '../../../ui/forms/before/use-meanwhile';
import { useFocusOnTrouble } from '../../../ui/forms/use-focus-on-trouble';
import { failureSentence, isAboutPicture, isWorthRetrying } from '../sending';
import { boxIssuesOf, withBoxIssues } from './box/box-errors';
import { depositIssuesOf, withDepositIssues } from './deposit/deposit-values';
import { optionIssues, saysOutdated, withEmptyStocks, withWeights } from './options/option-errors';
import { currentOptions, soldAs } from './options/sold-as';
import { productFormData } from './product-form-data';
import {
  EMPTY_PRODUCT,
  type FormPicture,
  type ProductValues,
  keptPictures,
  productFields,
  productValues,
} from './product-form-values';

const INVENTORY_MESSAGE = `Please enter a whole number from 0 to ${formatCount(MAX_QUANTITY)}`;
const METHODS_MESSAGE = 'Please choose at least one shipping method';

const contractRules = zodResolver(ProductRequest) as unknown as Resolver<ProductValues>;

/**
 * The contract's rules, and what its presets would let through: an empty stock, own ways to reach people that
 * are none.
 */
export const productResolver: Resolver<ProductValues> = async (values, context, options) => {
  const { errors: found } = await contractRules(
    productFields(values) as unknown as ProductValues,
    context,
    options,
  );
  const errors = { ...found } as Record<string, unknown>;
  const hasOptions = values.variants.length > 0;
  // Their own fields are not there then: those of the options say what is wrong.
  if (hasOptions) for (const name of ['price', 'inventory']) delete errors[name];
  if (!values.madeToOrder && !hasOptions && values.box.length === 0 && values.inventory.trim() === '')
    errors.inventory = { type: 'required', message: INVENTORY_MESSAGE };
  withWeights(errors, values.variants);
  if (!values.madeToOrder) withEmptyStocks(errors, values.variants);
  withBoxIssues(errors, values.box);
  withDepositIssues(errors, values.deposit);
  if (values.crates.trim() === '') errors.crates = { type: 'required', message: CRATES_MESSAGE };
  if (values.hasOwnMethods && values.shippingMethods.length === 0)
    errors.shippingMethods = { type: 'required', message: METHODS_MESSAGE };
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};

export interface ProductFormOptions {
  userId: number;
  /** The store's key of what was typed and not sent. */
  draftName: string;
  saved: ProductValues;
  /** The pictures that the product has already; the same list every time. */
  kept: readonly FormPicture[];
  path: string;
  method: 'POST' | 'PUT';
  /** Of the product that is there. */
  productId?: number;
  /** The product as it is by now; left out for a new one. */
  loadCurrent?: () => Promise<OwnProductView>;
  /** The product that the form is filled with; left out for a new one. */
  product?: OwnProductView;
  vendor: VendorProfile;
  onSent: (product: OwnProductView) => void;
}

/** What the server found wrong with the pictures. */
function pictureIssue(error: Error | null): string | undefined {
  if (isAboutPicture(error)) return failureSentence(error);
  return issuesOf(error).find(({ path }) => path === 'images' || path.startsWith('images.'))?.message;
}

/**
 * The form of a product, its pictures, and its way to the server. What was typed stays until it has arrived.
 */
export function useProductForm(options: ProductFormOptions) {
  const { userId, draftName, saved, kept, path, method, onSent } = options;
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<ProductValues, unknown, ProductValues>({
    resolver: productResolver as Resolver<ProductValues, unknown, ProductValues>,
    defaultValues: saved,
    shouldFocusError: false,
  });
  const { isDirty, submitCount, isValid } = form.formState;
  const [pictures, setPictures] = useState<readonly FormPicture[]>(kept);
  const [failures, setFailures] = useState(0);
  const [isOutdated, setOutdated] = useState(false);
  const meanwhile = useMeanwhile<OwnProductView>({
    first: options.product ?? null,
    valuesOf: (product) => ({ ...productValues(product, options.vendor), images: keptPictures(product) }),
    getValues: () => ({ ...form.getValues(), images: pictures }),
    setValue: (field, value) => {
      if (field === 'images') setPictures(value as FormPicture[]);
      else form.setValue(field as keyof ProductValues, value as never, { shouldDirty: true });
    },
    load: options.loadCurrent,
    combine: (newest) => currentOptions(form.getValues(), soldAs(newest)),
  });
  const draft = useDraft(form, {
    ...{ name: draftName, userId, empty: EMPTY_PRODUCT, saved },
    seen: meanwhile.seen,
  });
  const isChanged = isDirty || pictures !== kept;
  useLeaveWarning(isChanged && !draft.isSent);
  useFocusOnTrouble(element, submitCount + failures, submitCount > 0 && (!isValid || failures > 0));
  const upload = useFormUpload<OwnProductView>({
    path,
    method,
    onSuccess: (product) => {
      draft.finish();
      onSent(product);
    },
    onError: (error) => {
      const found = [
        ...fieldIssues(error, EMPTY_PRODUCT).filter(([name]) => name !== 'box' && name !== 'deposit'),
        ...optionIssues(error, form.getValues('variants')),
      ];
      if (found.some(saysOutdated)) setOutdated(true);
      for (const [path, message] of [...boxIssuesOf(error), ...depositIssuesOf(error)])
        form.setError(path, { message });
      for (const issue of found) if (!saysOutdated(issue)) form.setError(issue[0], { message: issue[1] });
      if (error instanceof ApiError && error.body?.error === 'SKU_TAKEN')
        form.setError('sku', { message: error.body.message });
      if (error instanceof ApiError && error.body?.error === 'STOCK_CHANGED') void knowStock();
      void meanwhile.onError(error);
      setFailures((count) => count + 1);
      toast({ title: 'Error', description: failureSentence(error), variant: 'destructive' });
    },
  });
  /** What is typed stays, and counts when it is saved again. */
  const knowStock = async () => {
    const current = await options.loadCurrent?.().catch(() => null);
    if (!current) return;
    const { inventory, variants } = soldAs(current);
    form.setValue('begun', { ...form.getValues('begun'), inventory, variants });
  };
  const submit = form.handleSubmit((values) => {
    const product = meanwhile.seen.current;
    const seen = product && { product, vendor: options.vendor };
    upload.send(productFormData(values, pictures, method, seen));
  });
  const { failure } = upload;
  const picturesError = pictureIssue(failure);
  return {
    form,
    element,
    pictures,
    setPictures,
    submit,
    upload,
    draft,
    meanwhile,
    /** The product has other options than the form began with. */
    isOutdated,
    onCurrent: () => setOutdated(false),
    picturesError,
    failure: failure && picturesError === undefined ? failureSentence(failure) : null,
    onRetry: isWorthRetrying(failure) ? () => void submit() : null,
  };
}

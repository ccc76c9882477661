import '@farmgate/backend/contract/site/no-eval';
import { DiscountCodeRequest } from '@farmgate/backend/contract/marketplace/discount-codes';
import { VendorTermsRequest } from '@farmgate/backend/contract/marketplace/vendor-terms';

const FORMS = { terms: VendorTermsRequest, code: DiscountCodeRequest };

/** @returns what is wrong with which field of a form, by the contract's own rules */
export function wrongFields(form: keyof typeof FORMS, request: unknown): { path: string; message: string }[] {
  const { error } = FORMS[form].safeParse(request);
  return (error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }));
}

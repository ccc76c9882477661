import '@farmgate/backend/contract/site/no-eval';
import { DiscountCodeRequest } from '@farmgate/backend/contract/marketplace/discount-codes';
import { VendorTermsRequest } from '@farmgate/backend/contract/marketplace/vendor-terms';
import { wrongFields as wrongFieldsOf } from '../wrong-fields';

const FORMS = { terms: VendorTermsRequest, code: DiscountCodeRequest };

/** @returns what is wrong with which field of a form, by the contract's own rules */
export const wrongFields = (form: keyof typeof FORMS, request: unknown) =>
  wrongFieldsOf(FORMS[form], request);

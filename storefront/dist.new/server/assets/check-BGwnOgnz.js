import { t as DiscountCodeRequest } from "./discount-codes-DMVIqt-F.js";
import { n as VendorTermsRequest } from "./vendor-terms-DbXj1mIa.js";
import { t as wrongFields$1 } from "./wrong-fields-D14v3W_m.js";
// src/marketplace/vendor/terms/check.ts
var FORMS = {
	terms: VendorTermsRequest,
	code: DiscountCodeRequest
};
/** @returns what is wrong with which field of a form, by the contract's own rules */
var wrongFields = (form, request) => wrongFields$1(FORMS[form], request);
export { wrongFields };

import { t as readZip } from "./zip-HpeG3EVs.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { a as isMissing } from "./api-BmXrKzYt.js";
import { a as zipQuery } from "./near-zip-DZKG3p2j.js";
import { t as rememberZip } from "./recent-zips-Dps8CfT1.js";
import { t as ZIP_TITLE } from "./zip-form-rules-BUauPx-B.js";
// src/lib/address/use-take-zip.ts
var import_dist = require_dist();
/** @returns the address one is at, near another ZIP code, where it names one; null where it does not */
function nearAnother(pathname, search, zipCode) {
	const query = new URLSearchParams(search);
	if (!query.get("zipCode") && query.get("near") === null) return null;
	query.delete("after");
	query.delete("near");
	query.set("zipCode", zipCode);
	return `${pathname}?${query.toString()}`;
}
/**
* Takes a typed ZIP code as where the visitor is. The promise is null once it is taken, else what is wrong
* with it in a sentence.
*/
function useTakeZip() {
	const client = useQueryClient();
	const navigate = (0, import_dist.useNavigate)();
	const { pathname, search } = (0, import_dist.useLocation)();
	return async (text) => {
		const zipCode = readZip(text);
		if (zipCode === null) return ZIP_TITLE;
		try {
			await client.fetchQuery(zipQuery(zipCode));
		} catch (error) {
			return isMissing(error) ? `There is no ZIP code ${zipCode}.` : "Please try again.";
		}
		rememberZip(zipCode);
		const address = nearAnother(pathname, search, zipCode);
		if (address !== null) navigate(address, { replace: true });
		return null;
	};
}
export { useTakeZip as t };

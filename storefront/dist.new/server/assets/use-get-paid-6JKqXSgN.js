import { t as useMutation } from "./useMutation-C72DASLX.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { r as callJson } from "./api-BmXrKzYt.js";
import { r as apiQuery } from "./queries-j_54H3BH.js";
// src/marketplace/vendor/get-paid/use-get-paid.ts
var import_dist = require_dist();
var GET_PAID = "/api/vendor/get-paid";
/** GET /api/vendor/get-paid */
var getPaidQuery = () => apiQuery(GET_PAID);
/** Leads on to the payment provider: a link works once, so each press makes a new one. */
function useProviderLink() {
	const navigate = (0, import_dist.useNavigate)();
	const client = useQueryClient();
	return useMutation({
		mutationFn: () => callJson(`${GET_PAID}/link`, {
			method: "POST",
			body: {}
		}),
		onSuccess: async ({ url }) => {
			if (!url.startsWith("/")) return window.location.assign(url);
			await client.invalidateQueries({ queryKey: getPaidQuery().queryKey });
			await navigate(url);
		}
	});
}
/** A call whose answer is how the vendor is paid by then. */
function useGetPaidCall(name, onDone) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (body) => callJson(`${GET_PAID}/${name}`, {
			method: "POST",
			body: body ?? {}
		}),
		onSuccess: (view) => {
			client.setQueryData(getPaidQuery().queryKey, view);
			onDone?.();
		}
	});
}
/** Asks the payment provider how the account is. */
var useRefresh = () => useGetPaidCall("refresh");
/** Makes the built-in gateway say something. */
var useTestAccount = (onDone) => useGetPaidCall("test-account", onDone);
export { useTestAccount as i, useProviderLink as n, useRefresh as r, getPaidQuery as t };

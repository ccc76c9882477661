import { n as withQuery } from "./site-paths-DYYu6IFA.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { o as sentenceOf, r as callJson } from "./api-BmXrKzYt.js";
import { r as toast } from "./toast-BS915kXo.js";
import { br as orderQuery } from "../entry-server.js";
import { a as useOrderAddress } from "./order-skeleton-kMfAvmIA.js";
// src/marketplace/orders/change/use-share-call.ts
/** @returns where something of one vendor's part of the order is read or changed */
function useShareAddress({ vendor }, what) {
	const { id, key } = useOrderAddress();
	return withQuery(`/api/orders/${encodeURIComponent(id)}/shares/${vendor.id}/${what}`, { key });
}
/** Changes something of one vendor's part of the order; the answer is the order as it is then. */
function useShareCall(share, what, onDone, onFailed) {
	const client = useQueryClient();
	const { id, key } = useOrderAddress();
	const address = useShareAddress(share, what);
	return useMutation({
		mutationFn: (body) => callJson(address, {
			method: "PUT",
			body
		}),
		onSuccess: (order) => {
			client.setQueryData(orderQuery(id, key).queryKey, order);
			onDone(order);
		},
		onError: (error) => {
			client.invalidateQueries({ queryKey: orderQuery(id, key).queryKey });
			onFailed?.(error);
		}
	});
}
/** The same for “Undo”, which is pressed once the dialog is gone: a notification tells how it went. */
var useShareUndo = (share, what, words) => useShareCall(share, what, () => toast({ title: words.done }), (error) => toast({
	title: sentenceOf(error, words.failed),
	variant: "destructive"
}));
export { useShareCall as n, useShareUndo as r, useShareAddress as t };

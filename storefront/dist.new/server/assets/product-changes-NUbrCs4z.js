import { t as useMutation } from "./useMutation-C72DASLX.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { r as callJson } from "./api-BmXrKzYt.js";
import { r as toast } from "./toast-BS915kXo.js";
import { xr as productQuery } from "../entry-server.js";
import { c as ownProductQuery, l as ownProductsQuery } from "./vendor-queries-BzxBvIxU.js";
// src/marketplace/vendor/products/product-changes.ts
var { queryKey } = ownProductsQuery();
var changeProducts = (client, change) => client.setQueryData(queryKey, (products) => products && change(products));
/** Puts a product as the server has it into everything that was read of it. */
function takeProduct(client, product) {
	changeProducts(client, (all) => all.map((one) => one.id === product.id ? product : one));
	client.setQueryData(ownProductQuery(String(product.id)).queryKey, product);
	client.removeQueries({ queryKey: productQuery(String(product.id)).queryKey });
}
/** Switches a product on or off. The screen changes at once; when the server refuses, it changes back. */
function useActivation() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: ({ product, isActive }) => callJson(`/api/products/${product.id}`, {
			method: "PUT",
			body: { isActive }
		}),
		onMutate: async ({ product, isActive }) => {
			await client.cancelQueries({ queryKey });
			takeProduct(client, {
				...product,
				isActive
			});
		},
		onSuccess: (product) => {
			takeProduct(client, product);
			toast({
				title: "Product updated",
				description: "Product has been updated successfully"
			});
			return client.invalidateQueries({ queryKey });
		},
		onError: (_error, { product }) => {
			takeProduct(client, product);
			toast({
				title: "Error",
				description: "Failed to update product",
				variant: "destructive"
			});
		}
	});
}
/** Takes a product out of the shop for good. */
function useDeletion(onDeleted) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: ({ id }) => callJson(`/api/products/${id}`, { method: "DELETE" }),
		onSuccess: (_done, { id, name }) => {
			onDeleted();
			changeProducts(client, (all) => all.filter((one) => one.id !== id));
			client.removeQueries({ queryKey: productQuery(String(id)).queryKey });
			toast({
				title: "Product deleted",
				description: `We deleted ${name}.`
			});
		}
	});
}
export { useActivation as n, useDeletion as r, takeProduct as t };

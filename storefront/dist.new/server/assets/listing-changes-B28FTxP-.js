import { t as useMutation } from "./useMutation-C72DASLX.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { o as sentenceOf, r as callJson } from "./api-BmXrKzYt.js";
import { r as toast } from "./toast-BS915kXo.js";
import { Jt as dashboardQuery, Yt as ownListingQuery } from "../entry-server.js";
// src/directory/farmer/listing-changes.ts
var { queryKey } = dashboardQuery();
var FAILURE = "Please try again.";
function changeListings(client, change) {
	client.setQueryData(queryKey, (dashboard) => dashboard && {
		...dashboard,
		listings: change(dashboard.listings)
	});
}
/** Puts a listing as the server has it into everything that was read of it. */
function takeListing(client, listing) {
	changeListings(client, (all) => all.map((one) => one.id === listing.id ? listing : one));
	client.setQueryData(ownListingQuery(String(listing.id)).queryKey, listing);
}
/**
* Pauses a listing or offers it again. The screen changes at once; when the server refuses, it changes back.
* The notification can undo it.
*/
function useOffering() {
	const client = useQueryClient();
	const offering = useMutation({
		mutationFn: ({ listing, isAvailable }) => callJson(`/api/listings/${listing.id}/availability`, {
			method: "PUT",
			body: { isAvailable }
		}),
		onMutate: async ({ listing, isAvailable }) => {
			await client.cancelQueries({ queryKey });
			const state = isAvailable ? "live" : "paused";
			takeListing(client, {
				...listing,
				isAvailable,
				state
			});
		},
		onSuccess: (listing, { isAvailable }) => {
			takeListing(client, listing);
			toast({
				title: isAvailable ? "Listing resumed" : "Listing paused",
				description: isAvailable ? `Shoppers can find ${listing.productName} again.` : `Shoppers can’t find ${listing.productName} until you resume it.`,
				action: {
					label: "Undo",
					onPress: () => offering.mutate({
						listing,
						isAvailable: !isAvailable
					})
				}
			});
		},
		onError: (error, { listing }) => {
			takeListing(client, listing);
			toast({
				title: `${listing.productName} was not changed`,
				description: sentenceOf(error, FAILURE),
				variant: "destructive"
			});
		}
	});
	return offering;
}
/** Says that a listing is still true; a hidden one is offered again. */
function useRenewing() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: ({ id }) => callJson(`/api/listings/${id}/renew`, { method: "POST" }),
		onSuccess: (listing) => {
			takeListing(client, listing);
			toast({
				title: "Listing renewed",
				description: `Shoppers can still find ${listing.productName}.`
			});
		},
		onError: (error, { productName }) => toast({
			title: `${productName} was not renewed`,
			description: sentenceOf(error, FAILURE),
			variant: "destructive"
		})
	});
}
/** Takes a listing away for good. */
function useDeleting(onDeleted) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: ({ id }) => callJson(`/api/listings/${id}`, { method: "DELETE" }),
		onSuccess: (_done, { id, productName }) => {
			onDeleted();
			changeListings(client, (all) => all.filter((one) => one.id !== id));
			client.removeQueries({ queryKey: [`/api/listings/${id}`] });
			toast({
				title: "Listing deleted",
				description: `We deleted ${productName}.`
			});
		}
	});
}
export { useRenewing as i, useDeleting as n, useOffering as r, takeListing as t };

import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { n as withQuery, t as paths } from "./site-paths-DYYu6IFA.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as ShoppingBasket } from "./shopping-basket-BZ62V_H3.js";
import { t as Trash } from "./trash-BPWFDoWq.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { r as toast } from "./toast-BS915kXo.js";
import { t as takeListing } from "./listing-changes-B28FTxP-.js";
import { a as valuesOf, n as soundDraft, t as ListingForm } from "./listing-form-B5FbGv2s.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/directory/listing-form/edit-listing.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
var DeleteListingDialog = (0, import_react.lazy)(() => import("./delete-listing-dialog-kvy06bO-.js").then((module) => ({ default: module.DeleteListingDialog })));
function DeleteButton({ listing }) {
	const [open, setOpen] = (0, import_react.useState)(false);
	const [wasOpen, setWasOpen] = (0, import_react.useState)(false);
	const navigate = (0, import_dist.useNavigate)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		look: "quiet",
		size: "lg",
		"aria-haspopup": "dialog",
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trash, {
			"aria-hidden": true,
			size: 18
		}),
		onClick: () => {
			setWasOpen(true);
			setOpen(true);
		},
		children: "Delete listing"
	}), wasOpen && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: null,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DeleteListingDialog, {
			listing,
			open,
			onOpenChange: setOpen,
			onDeleted: () => void navigate(paths.farmerDashboard, { replace: true })
		})
	})] });
}
/** The form that changes a listing. */
function EditListing({ userId, listing, farms }) {
	const client = useQueryClient();
	const navigate = (0, import_dist.useNavigate)();
	const [beginning] = (0, import_react.useState)(() => {
		const of = {
			userId,
			listingId: listing.id
		};
		const saved = valuesOf(listing, farms);
		return {
			of,
			saved,
			draft: soundDraft(of, saved, farms)
		};
	});
	const onSaved = (saved) => {
		takeListing(client, saved);
		client.removeQueries({ queryKey: [`/api/listings/${saved.id}`] });
		toast({
			title: "Listing saved",
			description: `${saved.productName} is up to date.`
		});
		navigate(paths.farmerDashboard);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ListingForm, {
		farms,
		...beginning,
		kept: listing.imageUrl,
		isAvailable: listing.isAvailable || listing.state === "hidden" || listing.state === "removed",
		path: `/api/listings/${listing.id}`,
		method: "PUT",
		failureTitle: "Failed to save listing",
		submitLabel: "Save changes",
		pendingLabel: "Saving...",
		onSent: onSaved,
		children: [listing.state !== "removed" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			look: "secondary",
			size: "lg",
			to: withQuery(paths.newProduct, { listing: listing.id }),
			icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShoppingBasket, {
				"aria-hidden": true,
				size: 18
			}),
			children: "Sell this online"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DeleteButton, { listing })]
	});
}
export { EditListing };

import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { n as usePublicConfig } from "./public-config-BLEyqF1J.js";
import { t as share } from "./share-D3MRXcNX.js";
import { Jt as dashboardQuery, Rr as track } from "../entry-server.js";
import { r as toast } from "./toast-BS915kXo.js";
import { i as firstFarmId, n as soundDraft, r as EMPTY_LISTING, t as ListingForm } from "./listing-form-B5FbGv2s.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/directory/listing-form/new-listing.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
/**
* What the form starts with: an empty one, or the draft of this tab; from the farm that the address asks for.
*/
function start(userId, farms, asked) {
	const of = {
		userId,
		listingId: null
	};
	const saved = {
		...EMPTY_LISTING,
		farmId: firstFarmId(farms, asked)
	};
	const draft = soundDraft(of, saved, farms);
	return {
		of,
		saved,
		draft: draft && asked !== null ? {
			...draft,
			farmId: saved.farmId
		} : draft
	};
}
/** The form that posts a listing. */
function NewListing({ userId, farms }) {
	const [query] = (0, import_dist.useSearchParams)();
	const asked = query.get("farmId");
	const [beginning] = (0, import_react.useState)(() => start(userId, farms, asked));
	const client = useQueryClient();
	const navigate = (0, import_dist.useNavigate)();
	const { publicUrl } = usePublicConfig();
	const onPosted = ({ id, productName, category }) => {
		track("listing_creation", { category });
		const path = paths.listing(id);
		client.invalidateQueries({ queryKey: dashboardQuery().queryKey });
		toast({
			title: "Listing created successfully!",
			description: "Your produce listing has been posted.",
			action: {
				label: "See your listing",
				onPress: () => void navigate(path)
			},
			otherAction: {
				label: "Share",
				onPress: () => void share(productName, publicUrl + path)
			},
			staysOn: true
		});
		navigate(paths.home);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListingForm, {
		farms,
		...beginning,
		kept: null,
		isAvailable: true,
		path: "/api/listings",
		method: "POST",
		failureTitle: "Failed to create listing",
		submitLabel: "Post Listing",
		pendingLabel: "Posting...",
		onSent: onPosted
	});
}
export { NewListing };

import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/vendor/profile-missing.tsx
var import_jsx_runtime = require_jsx_runtime();
/** For somebody who is signed in and does not sell yet. */
function ProfileMissing({ onboarding = paths.vendorOnboarding }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		heading: "h2",
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "nothing-near" }),
		title: "Profile not found",
		hint: "You need to complete your vendor profile setup.",
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			to: onboarding,
			children: "Complete Profile Setup"
		})
	});
}
export { ProfileMissing as t };

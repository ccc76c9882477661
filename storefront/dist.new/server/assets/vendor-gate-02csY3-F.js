import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as isCode } from "./is-code-iF-b78F9.js";
import { t as RoleNotAllowed } from "./role-not-allowed-LCQr0nlj.js";
import { Cn as CouldNotLoad, Gr as isSignedOut, Sr as vendorProfileQuery } from "../entry-server.js";
import { t as ProfileMissing } from "./profile-missing-Bgrl5hkI.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as ApiError } from "./api-BmXrKzYt.js";
import { t as useGoOn } from "./use-go-on-BnjE-Vw5.js";
import { t as useRequiredSession } from "./use-required-session-BmSSfWQp.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/vendor/use-own-vendor.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* The signed-in person's business. Visitors are sent to the login and come back afterwards.
* @param here the page's own address
*/
function useOwnVendor(here) {
	const me = useRequiredSession(here);
	const { data, error, refetch } = useQuery({
		...vendorProfileQuery(),
		enabled: me !== null
	});
	const goOn = useGoOn();
	const hasEnded = isSignedOut(error);
	(0, import_react.useEffect)(() => {
		if (hasEnded) goOn(paths.login({ returnTo: here }));
	}, [
		hasEnded,
		goOn,
		here
	]);
	if (!me || hasEnded) return { status: "waiting" };
	if (error instanceof ApiError && error.body?.error === "VENDOR_REQUIRED") return {
		status: "missing",
		me
	};
	if (data) return {
		status: "ready",
		me,
		profile: data
	};
	return error ? {
		status: "failed",
		error,
		retry: refetch
	} : { status: "waiting" };
}
// src/marketplace/vendor/vendor-gate.tsx
var import_jsx_runtime = require_jsx_runtime();
/** In the place of what only a signed-in person can see, for those whose browser runs no scripts. */
function NeedsScripts() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "hidden rounded-control bg-sunk px-3.5 py-3 text-sm noscript:block",
		children: "Please turn on JavaScript to use this page."
	});
}
/** Shows to vendors what is theirs. Visitors log in first, others learn how to become one. */
function VendorGate({ here, onboarding, skeleton, children }) {
	const own = useOwnVendor(here);
	switch (own.status) {
		case "waiting": return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NeedsScripts, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "noscript:hidden",
			children: skeleton
		})] });
		case "missing": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProfileMissing, { onboarding });
		case "failed":
			if (isCode(own.error, "BUSINESS_ROLE_NOT_ALLOWED")) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoleNotAllowed, { message: own.error.message });
			return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
				title: "We couldn’t load your profile.",
				error: own.error,
				onRetry: own.retry
			});
		case "ready": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Fragment, { children: children(own) }, own.me.id);
	}
}
export { VendorGate as n, useOwnVendor as r, NeedsScripts as t };

import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { n as readDraft, r as writeDraft, t as dropDraft } from "./draft-BrVhGQ2i.js";
import { t as useLeaveWarning } from "./use-leave-warning-CP8DPMgZ.js";
// src/marketplace/vendor/pickups/site-not-there.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A site or a schedule is closed, or someone else's. */
function SiteNotThere() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		isError: true,
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "not-found" }),
		title: "We couldn’t find this pickup site",
		hint: "It may have been closed, or it belongs to another vendor.",
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			to: paths.vendorPickups,
			children: "Your pickup sites"
		})
	});
}
// src/marketplace/vendor/pickups/use-kept-values.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** The values of a form. What is typed and not sent is kept by the tab, and shown again. */
function useKeptValues({ name, userId, saved }) {
	const [begin] = (0, import_react.useState)(saved);
	const [draft] = (0, import_react.useState)(() => readDraft({
		name,
		userId
	}, begin));
	const [values, setValues] = (0, import_react.useState)(draft ?? begin);
	const [isRestored, setRestored] = (0, import_react.useState)(draft !== null);
	const [isSent, setSent] = (0, import_react.useState)(false);
	const isTyped = !isSent && JSON.stringify(values) !== JSON.stringify(begin);
	(0, import_react.useEffect)(() => {
		if (isTyped) writeDraft({
			name,
			userId
		}, values);
		else dropDraft({ name });
	}, [
		isTyped,
		name,
		userId,
		values
	]);
	useLeaveWarning(isTyped);
	return {
		values,
		change: (some) => setValues((before) => ({
			...before,
			...some
		})),
		isRestored,
		isTyped,
		/** Lets go of what was typed. */
		restart: () => {
			setValues(begin);
			setRestored(false);
		},
		/** It has arrived, or is not wanted anymore. */
		finish: () => {
			dropDraft({ name });
			setSent(true);
		}
	};
}
export { SiteNotThere as n, useKeptValues as t };

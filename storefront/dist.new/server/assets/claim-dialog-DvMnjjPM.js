import { t as DialogForm } from "./dialog-form-Di3bc4pU.js";
import { gn as TextField } from "../entry-server.js";
import { t as isCode } from "./is-code-iF-b78F9.js";
import { t as SendConfirmation } from "./send-confirmation-DKg5NItW.js";
import { i as claimFailure } from "./claim-card-CvLItfqD.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/directory/farms/claim/claim-dialog.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Asks once more before a farm becomes the person's. */
function ClaimDialog({ farm, me, claiming, open, onOpenChange }) {
	const submit = (event) => {
		event.preventDefault();
		claiming.mutate(me.id);
	};
	const isPlace = typeof farm.id === "string";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DialogForm, {
		id: "claim-farm",
		open,
		onOpenChange,
		title: `Claim ${farm.name}?`,
		description: "Claim a farm only if you own it or manage it.",
		submitLabel: "Yes, claim this farm",
		pendingLabel: claiming.isPending && "Claiming...",
		failure: claiming.error && claimFailure(claiming.error),
		onSubmit: submit,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-5",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "Farmer ID",
					readOnly: true,
					value: String(me.id),
					help: `Filled in from your account, ${me.username}.`
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
					className: "flex list-disc flex-col gap-1.5 pl-5 text-sm",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: "You can add photos, hours and a description right away." }),
						isPlace && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: "Its address, hours and products stay as they are until you change them." }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: "Our team checks your claim. After that you can change everything else and post listings for the farm." })
					]
				}),
				isCode(claiming.error, "EMAIL_NOT_CONFIRMED") && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SendConfirmation, {})
			]
		})
	});
}
export { ClaimDialog };

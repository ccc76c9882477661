import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { gn as TextField } from "../entry-server.js";
import { i as PictureField } from "./use-form-upload-BnJhuEoR.js";
import { t as useKeptPicture } from "./use-kept-picture-NupR_R86.js";
import { d as ProductFields, i as ContactFields, m as VisitFields, o as ExceptionFields, r as BasicFields, s as HoursFields, t as useFarmForm } from "./use-farm-form-fvMi0P0j.js";
import { o as EMPTY_FARM } from "./trouble-at-ThEE6JnO.js";
import { t as RestoredNote } from "./restored-note-D-qKRZuC.js";
import { i as SimilarFarms, n as pictureTrouble, r as useRegisterFarm, t as SendingStatus } from "./sending-status-DIxPKegp.js";
import { t as FormSection } from "./form-section-B5FWbE6j.js";
import { r as useRedirectSoon } from "./claim-card-CvLItfqD.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/directory/farms/new/register-form.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** Everything about a new farm. Import it lazily: the checks come with it. */
function RegisterForm({ me }) {
	const { form, element, showIssues, finish, restart, isRestored, isSent } = useFarmForm({
		userId: me.id,
		farmId: null,
		saved: EMPTY_FARM
	});
	const { picture, setPicture, forgetPicture } = useKeptPicture(`farm-${me.id}`);
	const [alt, setAlt] = (0, import_react.useState)("");
	const created = () => {
		finish();
		forgetPicture();
	};
	const sending = useRegisterFarm({
		alt,
		onCreated: created,
		onFailed: showIssues
	});
	const redirectSoon = useRedirectSoon();
	const claimed = () => {
		created();
		redirectSoon(paths.farmerDashboard);
	};
	const [name, zipCode] = form.watch(["name", "zipCode"]);
	const submit = form.handleSubmit((farm) => sending.send({
		farm,
		userId: me.id,
		image: picture.file
	}));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		ref: element,
		noValidate: true,
		"aria-label": "Register a farm",
		onSubmit: (event) => void submit(event),
		className: "flex min-w-0 flex-col gap-8",
		children: [
			isRestored && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RestoredNote, { onDiscard: () => restart(EMPTY_FARM) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BasicFields, {
				form,
				warning: !isSent && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SimilarFarms, {
					name,
					zipCode,
					session: {
						status: "signed-in",
						me
					},
					onClaimed: claimed
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContactFields, { form }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductFields, { form }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisitFields, { form }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HoursFields, { form }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ExceptionFields, { form }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSection, {
				title: "Photo",
				hint: "Start with one. You can add more after you register.",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PictureField, {
					label: "Photo of the farm",
					value: picture,
					onChange: setPicture,
					error: pictureTrouble(sending.failure),
					isDisabled: sending.isSending || isSent,
					description: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
						label: "What does it show?",
						help: "For people who can’t see the photo. Example: Red barn behind rows of lettuce.",
						optional: true,
						maxLength: 200,
						value: alt,
						onChange: ({ currentTarget }) => setAlt(currentTarget.value)
					})
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-4 border-t border-line pt-6",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SendingStatus, {
					sending,
					hasPicture: picture.file !== null
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					type: "submit",
					size: "lg",
					className: "sm:self-start",
					disabled: isSent,
					pendingLabel: sending.isSending && "Creating...",
					children: sending.isSent ? "Farm created" : "Register farm"
				})]
			})
		]
	});
}
export { RegisterForm };

import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as readZip } from "./zip-HpeG3EVs.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { t as FormSection } from "./form-section-B5FWbE6j.js";
import { t as RestoredNote } from "./restored-note-D-qKRZuC.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { i as PictureField } from "./use-form-upload-BnJhuEoR.js";
import { t as useKeptPicture } from "./use-kept-picture-NupR_R86.js";
import { a as zipQuery } from "./near-zip-DZKG3p2j.js";
import { f as ReachFields, g as ZipCodeField, l as NameField, t as useFarmForm } from "./use-farm-form-fvMi0P0j.js";
import { o as EMPTY_FARM } from "./trouble-at-ThEE6JnO.js";
import { i as SimilarFarms, n as pictureTrouble, r as useRegisterFarm, t as SendingStatus } from "./sending-status-DIxPKegp.js";
import { r as useRedirectSoon } from "./claim-card-CvLItfqD.js";
import { i as startedFarm, n as STEP_TITLES, t as FARM_STEPS } from "./farm-steps-CN6OeU4_.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/directory/farms/steps/start-form.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var [, ...LATER] = FARM_STEPS;
var LATER_TEXT = LATER.map((step) => STEP_TITLES[step].toLowerCase()).join(", ");
/** The form of the first step, and what becomes of it. */
function useStart(me) {
	const client = useQueryClient();
	const place = (0, import_react.useRef)(null);
	const farm = useFarmForm({
		userId: me.id,
		farmId: null,
		saved: EMPTY_FARM,
		complete: (values) => startedFarm(values, place.current)
	});
	const kept = useKeptPicture(`farm-${me.id}`);
	const goesOn = (0, import_react.useRef)(false);
	const created = () => {
		farm.finish();
		kept.forgetPicture();
	};
	const sending = useRegisterFarm({
		alt: "",
		onCreated: created,
		onFailed: farm.showIssues,
		next: ({ id }) => goesOn.current ? paths.editFarm(id, { step: "about" }) : null
	});
	const submit = async (event) => {
		event.preventDefault();
		const { submitter } = event.nativeEvent;
		goesOn.current = submitter instanceof HTMLButtonElement && submitter.value === "more";
		const zip = readZip(farm.form.getValues("zipCode"));
		place.current = zip ? await client.ensureQueryData(zipQuery(zip)).catch(() => null) : null;
		await farm.form.handleSubmit((checked) => sending.send({
			farm: checked,
			userId: me.id,
			image: kept.picture.file
		}))();
	};
	return {
		...farm,
		...kept,
		sending,
		submit,
		created
	};
}
function Actions({ sending, hasPicture, isSent }) {
	const { isSending } = sending;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-4 border-t border-line pt-6",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SendingStatus, {
			sending,
			hasPicture
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-3 sm:flex-row",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				size: "lg",
				disabled: isSent,
				pendingLabel: isSending && "Creating...",
				children: sending.isSent ? "Farm created" : "Register farm"
			}), !isSending && !isSent && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				name: "then",
				value: "more",
				size: "lg",
				look: "secondary",
				children: "Register and add more"
			})]
		})]
	});
}
/** The first step registers a farm: its name, ZIP code, contact and photo. The rest can follow later. */
function StartForm({ me }) {
	const { form, element, restart, isRestored, isSent, picture, setPicture, sending, submit, created } = useStart(me);
	const redirectSoon = useRedirectSoon();
	const [name, zipCode] = form.watch(["name", "zipCode"]);
	const claimed = () => {
		created();
		redirectSoon(paths.farmerDashboard);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		ref: element,
		noValidate: true,
		"aria-label": "Register a farm",
		onSubmit: (event) => void submit(event),
		className: "flex min-w-0 flex-col gap-8",
		children: [
			isRestored && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RestoredNote, { onDiscard: () => restart(EMPTY_FARM) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "max-w-measure text-soft",
				children: [`Step 1 of ${FARM_STEPS.length}. Your farm is in the directory after this one. Add the rest now or later: ${LATER_TEXT}. `, /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					to: paths.newFarmAtOnce,
					className: "link",
					children: "Fill in everything on one page"
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-5",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NameField, { form }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ZipCodeField, { form }),
					!isSent && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SimilarFarms, {
						name,
						zipCode,
						session: {
							status: "signed-in",
							me
						},
						onClaimed: claimed
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSection, {
				title: "Contact",
				hint: "Shown on your farm’s page. Add an email address or a phone number.",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReachFields, { form })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSection, {
				title: "Photo",
				hint: "Start with one. You can add more after you register.",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PictureField, {
					label: "Photo of the farm",
					value: picture,
					onChange: setPicture,
					error: pictureTrouble(sending.failure),
					isDisabled: sending.isSending || isSent
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Actions, {
				sending,
				hasPicture: picture.file !== null,
				isSent
			})
		]
	});
}
export { StartForm };

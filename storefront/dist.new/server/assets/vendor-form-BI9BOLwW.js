import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { On as STATE_NAMES, gn as TextField, hn as TextArea, mn as Select } from "../entry-server.js";
import { i as PictureField, n as UploadStatus, t as useFormUpload } from "./use-form-upload-BnJhuEoR.js";
import { t as RestoredNote } from "./restored-note-D-qKRZuC.js";
import { t as VendorFields } from "./vendors-Dc_zRAAc.js";
import { t as u } from "./zod-BBj7cvpn.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { s as useForm, t as Controller } from "./index.esm-AQNYIaAw.js";
import { t as fieldIssues } from "./field-issues-BI4fuZUK.js";
import { t as useDraft } from "./use-draft-B2uaP1Re.js";
import { t as useFocusOnTrouble } from "./use-focus-on-trouble-C_giyldb.js";
import { t as useLeaveWarning } from "./use-leave-warning-CP8DPMgZ.js";
import { t as NO_PICTURE } from "./picture-value-DumOhUov.js";
import { r as toast } from "./toast-BS915kXo.js";
import { n as isAboutPicture, r as isWorthRetrying, t as failureSentence } from "./sending-BqQVLrLx.js";
import { a as vendorFormData, i as practiceLabel, t as EMPTY_VENDOR } from "./vendor-form-values-BsUDFoic.js";
import { r as FARMING_PRACTICES } from "./shop-Dv2K-8bW.js";
import { t as FormSection } from "./form-section-B5FWbE6j.js";
import { t as WordsField } from "./words-field-pKcIFzDs.js";
import { t as MethodField } from "./method-field-BAav-82H.js";
import { a as WEEKDAYS, i as WEEK } from "./hours-D56nLBBq.js";
import { t as controlClass } from "./control-class-B0XWnN3a.js";
import { t as FieldError } from "./field-error-DsZoPFTL.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as SELLABLE_STATES } from "./checkout-states-DI5w0zxH.js";
import { n as usePublicConfig } from "./public-config-BLEyqF1J.js";
import { t as SentToStates } from "./sent-to-states-DcrkWoRC.js";
// src/marketplace/vendor/profile/use-vendor-form.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var resolver = u(VendorFields, void 0, { raw: true });
/**
* The form of a vendor, its picture, and its way to the server. What was typed stays until it has arrived.
*/
function useVendorForm({ userId, draftName, saved, path, method, onSent }) {
	const element = (0, import_react.useRef)(null);
	const form = useForm({
		resolver,
		defaultValues: saved,
		shouldFocusError: false
	});
	const { isDirty, submitCount, isValid } = form.formState;
	const [picture, setPicture] = (0, import_react.useState)(NO_PICTURE);
	const [failures, setFailures] = (0, import_react.useState)(0);
	const draft = useDraft(form, {
		name: draftName,
		userId,
		empty: EMPTY_VENDOR,
		saved
	});
	const hasPicture = picture.file !== null || picture.isRemoved;
	useLeaveWarning((isDirty || hasPicture) && !draft.isSent);
	useFocusOnTrouble(element, submitCount + failures, submitCount > 0 && (!isValid || failures > 0));
	const upload = useFormUpload({
		path,
		method,
		onSuccess: (profile) => {
			draft.finish();
			onSent(profile);
		},
		onError: (error) => {
			for (const [name, message] of fieldIssues(error, EMPTY_VENDOR)) form.setError(name, { message });
			setFailures((count) => count + 1);
			toast({
				title: "Error",
				description: failureSentence(error),
				variant: "destructive"
			});
		}
	});
	const submit = form.handleSubmit((values) => upload.send(vendorFormData(values, picture)));
	const { failure } = upload;
	return {
		form,
		element,
		picture,
		setPicture,
		submit,
		upload,
		draft,
		pictureError: isAboutPicture(failure) ? failureSentence(failure) : void 0,
		failure: failure && !isAboutPicture(failure) ? failureSentence(failure) : null,
		onRetry: isWorthRetrying(failure) ? () => void submit() : null
	};
}
// src/marketplace/vendor/profile/pickup-hours-field.tsx
var import_jsx_runtime = require_jsx_runtime();
var timeClass = `${controlClass} h-11 w-32 min-w-0 px-2! text-sm! tabular-nums`;
function DayRow({ day, value, onChange }) {
	const name = WEEKDAYS[day];
	const own = value.filter((one) => one.day === day);
	const replace = (hours) => onChange(WEEK.flatMap((one) => one === day ? hours : value.filter((kept) => kept.day === one)));
	const setTime = (at, end, time) => replace(own.map((one, index) => index === at ? {
		...one,
		[end]: time || null
	} : one));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-2.5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
				className: "flex min-h-11 w-36 items-center gap-2.5 text-sm",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					type: "checkbox",
					checked: own.length > 0,
					onChange: ({ currentTarget }) => replace(currentTarget.checked ? [{
						day,
						opens: "09:00",
						closes: "17:00"
					}] : []),
					className: "size-5 accent-leaf"
				}), name]
			}),
			own.length === 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "text-sm text-soft",
				children: "No pickup"
			}),
			own.map(({ opens, closes }, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "flex items-center gap-2 text-sm",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
						type: "time",
						"aria-label": `${name} pickup from`,
						value: opens ?? "",
						onChange: ({ currentTarget }) => setTime(index, "opens", currentTarget.value),
						className: timeClass
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						"aria-hidden": true,
						children: "to"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
						type: "time",
						"aria-label": `${name} pickup until`,
						value: closes ?? "",
						onChange: ({ currentTarget }) => setTime(index, "closes", currentTarget.value),
						className: timeClass
					})
				]
			}, index))
		]
	});
}
/** On which weekdays, and when, customers can pick up. */
function PickupHoursField({ value, onChange, error }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("legend", {
			className: "mb-1 text-sm font-semibold",
			children: ["Pickup hours ", /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "font-normal text-soft",
				children: "(optional)"
			})]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "mb-2 text-sm text-soft",
			children: "Customers see them on their order, today’s first."
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", { children: WEEK.map((day) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DayRow, {
			day,
			value,
			onChange
		}, day)) }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldError, {
			id: "pickup-hours-error",
			children: error
		})
	] });
}
// src/marketplace/vendor/profile/states-field.tsx
var choiceClass = "flex gap-3 text-sm has-focus-visible:rounded-sm has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf";
function StatesList({ value, onChange, offered }) {
	const { checkoutStates } = usePublicConfig();
	const toggle = (code, isOn) => onChange(offered.filter((one) => one === code ? isOn : value.includes(one)));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		"aria-label": "States you ship to",
		className: "grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-4 gap-y-1 rounded-control border border-line bg-card p-3",
		children: offered.map((code) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
			className: `${choiceClass} min-h-11 items-center sm:min-h-8`,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				type: "checkbox",
				checked: value.includes(code),
				disabled: value.length === 1 && value.includes(code),
				onChange: ({ currentTarget }) => toggle(code, currentTarget.checked),
				className: "size-5 shrink-0 accent-leaf outline-none"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [STATE_NAMES[code], !checkoutStates.includes(code) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "text-soft",
				children: " (closed for orders)"
			})] })]
		}) }, code))
	});
}
/** Where a vendor ships to: every state that orders can be sent to, or some of them. */
function StatesField({ value, onChange, error }) {
	const id = (0, import_react.useId)();
	const { checkoutStates } = usePublicConfig();
	const isSome = value.length > 0;
	const offered = SELLABLE_STATES.filter((code) => checkoutStates.includes(code) || value.includes(code));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "flex flex-col gap-3",
		"aria-describedby": error ? `${id}-error ${id}-help` : `${id}-help`,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
				className: "mb-2.5 text-sm font-semibold",
				children: "Where you ship"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				id: `${id}-help`,
				className: "-mt-3 text-sm text-soft",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SentToStates, {})
			}),
			[false, true].map((some) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
				className: `${choiceClass} items-start`,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					type: "radio",
					name: `${id}-which`,
					checked: isSome === some,
					onChange: () => onChange(some ? offered.filter((code) => checkoutStates.includes(code)) : []),
					className: "mt-0.5 size-4 shrink-0 accent-leaf outline-none"
				}), some ? "Only to the states I choose" : "To all of them"]
			}, String(some))),
			isSome && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StatesList, {
				value,
				onChange,
				offered
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldError, {
				id: `${id}-error`,
				children: error
			})
		]
	});
}
// src/marketplace/vendor/profile/vendor-fields.tsx
var errorOf = ({ form }, name) => {
	const error = form.formState.errors[name];
	if (Array.isArray(error)) return error.find(Boolean)?.message;
	return error?.message ?? error?.root?.message;
};
/** Where the business is, and how to reach it. */
function PlaceFields(props) {
	const { register } = props.form;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
		title: "Your location",
		hint: "Shoppers see your city and state. Only we and your customers see your street address and phone number.",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Address",
				autoComplete: "street-address",
				required: true,
				error: errorOf(props, "address"),
				...register("address")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grid grid-cols-1 gap-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,12rem)_8rem]",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
						label: "City",
						autoComplete: "address-level2",
						required: true,
						error: errorOf(props, "city"),
						...register("city")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Select, {
						label: "State",
						autoComplete: "address-level1",
						required: true,
						error: errorOf(props, "state"),
						...register("state"),
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
							value: "",
							children: "Choose"
						}), Object.entries(STATE_NAMES).map(([code, name]) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
							value: code,
							children: name
						}, code))]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
						label: "ZIP Code",
						autoComplete: "postal-code",
						inputMode: "numeric",
						maxLength: 10,
						required: true,
						error: errorOf(props, "zipCode"),
						...register("zipCode")
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grid grid-cols-1 gap-5 sm:grid-cols-2",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "Phone",
					type: "tel",
					autoComplete: "tel",
					required: true,
					error: errorOf(props, "phone"),
					...register("phone")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "Website",
					type: "url",
					inputMode: "url",
					autoComplete: "url",
					optional: true,
					placeholder: "https://",
					error: errorOf(props, "website"),
					...register("website")
				})]
			})
		]
	});
}
/** How it is grown, and who says so. */
function PracticeFields(props) {
	const { register, control } = props.form;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
		title: "How you farm",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
				label: "Farming practice",
				error: errorOf(props, "farmingPractice"),
				...register("farmingPractice"),
				children: FARMING_PRACTICES.map((practice) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: practice,
					children: practiceLabel(practice)
				}, practice))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Controller, {
				control,
				name: "certifications",
				render: ({ field }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WordsField, {
					label: "Certifications",
					placeholder: "USDA Organic",
					noun: "certification",
					most: 12,
					longest: 80,
					value: field.value,
					onChange: field.onChange,
					error: errorOf(props, "certifications")
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
				label: "Your story",
				optional: true,
				rows: 4,
				maxLength: 8e3,
				help: "How you got started, who works with you and what matters to you.",
				error: errorOf(props, "farmStory"),
				...register("farmStory")
			})
		]
	});
}
/** How goods reach people. */
function DeliveryFields(props) {
	const { register, control, watch } = props.form;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
		title: "Shipping and pickup",
		hint: "Applies to all your products. You can change it for individual products.",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Controller, {
				control,
				name: "shippingMethods",
				render: ({ field }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MethodField, {
					label: "Shipping methods",
					value: field.value,
					onChange: field.onChange,
					error: errorOf(props, "shippingMethods")
				})
			}),
			watch("shippingMethods").some((method) => method.endsWith("shipping")) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Controller, {
				control,
				name: "shippingStates",
				render: ({ field }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StatesField, {
					value: field.value,
					onChange: field.onChange,
					error: errorOf(props, "shippingStates")
				})
			}),
			watch("shippingMethods").includes("pickup") && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
				label: "Pickup note",
				optional: true,
				maxLength: 500,
				placeholder: "Saturdays from 8 AM to noon at the barn with the green roof",
				help: "When and where people pick up what they ordered.",
				error: errorOf(props, "pickupNote"),
				...register("pickupNote")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Controller, {
				control,
				name: "pickupHours",
				render: ({ field }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PickupHoursField, {
					value: field.value,
					onChange: field.onChange,
					error: errorOf(props, "pickupHours")
				})
			})] })
		]
	});
}
/** What the business is called, and in a few words what it is. */
function BusinessFields(props) {
	const { register } = props.form;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-5",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
			label: "Business name",
			autoComplete: "organization",
			maxLength: 120,
			required: true,
			error: errorOf(props, "businessName"),
			...register("businessName")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
			label: "Description",
			rows: 4,
			maxLength: 2e3,
			required: true,
			help: "What you grow or make, in a few sentences.",
			error: errorOf(props, "description"),
			...register("description")
		})]
	});
}
// src/marketplace/vendor/profile/vendor-form.tsx
/** The form of a vendor. Import it lazily: the checks come with it. */
function VendorForm({ label, kept, submitLabel, pendingLabel, children, ...options }) {
	const { form, element, picture, setPicture, submit, upload, draft, pictureError, failure, onRetry } = useVendorForm(options);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		ref: element,
		noValidate: true,
		"aria-label": label,
		onSubmit: (event) => void submit(event),
		className: "flex max-w-2xl min-w-0 flex-col gap-8",
		children: [
			draft.isRestored && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RestoredNote, { onDiscard: () => draft.restart(options.saved) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BusinessFields, { form }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PictureField, {
				label: "Picture",
				value: picture,
				onChange: setPicture,
				kept,
				error: pictureError,
				isDisabled: upload.isSending,
				description: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "Description of the picture",
					optional: true,
					help: "For people who can’t see the photo.",
					maxLength: 200,
					error: form.formState.errors.imageAlt?.message,
					...form.register("imageAlt")
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceFields, { form }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PracticeFields, { form }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DeliveryFields, { form }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-4 border-t border-line pt-6",
				children: [
					children,
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(UploadStatus, {
						progress: upload.progress,
						hasPicture: picture.file !== null,
						failure,
						error: upload.failure,
						onRetry,
						onCancel: upload.cancel
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						type: "submit",
						size: "lg",
						className: "self-start",
						disabled: draft.isSent,
						pendingLabel: upload.isSending && pendingLabel,
						children: submitLabel
					})
				]
			})
		]
	});
}
export { VendorForm as t };

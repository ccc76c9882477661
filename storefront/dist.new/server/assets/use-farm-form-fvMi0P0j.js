import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as createLucideIcon } from "./createLucideIcon-B8SKdGX_.js";
import { a as HoursEditor, d as FEATURE_GROUPS, f as PRODUCT_GROUPS, i as SocialFields, l as withScheme, n as stretchTrouble, o as EMPTY_FARM, p as featureLabel, r as troubleAt, t as seasonsTrouble } from "./trouble-at-ThEE6JnO.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { i as formatDate } from "./format-DqpZFbOp.js";
import { c as businessStatusLabel, n as FARM_KINDS, o as PLACE_KIND_LABELS, t as BUSINESS_STATUSES } from "./place-kinds-CWS_TYgm.js";
import { n as positionTrouble, t as devicePosition } from "./device-position-Bx1fhq9V.js";
import { t as FieldError } from "./field-error-DsZoPFTL.js";
import { fn as Checkbox, gn as TextField, hn as TextArea, mn as Select } from "../entry-server.js";
import { s as useForm, t as Controller } from "./index.esm-AQNYIaAw.js";
import { t as u } from "./zod-BBj7cvpn.js";
import { n as issuesOf } from "./field-issues-BI4fuZUK.js";
import { n as CheckChips } from "./check-chips-qeqdNAKb.js";
import { t as FormSection } from "./form-section-B5FWbE6j.js";
import { t as ExceptionsEditor } from "./exceptions-editor-CJkPQc6J.js";
import { t as WordsField } from "./words-field-pKcIFzDs.js";
import { n as FarmForm, t as FarmDetailsForm } from "./farms-CD3TSRZM.js";
import { t as useDraft } from "./use-draft-B2uaP1Re.js";
import { t as useFocusOnTrouble } from "./use-focus-on-trouble-C_giyldb.js";
import { t as useLeaveWarning } from "./use-leave-warning-CP8DPMgZ.js";
// ../node_modules/lucide-react/dist/esm/icons/locate-fixed.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "locate-fixed",
	size: 24,
	node: [
		["line", {
			x1: "2",
			x2: "5",
			y1: "12",
			y2: "12",
			key: "bvdh0s"
		}],
		["line", {
			x1: "19",
			x2: "22",
			y1: "12",
			y2: "12",
			key: "1tbv5k"
		}],
		["line", {
			x1: "12",
			x2: "12",
			y1: "2",
			y2: "5",
			key: "11lu5j"
		}],
		["line", {
			x1: "12",
			x2: "12",
			y1: "19",
			y2: "22",
			key: "x3vr5v"
		}],
		["circle", {
			cx: "12",
			cy: "12",
			r: "7",
			key: "fim9np"
		}],
		["circle", {
			cx: "12",
			cy: "12",
			r: "3",
			key: "1v7zrd"
		}]
	]
};
__iconData.node;
var LocateFixed = createLucideIcon(__iconData);
// src/directory/farms/form/position-field.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** About a meter: enough to find a gate. */
var rounded = (degrees) => Math.round(degrees * 1e5) / 1e5;
/** The farm's own spot on the map, for somebody who stands on it. Otherwise its ZIP code says where it is. */
function PositionField({ value, onChange, mayBeOld }) {
	const [isLooking, setLooking] = (0, import_react.useState)(false);
	const [trouble, setTrouble] = (0, import_react.useState)(null);
	const find = async () => {
		setLooking(true);
		setTrouble(null);
		try {
			const { latitude, longitude } = await devicePosition();
			onChange({
				latitude: rounded(latitude),
				longitude: rounded(longitude)
			});
		} catch (error) {
			setTrouble(`${positionTrouble(error)}. We’ll use your ZIP code instead.`);
		} finally {
			setLooking(false);
		}
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-2 rounded-control bg-sunk px-4 py-3",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-sm",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "font-semibold",
					children: "Map location"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "text-soft",
					children: " (optional)"
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				role: "status",
				className: "text-sm text-soft",
				children: [trouble ?? (value ? `Your farm is shown at ${value.latitude.toFixed(5)}, ${value.longitude.toFixed(5)}.` : "At the farm now? Use your location to place the pin. Otherwise, the map shows the center of your ZIP code."), value && mayBeOld && " You changed the address. Is the pin still in the right place?"]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap gap-2",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					look: "secondary",
					size: "sm",
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LocateFixed, {
						"aria-hidden": true,
						size: 16
					}),
					pendingLabel: isLooking && "Finding you...",
					onClick: () => void find(),
					children: "Use my location"
				}), value && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					look: "quiet",
					size: "sm",
					onClick: () => onChange(null),
					children: "Remove pin"
				})]
			})
		]
	});
}
// src/directory/farms/form/farm-fields.tsx
var errorAt = ({ form }, path) => troubleAt(form.formState.errors, path);
var NameField = (props) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
	label: "Farm Name",
	autoComplete: "organization",
	required: true,
	error: errorAt(props, "name"),
	...props.form.register("name")
});
var AddressField = (props) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
	label: "Address",
	autoComplete: "street-address",
	placeholder: "12 River Road, Fort Myers, FL",
	required: true,
	error: errorAt(props, "address"),
	...props.form.register("address")
});
var ZipCodeField = (props) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
	label: "ZIP Code",
	autoComplete: "postal-code",
	inputMode: "numeric",
	maxLength: 10,
	placeholder: "33901",
	required: true,
	error: errorAt(props, "zipCode"),
	...props.form.register("zipCode")
});
var KindField = (props) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
	label: "What kind of farm is it?",
	error: errorAt(props, "kind"),
	...props.form.register("kind"),
	children: FARM_KINDS.map((kind) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
		value: kind,
		children: PLACE_KIND_LABELS[kind]
	}, kind))
});
/** Name, kind and description. `warning` stands below the ZIP code, where it is known which farm is meant. */
function BasicFields({ warning, ...props }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NameField, { ...props }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grid grid-cols-1 gap-5 sm:grid-cols-[minmax(0,1fr)_10rem]",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddressField, { ...props }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ZipCodeField, { ...props })]
			}),
			warning,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Position, { ...props }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(KindField, { ...props }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DescriptionField, { ...props })
		]
	});
}
function DescriptionField(props) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
		label: "Description",
		rows: 5,
		placeholder: "What you grow, how you grow it, and what visitors find.",
		required: true,
		error: errorAt(props, "description"),
		...props.form.register("description")
	});
}
function Position({ form }) {
	const [latitude, longitude] = form.watch(["latitude", "longitude"]);
	const { address, zipCode, latitude: spot } = form.formState.dirtyFields;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PositionField, {
		value: latitude === null || longitude === null ? null : {
			latitude,
			longitude
		},
		onChange: (value) => {
			form.setValue("latitude", value?.latitude ?? null, { shouldDirty: true });
			form.setValue("longitude", value?.longitude ?? null, { shouldDirty: true });
		},
		mayBeOld: form.formState.defaultValues?.latitude !== null && Boolean(address ?? zipCode) && !spot
	});
}
/** At least one of the two. */
var ReachFields = (props) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
	className: "grid grid-cols-1 gap-5 sm:grid-cols-2",
	children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
		label: "Email",
		type: "email",
		autoComplete: "email",
		error: errorAt(props, "email"),
		...props.form.register("email")
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
		label: "Phone",
		type: "tel",
		autoComplete: "tel",
		error: errorAt(props, "phone"),
		...props.form.register("phone")
	})]
});
/** E-mail, phone and website. */
var ContactFields = (props) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
	title: "Contact",
	hint: "Shown on your farm’s page. Add an email address or a phone number.",
	children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReachFields, { ...props }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WebFields, { ...props })]
});
function WebFields(props) {
	const { form } = props;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
		label: "Website",
		type: "url",
		inputMode: "url",
		autoComplete: "url",
		placeholder: "https://",
		optional: true,
		error: errorAt(props, "website"),
		...form.register("website", { onBlur: () => {
			const full = withScheme(form.getValues("website"));
			if (full !== form.getValues("website")) form.setValue("website", full, {
				shouldDirty: true,
				shouldValidate: form.formState.isSubmitted
			});
		} })
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SocialFields, {
		register: form.register,
		errorAt: (path) => errorAt(props, path)
	})] });
}
/** What the farm sells. */
function ProductFields(props) {
	const { form } = props;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
		title: "Products",
		hint: "Choose all that apply. Shoppers can filter farms by product.",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Controller, {
				control: form.control,
				name: "productTypes",
				render: ({ field }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckChips, {
					groups: PRODUCT_GROUPS,
					value: field.value,
					onChange: field.onChange
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldError, {
				id: "products-error",
				children: errorAt(props, "productTypes")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Checkbox, {
				label: "The farm is certified organic",
				...form.register("organicCertified")
			})
		]
	});
}
/** What one can do there, and what it offers besides. */
function VisitFields(props) {
	const { form } = props;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
		title: "Visiting",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Controller, {
			control: form.control,
			name: "activities",
			render: ({ field, fieldState }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WordsField, {
				label: "Activities",
				noun: "activity",
				placeholder: "Hay rides, farm tours, cooking classes",
				value: field.value,
				onChange: field.onChange,
				error: fieldState.error?.message ?? errorAt(props, "activities")
			})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Controller, {
			control: form.control,
			name: "features",
			render: ({ field }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckChips, {
				groups: FEATURE_GROUPS,
				value: field.value,
				onChange: field.onChange,
				labelOf: featureLabel
			})
		})]
	});
}
/** Dates on which the farm does not keep its usual hours. */
function ExceptionFields(props) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSection, {
		title: "Holidays and special dates",
		hint: "Add the dates when you’re closed, open at other times or somewhere else. On those dates they replace your usual hours.",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Controller, {
			control: props.form.control,
			name: "exceptions",
			render: ({ field }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ExceptionsEditor, {
				value: field.value,
				onChange: field.onChange,
				errorAt: (index, name) => errorAt(props, `exceptions.${index}.${name}`),
				error: errorAt(props, "exceptions")
			})
		})
	});
}
/** @param asOf the day of the hours as they are saved, "YYYY-MM-DD"; null where they have none */
function HoursFields({ asOf = null, ...props }) {
	const hasHours = props.form.watch("seasons").length > 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
		title: "Opening hours",
		hint: "Choose the days you’re open to visitors. If your hours change during the year, add a season for each set of hours.",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Controller, {
			control: props.form.control,
			name: "seasons",
			render: ({ field }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HoursEditor, {
				value: field.value,
				onChange: field.onChange,
				errorAt: (season, index) => stretchTrouble(props.form.formState.errors, season, index),
				error: seasonsTrouble(props.form.formState.errors, field.value)
			})
		}), hasHours && asOf !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Checkbox, {
			label: `These hours are from ${formatDate(asOf)} and are still right`,
			...props.form.register("hoursChecked")
		})]
	});
}
var StatusField = (props) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSection, {
	title: "Business",
	children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
		label: "Business status",
		...props.form.register("businessStatus"),
		children: BUSINESS_STATUSES.map((status) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
			value: status,
			children: businessStatusLabel(status)
		}, status))
	})
});
// src/directory/farms/form/use-farm-form.ts
/**
* The form of a farm. What was typed and not sent is kept by the tab and shown again, leaving with it is
* warned of, and the focus goes to the first field that is wrong.
*/
function useFarmForm(options) {
	const { userId, farmId, saved, isUnderReview = false, complete = (values) => values } = options;
	const element = (0, import_react.useRef)(null);
	const check = isUnderReview ? u(FarmDetailsForm) : u(FarmForm);
	const form = useForm({
		resolver: (values, context, rest) => check(complete(values), context, rest),
		defaultValues: saved,
		shouldFocusError: false
	});
	const { isDirty, submitCount, isValid } = form.formState;
	const name = `farmgate-farm-draft${farmId === null ? "" : `-${farmId}`}`;
	const draft = useDraft(form, {
		name,
		userId,
		empty: EMPTY_FARM,
		saved
	});
	useLeaveWarning(isDirty && !draft.isSent);
	const [failures, setFailures] = (0, import_react.useState)(0);
	useFocusOnTrouble(element, submitCount + failures, submitCount > 0 && (!isValid || failures > 0));
	return {
		form,
		element,
		showIssues: (0, import_react.useCallback)((error) => {
			for (const { path, message } of issuesOf(error)) if (Object.hasOwn(EMPTY_FARM, path.split(".")[0] ?? "")) form.setError(path, { message });
			setFailures((count) => count + 1);
		}, [form]),
		...draft
	};
}
export { DescriptionField as a, KindField as c, ProductFields as d, ReachFields as f, ZipCodeField as g, WebFields as h, ContactFields as i, NameField as l, VisitFields as m, AddressField as n, ExceptionFields as o, StatusField as p, BasicFields as r, HoursFields as s, useFarmForm as t, Position as u };

import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as readZip } from "./zip-HpeG3EVs.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as Plus } from "./plus--yPFToWZ.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as useMay } from "./use-may-DpX1n8rd.js";
import { n as useFocusAfterRemoval, t as useScheduleEnding } from "./use-schedule-ending-DrJs0jhT.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { Cn as CouldNotLoad, gn as TextField, hn as TextArea, mn as Select, xn as Card } from "../entry-server.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as BackLink } from "./back-link-8W4Wgnnt.js";
import { n as RowsSkeleton } from "./dashboard-skeleton-CZ8ZhVjI.js";
import { n as VendorGate } from "./vendor-gate-02csY3-F.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { F as useQueryClient, x as keepPreviousData } from "./mutation-CaqYhdMo.js";
import { o as sentenceOf, r as callJson } from "./api-BmXrKzYt.js";
import { n as issuesOf, t as fieldIssues } from "./field-issues-BI4fuZUK.js";
import { t as useFocusOnTrouble } from "./use-focus-on-trouble-C_giyldb.js";
import { t as useLeaveWarning } from "./use-leave-warning-CP8DPMgZ.js";
import { r as toast } from "./toast-BS915kXo.js";
import { t as FormFailure } from "./form-failure-C1paraQv.js";
import { t as failureSentence } from "./sending-BqQVLrLx.js";
import { n as previewSentence, o as typedPrice, t as amountField } from "./terms-values-jHDVG9Zs.js";
import { a as roundsQuery, c as zonesQuery, i as keepZone, o as zipCodesAround, r as dropZone, s as zipTextQuery, t as ZONES } from "./zone-queries-BMNqB5Mf.js";
import { t as useSettled } from "./use-settled-B-lqxM-i.js";
import { n as countOf } from "./format-DqpZFbOp.js";
import { n as usePublicConfig } from "./public-config-BLEyqF1J.js";
import { t as ResultMap } from "./result-map-DwtNbd2a.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as ConfirmButton } from "./confirm-button-B1T0LAjQ.js";
import { o as windowText } from "./handover-words-CW5a2lSc.js";
import { n as takenText, t as scheduleWords } from "./schedule-words-BNkFbuKX.js";
import { i as priceWords } from "./seller-terms-vgRQTthN.js";
import { i as dollarsShort } from "./terms-limits-BLJEpMS2.js";
import { r as centsOf } from "./money-C_WGm-47.js";
import { i as issuesOfSame, r as fieldErrors } from "./field-errors-CuD2kIpT.js";
import { n as PICKUP_SCHEDULES } from "./pickup-queries-DgDrsbQR.js";
import { n as CutoffFields, t as WeekdaysField } from "./weekdays-field-Bamg260E.js";
import { i as scheduleRequest, r as roundValues } from "./schedule-values-CQXxRUYd.js";
import { r as useNow } from "./visit-BGiKR49a.js";
// ../backend/src/contract/marketplace/pickup/zip-text.ts
/** ZIP codes as people type or paste them. Free of zod. */
/** Letters of the field: so many ZIP codes with the names of their cities. */
var MAX_ZIP_TEXT = 2e4;
/**
* @param text ZIP codes with anything between them; ZIP+4 is cut to its five digits
* @returns each once, ascending, and the numbers that are no ZIP codes, as they were typed
*/
function readZipText(text) {
	const read = (text.match(/\d{5}-\d{4}(?!\d)|\d+/g) ?? []).map((number) => ({
		number,
		zipCode: readZip(number)
	}));
	return {
		zipCodes: [...new Set(read.flatMap(({ zipCode }) => zipCode ?? []))].sort(),
		wrong: [...new Set(read.flatMap(({ number, zipCode }) => zipCode === null ? number : []))]
	};
}
// src/marketplace/vendor/delivery-zones/zip-map.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var ignore = () => void 0;
/** ZIP codes on the map, a pin at the center of each. */
function ZipMap({ places, circle = null, chosen = null, onChoose = ignore, className }) {
	const { mapStyleUrl } = usePublicConfig();
	const points = (0, import_react.useMemo)(() => {
		return [...new Map(places.map((place) => [place.zipCode, place])).values()].map(({ zipCode, city, latitude, longitude }) => ({
			id: zipCode,
			label: `${zipCode} ${city}`,
			kind: "zip",
			latitude,
			longitude,
			isApproximate: false
		}));
	}, [places]);
	const center = (0, import_react.useMemo)(() => circle && {
		label: circle.zipCode,
		latitude: circle.latitude,
		longitude: circle.longitude
	}, [circle]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ResultMap, {
		...className !== void 0 && { className },
		label: "Map of the ZIP codes",
		instead: "Every ZIP code is in the text.",
		points,
		selectedId: chosen,
		onSelect: onChoose,
		center,
		radiusMiles: circle?.miles ?? null,
		mapStyleUrl
	});
}
// src/marketplace/vendor/delivery-zones/form/zone-values.ts
var NEW_ZONE = {
	name: "",
	zipCodes: "",
	fee: "",
	freeFrom: "",
	minimum: "",
	note: ""
};
/** @returns a zone as its form shows it; null for a new one */
var zoneValues = (zone) => zone ? {
	name: zone.name,
	zipCodes: zone.zipCodes.map(({ zipCode }) => zipCode).join(", "),
	fee: amountField(zone.fee),
	freeFrom: amountField(zone.freeFrom),
	minimum: amountField(zone.minimum),
	note: zone.note ?? ""
} : NEW_ZONE;
/** "$1,250" is 1250. */
var plain = (text) => text.replace(/[$,\s]/g, "");
/** @returns what is sent; the server reads what was typed */
var zoneRequest = (values) => ({
	...values,
	fee: plain(values.fee),
	freeFrom: plain(values.freeFrom) || null,
	minimum: plain(values.minimum) || null
});
/** @returns the text with the ZIP codes that it lacks at its end, and how many these are */
function withZips(text, zipCodes) {
	const has = new Set(readZipText(text).zipCodes);
	const missing = zipCodes.filter((zipCode) => !has.has(zipCode)).sort();
	const before = text.trim().replace(/,$/, "");
	return {
		text: [...before ? [before] : [], ...missing].join(", "),
		added: missing.length
	};
}
/** @returns the text without a ZIP code, and without the comma that then has nothing to part */
var withoutZip = (text, zipCode) => text.replaceAll(new RegExp(`\\b${zipCode}(?:-\\d{4})?\\b[ \\t]*,?[ \\t]*`, "g"), "").replace(/,\s*$/, "");
// src/marketplace/vendor/delivery-zones/form/radius-field.tsx
/** Adds all ZIP codes within so many miles of one, with a way back. */
function RadiusField({ home, text, onChange, onFound }) {
	const [asked, setAsked] = (0, import_react.useState)({
		zipCode: home,
		miles: "10"
	});
	const [before, setBefore] = (0, import_react.useState)(null);
	const [said, setSaid] = (0, import_react.useState)("");
	const finding = useMutation({
		mutationFn: () => zipCodesAround(asked.zipCode, asked.miles),
		onSuccess: ({ zipCodes, total }) => {
			const around = `within ${countOf(Number(asked.miles), "mile")} of ${asked.zipCode}`;
			if (total > 500) return setSaid(`${total} ZIP codes are ${around}. A zone can have 500, so choose fewer miles.`);
			const next = withZips(text, zipCodes.map(({ zipCode }) => zipCode));
			const [center] = zipCodes;
			onFound(center ? {
				...center,
				zipCode: asked.zipCode,
				miles: Number(asked.miles)
			} : null);
			setBefore(next.added > 0 ? text : null);
			setSaid(next.added > 0 ? `Added ${countOf(next.added, "ZIP code")} ${around}.` : `You have all ZIP codes ${around} already.`);
			onChange(next.text);
		},
		onError: () => setSaid("")
	});
	const errors = Object.fromEntries(fieldIssues(finding.error, asked));
	const failure = finding.error && Object.keys(errors).length === 0;
	const add = () => !finding.isPending && finding.mutate();
	const field = (name) => ({
		value: asked[name],
		error: errors[name],
		onChange: ({ currentTarget }) => setAsked({
			...asked,
			[name]: currentTarget.value
		}),
		onKeyDown: (event) => {
			if (event.key !== "Enter") return;
			event.preventDefault();
			add();
		}
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "flex min-w-0 flex-col gap-3 rounded-control bg-sunk p-3 sm:p-4",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
				className: "float-left text-sm font-semibold",
				children: "Add by distance"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grid grid-cols-[minmax(0,1fr)_minmax(0,5.5rem)] items-start gap-3 sm:grid-cols-[minmax(0,1fr)_7rem_auto]",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
						label: "Around ZIP code",
						inputMode: "numeric",
						maxLength: 10,
						...field("zipCode")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
						label: "Miles",
						inputMode: "numeric",
						maxLength: 2,
						help: `1 to 60`,
						...field("miles")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						look: "secondary",
						className: "col-span-2 sm:col-span-1 sm:mt-7",
						pendingLabel: finding.isPending && "Looking...",
						onClick: add,
						children: "Add ZIP codes"
					})
				]
			}),
			failure && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				role: "alert",
				className: "text-sm text-danger",
				children: sentenceOf(finding.error, "We couldn’t look them up. Check your connection and try again.")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-center gap-x-3 gap-y-1 text-sm has-[p:empty]:hidden",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					role: "status",
					children: said
				}), before !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					size: "sm",
					look: "quiet",
					onClick: () => {
						onChange(before);
						onFound(null);
						setBefore(null);
						setSaid("ZIP codes removed.");
					},
					children: "Undo"
				})]
			})
		]
	});
}
// src/marketplace/vendor/delivery-zones/form/zip-field.tsx
var TYPING_PAUSE_MS = 500;
/** ZIP codes that are typed, pasted, or found by distance, and where they are. */
function ZipField({ home, text, error, onChange }) {
	const [circle, setCircle] = (0, import_react.useState)(null);
	const [chosen, setChosen] = (0, import_react.useState)(null);
	const settled = useSettled(text, TYPING_PAUSE_MS);
	const hasZips = readZipText(settled).zipCodes.length > 0;
	const { data } = useQuery({
		...zipTextQuery(settled),
		enabled: hasZips,
		placeholderData: keepPreviousData
	});
	const places = hasZips && data?.zipCodes || [];
	const shown = places.find(({ zipCode }) => zipCode === chosen);
	const problem = hasZips && !error && settled === text ? data?.problem : null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "grid grid-cols-1 gap-5 lg:grid-cols-2",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex min-w-0 flex-col gap-4",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
				label: "ZIP codes",
				rows: 4,
				maxLength: MAX_ZIP_TEXT,
				spellCheck: false,
				placeholder: "33901, 33903",
				help: "Type or paste them. Separate them any way you like.",
				value: text,
				error,
				onChange: ({ currentTarget }) => onChange(currentTarget.value)
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				role: "status",
				className: "mt-1.5 text-sm",
				children: [hasZips && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "font-semibold",
					children: countOf(places.length, "ZIP code")
				}), problem && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "text-soft",
					children: [" · ", problem]
				})]
			})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadiusField, {
				home,
				text,
				onChange,
				onFound: setCircle
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex min-w-0 flex-col gap-2",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "h-80 lg:h-auto lg:flex-1",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ZipMap, {
					places,
					circle,
					chosen: shown?.zipCode ?? null,
					onChoose: setChosen
				})
			}), shown && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "flex flex-wrap items-center justify-between gap-2 text-sm",
				children: [
					shown.zipCode,
					" ",
					shown.city,
					", ",
					shown.state,
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
						size: "sm",
						look: "quiet",
						onClick: () => onChange(withoutZip(text, shown.zipCode)),
						children: ["Remove ", shown.zipCode]
					})
				]
			})]
		})]
	});
}
// src/marketplace/vendor/delivery-zones/form/zone-form.tsx
/** What delivery costs, with an example. */
function Prices({ values, errors, onChange }) {
	const field = (name) => ({
		inputMode: "decimal",
		maxLength: 12,
		value: values[name],
		error: errors[name],
		onChange: ({ currentTarget }) => onChange({ [name]: currentTarget.value })
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "grid grid-cols-1 gap-5 sm:grid-cols-3",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Delivery fee in dollars",
				help: "0 makes it free.",
				...field("fee")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Free from",
				optional: true,
				help: "Your products in the order.",
				...field("freeFrom")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Minimum order",
				optional: true,
				help: "Before discounts.",
				...field("minimum")
			})
		]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		role: "status",
		className: "rounded-control bg-sunk px-3.5 py-3 text-sm empty:hidden",
		children: previewSentence(typedPrice(values.fee, values.freeFrom), "delivered")
	})] });
}
/** Where a vendor delivers, and what that costs. */
function ZoneForm({ zone, home, onDone }) {
	const client = useQueryClient();
	const element = (0, import_react.useRef)(null);
	const [start] = (0, import_react.useState)(() => zoneValues(zone));
	const [values, setValues] = (0, import_react.useState)(start);
	const [tries, setTries] = (0, import_react.useState)(0);
	const change = (some) => setValues((before) => ({
		...before,
		...some
	}));
	const saving = useMutation({
		mutationFn: (sent) => callJson(zone ? `${ZONES}/${zone.id}` : ZONES, {
			method: zone ? "PUT" : "POST",
			body: zoneRequest(sent)
		}),
		onSuccess: (saved) => {
			keepZone(client, saved);
			toast({ title: zone ? "Delivery zone saved" : "Delivery zone added" });
			onDone(saved);
		},
		onError: () => setTries((count) => count + 1)
	});
	const issues = fieldIssues(saving.error, values);
	const errors = Object.fromEntries(issues.filter(([name]) => values[name] === saving.variables?.[name]));
	useLeaveWarning(JSON.stringify(values) !== JSON.stringify(start));
	useFocusOnTrouble(element, tries, tries > 0 && saving.isError);
	const title = zone ? `Change ${zone.name}` : "Add a delivery zone";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
		className: "p-4 sm:p-6",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
			ref: element,
			noValidate: true,
			"aria-label": title,
			className: "flex flex-col gap-6",
			onSubmit: (event) => {
				event.preventDefault();
				if (!saving.isPending) saving.mutate(values);
			},
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "text-xl wrap-anywhere",
					children: title
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "Name",
					autoFocus: true,
					maxLength: 80,
					placeholder: "North side",
					help: "Your customers read it, too.",
					className: "max-w-md",
					value: values.name,
					error: errors.name,
					onChange: ({ currentTarget }) => change({ name: currentTarget.value })
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ZipField, {
					home,
					text: values.zipCodes,
					error: errors.zipCodes,
					onChange: (zipCodes) => change({ zipCodes })
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Prices, {
					values,
					errors,
					onChange: change
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
					label: "Note for customers",
					optional: true,
					rows: 2,
					maxLength: 300,
					placeholder: "Please put out a cooler.",
					value: values.note,
					error: errors.note,
					onChange: ({ currentTarget }) => change({ note: currentTarget.value })
				}),
				saving.error && issues.length === 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: failureSentence(saving.error) }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-wrap gap-3",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						type: "submit",
						pendingLabel: saving.isPending && "Saving...",
						children: zone ? "Save delivery zone" : "Add delivery zone"
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						look: "quiet",
						disabled: saving.isPending,
						onClick: () => onDone(null),
						children: "Cancel"
					})]
				})
			]
		})
	});
}
// src/marketplace/vendor/delivery-zones/zone-words.ts
var cents = (amount) => centsOf(amount) ?? 0;
/** @returns "Delivery $5.50, free from $60", "Orders from $20" */
function zonePrices({ fee, freeFrom, minimum }) {
	const price = priceWords({
		cents: cents(fee),
		freeFrom: freeFrom === null ? null : cents(freeFrom)
	});
	return [fee === 0 ? "Free delivery" : `Delivery ${price}`, ...minimum === null ? [] : [`Orders from ${dollarsShort(cents(minimum))}`]];
}
var MOST_NAMED = 6;
/** @returns "33901, 33903", "33901, 33903, 33904, 33905, 33907, 33908 and 6 more" */
function zipsText(zips) {
	const named = zips.slice(0, MOST_NAMED).map(({ zipCode }) => zipCode);
	const more = zips.length - named.length;
	return `${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
/** @returns "No orders yet", "3 orders", "3 of 20 orders", "Canceled" */
function roundText(day) {
	if (day.status === "canceled") return "Canceled";
	if (day.status === "closed") return `${takenText(day)}, closed`;
	return day.taken === 0 && day.capacity === null ? "No orders yet" : takenText(day);
}
// src/marketplace/vendor/delivery-zones/rounds/coming-rounds.tsx
var MOST_SHOWN = 4;
function Round({ round, mayOpen }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2 text-sm",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [windowText(round), round.reason && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "text-soft",
			children: [
				" (",
				round.reason,
				")"
			]
		})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "flex items-baseline gap-4",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "text-soft",
				children: roundText(round)
			}), mayOpen && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: paths.deliveryDay(round.id),
				"aria-label": `Stop list for ${windowText(round)}`,
				className: "hit font-semibold text-leaf hover:underline",
				children: "Stop list"
			})]
		})]
	});
}
/** The next days on which orders are brought to a zone. */
function ComingRounds({ zoneId }) {
	const { may } = useMay();
	const { data: zones = [] } = useQuery(zonesQuery());
	const { data } = useQuery({
		...roundsQuery(),
		enabled: zones.some(({ schedules }) => schedules.length > 0)
	});
	const rounds = (data ?? []).filter((round) => round.zoneId === zoneId).slice(0, MOST_SHOWN);
	if (rounds.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "mt-2",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
			className: "mb-1.5 text-sm font-semibold",
			children: "Coming up"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", { children: rounds.map((round) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Round, {
			round,
			mayOpen: may("orders")
		}, round.id)) })]
	});
}
// src/marketplace/vendor/delivery-zones/rounds/round-form.tsx
function useSaving({ zone, schedule, onDone }, onFailed) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (body) => callJson(schedule ? `${PICKUP_SCHEDULES}/${schedule.id}` : `${ZONES}/${zone.id}/schedules`, {
			method: schedule ? "PUT" : "POST",
			body
		}),
		onSuccess: (saved) => {
			keepZone(client, saved);
			toast({ title: schedule ? "Delivery days saved" : "Delivery days added" });
			onDone();
		},
		onError: onFailed
	});
}
/** From when to when, from when on customers can order, and how much fits on the truck. */
function Limits({ values, errors, onChange }) {
	const field = (name) => ({
		value: values[name],
		error: errors[name],
		onChange: ({ currentTarget }) => onChange({ [name]: currentTarget.value })
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "grid max-w-md grid-cols-2 gap-4",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "From",
				type: "time",
				...field("opens")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "To",
				type: "time",
				...field("closes")
			})]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CutoffFields, {
			values,
			errors,
			onChange,
			what: "delivery"
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "Opens for orders",
					inputMode: "numeric",
					maxLength: 2,
					help: "Days before the delivery.",
					...field("opensDaysBefore")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "Room for",
					optional: true,
					inputMode: "numeric",
					maxLength: 5,
					help: "Blank means no limit.",
					value: values.capacity,
					error: errors.capacity,
					onChange: ({ currentTarget: { value } }) => onChange({
						capacity: value,
						isLimited: value.trim() !== ""
					})
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Select, {
					label: "Counted in",
					value: values.capacityUnit,
					onChange: ({ currentTarget }) => onChange({ capacityUnit: currentTarget.value === "crates" ? "crates" : "orders" }),
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
						value: "orders",
						children: "Orders"
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
						value: "crates",
						children: "Crates"
					})]
				})
			]
		})
	] });
}
/** The weekdays on which a vendor brings orders to a zone. */
function RoundForm(props) {
	const { zone, schedule, onDone } = props;
	const element = (0, import_react.useRef)(null);
	const [start] = (0, import_react.useState)(() => roundValues(schedule));
	const [values, setValues] = (0, import_react.useState)(start);
	const [tries, setTries] = (0, import_react.useState)(0);
	const change = (some) => setValues((before) => ({
		...before,
		...some
	}));
	const saving = useSaving(props, () => setTries((count) => count + 1));
	const issues = issuesOf(saving.error);
	const request = scheduleRequest(values);
	const errors = fieldErrors(issuesOfSame(issues, saving.variables, request));
	useLeaveWarning(JSON.stringify(values) !== JSON.stringify(start));
	useFocusOnTrouble(element, tries, tries > 0 && saving.isError);
	const title = schedule ? "Change delivery days" : "Add delivery days";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		ref: element,
		noValidate: true,
		"aria-label": `${title} of ${zone.name}`,
		className: "flex flex-col gap-5 rounded-control border border-line p-3 sm:p-4",
		onSubmit: (event) => {
			event.preventDefault();
			if (!saving.isPending) saving.mutate(request);
		},
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				className: "text-lg",
				children: title
			}),
			schedule?.kind !== "dates" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WeekdaysField, {
				legend: "Delivery days",
				value: values.weekdays,
				error: errors.weekdays,
				onChange: (weekdays) => change({ weekdays })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Limits, {
				values,
				errors,
				onChange: change
			}),
			saving.error && issues.length === 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: failureSentence(saving.error) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap gap-3",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					type: "submit",
					pendingLabel: saving.isPending && "Saving...",
					children: schedule ? "Save delivery days" : "Add delivery days"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					look: "quiet",
					disabled: saving.isPending,
					onClick: onDone,
					children: "Cancel"
				})]
			})
		]
	});
}
// src/marketplace/vendor/delivery-zones/rounds/round-row.tsx
/** When a vendor brings orders to a zone, in words. */
function RoundRow({ zone, schedule, canEdit, onEdit, onRemoved }) {
	const client = useQueryClient();
	const words = scheduleWords(schedule, useNow().getFullYear());
	const removal = useScheduleEnding({
		schedule,
		place: `${ZONES}/${zone.id}`,
		keep: (saved) => keepZone(client, saved),
		refresh: () => client.invalidateQueries({ queryKey: zonesQuery().queryKey }),
		onEnded: onRemoved,
		words: {
			ended: {
				title: "Delivery days removed",
				description: words
			},
			notEnded: "We couldn’t remove these days. Please try again.",
			notBack: "We couldn’t bring them back. Please add them again."
		}
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-wrap items-center justify-between gap-x-4 gap-y-2",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "min-w-0 text-sm",
			children: words
		}), canEdit && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-wrap gap-2",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				size: "sm",
				look: "quiet",
				"aria-label": `Change delivery days: ${words}`,
				onClick: onEdit,
				children: "Change"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				size: "sm",
				look: "quiet",
				"aria-label": `Remove delivery days: ${words}`,
				disabled: removal.isPending,
				onClick: () => removal.mutate(),
				children: "Remove"
			})]
		})]
	});
}
// src/marketplace/vendor/delivery-zones/zone-card.tsx
function RemoveZone({ zone, onRemoved }) {
	const client = useQueryClient();
	const removal = useMutation({
		mutationFn: () => callJson(`${ZONES}/${zone.id}`, { method: "DELETE" }),
		onSuccess: () => {
			toast({
				title: "Delivery zone removed",
				description: zone.name
			});
			onRemoved();
			dropZone(client, zone.id);
		}
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ConfirmButton, {
		label: "Remove",
		about: zone.name,
		size: "sm",
		look: "quiet",
		title: `Remove ${zone.name}?`,
		confirmLabel: "Remove zone",
		pendingLabel: removal.isPending && "Removing...",
		failure: removal.error && sentenceOf(removal.error, "We couldn’t remove it. Please try again."),
		isDangerous: true,
		onOpen: removal.reset,
		onConfirm: () => removal.mutate(),
		children: [
			"Customers in its ",
			countOf(zone.zipCodes.length, "ZIP code"),
			" can’t choose it anymore. Past orders keep it."
		]
	});
}
/** The days on which orders are brought there. */
function Rounds({ zone, startsOpen, canEdit }) {
	const [open, setOpen] = (0, import_react.useState)(startsOpen ? "new" : null);
	const adding = (0, import_react.useRef)(null);
	const whole = (0, import_react.useRef)(null);
	const onRemoved = useFocusAfterRemoval(zone.schedules.length, () => (adding.current ?? whole.current)?.focus());
	const isFull = zone.schedules.length >= 12;
	const close = () => {
		setOpen(null);
		setTimeout(() => adding.current?.focus());
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		ref: whole,
		tabIndex: -1,
		className: "flex flex-col gap-3 border-t border-line pt-4 outline-none",
		children: [
			zone.schedules.length === 0 && open === null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm text-soft",
				children: "No delivery days yet. Until you add some, you arrange each delivery with your customer."
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "flex flex-col gap-3 empty:hidden",
				children: zone.schedules.map((schedule) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: open === schedule.id ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoundForm, {
					zone,
					schedule,
					onDone: close
				}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoundRow, {
					zone,
					schedule,
					canEdit,
					onEdit: () => setOpen(schedule.id),
					onRemoved
				}) }, schedule.id))
			}),
			open === "new" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoundForm, {
				zone,
				schedule: null,
				onDone: close
			}),
			canEdit && open === null && !isFull && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				ref: adding,
				size: "sm",
				look: "secondary",
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plus, {
					"aria-hidden": true,
					size: 16
				}),
				"aria-label": `Add delivery days to ${zone.name}`,
				onClick: () => setOpen("new"),
				children: "Add delivery days"
			}) }),
			canEdit && isFull && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-sm text-soft",
				children: [
					"You have ",
					12,
					" sets of delivery days here. Remove one to add another."
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ComingRounds, { zoneId: zone.id })
		]
	});
}
/** One zone: where it is, what it costs, and when orders are brought there. */
function ZoneCard({ zone, isNew, onEdit, onRemoved }) {
	const { may } = useMay();
	const canEdit = may("edit");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex flex-col gap-4 p-4 sm:p-5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-start justify-between gap-x-4 gap-y-2",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "min-w-0 text-lg wrap-anywhere",
					children: zone.name
				}), canEdit && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-wrap gap-2",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						size: "sm",
						look: "secondary",
						"aria-label": `Change ${zone.name}`,
						onClick: onEdit,
						children: "Change"
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RemoveZone, {
						zone,
						onRemoved
					})]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-1 text-sm",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "font-semibold",
						children: zonePrices(zone).join(" · ")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
						countOf(zone.zipCodes.length, "ZIP code"),
						": ",
						zipsText(zone.zipCodes)
					] }),
					zone.note && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "text-soft wrap-anywhere",
						children: [
							"“",
							zone.note,
							"”"
						]
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Rounds, {
				zone,
				startsOpen: isNew,
				canEdit
			})
		]
	});
}
// src/marketplace/vendor/delivery-zones/zones-page.tsx
var SKELETON = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsSkeleton, { label: "Loading your delivery zones..." });
function Zones({ zones, home }) {
	const { may } = useMay();
	const [open, setOpen] = (0, import_react.useState)(null);
	const [newId, setNewId] = (0, import_react.useState)(null);
	const adding = (0, import_react.useRef)(null);
	const onRemoved = useFocusAfterRemoval(zones.length, () => adding.current?.focus());
	const close = (saved) => {
		if (open === "new" && saved) setNewId(saved.id);
		setOpen(null);
		setTimeout(() => adding.current?.focus());
	};
	if (open !== null) {
		const zone = zones.find(({ id }) => id === open) ?? null;
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ZoneForm, {
			zone,
			home,
			onDone: close
		});
	}
	const isFull = zones.length >= 30;
	const add = may("edit") && !isFull && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		ref: adding,
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plus, {
			"aria-hidden": true,
			size: 18
		}),
		onClick: () => setOpen("new"),
		children: "Add a delivery zone"
	});
	if (zones.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		heading: "h2",
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "nothing-near" }),
		title: "No delivery zones yet",
		hint: "Add the ZIP codes that you deliver to, with your own fee and delivery days.",
		action: add
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex min-w-0 flex-col gap-4",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
					className: "flex flex-col gap-4",
					children: zones.map((zone) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ZoneCard, {
						zone,
						isNew: zone.id === newId,
						onEdit: () => setOpen(zone.id),
						onRemoved
					}) }, zone.id))
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { children: add }),
				isFull && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "text-sm text-soft",
					children: [
						"You have ",
						30,
						" delivery zones. Remove one to add another."
					]
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "h-80 lg:sticky lg:top-24 lg:h-112",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ZipMap, { places: zones.flatMap(({ zipCodes }) => zipCodes) })
		})]
	});
}
function LoadedZones({ home }) {
	const { data, error, refetch } = useQuery(zonesQuery());
	if (data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Zones, {
		zones: data,
		home
	});
	if (error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
		title: "We couldn’t load your delivery zones.",
		error,
		onRetry: refetch
	});
	return SKELETON;
}
/** Zones count once the vendor says that it delivers at all. */
function NotOffered() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "mb-6 max-w-measure rounded-control bg-sun px-4 py-3 text-sm text-on-sun",
		children: [
			"Your profile doesn’t offer local delivery yet, so customers can’t choose these zones.",
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: paths.vendorProfileEdit,
				className: "font-semibold underline",
				children: "Turn it on in your profile"
			}),
			"."
		]
	});
}
/** Where a vendor brings orders to, what it asks for that, and when. */
function ZonesPage() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page py-8 md:py-12",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Delivery zones",
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackLink, {
				to: paths.vendorDashboard,
				children: "Dashboard"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "mt-4 mb-3 text-2xl md:text-3xl",
				children: "Delivery zones"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "mb-8 max-w-measure text-soft",
				children: "Say where you deliver, what it costs and on which days. If a ZIP code is in two zones, your customer gets the cheaper one."
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VendorGate, {
				here: paths.deliveryZones,
				skeleton: SKELETON,
				children: ({ profile }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [!profile.shippingMethods.includes("local_delivery") && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotOffered, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LoadedZones, { home: profile.zipCode })] })
			})
		]
	});
}
export { ZonesPage };

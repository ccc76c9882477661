import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as createLucideIcon } from "./createLucideIcon-B8SKdGX_.js";
import { t as CalendarPlus } from "./calendar-plus-0UJF6OFn.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { t as Plus } from "./plus--yPFToWZ.js";
import { t as Trash } from "./trash-BPWFDoWq.js";
import { t as X } from "./x-BHkNfOAH.js";
import { t as controlClass } from "./control-class-B0XWnN3a.js";
import { t as ChoiceField } from "./search-field-CDEoFd_N.js";
import { t as MONTH_NAMES } from "./months-dNOTda4-.js";
import { a as WEEKDAYS, i as WEEK, o as YEAR_ROUND } from "./hours-D56nLBBq.js";
import { i as FEATURE_LABELS, r as FEATURES, t as BUSINESS_STATUSES } from "./place-kinds-CWS_TYgm.js";
import { n as PRODUCT_TYPES } from "./product-types-Q1W2f2zU.js";
import { t as FieldError } from "./field-error-DsZoPFTL.js";
import { Mr as Segmented, Mt as SOCIAL_LABELS, Nt as SOCIAL_NETWORKS, gn as TextField, kr as IconButton } from "../entry-server.js";
import { t as CheckChip } from "./check-chips-qeqdNAKb.js";
import { n as timeOf, t as timeFieldValue } from "./clock-fields-D8WLcn07.js";
// ../node_modules/lucide-react/dist/esm/icons/copy-check.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "copy-check",
	size: 24,
	node: [
		["path", {
			d: "m12 15 2 2 4-4",
			key: "2c609p"
		}],
		["rect", {
			width: "14",
			height: "14",
			x: "8",
			y: "8",
			rx: "2",
			ry: "2",
			key: "17jyea"
		}],
		["path", {
			d: "M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2",
			key: "zix9uf"
		}]
	]
};
__iconData.node;
var CopyCheck = createLucideIcon(__iconData);
// src/directory/farms/form/choice-groups.ts
/** All product types, as a farmer would look for them. */
var PRODUCT_GROUPS = [
	{
		label: "From the field",
		choices: [
			"Fresh Produce",
			"Fresh Vegetables",
			"Organic Vegetables",
			"Fresh Fruits",
			"Herbs",
			"Mushrooms",
			"Beans",
			"Grains",
			"Nuts",
			"Wild Harvest"
		]
	},
	{
		label: "From animals",
		choices: [
			"Eggs",
			"Dairy Products",
			"Cheese",
			"Meat",
			"Poultry",
			"Seafood",
			"Honey"
		]
	},
	{
		label: "From the kitchen",
		choices: [
			"Baked Goods",
			"Preserves",
			"Maple Syrup",
			"Prepared Foods",
			"Coffee & Tea",
			"Juices & Ciders",
			"Wine & Spirits",
			"Tofu"
		]
	},
	{
		label: "Plants, crafts and more",
		choices: [
			"Flowers",
			"Plants",
			"Nursery Stock",
			"Trees",
			"Seeds",
			"Artisan Goods",
			"Soap & Body Care",
			"Pet Food"
		]
	}
];
var PAYMENT = [
	"snap",
	"snap_match",
	"wic",
	"wic_fmnp",
	"senior_fmnp",
	"cash",
	"cards",
	"mobile_pay",
	"checks",
	"barter",
	"volunteer"
];
/** All features. */
var FEATURE_GROUPS = [{
	label: "Ways to pay",
	choices: PAYMENT
}, {
	label: "On-site features",
	choices: FEATURES.filter((feature) => !PAYMENT.includes(feature))
}];
var featureLabel = (feature) => FEATURE_LABELS[feature];
// src/directory/farms/form/hours-model.ts
/** February has its leap day: a season is no date of one year. */
var DAYS_IN_MONTH = [
	31,
	29,
	31,
	30,
	31,
	30,
	31,
	31,
	30,
	31,
	30,
	31
];
var USUAL_HOURS = {
	opens: "09:00",
	closes: "17:00"
};
/** What a farm that is not open all year probably means. */
var USUAL_SEASON = {
	from: "05-01",
	to: "10-31"
};
/** @returns a season of the whole year without any hours */
function newSeason() {
	return {
		...YEAR_ROUND,
		hours: []
	};
}
function isYearRound({ from, to }) {
	return from === YEAR_ROUND.from && to === YEAR_ROUND.to;
}
/** @returns the season over the whole year, or over the usual part of it */
function withYearRound(season, yearRound) {
	return {
		...season,
		...yearRound ? YEAR_ROUND : USUAL_SEASON
	};
}
/** @returns what a day has, in the order of the season's hours; none where it is closed */
function stretchesOf({ hours }, day) {
	return hours.flatMap((stretch, index) => stretch.day === day ? [{
		...stretch,
		index
	}] : []);
}
/** @returns the days on which the season opens, Monday first */
function openDays({ hours }) {
	return WEEK.filter((day) => hours.some((stretch) => stretch.day === day));
}
/**
* Opens a closed day with the hours of the open day before it (or of any, or the usual ones), or closes an
* open one.
*/
function toggleDay(season, day) {
	const isOpen = season.hours.some((stretch) => stretch.day === day);
	const others = season.hours.filter((stretch) => stretch.day !== day);
	if (isOpen) return {
		...season,
		hours: others
	};
	const open = openDays(season);
	const model = open.filter((other) => WEEK.indexOf(other) < WEEK.indexOf(day)).at(-1) ?? open[0];
	const hours = model === void 0 ? [USUAL_HOURS] : others.filter((stretch) => stretch.day === model);
	return {
		...season,
		hours: inOrder([...others, ...hours.map((stretch) => ({
			...stretch,
			day
		}))])
	};
}
/** Gives every day of the week the hours of one. */
function copyToAll(season, day) {
	const model = season.hours.filter((stretch) => stretch.day === day);
	return {
		...season,
		hours: inOrder(WEEKDAYS.flatMap((_, other) => model.map((one) => ({
			...one,
			day: other
		}))))
	};
}
/** Another stretch for a day that closes in between. It has no times yet. */
function addStretch(season, day) {
	return {
		...season,
		hours: inOrder([...season.hours, {
			day,
			opens: null,
			closes: null
		}])
	};
}
function removeStretch(season, index) {
	return {
		...season,
		hours: season.hours.filter((_, at) => at !== index)
	};
}
function setTime(season, index, end, typed) {
	const time = timeOf(end, typed);
	const hours = season.hours.map((stretch, at) => at === index ? {
		...stretch,
		[end]: time
	} : stretch);
	return {
		...season,
		hours
	};
}
/**
* By day; within a day they stay as they are, so that nothing moves under the fingers of the person who
* types.
*/
function inOrder(hours) {
	return [...hours].sort((one, other) => one.day - other.day);
}
function readDayOfYear(text, otherwise) {
	const [month = 1, day = 1] = (text ?? otherwise).split("-").map(Number);
	return {
		month,
		day
	};
}
/** @returns "MM-DD"; a day that the month does not have becomes its last one */
function writeDayOfYear({ month, day }) {
	const last = daysOf(month);
	return `${String(month).padStart(2, "0")}-${String(Math.min(day, last)).padStart(2, "0")}`;
}
/** @param month counted from 1 */
function daysOf(month) {
	return DAYS_IN_MONTH[month - 1] ?? 31;
}
/**
* @returns the season with what is missing about its first and last day filled in, so that the form shows
* what it sends
*/
function completeSeason({ from, to, hours }) {
	if (from === null && to === null) return {
		...YEAR_ROUND,
		hours
	};
	return {
		from: from ?? YEAR_ROUND.from,
		to: to ?? YEAR_ROUND.to,
		hours
	};
}
// src/directory/farms/form/farm-form-values.ts
function socialTexts(links) {
	const texts = SOCIAL_NETWORKS.map((network) => [network, links[network] ?? ""]);
	return Object.fromEntries(texts);
}
var EMPTY_FARM = {
	name: "",
	description: "",
	address: "",
	zipCode: "",
	email: "",
	phone: "",
	website: "",
	socialLinks: socialTexts({}),
	kind: "on_farm_market",
	productTypes: [],
	activities: [],
	features: [],
	organicCertified: false,
	seasons: [],
	exceptions: [],
	hoursChecked: false,
	businessStatus: "OPERATIONAL",
	latitude: null,
	longitude: null
};
/** @returns a farm as its form shows it at first */
function farmFormValues(farm) {
	const { name, description, address, zipCode, kind, activities, features, organicCertified } = farm;
	return {
		name,
		description,
		address,
		zipCode,
		email: farm.email ?? "",
		phone: farm.phone ?? "",
		website: farm.website ?? "",
		socialLinks: socialTexts(farm.socialLinks),
		kind,
		productTypes: PRODUCT_TYPES.filter((type) => farm.productTypes.includes(type)),
		activities,
		features,
		organicCertified,
		seasons: farm.seasons.map(completeSeason),
		exceptions: farm.exceptions,
		hoursChecked: false,
		businessStatus: BUSINESS_STATUSES.find((status) => status === farm.businessStatus) ?? "OPERATIONAL",
		latitude: farm.isApproximate ? null : farm.latitude,
		longitude: farm.isApproximate ? null : farm.longitude
	};
}
/** Another name or another address is another farm until an administrator has looked at it. */
function asksForVerification(before, after) {
	const same = (one, other) => one.trim() === other.trim();
	return !(same(before.name, after.name) && same(before.address, after.address) && same(before.zipCode, after.zipCode));
}
/**
* @returns a website as it was typed; "www.larkspur.example" with the https:// that its browser does not show
*/
function withScheme(website) {
	const text = website.trim();
	return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#].*)?$/i.test(text) ? `https://${text}` : website;
}
// src/directory/farms/form/day-row.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var timeClass = `${controlClass} h-11 min-w-0 flex-1 px-2! text-sm! tabular-nums`;
function Times({ day, stretch, number, error, onTime, onRemove }) {
	const id = (0, import_react.useId)();
	const nth = number === null ? "" : ` (${number})`;
	const trouble = error ? {
		"aria-invalid": true,
		"aria-describedby": id
	} : {};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-1.5",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex items-center gap-1.5",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					type: "time",
					step: 300,
					"aria-label": `${day} opens${nth}`,
					value: timeFieldValue(stretch.opens),
					onChange: ({ currentTarget }) => onTime("opens", currentTarget.value),
					className: timeClass
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					"aria-hidden": true,
					className: "text-sm text-soft",
					children: "to"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					type: "time",
					step: 300,
					"aria-label": `${day} closes${nth}`,
					value: timeFieldValue(stretch.closes),
					onChange: ({ currentTarget }) => onTime("closes", currentTarget.value),
					className: timeClass,
					...trouble
				}),
				number !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
					label: `Remove these hours of ${day}${nth}`,
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, {
						"aria-hidden": true,
						size: 18
					}),
					className: "-mr-2",
					onClick: onRemove
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldError, {
			id,
			children: error
		})]
	});
}
/** One weekday: closed, or open with its hours. */
function DayRow({ day, season, onChange, errorAt }) {
	const name = WEEKDAYS[day];
	const stretches = stretchesOf(season, day);
	const isOpen = stretches.length > 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "flex flex-col gap-2.5 border-t border-line py-3 sm:flex-row sm:items-start sm:gap-4",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex min-h-11 flex-wrap items-center justify-between gap-x-3 sm:w-36 sm:shrink-0",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckChip, {
					label: name,
					checked: isOpen,
					onChange: () => onChange(toggleDay(season, day))
				}), !isOpen && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "text-sm text-soft sm:hidden",
					children: "Closed"
				})]
			}),
			!isOpen && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "py-2.5 text-sm text-soft max-sm:hidden",
				children: "Closed"
			}),
			isOpen && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex min-w-0 flex-1 flex-col gap-2",
				children: [stretches.map((stretch, position) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Times, {
					day: name,
					stretch,
					number: stretches.length > 1 ? position + 1 : null,
					error: errorAt(stretch.index),
					onTime: (end, time) => onChange(setTime(season, stretch.index, end, time)),
					onRemove: () => onChange(removeStretch(season, stretch.index))
				}, stretch.index)), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "-ml-3 flex flex-wrap gap-x-1",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
						look: "quiet",
						size: "sm",
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CopyCheck, {
							"aria-hidden": true,
							size: 16
						}),
						onClick: () => onChange(copyToAll(season, day)),
						children: ["Copy to all days", /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "sr-only",
							children: [" from ", name]
						})]
					}), stretches.length < 3 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
						look: "quiet",
						size: "sm",
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plus, {
							"aria-hidden": true,
							size: 16
						}),
						onClick: () => onChange(addStretch(season, day)),
						children: ["More hours", /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "sr-only",
							children: [" on ", name]
						})]
					})]
				})]
			})
		]
	});
}
// src/directory/farms/form/season-fields.tsx
/** A day of every year, by month and day. */
function DayOfYearField({ label, value, otherwise, onChange }) {
	const { month, day } = readDayOfYear(value, otherwise);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		role: "group",
		"aria-label": label,
		className: "flex flex-wrap items-center gap-2",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				"aria-hidden": true,
				className: "w-10 shrink-0 text-sm text-soft",
				children: label
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChoiceField, {
				label: `${label}: month`,
				value: month,
				className: "min-w-0 grow basis-28 sm:w-40 sm:flex-none",
				onChange: ({ currentTarget }) => onChange(writeDayOfYear({
					month: Number(currentTarget.value),
					day
				})),
				children: MONTH_NAMES.map((name, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: index + 1,
					children: name
				}, name))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChoiceField, {
				label: `${label}: day`,
				value: day,
				className: "w-20 shrink-0",
				onChange: ({ currentTarget }) => onChange(writeDayOfYear({
					month,
					day: Number(currentTarget.value)
				})),
				children: Array.from({ length: daysOf(month) }, (_, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: index + 1,
					children: index + 1
				}, index))
			})
		]
	});
}
/** A part of the year, or all of it, with its week. */
function SeasonFields({ number, isOneOfSeveral, season, onChange, onRemove, errorAt }) {
	const yearRound = isYearRound(season);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "min-w-0 rounded-card border border-line bg-card px-4 pb-2",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("legend", {
				className: isOneOfSeveral ? "px-1.5 text-sm font-semibold" : "sr-only",
				children: ["Season ", number]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-4 py-4",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Segmented, {
					label: "When in the year",
					name: `season-${number}`,
					value: yearRound ? "year" : "part",
					options: [{
						value: "year",
						label: "All year"
					}, {
						value: "part",
						label: "Part of the year"
					}],
					onChange: (value) => onChange(withYearRound(season, value === "year")),
					className: "sm:self-start"
				}), !yearRound && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-col gap-2.5 sm:flex-row sm:flex-wrap sm:gap-x-6",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DayOfYearField, {
						label: "From",
						value: season.from,
						otherwise: "05-01",
						onChange: (from) => onChange({
							...season,
							from
						})
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DayOfYearField, {
						label: "To",
						value: season.to,
						otherwise: "10-31",
						onChange: (to) => onChange({
							...season,
							to
						})
					})]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				"aria-label": "Days",
				children: WEEK.map((day) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DayRow, {
					day,
					season,
					onChange,
					errorAt
				}, day))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "-ml-3 flex border-t border-line py-2",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					look: "quiet",
					size: "sm",
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trash, {
						"aria-hidden": true,
						size: 16
					}),
					onClick: onRemove,
					children: isOneOfSeveral ? `Remove season ${number}` : "Remove these hours"
				})
			})
		]
	});
}
// src/directory/farms/form/hours-editor.tsx
var MOST_SEASONS = 6;
/** When the farm is open: any number of seasons, each with its week. */
function HoursEditor({ value, onChange, errorAt, error }) {
	const add = (0, import_react.useRef)(null);
	const wasRemoved = (0, import_react.useRef)(false);
	(0, import_react.useEffect)(() => {
		if (wasRemoved.current) add.current?.focus();
		wasRemoved.current = false;
	}, [value]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-4",
		children: [
			value.map((season, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SeasonFields, {
				number: index + 1,
				isOneOfSeveral: value.length > 1,
				season,
				onChange: (changed) => onChange(value.map((one, at) => at === index ? changed : one)),
				onRemove: () => {
					wasRemoved.current = true;
					onChange(value.filter((_, at) => at !== index));
				},
				errorAt: (stretch) => errorAt(index, stretch)
			}, index)),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldError, {
				id: "hours-error",
				children: error
			}),
			value.length < MOST_SEASONS && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				ref: add,
				look: "secondary",
				className: "self-start",
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CalendarPlus, {
					"aria-hidden": true,
					size: 18
				}),
				onClick: () => onChange([...value, newSeason()]),
				children: value.length === 0 ? "Add opening hours" : "Add another season"
			})
		]
	});
}
// src/directory/farms/form/social-fields.tsx
var EXAMPLES = {
	facebook: "facebook.com/yourfarm",
	instagram: "@yourfarm",
	x: "@yourfarm",
	youtube: "youtube.com/@yourfarm",
	tiktok: "@yourfarm",
	pinterest: "pinterest.com/yourfarm",
	other: "https://"
};
/** Pages in social networks: a name or an address each. */
function SocialFields({ register, errorAt }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "flex flex-col gap-3",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
				className: "mb-1 font-semibold",
				children: "Social media"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm text-soft",
				children: "Add a name or an address. Shoppers will see a link to each page."
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "grid grid-cols-1 gap-5 sm:grid-cols-2",
				children: SOCIAL_NETWORKS.map((network) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: SOCIAL_LABELS[network],
					placeholder: EXAMPLES[network],
					autoCapitalize: "none",
					autoComplete: "off",
					spellCheck: false,
					optional: true,
					error: errorAt(`socialLinks.${network}`),
					...register(`socialLinks.${network}`)
				}, network))
			})
		]
	});
}
// src/directory/farms/form/trouble-at.ts
/**
* @param errors of a form
* @returns what is wrong at a path such as "seasons.0.hours.1.closes"
*/
function troubleAt(errors, path) {
	let found = errors;
	for (const step of path.split(".")) found = found?.[step];
	const trouble = found;
	return trouble?.message ?? trouble?.root?.message;
}
/** @returns what is wrong with one stretch of opening */
function stretchTrouble(errors, season, index) {
	const path = `seasons.${season}.hours.${index}`;
	return troubleAt(errors, `${path}.closes`) ?? troubleAt(errors, `${path}.opens`);
}
/** @returns what is wrong with the seasons as a whole, or with a part that has no field of its own */
function seasonsTrouble(errors, seasons) {
	return ["seasons", ...seasons.flatMap((_, index) => [
		"from",
		"to",
		"hours"
	].map((field) => `seasons.${index}.${field}`))].map((path) => troubleAt(errors, path)).find((message) => message !== void 0);
}
export { HoursEditor as a, farmFormValues as c, FEATURE_GROUPS as d, PRODUCT_GROUPS as f, SocialFields as i, withScheme as l, stretchTrouble as n, EMPTY_FARM as o, featureLabel as p, troubleAt as r, asksForVerification as s, seasonsTrouble as t, completeSeason as u };

import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { Cn as CouldNotLoad, Mr as Segmented, gn as TextField, kr as IconButton } from "../entry-server.js";
import { t as BackLink } from "./back-link-8W4Wgnnt.js";
import { t as FormSkeleton } from "./form-skeleton-CQ1-5g86.js";
import { n as VendorGate } from "./vendor-gate-02csY3-F.js";
import { n as PICKUP_SCHEDULES, o as pickupSitesQuery, s as refreshPickups, t as PICKUPS } from "./pickup-queries-DgDrsbQR.js";
import { n as SiteNotThere, t as useKeptValues } from "./use-kept-values-Bsta01cw.js";
import { t as OF_PICKUPS } from "./exceptions-model-DMP1prWP.js";
import { t as ExceptionsEditor } from "./exceptions-editor-CJkPQc6J.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as FormFailure } from "./form-failure-C1paraQv.js";
import { t as FormSection } from "./form-section-B5FWbE6j.js";
import { t as RestoredNote } from "./restored-note-D-qKRZuC.js";
import { r as addressOf } from "./site-values-DNfIUZIJ.js";
import { t as FieldError } from "./field-error-DsZoPFTL.js";
import { n as errorWithin, r as fieldErrors, t as checkForm } from "./field-errors-CuD2kIpT.js";
import { n as CutoffFields, r as Choices, t as WeekdaysField } from "./weekdays-field-Bamg260E.js";
import { t as CalendarPlus } from "./calendar-plus-0UJF6OFn.js";
import { t as X } from "./x-BHkNfOAH.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as controlClass } from "./control-class-B0XWnN3a.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { l as ownProductsQuery } from "./vendor-queries-BzxBvIxU.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { r as callJson } from "./api-BmXrKzYt.js";
import { n as issuesOf } from "./field-issues-BI4fuZUK.js";
import { t as useFocusOnTrouble } from "./use-focus-on-trouble-C_giyldb.js";
import { t as failureSentence } from "./sending-BqQVLrLx.js";
import { a as scheduleValues, i as scheduleRequest, t as newSchedule } from "./schedule-values-CQXxRUYd.js";
// src/marketplace/vendor/pickups/schedules/date-list.tsx
var import_dist = require_dist();
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** Single dates, as many as are needed. */
function DateList({ dates, error, onChange }) {
	const id = (0, import_react.useId)();
	const list = (0, import_react.useRef)(null);
	const isAdded = (0, import_react.useRef)(false);
	const shown = dates.length === 0 ? [""] : dates;
	(0, import_react.useEffect)(() => {
		if (!isAdded.current) return;
		isAdded.current = false;
		list.current?.querySelector("li:last-child input")?.focus();
	}, [dates.length]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "flex flex-col gap-3",
		"aria-describedby": error && `${id}-error`,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
				className: "mb-2 text-sm font-semibold",
				children: "Dates"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				ref: list,
				className: "grid grid-cols-1 gap-2 sm:grid-cols-2",
				children: shown.map((date, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "flex items-center gap-1",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
						type: "date",
						"aria-label": `Date ${index + 1}`,
						value: date,
						"aria-invalid": error !== void 0 && index === 0 || void 0,
						onChange: ({ currentTarget }) => onChange(shown.map((one, at) => at === index ? currentTarget.value : one)),
						className: `${controlClass} h-11 min-w-0`
					}), shown.length > 1 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
						label: `Remove date ${index + 1}`,
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, {
							"aria-hidden": true,
							size: 18
						}),
						onClick: () => {
							isAdded.current = true;
							onChange(shown.filter((_, at) => at !== index));
						}
					})]
				}, index))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldError, {
				id: `${id}-error`,
				children: error
			}),
			shown.length < 120 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				look: "secondary",
				className: "self-start",
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CalendarPlus, {
					"aria-hidden": true,
					size: 18
				}),
				onClick: () => {
					isAdded.current = true;
					onChange([...shown, ""]);
				},
				children: "Add another date"
			})
		]
	});
}
// src/marketplace/vendor/pickups/schedules/days-fields.tsx
var KINDS = [
	{
		value: "market_days",
		label: "Whenever the market is open"
	},
	{
		value: "weekly",
		label: "Every week"
	},
	{
		value: "dates",
		label: "On certain dates"
	}
];
/** From when to when; at a market perhaps at its own hours. */
function HoursFields({ form }) {
	const { values, change, errors } = form;
	const isMarkets = values.kind === "market_days";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [isMarkets && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Choices, {
		legend: "Hours",
		value: values.hasOwnHours ? "own" : "market",
		options: [{
			value: "market",
			label: "The market’s hours"
		}, {
			value: "own",
			label: "My own hours"
		}],
		onChange: (chosen) => change({ hasOwnHours: chosen === "own" })
	}), (!isMarkets || values.hasOwnHours) && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "grid max-w-md grid-cols-2 gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
			label: "Pickup from",
			type: "time",
			step: 300,
			required: true,
			value: values.opens,
			error: errors.opens,
			onChange: ({ currentTarget }) => change({ opens: currentTarget.value })
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
			label: "Pickup until",
			type: "time",
			step: 300,
			required: true,
			value: values.closes,
			error: errors.closes,
			onChange: ({ currentTarget }) => change({ closes: currentTarget.value })
		})]
	})] });
}
/** The days and hours of a schedule. */
function DaysFields({ form, isAtMarket }) {
	const { values, change, errors } = form;
	const kinds = KINDS.filter(({ value }) => isAtMarket || value !== "market_days");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Choices, {
				legend: "Days",
				value: values.kind,
				options: kinds,
				onChange: (kind) => change({ kind })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldError, {
				id: "schedule-kind-error",
				children: errors.kind
			}),
			values.kind === "weekly" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WeekdaysField, {
				legend: "Weekdays",
				value: values.weekdays,
				error: errors.weekdays,
				onChange: (weekdays) => change({ weekdays })
			}),
			values.kind === "dates" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DateList, {
				dates: values.dates,
				error: errorWithin(errors, "dates"),
				onChange: (dates) => change({ dates })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HoursFields, { form })
		]
	}), values.kind !== "dates" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSection, {
		title: "First and last day",
		hint: "Leave both blank to offer it all year.",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "grid grid-cols-1 gap-5 sm:grid-cols-2",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "First day",
				type: "date",
				optional: true,
				value: values.firstDay,
				error: errors.firstDay,
				onChange: ({ currentTarget }) => change({ firstDay: currentTarget.value })
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Last day",
				type: "date",
				optional: true,
				min: values.firstDay || void 0,
				value: values.lastDay,
				error: errors.lastDay,
				onChange: ({ currentTarget }) => change({ lastDay: currentTarget.value })
			})]
		})
	})] });
}
// src/marketplace/vendor/pickups/schedules/order-fields.tsx
/** From when and until when people can order. */
function OrderFields({ form }) {
	const { values, change, errors } = form;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
		title: "Ordering",
		hint: "You get your pick list when ordering closes.",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CutoffFields, {
			values,
			errors,
			onChange: change,
			what: "pickup"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
			label: "Orders open, days before",
			inputMode: "numeric",
			maxLength: 3,
			className: "max-w-60",
			value: values.opensDaysBefore,
			error: errors.opensDaysBefore,
			onChange: ({ currentTarget }) => change({ opensDaysBefore: currentTarget.value }),
			help: "14 lets customers order up to 2 weeks ahead."
		})]
	});
}
// src/marketplace/vendor/pickups/schedules/product-choice.tsx
function Products({ form }) {
	const { data, error, refetch } = useQuery(ownProductsQuery());
	const { values, change, errors } = form;
	if (error && !data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
		title: "We couldn’t load your products.",
		error,
		onRetry: refetch
	});
	if (!data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-24 rounded-control" });
	const isWrong = errorWithin(errors, "productIds") !== void 0;
	const { productIds } = values;
	if (data.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "text-sm text-soft",
		children: [
			"You have no products yet.",
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: paths.newProduct,
				"data-invalid": isWrong || void 0,
				className: "font-semibold text-leaf underline",
				children: "Add a product"
			})
		]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		"aria-label": "Products for this pickup",
		className: "flex max-h-72 flex-col overflow-y-auto rounded-control border border-line p-3",
		children: data.map(({ id, name }, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
			className: "flex min-h-11 items-center gap-3 text-sm sm:min-h-8",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				type: "checkbox",
				checked: productIds.includes(id),
				"aria-invalid": isWrong && index === 0 || void 0,
				onChange: ({ currentTarget }) => change({ productIds: currentTarget.checked ? [...productIds, id] : productIds.filter((one) => one !== id) }),
				className: "size-5 shrink-0 accent-leaf"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "min-w-0 wrap-anywhere",
				children: name
			})]
		}) }, id))
	});
}
/** What is handed over then: everything, or some products. */
function ProductChoice({ form }) {
	const { values, change, errors } = form;
	const id = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
		title: "Products",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Choices, {
				legend: "What customers can pick up",
				value: values.isSome ? "some" : "all",
				options: [{
					value: "all",
					label: "Everything I offer for pickup"
				}, {
					value: "some",
					label: "Only the products I choose"
				}],
				onChange: (chosen) => change({ isSome: chosen === "some" })
			}),
			values.isSome && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Products, { form }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldError, {
				id: `${id}-error`,
				children: errorWithin(errors, "productIds")
			})
		]
	});
}
// src/marketplace/vendor/pickups/schedules/room-fields.tsx
/** How much fits into one pickup day. */
function RoomFields({ form }) {
	const { values, change, errors } = form;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
		title: "Room",
		hint: "When a pickup day is full, customers can’t choose it.",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Choices, {
			legend: "How much you can handle in one day",
			value: values.isLimited ? "some" : "all",
			options: [{
				value: "some",
				label: "A set amount"
			}, {
				value: "all",
				label: "No limit"
			}],
			onChange: (chosen) => change({ isLimited: chosen === "some" })
		}), values.isLimited && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-2",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-end gap-3",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "Room for",
					inputMode: "numeric",
					maxLength: 6,
					className: "w-28",
					value: values.capacity,
					error: errors.capacity,
					onChange: ({ currentTarget }) => change({ capacity: currentTarget.value })
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Segmented, {
					label: "What the room is counted in",
					name: "capacity-unit",
					value: values.capacityUnit,
					options: [{
						value: "orders",
						label: "Orders"
					}, {
						value: "crates",
						label: "Crates"
					}],
					onChange: (capacityUnit) => change({ capacityUnit })
				})]
			}), values.capacityUnit === "crates" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-xs text-soft",
				children: "Each product takes one crate, unless you say otherwise when you edit the product."
			})]
		})]
	});
}
// src/marketplace/vendor/pickups/schedules/use-schedule-form.ts
/** A product that was deleted since can't be unchecked, so it doesn't count. */
function useWithoutDeleted(values) {
	const { data } = useQuery({
		...ownProductsQuery(),
		enabled: values.isSome
	});
	if (!data) return values;
	const known = new Set(data.map(({ id }) => id));
	return {
		...values,
		productIds: values.productIds.filter((id) => known.has(id))
	};
}
/** The form of a schedule and its way to the server, which answers the site as it is by then. */
function useScheduleForm({ userId, site, schedule }) {
	const client = useQueryClient();
	const navigate = (0, import_dist.useNavigate)();
	const element = (0, import_react.useRef)(null);
	const kept = useKeptValues({
		name: `farmgate-pickup-schedule-draft-${schedule?.id ?? `of-${site.id}`}`,
		userId,
		saved: schedule ? scheduleValues(schedule) : newSchedule(site.placeId !== null)
	});
	const values = useWithoutDeleted(kept.values);
	const [errors, setErrors] = (0, import_react.useState)({});
	const [tries, setTries] = (0, import_react.useState)(0);
	const hasErrors = Object.keys(errors).length > 0;
	const refuse = (found) => {
		setErrors(found);
		setTries((count) => count + 1);
	};
	const saving = useMutation({
		mutationFn: (body) => callJson(schedule ? `${PICKUP_SCHEDULES}/${schedule.id}` : `${PICKUPS}/sites/${site.id}/schedules`, {
			method: schedule ? "PUT" : "POST",
			body
		}),
		onSuccess: async (saved) => {
			kept.finish();
			await refreshPickups(client);
			const savedSchedule = schedule?.id ?? saved.schedules.at(-1)?.id;
			navigate(paths.vendorPickups, {
				replace: true,
				state: { savedSchedule }
			});
		},
		onError: (error) => refuse(fieldErrors(issuesOf(error)))
	});
	useFocusOnTrouble(element, tries, tries > 0 && hasErrors);
	const send = async () => {
		const body = scheduleRequest(values);
		const found = await checkForm("schedule", body);
		if (Object.keys(found).length > 0) refuse(found);
		else {
			setErrors({});
			saving.mutate(body);
		}
	};
	return {
		...kept,
		values,
		element,
		errors,
		isSending: saving.isPending,
		failure: saving.error && !hasErrors ? failureSentence(saving.error) : null,
		submit: (event) => {
			event.preventDefault();
			if (!saving.isPending) send();
		}
	};
}
// src/marketplace/vendor/pickups/schedules/schedule-form.tsx
/** The form of a schedule: when a vendor is there, and until when and for how much people can order. */
function ScheduleForm(options) {
	const { site, schedule } = options;
	const form = useScheduleForm(options);
	const { element, submit, values, change, errors, isRestored, restart, failure, isSending, finish } = form;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		ref: element,
		noValidate: true,
		"aria-label": schedule ? "Edit schedule" : `Add a schedule for ${site.name}`,
		onSubmit: submit,
		className: "flex max-w-2xl min-w-0 flex-col gap-8",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "-mt-2",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "font-semibold wrap-anywhere",
					children: site.name
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "block text-sm text-soft wrap-anywhere",
					children: addressOf(site)
				})]
			}),
			isRestored && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RestoredNote, { onDiscard: restart }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DaysFields, {
				form,
				isAtMarket: site.placeId !== null
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderFields, { form }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoomFields, { form }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductChoice, { form }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSection, {
				title: "Special dates",
				hint: "Holidays, storms and days when you’re somewhere else. You can add them later, too.",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ExceptionsEditor, {
					value: values.exceptions,
					onChange: (exceptions) => change({ exceptions }),
					errorAt: (index, name) => errors[`exceptions.${index}.${name}`],
					error: errors.exceptions,
					words: OF_PICKUPS
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-4 border-t border-line pt-6",
				children: [
					schedule && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "text-sm text-soft",
						children: "Customers who already ordered keep their day and time."
					}),
					failure && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: failure }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "flex flex-wrap gap-3",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
							type: "submit",
							size: "lg",
							pendingLabel: isSending && "Saving...",
							children: schedule ? "Save schedule" : "Add schedule"
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
							look: "quiet",
							size: "lg",
							to: paths.vendorPickups,
							onClick: finish,
							children: schedule ? "Cancel" : "Not now"
						})]
					})
				]
			})
		]
	});
}
// src/marketplace/vendor/pickups/schedules/schedule-page.tsx
function OfSite({ siteId, id, me }) {
	const { data, error, refetch, isFetchedAfterMount } = useQuery(pickupSitesQuery());
	if (error && !data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
		title: "We couldn’t load this pickup site.",
		error,
		onRetry: refetch
	});
	const site = data?.find((one) => String(one.id) === siteId);
	const schedule = site?.schedules.find((one) => String(one.id) === id) ?? null;
	if (site && (schedule || id === "new")) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ScheduleForm, {
		userId: me.id,
		site,
		schedule
	});
	return data && isFetchedAfterMount ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SiteNotThere, {}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSkeleton, {});
}
/** Where a vendor says when people can pick up at a site. */
function SchedulePage() {
	const { siteId = "", id = "" } = (0, import_dist.useParams)();
	const title = id === "new" ? "When can customers pick up?" : "Edit schedule";
	const here = paths.pickupSchedule(encodeURIComponent(siteId), encodeURIComponent(id));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page py-8 md:py-12",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title,
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackLink, {
				to: paths.vendorPickups,
				children: "Pickup sites"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "mt-4 mb-6 text-2xl md:text-3xl",
				children: title
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VendorGate, {
				here,
				skeleton: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSkeleton, {}),
				children: ({ me }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OfSite, {
					siteId,
					id,
					me
				}, `${siteId}-${id}`)
			})
		]
	});
}
export { SchedulePage };

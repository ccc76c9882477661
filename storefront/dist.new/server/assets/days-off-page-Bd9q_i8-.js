import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as backOnText } from "./back-on-Dd34MRdi.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as CalendarOff } from "./calendar-off-8TNkztk5.js";
import { t as Plus } from "./plus--yPFToWZ.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { Cn as CouldNotLoad, Sn as Badge, gn as TextField, xn as Card } from "../entry-server.js";
import { n as RowsSkeleton } from "./dashboard-skeleton-CZ8ZhVjI.js";
import { t as BackLink } from "./back-link-8W4Wgnnt.js";
import { n as VendorGate } from "./vendor-gate-02csY3-F.js";
import { a as daysOffQuery, t as DAYS_OFF } from "./vendor-queries-BzxBvIxU.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { o as sentenceOf, r as callJson } from "./api-BmXrKzYt.js";
import { t as fieldIssues } from "./field-issues-BI4fuZUK.js";
import { r as toast } from "./toast-BS915kXo.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { i as formatDate } from "./format-DqpZFbOp.js";
// src/marketplace/vendor/days-off/days-off.rules.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** @returns what the server would say of days that are missing or in the wrong order */
function checkDays({ from, to }) {
	if (from === "") return { from: "Please choose the first day." };
	if (to === "") return { to: "Please choose the last day." };
	return to < from ? { to: "The last day must not be before the first day." } : {};
}
// src/marketplace/vendor/days-off/days-off-form.tsx
var import_jsx_runtime = require_jsx_runtime();
var valuesOf = (item) => ({
	from: item?.from ?? "",
	to: item?.to ?? "",
	note: item?.note ?? ""
});
function useSaving({ editing, onDone }, onMistakes) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (values) => callJson(editing ? `${DAYS_OFF}/${editing.id}` : DAYS_OFF, {
			method: editing ? "PUT" : "POST",
			body: values
		}),
		onSuccess: (list) => {
			client.setQueryData(daysOffQuery().queryKey, list);
			toast({
				title: editing ? "Days off changed" : "Days off added",
				description: "Shoppers see it within a minute."
			});
			onDone();
		},
		onError: (error, values) => onMistakes(Object.fromEntries(fieldIssues(error, values)))
	});
}
/** The first and the last day, and what shoppers read. */
function DaysOffForm(props) {
	const { editing, today, onDone } = props;
	const [values, setValues] = (0, import_react.useState)(valuesOf(editing));
	const [mistakes, setMistakes] = (0, import_react.useState)({});
	const element = (0, import_react.useRef)(null);
	const show = (found) => {
		setMistakes(found);
		setTimeout(() => element.current?.querySelector("[aria-invalid=\"true\"]")?.focus());
	};
	const saving = useSaving(props, show);
	const failure = saving.error && Object.keys(mistakes).length === 0 ? sentenceOf(saving.error, "We couldn’t save these days. Please try again.") : null;
	const change = (some) => setValues({
		...values,
		...some
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
		className: "p-4 sm:p-5",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
			ref: element,
			noValidate: true,
			"aria-label": editing ? "Change days off" : "Add days off",
			className: "flex flex-col gap-5",
			onSubmit: (event) => {
				event.preventDefault();
				const found = checkDays(values);
				show(found);
				if (Object.keys(found).length === 0) saving.mutate(values);
			},
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "grid grid-cols-1 gap-5 sm:grid-cols-2",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
						type: "date",
						label: "First day off",
						required: true,
						autoFocus: true,
						min: editing?.isNow ? void 0 : today,
						value: values.from,
						error: mistakes.from,
						onChange: ({ currentTarget: { value } }) => change({
							from: value,
							...values.to < value && { to: value }
						})
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
						type: "date",
						label: "Last day off",
						required: true,
						min: values.from > today ? values.from : today,
						value: values.to,
						error: mistakes.to,
						onChange: ({ currentTarget: { value } }) => change({ to: value })
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "Note for shoppers",
					optional: true,
					maxLength: 200,
					placeholder: "We’re at the county fair.",
					value: values.note,
					error: mistakes.note,
					onChange: ({ currentTarget: { value } }) => change({ note: value })
				}),
				failure && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					role: "alert",
					className: "text-sm text-danger",
					children: failure
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-wrap gap-3",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						type: "submit",
						disabled: saving.isPending,
						children: saving.isPending ? "Saving..." : editing ? "Save days off" : "Add days off"
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						look: "quiet",
						disabled: saving.isPending,
						onClick: onDone,
						children: "Cancel"
					})]
				})
			]
		})
	});
}
// src/marketplace/vendor/days-off/days-off-row.tsx
var rangeText = ({ from, to }) => from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;
/** Takes days off out of the plan, with a way back. */
function useRemoval(item) {
	const client = useQueryClient();
	const take = (list) => client.setQueryData(daysOffQuery().queryKey, list);
	const undo = () => {
		const { from, to, note } = item;
		callJson(DAYS_OFF, {
			method: "POST",
			body: {
				from,
				to,
				note
			}
		}).then(take).catch((error) => toast({
			title: "Error",
			description: sentenceOf(error, "Failed to undo"),
			variant: "destructive"
		}));
	};
	return useMutation({
		mutationFn: () => callJson(`${DAYS_OFF}/${item.id}`, { method: "DELETE" }),
		onSuccess: (list) => {
			take(list);
			toast({
				title: item.isNow ? "You take orders again" : "Days off removed",
				description: rangeText(item),
				action: {
					label: "Undo",
					onPress: undo
				}
			});
		},
		onError: (error) => {
			toast({
				title: "Error",
				description: sentenceOf(error, "Failed to remove days off"),
				variant: "destructive"
			});
			client.invalidateQueries({ queryKey: daysOffQuery().queryKey });
		}
	});
}
/** One time off: when, what shoppers read, and changing or ending it. */
function DaysOffRow({ item, onEdit }) {
	const removal = useRemoval(item);
	const range = rangeText(item);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex flex-wrap items-center justify-between gap-x-4 gap-y-3 p-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "min-w-0",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "flex flex-wrap items-center gap-2 font-semibold",
				children: [range, item.isNow && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
					tone: "sun",
					children: "Now"
				})]
			}), item.note && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm text-soft wrap-anywhere",
				children: item.note
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-wrap gap-2",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				size: "sm",
				look: "secondary",
				"aria-label": `Change days off ${range}`,
				onClick: onEdit,
				children: "Change"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				size: "sm",
				look: "quiet",
				"aria-label": `${item.isNow ? "End" : "Remove"} days off ${range}`,
				disabled: removal.isPending,
				onClick: () => removal.mutate(),
				children: item.isNow ? "End now" : "Remove"
			})]
		})]
	});
}
// src/marketplace/vendor/days-off/days-off-page.tsx
function Empty() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex items-start gap-3 p-5",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CalendarOff, {
			"aria-hidden": true,
			size: 22,
			className: "mt-0.5 shrink-0 text-leaf"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "max-w-measure",
			children: "No days off planned. Add the days when you can’t take orders, such as a vacation or a holiday."
		})]
	});
}
function Plan() {
	const { data, error, refetch } = useQuery(daysOffQuery());
	const [open, setOpen] = (0, import_react.useState)(null);
	const adding = (0, import_react.useRef)(null);
	if (!data && error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
		title: "We couldn’t load your days off.",
		error,
		onRetry: refetch
	});
	if (!data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsSkeleton, { label: "Loading your days off..." });
	const close = () => {
		setOpen(null);
		setTimeout(() => adding.current?.focus());
	};
	const form = (editing) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DaysOffForm, {
		editing,
		today: data.today,
		onDone: close
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex max-w-3xl flex-col gap-4",
		children: [
			data.backOn && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				role: "status",
				className: "rounded-control bg-sun px-4 py-3 font-semibold text-on-sun",
				children: [
					"You’re away. Shoppers read “",
					backOnText(data.backOn),
					"” and can’t order until then."
				]
			}),
			data.items.length === 0 && open !== "new" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Empty, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "flex flex-col gap-3 empty:hidden",
				children: data.items.map((item) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: open === item.id ? form(item) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DaysOffRow, {
					item,
					onEdit: () => setOpen(item.id)
				}) }, item.id))
			}),
			open === "new" && form(null),
			open === null && data.items.length < 20 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				ref: adding,
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plus, {
					"aria-hidden": true,
					size: 18
				}),
				onClick: () => setOpen("new"),
				children: "Add days off"
			}) })
		]
	});
}
/** Where a vendor says when it takes no orders. */
function DaysOffPage() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page py-8 md:py-12",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Days off",
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackLink, {
				to: paths.vendorDashboard,
				children: "Dashboard"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "mt-4 mb-3 text-2xl md:text-3xl",
				children: "Days off"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "mb-8 max-w-measure text-soft",
				children: "Shoppers can still look at your products on these days. They read when you’re back, and can’t order until then. Orders you already have stay as they are."
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VendorGate, {
				here: paths.daysOff,
				skeleton: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsSkeleton, { label: "Loading your days off..." }),
				children: () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plan, {})
			})
		]
	});
}
export { DaysOffPage };

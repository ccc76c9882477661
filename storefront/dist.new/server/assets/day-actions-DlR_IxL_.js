import { o as __toESM, r as __exportAll } from "./rolldown-runtime-C1I3wEg2.js";
import { i as shortDayText, n as dayText, o as windowText, r as hoursText } from "./handover-words-CW5a2lSc.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { r as callJson } from "./api-BmXrKzYt.js";
import { t as useMay } from "./use-may-DpX1n8rd.js";
import { r as useNow } from "./visit-BGiKR49a.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { r as toast } from "./toast-BS915kXo.js";
import { t as failureSentence } from "./sending-BqQVLrLx.js";
import { a as clockOf, c as kindOf, l as leftText, s as dayState } from "./room-meter-MhL_7OdU.js";
import { r as PICKUP_WINDOWS } from "./pickup-queries-DgDrsbQR.js";
import { a as refreshDays, i as pickupDaysQuery, t as PICKUP_DAYS } from "./pickup-days-queries-ZtKRn_Zy.js";
import { n as takenText } from "./schedule-words-BNkFbuKX.js";
import { t as localDay } from "./local-day-DKFrZQEN.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as fieldIssues } from "./field-issues-BI4fuZUK.js";
import { t as DialogForm } from "./dialog-form-Di3bc4pU.js";
import { gn as TextField, hn as TextArea, mn as Select } from "../entry-server.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { n as timeOf } from "./clock-fields-D8WLcn07.js";
import { n as MAX_CAPACITY } from "./pickup-schedules-D6DWKt8a.js";
import { r as formatCount } from "./format-DqpZFbOp.js";
// src/marketplace/vendor/pickup-days/actions/cancel-day-dialog.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** Whether the orders of a day could move to another one; whether there is room, the server says. */
var isTargetOf = (day, other, now) => other.id !== day.id && other.status !== "canceled" && Date.parse(other.endsAt) > now.getTime() && (day.siteId === null ? other.zoneId === day.zoneId : other.siteId !== null);
/** @returns "Sat, Dec 5, 9 AM to noon, The stand (8 left)" */
function targetText(day) {
	const left = leftText(day);
	return `${shortDayText(day.startsAt, day.timeZone)}, ${hoursText(day)}, ${day.placeName}${left ? ` (${left})` : ""}`;
}
function Choice({ value, onChange }) {
	const name = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "flex flex-col gap-2",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
			className: "mb-1 text-sm font-semibold",
			children: "What happens to the orders"
		}), [[
			"move",
			"Move them to another day",
			"No one pays again. Customers get the new day and directions."
		], [
			"refund",
			"Refund them all",
			"Everyone gets their money back, and the products go back into your stock."
		]].map(([option, label, help]) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
			className: "flex min-h-11 items-start gap-3 rounded-control border border-line p-3 has-checked:border-leaf has-checked:bg-moss",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				type: "radio",
				name,
				checked: value === option,
				onChange: () => onChange(option),
				className: "mt-1 size-4 shrink-0 accent-leaf"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "flex flex-col",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "font-semibold",
					children: label
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "text-sm text-soft",
					children: help
				})]
			})]
		}, option))]
	});
}
/** Calls a day off: its orders move to another day, or are refunded. */
function CancelDayDialog({ day, open, onOpenChange }) {
	const id = (0, import_react.useId)();
	const now = useNow();
	const client = useQueryClient();
	const hasOrders = day.taken > 0;
	const [orders, setOrders] = (0, import_react.useState)(hasOrders ? "move" : "refund");
	const [to, setTo] = (0, import_react.useState)("");
	const [reason, setReason] = (0, import_react.useState)("");
	const [missing, setMissing] = (0, import_react.useState)({});
	const others = useQuery({
		...pickupDaysQuery({
			from: localDay(now),
			days: 56
		}, false),
		enabled: open && hasOrders
	});
	const targets = (others.data?.items ?? []).filter((other) => isTargetOf(day, other, now));
	const canceling = useMutation({
		mutationFn: () => callJson(`${PICKUP_DAYS}/${day.id}/cancel`, {
			method: "POST",
			body: {
				reason,
				orders,
				...orders === "move" && { toWindowId: Number(to) }
			}
		}),
		onSuccess: () => {
			toast({
				title: `${dayText(day.startsAt, day.timeZone)} is canceled`,
				...hasOrders && { description: "We’re emailing everyone who ordered." }
			});
			onOpenChange(false);
			return refreshDays(client);
		}
	});
	const issues = {
		...Object.fromEntries(fieldIssues(canceling.error, {
			reason,
			toWindowId: to
		})),
		...missing
	};
	const submit = (event) => {
		event.preventDefault();
		const form = event.currentTarget;
		const found = {
			...orders === "move" && to === "" && { toWindowId: "Please choose the new day." },
			...reason.trim() === "" && { reason: "Please say why. Your customers read it." }
		};
		setMissing(found);
		if (Object.keys(found).length > 0) setTimeout(() => form.querySelector("[aria-invalid=\"true\"]")?.focus());
		else if (!canceling.isPending) canceling.mutate();
	};
	const hasIssues = Object.keys(issues).length > 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DialogForm, {
		id: `${id}-form`,
		open,
		onOpenChange,
		title: `Cancel this ${kindOf(day)} day?`,
		description: `${windowText(day)}, ${day.placeName}. You can’t undo this.`,
		submitLabel: orders === "move" ? "Cancel and move orders" : hasOrders ? "Cancel and refund" : "Cancel day",
		submitLook: "danger",
		closeLabel: "Keep it",
		pendingLabel: canceling.isPending && "Canceling...",
		failure: hasIssues ? "Please check the fields marked above." : canceling.error && failureSentence(canceling.error),
		onSubmit: submit,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-5",
			children: [
				hasOrders ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "text-sm",
					children: [takenText({
						...day,
						capacity: null
					}), " so far. Everyone who ordered gets one email."]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Choice, {
					value: orders,
					onChange: setOrders
				})] }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "text-sm",
					children: "There are no orders for this day."
				}),
				hasOrders && orders === "move" && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Select, {
					label: "New day",
					value: to,
					error: issues.toWindowId,
					help: others.data && targets.length === 0 ? "You have no other day in the next 8 weeks." : "Closed days and days past their cutoff are listed, too.",
					onChange: ({ currentTarget }) => {
						setTo(currentTarget.value);
						setMissing(({ toWindowId: _, ...rest }) => rest);
						canceling.reset();
					},
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
						value: "",
						children: others.isPending ? "Loading your days..." : "Choose a day"
					}), targets.map((target) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
						value: target.id,
						children: targetText(target)
					}, target.id))]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
					label: "Reason",
					rows: 2,
					required: true,
					maxLength: 300,
					placeholder: "A storm is coming.",
					help: "Your customers read it.",
					value: reason,
					error: issues.reason,
					onChange: ({ currentTarget }) => {
						setReason(currentTarget.value);
						setMissing(({ reason: _, ...rest }) => rest);
					}
				})
			]
		})
	});
}
// src/marketplace/vendor/pickup-days/actions/hours-dialog.tsx
/** Other hours of the same date, or another place; whoever has ordered gets an email. */
function HoursDialog({ day, open, onOpenChange }) {
	const id = (0, import_react.useId)();
	const client = useQueryClient();
	const [values, setValues] = (0, import_react.useState)({
		startsAt: clockOf(day.startsAt, day.timeZone),
		endsAt: clockOf(day.endsAt, day.timeZone),
		address: day.address ?? "",
		reason: day.reason ?? ""
	});
	const saving = useMutation({
		mutationFn: () => callJson(`${PICKUP_DAYS}/${day.id}`, {
			method: "PUT",
			body: {
				...values,
				endsAt: timeOf("closes", values.endsAt) ?? ""
			}
		}),
		onSuccess: () => {
			toast({
				title: "Day changed",
				description: day.taken > 0 ? "We’re emailing everyone who ordered." : "Shoppers see it within a minute."
			});
			onOpenChange(false);
			return refreshDays(client);
		}
	});
	const issues = Object.fromEntries(fieldIssues(saving.error, values));
	const field = (name) => ({
		value: values[name],
		error: issues[name],
		onChange: ({ currentTarget }) => setValues({
			...values,
			[name]: currentTarget.value
		})
	});
	const submit = (event) => {
		event.preventDefault();
		if (!saving.isPending) saving.mutate();
	};
	const hasIssues = Object.keys(issues).length > 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DialogForm, {
		id: `${id}-form`,
		open,
		onOpenChange,
		title: "Change hours or place",
		description: `${dayText(day.startsAt, day.timeZone)}. Orders stay, and we email everyone who ordered.`,
		submitLabel: "Save and email",
		pendingLabel: saving.isPending && "Saving...",
		failure: hasIssues ? "Please check the fields marked above." : saving.error && failureSentence(saving.error),
		onSubmit: submit,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-5",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "grid grid-cols-2 gap-4",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
						type: "time",
						label: "From",
						required: true,
						...field("startsAt")
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
						type: "time",
						label: "Until",
						required: true,
						...field("endsAt")
					})]
				}),
				day.siteId !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "Address on this day",
					optional: true,
					maxLength: 300,
					help: `Blank means ${day.placeName} as usual.`,
					...field("address")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
					label: "Reason",
					optional: true,
					rows: 2,
					maxLength: 300,
					placeholder: "Rain until noon.",
					help: "Your customers read it.",
					...field("reason")
				})
			]
		})
	});
}
// src/marketplace/vendor/pickup-days/actions/room-dialog.tsx
/** @returns what is wrong with a typed room, or the number; null means no limit */
function roomOf(text, taken) {
	const typed = text.trim();
	if (typed === "") return { room: null };
	const room = Number(typed);
	if (!/^\d{1,6}$/.test(typed) || room > 1e4) return { error: `Please give a number from 0 to ${formatCount(MAX_CAPACITY)}.` };
	if (room < taken) return { error: `You already have ${formatCount(taken)}. Please give ${formatCount(taken)} or more.` };
	return { room };
}
/** Makes more or less room on one day. */
function RoomDialog({ day, open, onOpenChange }) {
	const id = (0, import_react.useId)();
	const client = useQueryClient();
	const [text, setText] = (0, import_react.useState)(day.capacity === null ? "" : String(day.capacity));
	const [error, setError] = (0, import_react.useState)();
	const saving = useMutation({
		mutationFn: (capacity) => callJson(`${PICKUP_WINDOWS}/${day.id}`, {
			method: "PUT",
			body: { capacity }
		}),
		onSuccess: () => {
			toast({ title: "Room saved" });
			onOpenChange(false);
			return refreshDays(client);
		},
		onError: (failure) => {
			const [issue] = fieldIssues(failure, { capacity: null });
			if (issue) setError(issue[1]);
		}
	});
	const submit = (event) => {
		event.preventDefault();
		const found = roomOf(text, day.taken);
		if ("error" in found) {
			setError(found.error);
			event.currentTarget.querySelector("input")?.focus();
		} else if (!saving.isPending) saving.mutate(found.room);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DialogForm, {
		id: `${id}-form`,
		open,
		onOpenChange,
		title: "Change the room",
		description: `${takenText(day)} so far. Other days keep theirs.`,
		submitLabel: "Save room",
		pendingLabel: saving.isPending && "Saving...",
		failure: saving.error && !error ? failureSentence(saving.error) : null,
		onSubmit: submit,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
			label: day.capacityUnit === "orders" ? "How many orders fit" : "How many crates fit",
			inputMode: "numeric",
			maxLength: 6,
			value: text,
			error,
			help: "Blank means no limit.",
			onChange: ({ currentTarget }) => {
				setText(currentTarget.value);
				setError(void 0);
			}
		})
	});
}
// src/marketplace/vendor/pickup-days/actions/day-actions.tsx
var day_actions_exports = /* @__PURE__ */ __exportAll({ DayActions: () => DayActions });
function useStatus(day) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (status) => callJson(`${PICKUP_WINDOWS}/${day.id}`, {
			method: "PUT",
			body: { status }
		}),
		onSuccess: (_, status) => {
			toast({
				title: status === "open" ? "Open for orders" : "Closed for new orders",
				...status === "closed" && { description: "Orders that you have stay." }
			});
			return refreshDays(client);
		},
		onError: (error) => toast({
			title: failureSentence(error),
			variant: "destructive"
		})
	});
}
/** What a farm can do with a day that is not over. @param isShort in a list, where labels are short */
function DayActions({ day, isShort = false }) {
	const { may } = useMay();
	const now = useNow();
	const [open, setOpen] = (0, import_react.useState)(null);
	const status = useStatus(day);
	const state = dayState(day, now);
	if (state === "canceled" || state === "over" || !may("edit")) return null;
	const name = `${dayText(day.startsAt, day.timeZone)}, ${day.placeName}`;
	const isClosed = day.status === "closed";
	const dialog = (which) => ({
		day,
		open: open === which,
		onOpenChange: (isOpen) => setOpen(isOpen ? which : null)
	});
	const button = (which, label, short = label) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		size: "sm",
		look: "quiet",
		"aria-label": `${label}: ${name}`,
		onClick: () => setOpen(which),
		children: isShort ? short : label
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-wrap gap-1 print:hidden",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
				size: "sm",
				look: "quiet",
				"aria-label": `${isClosed ? "Open for orders" : "Close for orders"}: ${name}`,
				pendingLabel: status.isPending && "Saving...",
				onClick: () => status.mutate(isClosed ? "open" : "closed"),
				children: [isClosed ? "Open" : "Close", !isShort && " for orders"]
			}),
			button("room", "Room"),
			button("hours", "Change hours or place", "Change"),
			may("refund") && button("cancel", "Cancel or move", "Cancel"),
			open === "room" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoomDialog, { ...dialog("room") }),
			open === "hours" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HoursDialog, { ...dialog("hours") }),
			open === "cancel" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CancelDayDialog, { ...dialog("cancel") })
		]
	});
}
export { day_actions_exports as n, DayActions as t };

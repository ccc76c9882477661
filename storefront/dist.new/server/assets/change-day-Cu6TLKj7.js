import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { n as dayText, r as hoursText } from "./handover-words-CW5a2lSc.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { o as sentenceOf } from "./api-BmXrKzYt.js";
import { r as apiQuery } from "./queries-j_54H3BH.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { t as DialogForm } from "./dialog-form-Di3bc4pU.js";
import { r as toast } from "./toast-BS915kXo.js";
import { n as useShareCall, r as useShareUndo, t as useShareAddress } from "./use-share-call-CSQw_Sz2.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/orders/change/change-day.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var placeOf = ({ sites }, { siteId, address }) => {
	const site = sites.find(({ id }) => id === siteId);
	return site ? `${site.name}, ${address ?? `${site.address}, ${site.city}`}` : address;
};
/** The days, the soonest first; those that are full or closed say so. */
function Days({ days, name, chosen, onChoose }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "flex flex-col gap-2",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
			className: "sr-only",
			children: "Day"
		}), days.windows.map((window) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
			className: "flex min-h-11 items-start gap-3 rounded-control border border-edge px-3.5 py-2.5 text-sm has-checked:border-leaf has-checked:bg-moss has-disabled:bg-sunk has-disabled:text-soft",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				type: "radio",
				name,
				checked: chosen === window.id,
				disabled: window.problem !== null,
				onChange: () => onChoose(window.id),
				className: "mt-0.5 size-4 shrink-0 accent-leaf"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "min-w-0 wrap-anywhere",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "font-semibold",
						children: dayText(window.startsAt, window.timeZone)
					}),
					",",
					" ",
					hoursText(window),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "block text-soft",
						children: window.problem ?? placeOf(days, window)
					})
				]
			})]
		}, window.id))]
	});
}
/** Sends the day, and offers to take it back. */
function useChange({ share, onClose }) {
	const [before] = (0, import_react.useState)(share.handover?.windowId ?? null);
	const undoing = useShareUndo(share, "day", {
		done: "Day changed back",
		failed: "We couldn’t change the day back."
	});
	return useShareCall(share, "day", (order) => {
		const when = order.fulfilments.find((one) => one.id === share.id)?.handover?.when;
		toast({
			title: "Day changed",
			...when && { description: `${dayText(when.startsAt, when.timeZone)}, ${hoursText(when)}` },
			...before !== null && { action: {
				label: "Undo",
				onPress: () => undoing.mutate({ windowId: before })
			} }
		});
		onClose();
	});
}
function NoDays({ error, onRetry }) {
	if (!error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		role: "status",
		className: "text-sm text-soft",
		children: "Loading days..."
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		role: "alert",
		className: "flex flex-col items-start gap-3 text-sm",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: sentenceOf(error, "We couldn’t load the days. Check your connection and try again.") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			look: "secondary",
			size: "sm",
			onClick: onRetry,
			children: "Try again"
		})]
	});
}
/** Chooses another day. What was chosen is kept when it is refused, with the reason beside the buttons. */
function ChangeDay(props) {
	const { share, onClose } = props;
	const id = (0, import_react.useId)();
	const query = apiQuery(useShareAddress(share, "days"));
	const { data, error, refetch } = useQuery(query);
	const [chosen, setChosen] = (0, import_react.useState)(null);
	const [problem, setProblem] = (0, import_react.useState)(null);
	const saving = useChange(props);
	const submit = (event) => {
		event.preventDefault();
		if (saving.isPending) return;
		setProblem(chosen === null ? "Please choose a day." : null);
		if (chosen !== null) saving.mutate({ windowId: chosen }, { onError: () => void refetch() });
	};
	const { businessName } = share.vendor;
	const failed = saving.error && sentenceOf(saving.error, "We couldn’t change the day. Please try again.");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DialogForm, {
		id: `${id}-form`,
		open: true,
		onOpenChange: (open) => !open && onClose(),
		title: "Change the day",
		description: `For the items from ${businessName}. The price stays the same.`,
		submitLabel: "Change Day",
		closeLabel: "Keep Day",
		pendingLabel: saving.isPending && "Changing...",
		failure: problem ?? failed,
		onSubmit: submit,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-3",
			children: [data ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Days, {
				days: data,
				name: `${id}-day`,
				chosen,
				onChoose: setChosen
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoDays, {
				error,
				onRetry: () => void refetch()
			}), data?.windows.every((window) => window.problem !== null) && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-sm text-soft",
				children: [
					"There’s no other day that you can choose. Please contact ",
					businessName,
					" if you can’t make it."
				]
			})]
		})
	});
}
export { ChangeDay };

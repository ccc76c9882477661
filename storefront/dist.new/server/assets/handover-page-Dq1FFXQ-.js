import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { a as timeText, o as windowText } from "./handover-words-CW5a2lSc.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as createLucideIcon } from "./createLucideIcon-B8SKdGX_.js";
import { t as Printer } from "./printer-YGhsAQ4s.js";
import { t as X } from "./x-BHkNfOAH.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as isCode } from "./is-code-iF-b78F9.js";
import { n as countOf } from "./format-DqpZFbOp.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { t as useGoOn } from "./use-go-on-BnjE-Vw5.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { n as SearchField } from "./search-field-CDEoFd_N.js";
import { Cn as CouldNotLoad, Sn as Badge, kr as IconButton } from "../entry-server.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { n as RowsSkeleton } from "./dashboard-skeleton-CZ8ZhVjI.js";
import { t as RoleNotAllowed } from "./role-not-allowed-LCQr0nlj.js";
import { t as NeedsScripts } from "./vendor-gate-02csY3-F.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as Banknote } from "./banknote-B5xbNt_z.js";
import { t as Check } from "./check-NQLuqzTb.js";
import { t as CircleExclamationPoint } from "./circle-exclamation-point-DFFQ3ohh.js";
import { t as Clock } from "./clock-Chz5693C.js";
import { t as Undo2 } from "./undo-2-DmkTfw3K.js";
import { r as formatUnit } from "./prices-DvN7lvqV.js";
import { t as amountText } from "./amount-text-Bzq6vXQ9.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { a as isMissing, r as callJson, t as ApiError } from "./api-BmXrKzYt.js";
import { r as apiQuery } from "./queries-j_54H3BH.js";
import { r as newKey } from "./order-attempt-Da5zHqZ1.js";
import { t as KEPT_LIST } from "./forget-at-log-out-BSoflSy3.js";
// ../node_modules/lucide-react/dist/esm/icons/cloud-off.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "cloud-off",
	size: 24,
	node: [
		["path", {
			d: "M10.94 5.274A7 7 0 0 1 15.71 10h1.79a4.5 4.5 0 0 1 4.222 6.057",
			key: "1uxyv8"
		}],
		["path", {
			d: "M18.796 18.81A4.5 4.5 0 0 1 17.5 19H9A7 7 0 0 1 5.79 5.78",
			key: "99tcn7"
		}],
		["path", {
			d: "m2 2 20 20",
			key: "1ooewy"
		}]
	]
};
__iconData.node;
var CloudOff = createLucideIcon(__iconData);
// src/worker/offline-page.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
/** @returns a moment as the device's clock has it, e.g. "Nov 22, 5:10 AM" */
function momentText(at) {
	return new Date(at).toLocaleString("en-US", {
		month: "short",
		day: "numeric",
		hour: "numeric",
		minute: "2-digit"
	});
}
// src/marketplace/vendor/handover/use-swipe.ts
/** So far to the right counts as a swipe, in pixels. */
var FAR = 96;
/**
* Lets a row be swiped to the right with a finger; scrolling up and down stays the page's.
* @returns how far it is moved now, and what the row listens to
*/
function useSwipe(onSwiped) {
	const start = (0, import_react.useRef)(null);
	const distance = (0, import_react.useRef)(0);
	const [moved, setMoved] = (0, import_react.useState)(0);
	const move = (to) => {
		distance.current = to;
		setMoved(to);
	};
	const end = (isLetGo) => {
		const isSwiped = isLetGo && distance.current >= FAR;
		start.current = null;
		move(0);
		if (isSwiped) onSwiped();
	};
	return {
		moved,
		isFar: moved >= FAR,
		listeners: {
			onPointerDown: (event) => {
				if (event.pointerType === "touch") start.current = event.clientX;
			},
			onPointerMove: (event) => {
				if (start.current !== null) move(Math.max(0, Math.min(event.clientX - start.current, 192)));
			},
			onPointerUp: () => end(true),
			onPointerCancel: () => end(false)
		}
	};
}
// src/marketplace/vendor/handover/handover-row.tsx
var import_jsx_runtime = require_jsx_runtime();
function State({ row, isDelivery, timeZone }) {
	const done = isDelivery ? "Delivered" : "Collected";
	if (row.state === "canceled") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
		tone: "plain",
		children: "Canceled"
	});
	if (row.state === "waiting") return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Badge, {
		tone: "sun",
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Clock, {
			"aria-hidden": true,
			size: 14
		}),
		children: [done, ", not sent yet"]
	});
	if (row.state !== "collected") return null;
	const { handedOver } = row;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Badge, {
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Check, {
			"aria-hidden": true,
			size: 14
		}),
		children: [
			done,
			handedOver && ` ${timeText(handedOver.at, timeZone)}`,
			handedOver?.by && `, ${handedOver.by}`
		]
	});
}
/** One order: who comes, what they get, what they still pay, and one large button. */
function HandoverRow({ row, isDelivery, timeZone, onTick, onUntick }) {
	const isOpen = row.state === "open";
	const { moved, isFar, listeners } = useSwipe(onTick);
	const label = isDelivery ? "Delivered" : "Collected";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "relative overflow-hidden rounded-card print:overflow-visible",
		children: [moved > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			"aria-hidden": true,
			className: clsx("absolute inset-0 flex items-center pl-5", isFar ? "bg-leaf text-on-leaf" : "bg-moss text-leaf"),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Check, { size: 28 })
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			...isOpen ? listeners : {},
			style: moved > 0 ? { transform: `translateX(${moved}px)` } : void 0,
			className: clsx("card relative flex touch-pan-y flex-col gap-3 p-4 break-inside-avoid sm:flex-row sm:items-start sm:justify-between", !isOpen && "bg-sunk"),
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex min-w-0 flex-1 flex-col gap-1.5",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "flex flex-wrap items-baseline gap-x-3 gap-y-1",
							children: [
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
									className: clsx("text-lg wrap-anywhere", row.state === "canceled" && "line-through"),
									children: row.name
								}),
								/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
									className: "text-sm text-soft",
									children: ["#", row.orderNumber]
								}),
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)(State, {
									row,
									isDelivery,
									timeZone
								})
							]
						}),
						row.buyerName !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
							className: "text-sm text-soft wrap-anywhere",
							children: ["Ordered by ", row.buyerName]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
							"aria-label": `What ${row.name} gets`,
							className: "flex flex-col",
							children: row.items.map(({ id, name, unit, quantity }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
								className: "flex gap-2 wrap-anywhere",
								children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
									className: "min-w-7 text-right font-semibold tabular-nums",
									children: quantity
								}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
									className: "min-w-0",
									children: [
										name,
										" ",
										/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
											className: "text-sm text-soft",
											children: formatUnit(unit)
										})
									]
								})]
							}, id))
						}),
						row.notes !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
							className: "text-sm text-soft wrap-anywhere",
							children: [
								"“",
								row.notes,
								"”"
							]
						}),
						row.notYet && isOpen && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
							className: "flex items-start gap-2 font-semibold text-danger",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleExclamationPoint, {
								"aria-hidden": true,
								size: 18,
								className: "mt-1 shrink-0"
							}), row.notYet === "owed" ? "Not paid. Please don’t hand it over yet." : "Not weighed yet"]
						}),
						row.due !== null && isOpen && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
							className: "flex items-center gap-2 font-semibold",
							children: [
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Banknote, {
									"aria-hidden": true,
									size: 18,
									className: "shrink-0 text-clay"
								}),
								"Collect ",
								row.notYet === "weigh" && "at most ",
								amountText(row.due),
								" in cash"
							]
						})
					]
				}),
				isOpen && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					size: "lg",
					className: "self-stretch sm:self-center print:hidden",
					onClick: onTick,
					"aria-label": `${label}: ${row.name}`,
					children: label
				}),
				row.state === "waiting" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					look: "secondary",
					className: "self-stretch sm:self-center print:hidden",
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Undo2, {
						"aria-hidden": true,
						size: 18
					}),
					onClick: onUntick,
					"aria-label": `Undo: ${row.name}`,
					children: "Undo"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					"aria-hidden": true,
					className: "hidden size-6 shrink-0 border-2 border-ink print:block"
				})
			]
		})]
	});
}
// src/marketplace/vendor/handover/tick-queue.rules.ts
function stateOf({ id, status }, queue) {
	if (status === "delivered") return "collected";
	if (status === "cancelled") return "canceled";
	return queue.some(({ orderId }) => orderId === id) ? "waiting" : "open";
}
/** @returns the orders of a sheet: what is still to be handed over comes first */
function rowsOf({ orders }, queue) {
	const rows = orders.map((order) => ({
		...order,
		state: stateOf(order, queue)
	}));
	const isOpen = ({ state }) => state === "open";
	return [...rows.filter(isOpen), ...rows.filter((row) => !isOpen(row))];
}
/** @returns the rows that a name, an order number or a product is typed of */
function rowsLike(rows, text) {
	const words = text.toLowerCase().split(/\s+/).filter(Boolean);
	return rows.filter(({ name, buyerName, orderNumber, items }) => {
		const all = [
			name,
			buyerName,
			orderNumber,
			...items.map((item) => item.name)
		].join(" ").toLowerCase();
		return words.every((word) => all.includes(word));
	});
}
/** @returns the queue with one order ticked; twice is once */
var withTick = (queue, tick) => queue.some(({ orderId }) => orderId === tick.orderId) ? [...queue] : [...queue, tick];
/** @returns what is left to send, and what the server says otherwise than the device */
function answered(queue, { results, sheet }, known) {
	const conflicts = results.flatMap(({ key, message }) => {
		const orderId = queue.find((tick) => tick.key === key)?.orderId;
		if (message === null || orderId === void 0) return [];
		return [{
			orderId,
			name: [...sheet.orders, ...known.orders].find(({ id }) => id === orderId)?.name ?? "An order",
			message
		}];
	});
	const sent = new Set(results.map(({ key }) => key));
	return {
		queue: queue.filter(({ key }) => !sent.has(key)),
		conflicts
	};
}
/** @returns "3 of 12 collected" in figures; canceled orders do not count */
function progressOf(rows) {
	const all = rows.filter(({ state }) => state !== "canceled");
	return {
		done: all.filter(({ state }) => state !== "open").length,
		all: all.length
	};
}
// src/marketplace/vendor/handover/kept-sheets.ts
/** Lists hold names: they leave the device with whoever logs out. Ticks hold numbers alone, and stay. */
var TICKS = "farmgate-handed-";
/** A sheet is of no use so long after its day. */
var KEEP_MS = 2592e5;
function read(key) {
	try {
		return JSON.parse(localStorage.getItem(key) ?? "null");
	} catch {
		return null;
	}
}
/** @returns whether the device keeps it: a full or locked storage does not */
function write(key, value) {
	try {
		localStorage.setItem(key, JSON.stringify(value));
		return true;
	} catch {
		return false;
	}
}
function forget(key) {
	try {
		localStorage.removeItem(key);
	} catch {}
}
/** @returns the sheet as it was read last on this device; null where it was not, or its day is long over */
function keptSheet(windowId) {
	const sheet = read(KEPT_LIST + windowId);
	if (!sheet || !Array.isArray(sheet.orders)) return null;
	return Date.now() - Date.parse(sheet.endsAt) > KEEP_MS ? null : sheet;
}
var keepSheet = (windowId, sheet) => write(KEPT_LIST + windowId, sheet);
var forgetSheet = (windowId) => forget(KEPT_LIST + windowId);
function keptTicks(windowId) {
	const ticks = read(TICKS + windowId);
	return Array.isArray(ticks) ? ticks : [];
}
function keepTicks(windowId, ticks) {
	if (ticks.length === 0) forget(TICKS + windowId);
	else write(TICKS + windowId, ticks);
}
// src/marketplace/vendor/handover/use-handover.ts
/** So long a tick can be taken back before it is sent. */
var UNDO_MS = 4e3;
/** So often what could not be sent is tried again. */
var AGAIN_MS = 2e4;
var addressOf = (windowId) => `/api/vendor/handovers/${windowId}`;
var isAnswer = (error) => error instanceof ApiError && error.body !== null;
/** A handover sheet that works without a network: ticks wait on the device until the server has them. */
function useHandover(windowId) {
	const client = useQueryClient();
	const address = addressOf(windowId);
	const { data, error, isPending, refetch } = useQuery(apiQuery(address));
	const [kept, setKept] = (0, import_react.useState)(null);
	const [queue, setQueue] = (0, import_react.useState)([]);
	const [conflicts, setConflicts] = (0, import_react.useState)([]);
	const [sendError, setSendError] = (0, import_react.useState)(null);
	const [oldFor, setOldFor] = (0, import_react.useState)(null);
	/** Counts up whenever what waits should be sent at once. */
	const [asked, setAsked] = (0, import_react.useState)(0);
	const isSending = (0, import_react.useRef)(false);
	(0, import_react.useEffect)(() => {
		setKept(keptSheet(windowId));
		setQueue(keptTicks(windowId));
	}, [windowId]);
	(0, import_react.useEffect)(() => {
		if (data) {
			keepSheet(windowId, data);
			setKept(data);
			setOldFor(null);
		}
	}, [windowId, data]);
	(0, import_react.useEffect)(() => {
		if (!error) return;
		if (isAnswer(error) && isMissing(error)) {
			forgetSheet(windowId);
			setKept(null);
		} else setOldFor(isAnswer(error) ? "failed" : "offline");
	}, [windowId, error]);
	const change = (make) => {
		const next = make(keptTicks(windowId));
		keepTicks(windowId, next);
		setQueue(next);
	};
	const send = (0, import_react.useEffectEvent)(async () => {
		const ticks = keptTicks(windowId).slice(0, 200);
		if (ticks.length === 0 || isSending.current) return;
		isSending.current = true;
		try {
			const body = { ticks };
			const answer = await callJson(`${address}/ticks`, {
				method: "POST",
				body
			});
			const told = answered(ticks, answer, kept ?? answer.sheet);
			const sent = new Set(ticks.map(({ key }) => key));
			change((known) => known.filter(({ key }) => !sent.has(key)));
			setConflicts((known) => [...known, ...told.conflicts]);
			setSendError(null);
			client.setQueryData([address], answer.sheet);
		} catch (failed) {
			setSendError(isAnswer(failed) ? failed : null);
			if (!isAnswer(failed)) setOldFor("offline");
		} finally {
			isSending.current = false;
		}
	});
	(0, import_react.useEffect)(() => {
		if (queue.length === 0) return;
		const soon = setTimeout(() => void send(), UNDO_MS);
		const again = setInterval(() => void send(), AGAIN_MS);
		return () => {
			clearTimeout(soon);
			clearInterval(again);
		};
	}, [queue]);
	(0, import_react.useEffect)(() => void send(), [asked]);
	const isOld = oldFor !== null && kept !== null;
	(0, import_react.useEffect)(() => {
		if (!isOld) return;
		const again = setInterval(() => void refetch(), AGAIN_MS);
		return () => clearInterval(again);
	}, [isOld, refetch]);
	const retry = () => {
		refetch();
		setAsked((count) => count + 1);
	};
	const onBack = (0, import_react.useEffectEvent)(retry);
	(0, import_react.useEffect)(() => {
		const back = () => onBack();
		window.addEventListener("online", back);
		return () => window.removeEventListener("online", back);
	}, []);
	return {
		sheet: data ?? kept,
		error: isAnswer(error) ? error : null,
		isLoading: isPending && kept === null,
		oldFor,
		queue,
		conflicts,
		sendError,
		tick: (orderId) => change((known) => withTick(known, {
			key: newKey(),
			orderId
		})),
		untick: (orderId) => change((known) => known.filter((tick) => tick.orderId !== orderId)),
		dismiss: (orderId) => setConflicts((known) => known.filter((one) => one.orderId !== orderId)),
		retry
	};
}
// src/marketplace/vendor/handover/handover-page.tsx
/** Why the list is old, and when ticks are sent then. */
var OLD = {
	offline: {
		why: "You’re offline. This list is",
		when: "when you’re back online"
	},
	failed: {
		why: "We couldn’t update this list. It’s",
		when: "as soon as we can"
	}
};
/** What is not as it should be: no network, ticks that wait, ticks that could not be taken. */
function Notes({ handover, sheet }) {
	const { oldFor, queue, conflicts, sendError, dismiss, retry } = handover;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-3 print:hidden",
		children: [
			oldFor && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				role: "status",
				className: "flex items-start gap-3 rounded-control bg-sun px-4 py-3 text-sm text-on-sun",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CloudOff, {
					"aria-hidden": true,
					size: 20,
					className: "shrink-0"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [
					OLD[oldFor].why,
					" from ",
					momentText(sheet.readAt),
					".",
					" ",
					queue.length > 0 ? `We’ll send ${countOf(queue.length, "checkmark")} ${OLD[oldFor].when}.` : `You can keep going: we’ll send your checkmarks ${OLD[oldFor].when}.`
				] })]
			}),
			sendError && queue.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				role: "alert",
				className: "flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunk px-4 py-3 text-sm",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [
					"We couldn’t send ",
					countOf(queue.length, "checkmark"),
					". ",
					sendError.body?.message,
					" Nothing is lost."
				] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					size: "sm",
					look: "secondary",
					onClick: retry,
					children: "Try again"
				})]
			}),
			conflicts.map(({ orderId, name, message }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				role: "alert",
				className: "flex items-start justify-between gap-3 rounded-control border border-danger bg-card px-4 py-3",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "min-w-0 text-sm wrap-anywhere",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("strong", { children: [name, "."] }),
						" ",
						message
					]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
					label: `Got it: ${name}`,
					onClick: () => dismiss(orderId),
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, {
						"aria-hidden": true,
						size: 18
					})
				})]
			}, orderId))
		]
	});
}
function Sheet({ handover, sheet }) {
	const [text, setText] = (0, import_react.useState)("");
	const rows = rowsOf(sheet, handover.queue);
	const shown = rowsLike(rows, text);
	const { done, all } = progressOf(rows);
	if (rows.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "no-results" }),
		title: "No orders for this day yet",
		hint: "Orders appear here as soon as they’re paid or reserved."
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "sticky top-16 z-10 -mx-4 flex flex-col gap-3 bg-paper px-4 py-3 sm:static sm:mx-0 sm:px-0 print:hidden",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex items-center justify-between gap-3",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						role: "status",
						className: "font-semibold tabular-nums",
						children: [
							done,
							" of ",
							all,
							" ",
							sheet.isDelivery ? "delivered" : "collected"
						]
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						size: "sm",
						look: "secondary",
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Printer, {
							"aria-hidden": true,
							size: 18
						}),
						onClick: () => window.print(),
						children: "Print"
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					role: "progressbar",
					"aria-label": "Progress",
					"aria-valuemin": 0,
					"aria-valuemax": all,
					"aria-valuenow": done,
					className: "block h-2 overflow-hidden rounded-full bg-line",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "block h-full bg-leaf",
						style: { width: `${100 * done / Math.max(all, 1)}%` }
					})
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchField, {
					label: "Find a name or an order",
					placeholder: "Find a name or an order",
					value: text,
					onChange: (event) => setText(event.target.value)
				})
			]
		}),
		shown.length === 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "text-soft",
			children: [
				"No order matches “",
				text,
				"”."
			]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "flex flex-col gap-3",
			children: shown.map((row) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HandoverRow, {
				row,
				isDelivery: sheet.isDelivery,
				timeZone: sheet.timeZone,
				onTick: () => handover.tick(row.id),
				onUntick: () => handover.untick(row.id)
			}) }, row.id))
		})
	] });
}
function Content({ id }) {
	const handover = useHandover(id);
	const { sheet, error, isLoading, retry } = handover;
	const goOn = useGoOn();
	const isSignedOut = isCode(error, "SIGN_IN_REQUIRED");
	(0, import_react.useEffect)(() => {
		if (isSignedOut) goOn(paths.login({ returnTo: paths.vendorHandover(id) }));
	}, [
		isSignedOut,
		goOn,
		id
	]);
	if (isLoading || isSignedOut) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NeedsScripts, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "noscript:hidden",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsSkeleton, { label: "Loading the list..." })
	})] });
	if (error && isCode(error, "BUSINESS_ROLE_NOT_ALLOWED")) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoleNotAllowed, { message: error.body?.message ?? "" });
	if (!sheet) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
		title: "We couldn’t load this list.",
		error,
		onRetry: retry
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-1",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
					className: "text-2xl wrap-anywhere md:text-3xl",
					children: sheet.placeName
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "text-lg",
					children: windowText(sheet)
				}),
				sheet.address !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "text-soft wrap-anywhere",
					children: sheet.address
				}),
				sheet.status === "canceled" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "font-semibold text-danger",
					children: "This day is canceled."
				})
			]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notes, {
			handover,
			sheet
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sheet, {
			handover,
			sheet
		})
	] });
}
/** /vendor/handover/:id, where orders change hands. It works without a network. */
function HandoverPage() {
	const { id = "" } = (0, import_dist.useParams)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page flex min-h-[60vh] max-w-3xl flex-col gap-5 py-6 md:py-10 print:py-0",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
			title: "Handover list",
			noindex: true
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Content, { id }, id)]
	});
}
export { HandoverPage };

import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as isCode } from "./is-code-iF-b78F9.js";
import { t as RoleNotAllowed } from "./role-not-allowed-LCQr0nlj.js";
import { t as useMay } from "./use-may-DpX1n8rd.js";
import { i as formatDate, n as countOf } from "./format-DqpZFbOp.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { t as useRequiredSession } from "./use-required-session-BmSSfWQp.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { Cn as CouldNotLoad, Mr as Segmented, fn as Checkbox, kr as IconButton, mn as Select, xn as Card } from "../entry-server.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as BackLink } from "./back-link-8W4Wgnnt.js";
/* empty css                    */
import { n as RowsSkeleton } from "./dashboard-skeleton-CZ8ZhVjI.js";
import { t as ProfileMissing } from "./profile-missing-Bgrl5hkI.js";
import { t as NeedsScripts } from "./vendor-gate-02csY3-F.js";
import { a as priceOfWeight, i as WEIGHT_UNIT_SIGNS, l as weightText, s as readWeight } from "./by-weight-DC62djSa.js";
import { i as dollars } from "./money-C_WGm-47.js";
import { n as wholeCents, t as amountText } from "./amount-text-Bzq6vXQ9.js";
import { i as shortDayText } from "./handover-words-CW5a2lSc.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as CircleCheck } from "./circle-check-DciOe_Kb.js";
import { t as Printer } from "./printer-YGhsAQ4s.js";
import { o as sentenceOf, r as callJson } from "./api-BmXrKzYt.js";
import { t as ConfirmButton } from "./confirm-button-B1T0LAjQ.js";
import { r as VENDOR_ORDERS, u as refreshVendor } from "./vendor-queries-BzxBvIxU.js";
import { i as weighingQuery, n as orderToWeighQuery, r as takeOrder, t as WEIGHING } from "./weighing-queries-H1EGAGuY.js";
import { t as createLucideIcon } from "./createLucideIcon-B8SKdGX_.js";
import { t as FormFailure } from "./form-failure-C1paraQv.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as TriangleExclamationPoint } from "./triangle-exclamation-point-BCP7kQnm.js";
import { t as Undo2 } from "./undo-2-DmkTfw3K.js";
import { t as FieldError } from "./field-error-DsZoPFTL.js";
import { t as controlClass } from "./control-class-B0XWnN3a.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as Plus } from "./plus--yPFToWZ.js";
import { t as Trash } from "./trash-BPWFDoWq.js";
// ../node_modules/lucide-react/dist/esm/icons/cable.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "cable",
	size: 24,
	node: [
		["path", {
			d: "M17 19a1 1 0 0 1-1-1v-2a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v2a1 1 0 0 1-1 1z",
			key: "trhst0"
		}],
		["path", {
			d: "M17 21v-2",
			key: "ds4u3f"
		}],
		["path", {
			d: "M19 14V6.5a1 1 0 0 0-7 0v11a1 1 0 0 1-7 0V10",
			key: "1mo9zo"
		}],
		["path", {
			d: "M21 21v-2",
			key: "eo0ou"
		}],
		["path", {
			d: "M3 5V3",
			key: "1k5hjh"
		}],
		["path", {
			d: "M4 10a2 2 0 0 1-2-2V6a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2a2 2 0 0 1-2 2z",
			key: "1dd30t"
		}],
		["path", {
			d: "M7 5V3",
			key: "1t1388"
		}]
	]
};
__iconData$1.node;
var Cable = createLucideIcon(__iconData$1);
// ../node_modules/lucide-react/dist/esm/icons/unplug.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "unplug",
	size: 24,
	node: [
		["path", {
			d: "m19 5 3-3",
			key: "yk6iyv"
		}],
		["path", {
			d: "m2 22 3-3",
			key: "19mgm9"
		}],
		["path", {
			d: "M6.3 20.3a2.4 2.4 0 0 0 3.4 0L12 18l-6-6-2.3 2.3a2.4 2.4 0 0 0 0 3.4Z",
			key: "goz73y"
		}],
		["path", {
			d: "M7.5 13.5 10 11",
			key: "7xgeeb"
		}],
		["path", {
			d: "M10.5 16.5 13 14",
			key: "10btkg"
		}],
		["path", {
			d: "m12 6 6 6 2.3-2.3a2.4 2.4 0 0 0 0-3.4l-2.6-2.6a2.4 2.4 0 0 0-3.4 0Z",
			key: "1snsnr"
		}]
	]
};
__iconData.node;
var Unplug = createLucideIcon(__iconData);
// src/marketplace/vendor/weighing/labels/weight-labels.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
// src/marketplace/vendor/weighing/labels/use-label-printing.ts
/** Prints labels of packages, once they are there. */
function useLabelPrinting() {
	const [job, setJob] = (0, import_react.useState)(null);
	(0, import_react.useEffect)(() => {
		if (!job) return;
		const end = () => setJob(null);
		window.addEventListener("afterprint", end);
		window.print();
		return () => window.removeEventListener("afterprint", end);
	}, [job]);
	return {
		job,
		print: (packages) => {
			const weighed = packages.filter(({ grams }) => grams !== null);
			if (weighed.length > 0) setJob({
				packages: weighed,
				at: (/* @__PURE__ */ new Date()).toISOString()
			});
		}
	};
}
// src/marketplace/vendor/weighing/weighing.rules.ts
var keyOf = (order, line, number) => [
	order.id,
	line.id,
	number
].join(".");
/** @returns the packages of a line: those that there have to be, and more where it was cut into more */
function packagesOfLine(order, line) {
	const last = Math.max(line.packages, ...line.weighings.map(({ package: number }) => number));
	return Array.from({ length: last }, (_, index) => index + 1).flatMap((number) => {
		const grams = line.weighings.find((one) => one.package === number)?.grams ?? null;
		return grams !== null || missingOf(line) > 0 && number <= line.packages ? [{
			key: keyOf(order, line, number),
			order,
			line,
			number,
			grams
		}] : [];
	});
}
var missingOf = ({ packages, weighings }) => Math.max(packages - weighings.length, 0);
/** @returns the package that a key names, also one that its line does not have yet; null where that is gone */
function packageOf(orders, key) {
	const [orderId, lineId, number = 0] = (key ?? "").split(".").map(Number);
	const order = orders.find(({ id }) => id === orderId);
	const line = order?.lines.find(({ id }) => id === lineId);
	if (!order || !line || number < 1) return null;
	const grams = line.weighings.find((one) => one.package === number)?.grams ?? null;
	return {
		key: keyOf(order, line, number),
		order,
		line,
		number,
		grams
	};
}
/** @returns the number of the next package of what is cut as it comes */
var nextNumber = ({ packages, weighings }) => Math.max(packages, ...weighings.map(({ package: number }) => number)) + 1;
/** @returns the lines of orders by what was ordered, that of the soonest order first */
function byProduct(orders) {
	const found = /* @__PURE__ */ new Map();
	for (const order of orders) for (const line of order.lines) {
		const key = JSON.stringify([
			line.productId,
			line.variantId,
			line.name
		]);
		const product = found.get(key) ?? {
			key,
			name: line.name,
			lines: []
		};
		product.lines.push({
			order,
			line
		});
		found.set(key, product);
	}
	return [...found.values()];
}
/** @returns every package in the order in which they are asked for */
function allPackages(orders, by) {
	return (by === "order" ? orders.flatMap((order) => order.lines.map((line) => ({
		order,
		line
	}))) : byProduct(orders).flatMap((product) => product.lines)).flatMap(({ order, line }) => packagesOfLine(order, line));
}
/** @returns the next package that is not weighed, from the one with a key on, and then from the start */
function nextPackage(packages, after) {
	const at = packages.findIndex(({ key }) => key === after);
	const isOpen = ({ grams, key }) => grams === null && key !== after;
	return packages.slice(at + 1).find(isOpen) ?? packages.find(isOpen) ?? null;
}
var sum = (figures) => figures.reduce((all, one) => all + one, 0);
/** @returns what a line comes to so far: together at most what its customer agreed to */
function totalOfLine(line) {
	const most = line.prices ? wholeCents(line.prices.most) : null;
	const price = sum(line.weighings.map((one) => wholeCents(one.price ?? 0)));
	return {
		grams: sum(line.weighings.map(({ grams }) => grams)),
		price: most === null ? null : Math.min(price, most),
		most,
		weighed: line.weighings.length,
		missing: missingOf(line)
	};
}
/** @returns what one package costs in cents, as far as its line is not at its most before it; null without prices */
function priceOfPackage(line, number) {
	if (!line.prices) return null;
	const upTo = (last) => totalOfLine({
		...line,
		weighings: line.weighings.filter((one) => last(one.package))
	}).price ?? 0;
	return upTo((one) => one <= number) - upTo((one) => one < number);
}
/** @returns what all lines of an order come to so far */
function totalOf(lines) {
	const totals = lines.map(totalOfLine);
	const money = (key) => totals.some((one) => one[key] === null) ? null : sum(totals.map((one) => one[key] ?? 0));
	return {
		grams: sum(totals.map(({ grams }) => grams)),
		price: money("price"),
		most: money("most"),
		weighed: sum(totals.map(({ weighed }) => weighed)),
		missing: sum(totals.map(({ missing }) => missing))
	};
}
var isReady = ({ lines, isDone }) => !isDone && totalOf(lines).missing === 0;
/** @returns " · Sat, Jun 7"; nothing where no day was chosen */
var dayOf = ({ startsAt, timeZone }) => startsAt && timeZone ? ` · ${shortDayText(startsAt, timeZone)}` : "";
/** @returns "Package 2 of 3", or how much it is about in all of what is cut as it comes */
function packageText({ line, number }) {
	const { inSteps, packages, quantity, nominalGrams, mostGrams, per } = line;
	if (!inSteps) return packages === 1 ? "1 package" : `Package ${number} of ${packages}`;
	const wanted = `${countOf(quantity, "step")}: about ${weightText(nominalGrams, per)}, at most ${weightText(mostGrams, per)}`;
	return number > 1 ? `Package ${number}. ${wanted}` : wanted;
}
/**
* @param grams what a package weighs that may be weighed already
* @returns what to look at again; null where all is as it was ordered
*/
function warningOf({ line, number }, grams) {
	const { inSteps, leastGrams, mostGrams, per, packages, prices } = line;
	const others = inSteps ? sum(line.weighings.filter((one) => one.package !== number).map((one) => one.grams)) : 0;
	const all = others + grams;
	const subject = others > 0 ? "Together that’s" : "That’s";
	if (all > mostGrams) {
		const what = inSteps || packages === 1 ? "it" : packages === 2 ? "both" : `all ${packages}`;
		const limit = prices ? `The customer pays at most ${amountText(prices.most)} for ${what}.` : "The customer doesn’t pay for the rest.";
		return `${subject} more than ${weightText(mostGrams, per)}. ${limit}`;
	}
	if (all < leastGrams && others === 0) return `That’s less than ${weightText(leastGrams, per)}. Is it the right one?`;
	return null;
}
/** @returns the orders with one of them first */
var withFirst = (orders, id) => [...orders.filter((order) => order.id === id), ...orders.filter((order) => order.id !== id)];
// src/marketplace/vendor/weighing/labels/weight-labels.tsx
var import_jsx_runtime = require_jsx_runtime();
function Label({ of, businessName, packedAt }) {
	const { order, line, number, grams } = of;
	const price = priceOfPackage(line, number);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "day-label",
		"aria-label": `Label of package ${number}, order #${order.orderNumber}`,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "truncate",
				children: businessName
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "day-label-name line-clamp-2 wrap-anywhere",
				children: line.name
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "weight-label-figures mt-auto flex justify-between gap-2 tabular-nums",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: weightText(grams ?? 0, line.per) }), price !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: dollars(price) })]
			}),
			line.prices && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-right tabular-nums",
				children: [
					amountText(line.prices.unit),
					"/",
					WEIGHT_UNIT_SIGNS[line.per]
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "mt-auto truncate font-semibold",
				children: [
					"#",
					order.orderNumber,
					" ",
					order.customerName
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: ["Packed ", formatDate(packedAt)] })
		]
	});
}
/** A label for each package, with the styles of the page: nothing on screens, all that comes out of the printer. */
function WeightLabels({ packages, ...label }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "day-labels day-labels-weight hidden print:block",
		children: packages.map((of) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Label, {
			of,
			...label
		}, of.key))
	});
}
// src/marketplace/vendor/weighing/ready-orders.tsx
/** @returns "2 packages, 8.7 lb, $56.55" */
function cameTo({ lines }) {
	const { weighed, grams, price } = totalOf(lines);
	const [first] = lines;
	return [
		countOf(weighed, "package"),
		first && weightText(grams, first.per),
		price === null ? null : dollars(price)
	].filter(Boolean).join(", ");
}
function DoneButton({ order, onDone }) {
	const client = useQueryClient();
	const finishing = useMutation({
		mutationFn: () => callJson(`${WEIGHING}/${order.id}/done`, { method: "POST" }),
		onSuccess: (done) => {
			onDone(done);
			takeOrder(client, done);
			return refreshVendor(client, VENDOR_ORDERS, "/api/vendor/packing");
		},
		onError: () => void refreshVendor(client, WEIGHING)
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConfirmButton, {
		label: "Done",
		look: "primary",
		about: `order #${order.orderNumber}`,
		title: `Finish order #${order.orderNumber}?`,
		confirmLabel: "Finish order",
		pendingLabel: finishing.isPending && "Saving...",
		failure: finishing.error && sentenceOf(finishing.error, "We couldn’t finish this order. Please try again."),
		onOpen: finishing.reset,
		onConfirm: () => finishing.mutate(),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
			"What you weighed for ",
			order.customerName,
			" comes to",
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", {
				className: "font-semibold",
				children: cameTo(order)
			}),
			". We’ll email the customer, and charge their card if they pay by card. You can’t change the weights after that."
		] })
	});
}
/** Orders of which everything is weighed: what is left is to say that they are done. */
function ReadyOrders({ orders, onDone, onPrint }) {
	const ready = orders.filter(isReady);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		role: "region",
		"aria-label": "All weighed",
		className: "flex flex-col gap-3 empty:hidden",
		children: ready.map((order) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
			className: "flex flex-wrap items-center gap-x-4 gap-y-3 border-2! border-leaf! p-4",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "min-w-0 flex-1 basis-48 wrap-anywhere",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "font-semibold",
						children: order.customerName
					}),
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "text-sm text-soft",
						children: ["#", order.orderNumber]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "block text-sm tabular-nums",
						children: cameTo(order)
					})
				]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap gap-2",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DoneButton, {
					order,
					onDone
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					look: "secondary",
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Printer, {
						"aria-hidden": true,
						size: 18
					}),
					"aria-label": `Print labels of order #${order.orderNumber}`,
					onClick: () => onPrint(order),
					children: "Labels"
				})]
			})]
		}, order.id))
	});
}
/** What was just finished, for its labels. */
function FinishedOrders({ orders, onPrint }) {
	if (orders.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "finished",
		className: "flex flex-col gap-3",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id: "finished",
			className: "text-lg",
			children: "Just finished"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "flex flex-col",
			children: orders.map((order) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				className: "flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line py-2.5",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleCheck, {
						"aria-hidden": true,
						size: 18,
						className: "shrink-0 text-leaf"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "min-w-0 flex-1 wrap-anywhere",
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "font-semibold",
								children: order.customerName
							}),
							" ",
							/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
								className: "text-sm text-soft tabular-nums",
								children: [
									"#",
									order.orderNumber,
									" · ",
									cameTo(order)
								]
							})
						]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						size: "sm",
						look: "quiet",
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Printer, {
							"aria-hidden": true,
							size: 16
						}),
						"aria-label": `Print labels of order #${order.orderNumber}`,
						onClick: () => onPrint(order),
						children: "Labels"
					})
				]
			}, order.id))
		})]
	});
}
// src/marketplace/vendor/weighing/scale/serial-scale.ts
/** Symbols per second that scales send; the first one is what most of them are set to. */
var BAUD_RATES = [
	9600,
	4800,
	2400
];
/** @returns whether the browser can talk to a scale; Chrome and Edge on computers do */
var canConnect = (browser) => Boolean(browser.serial);
/** Lets the person choose a port. @throws a DOMException named NotFoundError where none was chosen */
async function choosePort(browser) {
	const { serial } = browser;
	if (!serial) throw new TypeError("This browser has no Web Serial API.");
	return serial.requestPort();
}
/** Longer lines are noise, such as at another speed. */
var LONGEST_LINE = 120;
/**
* Reads lines until the port ends or is stopped.
* @throws what the port throws, such as when it is pulled out
*/
async function readLines({ readable }, onLine, signal) {
	if (!readable || signal.aborted) return;
	const reader = readable.getReader();
	const stop = () => void reader.cancel().catch(() => void 0);
	signal.addEventListener("abort", stop);
	const decoder = new TextDecoder("ascii");
	let rest = "";
	try {
		for (;;) {
			const { value, done } = await reader.read();
			if (done) return;
			const lines = (rest + decoder.decode(value, { stream: true })).split(/[\r\n]+/);
			rest = (lines.pop() ?? "").slice(-121);
			for (const line of lines) if (line.trim() !== "" && line.length <= LONGEST_LINE) onLine(line.trim());
		}
	} finally {
		signal.removeEventListener("abort", stop);
		reader.releaseLock();
	}
}
/** @returns what a line of a scale says: only what is marked as stable ("ST") and is a weight counts */
function readingOf(line, per = "lb") {
	const text = /^ST,(?:[A-Z]{2},)*\s*\+?\s*(.+)$/i.exec(line)?.[1]?.trim().replace(/\s+/g, " ");
	return text && readWeight(line, per) !== null ? {
		kind: "stable",
		text
	} : { kind: "moving" };
}
/**
* Takes one reading of whatever is put on a scale: what stays there after it was saved is not read again.
* @param onReading called as often as the scale says the weight, until that is saved
*/
function onceEach(onReading) {
	let isSaved = false;
	return {
		line: (line) => {
			const reading = readingOf(line);
			if (reading.kind === "moving") isSaved = false;
			else if (!isSaved) onReading(reading.text);
		},
		saved: () => void (isSaved = true)
	};
}
// src/marketplace/vendor/weighing/scale/use-scale.ts
var never = () => () => void 0;
/** Whether this browser can talk to a scale; the server does not know. */
var useCanConnect = () => (0, import_react.useSyncExternalStore)(never, () => canConnect(navigator), () => false);
/**
* A scale on a port of the computer.
* @param saved changes whenever a weight was saved: what lies on the scale is not read again then
*/
function useScale(onReading, saved) {
	const [state, setState] = (0, import_react.useState)("off");
	const [latest, setLatest] = (0, import_react.useState)(null);
	const stop = (0, import_react.useRef)(null);
	const reader = (0, import_react.useRef)(null);
	const handler = (0, import_react.useRef)(onReading);
	(0, import_react.useEffect)(() => void (handler.current = onReading));
	(0, import_react.useEffect)(() => reader.current?.saved(), [saved]);
	(0, import_react.useEffect)(() => () => stop.current?.abort(), []);
	const connect = async (baudRate) => {
		const stopping = new AbortController();
		stop.current = stopping;
		try {
			const port = await choosePort(navigator);
			setState("connecting");
			await port.open({ baudRate });
			setState("on");
			reader.current = onceEach((text) => {
				setLatest(text);
				handler.current(text);
			});
			try {
				await readLines(port, reader.current.line, stopping.signal);
			} finally {
				reader.current = null;
				await port.close();
			}
			setState("off");
		} catch (error) {
			const isCanceled = error instanceof DOMException && error.name === "NotFoundError";
			setState(isCanceled ? "off" : "failed");
		}
		setLatest(null);
	};
	return {
		state,
		latest,
		connect,
		disconnect: () => stop.current?.abort()
	};
}
// src/marketplace/vendor/weighing/scale/scale-switch.tsx
function Connection({ onReading, saved }) {
	const [baudRate, setBaudRate] = (0, import_react.useState)(BAUD_RATES[0]);
	const { state, latest, connect, disconnect } = useScale(onReading, saved);
	if (state === "on") return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-wrap items-center justify-between gap-3",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			role: "status",
			className: "text-sm",
			children: ["Scale connected. ", latest ? `It says ${latest}.` : "Waiting for a steady weight..."]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			size: "sm",
			look: "secondary",
			icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Unplug, {
				"aria-hidden": true,
				size: 16
			}),
			onClick: disconnect,
			children: "Disconnect"
		})]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-3",
		children: [
			state === "failed" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: "We lost the scale. Check its cable, close other programs that use it and connect again." }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "flex flex-wrap items-end gap-3",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "min-w-40 flex-1",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
						label: "Speed (baud)",
						help: "Most scales use 9600. Yours is in its manual.",
						value: baudRate,
						onChange: ({ currentTarget }) => setBaudRate(BAUD_RATES.find((rate) => String(rate) === currentTarget.value) ?? BAUD_RATES[0]),
						children: BAUD_RATES.map((rate) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
							value: rate,
							children: rate
						}, rate))
					})
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				size: "sm",
				look: "secondary",
				className: "self-start",
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Cable, {
					"aria-hidden": true,
					size: 16
				}),
				pendingLabel: state === "connecting" && "Connecting...",
				onClick: () => void connect(baudRate),
				children: "Choose your scale"
			})
		]
	});
}
/** For scales on a cable that do not type by themselves; only where the browser can talk to them. */
function ScaleSwitch(props) {
	const [isOn, setOn] = (0, import_react.useState)(false);
	if (!useCanConnect()) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex flex-col gap-2 px-4 py-2 sm:px-5",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Checkbox, {
			label: "Connect a scale",
			checked: isOn,
			onChange: ({ currentTarget }) => setOn(currentTarget.checked)
		}), isOn && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-3 pb-3",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-xs text-soft",
				children: "For a scale on a serial or USB cable. It fills in the weight once that’s steady, and you press Enter."
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Connection, { ...props })]
		})]
	});
}
// src/marketplace/vendor/weighing/use-weighing.ts
var NO_WEIGHT = "Please enter the weight, such as 4.35 lb.";
var FAILURE = "We couldn’t save that weight. Check your connection and try again.";
/** Asks for one package after the other, and sends each weight as it is typed or scanned. */
function useWeighing(orders, by) {
	const client = useQueryClient();
	const field = (0, import_react.useRef)(null);
	const [text, setText] = (0, import_react.useState)("");
	const [wrong, setWrong] = (0, import_react.useState)(null);
	const [held, setHeld] = (0, import_react.useState)(null);
	const [last, setLast] = (0, import_react.useState)(null);
	const packages = allPackages(orders, by);
	const current = packageOf(orders, held) ?? nextPackage(packages, null);
	const ask = (key) => {
		setHeld(key);
		setWrong(null);
		field.current?.focus();
	};
	const sending = useMutation({
		mutationFn: ({ of: { order, line, number }, grams }) => callJson(`${WEIGHING}/${order.id}/items/${line.id}/${number}`, { ...grams === null ? { method: "DELETE" } : {
			method: "PUT",
			body: { grams }
		} }),
		onSuccess: (order, { of, grams, isUndo }) => {
			takeOrder(client, order);
			if (grams === null || isUndo) {
				setLast(null);
				ask(of.key);
				return;
			}
			setLast({
				of,
				grams
			});
			setText("");
			const now = orders.map((one) => one.id === order.id ? order : one);
			ask(nextPackage(allPackages(now, by), of.key)?.key ?? null);
		},
		onError: (error) => {
			field.current?.select();
			if (isCode(error, "ALREADY_WEIGHED") || isCode(error, "ORDER_NOT_FOUND")) client.invalidateQueries({ queryKey: weighingQuery().queryKey });
		}
	});
	const grams = current && readWeight(text, current.line.per);
	const unit = current?.line.prices?.unit;
	const save = () => {
		if (!current || sending.isPending) return;
		if (grams === null) {
			setWrong(NO_WEIGHT);
			field.current?.select();
		} else sending.mutate({
			of: current,
			grams
		});
	};
	const type = (next) => {
		setText(next);
		setWrong(null);
		if (current) setHeld(current.key);
		if (sending.isError) sending.reset();
	};
	return {
		field,
		current,
		text,
		wrong,
		last,
		save,
		typed: current && grams ? {
			grams,
			price: unit === void 0 ? null : priceOfWeight(grams, current.line.per, wholeCents(unit))
		} : null,
		failure: sending.error && sentenceOf(sending.error, FAILURE),
		isPending: sending.isPending,
		type,
		read: (next) => {
			if (sending.isPending) return;
			type(next);
			if (!document.activeElement?.closest("[role=\"dialog\"]")) field.current?.focus();
		},
		skip: () => ask(nextPackage(packages, current?.key ?? null)?.key ?? null),
		choose: ask,
		remove: (of) => sending.mutate({
			of,
			grams: null
		}),
		undo: () => {
			if (last) sending.mutate({
				of: last.of,
				grams: last.of.grams,
				isUndo: true
			});
		},
		retry: () => {
			if (sending.variables) sending.mutate(sending.variables);
		}
	};
}
// src/marketplace/vendor/weighing/weigh-form.tsx
/** Digits of a scale that types them go to the field, wherever the focus was lost. */
function useCatchDigits({ field, current }) {
	const isAsking = current !== null;
	(0, import_react.useEffect)(() => {
		if (isAsking) field.current?.focus({ preventScroll: true });
	}, [field, isAsking]);
	(0, import_react.useEffect)(() => {
		const onKey = ({ key, ctrlKey, metaKey, altKey }) => {
			if ((document.activeElement === document.body || document.activeElement === null) && !ctrlKey && !metaKey && !altKey && /^[\d.+]$/.test(key)) field.current?.focus();
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, [field]);
}
function LastSaved({ saved, weighing, onPrint }) {
	const { of, grams } = saved;
	const warning = warningOf(of, grams);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-3 border-t border-line pt-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			role: "status",
			className: "flex flex-col gap-2 text-sm",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "wrap-anywhere",
				children: [
					"Saved ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", {
						className: "font-semibold tabular-nums",
						children: weightText(grams, of.line.per)
					}),
					" of",
					" ",
					of.line.name,
					" for ",
					of.order.customerName,
					"."
				]
			}), warning && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "flex items-start gap-2 rounded-control border-2 border-sun px-3 py-2",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TriangleExclamationPoint, {
					"aria-hidden": true,
					size: 18,
					className: "mt-0.5 shrink-0"
				}), warning]
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-wrap gap-2",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				size: "sm",
				look: "secondary",
				disabled: weighing.isPending,
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Undo2, {
					"aria-hidden": true,
					size: 16
				}),
				onClick: weighing.undo,
				children: "Undo"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				size: "sm",
				look: "secondary",
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Printer, {
					"aria-hidden": true,
					size: 16
				}),
				onClick: onPrint,
				children: "Print label"
			})]
		})]
	});
}
function Asked({ weighing: { current } }) {
	if (!current) return null;
	const { order, line, grams } = current;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-1",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "text-xl wrap-anywhere",
				children: line.name
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "font-semibold",
				children: packageText(current)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-sm text-soft wrap-anywhere",
				children: [
					order.customerName,
					" · #",
					order.orderNumber,
					dayOf(order)
				]
			}),
			grams !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-sm",
				children: [
					"It says ",
					weightText(grams, line.per),
					" now. A new weight replaces that."
				]
			})
		]
	});
}
/** One package, one big field: what is typed or scanned there is saved by Enter, and the next one is asked for. */
function WeighForm({ weighing, onPrintLast }) {
	const id = (0, import_react.useId)();
	const { field, current, text, typed, wrong, failure, isPending, last } = weighing;
	useCatchDigits(weighing);
	const submit = (event) => {
		event.preventDefault();
		weighing.save();
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex flex-col gap-4 p-4 sm:p-5",
		children: [current ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
			onSubmit: submit,
			"aria-label": "Weigh a package",
			className: "flex flex-col gap-4",
			noValidate: true,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Asked, { weighing }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-col gap-2",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("label", {
							htmlFor: id,
							className: "text-sm font-semibold",
							children: "Weight"
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
							ref: field,
							id,
							value: text,
							onChange: ({ currentTarget }) => weighing.type(currentTarget.value),
							readOnly: isPending,
							inputMode: "decimal",
							enterKeyHint: "next",
							autoComplete: "off",
							autoCorrect: "off",
							spellCheck: false,
							maxLength: 40,
							placeholder: weightText(current.line.nominalGrams / Math.max(current.line.packages, 1), current.line.per),
							"aria-describedby": `${id}-typed ${id}-wrong`,
							...wrong !== null && { "aria-invalid": true },
							className: clsx(controlClass, "h-18 text-3xl! font-semibold tabular-nums placeholder:font-normal")
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
							id: `${id}-typed`,
							className: "min-h-lh text-sm text-soft tabular-nums",
							children: typed ? `${weightText(typed.grams, current.line.per)}${typed.price === null ? "" : `, ${dollars(typed.price)}`}` : "Type the weight or use your scale, then press Enter."
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldError, {
							id: `${id}-wrong`,
							children: wrong ?? void 0
						})
					]
				}),
				failure && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-col items-start gap-2",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: failure }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						size: "sm",
						look: "secondary",
						onClick: weighing.retry,
						children: "Try again"
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex gap-2",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						type: "submit",
						className: "flex-1",
						pendingLabel: isPending && "Saving...",
						children: "Save weight"
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						look: "quiet",
						onClick: weighing.skip,
						children: "Skip"
					})]
				})
			]
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "text-lg font-semibold",
			children: "Everything is weighed. Finish the orders below."
		}), last && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LastSaved, {
			saved: last,
			weighing,
			onPrint: onPrintLast
		})]
	});
}
// src/marketplace/vendor/weighing/line-packages.tsx
/** @returns "1 of 2 weighed · 4.35 lb · $28.27 of at most $65.00" */
function totalText(total, per) {
	const { weighed, missing, grams, price, most } = total;
	const money = price === null || most === null ? null : missing > 0 ? `${dollars(price)} of at most ${dollars(most)}` : dollars(price);
	return [
		missing > 0 ? `${weighed} of ${weighed + missing} weighed` : "All weighed",
		grams > 0 ? weightText(grams, per) : null,
		weighed > 0 ? money : most !== null && `at most ${dollars(most)}`
	].filter(Boolean).join(" · ");
}
function Weighed({ of, weighing }) {
	const { order, line, number, grams, key } = of;
	if (grams === null) return null;
	const price = priceOfPackage(line, number);
	const about = `package ${number}, ${line.name}, ${order.customerName}`;
	const isOdd = warningOf(of, grams) !== null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
		type: "button",
		"aria-label": `Change ${weightText(grams, line.per)}: ${about}`,
		className: "hit flex min-h-11 min-w-0 flex-1 items-center gap-3 text-left",
		onClick: () => weighing.choose(key),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "w-6 shrink-0 text-right text-sm text-soft tabular-nums",
				children: number
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "font-semibold tabular-nums",
				children: weightText(grams, line.per)
			}),
			isOdd && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TriangleExclamationPoint, {
				"aria-label": "Unexpected weight",
				size: 16,
				className: "shrink-0 text-clay"
			}),
			price !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "ml-auto tabular-nums",
				children: dollars(price)
			})
		]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
		label: `Remove the weight of ${about}`,
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trash, {
			"aria-hidden": true,
			size: 18
		}),
		disabled: weighing.isPending,
		onClick: () => weighing.remove(of)
	})] });
}
/** The packages of a line: what they weigh, or that they are to be weighed. */
function LinePackages({ order, line, weighing }) {
	const isCurrent = (key) => weighing.current?.key === key;
	const packages = packagesOfLine(order, line);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-1",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
				className: "flex flex-col",
				"aria-label": `Packages of ${line.name} for ${order.customerName}`,
				children: packages.map((of) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
					...isCurrent(of.key) && { "aria-current": "step" },
					className: clsx("flex items-center gap-1 rounded-control px-1", isCurrent(of.key) && "bg-moss"),
					children: of.grams === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
						type: "button",
						className: "hit flex min-h-11 flex-1 items-center gap-3 text-left",
						"aria-label": `Weigh package ${of.number} of ${line.name} for ${order.customerName}`,
						onClick: () => weighing.choose(of.key),
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "w-6 shrink-0 text-right text-sm text-soft tabular-nums",
							children: of.number
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "font-semibold text-leaf",
							children: isCurrent(of.key) ? "On the scale now" : "Weigh"
						})]
					}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Weighed, {
						of,
						weighing
					})
				}, of.key))
			}),
			line.inSteps && line.weighings.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				size: "sm",
				look: "quiet",
				className: "self-start",
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plus, {
					"aria-hidden": true,
					size: 16
				}),
				"aria-label": `Add a package of ${line.name} for ${order.customerName}`,
				onClick: () => weighing.choose(keyOf(order, line, nextNumber(line))),
				children: "Add a package"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm text-soft tabular-nums",
				children: totalText(totalOfLine(line), line.per)
			})
		]
	});
}
// src/marketplace/vendor/weighing/weighing-lists.tsx
function OrderName({ order }) {
	const { may } = useMay();
	if (!may("orders")) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: ["#", order.orderNumber] });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
		to: paths.vendorOrder(order.id),
		className: "link",
		children: ["#", order.orderNumber]
	});
}
function OrderCard({ order, weighing }) {
	const [first] = order.lines;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex flex-col gap-4 p-4 sm:p-5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
					className: "text-lg wrap-anywhere",
					children: order.customerName
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "text-sm text-soft",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderName, { order }), dayOf(order)]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "flex flex-col gap-4",
				children: order.lines.map((line) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "flex flex-col gap-1 border-t border-line pt-3",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "font-semibold wrap-anywhere",
						children: [
							line.quantity,
							" × ",
							line.name
						]
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinePackages, {
						order,
						line,
						weighing
					})]
				}, line.id))
			}),
			first && order.lines.length > 1 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "border-t border-line pt-3 font-semibold tabular-nums",
				children: totalText(totalOf(order.lines), first.per)
			})
		]
	});
}
/** What is to be weighed, an order at a time. */
function OrderCards({ orders, weighing }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "flex flex-col gap-4",
		children: orders.map((order) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderCard, {
			order,
			weighing
		}) }, order.id))
	});
}
/** The same by what was ordered: all chickens, then all hams. */
function ProductCards({ orders, weighing }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "flex flex-col gap-4",
		children: byProduct(orders).map(({ key, name, lines }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
			className: "flex flex-col gap-4 p-4 sm:p-5",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				className: "text-lg wrap-anywhere",
				children: name
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "flex flex-col gap-4",
				children: lines.map(({ order, line }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "flex flex-col gap-1 border-t border-line pt-3",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "wrap-anywhere",
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "font-semibold",
								children: order.customerName
							}),
							" ",
							/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
								className: "text-sm text-soft",
								children: [
									line.quantity,
									" ordered · ",
									/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderName, { order }),
									dayOf(order)
								]
							})
						]
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinePackages, {
						order,
						line,
						weighing
					})]
				}, line.id))
			})]
		}) }, key))
	});
}
// src/marketplace/vendor/weighing/weighing-page.tsx
/** So often it is looked what others have weighed, in milliseconds. */
var LOOK_AGAIN_MS = 15e3;
var WAYS = [{
	value: "order",
	label: "By order"
}, {
	value: "product",
	label: "By product"
}];
function Nothing() {
	const { may } = useMay();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "no-results" }),
		title: "Nothing to weigh",
		hint: "Orders with products you sell by weight appear here.",
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			to: may("look") ? paths.vendorDashboard : paths.vendorPacking,
			children: may("look") ? "Go to your dashboard" : "Go to orders to pack"
		})
	});
}
function Desk({ view, orders }) {
	const [by, setBy] = (0, import_react.useState)("order");
	const [finished, setFinished] = (0, import_react.useState)([]);
	const weighing = useWeighing(orders, by);
	const labels = useLabelPrinting();
	const printAll = (order) => labels.print(order.lines.flatMap((line) => packagesOfLine(order, line)));
	const { last } = weighing;
	const Cards = by === "order" ? OrderCards : ProductCards;
	const finishedList = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FinishedOrders, {
		orders: finished,
		onPrint: printAll
	});
	const printed = labels.job && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WeightLabels, {
		businessName: view.businessName,
		packages: labels.job.packages,
		packedAt: labels.job.at
	});
	if (orders.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-6 print:hidden",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Nothing, {}), finishedList]
	}), printed] });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "grid grid-cols-1 gap-6 lg:grid-cols-[25rem_minmax(0,1fr)] lg:items-start print:hidden",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-4 lg:sticky lg:top-20",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WeighForm, {
					weighing,
					onPrintLast: () => {
						const of = last && packageOf(orders, last.of.key);
						if (of) labels.print([of]);
					}
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReadyOrders, {
					orders,
					onPrint: printAll,
					onDone: (order) => {
						setFinished((known) => [order, ...known.filter(({ id }) => id !== order.id)]);
						weighing.field.current?.focus();
					}
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ScaleSwitch, {
					onReading: weighing.read,
					saved: last
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex min-w-0 flex-col gap-4",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-wrap items-center justify-between gap-3",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
						className: "text-lg",
						children: [countOf(orders.length + view.more, "order"), " to weigh"]
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Segmented, {
						label: "Weigh",
						name: "weigh-by",
						value: by,
						options: WAYS,
						className: "whitespace-nowrap",
						onChange: setBy
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Cards, {
					orders,
					weighing
				}),
				view.more > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "text-sm text-soft",
					children: [countOf(view.more, "later order"), " will appear here once these are done."]
				}),
				finishedList
			]
		})]
	}), printed] });
}
function ToWeigh() {
	const [query] = (0, import_dist.useSearchParams)();
	const asked = Number(query.get("order")) || null;
	const { data, error, refetch } = useQuery({
		...weighingQuery(),
		refetchInterval: LOOK_AGAIN_MS
	});
	const isMissing = data !== void 0 && asked !== null && data.orders.every(({ id }) => id !== asked);
	const other = useQuery({
		...orderToWeighQuery(asked ?? 0),
		enabled: isMissing
	});
	if (isCode(error, "VENDOR_REQUIRED")) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProfileMissing, {});
	if (error && isCode(error, "BUSINESS_ROLE_NOT_ALLOWED")) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoleNotAllowed, { message: error.message });
	if (!data && error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
		title: "We couldn’t load what’s to weigh.",
		error,
		onRetry: refetch
	});
	if (!data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsSkeleton, { label: "Loading your orders..." });
	const open = (isMissing && other.data ? [other.data, ...data.orders] : data.orders).filter(({ isDone }) => !isDone);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Desk, {
		view: data,
		orders: withFirst(open, asked)
	});
}
/** /vendor/weighing: one package after the other onto the scale, by whoever packs. */
function WeighingPage() {
	const me = useRequiredSession(paths.vendorWeighing());
	const { may } = useMay();
	const [back, label] = may("look") ? [`${paths.vendorDashboard}?tab=orders`, "Orders"] : [paths.vendorPacking, "Orders to pack"];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page flex min-h-[60vh] flex-col gap-6 py-8 md:py-12 print:block print:min-h-0 print:px-0 print:py-0",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Weighing",
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-4 print:hidden",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackLink, {
					to: back ?? "",
					children: label ?? ""
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
					className: "text-2xl md:text-3xl",
					children: "Weighing"
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NeedsScripts, {}),
			me ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ToWeigh, {}, me.id) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsSkeleton, { label: "Loading your orders..." })
		]
	});
}
export { WeighingPage };

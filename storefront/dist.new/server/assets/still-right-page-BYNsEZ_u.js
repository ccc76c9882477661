import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { o as sentenceOf, t as ApiError } from "./api-BmXrKzYt.js";
import { t as LinkFailure } from "./link-failure-KWT07MJL.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { r as toast } from "./toast-BS915kXo.js";
import { a as Spinner, n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as CircleCheck } from "./circle-check-DciOe_Kb.js";
import { t as createLucideIcon } from "./createLucideIcon-B8SKdGX_.js";
import { i as formatDate } from "./format-DqpZFbOp.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { i as closingText, r as closedText, t as sendByLink } from "./confirmation-queries-CVlKiAlV.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// ../node_modules/lucide-react/dist/esm/icons/door-closed.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "door-closed",
	size: 24,
	node: [
		["path", {
			d: "M19 21V5a2 2 0 00-2-2H7a2 2 0 00-2 2v16",
			key: "4uynto"
		}],
		["path", {
			d: "M2 21h20",
			key: "1nyx9w"
		}],
		["path", {
			d: "M9 12h.01",
			key: "157uk2"
		}]
	]
};
__iconData$1.node;
var DoorClosed = createLucideIcon(__iconData$1);
// ../node_modules/lucide-react/dist/esm/icons/pencil-line.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "pencil-line",
	size: 24,
	node: [
		["path", {
			d: "M13 21h8",
			key: "1jsn5i"
		}],
		["path", {
			d: "m15 5 4 4",
			key: "1mk7zo"
		}],
		["path", {
			d: "M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z",
			key: "1a8usu"
		}]
	]
};
__iconData.node;
var PencilLine = createLucideIcon(__iconData);
// src/directory/still-right/answered.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
var Actions = ({ children }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
	className: "flex flex-wrap justify-center gap-3",
	children
});
var picture = (Icon, tone) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
	"aria-hidden": true,
	size: 72,
	strokeWidth: 1.25,
	className: `mx-auto ${tone}`
});
function EditLink({ of }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
		look: "secondary",
		to: of.editPath,
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PencilLine, {
			"aria-hidden": true,
			size: 18
		}),
		children: "Edit"
	});
}
function Confirmed({ of }) {
	const on = of.lastConfirmed === null ? "" : `Shoppers see “Last confirmed ${formatDate(of.lastConfirmed)}.” `;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		heading: "h1",
		picture: picture(CircleCheck, "text-leaf"),
		title: `${of.name} is confirmed`,
		hint: `${on}We’ll ask again in a year.`,
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Actions, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			to: of.path,
			children: "View its page"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EditLink, { of })] })
	});
}
function Closed({ of, pending, onAnswer }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		heading: "h1",
		picture: picture(DoorClosed, "text-soft"),
		title: `${of.name} is closed permanently`,
		hint: closedText(of),
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Actions, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			look: "secondary",
			pendingLabel: pending === "reopen" && "Reopening...",
			onClick: () => onAnswer("reopen"),
			children: "Undo"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			look: "secondary",
			to: paths.farmerDashboard,
			children: "Go to your dashboard"
		})] })
	});
}
/** Asks once more before it is closed. */
function AskToClose({ of, pending, onAnswer }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		heading: "h1",
		picture: picture(DoorClosed, "text-clay"),
		title: `Is ${of.name} closed permanently?`,
		hint: `${closingText(of)} You can undo it on the next page.`,
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Actions, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			look: "danger",
			disabled: pending !== null,
			pendingLabel: pending === "closed" && "Closing...",
			onClick: () => onAnswer("closed"),
			children: "Yes, it’s closed permanently"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			look: "secondary",
			disabled: pending !== null,
			pendingLabel: pending === "right" && "Saving...",
			onClick: () => onAnswer("right"),
			children: "No, it’s still open"
		})] })
	});
}
/** An address without an answer that we know asks for one. */
function AskAgain({ of, pending, onAnswer }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		heading: "h1",
		title: `Is everything still right about ${of.name}?`,
		hint: "Please look at the hours, the address and the phone number.",
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Actions, { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				pendingLabel: pending === "right" && "Saving...",
				onClick: () => onAnswer("right"),
				children: "Still right"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				look: "secondary",
				to: of.path,
				children: "View its page"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(EditLink, { of })
		] })
	});
}
/** What the person sees about a farm or a market that they were asked about. */
function Answered({ isClosing, ...props }) {
	const { of } = props;
	if (of.isClosed) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Closed, { ...props });
	if (isClosing) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AskToClose, { ...props });
	return of.isDue ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AskAgain, { ...props }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Confirmed, { of });
}
// src/directory/still-right/still-right-page.tsx
/** Nobody can request another link of this kind. */
var hintOf = (error) => error instanceof ApiError && error.body?.error === "LINK_NOT_VALID" ? "It may have been cut off. Please open it from the email again, or answer on your dashboard." : sentenceOf(error, "Please check your connection and try again.");
function NotAnswered({ error, onRetry }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkFailure, {
		error,
		refused: "This link can’t answer anymore",
		failed: "We couldn’t save your answer",
		hint: hintOf(error),
		instead: {
			label: "Go to your dashboard",
			to: paths.farmerDashboard
		},
		onRetry
	});
}
/**
* Where the links of the yearly email lead: opening “still right” is the answer, and “closed for good” is
* asked once more.
*/
function StillRightPage() {
	const { id = "", answer } = (0, import_dist.useParams)();
	const token = (0, import_dist.useLocation)().hash.slice(1);
	const [answered, setAnswered] = (0, import_react.useState)();
	const [isClosing, setClosing] = (0, import_react.useState)(answer === "closed");
	const { mutate, error, isPending, variables } = useMutation({
		mutationFn: (given) => sendByLink({
			id,
			token
		}, given),
		onSuccess: (view, given) => {
			setAnswered(view);
			if (given !== null) setClosing(false);
		},
		onError: (failure) => answered && toast({
			title: "Your answer wasn’t saved",
			description: sentenceOf(failure, "Please try again."),
			variant: "destructive"
		})
	});
	const first = answer === "right" ? answer : null;
	(0, import_react.useEffect)(() => mutate(first), [
		mutate,
		first,
		token
	]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page flex min-h-[60vh] items-center justify-center",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Is everything still right?",
				noindex: true
			}),
			error && !answered && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotAnswered, {
				error,
				onRetry: () => mutate(variables ?? null)
			}),
			answered && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				role: "status",
				className: "min-w-0",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Answered, {
					of: answered,
					isClosing,
					pending: isPending ? variables ?? null : null,
					onAnswer: mutate
				})
			}),
			!answered && !error && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col items-center gap-4 text-center",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
						className: "text-2xl",
						children: "Is everything still right?"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						role: "status",
						className: "flex items-center gap-3 text-soft noscript:hidden",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Spinner, {}), first === null ? "One moment..." : "Saving your answer..."]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "hidden text-soft noscript:block",
						children: "Please turn on JavaScript, or answer on your dashboard."
					})
				]
			})
		]
	});
}
export { StillRightPage };

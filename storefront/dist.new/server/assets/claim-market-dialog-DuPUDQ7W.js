import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { r as toast } from "./toast-BS915kXo.js";
import { f as myMarketsQuery, g as sendMarketCode, m as proveMarket, r as askForMarket } from "./market-queries-BDyv9vMw.js";
import "./markets-BGlrDnlX.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { o as sentenceOf } from "./api-BmXrKzYt.js";
import { t as isCode } from "./is-code-iF-b78F9.js";
import { n as lazyCheck, t as useCallForm } from "./use-call-form-N0_EXKkG.js";
import { t as LogInAgain } from "./log-in-again-BSLMYPBF.js";
import { t as SendConfirmation } from "./send-confirmation-DKg5NItW.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { t as DialogForm } from "./dialog-form-Di3bc4pU.js";
import { gn as TextField, hn as TextArea } from "../entry-server.js";
import { t as FormFailure } from "./form-failure-C1paraQv.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as useKeptTexts } from "./use-kept-texts-BcfrGvQ2.js";
// src/directory/market-management/claim/code-form.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
var check$1 = lazyCheck(() => import("./claim-checks-Bm-26Vh_.js").then((module) => module.proofResolver));
var FAILURE$1 = "We couldn’t check the code. Check your connection and try again.";
/** Errors that are about the code itself. */
function codeTrouble(error) {
	return isCode(error, "MARKET_CODE_WRONG") || isCode(error, "MARKET_CODE_EXPIRED") ? ["code", sentenceOf(error, FAILURE$1)] : null;
}
function SendAgain({ market, email, onSentAgain }) {
	const { mutate, error, isPending, isSuccess } = useMutation({
		mutationFn: () => sendMarketCode(market.id, { email }),
		onSuccess: onSentAgain
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-3",
		children: [
			error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: sentenceOf(error, "We couldn’t send a code. Please try again.") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				look: "quiet",
				size: "sm",
				className: "-ml-3 self-start",
				pendingLabel: isPending && "Sending...",
				onClick: () => mutate(),
				children: "Send a new code"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				role: "status",
				className: "text-sm empty:hidden",
				children: isSuccess && !isPending && "We sent a new code. The one before no longer works."
			})
		]
	});
}
/** Takes the six digits from the market's mailbox. */
function CodeForm({ market, sentTo, email, onSentAgain, onOtherWay, onProven, ...dialog }) {
	const { form, submit, isPending, error, errorOf } = useCallForm({
		check: check$1,
		defaultValues: { code: "" },
		send: (body) => proveMarket(market.id, body),
		onSent: onProven,
		fieldOf: codeTrouble
	});
	const isAtField = errorOf("code") !== void 0;
	const digits = { setValueAs: (text) => text.replace(/\s/g, "") };
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DialogForm, {
		...dialog,
		id: "prove-market",
		title: "Enter the code",
		description: sentTo === null ? `It’s in the newest email to the market’s mailbox, and works for 30 minutes.` : `We emailed a code to ${sentTo}. It works for 30 minutes.`,
		submitLabel: "Run this market",
		pendingLabel: isPending && "Checking...",
		failure: error && !isAtField ? sentenceOf(error, FAILURE$1) : null,
		onSubmit: submit,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-5",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "Six-digit code",
					inputMode: "numeric",
					autoComplete: "one-time-code",
					maxLength: 12,
					readOnly: isPending,
					error: errorOf("code"),
					className: "max-w-xs",
					...form.register("code", digits)
				}),
				isCode(error, "EMAIL_NOT_CONFIRMED") && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SendConfirmation, {}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "text-sm empty:hidden",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LogInAgain, { error })
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-col gap-1",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SendAgain, {
						market,
						email,
						onSentAgain
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						look: "quiet",
						size: "sm",
						className: "-ml-3 self-start",
						onClick: onOtherWay,
						children: "Choose another way"
					})]
				})
			]
		})
	});
}
// src/directory/market-management/claim/claim-ways.ts
/** @returns the domain of a market's website, "river-market.org"; null where it has none */
function websiteDomain(website) {
	if (website === null || !URL.canParse(website)) return null;
	return new URL(website).hostname.replace(/^www\./, "");
}
// src/directory/market-management/claim/way-fields.tsx
function Way({ way, title, text, register }) {
	const id = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex items-start gap-3",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
			id,
			type: "radio",
			value: way,
			"aria-describedby": `${id}-text`,
			className: "mt-1 size-5 shrink-0 accent-leaf",
			...register("way")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "flex min-w-0 flex-col gap-0.5",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("label", {
				htmlFor: id,
				className: "font-semibold",
				children: title
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				id: `${id}-text`,
				className: "text-sm text-soft wrap-anywhere",
				children: text
			})]
		})]
	});
}
/** By which way somebody shows that they run a market, and what that way asks for. */
function WayFields({ domain, chosen, isPending, register, errorOf }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		disabled: isPending,
		className: "flex min-w-0 flex-col gap-5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
				className: "mb-3 text-sm font-semibold",
				children: "How can we check that you run it?"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Way, {
				way: "listed",
				title: "Email a code to the market’s mailbox",
				text: "It goes to the address that we have on record. We’ll show you where it went.",
				register
			}),
			domain !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-3",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Way, {
					way: "domain",
					title: "Email a code to an address at the market’s website",
					text: `Any mailbox at ${domain} that you can read.`,
					register
				}), chosen === "domain" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "Email address",
					type: "email",
					autoComplete: "off",
					placeholder: `info@${domain}`,
					error: errorOf("email"),
					className: "pl-8",
					...register("email")
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-3",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Way, {
					way: "team",
					title: "Ask our team",
					text: "We’ll read what you write and email you what we decide.",
					register
				}), chosen === "team" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
					label: "How we can tell that you run it",
					rows: 4,
					maxLength: 1e3,
					help: "For example your role, a page that names you, or who at the market we can call.",
					error: errorOf("evidence"),
					className: "pl-8",
					...register("evidence")
				})]
			})
		]
	});
}
// src/directory/market-management/claim/way-form.tsx
var check = lazyCheck(() => import("./claim-checks-Bm-26Vh_.js").then((module) => module.claimResolver));
var FAILURE = "That didn’t work. Check your connection and try again.";
var TYPED = {
	email: "",
	evidence: ""
};
/** How somebody shows that they run a market: by a code, or by what they tell the team. */
function WayForm({ market, myId, onCodeSent, onHasCode, onAsked, ...dialog }) {
	const domain = websiteDomain(market.website);
	const [noMailbox, setNoMailbox] = (0, import_react.useState)(null);
	const { form, submit, isPending, error, errorOf } = useCallForm({
		check,
		defaultValues: {
			way: "listed",
			...TYPED
		},
		send: async (claim) => {
			if (claim.way !== "team") return sendMarketCode(market.id, { email: claim.way === "domain" ? claim.email : null });
			await askForMarket(market.id, { evidence: claim.evidence });
			return null;
		},
		onSent: (sent) => {
			const { way, email } = form.getValues();
			if (sent) return onCodeSent(sent, way === "domain" ? email : null);
			restart({
				way: "team",
				...TYPED
			});
			onAsked();
		},
		onFailed: (failure) => {
			if (!isCode(failure, "NO_MARKET_MAILBOX")) return;
			setNoMailbox("We don’t have an email address for this market. Please choose another way.");
			const isListed = form.getValues("way") === "listed";
			form.setValue("way", isListed && domain !== null ? "domain" : "team");
		}
	});
	const { restart } = useKeptTexts(form, {
		name: `farmgate-market-${market.id}-${myId}`,
		saved: TYPED
	});
	const way = form.watch("way");
	const isAtField = errorOf("email") !== void 0 || errorOf("evidence") !== void 0;
	const isNoMailbox = isCode(error, "NO_MARKET_MAILBOX");
	const isUnconfirmed = isCode(error, "EMAIL_NOT_CONFIRMED");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DialogForm, {
		...dialog,
		id: "claim-market",
		title: `Run ${market.name}?`,
		description: "Managers keep its market days and its roster right. Claim it only if you run it.",
		submitLabel: way === "team" ? "Ask our team" : "Email the code",
		pendingLabel: isPending && "Sending...",
		failure: error && !isAtField && !isNoMailbox ? sentenceOf(error, FAILURE) : null,
		onSubmit: submit,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-5",
			children: [
				noMailbox && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: noMailbox }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WayFields, {
					domain,
					chosen: way,
					isPending,
					register: form.register,
					errorOf
				}),
				way !== "team" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					look: "quiet",
					size: "sm",
					className: "-ml-3 self-start",
					onClick: onHasCode,
					children: "I already have a code"
				}),
				isUnconfirmed && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SendConfirmation, {}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "text-sm empty:hidden",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LogInAgain, { error })
				})
			]
		})
	});
}
// src/directory/market-management/claim/claim-market-dialog.tsx
/** Makes somebody the first manager of a market: choose a way, enter the code, and there they are. */
function ClaimMarketDialog({ market, myId, ...dialog }) {
	const [sent, setSent] = (0, import_react.useState)(null);
	const client = useQueryClient();
	const navigate = (0, import_dist.useNavigate)();
	if (sent) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CodeForm, {
		...dialog,
		...sent,
		market,
		onSentAgain: ({ sentTo }) => setSent({
			...sent,
			sentTo
		}),
		onOtherWay: () => setSent(null),
		onProven: () => {
			client.invalidateQueries({ queryKey: myMarketsQuery().queryKey });
			toast({
				title: `You now run ${market.name}`,
				staysOn: true
			});
			navigate(paths.manageMarket(market.id));
		}
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WayForm, {
		...dialog,
		market,
		myId,
		onCodeSent: ({ sentTo }, email) => setSent({
			sentTo,
			email
		}),
		onHasCode: () => setSent({
			sentTo: null,
			email: null
		}),
		onAsked: () => {
			dialog.onOpenChange(false);
			toast({
				title: "Request sent",
				description: "Our team will email you what we decide."
			});
		}
	});
}
export { ClaimMarketDialog };

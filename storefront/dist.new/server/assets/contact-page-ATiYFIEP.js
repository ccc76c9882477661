import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { a as OFFICE_HOURS, t as APPLICATION_REVIEW_DAYS } from "./limits-gK5FhdH4.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as createLucideIcon } from "./createLucideIcon-B8SKdGX_.js";
import { t as MailCheck } from "./mail-check-IPoNotWw.js";
import { t as Sprout } from "./sprout-Ds1NeEAx.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { r as useNow } from "./visit-BGiKR49a.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { t as SeasonLandscape } from "./landscape-DWpHL-h9.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { Jr as useSession, gn as TextField, hn as TextArea, xn as Card } from "../entry-server.js";
import { o as sentenceOf, r as callJson } from "./api-BmXrKzYt.js";
import { n as lazyCheck, t as useCallForm } from "./use-call-form-N0_EXKkG.js";
import { t as useKeptTexts } from "./use-kept-texts-BcfrGvQ2.js";
import { t as FormFailure } from "./form-failure-C1paraQv.js";
import { r as toast } from "./toast-BS915kXo.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as Clock } from "./clock-Chz5693C.js";
// ../node_modules/lucide-react/dist/esm/icons/book-open.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "book-open",
	size: 24,
	node: [["path", {
		d: "M12 5v16",
		key: "1f6ucr"
	}], ["path", {
		d: "M20.001 19A2 2 0 0022 17V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2z",
		key: "1fyvmf"
	}]]
};
__iconData.node;
var BookOpen = createLucideIcon(__iconData);
// src/content/contact/contact-form.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var FAILURE = "There was a problem sending your message. Please try again.";
var TYPED = {
	name: "",
	email: "",
	subject: "",
	message: ""
};
var EMPTY = {
	...TYPED,
	company: ""
};
var check = lazyCheck(() => import("./contact-check-C-Qjqoc-.js").then((module) => module.contactResolver));
var nameOf = ({ firstName, lastName, username }) => [firstName, lastName].filter(Boolean).join(" ") || username;
/** A signed-in person's name and address, where nothing was typed yet. */
function useFilledIn({ getValues, setValue }) {
	const { me } = useSession();
	(0, import_react.useEffect)(() => {
		if (!me) return;
		if (getValues("name") === "") setValue("name", nameOf(me));
		if (getValues("email") === "") setValue("email", me.email);
	}, [
		me,
		getValues,
		setValue
	]);
}
/**
* The way to the team. While the message is under way its fields rest; what was typed stays until it has
* arrived.
*/
function ContactForm({ onSent }) {
	const { form, submit, isPending, error, errorOf } = useCallForm({
		check,
		defaultValues: EMPTY,
		send: (message) => callJson("/api/contact", {
			method: "POST",
			body: message
		}),
		onSent: () => {
			restart(EMPTY);
			toast({
				title: "Message sent!",
				description: "Thanks for writing. We’ll get back to you soon."
			});
			onSent();
		},
		onFailed: () => toast({
			title: "Error",
			description: FAILURE,
			variant: "destructive"
		})
	});
	const { me } = useSession();
	const { restart } = useKeptTexts(form, {
		name: `farmgate-message${me ? `-${me.id}` : ""}`,
		saved: TYPED
	});
	useFilledIn(form);
	const submitByPerson = (event) => {
		if (event.currentTarget.querySelector("[name=company]:autofill")) form.setValue("company", "");
		submit(event);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("form", {
		method: "post",
		noValidate: true,
		onSubmit: submitByPerson,
		"aria-label": "Message",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
			disabled: isPending,
			className: "flex min-w-0 flex-col gap-5",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "grid grid-cols-1 gap-5 sm:grid-cols-2",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
						label: "Name",
						autoComplete: "name",
						error: errorOf("name"),
						...form.register("name")
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
						label: "Email",
						type: "email",
						autoComplete: "email",
						error: errorOf("email"),
						...form.register("email")
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "Subject",
					error: errorOf("subject"),
					...form.register("subject")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
					label: "Message",
					rows: 6,
					error: errorOf("message"),
					...form.register("message")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					"aria-hidden": true,
					className: "absolute -left-[9999px] size-px overflow-hidden",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
						type: "text",
						tabIndex: -1,
						autoComplete: "off",
						...form.register("company")
					})
				}),
				error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: sentenceOf(error, FAILURE) }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					type: "submit",
					size: "lg",
					className: "self-start max-sm:w-full noscript:hidden!",
					pendingLabel: isPending && "Sending...",
					children: "Send Message"
				})
			]
		})
	});
}
// src/content/contact/office-hours.tsx
/** When somebody of the team is there. */
function OfficeHours() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "office-hours",
		className: "flex flex-col gap-3",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
			id: "office-hours",
			className: "flex items-center gap-2.5 text-lg",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Clock, {
				"aria-hidden": true,
				size: 20,
				className: "text-leaf"
			}), "Office hours"]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
			className: "flex flex-col text-sm",
			children: OFFICE_HOURS.map(({ days, hours }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex justify-between gap-4 border-b border-line py-2.5 last:border-b-0",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", {
					className: "font-medium",
					children: days
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
					className: "text-soft tabular-nums",
					children: hours
				})]
			}, days))
		})]
	});
}
// src/content/contact/contact-page.tsx
var DESCRIPTION = "Write to the Farmgate team: questions about farms, markets and listings, help with your account, or a farm that we should know.";
function ContactInfo() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "contact-info",
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id: "contact-info",
			className: "text-lg",
			children: "Contact information"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
			className: "flex flex-col gap-4 text-sm",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "flex gap-3",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MailCheck, {
						"aria-hidden": true,
						size: 20,
						className: "mt-0.5 shrink-0 text-leaf"
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: "The form is the fastest way to reach us. We’ll reply to the email address you give us." })]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "flex gap-3",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sprout, {
						"aria-hidden": true,
						size: 20,
						className: "mt-0.5 shrink-0 text-leaf"
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [
						"Do you grow food?",
						" ",
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
							to: paths.register(),
							className: "link",
							children: "Create an account"
						}),
						" ",
						"or apply with “Post a Listing.” We review applications within",
						" ",
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "whitespace-nowrap",
							children: APPLICATION_REVIEW_DAYS
						}),
						"."
					] })]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "flex gap-3",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BookOpen, {
						"aria-hidden": true,
						size: 20,
						className: "mt-0.5 shrink-0 text-leaf"
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [
						"Many questions are answered in our",
						" ",
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
							to: paths.faq,
							className: "link",
							children: "Local Farm FAQ"
						}),
						"."
					] })]
				})
			]
		})]
	});
}
function Sent({ onAgain }) {
	const heading = (0, import_react.useRef)(null);
	(0, import_react.useEffect)(() => heading.current?.focus(), []);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col items-center gap-4 py-10 text-center sm:py-16",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "flex size-16 items-center justify-center rounded-full bg-moss text-leaf",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MailCheck, {
					"aria-hidden": true,
					size: 32
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				ref: heading,
				tabIndex: -1,
				className: "text-xl",
				children: "Message Sent Successfully!"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "max-w-sm text-soft",
				children: "Thank you for writing. We read every message and will get back to you soon."
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				look: "secondary",
				onClick: onAgain,
				children: "Send Another Message"
			})
		]
	});
}
/** How to reach the team. */
function ContactPage() {
	const [isSent, setSent] = (0, import_react.useState)(false);
	const month = useNow().getUTCMonth() + 1;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
			title: "Contact Us",
			description: DESCRIPTION,
			canonical: paths.contact
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "relative overflow-hidden",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SeasonLandscape, { month }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					"aria-hidden": true,
					className: "absolute inset-0 bg-linear-to-b from-paper from-58% to-transparent md:bg-linear-to-r md:from-20% md:via-paper/70 md:via-45% md:to-75%"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "page relative pt-10 pb-32 md:pt-16 md:pb-44",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
						className: "text-3xl",
						children: "Contact Us"
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "mt-3 max-w-md md:text-lg",
						children: "Have a question, an idea or a farm we should list? We’d love to hear from you."
					})]
				})
			]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "page relative -mt-20 grid grid-cols-1 gap-6 md:-mt-28 md:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] md:items-start",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
				className: "p-4 min-[22.5rem]:p-6 sm:p-8",
				children: isSent ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sent, { onAgain: () => setSent(false) }) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-col gap-5",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
							className: "text-xl",
							children: "Send us a message"
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("noscript", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
							className: "rounded-control bg-sunk px-3.5 py-3 text-sm",
							children: "Please turn on JavaScript to send a message."
						}) }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContactForm, { onSent: () => setSent(true) })
					]
				})
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
				className: "flex flex-col gap-8 p-4 min-[22.5rem]:p-6 sm:p-8",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContactInfo, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OfficeHours, {})]
			})]
		})
	] });
}
export { ContactPage };

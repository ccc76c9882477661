import { i as BUSINESS_ROLE_LABELS, n as BUSINESS_ROLES, r as BUSINESS_ROLE_HELP } from "./business-roles-BFgw9Gqu.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { i as formatDate } from "./format-DqpZFbOp.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { t as useRequiredSession } from "./use-required-session-BmSSfWQp.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as ConfirmButton } from "./confirm-button-B1T0LAjQ.js";
import { Cn as CouldNotLoad, gn as TextField, mn as Select } from "../entry-server.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { o as sentenceOf } from "./api-BmXrKzYt.js";
import { r as toast } from "./toast-BS915kXo.js";
import { t as FormFailure } from "./form-failure-C1paraQv.js";
import { a as endHandover, d as removePerson, f as renameBusiness, i as chooseBusiness, l as offerHandover, m as withdrawInvitation, n as businessQuery, o as inviteToBusiness, p as takeOver, r as changeRole, s as leaveBusiness, u as ownBusinessesQuery } from "./business-queries-BHgxyEMu.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { n as lazyCheck, t as useCallForm } from "./use-call-form-N0_EXKkG.js";
import { t as Icon } from "./icon-B7fAnqqV.js";
// src/accounts/business/business-choice.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Whoever works for several chooses which one the dashboards show. */
function BusinessChoice({ list }) {
	const client = useQueryClient();
	const choosing = useMutation({
		mutationFn: chooseBusiness,
		onSuccess: async (chosen) => {
			await client.resetQueries();
			client.setQueryData(ownBusinessesQuery().queryKey, chosen);
			toast({ title: `You’re working for ${chosen[0]?.name ?? ""}` });
		}
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "flex max-w-2xl flex-col gap-3",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
				className: "mb-3 font-semibold",
				children: "You’re working for"
			}),
			list.map(({ id, name, role, isCurrent }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
				className: "flex cursor-pointer items-center gap-3 rounded-card border border-line bg-card p-4",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					type: "radio",
					name: "business",
					className: "size-5 accent-leaf",
					checked: isCurrent,
					disabled: choosing.isPending,
					onChange: () => choosing.mutate(id)
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "min-w-0",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "block font-semibold wrap-anywhere",
						children: name
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "block text-sm text-soft",
						children: BUSINESS_ROLE_LABELS[role]
					})]
				})]
			}, id)),
			choosing.error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: sentenceOf(choosing.error, "We couldn’t do that. Please try again.") })
		]
	});
}
// src/accounts/business/invite-form.tsx
var check$1 = lazyCheck(() => import("./business-checks-DO-4XbyN.js").then((module) => module.invitationResolver));
/** Emails somebody the link by which they join, in the role that is chosen. */
function InviteForm({ businessId }) {
	const client = useQueryClient();
	const { form, submit, isPending, error, errorOf } = useCallForm({
		check: check$1,
		defaultValues: {
			email: "",
			role: "packer"
		},
		send: (body) => inviteToBusiness(businessId, body),
		onSent: (view) => {
			client.setQueryData(businessQuery(businessId).queryKey, view);
			toast({
				title: "Invitation sent",
				description: `We emailed ${form.getValues("email").trim()}.`
			});
			form.reset();
		}
	});
	const role = form.watch("role");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		noValidate: true,
		onSubmit: submit,
		"aria-label": "Invite someone",
		className: "flex max-w-xl flex-col gap-4",
		children: [
			error && errorOf("email") === void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: sentenceOf(error, "We couldn’t send the invitation. Please try again.") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Their email address",
				type: "email",
				autoComplete: "off",
				placeholder: "name@example.com",
				readOnly: isPending,
				error: errorOf("email"),
				...form.register("email")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
				label: "Role",
				help: BUSINESS_ROLE_HELP[role],
				error: errorOf("role"),
				...form.register("role"),
				children: BUSINESS_ROLES.map((one) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: one,
					children: BUSINESS_ROLE_LABELS[one]
				}, one))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				className: "self-start",
				pendingLabel: isPending && "Sending...",
				children: "Send invitation"
			})
		]
	});
}
// src/accounts/business/use-business-change.ts
/**
* Changes something about the people of a business, and shows what it is like afterwards.
* @param done what the message says that it is done; null for none
*/
function useBusinessChange(id, change, done, onDone) {
	const client = useQueryClient();
	const refresh = () => Promise.all([client.invalidateQueries({ queryKey: businessQuery(id).queryKey }), client.invalidateQueries({ queryKey: ownBusinessesQuery().queryKey })]);
	const changing = useMutation({
		mutationFn: change,
		onSuccess: async (_answer, input) => {
			await refresh();
			if (done) toast({ title: done(input) });
			onDone?.();
		},
		onError: () => void refresh()
	});
	return {
		...changing,
		failure: changing.error && sentenceOf(changing.error, "We couldn’t do that. Please try again.")
	};
}
// src/accounts/business/people-list.tsx
function RoleSelect({ person, onChange }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: "hit relative inline-flex",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("select", {
			"aria-label": `Role of ${person.name}`,
			value: person.role,
			onChange: ({ target }) => onChange(target.value),
			className: "filter-select",
			children: BUSINESS_ROLES.map((role) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
				value: role,
				children: BUSINESS_ROLE_LABELS[role]
			}, role))
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "chevron-down",
			className: "field-icon right-3"
		})]
	});
}
function PersonActions({ business, person }) {
	const { id, name } = business;
	const roles = useBusinessChange(id, (role) => changeRole(id, person.userId, role), (role) => `${person.name}: ${BUSINESS_ROLE_LABELS[role].toLowerCase()}`);
	const removing = useBusinessChange(id, () => removePerson(id, person.userId), () => `${person.name} no longer works here`);
	const offering = useBusinessChange(id, () => offerHandover(id, person.userId), () => `We emailed ${person.name}`);
	if (person.isYou) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-2 sm:items-end",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-wrap items-center gap-2",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoleSelect, {
					person,
					onChange: (role) => roles.mutate(role)
				}),
				person.role !== "owner" && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ConfirmButton, {
					size: "sm",
					label: "Hand over",
					look: "quiet",
					about: `to ${person.name}`,
					title: `Hand ${name} over to ${person.name}?`,
					confirmLabel: "Offer to hand over",
					pendingLabel: offering.isPending && "Sending...",
					failure: offering.failure,
					onOpen: offering.reset,
					onConfirm: () => offering.mutate(void 0),
					children: [
						"We’ll email ",
						person.name,
						". Once they say yes, they own ",
						name,
						" with its pages, products and money, and you stay on as a manager. Until then nothing changes, and you can take the offer back."
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ConfirmButton, {
					size: "sm",
					label: "Remove",
					look: "quiet",
					about: person.name,
					title: `Remove ${person.name}?`,
					confirmLabel: "Remove",
					isDangerous: true,
					pendingLabel: removing.isPending && "Removing...",
					failure: removing.failure,
					onOpen: removing.reset,
					onConfirm: () => removing.mutate(void 0),
					children: [
						"They can’t do anything for ",
						name,
						" anymore, right away. Their own account stays. You can invite them back."
					]
				})
			]
		}), roles.failure && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: roles.failure })]
	});
}
function OpenInvitation({ business, open }) {
	const withdrawing = useBusinessChange(business.id, () => withdrawInvitation(business.id, open.id), () => "Invitation withdrawn");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "flex flex-wrap items-center justify-between gap-3 py-3",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "min-w-0",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "wrap-anywhere",
				children: open.email
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-sm text-soft",
				children: [
					"Invited as ",
					BUSINESS_ROLE_LABELS[open.role].toLowerCase(),
					", until ",
					formatDate(open.expiresAt)
				]
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ConfirmButton, {
			size: "sm",
			label: "Withdraw",
			look: "quiet",
			about: `the invitation to ${open.email}`,
			title: "Withdraw this invitation?",
			confirmLabel: "Withdraw",
			pendingLabel: withdrawing.isPending && "Withdrawing...",
			failure: withdrawing.failure,
			onOpen: withdrawing.reset,
			onConfirm: () => withdrawing.mutate(void 0),
			children: [
				"The link in the email to ",
				open.email,
				" stops working."
			]
		})]
	});
}
/** An offer to hand over, for the owner who made it. */
function OpenHandover({ business }) {
	const ending = useBusinessChange(business.id, () => endHandover(business.id), () => "Offer taken back");
	const { handover } = business;
	if (!handover || handover.isForYou || business.role !== "owner") return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex max-w-2xl flex-wrap items-center justify-between gap-3 rounded-card bg-sunk p-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
			"You offered to hand ",
			business.name,
			" over to ",
			handover.name,
			". They have until",
			" ",
			formatDate(handover.until),
			"."
		] }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ConfirmButton, {
			size: "sm",
			label: "Take it back",
			title: "Take the offer back?",
			confirmLabel: "Take it back",
			pendingLabel: ending.isPending && "Saving...",
			failure: ending.failure,
			onOpen: ending.reset,
			onConfirm: () => ending.mutate(void 0),
			children: [business.name, " stays yours."]
		})]
	});
}
/** Who works in a business, and who is invited. */
function PeopleList({ business }) {
	const mayInvite = business.capabilities.includes("invite");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "people",
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id: "people",
			className: "text-xl",
			children: "People"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
			"aria-labelledby": "people",
			className: "divide-y divide-line border-y border-line",
			children: [business.people.map((person) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				className: "flex flex-col gap-3 py-3 sm:flex-row sm:items-center sm:justify-between",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "min-w-0",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "font-semibold wrap-anywhere",
						children: [person.name, person.isYou && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "font-normal text-soft",
							children: " (you)"
						})]
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "text-sm text-soft wrap-anywhere",
						children: [
							BUSINESS_ROLE_LABELS[person.role],
							" since ",
							formatDate(person.since),
							person.email !== null && ` · ${person.email}`
						]
					})]
				}), mayInvite && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PersonActions, {
					business,
					person
				})]
			}, person.userId)), business.invitations.map((open) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OpenInvitation, {
				business,
				open
			}, open.id))]
		})]
	});
}
// src/accounts/business/rename-form.tsx
var check = lazyCheck(() => import("./business-checks-DO-4XbyN.js").then((module) => module.businessResolver));
/** What the people of the business call it. Farm pages and the vendor's page have names of their own. */
function RenameForm({ business: { id, name } }) {
	const client = useQueryClient();
	const { form, submit, isPending, error, errorOf } = useCallForm({
		check,
		defaultValues: { name },
		send: (body) => renameBusiness(id, body),
		onSent: (view) => {
			client.setQueryData(businessQuery(id).queryKey, view);
			client.invalidateQueries({ queryKey: ownBusinessesQuery().queryKey });
			toast({ title: "Name saved" });
		}
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "name",
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id: "name",
			className: "text-xl",
			children: "Name"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
			noValidate: true,
			onSubmit: submit,
			"aria-labelledby": "name",
			className: "flex max-w-xl flex-col gap-4",
			children: [
				error && errorOf("name") === void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: sentenceOf(error, "We couldn’t save the name. Please try again.") }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "What you call the business",
					help: "In invitations and on this page. Your farm pages and your vendor page keep their own names.",
					maxLength: 120,
					readOnly: isPending,
					error: errorOf("name"),
					...form.register("name")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					type: "submit",
					look: "secondary",
					className: "self-start",
					pendingLabel: isPending && "Saving...",
					children: "Save name"
				})
			]
		})]
	});
}
// src/accounts/business/business-page.tsx
function NoBusiness() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "nothing-near" }),
		title: "You don’t work for a business yet",
		heading: "h2",
		hint: "Your business is here once you register a farm or sell your products. If you were invited, open the link in the email.",
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			to: paths.newFarm,
			children: "Register your farm"
		})
	});
}
/** Somebody wants to hand over to the reader. */
function TakeOver({ business }) {
	const { id, name, handover } = business;
	const taking = useBusinessChange(id, () => takeOver(id), () => `You now own ${name}`);
	if (!handover?.isForYou) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex max-w-2xl flex-col items-start gap-3 rounded-card bg-moss p-4 sm:p-5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
				className: "text-lg",
				children: [
					"Take over ",
					name,
					"?"
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
				"You were asked to own ",
				name,
				": its farm pages, its products and its money. You can say yes until",
				" ",
				formatDate(handover.until),
				"."
			] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ConfirmButton, {
				size: "sm",
				label: "Take over",
				look: "primary",
				title: `Take over ${name}?`,
				confirmLabel: "Take over",
				pendingLabel: taking.isPending && "Saving...",
				failure: taking.failure,
				onOpen: taking.reset,
				onConfirm: () => taking.mutate(void 0),
				children: [
					"You’ll own ",
					name,
					", and emails about orders and payouts will come to you. The owner who asked you stays on as a manager."
				]
			})
		]
	});
}
function WhatNext({ business }) {
	const may = (capability) => business.capabilities.includes(capability);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-wrap gap-3",
		children: [may("look") && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			look: "secondary",
			to: paths.farmerDashboard,
			children: "Farm pages"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			look: "secondary",
			to: paths.vendorDashboard,
			children: "Online sales"
		})] }), may("pack") && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			look: "secondary",
			to: paths.vendorPacking,
			children: "Orders to pack"
		})]
	});
}
function History({ history }) {
	if (history.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "history",
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id: "history",
			className: "text-xl",
			children: "History"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
			className: "flex flex-col gap-3",
			children: history.map(({ text, who, role, at }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				className: "wrap-anywhere",
				children: [text, /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "block text-sm text-soft",
					children: [
						who,
						role && `, ${BUSINESS_ROLE_LABELS[role].toLowerCase()}`,
						", ",
						formatDate(at)
					]
				})]
			}, `${at}-${text}`))
		})]
	});
}
function Leave({ business: { id, name, role, people } }) {
	const leaving = useBusinessChange(id, () => leaveBusiness(id), () => `You no longer work for ${name}`);
	if (role === "owner" && people.filter((person) => person.role === "owner").length === 1) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConfirmButton, {
		size: "sm",
		label: `Leave ${name}`,
		title: `Leave ${name}?`,
		confirmLabel: "Leave",
		isDangerous: true,
		pendingLabel: leaving.isPending && "Leaving...",
		failure: leaving.failure,
		onOpen: leaving.reset,
		onConfirm: () => leaving.mutate(void 0),
		children: "You can’t do anything for it anymore. An owner can invite you back."
	});
}
function Business({ id }) {
	const { data: business, error, refetch } = useQuery(businessQuery(id));
	if (error && !business) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
		title: "We couldn’t load your business.",
		error,
		onRetry: refetch
	});
	if (!business) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-64 rounded-card" });
	const mayInvite = business.capabilities.includes("invite");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex max-w-4xl flex-col gap-10",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-4",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
						className: "text-xl wrap-anywhere",
						children: business.name
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "max-w-measure text-soft",
						children: [
							"Your role: ",
							BUSINESS_ROLE_LABELS[business.role].toLowerCase(),
							". ",
							BUSINESS_ROLE_HELP[business.role]
						]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WhatNext, { business })
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TakeOver, { business }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OpenHandover, { business }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PeopleList, { business }),
			mayInvite && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
				"aria-labelledby": "invite",
				className: "flex flex-col gap-4",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					id: "invite",
					className: "text-xl",
					children: "Invite someone"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(InviteForm, { businessId: id })]
			}),
			mayInvite && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RenameForm, { business }, business.name),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(History, { history: business.history }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Leave, { business })
		]
	});
}
function Businesses({ list }) {
	const current = list[0];
	if (!current) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoBusiness, {});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-8",
		children: [list.length > 1 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BusinessChoice, { list }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Business, { id: current.id }, current.id)]
	});
}
function OwnBusinessesLoader() {
	const { data, error, refetch } = useQuery(ownBusinessesQuery());
	if (data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Businesses, { list: data });
	if (error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
		title: "We couldn’t load your business.",
		error,
		onRetry: refetch
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-64 rounded-card" });
}
/** /business: whom one works for, and who else does. */
function BusinessPage() {
	const me = useRequiredSession(paths.business);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page flex min-h-[60vh] flex-col gap-8 py-8 md:py-12",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Your business",
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "text-2xl md:text-3xl",
				children: "Your business"
			}),
			me ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OwnBusinessesLoader, {}, me.id) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-64 rounded-card" })
		]
	});
}
export { BusinessPage };

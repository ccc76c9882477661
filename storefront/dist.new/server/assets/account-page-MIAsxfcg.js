import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { i as formatDate } from "./format-DqpZFbOp.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as Plus } from "./plus--yPFToWZ.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { n as call, o as sentenceOf, r as callJson, t as ApiError } from "./api-BmXrKzYt.js";
import { r as apiQuery } from "./queries-j_54H3BH.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { r as toast } from "./toast-BS915kXo.js";
import { Cn as CouldNotLoad, On as STATE_NAMES, Sn as Badge, gn as TextField, mn as Select, qr as setSession, xn as Card } from "../entry-server.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as Download } from "./download-DF5-RRvm.js";
import { t as FormFailure } from "./form-failure-C1paraQv.js";
import { t as SendConfirmation } from "./send-confirmation-DKg5NItW.js";
import { n as lazyCheck, t as useCallForm } from "./use-call-form-N0_EXKkG.js";
import { t as LogInAgain } from "./log-in-again-BSLMYPBF.js";
import { t as PasswordField } from "./password-field-CbDGjxlf.js";
import { c as useWatch } from "./index.esm-AQNYIaAw.js";
import { t as useKeptTexts } from "./use-kept-texts-BcfrGvQ2.js";
import { t as RestoredNote } from "./restored-note-D-qKRZuC.js";
import { t as createLucideIcon } from "./createLucideIcon-B8SKdGX_.js";
import { t as formatMoment } from "./format-moment-DE9KF-2-.js";
import { r as useNow } from "./visit-BGiKR49a.js";
import { t as useRequiredSession } from "./use-required-session-BmSSfWQp.js";
// ../node_modules/lucide-react/dist/esm/icons/laptop.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "laptop",
	size: 24,
	node: [["path", {
		d: "M18 5a2 2 0 0 1 2 2v8.526a2 2 0 0 0 .212.897l1.068 2.127a1 1 0 0 1-.9 1.45H3.62a1 1 0 0 1-.9-1.45l1.068-2.127A2 2 0 0 0 4 15.526V7a2 2 0 0 1 2-2z",
		key: "1pdavp"
	}], ["path", {
		d: "M20.054 15.987H3.946",
		key: "14rxg9"
	}]]
};
__iconData$1.node;
var Laptop = createLucideIcon(__iconData$1);
// ../node_modules/lucide-react/dist/esm/icons/smartphone.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "smartphone",
	size: 24,
	node: [["rect", {
		width: "14",
		height: "20",
		x: "5",
		y: "2",
		rx: "2",
		ry: "2",
		key: "1yt0o3"
	}], ["path", {
		d: "M12 18h.01",
		key: "mhygvu"
	}]]
};
__iconData.node;
var Smartphone = createLucideIcon(__iconData);
// src/accounts/account/account-section.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** One part of the account page. */
function AccountSection({ id, title, lead, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("section", {
		id,
		"aria-labelledby": `${id}-title`,
		className: "scroll-mt-24",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
			className: "flex flex-col gap-5 p-4 min-[22.5rem]:p-6 sm:p-8",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-1.5",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					id: `${id}-title`,
					className: "text-xl",
					children: title
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "max-w-measure text-sm text-soft",
					children: lead
				})]
			}), children]
		})
	});
}
// src/accounts/account/addresses-section.tsx
var AddressDialog = (0, import_react.lazy)(() => import("./address-dialog-Ca-LpDH7.js").then((module) => ({ default: module.AddressDialog })));
var ADDRESSES = "/api/account/addresses";
function AddressItem({ address, onEdit, onRemoved }) {
	const removing = useMutation({
		mutationFn: () => callJson(`${ADDRESSES}/${address.id}`, { method: "DELETE" }),
		onSuccess: () => {
			onRemoved();
			toast({ title: "Address removed" });
		},
		onError: (error) => toast({
			title: "Error",
			description: sentenceOf(error, "We couldn’t remove this address. Please try again."),
			variant: "destructive"
		})
	});
	const about = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: "sr-only",
		children: [" ", address.address]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "flex flex-wrap items-start justify-between gap-3 border-t border-line pt-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("address", {
			className: "min-w-0 text-sm not-italic wrap-anywhere",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "font-semibold",
					children: [
						address.firstName,
						" ",
						address.lastName
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("br", {}),
				address.address,
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("br", {}),
				address.city,
				", ",
				address.state,
				" ",
				address.zipCode,
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("br", {}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "text-soft",
					children: address.phone
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex gap-2",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
				size: "sm",
				look: "secondary",
				onClick: onEdit,
				children: ["Edit", about]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
				size: "sm",
				look: "quiet",
				pendingLabel: removing.isPending && "Removing...",
				onClick: () => removing.mutate(),
				children: ["Remove", about]
			})]
		})]
	});
}
/** The addresses that fill the checkout in. */
function AddressesSection() {
	const client = useQueryClient();
	const { data, error, refetch } = useQuery(apiQuery(ADDRESSES));
	const [edited, setEdited] = (0, import_react.useState)(null);
	const refresh = () => void client.invalidateQueries({ queryKey: [ADDRESSES] });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(AccountSection, {
		id: "addresses",
		title: "Saved addresses",
		lead: "Pick one of them at checkout. Only you can see them.",
		children: [
			!data && !error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-24 rounded-control" }),
			!data && error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
				title: "We couldn’t load your addresses.",
				error,
				onRetry: refetch
			}),
			data && data.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "flex flex-col gap-4",
				children: data.map((address) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddressItem, {
					address,
					onEdit: () => setEdited(address),
					onRemoved: refresh
				}, address.id))
			}),
			data && data.length < 10 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				look: "secondary",
				className: "self-start",
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plus, {
					"aria-hidden": true,
					size: 18
				}),
				onClick: () => setEdited("new"),
				children: "Add an address"
			}),
			edited && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
				fallback: null,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddressDialog, {
					address: edited === "new" ? null : edited,
					onClose: () => setEdited(null),
					onSaved: refresh
				})
			})
		]
	});
}
// src/accounts/account/save-file.ts
/** Lets the browser save something under a name. */
function saveFile(name, content) {
	const address = URL.createObjectURL(content);
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), 6e4);
}
// src/accounts/account/data-section.tsx
var EraseDialog = (0, import_react.lazy)(() => import("./erase-dialog-CIeYfPYS.js").then((module) => ({ default: module.EraseDialog })));
/**
* GET /api/account/export, saved by the browser. Read first, so that a failure is told here and saved
* nowhere.
*/
async function download() {
	const answer = await call("/api/account/export");
	saveFile(`farmgate-account-${(/* @__PURE__ */ new Date()).toISOString().slice(0, 10)}.json`, await answer.blob());
}
function Erase() {
	const [open, setOpen] = (0, import_react.useState)(false);
	const [wanted, setWanted] = (0, import_react.useState)(false);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col items-start gap-3 border-t border-line pt-5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				className: "text-lg",
				children: "Delete my account"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "max-w-measure text-sm text-soft",
				children: "Permanently deletes your account and everything in it. We can’t restore it."
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				look: "secondary",
				className: "text-danger! hover:border-danger!",
				"aria-haspopup": "dialog",
				onClick: () => {
					setWanted(true);
					setOpen(true);
				},
				children: "Delete my account..."
			}),
			wanted && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
				fallback: null,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EraseDialog, {
					open,
					onOpenChange: setOpen
				})
			})
		]
	});
}
/** Taking one's data along, and taking it away. */
function DataSection() {
	const saving = useMutation({ mutationFn: download });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(AccountSection, {
		id: "data",
		title: "Your data",
		lead: "Download everything we store about you: your profile, your logged-in devices, your farms and your listings.",
		children: [
			saving.error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: sentenceOf(saving.error, "We couldn’t download your data. Please try again.") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				look: "secondary",
				className: "self-start",
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Download, {
					"aria-hidden": true,
					size: 18
				}),
				pendingLabel: saving.isPending && "Preparing...",
				onClick: () => saving.mutate(),
				children: "Download my data"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Erase, {})
		]
	});
}
// src/accounts/account/email-note.tsx
/** Asks for the confirmation of the account's address, as long as there is none. */
function EmailNote({ me }) {
	if (me.emailConfirmedAt !== null) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AccountSection, {
		id: "confirm-email",
		title: "Confirm your email",
		lead: `Please open the link that we emailed to ${me.email}. You’ll need a confirmed address to claim a farm.`,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SendConfirmation, {})
	});
}
// src/accounts/queries.ts
/** GET /api/account/sessions; DELETE ends all but this one, DELETE with an id behind it ends that one. */
var SESSIONS = "/api/account/sessions";
/** Where the person is signed in, the newest use first. */
function sessionsQuery() {
	return apiQuery(SESSIONS);
}
// src/accounts/account/wrong-password.ts
/** @returns the server's sentence where it says that the current password is another one */
function wrongPassword(error) {
	return error instanceof ApiError && error.body?.error === "WRONG_PASSWORD" ? error.body.message : null;
}
// src/accounts/account/password-section.tsx
var FAILURE$2 = "We couldn’t change your password. Please try again.";
var EMPTY = {
	currentPassword: "",
	password: "",
	confirmPassword: ""
};
var check$1 = lazyCheck(() => import("./password-checks-B_0CYUXU.js").then((module) => module.changePasswordResolver));
/** A new password, which ends every other session. */
function PasswordSection({ me }) {
	const client = useQueryClient();
	const { form, submit, isPending, error, errorOf } = useCallForm({
		check: check$1,
		defaultValues: EMPTY,
		send: ({ currentPassword, password }) => callJson("/api/auth/password", {
			method: "PUT",
			body: {
				currentPassword,
				password
			}
		}),
		onSent: () => {
			form.reset(EMPTY);
			client.invalidateQueries({ queryKey: [SESSIONS] });
			toast({
				title: "Password changed",
				description: "You’ve been logged out everywhere else."
			});
		},
		fieldOf: (failure) => {
			const message = wrongPassword(failure);
			return message === null ? null : ["currentPassword", message];
		}
	});
	const isAboutField = error !== null && wrongPassword(error) !== null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AccountSection, {
		id: "password",
		title: "Password",
		lead: "Changing it logs you out everywhere else.",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
			method: "post",
			noValidate: true,
			onSubmit: submit,
			"aria-label": "Password",
			className: "flex flex-col gap-5",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					type: "text",
					autoComplete: "username",
					value: me.username,
					readOnly: true,
					hidden: true
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordField, {
					label: "Current password",
					autoComplete: "current-password",
					className: "sm:max-w-sm",
					error: errorOf("currentPassword"),
					...form.register("currentPassword")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "grid grid-cols-1 gap-5 sm:grid-cols-2",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordField, {
						label: "New password",
						autoComplete: "new-password",
						help: "At least 8 characters.",
						error: errorOf("password"),
						...form.register("password")
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordField, {
						label: "Confirm new password",
						autoComplete: "new-password",
						error: errorOf("confirmPassword"),
						...form.register("confirmPassword")
					})]
				}),
				error && !isAboutField && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormFailure, { children: [sentenceOf(error, FAILURE$2), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LogInAgain, { error })] }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					type: "submit",
					className: "self-start",
					pendingLabel: isPending && "Changing...",
					children: "Change password"
				})
			]
		})
	});
}
// src/accounts/account/profile-section.tsx
var FAILURE$1 = "We couldn’t save your profile. Please try again.";
var check = lazyCheck(() => import("./account-checks-DwcHgmd2.js").then((module) => module.profileResolver));
/** What the form starts with. */
function savedOf(me) {
	return {
		email: me.email,
		firstName: me.firstName ?? "",
		lastName: me.lastName ?? "",
		phone: me.phone ?? "",
		address: me.address ?? "",
		city: me.city ?? "",
		state: me.state ?? "",
		zipCode: me.zipCode ?? ""
	};
}
var valuesOf = (me) => ({
	...savedOf(me),
	currentPassword: ""
});
function useProfileForm(me) {
	const client = useQueryClient();
	const call = useCallForm({
		check,
		defaultValues: valuesOf(me),
		send: (request) => callJson("/api/account", {
			method: "PUT",
			body: request
		}),
		onSent: (saved) => {
			setSession(client, saved);
			kept.restart(valuesOf(saved));
			toast({ title: "Profile saved" });
		},
		fieldOf: (error) => {
			const message = wrongPassword(error);
			return message === null ? null : ["currentPassword", message];
		}
	});
	const kept = useKeptTexts(call.form, {
		name: `farmgate-profile-${me.id}`,
		saved: savedOf(me)
	});
	const email = useWatch({
		control: call.form.control,
		name: "email"
	});
	return {
		...call,
		...kept,
		isEmailChanged: email.trim().toLowerCase() !== me.email.toLowerCase()
	};
}
function NameFields({ form, errorOf }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
		label: "First name",
		optional: true,
		autoComplete: "given-name",
		error: errorOf("firstName"),
		...form.register("firstName")
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
		label: "Last name",
		optional: true,
		autoComplete: "family-name",
		error: errorOf("lastName"),
		...form.register("lastName")
	})] });
}
function AddressFields({ form, errorOf }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
			label: "Address",
			optional: true,
			autoComplete: "street-address",
			className: "sm:col-span-2",
			error: errorOf("address"),
			...form.register("address")
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
			label: "City",
			optional: true,
			autoComplete: "address-level2",
			error: errorOf("city"),
			...form.register("city")
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "grid grid-cols-1 gap-5 min-[30rem]:grid-cols-2",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Select, {
				label: "State",
				optional: true,
				autoComplete: "address-level1",
				error: errorOf("state"),
				...form.register("state"),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", { value: "" }), Object.entries(STATE_NAMES).map(([code, name]) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: code,
					children: name
				}, code))]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "ZIP code",
				optional: true,
				inputMode: "numeric",
				autoComplete: "postal-code",
				maxLength: 10,
				error: errorOf("zipCode"),
				...form.register("zipCode")
			})]
		})
	] });
}
/**
* Who the person is and where they live. A new e-mail address wants the password, since links to change that
* are sent there.
*/
function ProfileSection({ me }) {
	const { form, submit, isPending, error, errorOf, isEmailChanged, isRestored, restart } = useProfileForm(me);
	const isAboutField = error !== null && wrongPassword(error) !== null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AccountSection, {
		id: "profile",
		title: "Profile and address",
		lead: "Only you and the Farmgate team can see this. To change what shoppers see, edit your farms and listings.",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
			method: "post",
			noValidate: true,
			onSubmit: submit,
			"aria-label": "Profile and address",
			className: "flex flex-col gap-5",
			children: [
				isRestored && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RestoredNote, { onDiscard: () => restart(valuesOf(me)) }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "grid grid-cols-1 gap-5 sm:grid-cols-2",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NameFields, {
							form,
							errorOf
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
							label: "Email",
							type: "email",
							autoComplete: "email",
							error: errorOf("email"),
							...form.register("email")
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
							label: "Phone",
							type: "tel",
							optional: true,
							autoComplete: "tel",
							error: errorOf("phone"),
							...form.register("phone")
						}),
						isEmailChanged && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordField, {
							label: "Current password",
							className: "sm:col-span-2",
							help: "A new email address needs your password.",
							autoComplete: "current-password",
							error: errorOf("currentPassword"),
							...form.register("currentPassword")
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddressFields, {
							form,
							errorOf
						})
					]
				}),
				error && !isAboutField && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormFailure, { children: [sentenceOf(error, FAILURE$1), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LogInAgain, { error })] }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					type: "submit",
					className: "self-start",
					pendingLabel: isPending && "Saving...",
					children: "Save profile"
				})
			]
		})
	});
}
// src/accounts/account/sessions-section.tsx
var FAILURE = "We couldn’t log you out of that device. Please try again.";
/** Stands for all sessions but this one. */
var OTHERS = Symbol("others");
/** Ends sessions, then reads the list anew. @param onEnded called when the list is right again */
function useEnding(onEnded) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (id) => {
			await call(id === OTHERS ? SESSIONS : `${SESSIONS}/${encodeURIComponent(id)}`, { method: "DELETE" });
		},
		onSuccess: async (_answer, id) => {
			await client.invalidateQueries({ queryKey: [SESSIONS] });
			onEnded();
			toast({ title: id === OTHERS ? "Logged out everywhere else" : "Logged out of that device" });
		},
		onError: async (error) => {
			toast({
				title: "Error",
				description: sentenceOf(error, FAILURE),
				variant: "destructive"
			});
			await client.invalidateQueries({ queryKey: [SESSIONS] });
		}
	});
}
function SessionRow({ session, pending, onEnd }) {
	const now = useNow();
	const Icon = /android|iphone|ipad|mobile/i.test(session.device) ? Smartphone : Laptop;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "flex flex-wrap items-center gap-x-4 gap-y-2 py-4",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				"aria-hidden": true,
				size: 24,
				className: "shrink-0 text-leaf"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "min-w-[min(10rem,100%)] flex-1",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium",
					children: [session.device, session.isCurrent && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, { children: "This browser" })]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "text-sm text-soft",
					children: [
						session.isCurrent ? "Active now" : `Last active ${formatMoment(session.lastSeenAt, now)}`,
						". Logged in ",
						formatMoment(session.createdAt, now),
						"."
					]
				})]
			}),
			!session.isCurrent && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				look: "secondary",
				size: "sm",
				"aria-label": `Log out: ${session.device}, last active ${formatMoment(session.lastSeenAt, now)}`,
				pendingLabel: pending && "Logging out...",
				onClick: onEnd,
				children: "Log out"
			})
		]
	});
}
/** Where the person is signed in, and how to end that. */
function SessionsSection() {
	const { data: sessions, error, refetch } = useQuery(sessionsQuery());
	const list = (0, import_react.useRef)(null);
	const ending = useEnding(() => list.current?.focus());
	const others = sessions?.filter(({ isCurrent }) => !isCurrent).length ?? 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(AccountSection, {
		id: "sessions",
		title: "Where you’re logged in",
		lead: "If you don’t recognize one of these, log it out and change your password.",
		children: [
			error && !sessions && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col items-start gap-3",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: sentenceOf(error, "We couldn’t load your devices.") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					look: "secondary",
					size: "sm",
					onClick: () => void refetch(),
					children: "Try again"
				})]
			}),
			!sessions && !error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-20" }),
			sessions && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				ref: list,
				tabIndex: -1,
				"aria-label": "Sessions",
				role: "group",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
					className: "-my-4 divide-y divide-line",
					children: sessions.map((session) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SessionRow, {
						session,
						pending: ending.isPending && ending.variables === session.id,
						onEnd: () => ending.mutate(session.id)
					}, session.id))
				})
			}),
			others > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				look: "secondary",
				className: "self-start",
				pendingLabel: ending.isPending && ending.variables === OTHERS && "Logging out...",
				onClick: () => ending.mutate(OTHERS),
				children: "Log out everywhere else"
			})
		]
	});
}
// src/accounts/account/account-page.tsx
var SECTIONS = [
	{
		id: "profile",
		title: "Profile and address"
	},
	{
		id: "addresses",
		title: "Saved addresses"
	},
	{
		id: "password",
		title: "Password"
	},
	{
		id: "sessions",
		title: "Where you’re logged in"
	},
	{
		id: "data",
		title: "Your data"
	}
];
function Waiting() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("noscript", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "rounded-control bg-sunk px-3.5 py-3 text-sm",
		children: "Please turn on JavaScript to see your account."
	}) }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-5 noscript:hidden",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				role: "status",
				className: "text-soft",
				children: "Checking authentication..."
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-96 rounded-card" }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-64 rounded-card" })
		]
	})] });
}
function Sections({ me }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "grid grid-cols-1 gap-6 md:grid-cols-[13rem_minmax(0,1fr)] md:items-start md:gap-10",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("nav", {
			"aria-label": "Account",
			className: "hidden md:sticky md:top-24 md:block",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "flex flex-col",
				children: SECTIONS.map(({ id, title }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					to: { hash: id },
					className: "flex min-h-11 items-center rounded-control px-3 text-sm font-medium hover:bg-moss",
					children: title
				}) }, id))
			})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex min-w-0 flex-col gap-6",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmailNote, { me }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProfileSection, { me }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddressesSection, {}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordSection, { me }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SessionsSection, {}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DataSection, {})
			]
		})]
	});
}
/** The way to one's shop. A farmer's or administrator's account may have one: the dashboard knows. */
function SellingLink({ me: { role } }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
		to: role === "user" ? paths.vendorOnboarding : paths.vendorDashboard,
		className: "link hit self-start text-sm",
		children: role === "vendor" ? "Vendor dashboard" : "Sell in the marketplace"
	});
}
/** A person's own account. */
function AccountPage() {
	const me = useRequiredSession(paths.account);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page flex flex-col gap-6 py-8 md:gap-8 md:py-12",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "My account",
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-2",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
						className: "text-2xl md:text-3xl",
						children: "My account"
					}),
					me && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "text-soft wrap-anywhere",
						children: [
							me.username,
							", with Farmgate since ",
							formatDate(me.createdAt)
						]
					}),
					me && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SellingLink, { me })
				]
			}),
			me ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sections, { me }, me.id) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Waiting, {})
		]
	});
}
export { AccountPage, wrongPassword as t };

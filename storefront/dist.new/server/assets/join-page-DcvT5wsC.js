import { i as BUSINESS_ROLE_LABELS, r as BUSINESS_ROLE_HELP } from "./business-roles-BFgw9Gqu.js";
import { n as withQuery, t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { o as sentenceOf } from "./api-BmXrKzYt.js";
import { i as formatDate } from "./format-DqpZFbOp.js";
import { t as LinkFailure } from "./link-failure-KWT07MJL.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { Jr as useSession, Wr as confirmedSession } from "../entry-server.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { r as toast } from "./toast-BS915kXo.js";
import { t as FormFailure } from "./form-failure-C1paraQv.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { c as lookAtInvitation, t as acceptInvitation, u as ownBusinessesQuery } from "./business-queries-BHgxyEMu.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/accounts/business/join-page.tsx
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
var LOOK = "business-invitation";
var instead = {
	label: "Your business",
	to: paths.business
};
function Accept({ token, businessName }) {
	const client = useQueryClient();
	const navigate = (0, import_dist.useNavigate)();
	const accepting = useMutation({
		mutationFn: () => acceptInvitation(token),
		onSuccess: async (list) => {
			await client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== LOOK });
			client.setQueryData(ownBusinessesQuery().queryKey, list);
			confirmedSession(client);
			toast({
				title: `You now work for ${businessName}`,
				staysOn: true
			});
			const isPacker = list[0]?.role === "packer";
			await navigate(isPacker ? paths.vendorPacking : paths.business, { replace: true });
		}
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col items-start gap-4",
		children: [accepting.error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: sentenceOf(accepting.error, "We couldn’t accept the invitation. Please try again.") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			pendingLabel: accepting.isPending && "Accepting...",
			onClick: () => accepting.mutate(),
			children: "Accept the invitation"
		})]
	});
}
function Invitation({ token }) {
	const { status, me } = useSession();
	const { data, error, refetch } = useQuery({
		queryKey: [LOOK, token],
		queryFn: () => lookAtInvitation(token),
		retry: false
	});
	if (error) {
		const title = "We couldn’t open this invitation";
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkFailure, {
			error,
			heading: "h2",
			refused: title,
			failed: title,
			instead,
			onRetry: refetch
		});
	}
	if (!data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-48 rounded-card" });
	const { businessName, role, sentTo, expiresAt } = data;
	const here = withQuery("/business/join", { invitation: token });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex max-w-2xl flex-col gap-6",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-2",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "text-lg wrap-anywhere",
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", { children: businessName }),
							" invites you as ",
							role === "owner" ? "an" : "a",
							" ",
							BUSINESS_ROLE_LABELS[role].toLowerCase(),
							"."
						]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "text-soft",
						children: BUSINESS_ROLE_HELP[role]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "text-sm text-soft",
						children: [
							"Sent to ",
							sentTo,
							". It works once, until ",
							formatDate(expiresAt),
							"."
						]
					})
				]
			}),
			status === "signed-in" && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "wrap-anywhere",
				children: [
					"You’re logged in as ",
					me.username,
					" (",
					me.email,
					")."
				]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Accept, {
				token,
				businessName
			})] }),
			status === "visitor" && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-4",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "Log in or sign up with that email address. You’ll come back here." }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-wrap gap-3",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
						to: paths.login({ returnTo: here }),
						children: "Log in"
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
						look: "secondary",
						to: paths.register({ returnTo: here }),
						children: "Sign up"
					})]
				})]
			}),
			status === "checking" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-12 w-48 rounded-control" })
		]
	});
}
var isToken = (text) => /^[\w-]{43}$/.test(text);
function Incomplete() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		isError: true,
		heading: "h2",
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "not-found" }),
		title: "This link isn’t complete",
		hint: "Please open the link from the email again, or copy all of it.",
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			look: "secondary",
			to: paths.business,
			children: "Your business"
		})
	});
}
/** /business/join: what the email links to that invites somebody to a business. */
function JoinPage() {
	const [query] = (0, import_dist.useSearchParams)();
	const token = query.get("invitation") ?? "";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page flex min-h-[60vh] flex-col gap-6 py-8 md:py-12",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Join a business",
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "text-2xl md:text-3xl",
				children: "Join a business"
			}),
			isToken(token) ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Invitation, { token }, token) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Incomplete, {})
		]
	});
}
export { JoinPage };

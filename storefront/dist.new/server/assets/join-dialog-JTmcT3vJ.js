import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { o as sentenceOf } from "./api-BmXrKzYt.js";
import { r as apiQuery } from "./queries-j_54H3BH.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as Dialog } from "./dialog-ye1TPyzV.js";
import { t as DialogForm } from "./dialog-form-Di3bc4pU.js";
import { r as toast } from "./toast-BS915kXo.js";
import { Jt as dashboardQuery, mn as Select } from "../entry-server.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { c as joinMarket, p as myMembershipsQuery } from "./market-queries-BDyv9vMw.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/directory/market-management/membership/join-dialog.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** The farms and the vendor of a person; undefined until they are known. */
function useOwnSellers({ role }) {
	const isVendor = role === "vendor";
	const farms = useQuery(dashboardQuery());
	const vendor = useQuery({
		...apiQuery("/api/vendor/profile"),
		enabled: isVendor
	});
	const error = farms.error ?? vendor.error;
	const sellers = farms.data !== void 0 && (!isVendor || vendor.data !== void 0) ? [...vendor.data ? [{
		key: "vendor",
		label: `${vendor.data.businessName} (vendor)`,
		given: { vendorId: vendor.data.id }
	}] : [], ...(farms.data?.farms ?? []).map(({ id, name }) => ({
		key: `farm-${id}`,
		label: `${name} (farm)`,
		given: { farmId: id }
	}))] : void 0;
	return {
		sellers,
		error: sellers ? null : error,
		retry: () => void Promise.all([farms.refetch(), isVendor && vendor.refetch()])
	};
}
/** Asks with which farm or vendor somebody wants to be on a market's roster. */
function JoinDialog({ market, me, open, onOpenChange }) {
	const client = useQueryClient();
	const { sellers, error, retry } = useOwnSellers(me);
	const [key, setKey] = (0, import_react.useState)("");
	const chosen = sellers?.find((seller) => seller.key === key) ?? sellers?.[0];
	const joining = useMutation({
		mutationFn: (given) => joinMarket(market.id, given),
		onSuccess: ({ name, status }) => {
			client.invalidateQueries({ queryKey: myMembershipsQuery().queryKey });
			toast(status === "member" ? { title: `${name} is on the roster` } : {
				title: "Request sent",
				description: "The market’s manager can approve it now."
			});
			onOpenChange(false);
		}
	});
	const dialog = {
		open,
		onOpenChange,
		title: `Join ${market.name}?`
	};
	if (error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		...dialog,
		footer: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			onClick: retry,
			children: "Try again"
		}),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			role: "alert",
			children: sentenceOf(error, "We couldn’t load your farms. Check your connection.")
		})
	});
	if (!sellers) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		...dialog,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-16 rounded-control" })
	});
	if (!chosen) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		...dialog,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-5",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "Rosters list farms and vendors that are on Farmgate. Add yours first, then come back." }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap gap-3",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
					to: paths.claimFarm(),
					children: "Claim or add your farm"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
					look: "secondary",
					to: paths.vendorOnboarding,
					children: "Sell in the marketplace"
				})]
			})]
		})
	});
	const submit = (event) => {
		event.preventDefault();
		if (!joining.isPending) joining.mutate(chosen.given);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DialogForm, {
		...dialog,
		id: "join-market",
		description: "The market’s manager decides who’s on its roster.",
		submitLabel: "Ask to join",
		pendingLabel: joining.isPending && "Sending...",
		failure: joining.error && sentenceOf(joining.error, "We couldn’t send it. Please try again."),
		onSubmit: submit,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
			label: "Who sells there?",
			value: chosen.key,
			disabled: joining.isPending,
			onChange: ({ currentTarget }) => {
				setKey(currentTarget.value);
				joining.reset();
			},
			children: sellers.map(({ key: value, label }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
				value,
				children: label
			}, value))
		})
	});
}
export { JoinDialog };

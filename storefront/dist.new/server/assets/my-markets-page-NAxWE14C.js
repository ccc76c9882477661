import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { Cn as CouldNotLoad, Jr as useSession, Wr as confirmedSession, ot as CheckingAuthentication, st as SignInGate, xn as Card } from "../entry-server.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { a as Spinner, r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as LinkFailure } from "./link-failure-KWT07MJL.js";
import { r as toast } from "./toast-BS915kXo.js";
import { f as myMarketsQuery, t as acceptManaging } from "./market-queries-BDyv9vMw.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/directory/market-management/managers/accept-managing.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
/** Takes up the invitation of an email, and leads to the market. */
function AcceptManaging({ token }) {
	const client = useQueryClient();
	const navigate = (0, import_dist.useNavigate)();
	const { mutate, error } = useMutation({
		mutationFn: acceptManaging,
		onSuccess: ({ id, name }) => {
			client.invalidateQueries({ queryKey: myMarketsQuery().queryKey });
			confirmedSession(client);
			toast({
				title: `You now run ${name}`,
				staysOn: true
			});
			navigate(paths.manageMarket(id), { replace: true });
		}
	});
	const sent = (0, import_react.useRef)(false);
	(0, import_react.useEffect)(() => {
		if (sent.current) return;
		sent.current = true;
		mutate(token);
	}, [mutate, token]);
	if (!error) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		role: "status",
		className: "flex items-center gap-3 text-soft",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Spinner, {}), "Accepting the invitation..."]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkFailure, {
		error,
		heading: "h2",
		refused: "We couldn’t accept the invitation",
		failed: "We couldn’t accept the invitation",
		instead: {
			label: "Your markets",
			to: paths.myMarkets
		},
		onRetry: () => mutate(token)
	});
}
// src/directory/market-management/my-markets-page.tsx
function NoMarkets() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "nothing-near" }),
		title: "No markets yet",
		heading: "h2",
		hint: "Do you run a farmers market? Find its page and choose “Run this market.” We’ll email a code to the market’s mailbox, or our team will check that it’s yours.",
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			to: paths.farmersMarkets(),
			children: "Find your market"
		})
	});
}
function MyMarketList() {
	const { data, error, refetch } = useQuery(myMarketsQuery());
	if (error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
		title: "We couldn’t load your markets.",
		error,
		onRetry: refetch
	});
	if (!data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-32 rounded-card" });
	if (data.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoMarkets, {});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		"aria-label": "Your markets",
		className: "grid grid-cols-1 gap-4 md:grid-cols-2",
		children: data.map(({ id, name, city, state }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
			isLink: true,
			className: "relative flex flex-col gap-1 p-4 sm:p-5",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "text-lg wrap-anywhere",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					to: paths.manageMarket(id),
					className: "cover",
					children: name
				})
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm text-soft",
				children: [city, state].filter(Boolean).join(", ")
			})]
		}) }, id))
	});
}
/** /markets/manage: the markets that one runs. The email that invites one to run a market leads here, too. */
function MyMarketsPage() {
	const { status, me } = useSession();
	const [query] = (0, import_dist.useSearchParams)();
	const token = query.get("invitation");
	const here = token === null ? paths.myMarkets : `${paths.myMarkets}?${query.toString()}`;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page flex min-h-[60vh] flex-col gap-6 py-8 md:py-12",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Your markets",
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-2",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
					className: "text-2xl md:text-3xl",
					children: "Your markets"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "max-w-measure text-soft",
					children: "Tell shoppers when the market is open, and keep its roster of vendors and farms."
				})]
			}),
			status === "checking" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckingAuthentication, {}),
			status === "visitor" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SignInGate, {
				message: token === null ? "Please log in to see your markets" : "Please log in to accept this invitation to run a market",
				returnTo: here
			}),
			status === "signed-in" && token !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AcceptManaging, { token }, token),
			status === "signed-in" && token === null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MyMarketList, {}, me.id)
		]
	});
}
export { MyMarketsPage };

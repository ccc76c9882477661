import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { n as withQuery, t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as ExternalLink } from "./external-link-DQt0McdS.js";
import { t as Pencil } from "./pencil-BaCuby9N.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { a as isMissing, o as sentenceOf, t as ApiError } from "./api-BmXrKzYt.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { H as WeatherNote, J as dayHours, Jr as useSession, Sn as Badge, V as DayStatus, X as dayTitle, gn as TextField, ot as CheckingAuthentication, st as SignInGate, xn as Card } from "../entry-server.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as Breadcrumbs } from "./breadcrumbs-DmSqU1d8.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as useFocusBack } from "./use-focus-back-Is0MrvPY.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { r as toast } from "./toast-BS915kXo.js";
import { f as myMarketsQuery, i as changeDay, l as leaveMarket, n as addMember, o as changeMember, s as inviteManager, u as managedMarketQuery } from "./market-queries-BDyv9vMw.js";
import { t as ConfirmButton } from "./confirm-button-B1T0LAjQ.js";
import { n as lazyCheck, t as useCallForm } from "./use-call-form-N0_EXKkG.js";
import { t as FormFailure } from "./form-failure-C1paraQv.js";
import { t as MarketFailure } from "./market-failure-Dsb-8N9t.js";
import { n as countOf } from "./format-DqpZFbOp.js";
import { n as SearchField } from "./search-field-CDEoFd_N.js";
import { t as useSettled } from "./use-settled-B-lqxM-i.js";
import { i as apiQueryOf, r as apiQuery } from "./queries-j_54H3BH.js";
import { t as Link } from "./link-SLfrEwY2.js";
// src/directory/market-management/days/day-row.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
var RESTORE = {
	scheduled: null,
	confirmed: "Take back",
	cancelled: "Restore",
	moved: "Move back"
};
/** A day of a market with what its manager can say about it. */
function DayRow({ day, isNext, pending, onChange, onAsk }) {
	const isCancelled = day.status === "cancelled";
	const isUnsure = day.weather ? !day.weather.isAnswered : false;
	const isToConfirm = day.status === "scheduled" || isUnsure && !isCancelled;
	const restore = RESTORE[day.status];
	const of = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: "sr-only",
		children: [" ", dayTitle(day)]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "flex flex-col gap-3 py-4 md:flex-row md:items-center md:justify-between md:gap-6",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex min-w-0 flex-col gap-0.5",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "flex flex-wrap items-center gap-x-2 gap-y-1",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: isCancelled ? "font-semibold line-through" : "font-semibold",
							children: dayTitle(day)
						}),
						!isCancelled && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "tabular-nums",
							children: dayHours(day) ?? "Hours not listed"
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DayStatus, {
							status: day.status,
							weather: day.weather
						})
					]
				}),
				day.address && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "text-sm wrap-anywhere",
					children: ["At ", day.address]
				}),
				day.reason && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "text-sm text-soft wrap-anywhere",
					children: day.reason
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WeatherNote, { weather: day.weather })
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex shrink-0 flex-wrap gap-2",
			children: [
				isToConfirm && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
					size: "sm",
					look: isNext ? "primary" : "secondary",
					disabled: pending !== null,
					pendingLabel: pending === "confirm" && "Confirming...",
					onClick: () => onChange("confirm"),
					children: ["Confirm", of]
				}),
				restore && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
					size: "sm",
					look: isCancelled ? "primary" : "secondary",
					disabled: pending !== null,
					pendingLabel: pending === "restore" && "Saving...",
					onClick: () => onChange("restore"),
					children: [restore, of]
				}),
				!isCancelled && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
					size: "sm",
					look: "secondary",
					"aria-haspopup": "dialog",
					onClick: () => onAsk("move"),
					children: [day.status === "moved" ? "Change" : "Move", of]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
					size: "sm",
					look: "secondary",
					"aria-haspopup": "dialog",
					onClick: () => onAsk("cancel"),
					children: ["Cancel", of]
				})] })
			]
		})]
	});
}
// src/directory/market-management/days/day-undo.ts
/**
* @param before a day before something was said about it
* @param said what was said
* @returns what makes it so again, in order; null where that cannot be said
*/
function dayUndo({ status, reason, address, hours }, said) {
	if (status === "scheduled") return [{ to: "restore" }];
	if (status === "confirmed") return [{ to: "restore" }, { to: "confirm" }];
	if (status === "cancelled") return reason === null ? null : [{
		to: "cancel",
		body: { reason }
	}];
	if (said === "cancel" && reason === null) return [{ to: "restore" }];
	const [first, ...more] = hours;
	if (address === null || more.length > 0) return null;
	return [{
		to: "move",
		body: {
			address,
			reason,
			...first?.opens && first.closes ? {
				opens: first.opens,
				closes: first.closes
			} : {}
		}
	}];
}
// src/directory/market-management/days/use-day-changes.ts
var SAID = {
	confirm: "Market day confirmed",
	cancel: "Market day canceled",
	move: "Market day moved",
	restore: "Market day restored"
};
/** Keeps what the server answered about a day, so that the list need not be read again. */
function useKeepDay(marketId) {
	const client = useQueryClient();
	const { queryKey } = managedMarketQuery(marketId);
	return (changed) => client.setQueryData(queryKey, (market) => {
		if (!market) return market;
		return {
			...market,
			days: market.days.map((one) => one.date === changed.date ? changed : one)
		};
	});
}
/** Says something about days, one after the other; the notification takes it back. */
function useDayChanges(marketId) {
	const client = useQueryClient();
	const keep = useKeepDay(marketId);
	const changing = useMutation({
		mutationFn: async ({ day, changes }) => {
			let changed = day;
			for (const change of changes) changed = await changeDay(marketId, day.date, change);
			return changed;
		},
		onSuccess: (changed, { day, changes, isUndo }) => {
			keep(changed);
			sayChanged(changed, isUndo ? "restore" : changes.at(-1)?.to ?? "restore", isUndo ? null : day);
		},
		onError: (error) => {
			client.invalidateQueries({ queryKey: managedMarketQuery(marketId).queryKey });
			toast({
				title: "Your change wasn’t saved",
				description: sentenceOf(error, "Please check your connection and try again."),
				variant: "destructive"
			});
		}
	});
	/** @param before as it was, where that can be brought back */
	const sayChanged = (changed, to, before) => {
		const undo = before && dayUndo(before, to);
		toast({
			title: SAID[to],
			description: `${dayTitle(changed)}. Shoppers see it on the market’s page.`,
			...undo && { action: {
				label: "Undo",
				onPress: () => changing.mutate({
					day: changed,
					changes: undo,
					isUndo: true
				})
			} }
		});
	};
	return {
		changing,
		sayChanged
	};
}
// src/directory/market-management/days/days-section.tsx
var CancelDayDialog = (0, import_react.lazy)(() => import("./cancel-day-dialog-CDaM6tBR.js").then((module) => ({ default: module.CancelDayDialog })));
var MoveDayDialog = (0, import_react.lazy)(() => import("./move-day-dialog-BjuGvtN4.js").then((module) => ({ default: module.MoveDayDialog })));
/** So many days are shown at first. */
var FIRST$1 = 6;
/** The coming days of a market, to be confirmed, canceled and moved. */
function DaysSection({ market: { id, days } }) {
	const { changing, sayChanged } = useDayChanges(id);
	const keep = useKeepDay(id);
	const [asked, setAsked] = (0, import_react.useState)(null);
	const [isWhole, setWhole] = (0, import_react.useState)(false);
	const keepFocus = useFocusBack(changing.isPending, "days");
	const sent = changing.isPending ? changing.variables : null;
	const next = days.find(({ status }) => status === "scheduled");
	const dialog = asked && {
		marketId: id,
		day: asked.day,
		onClose: () => setAsked(null),
		onDone: (changed) => {
			keep(changed);
			setAsked(null);
			sayChanged(changed, asked.about, asked.day);
		}
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "days",
		className: "flex flex-col gap-3",
		onClickCapture: keepFocus,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-1",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					id: "days",
					tabIndex: -1,
					className: "text-xl",
					children: "Next market days"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "max-w-measure text-sm text-soft",
					children: "They come from the market’s hours. Say what’s different about a single day here."
				})]
			}),
			days.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "rounded-card bg-sunk p-4",
				children: "No market days in the next eight weeks. Check the market’s hours."
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				"aria-labelledby": "days",
				className: "divide-y divide-line border-y border-line",
				children: days.slice(0, isWhole ? days.length : FIRST$1).map((day) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DayRow, {
					day,
					isNext: day === next,
					pending: sent?.day.date === day.date ? sent.changes.at(-1)?.to ?? null : null,
					onChange: (to) => changing.mutate({
						day,
						changes: [{ to }]
					}),
					onAsk: (about) => setAsked({
						about,
						day
					})
				}, day.date))
			}),
			!isWhole && days.length > FIRST$1 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
				look: "quiet",
				className: "-ml-4 self-start",
				onClick: () => setWhole(true),
				children: [
					"Show all ",
					days.length,
					" market days"
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_react.Suspense, {
				fallback: null,
				children: [dialog && asked.about === "cancel" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CancelDayDialog, { ...dialog }), dialog && asked.about === "move" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoveDayDialog, { ...dialog })]
			})
		]
	});
}
// src/directory/market-management/managers/invite-manager.tsx
var check = lazyCheck(() => import("./invite-check-aqAHH36u.js").then((module) => module.inviteResolver));
/** Emails another person the link that makes them a manager. */
function InviteManager({ marketId, count }) {
	const { form, submit, isPending, error, errorOf } = useCallForm({
		check,
		defaultValues: { email: "" },
		send: (body) => inviteManager(marketId, body),
		onSent: () => {
			toast({
				title: "Invitation sent",
				description: `We emailed ${form.getValues("email").trim()}.`
			});
			form.reset();
		}
	});
	if (count >= 10) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "text-sm text-soft",
		children: [
			"A market can have at most ",
			10,
			" managers."
		]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		noValidate: true,
		onSubmit: submit,
		"aria-label": "Add a manager",
		className: "flex max-w-xl flex-col gap-3",
		children: [
			error && errorOf("email") === void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: sentenceOf(error, "We couldn’t send the invitation. Please try again.") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Add a manager",
				type: "email",
				autoComplete: "off",
				placeholder: "name@example.com",
				help: `We’ll email them a link that works for 7 days. They run the market with you once they open it and log in.`,
				readOnly: isPending,
				error: errorOf("email"),
				...form.register("email")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				look: "secondary",
				className: "self-start",
				pendingLabel: isPending && "Sending...",
				children: "Send invitation"
			})
		]
	});
}
// src/directory/market-management/managers/managers-section.tsx
function Leave({ market: { id, name, managers } }) {
	const client = useQueryClient();
	const navigate = (0, import_dist.useNavigate)();
	const leaving = useMutation({
		mutationFn: () => leaveMarket(id),
		onSuccess: async () => {
			client.removeQueries({ queryKey: managedMarketQuery(id).queryKey });
			client.invalidateQueries({ queryKey: myMarketsQuery().queryKey });
			toast({
				title: `You no longer run ${name}`,
				staysOn: true
			});
			await navigate(paths.myMarkets, { replace: true });
		}
	});
	if (managers.length === 1) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "text-sm text-soft",
		children: "You’re the only manager. Add another one before you leave."
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConfirmButton, {
		label: "Leave this market",
		className: "self-start",
		title: `Leave ${name}?`,
		confirmLabel: "Leave this market",
		isDangerous: true,
		pendingLabel: leaving.isPending && "Leaving...",
		failure: leaving.error && sentenceOf(leaving.error, "We couldn’t do that. Please try again."),
		onOpen: leaving.reset,
		onConfirm: () => leaving.mutate(),
		children: "You won’t be able to change its days or its roster anymore. The market stays as it is, and another manager can invite you back."
	});
}
/** Who runs the market. One can leave, the last one cannot. */
function ManagersSection({ market, myId }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "managers",
		className: "flex flex-col gap-5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-1",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					id: "managers",
					className: "text-xl",
					children: "Managers"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "max-w-measure text-sm text-soft",
					children: "Managers can change everything on this page. Shoppers don’t see who they are."
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				"aria-labelledby": "managers",
				className: "divide-y divide-line border-y border-line",
				children: market.managers.map(({ userId, username }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "py-3 wrap-anywhere",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "font-semibold",
						children: username
					}), userId === myId && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "text-soft",
						children: " (you)"
					})]
				}, userId))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(InviteManager, {
				marketId: market.id,
				count: market.managers.length
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Leave, { market })
		]
	});
}
// src/directory/market-management/roster/found-sellers.ts
/** So many farms are asked for. */
var MOST$1 = 12;
/** GET /api/farms: farms by words of their names. */
var farmsNamedQuery = (name) => apiQueryOf(withQuery("/api/farms", {
	search: name,
	limit: MOST$1
}), farmSellers);
/** GET /api/suggestions, which finds vendors and farms while their names are typed. */
var sellersLikeQuery = (name) => apiQuery(withQuery("/api/suggestions", { q: name }));
/** @returns the registered ones; nobody could answer for the others, which are added by name */
var farmSellers = (farms) => farms.flatMap(({ id, name, city, state }) => typeof id === "number" ? [sellerOf("farm", id, name, [
	"Farm",
	city,
	state
])] : []);
/** @returns the vendors and the registered farms of what is suggested */
function suggestedSellers(suggestions) {
	return suggestions.flatMap(({ path, label, detail }) => {
		const [, kind, id] = /^\/(vendors|farms)\/(\d+)$/.exec(path) ?? [];
		if (!id) return [];
		return [{
			...sellerOf(kind === "vendors" ? "vendor" : "farm", Number(id), label, []),
			detail
		}];
	});
}
function sellerOf(kind, id, name, [what = "", city, state]) {
	const where = [city, state].filter(Boolean).join(", ");
	return {
		key: `${kind}-${id}`,
		name,
		detail: where === "" ? what ?? "" : `${what} in ${where}`,
		...kind === "vendor" ? {
			path: paths.vendor(id),
			given: { vendorId: id }
		} : {
			path: paths.farm(id),
			given: { farmId: id }
		}
	};
}
/** @returns those of both, each once */
function mergeSellers(...lists) {
	return [...new Map(lists.flat().map((seller) => [seller.key, seller])).values()];
}
// src/directory/market-management/roster/use-member-changes.ts
var byName = (a, b) => a.name.localeCompare(b.name, "en-US") || a.id - b.id;
/** Keeps what the server answered about one on the roster. */
function useKeepMember(marketId) {
	const client = useQueryClient();
	const { queryKey } = managedMarketQuery(marketId);
	return (changed) => client.setQueryData(queryKey, (market) => {
		if (!market) return market;
		const others = market.members.filter(({ id }) => id !== changed.id);
		return {
			...market,
			members: [...others, changed].sort(byName)
		};
	});
}
var failed = (error) => toast({
	title: "Your change wasn’t saved",
	description: sentenceOf(error, "Please check your connection and try again."),
	variant: "destructive"
});
var BACK = { label: "Undo" };
function said(before, after) {
	const { name } = after;
	if (after.status === "removed") {
		if (before.status === "asked") return { title: `${name} declined` };
		if (before.status === "invited") return { title: `Invitation to ${name} canceled` };
		return {
			title: `${name} removed`,
			description: "Shoppers no longer see them at the market."
		};
	}
	if (after.status === "invited") return {
		title: `${name} invited`,
		description: "We emailed them."
	};
	return before.status === after.status ? { title: "Stall saved" } : { title: `${name} is on the roster` };
}
/** Stalls, approvals and removals; a removal can be undone. */
function useMemberChanges(marketId) {
	const client = useQueryClient();
	const keep = useKeepMember(marketId);
	const changing = useMutation({
		mutationFn: ({ member, to, stall = member.stall }) => changeMember(marketId, member.id, {
			status: to,
			stall
		}),
		onSuccess: (changed, { member }) => {
			keep(changed);
			const undo = () => changing.mutate({
				member: changed,
				to: "member"
			});
			toast({
				...said(member, changed),
				...changed.status === "removed" && { action: {
					...BACK,
					onPress: undo
				} }
			});
		},
		onError: (error, { stall }) => {
			client.invalidateQueries({ queryKey: managedMarketQuery(marketId).queryKey });
			if (stall === void 0) failed(error);
		}
	});
	return changing;
}
/** Invites a vendor or a farm, or adds a bare name. */
function useAddMember(marketId, onAdded) {
	const keep = useKeepMember(marketId);
	const removing = useMemberChanges(marketId);
	return useMutation({
		mutationFn: (body) => addMember(marketId, body),
		onSuccess: (added) => {
			keep(added);
			const isInvited = added.status === "invited";
			toast({
				title: isInvited ? `${added.name} invited` : `${added.name} added`,
				description: isInvited ? "We emailed them. They’re on the roster once they accept." : "Shoppers see them at the market.",
				action: {
					...BACK,
					onPress: () => removing.mutate({
						member: added,
						to: "removed"
					})
				}
			});
			onAdded();
		}
	});
}
// src/directory/market-management/roster/add-member.tsx
var PAUSE_MS = 250;
/** Fewer letters find everyone. */
var LEAST = 2;
/** So many are offered. */
var MOST = 8;
/** @returns vendors and farms whose names begin like what is typed, or have its words; none yet: undefined */
function useFound(typed) {
	const name = useSettled(typed.trim(), PAUSE_MS);
	const enabled = name.length >= LEAST;
	const suggested = useQuery({
		...sellersLikeQuery(name),
		enabled
	});
	const farms = useQuery({
		...farmsNamedQuery(name),
		enabled
	});
	if (!enabled || suggested.isLoading || farms.isLoading) return void 0;
	return mergeSellers(suggestedSellers(suggested.data ?? []), farms.data ?? []).slice(0, MOST);
}
function Choice({ name, detail, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "flex min-w-0 flex-col wrap-anywhere",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "font-semibold",
				children: name
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "text-sm text-soft",
				children: detail
			})]
		}), children]
	});
}
/** Finds a vendor or a farm to invite, or takes a bare name. */
function AddMember({ marketId, members }) {
	const [name, setName] = (0, import_react.useState)("");
	const [stall, setStall] = (0, import_react.useState)("");
	const field = (0, import_react.useRef)(null);
	const adding = useAddMember(marketId, () => {
		setName("");
		setStall("");
		field.current?.focus();
	});
	const found = useFound(name);
	const typed = name.trim();
	const listed = new Map(members.map((member) => [member.path, member.status]));
	const isOn = ({ path }) => ["member", "invited"].includes(listed.get(path) ?? "");
	const sent = adding.isPending ? adding.variables : null;
	const add = (given) => adding.mutate({
		...given,
		...stall.trim() !== "" && { stall: stall.trim() }
	}, { onError: () => field.current?.focus() });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex flex-col gap-4 p-4 sm:p-5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				className: "text-lg",
				children: "Add a vendor or farm"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
				role: "search",
				"aria-label": "Vendors and farms",
				onSubmit: (event) => event.preventDefault(),
				className: "grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					ref: field,
					label: "Name",
					autoComplete: "off",
					maxLength: 120,
					placeholder: "Blue Heron Farm",
					help: "Those on Farmgate get an invitation by email. You can add anyone else by name.",
					error: adding.error ? sentenceOf(adding.error, "We couldn’t add them. Please try again.") : void 0,
					value: name,
					onChange: ({ currentTarget }) => {
						setName(currentTarget.value);
						if (adding.error) adding.reset();
					}
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "Stall",
					optional: true,
					autoComplete: "off",
					maxLength: 40,
					value: stall,
					onChange: ({ currentTarget }) => setStall(currentTarget.value)
				})]
			}),
			typed.length >= LEAST && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
				"aria-label": "Found",
				className: "divide-y divide-line border-y border-line",
				children: [found?.map((seller) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Choice, {
					name: seller.name,
					detail: seller.detail,
					children: isOn(seller) ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "text-sm text-soft",
						children: listed.get(seller.path) === "invited" ? "Invited" : "On the roster"
					}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
						size: "sm",
						look: "secondary",
						disabled: sent !== null,
						pendingLabel: sent !== null && ("vendorId" in seller.given ? sent.vendorId === seller.given.vendorId : sent.farmId === seller.given.farmId) && "Adding...",
						onClick: () => add(seller.given),
						children: ["Invite", /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "sr-only",
							children: [" ", seller.name]
						})]
					})
				}, seller.key)), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Choice, {
					name: `“${typed}”`,
					detail: "By name only. They can’t answer emails or list what they bring.",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						size: "sm",
						look: "secondary",
						disabled: sent !== null,
						pendingLabel: sent?.name !== void 0 && sent?.name !== null && "Adding...",
						onClick: () => add({ name: typed }),
						children: "Add name"
					})
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				role: "status",
				className: "sr-only",
				children: found && `${found.length} found`
			})
		]
	});
}
// src/directory/market-management/roster/stall-form.tsx
/** @returns the sentence at the stall's own field, or the one about all of it */
function troubleOf(error) {
	const issue = error instanceof ApiError && error.body?.issues?.find(({ path }) => path === "stall");
	return issue ? issue.message : sentenceOf(error, "We couldn’t save the stall. Please try again.");
}
/** Gives a stall to one on the roster. Escape leaves it as it was. */
function StallForm({ member, changing, onClose }) {
	const [stall, setStall] = (0, import_react.useState)(member.stall ?? "");
	const isOurs = changing.variables?.member.id === member.id && changing.variables.stall !== void 0;
	const save = (event) => {
		event.preventDefault();
		if (changing.isPending) return;
		const to = {
			member,
			to: "member",
			stall: stall.trim()
		};
		changing.mutate(to, { onSuccess: onClose });
	};
	const onKeyDown = (event) => {
		if (event.key === "Escape") onClose();
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		noValidate: true,
		onSubmit: save,
		onKeyDown,
		"aria-label": `Stall of ${member.name}`,
		className: "flex flex-wrap items-start gap-2",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
			label: "Stall",
			autoFocus: true,
			maxLength: 40,
			placeholder: "12, or North lot",
			value: stall,
			readOnly: changing.isPending,
			error: isOurs && changing.error ? troubleOf(changing.error) : void 0,
			onChange: ({ currentTarget }) => setStall(currentTarget.value),
			className: "w-44 max-w-full"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex gap-2 pt-6.5",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				pendingLabel: isOurs && changing.isPending && "Saving...",
				children: "Save"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				look: "quiet",
				onClick: onClose,
				children: "Cancel"
			})]
		})]
	});
}
// src/directory/market-management/roster/member-row.tsx
var ACTS = {
	asked: [{
		to: "member",
		label: "Approve",
		pendingLabel: "Approving..."
	}, {
		to: "removed",
		label: "Decline",
		pendingLabel: "Declining..."
	}],
	invited: [{
		to: "removed",
		label: "Cancel invitation",
		pendingLabel: "Canceling..."
	}],
	member: [{
		to: "removed",
		label: "Remove",
		pendingLabel: "Removing..."
	}],
	removed: [{
		to: "member",
		label: "Put back",
		pendingLabel: "Saving..."
	}]
};
function Actions({ member, changing }) {
	const sent = changing.isPending && changing.variables.member.id === member.id ? changing.variables.to : null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "flex shrink-0 flex-wrap gap-2",
		children: ACTS[member.status].map(({ to, label, pendingLabel }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
			size: "sm",
			look: label === "Approve" ? "primary" : "secondary",
			disabled: sent !== null,
			pendingLabel: sent === to && pendingLabel,
			onClick: () => changing.mutate({
				member,
				to
			}),
			children: [label, /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "sr-only",
				children: [" ", member.name]
			})]
		}, to))
	});
}
/** One on the roster: who it is, where they stand, and what a manager can do about them. */
function MemberRow({ member, changing }) {
	const { name, path, stall, status, comesEveryDay } = member;
	const [isEdited, setEdited] = (0, import_react.useState)(false);
	const edit = (0, import_react.useRef)(null);
	const wasEdited = (0, import_react.useRef)(false);
	(0, import_react.useEffect)(() => {
		if (wasEdited.current && !isEdited) edit.current?.focus();
		wasEdited.current = isEdited;
	}, [isEdited]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex min-w-0 flex-1 basis-40 flex-col gap-1",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere",
					children: [path ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
						to: path,
						className: "link font-semibold",
						children: name
					}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "font-semibold",
						children: name
					}), comesEveryDay && status === "member" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, { children: "Every market day" })]
				}),
				status === "member" && !isEdited && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
					ref: edit,
					type: "button",
					className: "link hit inline-flex items-center gap-1.5 self-start text-sm",
					onClick: () => setEdited(true),
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Pencil, {
							"aria-hidden": true,
							size: 14
						}),
						stall ? `Stall ${stall}` : "Give a stall",
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "sr-only",
							children: [", ", name]
						})
					]
				}),
				isEdited && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StallForm, {
					member,
					changing,
					onClose: () => setEdited(false)
				})
			]
		}), !isEdited && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Actions, {
			member,
			changing
		})]
	});
}
// src/directory/market-management/roster/member-group.tsx
var TITLES = {
	asked: "Asked to join",
	invited: "Invited",
	member: "On the roster",
	removed: "Removed"
};
/** So many are shown at first; the rest comes in one go. */
var FIRST = 60;
/** Those of a roster who are in the same state. */
function MemberGroup({ group: { status, members }, changing }) {
	const [isWhole, setWhole] = (0, import_react.useState)(false);
	const id = `roster-${status}`;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-1",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h3", {
				id,
				className: "text-lg",
				children: [
					TITLES[status],
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "font-sans text-base font-normal text-soft",
						children: [
							"(",
							members.length,
							")"
						]
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				"aria-labelledby": id,
				className: "divide-y divide-line border-y border-line",
				children: members.slice(0, isWhole ? members.length : FIRST).map((member) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MemberRow, {
					member,
					changing
				}, member.id))
			}),
			!isWhole && members.length > FIRST && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
				look: "quiet",
				className: "-ml-4 self-start",
				onClick: () => setWhole(true),
				children: ["Show all ", members.length]
			})
		]
	});
}
// src/directory/market-management/roster/roster-groups.ts
/** What needs an answer comes first. */
var ORDER = [
	"asked",
	"invited",
	"member",
	"removed"
];
var plain = (text) => text.normalize("NFD").replace(/\p{Diacritic}/gu, "").toLowerCase();
/**
* @param filter words of a name, or of a stall
* @returns those on a roster who have all of the words, by their status; groups that have nobody are left out
*/
function rosterGroups(members, filter) {
	const words = plain(filter).split(/\s+/).filter(Boolean);
	const found = members.filter(({ name, stall }) => {
		const text = plain(`${name} ${stall === null ? "" : `stall ${stall}`}`);
		return words.every((word) => text.includes(word));
	});
	return ORDER.map((status) => ({
		status,
		members: found.filter((member) => member.status === status)
	})).filter((group) => group.members.length > 0);
}
// src/directory/market-management/roster/roster-section.tsx
/** Shorter rosters are seen at a glance. */
var LONG = 12;
function NoMatch({ filter, onClear }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-wrap items-center gap-3 rounded-card bg-sunk p-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "wrap-anywhere",
			children: [
				"No one on the roster matches “",
				filter,
				"”."
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			look: "secondary",
			size: "sm",
			onClick: onClear,
			children: "Clear filter"
		})]
	});
}
/** Who sells at a market: those who ask, those who are invited, and the members with their stalls. */
function RosterSection({ market: { id, members } }) {
	const [filter, setFilter] = (0, import_react.useState)("");
	const settled = (0, import_react.useDeferredValue)(filter);
	const groups = (0, import_react.useMemo)(() => rosterGroups(members, settled), [members, settled]);
	const changing = useMemberChanges(id);
	const keepFocus = useFocusBack(changing.isPending, "roster");
	const found = groups.reduce((count, group) => count + group.members.length, 0);
	const isLong = members.length > LONG;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "roster",
		className: "flex flex-col gap-5",
		onClickCapture: keepFocus,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-1",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					id: "roster",
					tabIndex: -1,
					className: "scroll-mt-24 text-xl",
					children: "Roster"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "max-w-measure text-sm text-soft",
					children: "Shoppers see who’s on the roster, and who said they’re coming. Before each market day we ask members by email."
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddMember, {
				marketId: id,
				members
			}),
			isLong && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-1.5",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchField, {
					label: "Filter the roster by name or stall",
					placeholder: "Filter by name or stall",
					value: filter,
					onChange: ({ currentTarget }) => setFilter(currentTarget.value),
					className: "max-w-md"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					role: "status",
					className: "text-sm text-soft",
					children: settled.trim() !== "" && found > 0 && `${found} of ${countOf(members.length, "name")}`
				})]
			}),
			groups.map((group) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MemberGroup, {
				group,
				changing
			}, group.status)),
			members.length === 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "rounded-card bg-sunk p-4",
				children: "No vendors or farms yet. Invite the first one above."
			}),
			members.length > 0 && found === 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoMatch, {
				filter: settled.trim(),
				onClear: () => setFilter("")
			})
		]
	});
}
// src/directory/market-management/manage-market-page.tsx
function ManageMarket({ id, myId }) {
	const { data: market, error, refetch } = useQuery(managedMarketQuery(id));
	if (error && (!market || isMissing(error))) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarketFailure, {
		error,
		onRetry: refetch
	});
	if (!market) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page flex flex-col gap-6 py-8",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-10 w-2/3 max-w-md" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-64 rounded-card" })]
	});
	const asking = market.members.filter(({ status }) => status === "asked").length;
	const crumbs = [
		{
			name: "Home",
			to: paths.home
		},
		{
			name: "Your markets",
			to: paths.myMarkets
		},
		{ name: market.name }
	];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page flex flex-col gap-6 py-6 md:py-8",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: `Manage ${market.name}`,
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Breadcrumbs, { crumbs }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-start justify-between gap-x-6 gap-y-4",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
					className: "min-w-0 text-2xl wrap-anywhere md:text-3xl",
					children: market.name
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-wrap gap-3",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
						look: "secondary",
						to: paths.editMarket(market.id),
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Pencil, {
							"aria-hidden": true,
							size: 18
						}),
						children: "Edit this market"
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
						look: "secondary",
						to: market.path,
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ExternalLink, {
							"aria-hidden": true,
							size: 18
						}),
						children: "See its page"
					})]
				})]
			}),
			asking > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "max-w-4xl rounded-card bg-sunk p-4",
				children: [
					asking === 1 ? "1 vendor or farm asks" : `${asking} vendors and farms ask`,
					" to join.",
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
						href: "#roster",
						className: "link",
						children: "See the roster"
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex max-w-4xl flex-col gap-12 pt-2",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DaysSection, { market }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RosterSection, { market }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ManagersSection, {
						market,
						myId
					})
				]
			})
		]
	});
}
/** /markets/manage/:id: days, roster and managers of a market that one runs. */
function ManageMarketPage() {
	const { id = "" } = (0, import_dist.useParams)();
	const { status, me } = useSession();
	if (me) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ManageMarket, {
		id,
		myId: me.id
	}, `${me.id}-${id}`);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page flex min-h-[60vh] flex-col gap-6 py-8 md:py-12",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Manage your market",
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "text-2xl md:text-3xl",
				children: "Manage your market"
			}),
			status === "checking" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckingAuthentication, {}),
			status === "visitor" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SignInGate, {
				message: "Please log in to manage your market",
				returnTo: paths.manageMarket(id)
			})
		]
	});
}
export { ManageMarketPage };

import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as MapPinned } from "./map-pinned-CXxgViF3.js";
import { t as Plus } from "./plus--yPFToWZ.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as useMay } from "./use-may-DpX1n8rd.js";
import { n as useFocusAfterRemoval, t as useScheduleEnding } from "./use-schedule-ending-DrJs0jhT.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { Cn as CouldNotLoad, Sn as Badge, xn as Card } from "../entry-server.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as BackLink } from "./back-link-8W4Wgnnt.js";
import { n as RowsSkeleton } from "./dashboard-skeleton-CZ8ZhVjI.js";
import { n as VendorGate } from "./vendor-gate-02csY3-F.js";
import { o as windowText, t as cutoffText } from "./handover-words-CW5a2lSc.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { a as nextDays, i as comingPickupsQuery, o as pickupSitesQuery, s as refreshPickups, t as PICKUPS } from "./pickup-queries-DgDrsbQR.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { n as StickyNote, r as Accessibility, t as UserRound } from "./user-round-rPOUUw6I.js";
import { t as MapPin } from "./map-pin-x4rln9X-.js";
import { r as callJson } from "./api-BmXrKzYt.js";
import { t as ConfirmButton } from "./confirm-button-B1T0LAjQ.js";
import { r as toast } from "./toast-BS915kXo.js";
import { t as IconLine } from "./icon-line-ChMYo85G.js";
import { t as Picture } from "./picture-V0GdbbxK.js";
import { t as failureSentence } from "./sending-BqQVLrLx.js";
import { c as exceptionText } from "./hours-D56nLBBq.js";
import { t as scheduleWords } from "./schedule-words-BNkFbuKX.js";
import { t as clockText } from "./pickup-hours-mwntTR91.js";
import { t as OF_PICKUPS } from "./exceptions-model-DMP1prWP.js";
import { r as useNow } from "./visit-BGiKR49a.js";
import { r as addressOf, t as KIND_LABELS } from "./site-values-DNfIUZIJ.js";
// src/marketplace/vendor/pickups/next-days.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
/** Pickup days with their hours, and until when to order for each. */
function NextDays({ days }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "flex flex-col gap-1.5 text-sm",
		children: days.map((day) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "font-semibold",
				children: windowText(day)
			}),
			day.address && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "block wrap-anywhere",
				children: ["At ", day.address]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "block text-soft",
				children: day.status === "closed" ? "Closed for orders" : `Order by ${cutoffText(day.ordersCloseAt, day.timeZone)}`
			})
		] }, day.id))
	});
}
// src/marketplace/vendor/pickups/schedule-row.tsx
/** A schedule in words, with its special dates, and how to change or end it. */
function ScheduleRow({ site, schedule, mayEdit, onEnded }) {
	const client = useQueryClient();
	const refresh = () => refreshPickups(client);
	const ending = useScheduleEnding({
		schedule,
		place: `${PICKUPS}/sites/${site.id}`,
		keep: refresh,
		refresh,
		onEnded,
		words: {
			ended: { title: "Schedule ended" },
			notEnded: "We couldn’t end this schedule. Please try again.",
			notBack: "We couldn’t bring the schedule back."
		}
	});
	const year = useNow().getFullYear();
	const words = scheduleWords(schedule, year);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line pt-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "min-w-0 flex-1 basis-64",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "wrap-anywhere",
				children: words
			}), schedule.exceptions.map((exception) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm text-soft wrap-anywhere",
				children: OF_PICKUPS.line(exceptionText(exception, year, clockText))
			}, exception.from))]
		}), mayEdit && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-wrap gap-2",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				size: "sm",
				look: "secondary",
				to: paths.pickupSchedule(site.id, schedule.id),
				"aria-label": `Edit schedule: ${words}`,
				children: "Edit"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				size: "sm",
				look: "quiet",
				"aria-label": `End schedule: ${words}`,
				disabled: ending.isPending,
				onClick: () => ending.mutate(),
				children: ending.isPending ? "Ending..." : "End"
			})]
		})]
	});
}
// src/marketplace/vendor/pickups/site-card.tsx
/** Takes a site out of use, after asking. */
function CloseSite({ site, onClosed }) {
	const client = useQueryClient();
	const closing = useMutation({
		mutationFn: () => callJson(`${PICKUPS}/sites/${site.id}`, { method: "DELETE" }),
		onSuccess: async () => {
			onClosed();
			await refreshPickups(client);
			toast({
				title: "Pickup site closed",
				description: site.name
			});
		}
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConfirmButton, {
		label: "Close",
		about: site.name,
		look: "quiet",
		size: "sm",
		title: `Close ${site.name}?`,
		confirmLabel: "Close pickup site",
		pendingLabel: closing.isPending && "Closing...",
		failure: closing.error && failureSentence(closing.error),
		isDangerous: true,
		onOpen: closing.reset,
		onConfirm: () => closing.mutate(),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "Customers can’t choose it anymore, and its schedules end. Past orders keep it. To pause for a while, end a schedule or add a special date instead." })
	});
}
function Facts({ site }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
		className: "flex flex-col gap-1.5 text-sm",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconLine, {
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MapPin, { size: 18 }),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "wrap-anywhere",
					children: addressOf(site)
				})
			}),
			site.host && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconLine, {
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UserRound, { size: 18 }),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "wrap-anywhere",
					children: ["Ask for ", site.host]
				})
			}),
			site.instructions && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconLine, {
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StickyNote, { size: 18 }),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "wrap-anywhere whitespace-pre-line",
					children: site.instructions
				})
			}),
			site.accessNote && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconLine, {
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Accessibility, { size: 18 }),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "wrap-anywhere whitespace-pre-line",
					children: site.accessNote
				})
			})
		]
	});
}
function Coming({ site, windows }) {
	if (site.schedules.length === 0 || !windows) return null;
	const days = nextDays(windows, { siteId: site.id });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-label": `Next pickup days at ${site.name}`,
		className: "rounded-control bg-sunk p-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
			className: "mb-2 text-sm",
			children: "Next pickup days"
		}), days.length > 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NextDays, { days }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "text-sm text-soft",
			children: "No pickup days in the next 8 weeks."
		})]
	});
}
/** A pickup site: where it is, its schedules, and the days that come of them. */
function SiteCard({ site, windows, mayEdit, onClosed }) {
	const adding = (0, import_react.useRef)(null);
	const onEnded = useFocusAfterRemoval(site.schedules.length, () => adding.current?.focus());
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex flex-col gap-4 p-4 sm:p-5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-start gap-4",
				children: [site.imageUrl && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "aspect-4/3 w-full overflow-hidden rounded-control sm:w-40",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
						address: site.imageUrl,
						alt: site.name,
						sizes: "(min-width: 40rem) 10rem, 92vw",
						otherwise: null
					})
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex min-w-0 flex-1 basis-64 flex-col gap-2",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "flex flex-wrap items-center gap-x-3 gap-y-1",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
							className: "text-lg wrap-anywhere",
							children: site.name
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
							tone: "plain",
							children: KIND_LABELS[site.kind]
						})]
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Facts, { site })]
				})]
			}),
			site.schedules.length === 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "border-t border-line pt-4 text-sm text-soft",
				children: "No schedule yet. Customers can’t choose this site until you say when they can pick up."
			}),
			site.schedules.map((schedule) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ScheduleRow, {
				site,
				schedule,
				mayEdit,
				onEnded
			}, schedule.id)),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Coming, {
				site,
				windows
			}),
			mayEdit && site.schedules.length >= 12 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-sm text-soft",
				children: [
					"You have ",
					12,
					" schedules here. End one to add another."
				]
			}),
			mayEdit && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap gap-2",
				children: [
					site.schedules.length < 12 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
						ref: adding,
						size: "sm",
						look: site.schedules.length === 0 ? "primary" : "secondary",
						to: paths.pickupSchedule(site.id, "new"),
						"aria-label": `Add a schedule for ${site.name}`,
						children: "Add a schedule"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
						size: "sm",
						look: "secondary",
						to: paths.pickupSite(site.id),
						"aria-label": `Edit ${site.name}`,
						children: "Edit site"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CloseSite, {
						site,
						onClosed
					})
				]
			})
		]
	});
}
// src/marketplace/vendor/pickups/pickups-page.tsx
var SKELETON = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsSkeleton, { label: "Loading your pickup sites..." });
function Empty() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex items-start gap-3 p-5",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MapPinned, {
			"aria-hidden": true,
			size: 22,
			className: "mt-0.5 shrink-0 text-leaf"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "max-w-measure",
			children: "Add the places where customers pick up: your farm stand, a market or a drop point. Then choose the days, when ordering closes and how many orders you have room for."
		})]
	});
}
/** Pickup is off for the vendor, so that no customer is offered these sites. */
function PickupIsOff() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "rounded-control bg-sun px-4 py-3 text-on-sun",
		children: [
			"You don’t offer pickup yet, so customers won’t see these sites.",
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: paths.vendorProfileEdit,
				className: "font-semibold underline",
				children: "Turn on pickup in your profile"
			})
		]
	});
}
/** @returns the schedule that was just saved, as the form's page says it */
function useSavedSchedule(sites) {
	const { state } = (0, import_dist.useLocation)();
	const id = state?.savedSchedule;
	const site = sites.find(({ schedules }) => schedules.some((one) => one.id === id));
	return id !== void 0 && site ? {
		id,
		site
	} : null;
}
/** What came of the schedule that was saved. */
function Saved({ id, site, windows }) {
	const days = nextDays(windows, { scheduleId: id });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		role: "status",
		className: "flex flex-col gap-2 rounded-control bg-moss px-4 py-3.5",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "font-semibold",
			children: "Schedule saved."
		}), days.length > 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "text-sm wrap-anywhere",
			children: [
				"The next pickup days at ",
				site.name,
				":"
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NextDays, { days })] }) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "text-sm",
			children: ["It has no pickup days in the next 8 weeks. Check its dates", site.placeId === null ? "." : ", or enter hours of your own if the market’s aren’t known."]
		})]
	});
}
function Sites({ profile }) {
	const { may, isKnown } = useMay();
	const { data: sites, error, refetch } = useQuery(pickupSitesQuery());
	const { data: windows } = useQuery(comingPickupsQuery());
	const saved = useSavedSchedule(sites ?? []);
	const adding = (0, import_react.useRef)(null);
	const onClosed = useFocusAfterRemoval(sites?.length ?? 0, () => adding.current?.focus());
	if (!sites && error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
		title: "We couldn’t load your pickup sites.",
		error,
		onRetry: refetch
	});
	if (!sites) return SKELETON;
	const mayEdit = isKnown && may("edit");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex max-w-3xl flex-col gap-4",
		children: [
			!profile.shippingMethods.includes("pickup") && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PickupIsOff, {}),
			saved && windows && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Saved, {
				...saved,
				windows
			}),
			sites.length === 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Empty, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "flex flex-col gap-4 empty:hidden",
				children: sites.map((site) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SiteCard, {
					site,
					windows,
					mayEdit,
					onClosed
				}) }, site.id))
			}),
			mayEdit && sites.length < 30 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				ref: adding,
				to: paths.pickupSite("new"),
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plus, {
					"aria-hidden": true,
					size: 18
				}),
				children: "Add a pickup site"
			}) }),
			sites.length >= 30 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-sm text-soft",
				children: [
					"You have ",
					30,
					" pickup sites. Close one to add another."
				]
			})
		]
	});
}
/** Where a vendor says where and when customers can pick up. */
function PickupsPage() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page py-8 md:py-12",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Pickup sites",
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackLink, {
				to: paths.vendorDashboard,
				children: "Dashboard"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "mt-4 mb-3 text-2xl md:text-3xl",
				children: "Pickup sites"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "mb-8 max-w-measure text-soft",
				children: "Customers choose one of these places and a day at checkout. We make pickup days 8 weeks ahead."
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VendorGate, {
				here: paths.vendorPickups,
				skeleton: SKELETON,
				children: ({ profile }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sites, { profile })
			})
		]
	});
}
export { PickupsPage };

import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { a as isMissing, o as sentenceOf } from "./api-BmXrKzYt.js";
import { t as PageFailure } from "./page-failure-WSkn7CU_.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { a as OpeningSection, i as ContactSection, n as LocationSection, o as Confirmed, r as ContactBar, s as FarmSkeleton, t as Offers } from "./offers-C0g04PDr.js";
import { o as previewImage, t as PageHead } from "./page-head-DvKldIXV.js";
import { c as businessStatusLabel, o as PLACE_KIND_LABELS } from "./place-kinds-CWS_TYgm.js";
import { t as Share2 } from "./share-2-B2OK1r51.js";
import { At as townOf, B as LineUpList, H as WeatherNote, I as movedPlacePath, It as pictureAddress, J as dayHours, Jr as useSession, K as directionsAddress, L as placeQuery, R as placeCrumbs, Sn as Badge, V as DayStatus, X as dayTitle, z as placeMeta, zr as PlaceThumbnail } from "../entry-server.js";
import { n as usePublicConfig } from "./public-config-BLEyqF1J.js";
import { t as share } from "./share-D3MRXcNX.js";
import { t as Breadcrumbs } from "./breadcrumbs-DmSqU1d8.js";
import { t as Gallery } from "./gallery-C4sKzBUa.js";
import { t as FarmCard } from "./farm-card-Cbogi4S3.js";
import { t as MarketCard } from "./market-card-CUkHUo3y.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as KEEP_SCROLL } from "./navigation-BpNQcxZa.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { f as myMarketsQuery, p as myMembershipsQuery } from "./market-queries-BDyv9vMw.js";
import { t as CalendarPlus } from "./calendar-plus-0UJF6OFn.js";
import { i as formatDate } from "./format-DqpZFbOp.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { n as SuggestCorrection } from "./social-links-9_mzPnuh.js";
// src/directory/market-management/use-dialog-after-login.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
/**
* A dialog for people with an account, which opens by itself when they come back from the login.
* @param anchor of the address to which the login leads back: "#ask-to-join"
*/
function useDialogAfterLogin(anchor, status) {
	const { pathname, hash } = (0, import_dist.useLocation)();
	const navigate = (0, import_dist.useNavigate)();
	const [isOpen, setOpen] = (0, import_react.useState)(false);
	/** Its code is fetched the first time, and what was typed stays when it is closed. */
	const [wasOpen, setWasOpen] = (0, import_react.useState)(false);
	const isBack = status === "signed-in" && hash === anchor;
	(0, import_react.useEffect)(() => {
		if (!isBack) return;
		setWasOpen(true);
		setOpen(true);
		navigate(pathname, {
			replace: true,
			state: KEEP_SCROLL
		});
	}, [
		isBack,
		navigate,
		pathname
	]);
	return {
		isOpen,
		setOpen,
		wasOpen,
		open: () => {
			setWasOpen(true);
			setOpen(true);
		},
		/** Where the login leads back to. */
		returnTo: pathname + anchor
	};
}
// src/directory/market-management/claim/run-market.tsx
var import_jsx_runtime = require_jsx_runtime();
var ClaimMarketDialog = (0, import_react.lazy)(() => import("./claim-market-dialog-DuPUDQ7W.js").then((module) => ({ default: module.ClaimMarketDialog })));
/** Where people come back to from the login, to go on with it. */
var CLAIM_ANCHOR = "#run-this-market";
/** 'Run this market?' and its dialog; the way to the login and back for visitors. */
function RunMarket({ market, session: { status, me } }) {
	const dialog = useDialogAfterLogin(CLAIM_ANCHOR, status);
	if (!me) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
		look: "secondary",
		className: "self-start",
		rel: "nofollow",
		to: paths.login({ returnTo: dialog.returnTo }),
		children: "Run this market"
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		look: "secondary",
		className: "self-start",
		"aria-haspopup": "dialog",
		onClick: dialog.open,
		children: "Run this market"
	}), dialog.wasOpen && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: null,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ClaimMarketDialog, {
			market,
			myId: me.id,
			open: dialog.isOpen,
			onOpenChange: dialog.setOpen
		})
	})] });
}
// src/directory/market-management/membership/join-market.tsx
var JoinDialog = (0, import_react.lazy)(() => import("./join-dialog-JTmcT3vJ.js").then((module) => ({ default: module.JoinDialog })));
/** Where people come back to from the login, to go on with it. */
var JOIN_ANCHOR = "#ask-to-join";
/** Those of one's own who are on this market's roster, or may be. */
function Memberships({ mine }) {
	if (mine.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "flex flex-col gap-1 text-sm wrap-anywhere",
		children: mine.map(({ id, name, status }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "font-semibold",
				children: name
			}),
			" ",
			status === "asked" && "has asked to join. The market’s manager hasn’t answered yet.",
			status === "invited" && "is invited to join.",
			status === "member" && "is on the roster."
		] }, id))
	});
}
/** The way onto the roster of a market, with one's own farm or vendor. */
function JoinMarket({ market, session: { status, me } }) {
	const dialog = useDialogAfterLogin(JOIN_ANCHOR, status);
	const { data } = useQuery({
		...myMembershipsQuery(),
		enabled: status === "signed-in"
	});
	const mine = data?.filter((one) => one.market.id === market.id) ?? [];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id: "market-people",
			className: "text-lg",
			children: "Do you sell here?"
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "text-sm",
			children: "Once you’re on the roster, shoppers see when you’ll be there and what you’re bringing."
		}),
		me ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Memberships, { mine }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap gap-3",
				children: [mine.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
					look: "secondary",
					to: paths.myMarketDays,
					children: "My market days"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					look: mine.length > 0 ? "quiet" : "secondary",
					"aria-haspopup": "dialog",
					onClick: dialog.open,
					children: mine.length > 0 ? "Ask for another farm or vendor" : "Ask to join"
				})]
			}),
			dialog.wasOpen && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
				fallback: null,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(JoinDialog, {
					market,
					me,
					open: dialog.isOpen,
					onOpenChange: dialog.setOpen
				})
			})
		] }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			look: "secondary",
			className: "self-start",
			rel: "nofollow",
			to: paths.login({ returnTo: dialog.returnTo }),
			children: "Ask to join"
		})
	] });
}
// src/directory/market-management/market-people.tsx
/** On a market's page, for those who run it or sell there. */
function MarketPeople({ place }) {
	const session = useSession();
	const isSignedIn = session.status === "signed-in";
	const { data: mine } = useQuery({
		...myMarketsQuery(),
		enabled: isSignedIn && place.isManaged
	});
	const { name, website, isManaged } = place;
	const market = {
		id: Number(place.id.replace("place-", "")),
		name,
		website
	};
	const isMine = isSignedIn && mine?.some(({ id }) => id === market.id);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("section", {
		id: "run-this-market",
		"aria-labelledby": "market-people",
		className: "flex max-w-measure scroll-mt-24 flex-col gap-3 rounded-card bg-sunk p-4 sm:p-5",
		children: isMine ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id: "market-people",
			className: "text-lg",
			children: "You run this market"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			className: "self-start",
			to: paths.manageMarket(market.id),
			children: "Manage this market"
		})] }) : isManaged ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(JoinMarket, {
			market,
			session
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "market-people",
				className: "text-lg",
				children: "Do you run this market?"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm",
				children: "Confirm, cancel or move its market days, and show shoppers who’ll be there. It’s free."
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RunMarket, {
				market,
				session
			})
		] })
	});
}
// ../backend/src/contract/directory/moved-address.ts
/** The address of a day on which a place is somewhere else, as people write it: often the street alone. */
/** A ZIP code at the end, also for PostgreSQL. A number in front is a house's. */
var ZIP_AT_END = String.raw`(?:^|[\s,])(\d{5})(?:-\d{4})?[\s.]*(?:,?\s*USA?\.?)?\s*$`;
var zipAtEnd = new RegExp(ZIP_AT_END, "i");
var STATE_AT_END = /[\s,][A-Z]{2}\.?\s*$/;
/** @returns the ZIP code of an address; null where it names none */
var zipCodeIn = (address) => zipAtEnd.exec(address)?.[1] ?? null;
/**
* @param address where a place is for a day
* @param usual the city and state in which it is otherwise
* @returns an address that a map finds: with the usual town, where it names no ZIP code and no state
*/
function wholeAddress(address, { city, state }) {
	if (zipCodeIn(address) !== null || STATE_AT_END.test(address)) return address;
	return [
		address,
		city !== null && address.toLowerCase().includes(city.toLowerCase()) ? null : city,
		state
	].filter(Boolean).join(", ");
}
// src/directory/places/coming-days.tsx
/** So many days are listed; the calendar has all of them. */
var MOST = 4;
function DayRow({ day, place }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "flex flex-col gap-0.5 py-2.5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "flex flex-wrap items-center gap-x-2 gap-y-1",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: day.status === "cancelled" ? "font-semibold line-through" : "font-semibold",
						children: dayTitle(day)
					}),
					day.status !== "cancelled" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
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
				children: [
					"At ",
					day.address,
					day.status === "moved" && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [". ", /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
						href: directionsAddress(place.name, wholeAddress(day.address, place)),
						"aria-label": `Directions to ${day.address}`,
						rel: "noopener",
						className: "link hit print:hidden",
						children: "Directions"
					})] })
				]
			}),
			day.reason && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm text-soft wrap-anywhere",
				children: day.reason
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WeatherNote, { weather: day.weather })
		]
	});
}
/** The next days of a market, and who is there on the first that is held. */
function ComingDays({ place }) {
	const { id, days, lineUp, isManaged } = place;
	if (days.length === 0) return null;
	const next = days.find(({ date }) => date === lineUp?.date);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "days",
		className: "flex flex-col gap-4",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "days",
				className: "text-xl",
				children: "Next market days"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "max-w-measure divide-y divide-line",
				children: days.slice(0, MOST).map((day) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DayRow, {
					day,
					place
				}, day.date))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
				href: paths.placeCalendar(id.replace("place-", "")),
				className: "link inline-flex items-center gap-1.5 self-start",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CalendarPlus, {
					"aria-hidden": true,
					size: 18
				}), "Add to calendar"]
			}),
			!isManaged && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "max-w-measure text-sm text-soft",
				children: "These dates come from the market’s usual hours. Call before you drive far."
			}),
			next && lineUp && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex max-w-measure flex-col gap-4 rounded-card border border-line bg-card p-4 sm:p-5",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h3", {
					className: "text-lg",
					children: ["Who’s there on ", dayTitle(next)]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LineUpList, {
					entries: lineUp.entries,
					heading: "h4"
				})]
			})
		]
	});
}
// src/directory/places/place-sources.tsx
/** Who says so and when, and how to put it right or to take the page over. */
function PlaceSources({ place }) {
	const { id, name, kind, zipCode, records, isDemonstration } = place;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "sources",
		className: "flex flex-col gap-3 border-t border-line pt-5 text-sm text-soft",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "sources",
				className: "text-lg text-ink",
				children: "Where this comes from"
			}),
			isDemonstration && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "This is a demo place. It isn’t real." }),
			(place.lastConfirmed ?? place.unconfirmedSince) !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Confirmed, { of: place }) }),
			!isDemonstration && records.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "flex flex-col gap-1",
				children: records.map(({ attribution, updatedOn, readOn }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [
					attribution,
					": ",
					updatedOn === null ? "no date given, read " : "last changed ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("time", {
						dateTime: updatedOn ?? readOn,
						children: formatDate(updatedOn ?? readOn)
					})
				] }, attribution))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-center justify-between gap-x-6 gap-y-2",
				children: [kind !== "farmers_market" && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
					"Is this your farm?",
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
						to: paths.claimFarm({
							search: name,
							...zipCode && { zipCode }
						}),
						className: "link hit",
						children: "Claim it"
					})
				] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SuggestCorrection, {
					placeId: id,
					placeName: name
				})]
			})
		]
	});
}
// src/directory/places/place-detail.tsx
function Heading({ place }) {
	const { publicUrl } = usePublicConfig();
	const town = townOf(place);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-wrap items-start justify-between gap-x-6 gap-y-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex min-w-0 flex-col gap-2.5",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-wrap items-center gap-2",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, { children: PLACE_KIND_LABELS[place.kind] }),
						place.organicCertified && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
							tone: "sun",
							children: "Organic"
						}),
						place.organicOptions && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
							tone: "sun",
							children: "Organic Options Available"
						}),
						place.businessStatus !== "OPERATIONAL" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
							tone: "clay",
							children: businessStatusLabel(place.businessStatus)
						}),
						place.unconfirmedSince !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Badge, {
							tone: "plain",
							children: ["Not confirmed since ", place.unconfirmedSince]
						}),
						place.isDemonstration && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
							tone: "plain",
							children: "Demo"
						})
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
					className: "text-2xl wrap-anywhere lg:text-3xl",
					children: place.name
				}),
				town && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "text-soft",
					children: [
						town,
						" ",
						place.zipCode
					]
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			look: "secondary",
			icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Share2, {
				"aria-hidden": true,
				size: 18
			}),
			className: "noscript:hidden!",
			onClick: () => void share(place.name, publicUrl + place.path),
			children: "Share"
		})]
	});
}
function Picture({ place }) {
	const address = pictureAddress(place.imageUrl);
	const drawing = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceThumbnail, {
		latitude: place.isApproximate ? null : place.latitude,
		longitude: place.isApproximate ? null : place.longitude,
		state: place.state,
		kind: place.kind,
		seed: place.id,
		eager: true
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Gallery, {
		pictures: address === null ? [] : [{
			address,
			alt: place.name
		}],
		noun: "photo",
		sizes: "(width >= 56.25rem) 46rem, 100vw",
		otherwise: drawing
	});
}
function About({ text }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "about",
		className: "flex flex-col gap-3",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id: "about",
			className: "text-xl",
			children: "About"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "max-w-measure whitespace-pre-line wrap-anywhere",
			children: text
		})]
	});
}
function Nearby({ place }) {
	if (place.nearby.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "nearby",
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id: "nearby",
			className: "text-xl",
			children: "More local food nearby"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			"aria-labelledby": "nearby",
			className: "grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3",
			children: place.nearby.map((each) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: each.kind === "farmers_market" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarketCard, { place: each }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FarmCard, { place: each }) }, each.id))
		})]
	});
}
/** An empty page asks those who know more. */
function AskForMore({ place }) {
	if (!place.isThin) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "max-w-measure text-soft",
		children: [
			"All we know so far is where it is. If you run ",
			place.name,
			", or shop there, tell us more with “Suggest a correction” below."
		]
	});
}
function PlaceDetail({ place }) {
	const { id, name, phone, website, socialLinks, movedTo } = place;
	const address = place.address || townOf(place);
	const contact = {
		id,
		name,
		phone,
		website,
		socialLinks,
		address,
		movedTo,
		email: null
	};
	const opening = {
		...place,
		confirmedOn: place.lastConfirmed
	};
	const isMarket = place.kind === "farmers_market";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
			...placeMeta(place),
			canonical: place.path,
			image: previewImage("places", id.replace("place-", "")),
			noindex: place.isThin || place.businessStatus === "CLOSED_PERMANENTLY"
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("article", {
			className: "page flex flex-col gap-6 py-6 md:py-8",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Breadcrumbs, { crumbs: placeCrumbs(place) }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Heading, { place }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-[minmax(0,1fr)_20rem] md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-x-14",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, { place }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
							className: "md:col-start-2 md:row-span-2 md:row-start-1",
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContactSection, {
								contact,
								opening,
								call: isMarket ? "Call the market" : "Call the farm"
							})
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "flex min-w-0 flex-col gap-8 md:gap-10",
							children: [
								place.description && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(About, { text: place.description }),
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AskForMore, { place }),
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Offers, {
									products: place.productTypes,
									activities: place.farmActivities,
									features: place.features
								}),
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ComingDays, { place }),
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OpeningSection, { opening }),
								isMarket && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarketPeople, { place })
							]
						})
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-col gap-10 pt-4",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LocationSection, {
							place,
							kind: isMarket ? "market" : "farm",
							address
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Nearby, { place }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceSources, { place })
					]
				})
			]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContactBar, { contact })
	] });
}
// src/directory/places/place-page.tsx
function PlaceFailure({ error, onRetry }) {
	const isGone = isMissing(error);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(PageFailure, {
		title: isGone ? "Place not found" : "We couldn’t load this place",
		isGone,
		hint: isGone ? "It may have closed, or it’s listed under another name." : sentenceOf(error, "Please try again in a moment."),
		onRetry,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			look: isGone ? "primary" : "secondary",
			to: paths.farmersMarkets(),
			children: "Find a farmers market"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			look: "secondary",
			to: paths.browse(),
			children: "Browse Local Farms"
		})]
	});
}
/** /places/:slug, the page of a market, CSA, stand … that is not registered as a farm. */
function PlacePage() {
	const { slug = "" } = (0, import_dist.useParams)();
	const { data: place, error, refetch } = useQuery(placeQuery(slug));
	const moved = movedPlacePath(slug, place);
	if (moved !== void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_dist.Navigate, {
		to: moved,
		replace: true
	});
	if (place) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceDetail, { place });
	if (error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceFailure, {
		error,
		onRetry: () => void refetch()
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FarmSkeleton, {});
}
export { PlacePage };

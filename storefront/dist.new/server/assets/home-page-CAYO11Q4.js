import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { n as withQuery, t as paths } from "./site-paths-DYYu6IFA.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as Icon } from "./icon-B7fAnqqV.js";
import { Ct as HomeHead, Dt as readHomeSearch, En as inSeasonQuery, Et as homeSearchCall, Hr as setFarmApplicationOpen, Rr as track, St as NEWEST_LISTINGS, Tn as harvestNote, Tt as homeAddress, _n as STATES_BY_NAME, bn as ArtRow, et as useZipField, tt as useZipCheck, wn as cropSearch, wt as latestArticlesQuery, xn as Card, yn as CategoryArt } from "../entry-server.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { a as categoryLabel, t as HOME_CATEGORIES } from "./categories-Iwfar9G4.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { r as useNow } from "./visit-BGiKR49a.js";
import { t as SeasonLandscape } from "./landscape-DWpHL-h9.js";
import { a as PlaceField, i as RecentZipLinks, n as SearchFold, r as UseMyLocation, s as useZipCenter, t as ResultsNear } from "./results-near-DBGB22px.js";
import { t as BadZip } from "./bad-zip-C2Qa4JC6.js";
import { t as useAddressState } from "./use-address-state-CiYxD8g3.js";
import { n as isBadZip } from "./zip-form-rules-BUauPx-B.js";
import { t as ALL_PRODUCTS } from "./product-types-Q1W2f2zU.js";
import { t as readZip } from "./zip-HpeG3EVs.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { a as PRODUCT_TYPE_OPTIONS, c as CardSkeletons } from "./filter-options-j9joKgkj.js";
import { t as FarmCard } from "./farm-card-Cbogi4S3.js";
import { t as MarketCard } from "./market-card-CUkHUo3y.js";
import { i as placesQuery, r as listingsQuery, t as countOfList } from "./queries-B9xYnQdo.js";
import { t as CompactSelect } from "./compact-select-8Fa48W7H.js";
import { t as countText } from "./counts-DKi_UFEv.js";
import { a as searchingFor, i as searchFailed, n as noneWith, r as questionTrouble, t as noneNear } from "./search-messages-DKR5JPCX.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { r as useNearPlace } from "./near-zip-DZKG3p2j.js";
import { i as monthName } from "./months-dNOTda4-.js";
import { n as CropSkeleton, t as CropLink } from "./crop-link-Cgoi-7vN.js";
import { o as sentenceOf } from "./api-BmXrKzYt.js";
import { i as formatDate } from "./format-DqpZFbOp.js";
import { t as HeaderArt } from "./header-art-ntQKKRY1.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { t as ListingCard } from "./listing-card-CpP9dTfk.js";
// src/directory/home/sections/about-section.tsx
var import_jsx_runtime = require_jsx_runtime();
var FOR_FARMERS = [
	"Post listings for free, in about a minute",
	"Customers reach you directly by email or phone",
	"Keep the full price: Farmgate takes no cut of your listings",
	"Be found by neighbors who search by ZIP code"
];
var FOR_BUYERS = [
	"Fresh, in season, and picked close to home",
	"Know who grew your food, and how",
	"Farms, markets, CSAs, stands and u-picks in one place",
	"Your money stays in the community"
];
function Benefits({ title, items, action }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-5 rounded-card border border-line bg-card p-6 md:p-8",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				className: "text-xl",
				children: title
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "flex flex-col gap-3",
				children: items.map((item) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "flex items-start gap-3",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: "check",
						className: "mt-0.5 size-5 text-leaf"
					}), item]
				}, item))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "mt-auto pt-2",
				children: action
			})
		]
	});
}
function AboutSection() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		id: "about",
		"aria-labelledby": "home-about",
		className: "page w-full scroll-mt-24",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "mb-8 flex flex-col gap-3",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "home-about",
				className: "text-2xl",
				children: "About Farmgate"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "max-w-measure text-soft",
				children: "Farmgate brings growers and eaters together: a directory of local farms and farmers markets all over the United States, and a place where farmers post what they have to sell."
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Benefits, {
				title: "For farmers",
				items: FOR_FARMERS,
				action: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					"aria-haspopup": "dialog",
					className: "noscript:hidden!",
					onClick: () => setFarmApplicationOpen(true),
					children: "Post a Listing"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
					to: paths.contact,
					className: "hidden! noscript:inline-flex!",
					children: "Contact Us"
				})] })
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Benefits, {
				title: "For buyers",
				items: FOR_BUYERS,
				action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
					look: "secondary",
					to: paths.browse(),
					children: "Browse Local Farms"
				})
			})]
		})]
	});
}
// src/directory/home/sections/category-tiles.tsx
/** Search engines and screen readers meet the link's words alone: "More" by itself says nothing there. */
var More = () => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: ["More", /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
	className: "sr-only",
	children: " products"
})] });
/** Six still lifes, each leading to its category. */
function CategoryTiles() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "home-categories",
		className: "page w-full",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id: "home-categories",
			className: "mb-6 text-2xl",
			children: "Browse by Category"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-6",
			children: HOME_CATEGORIES.map((category) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
				to: paths.browse({ category }),
				className: "group block overflow-hidden rounded-card border border-line bg-card transition-colors hover:border-leaf",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CategoryArt, {
					category,
					seed: "home"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "flex min-h-11 items-center justify-center px-2 py-2 font-semibold group-hover:text-leaf",
					children: category === "other" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(More, {}) : categoryLabel(category)
				})]
			}) }, category))
		})]
	});
}
// src/directory/home/search/home-results.tsx
/** Where all of the results are, with every filter there is. */
function allAddress({ mode, zipCode, productType }) {
	const type = productType === "All Products" ? void 0 : productType;
	return mode === "markets" ? withQuery(paths.farmersMarkets(), {
		zipCode,
		productType: type
	}) : withQuery(paths.browse(), {
		zipCode,
		productType: type,
		tab: "farms"
	});
}
function Heading({ search, count }) {
	const center = useZipCenter(search.zipCode, count !== null && count.total > 0);
	const name = search.mode === "markets" ? "Farmers markets" : "Local farms";
	const town = center ? `, ${center.city}, ${center.state}` : "";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-1",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
			className: "text-2xl",
			children: [
				name,
				" near ",
				readZip(search.zipCode) ?? search.zipCode,
				town
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			role: "status",
			className: "min-h-6 text-sm text-soft",
			children: count && count.total > 0 ? `${countText(count, search.mode === "markets" ? "market" : "farm")} found within 25 miles, nearest first` : ""
		})]
	});
}
function Cards({ search, places, isStale }) {
	const ResultCard = search.mode === "markets" ? MarketCard : FarmCard;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		"aria-busy": isStale || void 0,
		className: `grid grid-cols-1 gap-4 transition-opacity sm:grid-cols-2 lg:grid-cols-3 ${isStale ? "opacity-55" : ""}`,
		children: places.map((place) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ResultCard, { place }) }, place.id))
	});
}
function Nothing({ search, go }) {
	const { mode, zipCode, productType } = search;
	const zip = readZip(zipCode) ?? zipCode;
	if (productType !== "All Products") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "no-results" }),
		title: noneWith(mode, productType),
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			onClick: () => go({
				...search,
				productType: ALL_PRODUCTS
			}),
			children: "Show all products"
		})
	});
	const wider = withQuery(mode === "markets" ? paths.farmersMarkets() : paths.browse(), {
		zipCode: zip,
		radius: 100,
		tab: mode === "markets" ? void 0 : "farms"
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "nothing-near" }),
		title: noneNear(mode, zip),
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			to: wider,
			children: "Search within 100 miles"
		})
	});
}
function ProductFilter({ shown, go }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		id: "home-filter",
		action: "/",
		className: "flex gap-2",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				type: "hidden",
				name: "zipCode",
				value: shown.zipCode
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				type: "hidden",
				name: "mode",
				value: shown.mode
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CompactSelect, {
				label: "Product type",
				name: "productType",
				form: "home-filter",
				value: shown.productType,
				options: PRODUCT_TYPE_OPTIONS,
				isActive: shown.productType !== ALL_PRODUCTS,
				onChange: (productType) => go({
					...shown,
					productType
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				size: "sm",
				className: "hidden! noscript:inline-flex!",
				children: "Apply"
			})
		]
	});
}
function Loading({ mode }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		role: "status",
		className: "text-soft",
		children: searchingFor(mode)
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardSkeletons, { of: "places" })
	})] });
}
/** Loading, failed, empty, hidden by the filter, or a list. */
function Outcome({ search, go, results }) {
	const { mode } = search;
	if (results.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Loading, { mode });
	if (results.isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		isError: true,
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "went-wrong" }),
		title: searchFailed(mode),
		hint: questionTrouble(results.error),
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			onClick: () => void results.refetch(),
			children: "Try again"
		})
	});
	if (results.data.items.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Nothing, {
		search,
		go
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Cards, {
		search,
		places: results.data.items,
		isStale: results.isPlaceholderData
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "flex justify-center",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			look: "secondary",
			to: allAddress(search),
			children: mode === "markets" ? "See all markets on the map" : "See all farms on the map"
		})
	})] });
}
/** What a search found. */
function HomeResults({ search, shown, go }) {
	const results = useQuery(placesQuery(homeSearchCall(search)));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "page flex min-h-96 flex-col gap-6 py-8 md:py-10",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ResultsNear, {
			zipCode: search.zipCode,
			isEmpty: results.data?.items.length === 0,
			to: (zipCode) => homeAddress({
				...search,
				zipCode
			}),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-end justify-between gap-4",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Heading, {
					search,
					count: results.data ? countOfList(results.data) : null
				}), !results.isError && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductFilter, {
					shown,
					go
				})]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Outcome, {
				search,
				go,
				results
			})]
		})
	});
}
// src/directory/home/search/home-search-form.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* Whether the field is blank. It belongs to the browser until the page is hydrated: what was typed before
* that counts, and without scripts the buttons never wait.
*/
function useZipInput(zipCode) {
	const input = useZipField(zipCode);
	const [isBlank, setBlank] = (0, import_react.useState)(false);
	const check = () => setBlank(input.current?.value.trim() === "");
	(0, import_react.useEffect)(check, [input, zipCode]);
	return {
		input,
		isBlank,
		check
	};
}
var MODES = [{
	mode: "markets",
	label: "Find Markets",
	look: "primary",
	icon: "store"
}, {
	mode: "farms",
	label: "Find Farms",
	look: "secondary",
	icon: "sprout"
}];
var READY = {
	primary: "cursor-pointer! aria-disabled:bg-leaf! aria-disabled:text-on-leaf!",
	secondary: "cursor-pointer! aria-disabled:border-edge! aria-disabled:bg-card! aria-disabled:text-ink!"
};
/**
* While the field is blank there is nothing to search, which assistive technology is told. The buttons look
* as they always do, and say what is missing when they are pressed.
*/
function SearchButtons({ isBlank }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "grid grid-cols-2 gap-2.5",
		children: MODES.map(({ mode, label, look, icon }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			type: "submit",
			name: "mode",
			value: mode,
			size: "lg",
			look,
			"aria-disabled": isBlank || void 0,
			icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: icon,
				className: "size-5 max-[24rem]:hidden"
			}),
			className: `px-2! whitespace-nowrap sm:px-3.5! ${READY[look]}`,
			children: label
		}, mode))
	});
}
function pressedMode(event) {
	const pressed = event.nativeEvent.submitter;
	return pressed instanceof HTMLButtonElement && pressed.value === "farms" ? "farms" : "markets";
}
function HomeSearchForm({ search, onSearch, to }) {
	const { input, isBlank, check } = useZipInput(search.zipCode);
	const zip = useZipCheck(input, search.zipCode);
	const submit = (event) => {
		event.preventDefault();
		const zipCode = zip.read();
		if (zipCode !== null) onSearch({
			...search,
			mode: pressedMode(event),
			zipCode
		});
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex max-w-2xl flex-col gap-3",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
			role: "search",
			"aria-label": "Near a ZIP code",
			action: "/",
			noValidate: true,
			onSubmit: submit,
			className: "flex flex-col flex-wrap gap-2.5 rounded-card border border-line bg-card p-2.5 shadow-float sm:flex-row",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceField, {
					ref: input,
					name: "zipCode",
					label: "ZIP code",
					placeholder: "Enter ZIP code",
					size: "lg",
					maxLength: 10,
					defaultValue: search.zipCode,
					...zip.field,
					onInput: () => {
						check();
						zip.clear();
					},
					className: "sm:flex-1"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchButtons, { isBlank }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "basis-full px-1 empty:hidden",
					children: zip.message
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex min-h-11 items-center gap-2 noscript:hidden overflow-x-auto px-0.5 [scrollbar-width:none]",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(UseMyLocation, {
				look: "secondary",
				onFound: (zipCode) => onSearch({
					...search,
					zipCode
				}),
				className: "rounded-full! shrink-0"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecentZipLinks, { to: (zipCode) => to({
				...search,
				zipCode
			}) })]
		})]
	});
}
// src/directory/home/search/home-hero.tsx
/** The question, and its answers in the place of the landscape's lower half. */
function HomeHero() {
	const { state, shown, to, go } = useAddressState(readHomeSearch, homeAddress);
	const month = useNow().getUTCMonth() + 1;
	const hasSearch = state.zipCode !== "";
	const isFolded = hasSearch && !isBadZip(state.zipCode);
	const search = (next) => {
		track("search", {
			mode: next.mode,
			zipCode: next.zipCode
		});
		go(next);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "hero-question",
		className: clsx("relative", !hasSearch && "min-h-160 md:min-h-152"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "absolute inset-x-0 top-0 h-160 overflow-hidden md:h-152",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SeasonLandscape, { month })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: clsx("page relative pt-10 pb-10 md:pt-18", isFolded && "max-sm:pt-5 max-sm:pb-5"),
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
						id: "hero-question",
						className: clsx("max-w-xl text-3xl md:text-4xl", isFolded && "max-sm:mb-3 max-sm:text-xl"),
						children: "What’s growing near you?"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: clsx("mt-3 mb-6 max-w-lg md:text-lg", isFolded && "max-sm:hidden"),
						children: "Farms, farmers markets and fresh produce, by ZIP code. Meet the people who grow your food."
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchFold, {
						search: isFolded ? homeAddress(state) : "",
						summary: "Change ZIP code",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HomeSearchForm, {
							search: shown,
							onSearch: search,
							to
						})
					})
				]
			}),
			hasSearch && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "relative border-t border-line bg-paper",
				children: isBadZip(state.zipCode) ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BadZip, {
					text: state.zipCode,
					to: (zipCode) => to({
						...state,
						zipCode
					})
				}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HomeResults, {
					search: state,
					shown,
					go
				})
			})
		]
	});
}
// src/directory/home/sections/how-it-works.tsx
var STEPS = [
	{
		title: "Find local produce",
		text: "Search by zip code or category, and see what is grown and sold around you."
	},
	{
		title: "Connect with farmers",
		text: "Email or call the farm. You deal directly with the people who grow your food."
	},
	{
		title: "Pick up or arrange delivery",
		text: "Pick it up at the farm or market, or arrange delivery with the farmer."
	}
];
function HowItWorks() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("section", {
		"aria-labelledby": "home-how",
		className: "border-y border-line bg-sunk py-14 md:py-20",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "page",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "home-how",
				className: "mb-8 text-2xl md:mb-10",
				children: "How it works"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
				className: "grid grid-cols-1 gap-8 md:grid-cols-3 md:gap-10",
				children: STEPS.map(({ title, text }, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "flex gap-4 md:flex-col",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						"aria-hidden": true,
						className: "grid size-12 shrink-0 place-items-center rounded-full bg-leaf font-display text-xl font-[560] text-on-leaf",
						children: index + 1
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "flex flex-col gap-1.5",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
							className: "text-lg",
							children: title
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
							className: "max-w-sm text-soft",
							children: text
						})]
					})]
				}, title))
			})]
		})
	});
}
// src/directory/home/sections/home-section.tsx
/** A section's heading, with the way to all of it at its right. */
function SectionHead({ id, title, to, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id,
			className: "text-2xl",
			children: title
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
			to,
			className: "hit inline-flex items-center gap-1.5 text-sm font-semibold text-leaf hover:underline",
			children: [children, /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "arrow-right" })]
		})]
	});
}
/** One sentence in the place of a section's list, and what helps. */
function SectionNote({ children, action }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col items-start gap-3 rounded-card border border-dashed border-line p-6",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "text-soft",
			children
		}), action]
	});
}
/** That a section's list could not be had. The rest of the page does not depend on it. */
function SectionFailure({ title, error, onRetry }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		role: "alert",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(SectionNote, {
			action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				look: "secondary",
				size: "sm",
				onClick: () => void onRetry(),
				children: "Try again"
			}),
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "font-semibold text-ink",
					children: title
				}),
				" ",
				sentenceOf(error, "Please check your connection and try again.")
			]
		})
	});
}
// src/directory/home/sections/in-season-now.tsx
var STATES = [{
	value: "",
	label: "All states"
}, ...STATES_BY_NAME.map(([value, label]) => ({
	value,
	label
}))];
/**
* As many rows as a full list has, so that what is below keeps its place while another state's list is on its
* way.
*/
var LIST = "grid grid-cols-2 content-start gap-2 sm:grid-cols-3 sm:gap-3 lg:grid-cols-4";
var LEAST_HEIGHT = "min-h-86 sm:min-h-89 lg:min-h-66";
/** A phone shows fewer. */
var PHONE_CROPS = 8;
function StateForm({ state, onChoose }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		id: "home-season",
		action: paths.inSeason(),
		className: "flex gap-2",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CompactSelect, {
			label: "State",
			name: "state",
			form: "home-season",
			value: state,
			options: STATES,
			isActive: state !== "",
			onChange: onChoose
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			type: "submit",
			size: "sm",
			className: "hidden! noscript:inline-flex!",
			children: "Show"
		})]
	});
}
function Crops({ view, zipCode }) {
	const now = useNow();
	if (view.crops.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(SectionNote, { children: [
		"Little is harvested in ",
		view.stateName ?? "most states",
		" in ",
		monthName(view.month),
		". Markets are selling crops from storage and greenhouses."
	] });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: LIST,
		children: view.crops.slice(0, 12).map((crop, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
			className: clsx(index >= PHONE_CROPS && "max-sm:hidden"),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CropLink, {
				name: crop.name,
				category: crop.category,
				months: crop.months,
				month: view.month,
				to: cropSearch(crop, zipCode),
				note: harvestNote(crop, view.month, now)
			})
		}, crop.name))
	});
}
/**
* What is harvested this month: in the state of the ZIP code that was searched last, or in the one that is
* chosen.
*/
function InSeasonNow() {
	const place = useNearPlace();
	const [chosen, setChosen] = (0, import_react.useState)(null);
	const state = chosen ?? place?.state ?? "";
	const { data, error, isPlaceholderData, refetch } = useQuery({
		...inSeasonQuery({ state: state || void 0 }),
		placeholderData: (previous) => previous
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("section", {
		"aria-labelledby": "home-season-title",
		className: "border-y border-line bg-sunk py-14 md:py-20",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "page",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SectionHead, {
					id: "home-season-title",
					title: "In season now",
					to: paths.inSeason({ ...state && { state } }),
					children: "See the whole calendar"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "mb-5 flex flex-wrap items-center justify-between gap-3",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						role: "status",
						className: "min-h-6 text-soft",
						children: data && `Harvested in ${monthName(data.month)} ${data.stateName ? `in ${data.stateName}` : "in most of the country"}`
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StateForm, {
						state,
						onChoose: setChosen
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					"aria-busy": isPlaceholderData || void 0,
					className: clsx(LEAST_HEIGHT, "transition-opacity", isPlaceholderData && "opacity-55"),
					children: [
						data && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Crops, {
							view: data,
							zipCode: place?.state === state ? place.zipCode : void 0
						}),
						error && !data && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SectionFailure, {
							title: "We couldn’t load the calendar.",
							error,
							onRetry: refetch
						}),
						!data && !error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
							className: LIST,
							children: Array.from({ length: 12 }, (_, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
								"aria-hidden": true,
								className: clsx(index >= PHONE_CROPS && "max-sm:hidden"),
								children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CropSkeleton, {})
							}, index))
						})
					]
				})
			]
		})
	});
}
// src/directory/home/sections/latest-articles.tsx
function Article({ article }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		isLink: true,
		className: "group flex h-full flex-col",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HeaderArt, {
			address: article.imageUrl,
			className: "rounded-t-[11px]"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-1 flex-col gap-2 p-4 sm:p-5",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "text-xs font-semibold text-leaf",
					children: categoryLabel(article.category)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
					className: "text-lg leading-snug",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
						to: paths.article(article.slug),
						className: "cover group-hover:text-leaf",
						children: article.title
					})
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "line-clamp-2 text-sm text-soft",
					children: article.excerpt
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "mt-auto pt-1 text-xs text-soft",
					children: [
						formatDate(article.publishedAt),
						" · ",
						article.readingTime,
						" min read"
					]
				})
			]
		})]
	});
}
function ArticleSkeleton() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex h-full flex-col",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "aspect-[40/21] w-full" }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-3 p-4 sm:p-5",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-4 w-24" }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-6 w-4/5" }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-10 w-full" }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-4 w-32" })
			]
		})]
	});
}
function Articles() {
	const { data, error, refetch } = useQuery(latestArticlesQuery());
	if (error && !data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SectionFailure, {
		title: "We couldn’t load the articles.",
		error,
		onRetry: refetch
	});
	if (data?.items.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SectionNote, { children: "No blog posts available yet." });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6",
		children: data ? data.items.map((article, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
			className: index === 2 ? "sm:max-lg:hidden" : void 0,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Article, { article })
		}, article.id)) : Array.from({ length: 3 }, (_, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
			"aria-hidden": true,
			className: index === 2 ? "sm:max-lg:hidden" : void 0,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArticleSkeleton, {})
		}, index))
	});
}
/** What was written last. */
function LatestArticles() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "home-articles",
		className: "page w-full",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SectionHead, {
			id: "home-articles",
			title: "From the blog",
			to: paths.blog,
			children: "See all articles"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Articles, {})]
	});
}
// src/directory/home/sections/newest-listings.tsx
function Listings() {
	const { data, error, refetch } = useQuery(listingsQuery(NEWEST_LISTINGS));
	if (error && !data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SectionFailure, {
		title: "We couldn’t load the listings.",
		error,
		onRetry: refetch
	});
	if (data?.items.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SectionNote, {
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			look: "secondary",
			size: "sm",
			to: paths.post(),
			children: "Post a Listing"
		}),
		children: "No listings yet. Be the first to post one."
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4",
		children: data ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArtRow, {
			items: data.items,
			children: data.items.map((listing) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListingCard, {
				listing,
				from: "home"
			}) }, listing.id))
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardSkeletons, {
			of: "listings",
			count: 4
		})
	});
}
/** What farmers posted last. */
function NewestListings() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "home-newest",
		className: "page w-full",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SectionHead, {
			id: "home-newest",
			title: "Newest listings",
			to: paths.browse(),
			children: "See all listings"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Listings, {})]
	});
}
// src/directory/home/sections/promo-banner.tsx
function PromoBanner() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("section", {
		"aria-labelledby": "home-promo",
		className: "page w-full",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "grid grid-cols-1 overflow-hidden rounded-card bg-moss md:grid-cols-[1.4fr_1fr]",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col items-start justify-center gap-4 p-6 md:p-12",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
						id: "home-promo",
						className: "text-2xl",
						children: "Farm food, delivered to your door"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "max-w-lg",
						children: "Honey, preserves, cheese and more from small farms across the country, all in one cart."
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
						to: paths.marketplace(),
						children: "Shop Marketplace"
					})
				]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "hidden md:block",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CategoryArt, {
					category: "preserves",
					seed: "promo",
					className: "h-full"
				})
			})]
		})
	});
}
// src/directory/home/home-page.tsx
function HomePage() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HomeHead, {}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HomeHero, {}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-16 pt-14 md:gap-24 md:pt-20 [&>:nth-child(n+3)]:below-fold",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CategoryTiles, {}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(InSeasonNow, {}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NewestListings, {}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HowItWorks, {}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AboutSection, {}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LatestArticles, {}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PromoBanner, {})
			]
		})
	] });
}
export { HomePage };

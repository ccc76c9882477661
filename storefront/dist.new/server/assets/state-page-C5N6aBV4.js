import { o as previewImage, t as PageHead } from "./page-head-DvKldIXV.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { i as formatDate, l as webAddress, n as countOf, r as formatCount } from "./format-DqpZFbOp.js";
import { a as GuideLinks, i as LocationMissing, n as SeasonCrops, o as CountLinks, r as LocationLoading, t as PlaceName } from "./place-name-DMpub5wO.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as PageBand } from "./page-band-vqEyUTWs.js";
import { t as Prose } from "./prose-BJI9p4Ru.js";
import { Br as STATE_BOUNDS, Fn as stateQuery, Ft as shownSocialLinks, In as shownSeason, It as pictureAddress, Rr as track, Sn as Badge, dn as stateCrumbs, q as Tags, xn as Card, zr as PlaceThumbnail } from "../entry-server.js";
import { o as PLACE_KIND_LABELS } from "./place-kinds-CWS_TYgm.js";
import { n as CARD_LIMITS } from "./limits-gK5FhdH4.js";
import { t as Globe } from "./globe-BXROM4QR.js";
import { t as Share2 } from "./share-2-B2OK1r51.js";
import { t as Picture } from "./picture-V0GdbbxK.js";
import { a as WEEKDAYS, i as WEEK } from "./hours-D56nLBBq.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as ART_VERSION } from "./drawn-D5Ul_3hm.js";
// src/content/parts/figures.tsx
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
/** Numbers of what there is; what there is none of is left out. */
function Figures({ items }) {
	const known = items.filter(({ count }) => count > 0);
	if (known.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
		className: "grid grid-cols-2 gap-2 min-[30rem]:grid-cols-3 sm:gap-3 lg:grid-cols-6",
		children: known.map(({ name, count }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col-reverse justify-end rounded-control bg-card p-4 ring-1 ring-line",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", {
				className: "text-sm leading-snug text-soft",
				children: name
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
				className: "font-display text-xl font-[560] tabular-nums",
				children: formatCount(count)
			})]
		}, name))
	});
}
// src/content/states/featured-farm.tsx
/** A farm or market that stands for its state. */
function FeaturedFarmCard({ farm, stateCode }) {
	const { id, kind, name, city, address, description, productTypes, organicCertified } = farm;
	const website = webAddress(farm.website);
	const social = website ? [] : shownSocialLinks(farm.socialLinks);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
		className: "h-full",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("article", {
			className: "flex h-full flex-col gap-3 p-4",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "grid grid-cols-[minmax(5rem,32%)_minmax(0,1fr)] items-start gap-4",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
						className: "aspect-4/3 overflow-hidden rounded-control",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
							address: pictureAddress(farm.imageUrl),
							alt: name,
							sizes: "8rem",
							otherwise: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceThumbnail, {
								latitude: null,
								longitude: null,
								state: stateCode,
								kind,
								seed: id
							})
						})
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "flex flex-col gap-1",
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
								className: "text-xs font-semibold text-leaf",
								children: [PLACE_KIND_LABELS[kind], farm.isDemonstration && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
									className: "font-normal text-soft",
									children: " · Demo"
								})]
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
								className: "place-name",
								children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceName, { place: farm })
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
								className: "text-sm text-soft wrap-anywhere",
								children: city ?? address
							})
						]
					})]
				}),
				description && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "line-clamp-3 text-sm wrap-anywhere",
					children: description
				}),
				organicCertified && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
					tone: "sun",
					children: "Certified Organic"
				}) }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tags, {
					label: "Products",
					items: productTypes,
					limit: CARD_LIMITS.farmProductTypes
				}),
				website && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
					href: website,
					rel: "ugc nofollow noopener",
					"aria-label": `Visit Website of ${name}`,
					onClick: () => track("visit_farm_website", { placeId: id }),
					className: "hit mt-auto inline-flex min-h-9 items-center gap-1.5 self-start text-sm font-semibold text-leaf hover:underline",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Globe, {
						"aria-hidden": true,
						size: 16,
						className: "shrink-0"
					}), "Visit Website"]
				}),
				social.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "mt-auto flex flex-wrap gap-x-4 gap-y-1 text-sm font-semibold",
					children: social.map(({ network, label, href }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
						href,
						rel: "ugc nofollow noopener",
						"aria-label": `${name} on ${label}`,
						onClick: () => track("visit_farm_social", {
							placeId: id,
							network
						}),
						className: "hit inline-flex min-h-9 items-center gap-1.5 text-leaf hover:underline",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Share2, {
							"aria-hidden": true,
							size: 16,
							className: "shrink-0"
						}), label]
					}, network))
				})
			]
		})
	});
}
// src/content/states/market-days.tsx
/** How many markets open on each day of the week, as bars with their numbers. */
function MarketDays({ state, perDay }) {
	const most = Math.max(...perDay, 0);
	if (most === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "market-days",
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
			id: "market-days",
			className: "text-xl",
			children: ["Market days in ", state]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "grid grid-cols-7 items-end gap-1.5 sm:gap-3",
			children: WEEK.map((day) => {
				const count = perDay[day] ?? 0;
				return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "flex flex-col items-center gap-1.5",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "text-sm font-semibold tabular-nums",
							children: [count, /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
								className: "sr-only",
								children: [
									" ",
									count === 1 ? "market" : "markets",
									" on"
								]
							})]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "flex h-28 w-full max-w-16 items-end",
							"aria-hidden": true,
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "w-full rounded-t-sm bg-leaf",
								style: { height: `${Math.max(count / most * 100, 2)}%` }
							})
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "text-xs text-soft",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								"aria-hidden": true,
								children: WEEKDAYS[day].slice(0, 3)
							}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "sr-only",
								children: WEEKDAYS[day]
							})]
						})
					]
				}, day);
			})
		})]
	});
}
// src/ui/art/state-map/state-map-labels.ts
/**
* How wide the map is taken to be where labels are laid out, in pixels; on a smaller one they are smaller,
* too.
*/
var MAP_WIDTH = 420;
var LETTER = {
	width: 6.6,
	height: 17
};
/** Half of a dot's width. */
var DOT = 8;
var overlap = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
/**
* Which dots get their name beside them, and on which side, so that no name lies on another or on a dot.
* @param dots the most important first
* @param aspect the map's width over its height
*/
function labelsFor(dots, aspect, most) {
	const spots = dots.map(({ name, left, top }) => {
		const x = left / 100 * MAP_WIDTH;
		const y = top / 100 * MAP_WIDTH / aspect;
		return {
			name,
			x,
			y,
			box: {
				left: x - DOT,
				right: x + DOT,
				top: y - DOT,
				bottom: y + DOT
			}
		};
	});
	const taken = [];
	const labels = /* @__PURE__ */ new Map();
	for (const spot of spots) {
		if (labels.size >= most) break;
		const { name, x, y } = spot;
		const width = name.length * LETTER.width + 16;
		const rows = {
			top: y - LETTER.height / 2,
			bottom: y + LETTER.height / 2
		};
		const sides = {
			right: {
				left: x,
				right: x + width,
				...rows
			},
			left: {
				left: x - width,
				right: x,
				...rows
			}
		};
		const others = spots.filter((other) => other !== spot).map(({ box }) => box);
		const side = ["right", "left"].find((one) => {
			const label = sides[one];
			return label.left >= 0 && label.right <= MAP_WIDTH && ![...taken, ...others].some((box) => overlap(label, box));
		});
		if (!side) continue;
		taken.push(sides[side]);
		labels.set(name, side);
	}
	return labels;
}
// src/ui/art/state-map/state-shape.ts
/** The drawn outlines' longer side, and how far they keep from their file's edge, in the file's units. */
var OUTLINE = {
	size: 200,
	margin: 3
};
var percent = (part, whole) => Math.round(part / whole * 1e4) / 100;
/** @returns the drawn outline of a state by its two letters; null where there is none */
function stateShape(code) {
	const bounds = Object.hasOwn(STATE_BOUNDS, code) ? STATE_BOUNDS[code] : void 0;
	if (!bounds) return null;
	const [west, south, east, north] = bounds;
	const spanX = (east - west) * Math.cos((south + north) / 2 * Math.PI / 180);
	const spanY = north - south;
	const scale = OUTLINE.size / Math.max(spanX, spanY);
	const [innerWidth, innerHeight] = [spanX * scale, spanY * scale];
	const width = innerWidth + 2 * OUTLINE.margin;
	const height = innerHeight + 2 * OUTLINE.margin;
	return {
		file: code.toLowerCase(),
		width: Math.round(width),
		height: Math.round(height),
		at(latitude, longitude) {
			const x = ((west < -180 && longitude > 0 ? longitude - 360 : longitude) - west) / (east - west);
			const y = (north - latitude) / spanY;
			if (!(x >= -.02 && x <= 1.02 && y >= -.02 && y <= 1.02)) return null;
			return {
				left: percent(OUTLINE.margin + x * innerWidth, width),
				top: percent(OUTLINE.margin + y * innerHeight, height)
			};
		}
	};
}
// src/ui/art/state-map/state-map.tsx
var LABELS = 9;
/** @returns a dot's width in pixels, its area growing with the count */
var dotSize = (count, largest) => Math.round(8 + 10 * Math.sqrt(count / Math.max(largest, 1)));
/**
* A state's drawn outline with its cities, each dot a link as large as what there is. Whoever does not see it
* finds the same links in the list that has to stand beside it, so the dots are no stops of the Tab key.
*/
function StateMap({ state, cities, className }) {
	const shape = stateShape(state);
	if (!shape) return null;
	const dots = cities.flatMap((city) => {
		const place = shape.at(city.latitude, city.longitude);
		return place ? [{
			...city,
			...place
		}] : [];
	});
	const labels = labelsFor(dots, shape.width / shape.height, LABELS);
	const largest = Math.max(...dots.map(({ count }) => count), 1);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		"aria-hidden": true,
		className: clsx("art-oat rounded-card p-4 sm:p-8", className),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "relative mx-auto",
			style: {
				aspectRatio: `${shape.width} / ${shape.height}`,
				maxWidth: `min(100%, ${Math.round(shape.width / shape.height * 26)}rem)`
			},
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
				src: `/art/states/${shape.file}.svg?v=${ART_VERSION}`,
				alt: "",
				width: shape.width,
				height: shape.height,
				className: "art-state-whole size-full"
			}), dots.map(({ name, to, left, top, count }) => {
				const side = labels.get(name);
				return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
					to,
					tabIndex: -1,
					title: name,
					className: "group absolute -translate-1/2 p-1.5 hover:z-10",
					style: {
						left: `${left}%`,
						top: `${top}%`
					},
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "block rounded-full bg-clay ring-2 ring-card transition-transform group-hover:scale-125",
						style: {
							width: dotSize(count, largest),
							height: dotSize(count, largest)
						}
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: clsx("absolute top-1/2 -translate-y-1/2 text-xs font-semibold whitespace-nowrap text-ink [text-shadow:0_0_3px_var(--art-oat),0_0_3px_var(--art-oat),0_0_2px_var(--art-oat)] group-hover:text-clay max-[24rem]:hidden", side === "left" ? "right-full" : "left-full", !side && "hidden group-hover:block"),
						children: name
					})]
				}, to);
			})]
		})
	});
}
// src/content/states/state-cities.tsx
var countText = ({ farmCount, marketCount }) => [farmCount > 0 && countOf(farmCount, "farm"), marketCount > 0 && countOf(marketCount, "market")].filter(Boolean).join(", ") || "None listed yet";
/** The state's cities on its map, and as a list by name with what there is around each. */
function StateCities({ page: { cities, state, stateCode } }) {
	if (cities.length === 0) return null;
	const dots = cities.map((city) => ({
		name: city.city,
		to: paths.location(city.slug),
		latitude: city.latitude,
		longitude: city.longitude,
		count: city.farmCount + city.marketCount
	}));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "cities",
		className: "flex flex-col gap-5",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-1",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
				id: "cities",
				className: "text-xl",
				children: ["Cities in ", state]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm text-soft",
				children: "Counts cover 25 miles around each city, so nearby cities overlap."
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "grid grid-cols-1 items-start gap-6 lg:grid-cols-2 lg:gap-10",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(StateMap, {
				state: stateCode,
				cities: dots
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "grid grid-cols-1 content-start gap-x-6 min-[24rem]:grid-cols-2",
				children: cities.toSorted((a, b) => a.city.localeCompare(b.city)).map((city) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
					className: "border-b border-line",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
						to: paths.location(city.slug),
						className: "group flex min-h-14 flex-col justify-center py-2 leading-snug",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "font-semibold text-leaf group-hover:underline wrap-anywhere",
							children: city.city
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "text-sm text-soft tabular-nums",
							children: countText(city)
						})]
					})
				}, city.slug))
			})]
		})]
	});
}
// src/content/states/state-page.tsx
function StateHead({ page }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
		title: page.title,
		description: page.metaDescription,
		canonical: paths.location(page.slug),
		noindex: !page.isIndexable,
		image: previewImage("state-pages", page.slug)
	});
}
function Numbers({ page: { facts, farmCount, marketCount, cityCount } }) {
	const { numbers, asOf } = facts;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-3",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Figures, { items: [
			{
				name: "farms",
				count: farmCount
			},
			{
				name: "farmers markets",
				count: marketCount
			},
			{
				name: "CSA farms",
				count: numbers.csas
			},
			{
				name: "u-pick farms",
				count: numbers.uPicks
			},
			{
				name: "markets that take SNAP",
				count: numbers.snapMarkets
			},
			{
				name: "cities with a page",
				count: cityCount
			}
		] }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "text-xs text-soft",
			children: [
				"Counted in our directory on ",
				formatDate(asOf),
				"."
			]
		})]
	});
}
function Featured({ page: { featuredFarms, state, stateCode } }) {
	if (featuredFarms.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "featured",
		className: "flex flex-col gap-5",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
			id: "featured",
			className: "text-xl",
			children: ["Farms and markets to know in ", state]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3",
			children: featuredFarms.map((farm) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FeaturedFarmCard, {
				farm,
				stateCode
			}) }, farm.id))
		})]
	});
}
function Growing({ page: { facts, state } }) {
	if (facts.growing.length === 0) return null;
	const items = facts.growing.map(({ productType, count }) => ({
		key: productType,
		name: productType,
		to: paths.browse({ search: productType }),
		count
	}));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "growing",
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
			id: "growing",
			className: "text-xl",
			children: [
				"What farms in ",
				state,
				" sell"
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CountLinks, { items })]
	});
}
function State({ page }) {
	const { state, stateCode, contentHtml, facts, inSeason, hubs } = page;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(StateHead, { page }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageBand, {
			crumbs: stateCrumbs(page),
			title: `Local Farms and Farmers Markets in ${state}`,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Numbers, { page })
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "page flex flex-col gap-12 pt-10 md:gap-16 md:pt-14",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(StateCities, { page }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "grid grid-cols-1 items-start gap-10 lg:grid-cols-2 lg:gap-14",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Prose, { html: contentHtml }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "flex flex-col gap-12",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarketDays, {
							state,
							perDay: facts.marketsPerDay
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Growing, { page })]
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SeasonCrops, {
					season: shownSeason(inSeason),
					state: {
						name: state,
						code: stateCode
					}
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Featured, { page }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(GuideLinks, {
					title: "Guides",
					guides: hubs
				})
			]
		})
	] });
}
/** What farms and markets there are in a state, and where. */
function StatePage() {
	const { slug = "" } = (0, import_dist.useParams)();
	const { data: page, error } = useQuery(stateQuery(slug));
	if (page) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(State, { page });
	return error ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LocationMissing, {}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LocationLoading, {});
}
export { StatePage };

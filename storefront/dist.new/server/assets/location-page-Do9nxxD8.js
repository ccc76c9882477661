import { o as previewImage, t as PageHead } from "./page-head-DvKldIXV.js";
import { n as withQuery, t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { a as GuideLinks, i as LocationMissing, n as SeasonCrops, o as CountLinks, r as LocationLoading, t as PlaceName } from "./place-name-DMpub5wO.js";
import { t as Prose } from "./prose-BJI9p4Ru.js";
import { Ft as shownSocialLinks, G as alertWords, It as pictureAddress, J as dayHours, Nn as locationQuery, Pn as pickupsNearQuery, Rr as track, Sn as Badge, W as alertSource, X as dayTitle, Y as dayStatus, b as productPriceText, bn as ArtRow, q as Tags, un as locationCrumbs, xn as Card, yn as CategoryArt, zr as PlaceThumbnail } from "../entry-server.js";
import { t as Fold } from "./fold-aOmQtErO.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { a as formatMiles, c as phoneHref, i as formatDate, l as webAddress, n as countOf, o as formatPhone, r as formatCount, t as UGC_REL } from "./format-DqpZFbOp.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { n as formatPricePerUnit } from "./prices-DvN7lvqV.js";
import { r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { i as FEATURE_LABELS, o as PLACE_KIND_LABELS } from "./place-kinds-CWS_TYgm.js";
import { n as CARD_LIMITS } from "./limits-gK5FhdH4.js";
import { t as Icon } from "./icon-B7fAnqqV.js";
import { t as Picture } from "./picture-V0GdbbxK.js";
import { t as Rating } from "./rating-CS-mmOLp.js";
import { r as useNow } from "./visit-BGiKR49a.js";
import { t as SeasonLandscape } from "./landscape-DWpHL-h9.js";
import { t as Breadcrumbs } from "./breadcrumbs-DmSqU1d8.js";
import { a as WEEKDAYS } from "./hours-D56nLBBq.js";
// src/content/locations/fresh-now.tsx
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
function Offer({ to, name, price, from, picture }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
		to,
		className: "row-link offer group",
		children: [picture, /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "offer-name",
				children: name
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "offer-price",
				children: price
			}),
			from && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("small", { children: from })
		] })]
	});
}
var GRID = "grid grid-cols-1 gap-2 sm:grid-cols-2 sm:gap-3 lg:grid-cols-3";
function Listings({ listings, zipCode }) {
	if (listings.newest.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-3",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "text-sm text-soft",
			children: [
				countOf(listings.count, "listing"),
				" by farmers nearby.",
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					to: paths.browse({ zipCode }),
					className: "link",
					children: "See all listings"
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: GRID,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArtRow, {
				items: listings.newest,
				children: listings.newest.map((listing) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Offer, {
					to: paths.listing(listing.id),
					name: listing.productName,
					price: formatPricePerUnit(listing.price, listing.unit),
					from: [listing.farmName, listing.city].filter(Boolean).join(", "),
					picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "offer-picture",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CategoryArt, {
							category: listing.category,
							seed: listing.id,
							name: listing.productName
						})
					})
				}) }, listing.id))
			})
		})]
	});
}
function Products({ products }) {
	if (products.newest.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-3",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				className: "text-lg",
				children: "In the marketplace"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-sm text-soft",
				children: [
					countOf(products.count, "product"),
					" of ",
					countOf(products.vendors.length, "vendor"),
					" nearby:",
					" ",
					products.vendors.map((vendor, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [index > 0 && ", ", /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
						to: paths.vendor(vendor.id),
						className: "link",
						children: vendor.businessName
					})] }, vendor.id)),
					"."
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: GRID,
				children: products.newest.map((product) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Offer, {
					to: paths.product(product.id),
					name: product.name,
					price: productPriceText(product),
					from: product.businessName,
					picture: null
				}) }, product.id))
			})
		]
	});
}
/** What is offered nearby: listings of farmers, products of the marketplace's vendors. */
function FreshNow({ facts, city, zipCode }) {
	const { listings, products } = facts;
	if (listings.newest.length + products.newest.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "fresh-now",
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
			id: "fresh-now",
			className: "text-xl",
			children: [
				"For sale near ",
				city,
				" now"
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fold, {
			summary: `Show ${countOf(listings.newest.length + products.newest.length, "offer")}`,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-4",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Listings, {
					listings,
					zipCode
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Products, { products })]
			})
		})]
	});
}
// src/content/locations/location-farm-card.tsx
function FarmPicture({ farm }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "location-card-picture",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
			address: pictureAddress(farm.imageUrl ?? null),
			alt: farm.name,
			sizes: "(min-width: 600px) 11rem, 7rem",
			otherwise: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceThumbnail, {
				latitude: farm.isApproximate ? null : farm.latitude,
				longitude: farm.isApproximate ? null : farm.longitude,
				state: farm.state ?? null,
				kind: farm.kind ?? "on_farm_market",
				seed: farm.id
			})
		})
	});
}
function Contact({ href, rel, icon, label, children, onFollow }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
		href,
		rel,
		"aria-label": label,
		onClick: onFollow,
		className: "place-action",
		children: [icon, children]
	});
}
function Contacts({ farm: { id, name, phone, website, socialLinks } }) {
	const address = webAddress(website ?? null);
	const social = address ? [] : shownSocialLinks(socialLinks);
	if (!phone && !address && social.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "location-card-ways",
		children: [
			phone && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Contact, {
				href: phoneHref(phone),
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "phone" }),
				label: `Call ${name}: ${formatPhone(phone)}`,
				onFollow: () => track("call_farm", { placeId: id }),
				children: formatPhone(phone)
			}),
			address && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Contact, {
				href: address,
				rel: "ugc nofollow noopener",
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "globe" }),
				label: `Visit Website of ${name}`,
				onFollow: () => track("visit_farm_website", { placeId: id }),
				children: "Visit Website"
			}),
			social.map(({ network, label, href }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Contact, {
				href,
				rel: UGC_REL,
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "share" }),
				label: `${name} on ${label}`,
				onFollow: () => track("visit_farm_social", {
					placeId: id,
					network
				}),
				children: label
			}, network))
		]
	});
}
/** A farm or market near the city of the page. */
function LocationFarmCard({ farm }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
		className: "h-full",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("article", {
			className: "location-card",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "location-card-head",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FarmPicture, { farm }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [farm.kind ? PLACE_KIND_LABELS[farm.kind] : "Local farm", farm.isDemonstration && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "font-normal text-soft",
							children: " · Demo"
						})] }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceName, { place: farm }) }),
						farm.rating !== void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Rating, {
							rating: farm.rating,
							count: farm.userRatingsTotal ?? null
						})
					] })]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "location-card-line text-soft",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "map-pin" }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: formatMiles(farm.distanceMiles) }),
						farm.address || "Address not listed"
					]
				}),
				farm.openSummary && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "location-card-line font-semibold",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "clock" }),
						farm.openSummary,
						farm.hoursFrom && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "font-normal text-soft",
							children: ["Hours from ", farm.hoursFrom]
						})
					]
				}),
				farm.organicCertified && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
					tone: "sun",
					children: "Certified Organic"
				}) }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tags, {
					label: "Products",
					items: farm.productTypes,
					limit: CARD_LIMITS.locationProductTypes
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tags, {
					label: "Activities",
					items: farm.farmActivities,
					limit: CARD_LIMITS.locationActivities,
					tone: "outline"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Contacts, { farm })
			]
		})
	});
}
// src/content/locations/location-farms.tsx
/** How many cards phones show before the button with the rest. */
var FIRST_CARDS = 4;
function Cards({ farms }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "grid grid-cols-1 gap-4 sm:grid-cols-2",
		children: farms.map((farm) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LocationFarmCard, { farm }) }, farm.id))
	});
}
function NoFarms() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "rounded-card border border-line bg-card",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
			picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "nothing-near" }),
			heading: "h2",
			title: "No Farms Listed Yet",
			hint: "We don’t know of any farms or markets near here yet. If you do, tell us.",
			action: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap justify-center gap-3",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
					to: paths.marketplace(),
					children: "Browse Online Marketplace"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
					look: "secondary",
					to: paths.contact,
					children: "Suggest a Local Farm"
				})]
			})
		})
	});
}
/** The nearest farms and markets as cards, with the way to all of them. */
function LocationFarms({ page }) {
	const { farmsDataParsed: farms, city, zipCode, farmCount, marketCount } = page;
	if (farms.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoFarms, {});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "farms",
		className: "flex flex-col gap-5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-center justify-between gap-3",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
					id: "farms",
					className: "text-xl",
					children: ["Local farms and markets near ", city]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "flex flex-wrap gap-2",
					children: [(farmCount > 0 || marketCount === 0) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, { children: countOf(farmCount, "Farm Found", "Farms Found") }), marketCount > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, { children: countOf(marketCount, "Farmers Market") })]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Cards, { farms: farms.slice(0, FIRST_CARDS) }),
			farms.length > FIRST_CARDS && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fold, {
				summary: `Show ${farms.length - FIRST_CARDS} more`,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Cards, { farms: farms.slice(FIRST_CARDS) })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap gap-3",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
					look: "secondary",
					to: withQuery(paths.browse(), {
						zipCode,
						tab: "farms"
					}),
					children: "All farms on the map"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
					look: "secondary",
					to: paths.farmersMarkets({ zipCode }),
					children: "All farmers markets"
				})]
			})
		]
	});
}
// src/content/locations/location-hero.tsx
function Fact({ icon, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: icon }), children] });
}
/** What the page is about, on the season's landscape. */
function LocationHero({ page }) {
	const month = useNow().getUTCMonth() + 1;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "relative overflow-hidden border-b border-line",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SeasonLandscape, { month }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				"aria-hidden": true,
				className: "absolute inset-0 bg-linear-to-b from-paper from-58% to-transparent md:bg-linear-to-r md:from-20% md:via-paper/70 md:via-45% md:to-75%"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "page relative flex flex-col gap-4 pt-4 pb-16 sm:pb-24 md:pb-32",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Breadcrumbs, { crumbs: locationCrumbs(page) }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h1", {
						className: "mt-3 max-w-2xl text-2xl wrap-anywhere md:text-3xl",
						children: [
							"Fresh Local Farms in ",
							page.city,
							", ",
							page.state
						]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
						"aria-label": "In short",
						className: "location-short flex flex-wrap gap-2",
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
								icon: "sprout",
								children: page.farmCount > 0 ? countOf(page.farmCount, "local farm") : "fresh local produce"
							}),
							page.marketCount > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
								icon: "store",
								children: countOf(page.marketCount, "farmers market")
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
								icon: "map-pin",
								children: page.stateCode
							}),
							page.population !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Fact, {
								icon: "users",
								children: ["Population ", formatCount(page.population)]
							})
						]
					})
				]
			})
		]
	});
}
// src/content/locations/location-sidebar.tsx
function Row({ name, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: name }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children })] });
}
function About({ page }) {
	const { city, state, stateCode, population, latitude, longitude, slug, statePage, facts, farmCount, marketCount } = page;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "overflow-hidden",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "max-sm:hidden",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceThumbnail, {
				latitude,
				longitude,
				state: stateCode,
				kind: "farmers_market",
				seed: slug
			})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			"aria-labelledby": "about-location",
			className: "flex flex-col gap-4 p-5",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
					id: "about-location",
					className: "text-lg",
					children: ["About ", city]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Fold, {
					summary: "Show the numbers",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dl", {
						className: "location-numbers",
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Row, {
								name: "Location",
								children: [
									city,
									", ",
									stateCode
								]
							}),
							population !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, {
								name: "Population",
								children: formatCount(population)
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, {
								name: "Farms found",
								children: formatCount(farmCount)
							}),
							marketCount > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, {
								name: "Farmers markets",
								children: formatCount(marketCount)
							})
						]
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "mt-4 text-xs text-soft",
						children: [
							"Counted within ",
							facts.radiusMiles,
							" miles of the city’s center on ",
							formatDate(facts.asOf),
							"."
						]
					})]
				}),
				statePage && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
					to: paths.location(statePage.slug),
					className: "link text-sm",
					children: ["All of ", state]
				})
			]
		})]
	});
}
var BENEFITS = [
	{
		icon: "salad",
		title: "Picked ripe",
		text: "It can stay on the plant longer when it travels an hour, not a week."
	},
	{
		icon: "circle-dollar-sign",
		title: "Your money stays close",
		text: "The farmer gets the price, and spends much of it in the same county."
	},
	{
		icon: "heart-handshake",
		title: "You can ask",
		text: "The grower can tell you how it was grown and when it was picked."
	},
	{
		icon: "truck",
		title: "Fewer miles",
		text: "Less trucking, less packaging, and less of it thrown away."
	}
];
function WhyBuyLocal() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
		className: "p-5",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			"aria-labelledby": "why-local",
			className: "flex flex-col gap-4",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "why-local",
				className: "text-lg",
				children: "Why Buy Local?"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fold, {
				summary: `Show ${BENEFITS.length} reasons`,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
					className: "flex flex-col gap-4",
					children: BENEFITS.map(({ icon, title, text }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
						className: "flex gap-3 text-sm",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
							name: icon,
							className: "mt-0.5 size-5 text-leaf"
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
							className: "text-soft",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
								className: "block font-semibold text-ink",
								children: title
							}), text]
						})]
					}, title))
				})
			})]
		})
	});
}
function StartShopping({ zipCode }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "start-shopping",
		className: "flex flex-col gap-4 rounded-card bg-moss p-5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "start-shopping",
				className: "text-lg",
				children: "Start Shopping Today"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				wide: true,
				to: paths.marketplace(),
				children: "Shop Marketplace"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				wide: true,
				look: "secondary",
				to: paths.farmersMarkets({ zipCode }),
				children: "Find Markets Near You"
			})
		]
	});
}
/** What the city is, why one would buy there, and where to begin. */
function LocationSidebar({ page }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(About, { page }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WhyBuyLocal, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(StartShopping, { zipCode: page.zipCode })
		]
	});
}
// src/content/locations/pickups-near.tsx
function Pickup({ pickup }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "market-row",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: paths.vendor(pickup.vendorId),
				className: "link",
				children: pickup.vendorName
			}) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: formatMiles(pickup.distanceMiles) })] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
				pickup.when,
				" at ",
				pickup.siteName,
				", ",
				pickup.city
			] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-sm",
				children: ["Order by ", pickup.orderBy]
			})
		]
	});
}
/** Where farms near a city hand over next; nothing where none does on dates. */
function PickupsNear({ city, zipCode }) {
	const pickups = useQuery(pickupsNearQuery(zipCode)).data?.pickups ?? [];
	if (pickups.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "pickups",
		className: "flex flex-col gap-4",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
				id: "pickups",
				className: "text-xl",
				children: ["Next pickups near ", city]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm text-soft",
				children: "Order online from these farms and pick up on the day."
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "location-part px-4",
				children: pickups.map((pickup) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Pickup, { pickup }, pickup.windowId))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
					to: paths.marketplace({ zipCode }),
					className: "link",
					children: ["Shop products near ", city]
				})
			})
		]
	});
}
// src/content/locations/saturday-markets.tsx
function Sellers({ market: { sellers, areSure, more } }) {
	if (sellers.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "text-sm",
		children: [
			areSure ? "Coming" : "Usually there",
			": ",
			sellers.join(", "),
			more > 0 && `, and ${more} more`
		]
	});
}
function Market$1({ market }) {
	const isHeld = market.status !== "cancelled";
	const { weather } = market;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "market-row",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceName, { place: market.place }),
				" ",
				dayStatus(market).map(({ text, tone }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
					tone,
					children: text
				}, text))
			] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: formatMiles(market.place.distanceMiles) })] }),
			isHeld && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: dayHours(market) ?? "Hours not listed" }),
			market.reason && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm",
				children: market.reason
			}),
			weather && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-sm",
				children: [
					"“",
					alertWords(weather),
					"” ",
					alertSource(weather)
				]
			}),
			isHeld && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sellers, { market })
		]
	});
}
/** The markets near a city on the coming Saturday, with who is there. */
function SaturdayMarkets({ page: { saturday, zipCode } }) {
	const count = saturday.markets.length;
	if (count === 0) return null;
	const more = saturday.total - count;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "saturday",
		className: "mb-4 flex flex-col gap-3",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h3", {
				id: "saturday",
				className: "text-lg",
				children: ["Who’s there on ", dayTitle(saturday)]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "location-part px-4",
				children: saturday.markets.map((market) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Market$1, { market }, market.place.id))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					to: paths.thisSaturday({ zipCode }),
					className: "link",
					children: more > 0 ? `${more} more this Saturday` : "This Saturday and other days"
				})
			})
		]
	});
}
// src/content/locations/market-week.tsx
/** @returns a number such that Monday comes first and Sunday last */
var fromMonday = (day) => (day + 6) % 7;
function Market({ market }) {
	const when = [market.hours, market.season].filter((text) => text !== null).join(" · ");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "market-row",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceName, { place: market }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: formatMiles(market.distanceMiles) })] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: [market.city, when || "Hours not listed"].filter(Boolean).join(" · ") }),
			market.payments.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "badges",
				children: market.payments.map((feature) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
					tone: "outline",
					children: FEATURE_LABELS[feature]
				}, feature))
			})
		]
	});
}
/** Which market is open on which day of the week. */
function MarketWeek({ facts, city, zipCode, children }) {
	const days = facts.marketsByDay.toSorted((a, b) => fromMonday(a.day) - fromMonday(b.day));
	if (days.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "market-days",
		className: "flex flex-col gap-4",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
				id: "market-days",
				className: "text-xl",
				children: ["The market week around ", city]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Fold, {
				summary: days.length === 1 ? "Show the market day" : `Show ${days.length} market days`,
				children: [children, /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "gap-4 sm:columns-2 lg:columns-3",
					children: days.map(({ day, total, markets }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
						"aria-labelledby": `markets-${day}`,
						className: "location-part",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h3", {
							id: `markets-${day}`,
							className: "flex flex-wrap items-center justify-between gap-x-3 bg-sunk px-4 py-2.5 text-base",
							children: [WEEKDAYS[day], /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "font-sans text-sm font-normal text-soft tabular-nums",
								children: countOf(total, "market")
							})]
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
							className: "px-4",
							children: [markets.map((market) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Market, { market }, market.id)), total > markets.length && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
								className: "border-t border-line py-3 text-sm",
								children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
									to: paths.farmersMarkets({ zipCode }),
									className: "link",
									children: [
										total - markets.length,
										" more",
										/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
											className: "sr-only",
											children: [" markets on ", WEEKDAYS[day]]
										})
									]
								})
							})]
						})]
					}, day))
				})]
			}),
			facts.marketsWithoutDays > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm text-soft",
				children: facts.marketsWithoutDays === 1 ? "One more market has not said on which days it opens." : `${facts.marketsWithoutDays} more markets haven’t listed their days.`
			})
		]
	});
}
// src/content/locations/nearby-kinds.tsx
function groupsOf({ numbers, csas, uPicks, stands, organic, snapMarkets }) {
	return [
		{
			id: "csas",
			title: "CSA shares",
			text: "Pay a farm for the season, and get a box of its harvest each week.",
			count: numbers.csas,
			places: csas,
			guide: {
				slug: "csa-programs",
				name: "How CSA shares work"
			}
		},
		{
			id: "u-picks",
			title: "U-pick farms",
			text: "Pick your own, and pay by the pound or the basket.",
			count: numbers.uPicks,
			places: uPicks,
			guide: {
				slug: "u-pick-farms",
				name: "Before you go picking"
			}
		},
		{
			id: "stands",
			title: "Farm stands",
			text: "Buy where it’s grown, often on the honor system.",
			count: numbers.stands,
			places: stands,
			guide: {
				slug: "farm-stands",
				name: "Buying at a stand"
			}
		},
		{
			id: "snap",
			title: "Markets that take SNAP",
			text: "Pay with an EBT card at the market’s information booth.",
			count: numbers.snapMarkets,
			places: snapMarkets,
			guide: {
				slug: "snap-at-farmers-markets",
				name: "SNAP and WIC at the market"
			}
		},
		{
			id: "organic",
			title: "Organic food",
			text: "Certified farms, and others that sell some organic food.",
			count: numbers.organic,
			places: organic,
			guide: {
				slug: "organic-food",
				name: "What organic means"
			}
		}
	].filter(({ count, places }) => count > 0 && places.length > 0);
}
function Places({ group, hasGuide }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": `kind-${group.id}`,
		className: "location-part flex flex-col gap-3 p-5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "location-part-head",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
					id: `kind-${group.id}`,
					className: "text-lg",
					children: group.title
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: group.count })]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm text-soft",
				children: group.text
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "place-rows",
				children: group.places.map((place) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceName, { place }) }), place.city && `, ${place.city}`] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: formatMiles(place.distanceMiles) })] }, place.id))
			}),
			hasGuide && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: paths.guide(group.guide.slug),
				className: "link self-start text-sm",
				children: group.guide.name
			})
		]
	});
}
/** What there is besides market days: shares, picking, stands, where SNAP is taken, what is organic. */
function NearbyKinds({ facts, city, guides }) {
	const groups = groupsOf(facts);
	if (groups.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "kinds",
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
			id: "kinds",
			className: "text-xl",
			children: ["Ways to buy from farms near ", city]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fold, {
			summary: groups.length === 1 ? "Show one way" : `Show ${groups.length} ways`,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "gap-4 sm:columns-2 lg:columns-3",
				children: groups.map((group) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Places, {
					group,
					hasGuide: guides.some(({ slug }) => slug === group.guide.slug)
				}, group.id))
			})
		})]
	});
}
/** @returns the search for what farms near a ZIP code grow */
var growingSearch = (productType, zipCode) => withQuery(paths.browse(), {
	search: productType,
	zipCode,
	tab: "farms"
});
// src/content/locations/location-page.tsx
function LocationHead({ page }) {
	const { title, metaDescription, slug, isIndexable, farmsDataParsed } = page;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
		title,
		description: metaDescription,
		canonical: paths.location(slug),
		noindex: !isIndexable || farmsDataParsed.length === 0,
		image: previewImage("location-pages", slug)
	});
}
function Growing({ page: { facts, city, zipCode } }) {
	if (facts.growing.length === 0) return null;
	const items = facts.growing.map(({ productType, count }) => ({
		key: productType,
		name: productType,
		to: growingSearch(productType, zipCode),
		count
	}));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "growing",
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
			id: "growing",
			className: "text-xl",
			children: [
				"What farms near ",
				city,
				" sell"
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fold, {
			summary: items.length === 1 ? "Show the kind of food" : `Show ${items.length} kinds of food`,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CountLinks, { items })
		})]
	});
}
function Neighbors({ page: { neighbors, stateCode } }) {
	if (neighbors.length === 0) return null;
	const items = neighbors.map((neighbor) => ({
		key: neighbor.slug,
		name: neighbor.stateCode === stateCode ? neighbor.city : `${neighbor.city}, ${neighbor.stateCode}`,
		to: paths.location(neighbor.slug),
		count: neighbor.count
	}));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "neighbors",
		className: "flex flex-col gap-4",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "neighbors",
				className: "text-xl",
				children: "Neighboring cities"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm text-soft",
				children: "With the number of farms and markets near each one."
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CountLinks, { items })
		]
	});
}
/** The text's first paragraph opens the page; the rest of it tells in words what the lists before it show. */
function textParts(html) {
	const end = html.indexOf("</p>") + 4;
	return html.startsWith("<p>") ? {
		lead: html.slice(0, end),
		rest: html.slice(end)
	} : {
		lead: "",
		rest: html
	};
}
function Location({ page }) {
	const { city, state, stateCode, zipCode, facts, inSeason, hubs } = page;
	const { lead, rest } = textParts(page.contentHtml);
	const hasFarms = page.farmsDataParsed.length > 0;
	const season = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SeasonCrops, {
		season: inSeason,
		state: {
			name: state,
			code: stateCode
		},
		zipCode
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LocationHead, { page }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LocationHero, { page }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "page flex flex-col gap-7 pt-6 sm:gap-12 md:gap-16 md:pt-12 [&>:nth-child(n+2)]:below-fold",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "grid grid-cols-1 gap-7 sm:gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "flex min-w-0 flex-col gap-6 sm:gap-8",
						children: [
							lead && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Prose, {
								html: lead,
								className: "md:text-lg"
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LocationFarms, { page }),
							!hasFarms && season
						]
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LocationSidebar, { page })]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarketWeek, {
					facts,
					city,
					zipCode,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SaturdayMarkets, { page })
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PickupsNear, {
					city,
					zipCode
				}),
				hasFarms && season,
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NearbyKinds, {
					facts,
					city,
					guides: hubs
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FreshNow, {
					facts,
					city,
					zipCode
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Growing, { page }),
				rest.trim() && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fold, {
					summary: `Read more about farms near ${city}`,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Prose, {
						html: rest,
						className: "lg:max-w-none! lg:columns-2 lg:gap-14"
					})
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(GuideLinks, {
					title: "Guides",
					guides: hubs
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Neighbors, { page })
			]
		})
	] });
}
/** What farms, markets and produce there are near a city. */
function LocationPage() {
	const { slug = "" } = (0, import_dist.useParams)();
	const { data: page, error } = useQuery(locationQuery(slug));
	if (page) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Location, { page });
	return error ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LocationMissing, {}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LocationLoading, {});
}
export { LocationPage };

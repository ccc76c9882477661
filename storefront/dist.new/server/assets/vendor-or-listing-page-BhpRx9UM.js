import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { a as isMissing, o as sentenceOf } from "./api-BmXrKzYt.js";
import { A as productCount, Cr as vendorQuery, E as vendorFarmsQuery, F as vendorProductsCall, It as pictureAddress, Sn as Badge, cr as page, i as vendorMeta, n as specialtiesText, r as vendorCrumbs, t as readAfter, xn as Card, yn as CategoryArt } from "../entry-server.js";
import { n as withQuery, t as paths } from "./site-paths-DYYu6IFA.js";
import { t as PageFailure } from "./page-failure-WSkn7CU_.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { o as previewImage, t as PageHead } from "./page-head-DvKldIXV.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { t as Breadcrumbs } from "./breadcrumbs-DmSqU1d8.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { t as VisuallyHidden } from "./visually-hidden-Dalysla6.js";
import { n as ProductGrid, t as useProductPages } from "./product-pages-CE4N3oXI.js";
import { i as ReviewList, r as waySentences, t as isSent } from "./shipping-terms-BZgyOD1w.js";
import { o as PLACE_KIND_LABELS } from "./place-kinds-CWS_TYgm.js";
import { t as createLucideIcon } from "./createLucideIcon-B8SKdGX_.js";
import { i as formatDate, l as webAddress, n as countOf, t as UGC_REL } from "./format-DqpZFbOp.js";
import { n as SellerMarkets, t as SellerPickups } from "./seller-pickups-BnYzxuHO.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as Picture } from "./picture-V0GdbbxK.js";
import { t as backOnText } from "./back-on-Dd34MRdi.js";
import { a as termsSentences } from "./seller-terms-vgRQTthN.js";
import { d as SHIPPING_METHODS } from "./shop-Dv2K-8bW.js";
import { t as BadgeCheck } from "./badge-check-NNFABjU9.js";
import { t as Globe } from "./globe-BXROM4QR.js";
import { t as MapPin } from "./map-pin-x4rln9X-.js";
import { t as Sprout } from "./sprout-Ds1NeEAx.js";
import { t as Tag } from "./tag-Bt65bTMQ.js";
import { t as Truck } from "./truck-Dh4FgheF.js";
import { t as SaveButton } from "./save-button-KHEVl5kI.js";
import { t as DemonstrationMark } from "./demonstration-mark-BB5aBiCT.js";
import { t as Rating } from "./rating-CS-mmOLp.js";
import { a as NearReach, o as ShareButton } from "./card-facts-Dv_6i3W3.js";
import { i as practiceLabel } from "./shop-filters-CorZ5aVi.js";
import { t as ContactVendor } from "./contact-vendor-9PqW_3P7.js";
// ../node_modules/lucide-react/dist/esm/icons/award.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "award",
	size: 24,
	node: [["path", {
		d: "m15.477 12.89 1.515 8.526a.5.5 0 0 1-.81.47l-3.58-2.687a1 1 0 0 0-1.197 0l-3.586 2.686a.5.5 0 0 1-.81-.469l1.514-8.526",
		key: "1yiouv"
	}], ["circle", {
		cx: "12",
		cy: "8",
		r: "6",
		key: "1vp47v"
	}]]
};
__iconData$1.node;
var Award = createLucideIcon(__iconData$1);
// ../node_modules/lucide-react/dist/esm/icons/tractor.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "tractor",
	size: 24,
	node: [
		["path", {
			d: "m10 11 11 .9a1 1 0 0 1 .8 1.1l-.665 4.158a1 1 0 0 1-.988.842H20",
			key: "she1j9"
		}],
		["path", {
			d: "M16 18h-5",
			key: "bq60fd"
		}],
		["path", {
			d: "M18 5a1 1 0 0 0-1 1v5.573",
			key: "1kv8ia"
		}],
		["path", {
			d: "M3 4h8.129a1 1 0 0 1 .99.863L13 11.246",
			key: "1q1ert"
		}],
		["path", {
			d: "M4 11V4",
			key: "9ft8pt"
		}],
		["path", {
			d: "M7 15h.01",
			key: "k5ht0j"
		}],
		["path", {
			d: "M8 10.1V4",
			key: "1jgyzo"
		}],
		["circle", {
			cx: "18",
			cy: "18",
			r: "2",
			key: "1emm8v"
		}],
		["circle", {
			cx: "7",
			cy: "15",
			r: "5",
			key: "ddtuc"
		}]
	]
};
__iconData.node;
var Tractor = createLucideIcon(__iconData);
// src/marketplace/shop/vendor/vendor-failure.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
/** In the place of a vendor that cannot be had right now. */
function VendorFailure({ error, onRetry }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageFailure, {
		title: "Failed to load vendor",
		isGone: false,
		hint: sentenceOf(error, "Please try again."),
		onRetry,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			look: "secondary",
			to: paths.marketplace(),
			children: "Browse Products"
		})
	});
}
// src/marketplace/shop/vendor/vendor-farms.tsx
function FarmCard({ farm }) {
	const { id, name, kind, city, state, imageUrl } = farm;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		isLink: true,
		className: "flex items-center gap-4 p-3",
		children: [imageUrl && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "aspect-4/3 w-24 shrink-0 overflow-hidden rounded-control",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
				address: imageUrl,
				alt: "",
				sizes: "6rem",
				otherwise: null
			})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "min-w-0 p-1",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				className: "text-base wrap-anywhere",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					to: paths.farm(id),
					"data-card": true,
					className: "cover hover:text-leaf",
					children: name
				})
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-sm text-soft",
				children: [PLACE_KIND_LABELS[kind], city && state && ` in ${city}, ${state}`]
			})]
		})]
	});
}
/** The first farm of the vendor's business, at a glance; nothing where it has none. */
function FarmLink({ vendor }) {
	const [farm, ...others] = useQuery(vendorFarmsQuery(vendor.id)).data?.farms ?? [];
	if (!farm) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "flex items-start gap-2.5",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tractor, {
			"aria-hidden": true,
			size: 18,
			className: "mt-1 shrink-0 text-leaf"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "min-w-0 wrap-anywhere",
			children: [
				"From",
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					to: paths.farm(farm.id),
					className: "link",
					children: farm.name
				}),
				others.length > 0 && ` and ${countOf(others.length, "more farm")}`
			]
		})]
	});
}
/** Where and when the vendor hands over. */
function VendorPickups({ vendor }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SellerPickups, { pickups: useQuery(vendorFarmsQuery(vendor.id)).data?.pickups });
}
/** The farms of the vendor's business, and the markets where it sells. */
function VendorFarms({ vendor }) {
	const { data } = useQuery(vendorFarmsQuery(vendor.id));
	if (!data) return null;
	const { farms, markets } = data;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [farms.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "farms",
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id: "farms",
			className: "text-xl",
			children: farms.length === 1 ? "Visit the farm" : "Visit the farms"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			"aria-labelledby": "farms",
			className: "grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3",
			children: farms.map((farm) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FarmCard, { farm }) }, farm.id))
		})]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SellerMarkets, { markets })] });
}
// src/marketplace/shop/vendor/vendor-profile.tsx
function VendorPicture({ vendor }) {
	const { id, businessName, imageUrl, imageAlt, specialties, isDemonstration } = vendor;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "relative aspect-4/3 w-full overflow-hidden rounded-card bg-moss",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
			address: pictureAddress(imageUrl),
			alt: imageAlt || businessName,
			sizes: "(min-width: 56.25rem) 26rem, 100vw",
			isMain: true,
			otherwise: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CategoryArt, {
				category: specialties[0] ?? "other",
				seed: `vendor-${id}`,
				eager: true
			})
		}), isDemonstration && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DemonstrationMark, {})]
	});
}
function Fact({ icon, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "flex items-start gap-2.5",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "mt-1 shrink-0 text-leaf",
			children: icon
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "min-w-0 wrap-anywhere",
			children
		})]
	});
}
function Website({ address }) {
	const href = webAddress(address);
	if (!href) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Globe, {
			"aria-hidden": true,
			size: 18
		}),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
			href,
			rel: UGC_REL,
			className: "link",
			children: new URL(href).hostname.replace(/^www\./, "")
		})
	});
}
/** Who it is, at a glance. */
function VendorHead({ vendor }) {
	const { id, businessName, city, state, rating, reviewCount, certifications } = vendor;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "grid grid-cols-1 gap-x-12 gap-y-6 md:grid-cols-[24rem_1fr] md:items-center",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VendorPicture, { vendor }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-4",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex items-start justify-between gap-4",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
						className: "text-2xl wrap-anywhere lg:text-3xl",
						children: businessName
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "-mt-1 -mr-2 flex shrink-0",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShareButton, {
							name: businessName,
							path: paths.vendor(id)
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SaveButton, {
							itemKey: `vendor-${id}`,
							name: businessName
						})]
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-wrap items-center gap-2",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
							icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BadgeCheck, {
								"aria-hidden": true,
								size: 14
							}),
							children: "Verified Vendor"
						}),
						certifications.map((name) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
							tone: "outline",
							icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Award, {
								"aria-hidden": true,
								size: 14,
								className: "shrink-0"
							}),
							children: name
						}, name)),
						rating !== null && reviewCount > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Rating, {
							rating,
							count: reviewCount
						})
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
					className: "flex flex-col gap-1.5",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Fact, {
							icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MapPin, {
								"aria-hidden": true,
								size: 18
							}),
							children: [
								city,
								", ",
								state
							]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Fact, {
							icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sprout, {
								"aria-hidden": true,
								size: 18
							}),
							children: [practiceLabel(vendor.farmingPractice), " farming"]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FarmLink, { vendor }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Website, { address: vendor.website })
					]
				}),
				vendor.away && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "rounded-control bg-sun px-4 py-3 text-on-sun wrap-anywhere",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "font-semibold",
						children: `Away, and taking no orders. ${backOnText(vendor.away.backOn)}.`
					}), vendor.away.note && ` ${vendor.away.note}`]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "max-w-measure whitespace-pre-line wrap-anywhere",
					children: vendor.description
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContactVendor, { vendor }) })
			]
		})]
	});
}
/** Its story, and how its goods reach people. */
function VendorAbout({ vendor }) {
	const { farmStory, shippingMethods, pickupNote, createdAt, terms } = vendor;
	const methods = SHIPPING_METHODS.filter((method) => shippingMethods.includes(method));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "grid grid-cols-1 items-start gap-x-12 gap-y-8 md:grid-cols-[1fr_22rem]",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			"aria-labelledby": "story",
			className: "flex flex-col gap-3",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					id: "story",
					className: "text-xl",
					children: farmStory ? "Our story" : "About"
				}),
				farmStory && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "max-w-measure whitespace-pre-line wrap-anywhere",
					children: farmStory
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "text-sm text-soft",
					children: [
						"Specialties: ",
						specialtiesText(vendor),
						". On Farmgate since ",
						formatDate(createdAt),
						"."
					]
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
			className: "flex flex-col gap-3 p-5",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "text-lg",
					children: "How to get it"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
					className: "flex flex-col gap-2 text-sm",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NearReach, {
							methods,
							from: vendor
						}),
						waySentences(methods, vendor).map((sentence) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
							icon: sentence.startsWith("Pickup") ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MapPin, {
								"aria-hidden": true,
								size: 18
							}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Truck, {
								"aria-hidden": true,
								size: 18
							}),
							children: sentence
						}, sentence)),
						terms && termsSentences(terms).map((sentence) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
							icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tag, {
								"aria-hidden": true,
								size: 18
							}),
							children: sentence
						}, sentence))
					]
				}),
				pickupNote && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "text-sm whitespace-pre-line wrap-anywhere",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "font-semibold",
						children: "Pickup: "
					}), pickupNote]
				}),
				isSent(shippingMethods) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "text-sm text-soft",
					children: "Ships within 1-2 business days."
				})
			]
		})]
	});
}
// src/marketplace/shop/vendor/vendor-page.tsx
function VendorProducts({ vendor }) {
	const after = readAfter((0, import_dist.useSearchParams)()[0]);
	const pages = useProductPages((key) => vendorProductsCall(String(vendor.id), key), after);
	const { first, products, retry } = pages;
	const count = first?.data ? productCount(first.data) : "";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "products",
		className: "flex flex-col gap-5",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-wrap items-baseline gap-x-4",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "products",
				className: "text-xl",
				children: "Products"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				role: "status",
				className: "text-sm text-soft tabular-nums",
				children: count
			})]
		}), first?.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
			isError: true,
			title: "Unable to load products. Please try again.",
			action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				onClick: retry,
				children: "Try again"
			})
		}) : first?.isSuccess && products.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
			picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "no-results" }),
			title: "No products at the moment.",
			hint: "Check back soon, or contact the vendor."
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductGrid, {
			pages,
			view: "grid",
			to: (key) => withQuery(paths.vendor(vendor.id), { after: key }),
			label: "Products",
			withoutVendor: true
		})]
	});
}
/** The shape of a vendor that is still on its way. */
function VendorSkeleton() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page py-6 md:py-8",
		"aria-busy": true,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisuallyHidden, { children: "Loading the vendor..." }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-5 w-64" }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "mt-8 grid grid-cols-1 gap-8 md:grid-cols-[24rem_1fr] lg:gap-12",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "aspect-4/3 w-full rounded-card" }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-col gap-4",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-10 w-4/5" }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-6 w-40 rounded-full" }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-24 w-full" })
					]
				})]
			})
		]
	});
}
/** What a vendor says of itself, sells, and is said of by its buyers. */
function VendorPage({ vendor }) {
	const after = readAfter((0, import_dist.useSearchParams)()[0]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
		...vendorMeta(vendor),
		canonical: paths.vendor(vendor.id),
		image: previewImage("vendors", vendor.id),
		noindex: after !== ""
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("article", {
		className: "page flex flex-col gap-12 py-6 md:py-8",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-6",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Breadcrumbs, { crumbs: vendorCrumbs(vendor) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VendorHead, { vendor })]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VendorPickups, { vendor }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VendorProducts, { vendor }, vendor.id),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VendorAbout, { vendor }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VendorFarms, { vendor }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
				"aria-labelledby": "reviews",
				className: "flex flex-col gap-5",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					id: "reviews",
					className: "text-xl",
					children: "Reviews"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReviewList, {
					of: "vendors",
					id: vendor.id,
					none: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "text-soft",
						children: "No reviews yet"
					})
				})]
			}),
			vendor.isDemonstration && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "rounded-control bg-sunk px-4 py-3 text-sm text-soft",
				children: "This is a demo vendor. The vendor and its products aren’t real."
			})
		]
	})] });
}
// src/app/vendor-or-listing-page.tsx
/**
* Few of these addresses lead to a listing, so browsers fetch its code only there. The server needs it before
* it renders.
*/
var listingInstead = page({
	path: "/vendors/:id",
	component: () => import("./listing-page-C4VVDInA.js").then((module) => module.ListingPage)
});
function ListingInstead() {
	const ListingPage = listingInstead.loaded() ?? (0, import_react.use)(listingInstead.ready());
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListingPage, {});
}
/** /vendors/{id}: the vendor where a public one has that id, else the listing with that id. */
function VendorOrListingPage() {
	const { id = "" } = (0, import_dist.useParams)();
	const { data: vendor, error, refetch } = useQuery(vendorQuery(id));
	if (vendor) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VendorPage, { vendor });
	if (isMissing(error)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListingInstead, {});
	if (error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VendorFailure, {
		error,
		onRetry: () => void refetch()
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VendorSkeleton, {});
}
export { VendorOrListingPage, listingInstead };

import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { At as townOf, Gt as ownFarmsQuery, Ht as farmQuery, It as pictureAddress, Jr as useSession, Ot as farmCrumbs, Sn as Badge, Ut as farmShopQuery, Vt as farmListingsQuery, Wt as mergedFarmPath, _ as hasChoice, bn as ArtRow, jt as wholeAddress, kt as farmMeta, v as hasOptions, xn as Card, yn as CategoryArt, zr as PlaceThumbnail } from "../entry-server.js";
import { t as FarmFailure } from "./farm-failure-DRvgDqOf.js";
import { a as OpeningSection, i as ContactSection, n as LocationSection, o as Confirmed, r as ContactBar, s as FarmSkeleton, t as Offers } from "./offers-C0g04PDr.js";
import { o as previewImage, t as PageHead } from "./page-head-DvKldIXV.js";
import { c as businessStatusLabel, o as PLACE_KIND_LABELS } from "./place-kinds-CWS_TYgm.js";
import { t as BadgeCheck } from "./badge-check-NNFABjU9.js";
import { t as Hourglass } from "./hourglass-B4pGqSbd.js";
import { t as Pencil } from "./pencil-BaCuby9N.js";
import { r as formatUnit } from "./prices-DvN7lvqV.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { i as formatDate, r as formatCount } from "./format-DqpZFbOp.js";
import { t as SaveButton } from "./save-button-KHEVl5kI.js";
import { t as Breadcrumbs } from "./breadcrumbs-DmSqU1d8.js";
import { r as LinkButton } from "./button-E5CZy8Ra.js";
import { n as SuggestCorrection } from "./social-links-9_mzPnuh.js";
import { t as Gallery } from "./gallery-C4sKzBUa.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as ListingCard } from "./listing-card-CpP9dTfk.js";
import { i as dollars } from "./money-C_WGm-47.js";
import { t as ArrowRight } from "./arrow-right-lvznp2JV.js";
import { n as SellerMarkets, t as SellerPickups } from "./seller-pickups-BnYzxuHO.js";
import { t as DemonstrationMark } from "./demonstration-mark-BB5aBiCT.js";
import { t as Picture } from "./picture-V0GdbbxK.js";
import { t as Rating } from "./rating-CS-mmOLp.js";
// src/directory/farms/page/farm-gallery.tsx
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
function picturesOf({ photos, imageUrl, name }) {
	return (photos.length > 0 ? photos : [{
		imageUrl,
		alt: ""
	}]).flatMap((photo) => {
		const address = pictureAddress(photo.imageUrl);
		return address === null ? [] : [{
			address,
			alt: photo.alt || name
		}];
	});
}
/** The farm's photographs; else a drawn map of its state. */
function FarmGallery({ farm }) {
	const drawing = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceThumbnail, {
		latitude: farm.isApproximate ? null : farm.latitude,
		longitude: farm.isApproximate ? null : farm.longitude,
		state: farm.state,
		kind: farm.kind,
		seed: `farm-${farm.id}`,
		eager: true
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Gallery, {
		pictures: picturesOf(farm),
		noun: "photo",
		sizes: "(width >= 56.25rem) 46rem, 100vw",
		otherwise: drawing
	});
}
// src/directory/farms/page/farm-listings.tsx
/** What the farm has for sale now. */
function FarmListings({ farm }) {
	const { data } = useQuery(farmListingsQuery(String(farm.id)));
	if (!data || data.items.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "listings",
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id: "listings",
			className: "text-xl",
			children: "For sale now"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			"aria-labelledby": "listings",
			className: "grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArtRow, {
				items: data.items,
				children: data.items.map((listing) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListingCard, {
					listing,
					from: "farm"
				}) }, listing.id))
			})
		})]
	});
}
// src/directory/farms/page/farm-shop.tsx
var SIZES = "(min-width: 1100px) 12rem, (min-width: 600px) 33vw, 50vw";
function Tile({ product }) {
	const { id, name, category, unit, price, imageUrl, imageAlt } = product;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		isLink: true,
		className: "flex h-full flex-col",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "relative aspect-4/3 overflow-hidden rounded-t-[11px]",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
				address: imageUrl,
				alt: imageAlt || name,
				sizes: SIZES,
				otherwise: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CategoryArt, {
					category,
					seed: id,
					name
				})
			}), product.isDemonstration && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DemonstrationMark, {})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex min-w-0 flex-1 flex-col gap-1 p-3",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				className: "line-clamp-2 text-base leading-snug wrap-anywhere",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					to: paths.product(id),
					"data-card": true,
					className: "cover hover:text-leaf",
					children: name
				})
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "mt-auto pt-1 text-sm tabular-nums",
				children: [
					hasChoice(product) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "text-soft",
						children: "From "
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "font-bold text-clay lining-nums",
						children: dollars(Math.round(price * 100))
					}),
					!hasOptions(product) && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "text-soft",
						children: [" ", formatUnit(unit)]
					})
				]
			})]
		})]
	});
}
/** Whose shop it is, what people say of it, and where orders are picked up. */
function Seller({ vendor }) {
	const { id, businessName, rating, reviewCount, pickupNote } = vendor;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex max-w-measure flex-col gap-1.5 text-sm",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [
				"Sold by",
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					to: paths.vendor(id),
					className: "link font-semibold",
					children: businessName
				})
			] }), rating !== null && reviewCount > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Rating, {
				rating,
				count: reviewCount
			})]
		}), pickupNote && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "whitespace-pre-line wrap-anywhere",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "font-semibold",
				children: "Pickup: "
			}), pickupNote]
		})]
	});
}
/** What the farm's business sells in the marketplace; nothing where it has no vendor that is shown. */
function FarmShop({ farm }) {
	const { data } = useQuery(farmShopQuery(String(farm.id)));
	if (!data?.vendor) return null;
	const { vendor, products } = data;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "shop",
		className: "flex flex-col gap-4",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					id: "shop",
					className: "text-xl",
					children: "Shop online"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
					to: paths.vendor(vendor.id),
					className: "link hit inline-flex items-center gap-1",
					children: [
						"See all products",
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "text-soft tabular-nums",
							children: [
								"(",
								formatCount(vendor.productCount),
								")"
							]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArrowRight, {
							"aria-hidden": true,
							size: 16
						})
					]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Seller, { vendor }),
			products.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-soft",
				children: "Everything is sold out right now."
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				"aria-labelledby": "shop",
				className: "grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-6",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArtRow, {
					items: products,
					children: products.map((product) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tile, { product }) }, product.id))
				})
			})
		]
	});
}
/** Where and when its vendor hands over. */
function FarmPickups({ farm }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SellerPickups, { pickups: useQuery(farmShopQuery(String(farm.id))).data?.pickups });
}
/** The markets where the farm or its vendor sells. */
function FarmMarkets({ farm }) {
	const { data } = useQuery(farmShopQuery(String(farm.id)));
	return data ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SellerMarkets, { markets: data.markets }) : null;
}
// src/directory/farms/page/farm-detail.tsx
function Labels({ farm }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-wrap items-center gap-2",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, { children: PLACE_KIND_LABELS[farm.kind] }),
			farm.isVerified && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BadgeCheck, {
					"aria-hidden": true,
					size: 14
				}),
				children: "Verified"
			}),
			farm.organicCertified && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
				tone: "sun",
				children: "Organic"
			}),
			farm.businessStatus !== "OPERATIONAL" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
				tone: "clay",
				children: businessStatusLabel(farm.businessStatus)
			}),
			farm.unconfirmedSince !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Badge, {
				tone: "plain",
				children: ["Not confirmed since ", farm.unconfirmedSince]
			}),
			farm.isDemonstration && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
				tone: "plain",
				children: "Demo"
			})
		]
	});
}
/** The owner's way to change the page; for everybody else it is not there. */
function EditLink({ farm }) {
	const session = useSession();
	const { data } = useQuery(ownFarmsQuery(session));
	if (!data?.farms.some(({ id }) => id === farm.id)) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
		look: "secondary",
		to: paths.editFarm(farm.id),
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Pencil, {
			"aria-hidden": true,
			size: 18
		}),
		children: "Edit"
	});
}
function Heading({ farm }) {
	const town = townOf(farm);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-wrap items-start justify-between gap-x-6 gap-y-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex min-w-0 flex-col gap-2.5",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Labels, { farm }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
					className: "text-2xl wrap-anywhere lg:text-3xl",
					children: farm.name
				}),
				town && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "text-soft",
					children: [
						town,
						" ",
						farm.zipCode
					]
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex items-center gap-2",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(EditLink, { farm }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SaveButton, {
				itemKey: `farm-${farm.id}`,
				name: farm.name
			})]
		})]
	});
}
function About({ farm }) {
	const paragraphs = farm.description.split(/\n\s*\n/).filter((text) => text.trim() !== "");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "about-farm",
		className: "flex flex-col gap-3",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "about-farm",
				className: "text-xl",
				children: "About the farm"
			}),
			farm.isClaimed && !farm.isVerified && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "flex items-start gap-2 text-sm text-soft",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Hourglass, {
					"aria-hidden": true,
					size: 16,
					className: "mt-0.5 shrink-0"
				}), "From the person who manages this page. We haven’t verified the description, hours and photos yet."]
			}),
			paragraphs.map((text, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "max-w-measure whitespace-pre-line wrap-anywhere",
				children: text
			}, index))
		]
	});
}
/** Whose record it is, how old, and how to put it right. */
function Origin({ farm }) {
	const isConfirmedSince = farm.unconfirmedSince !== null || farm.lastConfirmed > farm.updatedAt.slice(0, 10);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-3 border-t border-line pt-5 text-sm text-soft",
		children: [!farm.isClaimed && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
			"Is this your farm?",
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: paths.claimFarm({
					search: farm.name,
					zipCode: farm.zipCode
				}),
				className: "link hit",
				children: "Claim it"
			})
		] }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-wrap items-center justify-between gap-x-6 gap-y-2",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
				farm.isDemonstration ? "This is a demo farm. It isn’t real." : `Source: ${farm.source.attribution}.`,
				" ",
				"Last changed ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("time", {
					dateTime: farm.updatedAt,
					children: formatDate(farm.updatedAt)
				}),
				".",
				" ",
				isConfirmedSince && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Confirmed, { of: farm })
			] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SuggestCorrection, {
				placeId: `farm-${farm.id}`,
				placeName: farm.name
			})]
		})]
	});
}
function FarmDetail({ farm }) {
	const contact = {
		...farm,
		id: `farm-${farm.id}`,
		address: wholeAddress(farm)
	};
	const opening = {
		...farm,
		confirmedOn: farm.lastConfirmed
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
			...farmMeta(farm),
			canonical: paths.farm(farm.id),
			image: previewImage("farms", farm.id)
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("article", {
			className: "page flex flex-col gap-6 py-6 md:py-8",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Breadcrumbs, { crumbs: farmCrumbs(farm) }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Heading, { farm }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-[minmax(0,1fr)_20rem] md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-x-14",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FarmGallery, { farm }, farm.id),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
							className: "md:col-start-2 md:row-span-2 md:row-start-1",
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContactSection, {
								contact,
								opening,
								call: "Call the farm"
							})
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "flex min-w-0 flex-col gap-8 md:gap-10",
							children: [
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)(About, { farm }),
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Offers, {
									products: farm.productTypes,
									activities: farm.activities,
									features: farm.features
								}),
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OpeningSection, { opening })
							]
						})
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-col gap-10 pt-4",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FarmShop, { farm }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FarmPickups, { farm }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FarmListings, { farm }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FarmMarkets, { farm }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LocationSection, {
							place: {
								...farm,
								id: contact.id
							},
							kind: "farm",
							address: contact.address
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Origin, { farm })
					]
				})
			]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContactBar, { contact })
	] });
}
// src/directory/farms/page/farm-page.tsx
/** /farms/:id, the public page of a registered farm. */
function FarmPage() {
	const { id = "" } = (0, import_dist.useParams)();
	const { data: farm, error, refetch } = useQuery(farmQuery(id));
	const moved = mergedFarmPath(id, farm);
	if (moved !== void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_dist.Navigate, {
		to: moved,
		replace: true
	});
	if (farm) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FarmDetail, { farm });
	if (error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FarmFailure, {
		error,
		onRetry: () => void refetch(),
		otherwise: paths.browse()
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FarmSkeleton, {});
}
export { FarmPage };

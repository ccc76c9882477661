import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { o as sentenceOf, t as ApiError } from "./api-BmXrKzYt.js";
import { t as PageFailure } from "./page-failure-WSkn7CU_.js";
import { It as pictureAddress, Jr as useSession, Jt as dashboardQuery, Rr as track, Sn as Badge, ct as listingCrumbs, lt as listingMeta, yn as CategoryArt, zr as PlaceThumbnail } from "../entry-server.js";
import { r as LinkButton, t as AnchorButton } from "./button-E5CZy8Ra.js";
import { n as listingQuery } from "./queries-B9xYnQdo.js";
import { o as previewImage, t as PageHead } from "./page-head-DvKldIXV.js";
import { a as categoryLabel } from "./categories-Iwfar9G4.js";
import { t as ArrowLeft } from "./arrow-left-CLsBeGLb.js";
import { t as MapPin } from "./map-pin-x4rln9X-.js";
import { t as Pencil } from "./pencil-BaCuby9N.js";
import { t as Sprout } from "./sprout-Ds1NeEAx.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { c as phoneHref, i as formatDate, o as formatPhone, s as mailHref } from "./format-DqpZFbOp.js";
import { o as priceInDollars, r as formatUnit, t as formatPrice } from "./prices-DvN7lvqV.js";
import { t as SaveButton } from "./save-button-KHEVl5kI.js";
import { r as useNow } from "./visit-BGiKR49a.js";
import { t as Breadcrumbs } from "./breadcrumbs-DmSqU1d8.js";
import { n as placeLine, t as isNewListing } from "./listing-facts-4WX2zTBs.js";
import { t as Mail } from "./mail-ParynBb0.js";
import { t as Phone } from "./phone-DjAGZSV4.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as Picture } from "./picture-V0GdbbxK.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { t as VisuallyHidden } from "./visually-hidden-Dalysla6.js";
import { t as useViewCount } from "./use-view-count-CFyv4-jh.js";
// src/directory/farmer/use-is-own-listing.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var FRESH_MS = 6e4;
/** @returns whether a listing is the signed-in farmer's own; null while that is not known */
function useIsOwnListing(listingId) {
	const { status, me } = useSession();
	const isFarmer = me?.role === "farmer";
	const { data, isError } = useQuery({
		...dashboardQuery(),
		enabled: isFarmer,
		staleTime: FRESH_MS
	});
	if (status === "checking" || listingId === void 0) return null;
	if (!isFarmer || isError) return false;
	return data ? data.listings.some(({ id }) => id === listingId) : null;
}
// src/directory/listing-detail/contact-buttons.tsx
var import_jsx_runtime = require_jsx_runtime();
function mailAbout(listing, email) {
	return `${mailHref(email)}?subject=${encodeURIComponent(`${listing.productName} on Farmgate`)}`;
}
/**
* E-mail and phone, each only if the farmer gave it; on paper in words. `isCompact` is the bar at a phone's
* lower edge.
*/
function ContactButtons({ listing, isCompact = false }) {
	const { id, email, phone } = listing;
	const size = isCompact ? "md" : "lg";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		phone && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AnchorButton, {
			size,
			href: phoneHref(phone),
			look: email ? "secondary" : "primary",
			icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Phone, {
				"aria-hidden": true,
				size: 18
			}),
			"aria-label": `Call ${formatPhone(phone)}`,
			className: isCompact ? void 0 : "order-2 w-full",
			onClick: () => track("contact_click", {
				listingId: id,
				method: "phone"
			}),
			children: isCompact ? "Call" : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "tabular-nums",
				children: ["Call ", formatPhone(phone)]
			})
		}),
		email && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AnchorButton, {
			size,
			href: mailAbout(listing, email),
			icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Mail, {
				"aria-hidden": true,
				size: 18
			}),
			className: isCompact ? void 0 : "w-full",
			onClick: () => track("contact_click", {
				listingId: id,
				method: "email"
			}),
			children: isCompact ? "Email" : "Email the farmer"
		}),
		!isCompact && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "order-3 hidden wrap-anywhere print:block",
			children: [phone && formatPhone(phone), email].filter(Boolean).join(", ")
		})
	] });
}
// src/directory/listing-detail/listing-picture.tsx
/** The farmer's photograph, else drawn art of the category. */
function ListingPicture({ listing }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "aspect-4/3 w-full overflow-hidden rounded-card bg-moss print:w-56",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
			address: pictureAddress(listing.imageUrl),
			alt: listing.imageAlt ?? listing.productName,
			sizes: "(min-width: 1280px) 46rem, (min-width: 768px) 55vw, 100vw",
			isMain: true,
			otherwise: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CategoryArt, {
				category: listing.category,
				seed: listing.id,
				name: listing.productName,
				eager: true
			})
		})
	});
}
// src/directory/listing-detail/listing-detail.tsx
function Price({ listing, className }) {
	const isNumber = priceInDollars(listing.price) !== null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "font-display font-[560] text-clay lining-nums tabular-nums",
			children: formatPrice(listing.price)
		}), isNumber && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "text-base text-soft",
			children: [" ", formatUnit(listing.unit)]
		})]
	});
}
function Labels({ listing }) {
	const isNew = isNewListing(listing, useNow());
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-wrap items-center gap-2",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, { children: categoryLabel(listing.category) }),
			isNew && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
				tone: "clay",
				children: "New"
			}),
			!listing.isAvailable && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
				tone: "sun",
				children: "No longer available"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "ml-1 text-sm text-soft",
				children: ["Posted ", /* @__PURE__ */ (0, import_jsx_runtime.jsx)("time", {
					dateTime: listing.createdAt,
					children: formatDate(listing.createdAt)
				})]
			})
		]
	});
}
function Origin({ listing }) {
	const place = placeLine(listing);
	if (!listing.farmName && !place) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
		className: "flex flex-col gap-2 border-t border-line pt-5",
		children: [listing.farmName && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
			className: "flex items-start gap-2.5",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sprout, {
				"aria-hidden": true,
				size: 20,
				className: "mt-1 shrink-0 text-leaf"
			}), listing.farmId === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "font-semibold",
				children: listing.farmName
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: paths.farm(listing.farmId),
				className: "link font-semibold",
				children: listing.farmName
			})]
		}), place && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
			className: "flex items-start gap-2.5",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MapPin, {
				"aria-hidden": true,
				size: 20,
				className: "mt-1 shrink-0 text-leaf"
			}), place]
		})]
	});
}
/** The product, its price, where it is from and how to get it. */
function Facts({ listing }) {
	const hasContact = Boolean(listing.email ?? listing.phone);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Labels, { listing }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "text-2xl lg:text-3xl",
				children: listing.productName
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Price, {
				listing,
				className: "text-2xl leading-none"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Origin, { listing }),
			hasContact ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "hidden flex-col gap-3 md:flex",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContactButtons, { listing }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "order-3 text-xs text-soft",
					children: "Contact the farm to arrange pickup or ask about delivery."
				})]
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "rounded-control bg-sunk px-4 py-3 text-sm text-soft",
				children: "This farm hasn’t listed an email address or phone number."
			}),
			listing.isDemonstration && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "rounded-control bg-sunk px-4 py-3 text-sm text-soft",
				children: "This is a demo listing. The farm and its produce aren’t real."
			})
		]
	});
}
function Description({ listing }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "description",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id: "description",
			className: "mb-3 text-xl",
			children: "Description"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "max-w-measure whitespace-pre-line",
			children: listing.description
		})]
	});
}
/** Where in its state it grows, and what else is to be had there. */
function Nearby({ listing }) {
	const { id, category, zipCode, latitude, longitude, state } = listing;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "nearby",
		className: "flex flex-col overflow-hidden rounded-card border border-line bg-card sm:flex-row md:col-span-2 print:hidden",
		children: [state && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "sm:w-72 sm:shrink-0",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceThumbnail, {
				latitude,
				longitude,
				state,
				kind: "farm_stand",
				seed: id
			})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col items-start justify-center gap-4 p-5 sm:px-8",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "nearby",
				className: "text-xl",
				children: zipCode ? `Around ${zipCode}` : "More like this"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-center gap-x-6 gap-y-3",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(LinkButton, {
					look: "secondary",
					to: paths.browse({
						category,
						...zipCode && { zipCode }
					}),
					children: [
						"More ",
						categoryLabel(category).toLowerCase(),
						zipCode && ` near ${zipCode}`
					]
				}), zipCode && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
					to: paths.browse({ zipCode }),
					className: "link hit text-sm",
					children: ["Farms and listings near ", zipCode]
				})]
			})]
		})]
	});
}
/** On phones the ways to the farmer stay at the screen's lower edge for as long as the listing is on it. */
function ContactBar({ listing }) {
	if (!listing.email && !listing.phone) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "sticky bottom-0 z-20 mt-10 -mb-16 border-t border-line bg-paper py-3 md:hidden print:hidden",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "page flex items-center justify-end gap-2",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Price, {
				listing,
				className: "mr-auto min-w-0 text-lg leading-tight *:last:text-sm"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContactButtons, {
				listing,
				isCompact: true
			})]
		})
	});
}
/** @param isOwn the signed-in person's own listing, which may be edited from here */
function ListingDetail({ listing, isOwn = false }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
			...listingMeta(listing),
			canonical: paths.listing(listing.id),
			image: previewImage("listings", listing.id)
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("article", {
			className: "page py-6 md:py-8",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Breadcrumbs, { crumbs: listingCrumbs(listing) }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "mt-5 flex min-h-9 items-center justify-between gap-4",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
							to: paths.browse(),
							className: "hit inline-flex items-center gap-1.5 text-sm font-semibold text-leaf hover:underline print:hidden",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArrowLeft, {
								"aria-hidden": true,
								size: 18
							}), "Back to Listings"]
						}),
						listing.isAvailable && !isOwn && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SaveButton, {
							itemKey: `listing-${listing.id}`,
							name: listing.productName,
							className: "-my-2"
						}),
						isOwn && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
							size: "sm",
							look: "secondary",
							to: paths.editListing(listing.id),
							icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Pencil, {
								"aria-hidden": true,
								size: 16
							}),
							children: "Edit"
						})
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "mt-4 grid grid-cols-1 gap-x-8 gap-y-7 md:grid-cols-[1fr_22rem] md:gap-y-10 lg:grid-cols-[1fr_26rem] lg:gap-x-14",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListingPicture, { listing }, listing.id),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "flex flex-col gap-8",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Facts, { listing }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Description, { listing })]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Nearby, { listing })
					]
				})
			]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContactBar, { listing })
	] });
}
// src/directory/listing-detail/listing-skeleton.tsx
/** The shape of a listing that is still on its way. */
function ListingSkeleton() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page py-6 md:py-8",
		"aria-busy": true,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisuallyHidden, { children: "Loading the listing..." }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-5 w-64" }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "mt-8 grid grid-cols-1 gap-8 md:grid-cols-[1fr_22rem] lg:grid-cols-[1fr_26rem] lg:gap-12",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "aspect-4/3 w-full rounded-card" }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-col gap-4",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-6 w-24 rounded-full" }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-10 w-full" }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-9 w-40" }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-24 w-full" }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-13 w-full rounded-control" })
					]
				})]
			})
		]
	});
}
// src/directory/listing-detail/listing-page.tsx
function ListingFailure({ error, onRetry }) {
	const isGone = error instanceof ApiError && error.status < 500;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageFailure, {
		title: "Failed to load listing",
		isGone,
		goneScene: "no-results",
		hint: sentenceOf(error, "The listing could not be found."),
		onRetry,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			look: isGone ? "primary" : "secondary",
			to: paths.browse(),
			children: "Browse Other Listings"
		})
	});
}
function ListingPage() {
	const { id = "" } = (0, import_dist.useParams)();
	const { data: listing, error, refetch } = useQuery(listingQuery(id));
	const listingId = listing?.id;
	const category = listing?.category;
	(0, import_react.useEffect)(() => {
		if (listingId !== void 0 && category !== void 0) track("listing_view", {
			listingId,
			category
		});
	}, [listingId, category]);
	const isOwn = useIsOwnListing(listingId);
	useViewCount("listings", isOwn === false && listing?.isAvailable ? listing.id : null);
	if (listing) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListingDetail, {
		listing,
		isOwn: isOwn === true
	});
	if (error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListingFailure, {
		error,
		onRetry: () => void refetch()
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListingSkeleton, {});
}
export { ListingPage };

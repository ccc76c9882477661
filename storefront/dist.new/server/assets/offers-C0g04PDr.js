import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { r as useNow } from "./visit-BGiKR49a.js";
import { t as Clock } from "./clock-Chz5693C.js";
import { t as Globe } from "./globe-BXROM4QR.js";
import { t as AnchorButton } from "./button-E5CZy8Ra.js";
import { t as Mail } from "./mail-ParynBb0.js";
import { t as MapPin } from "./map-pin-x4rln9X-.js";
import { t as MapPinned } from "./map-pinned-CXxgViF3.js";
import { t as Phone } from "./phone-DjAGZSV4.js";
import { t as Share2 } from "./share-2-B2OK1r51.js";
import { a as WEEKDAYS, c as exceptionText, i as WEEK, l as hoursFrom } from "./hours-D56nLBBq.js";
import { t as clockText } from "./pickup-hours-mwntTR91.js";
import { c as phoneHref, i as formatDate, l as webAddress, o as formatPhone, s as mailHref } from "./format-DqpZFbOp.js";
import { i as FEATURE_LABELS } from "./place-kinds-CWS_TYgm.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { t as VisuallyHidden } from "./visually-hidden-Dalysla6.js";
import { Ft as shownSocialLinks, K as directionsAddress, Rr as track, Sn as Badge } from "../entry-server.js";
import { a as WeekTable, c as weekdayAt, o as seasonTexts, s as weekRows, t as SocialLinks } from "./social-links-9_mzPnuh.js";
import { t as IconLine } from "./icon-line-ChMYo85G.js";
import { t as PinMap } from "./pin-map-Unzw4LU_.js";
// src/directory/farms/farm-skeleton.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The shape of a farm's page that is still on its way. */
function FarmSkeleton() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page flex flex-col gap-6 py-6 md:py-8",
		"aria-busy": true,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisuallyHidden, { children: "Loading the farm..." }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-5 w-64 max-w-full" }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-6 w-32 rounded-full" }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-10 w-96 max-w-full" }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grid grid-cols-1 gap-8 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-14",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "aspect-4/3 w-full rounded-card" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-72 w-full rounded-card" })]
			})
		]
	});
}
// src/directory/place-parts/confirmed.tsx
/** When those who know it said last that everything is right, or since when they have not. */
function Confirmed({ of }) {
	if (of.unconfirmedSince !== null) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("strong", {
		className: "text-ink",
		children: [
			"Not confirmed since ",
			of.unconfirmedSince,
			"."
		]
	});
	if (of.lastConfirmed === null) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		"Last confirmed ",
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("time", {
			dateTime: of.lastConfirmed,
			children: formatDate(of.lastConfirmed)
		}),
		"."
	] });
}
// src/directory/place-parts/season-notes.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** @returns every season in words, those of a farm with one week in the year as well */
function seasonNotes(seasons) {
	return seasons.map((season) => ({
		when: seasonTexts([season])[0] ?? "Hours",
		hours: hoursInWords(season.hours)
	}));
}
function stretchInWords({ opens, closes }) {
	if (opens && closes) return `${clockText(opens)}–${clockText(closes)}`;
	if (opens) return `from ${clockText(opens)}`;
	return closes ? `until ${clockText(closes)}` : "open";
}
/** Neighboring days with the same hours become one line. */
function hoursInWords(hours) {
	const lines = [];
	for (const day of WEEK) {
		const text = hours.filter((stretch) => stretch.day === day).map(stretchInWords).join(", ");
		const line = lines.at(-1);
		if (text === "") continue;
		if (line?.text === text && WEEK.indexOf(line.last) === WEEK.indexOf(day) - 1) line.last = day;
		else lines.push({
			first: day,
			last: day,
			text
		});
	}
	const short = (day) => WEEKDAYS[day].slice(0, 3);
	return lines.map(({ first, last, text }) => first === last ? `${short(first)} ${text}` : `${short(first)}–${short(last)} ${text}`);
}
// src/directory/place-parts/opening-section.tsx
/** When it opens or closes next, in one line; nothing of a business that is closed, as its heading says. */
function OpenLine({ opening }) {
	const { openingHours, openSummary } = opening;
	const isOpenNow = typeof openingHours === "object" && openingHours?.openNow === true;
	if (opening.businessStatus !== "OPERATIONAL") return null;
	const year = hoursFrom(opening.hoursConfirmed, opening.confirmedOn);
	const text = openSummary ?? (typeof openingHours === "string" ? openingHours : null);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "flex flex-wrap items-center gap-x-2 gap-y-1 text-sm",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Clock, {
				"aria-hidden": true,
				size: 18,
				className: "shrink-0 text-leaf"
			}),
			text ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "max-w-[calc(100%-1.625rem)] font-semibold wrap-anywhere",
				children: text
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "text-soft",
				children: "Hours not listed"
			}),
			isOpenNow && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, { children: "Open Now" }),
			text && year !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "text-soft",
				children: ["Hours from ", year]
			})
		]
	});
}
/** Dates with other hours, the soonest first. */
function SpecialDates({ exceptions }) {
	const year = useNow().getUTCFullYear();
	if (exceptions.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex max-w-measure flex-col gap-1.5 rounded-card bg-sunk px-4 py-3 sm:min-w-96 sm:self-start",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
			className: "text-sm font-semibold",
			children: "Special dates"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "flex flex-col gap-1 text-sm",
			children: exceptions.map((exception) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
				className: "wrap-anywhere tabular-nums",
				children: exceptionText(exception, year, clockText)
			}, exception.from))
		})]
	});
}
/** The week with today marked, and every season with its own hours. */
function OpeningSection({ opening }) {
	const now = useNow();
	const today = opening.openSummary?.startsWith("Closed for the season") ?? false ? "" : weekdayAt(now, opening.timeZone);
	const week = typeof opening.openingHours === "object" && opening.openingHours;
	const notes = seasonNotes(opening.seasons);
	const isOneYear = notes.length === 1 && notes[0]?.when === "All year";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "hours",
		className: "flex flex-col gap-4",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "hours",
				className: "text-xl",
				children: "Hours"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OpenLine, { opening }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SpecialDates, { exceptions: opening.exceptions }),
			week && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WeekTable, { rows: weekRows(week.weekdayText, today) }),
			isOneYear && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm text-soft",
				children: "Open all year."
			}),
			notes.length > 0 && !isOneYear && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
				className: "flex flex-col gap-3 text-sm",
				children: notes.map(({ when, hours }, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-col gap-0.5",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", {
						className: "font-semibold",
						children: when
					}), hours.length > 0 ? hours.map((line) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
						className: "text-soft tabular-nums",
						children: line
					}, line)) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
						className: "text-soft",
						children: "Hours not listed"
					})]
				}, index))
			})
		]
	});
}
// src/directory/place-parts/contact-section.tsx
var hostOf = (address) => new URL(address).hostname.replace(/^www\./, "");
/** An address that breaks where its parts end. */
function Breakable({ text }) {
	return text.split(/(?=[@.])/).map((part, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_react.Fragment, { children: [index > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("wbr", {}), part] }, index));
}
var directions = ({ name, address, movedTo }) => directionsAddress(name, movedTo ?? `${name}, ${address}`);
/** Beside the picture on wide screens, where it stays while the page scrolls. */
function ContactSection({ contact, opening, call }) {
	const { id: placeId, name, address, phone, email, socialLinks } = contact;
	const website = webAddress(contact.website);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "contact",
		className: "flex flex-col gap-5 rounded-card border border-line bg-card p-5 md:sticky md:top-24",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "contact",
				className: "text-lg",
				children: "Visit or get in touch"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OpenLine, { opening }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
				className: "flex flex-col gap-2.5",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconLine, {
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MapPin, { size: 18 }),
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("address", {
							className: "not-italic",
							children: address
						})
					}),
					phone && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconLine, {
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Phone, { size: 18 }),
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
							href: phoneHref(phone),
							className: "link hit tabular-nums",
							onClick: () => track("call_farm", { placeId }),
							children: formatPhone(phone)
						})
					}),
					email && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconLine, {
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Mail, { size: 18 }),
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
							href: mailHref(email),
							className: "link hit",
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Breakable, { text: email })
						})
					}),
					website && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconLine, {
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Globe, { size: 18 }),
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
							href: website,
							rel: "ugc nofollow noopener",
							className: "link hit",
							onClick: () => track("visit_farm_website", { placeId }),
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Breakable, { text: hostOf(website) })
						})
					}),
					shownSocialLinks(socialLinks).length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconLine, {
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Share2, { size: 18 }),
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SocialLinks, {
							links: socialLinks,
							placeId,
							name
						})
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-2.5",
				children: [phone && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AnchorButton, {
					href: phoneHref(phone),
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Phone, {
						"aria-hidden": true,
						size: 18
					}),
					wide: true,
					onClick: () => track("call_farm", { placeId }),
					children: call
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AnchorButton, {
					href: directions(contact),
					rel: "noopener",
					look: phone ? "secondary" : "primary",
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MapPinned, {
						"aria-hidden": true,
						size: 18
					}),
					wide: true,
					onClick: () => track("view_farm_on_map", { placeId }),
					children: "Get directions"
				})]
			})
		]
	});
}
/** The two nearest ways to it at a phone's lower edge. */
function ContactBar({ contact }) {
	const { id: placeId, phone, email } = contact;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "sticky bottom-0 z-20 mt-10 -mb-16 border-t border-line bg-paper py-3 md:hidden print:hidden",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "page flex flex-wrap items-center gap-2",
			children: [
				phone && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AnchorButton, {
					href: phoneHref(phone),
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Phone, {
						"aria-hidden": true,
						size: 18
					}),
					className: "flex-1",
					onClick: () => track("call_farm", { placeId }),
					children: "Call"
				}),
				!phone && email && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AnchorButton, {
					href: mailHref(email),
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Mail, {
						"aria-hidden": true,
						size: 18
					}),
					className: "flex-1",
					children: "Email"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AnchorButton, {
					href: directions(contact),
					rel: "noopener",
					look: "secondary",
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MapPinned, {
						"aria-hidden": true,
						size: 18
					}),
					className: "flex-1",
					onClick: () => track("view_farm_on_map", { placeId }),
					children: "Directions"
				})
			]
		})
	});
}
// src/directory/place-parts/location-section.tsx
/** Where it is. */
function LocationSection({ place, kind, address }) {
	const { id, name, latitude, longitude, isApproximate } = place;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "where",
		className: "flex flex-col gap-4",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "where",
				className: "text-xl",
				children: "Where it is"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "h-80 noscript:hidden print:hidden",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PinMap, {
					id,
					kind,
					latitude,
					longitude,
					isApproximate,
					label: name,
					instead: "The address is below."
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm",
				children: address
			}),
			isApproximate && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm text-soft",
				children: "We don’t have an exact location, so the map shows the center of the ZIP code."
			})
		]
	});
}
// src/directory/place-parts/offers.tsx
function Words({ id, heading, words, tone }) {
	if (words.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": id,
		className: "flex flex-col gap-3",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id,
			className: "text-xl",
			children: heading
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			"aria-labelledby": id,
			className: "flex flex-wrap gap-2",
			children: words.map((word) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
				className: "flex max-w-full",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
					tone,
					children: word
				})
			}, word))
		})]
	});
}
/** What it grows or sells, what one can do there, and what it offers besides. */
function Offers({ products, activities, features }) {
	const offered = features.map((feature) => FEATURE_LABELS[feature]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Words, {
			id: "products",
			heading: "Products",
			words: products,
			tone: "leaf"
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Words, {
			id: "activities",
			heading: "Activities",
			words: activities,
			tone: "outline"
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Words, {
			id: "features",
			heading: "Good to know",
			words: offered,
			tone: "plain"
		})
	] });
}
export { OpeningSection as a, ContactSection as i, LocationSection as n, Confirmed as o, ContactBar as r, FarmSkeleton as s, Offers as t };

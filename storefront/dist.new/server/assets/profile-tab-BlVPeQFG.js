import { n as basisPointsOf } from "./money-C_WGm-47.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as BadgeCheck } from "./badge-check-NNFABjU9.js";
import { t as CalendarOff } from "./calendar-off-8TNkztk5.js";
import { t as Hourglass } from "./hourglass-B4pGqSbd.js";
import { t as Pencil } from "./pencil-BaCuby9N.js";
import { t as useMay } from "./use-may-DpX1n8rd.js";
import { o as formatPhone } from "./format-DqpZFbOp.js";
import { It as pictureAddress, Sn as Badge, xn as Card } from "../entry-server.js";
import { r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as Picture } from "./picture-V0GdbbxK.js";
import { t as PublicProfileButton } from "./public-profile-button-DJfJSl54.js";
import { i as practiceLabel } from "./vendor-form-values-BsUDFoic.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/vendor/profile/profile-tab.tsx
var import_jsx_runtime = require_jsx_runtime();
function Fact({ label, isWide, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: clsx("min-w-0", isWide && "sm:col-span-2"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", {
			className: "text-sm text-soft",
			children: label
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
			className: "wrap-anywhere",
			children
		})]
	});
}
/** Whether staff has looked at the vendor and let it sell. */
function ApprovalBadge({ isApproved }) {
	return isApproved ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BadgeCheck, {
			"aria-hidden": true,
			size: 14
		}),
		children: "Approved"
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
		tone: "sun",
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Hourglass, {
			"aria-hidden": true,
			size: 14
		}),
		children: "Pending Approval"
	});
}
/** @returns "12%" of a rate such as "0.12" */
var percentOf = (rate) => `${(basisPointsOf(rate) ?? 0) / 100}%`;
/** What the vendor says of the business. */
function ProfileTab({ profile }) {
	const { may } = useMay();
	const { businessName, email, phone, city, state, farmingPractice, isApproved, description } = profile;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "vendor-profile",
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-wrap items-center justify-between gap-3",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "vendor-profile",
				className: "text-xl",
				children: "Vendor Profile"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap gap-3",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PublicProfileButton, { profile }), may("edit") && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
					look: "secondary",
					to: paths.daysOff,
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CalendarOff, {
						"aria-hidden": true,
						size: 18
					}),
					children: "Days off"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
					to: paths.vendorProfileEdit,
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Pencil, {
						"aria-hidden": true,
						size: 18
					}),
					children: "Edit Profile"
				})] })]
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
			className: "flex flex-col gap-6 p-4 sm:p-6 md:flex-row",
			children: [profile.imageUrl && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "aspect-4/3 w-full shrink-0 self-start overflow-hidden rounded-control md:w-64",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
					address: pictureAddress(profile.imageUrl),
					alt: profile.imageAlt ?? businessName,
					sizes: "(width >= 56.25rem) 16rem, 100vw",
					otherwise: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { className: "size-full bg-sunk" })
				})
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dl", {
				className: "grid grid-cols-1 min-w-0 flex-1 gap-x-8 gap-y-4 sm:grid-cols-2",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
						label: "Business name",
						children: businessName
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
						label: "Approval",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ApprovalBadge, { isApproved })
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
						label: "Email",
						children: email ?? "Not given"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
						label: "Phone",
						children: phone === null ? "Not given" : formatPhone(phone)
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Fact, {
						label: "Location",
						children: [
							city,
							", ",
							state
						]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
						label: "Farming practice",
						children: practiceLabel(farmingPractice)
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
						label: "Description",
						isWide: true,
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "block max-w-measure whitespace-pre-line",
							children: description
						})
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Fact, {
						label: "Commission",
						children: [percentOf(profile.commissionRate), " of what you sell, set by Farmgate"]
					})
				]
			})]
		})]
	});
}
export { ProfileTab as n, percentOf as r, ApprovalBadge as t };

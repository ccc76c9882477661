import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as LogOut } from "./log-out-BAOEufh9.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { Ir as HEADER_LINKS, Jr as useSession, Lr as isCurrent, Nr as PostListingButton, Or as visitorLinks, Pr as openFarmApplication, Rr as track, Tr as callingName, jr as ThemeSwitch, lr as MarketplaceItem } from "../entry-server.js";
import { r as LinkButton } from "./button-E5CZy8Ra.js";
import { n as Sheet } from "./dialog-ye1TPyzV.js";
import { n as usePersonLinks, r as PersonLink, t as useSignOut } from "./use-sign-out-BKOmpqYr.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/app/frame/header/menu-sheet.tsx
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
var row = "flex min-h-12 items-center rounded-control px-3 -mx-3 font-medium transition-colors hover:bg-moss";
function MenuLinks({ pathname, onFollow }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("nav", {
		"aria-label": "Main",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "flex flex-col",
			children: HEADER_LINKS.map((link, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: link.to,
				"aria-current": isCurrent(link, pathname) ? "page" : void 0,
				className: clsx(row, "aria-[current=page]:bg-moss aria-[current=page]:text-leaf"),
				onClick: () => {
					track("navigation_click", {
						label: link.label,
						to: link.to
					});
					onFollow();
				},
				children: link.label
			}), index === 2 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarketplaceItem, { className: row })] }, link.to))
		})
	});
}
function VisitorButtons({ onFollow }) {
	const location = (0, import_dist.useLocation)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "grid grid-cols-2 gap-3",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
			to: paths.saved,
			className: clsx(row, "col-span-2"),
			onClick: () => {
				track("navigation_click", {
					label: "Saved",
					to: paths.saved
				});
				onFollow();
			},
			children: "Saved"
		}), visitorLinks(location).map(({ label, to, cta }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			look: "secondary",
			to,
			onClick: () => {
				track("cta_click", {
					cta,
					from: location.pathname
				});
				onFollow();
			},
			children: label
		}, label))]
	});
}
function PersonEntries({ me, onFollow }) {
	const signOut = useSignOut();
	const links = usePersonLinks(me);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("nav", {
		"aria-label": "Account",
		className: "mt-2 flex flex-col",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "mb-1 text-sm text-soft",
				children: ["Logged in as ", /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "font-semibold text-ink wrap-anywhere",
					children: callingName(me)
				})]
			}),
			links.map((link) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PersonLink, {
				to: link.to,
				className: row,
				onClick: () => {
					track("navigation_click", {
						label: link.label,
						to: link.to
					});
					onFollow();
				},
				children: link.label
			}, link.to)),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
				type: "button",
				className: clsx(row, "gap-2.5"),
				onClick: () => {
					onFollow();
					signOut();
				},
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LogOut, {
					"aria-hidden": true,
					size: 18
				}), "Log out"]
			})
		]
	});
}
/** The header's links on small screens. */
function MenuSheet({ open, onOpenChange }) {
	const { pathname } = (0, import_dist.useLocation)();
	const { me } = useSession();
	const close = () => onOpenChange(false);
	const apply = () => {
		close();
		setTimeout(() => openFarmApplication("navbar_farm_application", pathname), 50);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Sheet, {
		open,
		onOpenChange,
		title: "Menu",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuLinks, {
			pathname,
			onFollow: close
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "mt-4 flex flex-col gap-3 border-t border-line pt-5",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PostListingButton, {
					cta: "navbar_farm_application",
					wide: true,
					onPress: (next) => next === "page" ? close() : apply()
				}),
				me ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PersonEntries, {
					me,
					onFollow: close
				}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisitorButtons, { onFollow: close }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "mt-3 flex flex-col gap-1.5",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						"aria-hidden": true,
						className: "text-sm font-semibold",
						children: "Theme"
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ThemeSwitch, { name: "menu-theme" })]
				})
			]
		})]
	});
}
export { MenuSheet };

import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { n as withQuery, t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { Cn as CouldNotLoad, Mr as Segmented, On as STATE_NAMES, gn as TextField, hn as TextArea, mn as Select } from "../entry-server.js";
import { t as BackLink } from "./back-link-8W4Wgnnt.js";
import { t as FormSkeleton } from "./form-skeleton-CQ1-5g86.js";
import { n as VendorGate } from "./vendor-gate-02csY3-F.js";
import { o as pickupSitesQuery, s as refreshPickups, t as PICKUPS } from "./pickup-queries-DgDrsbQR.js";
import { n as SiteNotThere, t as useKeptValues } from "./use-kept-values-Bsta01cw.js";
import { t as SITE_KINDS } from "./pickup-sites-CRG269C1.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as FieldError } from "./field-error-DsZoPFTL.js";
import { t as FormSection } from "./form-section-B5FWbE6j.js";
import { t as RestoredNote } from "./restored-note-D-qKRZuC.js";
import { i as PictureField, n as UploadStatus, t as useFormUpload } from "./use-form-upload-BnJhuEoR.js";
import { t as Check } from "./check-NQLuqzTb.js";
import { t as Search } from "./search-DZMRHuDZ.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { o as sentenceOf } from "./api-BmXrKzYt.js";
import { r as apiQuery } from "./queries-j_54H3BH.js";
import { a as formatMiles } from "./format-DqpZFbOp.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { a as siteFormData, i as newSite, n as NO_MARKET, o as siteRequest, s as siteValues, t as KIND_LABELS } from "./site-values-DNfIUZIJ.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as PinMap } from "./pin-map-Unzw4LU_.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { n as issuesOf } from "./field-issues-BI4fuZUK.js";
import { t as useFocusOnTrouble } from "./use-focus-on-trouble-C_giyldb.js";
import { r as toast } from "./toast-BS915kXo.js";
import { t as NO_PICTURE } from "./picture-value-DumOhUov.js";
import { n as isAboutPicture, r as isWorthRetrying, t as failureSentence } from "./sending-BqQVLrLx.js";
import { r as fieldErrors, t as checkForm } from "./field-errors-CuD2kIpT.js";
// src/marketplace/vendor/pickups/sites/market-choice.tsx
var import_dist = require_dist();
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var OURS = /^place-(\d+)$/;
/** Markets of the directory, nearest first; those that it only knows by another service can't be chosen. */
var marketsQuery = ({ name, zipCode }) => apiQuery(withQuery("/api/farmers-markets", {
	zipCode,
	radius: 100,
	limit: 10,
	view: "card",
	search: name || void 0
}));
function Results({ asked, onChoose }) {
	const { data, error } = useQuery(marketsQuery(asked));
	if (error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		role: "alert",
		className: "text-sm text-danger",
		children: sentenceOf(error, "We couldn’t search the markets. Please try again.")
	});
	if (!data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-24 rounded-control" });
	const found = data.flatMap((place) => {
		const id = Number(OURS.exec(place.id)?.[1] ?? 0);
		return id === 0 ? [] : [{
			...place,
			id
		}];
	});
	if (found.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		role: "status",
		className: "text-sm",
		children: "No markets found within 100 miles. Try another name or ZIP code, or add the place as a drop point."
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		"aria-label": "Markets found",
		className: "flex flex-col gap-2",
		children: found.map(({ id, name, address, latitude, longitude, distanceMiles }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
			className: "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-line bg-card p-3",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "min-w-0 flex-1 basis-48 text-sm",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "font-semibold wrap-anywhere",
					children: name
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "block text-soft wrap-anywhere",
					children: [
						address,
						" · ",
						formatMiles(distanceMiles)
					]
				})]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				size: "sm",
				look: "secondary",
				"aria-label": `Choose ${name}`,
				onClick: () => onChoose({
					id,
					name,
					address,
					latitude,
					longitude
				}),
				children: "Choose"
			})]
		}, id))
	});
}
function MarketSearch({ near, error, onChoose, isFocused }) {
	const [name, setName] = (0, import_react.useState)("");
	const [zipCode, setZipCode] = (0, import_react.useState)(near);
	const [asked, setAsked] = (0, import_react.useState)(null);
	const search = () => setAsked({
		name: name.trim(),
		zipCode: zipCode.trim()
	});
	const onKeyDown = (event) => {
		if (event.key !== "Enter") return;
		event.preventDefault();
		search();
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		role: "search",
		"aria-label": "Farmers markets",
		className: "flex flex-col gap-4",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grid grid-cols-1 items-start gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "Name of the market",
					optional: true,
					autoFocus: isFocused,
					enterKeyHint: "search",
					maxLength: 100,
					value: name,
					error,
					onKeyDown,
					onChange: ({ currentTarget }) => setName(currentTarget.value)
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "Near ZIP code",
					inputMode: "numeric",
					enterKeyHint: "search",
					maxLength: 10,
					value: zipCode,
					onKeyDown,
					onChange: ({ currentTarget }) => setZipCode(currentTarget.value)
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				look: "secondary",
				className: "self-start",
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Search, {
					"aria-hidden": true,
					size: 18
				}),
				onClick: search,
				children: "Find markets"
			}),
			asked && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Results, {
				asked,
				onChoose
			})
		]
	});
}
/** A market of the directory: found by its name or around a ZIP code, and chosen. */
function MarketChoice({ chosen, near, mayChange, error, onChoose }) {
	const id = (0, import_react.useId)();
	/** What was pressed is gone then: the focus goes on to what came in its place. */
	const [isFocused, setFocused] = (0, import_react.useState)(false);
	const choose = (market) => {
		setFocused(true);
		onChoose(market);
	};
	if (chosen.id === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarketSearch, {
		near,
		error,
		isFocused,
		onChoose: choose
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-1.5",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			role: "status",
			className: "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-moss p-4",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "flex min-w-0 flex-1 basis-48 items-start gap-3",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Check, {
					"aria-hidden": true,
					size: 20,
					className: "mt-0.5 shrink-0 text-leaf"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "min-w-0 wrap-anywhere",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "font-semibold",
						children: chosen.name
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "block text-sm text-soft",
						children: chosen.address
					})]
				})]
			}), mayChange && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				size: "sm",
				look: "quiet",
				autoFocus: isFocused,
				onClick: () => choose(NO_MARKET),
				children: "Choose another"
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldError, {
			id: `${id}-error`,
			children: error
		})]
	});
}
// src/marketplace/vendor/pickups/sites/place-fields.tsx
/** What a place is called, and its address. */
function PlaceFields({ place, example, errors, onChange, host }) {
	const text = (name) => ({
		value: place[name],
		error: errors[name],
		required: true,
		onChange: ({ currentTarget }) => onChange({ [name]: currentTarget.value })
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
			label: "Name",
			placeholder: example,
			maxLength: 120,
			help: "Customers see it at checkout.",
			...text("name")
		}),
		host && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
			label: "Host",
			optional: true,
			placeholder: "Ana at the counter",
			maxLength: 120,
			help: "Whom people ask for when they get there.",
			value: host.value,
			error: errors.host,
			onChange: ({ currentTarget }) => host.onChange(currentTarget.value)
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
			label: "Address",
			maxLength: 300,
			autoComplete: "off",
			...text("address")
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "grid grid-cols-1 gap-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,12rem)_8rem]",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "City",
					maxLength: 100,
					autoComplete: "off",
					...text("city")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Select, {
					label: "State",
					required: true,
					value: place.state,
					error: errors.state,
					onChange: ({ currentTarget }) => onChange({ state: currentTarget.value }),
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
						value: "",
						children: "Choose"
					}), Object.entries(STATE_NAMES).map(([code, name]) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
						value: code,
						children: name
					}, code))]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "ZIP code",
					inputMode: "numeric",
					maxLength: 10,
					autoComplete: "off",
					...text("zipCode")
				})
			]
		})
	] });
}
// src/marketplace/vendor/pickups/sites/site-map.tsx
/** @returns where the site is on a map; null while that is not known */
function usePin({ kind, farm, drop, market }) {
	const place = kind === "drop_point" ? drop : farm;
	const zipCode = place.zipCode.trim().slice(0, 5);
	const enabled = kind !== "market" && /^\d{5}$/.test(zipCode);
	const { data } = useQuery({
		...apiQuery(`/api/zip-codes/${zipCode}`),
		enabled
	});
	if (kind === "market") return market.id === 0 ? null : {
		...market,
		label: market.name,
		zipCode: null
	};
	if (!enabled || !data) return null;
	const { latitude, longitude } = data;
	return {
		label: place.name.trim() || "Your pickup site",
		zipCode,
		latitude,
		longitude
	};
}
/** Where people will be led. */
function SiteMap({ values }) {
	const pin = usePin(values);
	if (!pin) return null;
	const { label, latitude, longitude, zipCode } = pin;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-1.5 noscript:hidden",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "h-52",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PinMap, {
				label,
				latitude,
				longitude,
				id: "site",
				kind: zipCode === null ? "market" : "farm",
				isApproximate: zipCode !== null,
				instead: "The address is above.",
				className: "min-h-0!"
			})
		}), zipCode !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "text-xs text-soft",
			children: [
				"The pin is at the center of ZIP code ",
				zipCode,
				". Customers get directions to the street address."
			]
		})]
	});
}
// src/marketplace/vendor/pickups/sites/use-site-form.ts
/** The form of a pickup site and its way to the server. A new one goes on to its first schedule. */
function useSiteForm({ userId, profile, site }) {
	const client = useQueryClient();
	const navigate = (0, import_dist.useNavigate)();
	const element = (0, import_react.useRef)(null);
	const kept = useKeptValues({
		name: `farmgate-pickup-site-draft-${site?.id ?? "new"}`,
		userId,
		saved: site ? siteValues(site, profile) : newSite(profile)
	});
	const [picture, setPicture] = (0, import_react.useState)(NO_PICTURE);
	const [errors, setErrors] = (0, import_react.useState)({});
	const [tries, setTries] = (0, import_react.useState)(0);
	const hasErrors = Object.keys(errors).length > 0;
	const refuse = (found) => {
		setErrors(found);
		setTries((count) => count + 1);
	};
	const upload = useFormUpload({
		path: site ? `${PICKUPS}/sites/${site.id}` : `${PICKUPS}/sites`,
		method: site ? "PUT" : "POST",
		onSuccess: async (saved) => {
			kept.finish();
			await refreshPickups(client);
			toast({
				title: site ? "Pickup site saved" : "Pickup site added",
				staysOn: true
			});
			navigate(site ? paths.vendorPickups : paths.pickupSchedule(saved.id, "new"), { replace: true });
		},
		onError: (error) => refuse(fieldErrors(issuesOf(error)))
	});
	useFocusOnTrouble(element, tries, tries > 0 && hasErrors);
	const send = async () => {
		const found = await checkForm("site", siteRequest(kept.values, picture));
		if (Object.keys(found).length > 0) refuse(found);
		else {
			setErrors({});
			upload.send(siteFormData(kept.values, picture));
		}
	};
	const { failure } = upload;
	const isShown = failure && !hasErrors && !isAboutPicture(failure);
	return {
		...kept,
		element,
		picture,
		setPicture,
		errors,
		upload,
		pictureError: isAboutPicture(failure) ? failureSentence(failure) : void 0,
		failure: isShown ? failureSentence(failure) : null,
		onRetry: isWorthRetrying(failure) ? () => void send() : null,
		submit: (event) => {
			event.preventDefault();
			if (!upload.isSending) send();
		}
	};
}
// src/marketplace/vendor/pickups/sites/site-form.tsx
var KIND_HELP = {
	farm: "People come to you: a farm stand, the barn, the driveway.",
	market: "People pick up at your stall. You can follow the market’s own days and hours.",
	drop_point: "Someone keeps the orders for you: a bakery, a church, a friend’s porch."
};
/** Where it is, by its kind. */
function Where({ form, isNew, zipCode }) {
	const { values, change, errors } = form;
	const { kind, farm, drop, host, market } = values;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-5",
		children: [
			isNew ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Segmented, {
				label: "What kind of place is it?",
				name: "site-kind",
				value: kind,
				options: SITE_KINDS.map((value) => ({
					value,
					label: KIND_LABELS[value]
				})),
				onChange: (chosen) => change({ kind: chosen }),
				className: "sm:self-start"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm text-soft",
				children: KIND_HELP[kind]
			})] }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm text-soft",
				children: KIND_LABELS[kind]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldError, {
				id: "site-kind-error",
				children: errors.kind
			}),
			kind === "market" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarketChoice, {
				chosen: market,
				near: zipCode,
				mayChange: isNew,
				error: errors.placeId,
				onChoose: (chosen) => change({ market: chosen })
			}),
			kind === "farm" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceFields, {
				place: farm,
				example: "Our farm stand",
				errors,
				onChange: (some) => change({ farm: {
					...farm,
					...some
				} })
			}),
			kind === "drop_point" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceFields, {
				place: drop,
				example: "Oak Street Bakery",
				errors,
				onChange: (some) => change({ drop: {
					...drop,
					...some
				} }),
				host: {
					value: host,
					onChange: (typed) => change({ host: typed })
				}
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SiteMap, { values })
		]
	});
}
/** What people should know when they come. */
function Notes({ form }) {
	const { values, change, errors } = form;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
		title: "When customers come",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
				label: "Instructions",
				optional: true,
				maxLength: 500,
				placeholder: "Drive past the house. We’re at the barn with the green roof.",
				help: "How to find you, where to park and what to bring. It’s in the reminder we email the day before.",
				value: values.instructions,
				error: errors.instructions,
				onChange: ({ currentTarget }) => change({ instructions: currentTarget.value })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
				label: "Accessibility",
				optional: true,
				rows: 2,
				maxLength: 300,
				placeholder: "Level gravel path. Call and we’ll bring your order to the car.",
				help: "For people who use a wheelchair or can’t walk far.",
				value: values.accessNote,
				error: errors.accessNote,
				onChange: ({ currentTarget }) => change({ accessNote: currentTarget.value })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PictureField, {
				label: "Photo of the place",
				value: form.picture,
				onChange: form.setPicture,
				kept: form.keptPicture,
				error: form.pictureError,
				isDisabled: form.upload.isSending
			})
		]
	});
}
/** The form of a pickup site. */
function SiteForm(options) {
	const { site, profile } = options;
	const form = {
		...useSiteForm(options),
		keptPicture: site?.imageUrl ?? null
	};
	const { upload, element, submit, isRestored, restart, picture, failure, onRetry } = form;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		ref: element,
		noValidate: true,
		"aria-label": site ? `Edit ${site.name}` : "Add a pickup site",
		onSubmit: submit,
		className: "flex max-w-2xl min-w-0 flex-col gap-8",
		children: [
			isRestored && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RestoredNote, { onDiscard: restart }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Where, {
				form,
				isNew: site === null,
				zipCode: profile.zipCode
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notes, { form }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-4 border-t border-line pt-6",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(UploadStatus, {
					progress: upload.progress,
					hasPicture: picture.file !== null,
					failure,
					error: upload.failure,
					onRetry,
					onCancel: upload.cancel
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-wrap gap-3",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						type: "submit",
						size: "lg",
						pendingLabel: upload.isSending && "Saving...",
						children: site ? "Save pickup site" : "Add pickup site"
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
						look: "quiet",
						size: "lg",
						to: paths.vendorPickups,
						onClick: form.finish,
						children: "Cancel"
					})]
				})]
			})
		]
	});
}
// src/marketplace/vendor/pickups/sites/site-page.tsx
function Existing({ id, me, profile }) {
	const { data, error, refetch, isFetchedAfterMount } = useQuery(pickupSitesQuery());
	if (error && !data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
		title: "We couldn’t load this pickup site.",
		error,
		onRetry: refetch
	});
	const site = data?.find((one) => one.id === id);
	if (site) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SiteForm, {
		userId: me.id,
		profile,
		site
	});
	return data && isFetchedAfterMount ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SiteNotThere, {}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSkeleton, {});
}
/** Where a vendor adds a pickup site, or changes one. */
function SitePage() {
	const { id = "" } = (0, import_dist.useParams)();
	const isNew = id === "new";
	const title = isNew ? "Add a pickup site" : "Edit pickup site";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page py-8 md:py-12",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title,
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackLink, {
				to: paths.vendorPickups,
				children: "Pickup sites"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "mt-4 mb-8 text-2xl md:text-3xl",
				children: title
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VendorGate, {
				here: paths.pickupSite(encodeURIComponent(id)),
				skeleton: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSkeleton, {}),
				children: ({ me, profile }) => isNew ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SiteForm, {
					userId: me.id,
					profile,
					site: null
				}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Existing, {
					id: Number(id),
					me,
					profile
				}, id)
			})
		]
	});
}
export { SitePage };

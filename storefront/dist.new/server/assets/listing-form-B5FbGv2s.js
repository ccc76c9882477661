import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { gn as TextField, hn as TextArea, mn as Select } from "../entry-server.js";
import { t as RestoredNote } from "./restored-note-D-qKRZuC.js";
import { i as PictureField, n as UploadStatus, o as usePreview, t as useFormUpload } from "./use-form-upload-BnJhuEoR.js";
import { a as categoryLabel, i as UNIT_LABELS, n as LISTING_CATEGORIES, r as UNITS } from "./categories-Iwfar9G4.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { o as formatPhone } from "./format-DqpZFbOp.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as ListingCard } from "./listing-card-CpP9dTfk.js";
import { A as string, D as preprocess, E as object, M as union, T as number, _ as _enum, a as LimitQuery, c as RadiusQuery, d as Timestamp, k as strictObject, l as RowId, o as OffsetQuery, s as OptionalZipQuery, u as SearchQuery, v as array, y as boolean } from "./schemas-CtfUswe-.js";
import { c as requiredText, i as optionalText, o as optionalZip, r as optionalEmail } from "./texts-BXzxH5nP.js";
import { a as isNothing, s as tidyPrice } from "./prices-DvN7lvqV.js";
import { t as u } from "./zod-BBj7cvpn.js";
import { c as useWatch, s as useForm } from "./index.esm-AQNYIaAw.js";
import { o as sentenceOf, t as ApiError } from "./api-BmXrKzYt.js";
import { t as fieldIssues } from "./field-issues-BI4fuZUK.js";
import { t as useLeaveWarning } from "./use-leave-warning-CP8DPMgZ.js";
import { r as toast } from "./toast-BS915kXo.js";
import { t as NO_PICTURE } from "./picture-value-DumOhUov.js";
import { t as useKeptPicture } from "./use-kept-picture-NupR_R86.js";
// src/directory/listing-form/listing-form-rules.ts
var import_jsx_runtime = require_jsx_runtime();
var EMPTY_LISTING = {
	productName: "",
	category: "",
	price: "",
	unit: "",
	description: "",
	farmId: "",
	farmName: "",
	zipCode: "",
	email: "",
	phone: "",
	imageAlt: ""
};
/** @returns the farm that is chosen; null for none, or for one that is not among one's own */
function chosenFarm(farms, farmId) {
	return farms.find(({ id }) => String(id) === farmId) ?? null;
}
/**
* The farm that a new listing starts with.
* @param asked what the address asks for; anything may stand there
*/
function firstFarmId(farms, asked) {
	const farm = chosenFarm(farms, asked ?? "") ?? farms[0];
	return farm ? String(farm.id) : "";
}
/** @returns whether somebody who wants the produce can reach the farmer, by the form or by the farm */
function hasContact({ email, phone }, farm) {
	return [
		email,
		phone,
		farm?.email,
		farm?.phone
	].some((way) => Boolean(way?.trim()));
}
/**
* @returns the values of a listing as its form shows them; what was taken from the farm stays empty, so that
* it goes on being taken
*/
function valuesOf(listing, farms) {
	const farmId = listing.farmId === null ? "" : String(listing.farmId);
	const farm = chosenFarm(farms, farmId);
	const own = (value, ofFarm) => value === null || value === ofFarm ? "" : value;
	return {
		productName: listing.productName,
		category: listing.category,
		price: listing.price,
		unit: listing.unit,
		description: listing.description,
		farmId: farm ? farmId : "",
		farmName: own(listing.farmName, farm?.name),
		zipCode: own(listing.zipCode, farm?.zipCode),
		email: own(listing.email, farm?.email),
		phone: own(listing.phone, farm?.phone),
		imageAlt: listing.imageAlt ?? ""
	};
}
/**
* @param kept the address of the picture that is kept so far; null for a new listing
* @returns the form as it is sent
*/
function listingFormData(values, picture, { kept, isAvailable }) {
	const form = new FormData();
	for (const [name, value] of Object.entries(values)) form.set(name, value.trim());
	form.set("isAvailable", String(isAvailable));
	if (kept !== null && !picture.isRemoved && !picture.file) form.set("imageUrl", kept);
	if (picture.isRemoved && !picture.file) form.set("removeImage", "true");
	if (picture.file) form.set("image", picture.file, picture.file.name);
	return form;
}
var isOneOf = (values, text) => values.includes(text);
/** @returns the listing as its card will show it, with words for what is still missing */
function previewListing({ values, farm, imageUrl, now }) {
	const category = isOneOf(LISTING_CATEGORIES, values.category) ? values.category : "vegetables";
	const unit = isOneOf(UNITS, values.unit) ? values.unit : "other";
	const isFarmsPlace = farm !== null && values.zipCode.trim() === "";
	const or = (text, otherwise) => text.trim() || (otherwise ?? null);
	return {
		id: 0,
		farmId: farm?.id ?? null,
		productName: values.productName.trim() || "Your product",
		description: values.description,
		price: values.price.trim() || "Your price",
		unit,
		category,
		imageUrl,
		imageAlt: null,
		isAvailable: true,
		createdAt: now,
		updatedAt: now,
		farmName: or(values.farmName, farm?.name) ?? "Your farm",
		zipCode: or(values.zipCode, farm?.zipCode),
		city: isFarmsPlace ? farm.city : null,
		state: isFarmsPlace ? farm.state : null,
		latitude: null,
		longitude: null,
		email: or(values.email, farm?.email),
		phone: or(values.phone, farm?.phone),
		distanceMiles: null,
		isDemonstration: false
	};
}
// src/directory/listing-form/listing-draft.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** A listing that is being written survives a detour and a reload of the page; its picture a detour alone. */
var draftName = ({ userId, listingId }) => `farmgate-listing-draft-${userId}${listingId === null ? "" : `-${listingId}`}`;
/** @returns what of a stored text is a draft; null when nothing was typed in it, or it is none */
function parseDraft(text) {
	try {
		const stored = JSON.parse(text ?? "null");
		if (typeof stored !== "object" || stored === null) return null;
		const entries = Object.entries(stored).filter(([name, value]) => Object.hasOwn(EMPTY_LISTING, name) && typeof value === "string");
		const draft = {
			...EMPTY_LISTING,
			...Object.fromEntries(entries)
		};
		return hasText(draft) ? draft : null;
	} catch {
		return null;
	}
}
/** Choices are there from the beginning; only what was typed makes a draft. */
function hasText({ unit: _unit, farmId: _farmId, ...typed }) {
	return Object.values(typed).some((text) => text.trim() !== "");
}
function differs(values, saved) {
	return Object.keys(saved).some((name) => values[name] !== saved[name]);
}
function readDraft(of) {
	try {
		return parseDraft(sessionStorage.getItem(draftName(of)));
	} catch {
		return null;
	}
}
/** @param saved what a listing says so far: the same is no draft */
/** @returns the draft of a form, from a farm that is still one's own; null where there is none */
function soundDraft(of, saved, farms) {
	const draft = readDraft(of);
	if (!draft) return null;
	return draft.farmId === "" || farms.some(({ id }) => String(id) === draft.farmId) ? draft : {
		...draft,
		farmId: saved.farmId
	};
}
function writeDraft(of, values, saved) {
	try {
		if (of.listingId === null ? hasText(values) : differs(values, saved)) sessionStorage.setItem(draftName(of), JSON.stringify(values));
		else sessionStorage.removeItem(draftName(of));
	} catch {}
}
function forgetDraft(of) {
	try {
		sessionStorage.removeItem(draftName(of));
	} catch {}
}
// src/directory/listing-form/listing-fieldsets.tsx
function Section({ title, hint, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "flex flex-col gap-4",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
				className: "mb-4 font-display text-xl font-[560]",
				children: title
			}),
			hint && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "-mt-3 text-sm text-soft",
				children: hint
			}),
			children
		]
	});
}
var errorOf = ({ form }, name) => form.formState.errors[name]?.message;
/** What is sold, and for how much. `children` is the picture. */
function ProduceFieldset({ children, ...props }) {
	const { register } = props.form;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Section, {
		title: "What you sell",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Product name",
				placeholder: "Sweet corn",
				maxLength: 120,
				required: true,
				error: errorOf(props, "productName"),
				...register("productName")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Select, {
				label: "Category",
				required: true,
				error: errorOf(props, "category"),
				...register("category"),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: "",
					children: "Choose a category"
				}), LISTING_CATEGORIES.map((category) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: category,
					children: categoryLabel(category)
				}, category))]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grid grid-cols-1 gap-4 sm:grid-cols-2",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "Price",
					placeholder: "4.50",
					help: "In dollars, or in words such as “Ask us”.",
					maxLength: 40,
					required: true,
					error: errorOf(props, "price"),
					...register("price")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Select, {
					label: "Unit",
					required: true,
					error: errorOf(props, "unit"),
					...register("unit"),
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
						value: "",
						children: "Choose a unit"
					}), UNITS.map((unit) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
						value: unit,
						children: UNIT_LABELS[unit]
					}, unit))]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
				label: "Description",
				rows: 4,
				placeholder: "Picked the same morning, no sprays. Pick up at the farm stand from Thursday to Saturday.",
				maxLength: 4e3,
				required: true,
				error: errorOf(props, "description"),
				...register("description")
			}),
			children
		]
	});
}
function FarmChoice({ farms, farm, ...props }) {
	if (farms.length > 1) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Select, {
		label: "Farm",
		error: errorOf(props, "farmId"),
		...props.form.register("farmId", { deps: ["email"] }),
		children: [farms.map(({ id, name }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
			value: id,
			children: name
		}, id)), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
			value: "",
			children: "No farm"
		})]
	});
	if (farm) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "rounded-control bg-sunk px-4 py-3 text-sm",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: paths.newFarm,
				className: "link",
				children: "Register your farm"
			}),
			" ",
			"once, and we’ll fill in its name, location and contact details on every listing."
		]
	});
}
/** Where it is from; what is left empty comes from the farm. */
function PlaceFieldset({ farms, farm, ...props }) {
	const { register } = props.form;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Section, {
		title: "Where it is from",
		hint: farm && `Leave a field blank to use the details from ${farm.name}.`,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FarmChoice, {
			farms,
			farm,
			...props
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "grid grid-cols-1 gap-4 sm:grid-cols-[2fr_1fr]",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Farm name",
				autoComplete: "organization",
				placeholder: farm?.name,
				maxLength: 160,
				optional: true,
				error: errorOf(props, "farmName"),
				...register("farmName")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "ZIP code",
				inputMode: "numeric",
				autoComplete: "postal-code",
				placeholder: farm?.zipCode,
				maxLength: 10,
				optional: true,
				help: farm ? void 0 : "Shoppers who search near a ZIP code only find listings that have one.",
				error: errorOf(props, "zipCode"),
				...register("zipCode")
			})]
		})]
	});
}
/** How people reach the farmer; by the farm's ways where nothing is given. */
function ContactFieldset({ farm, ...props }) {
	const { register } = props.form;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Section, {
		title: "How people reach you",
		hint: "Add at least one. We’ll show it on your listing.",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "grid grid-cols-1 gap-4 sm:grid-cols-2",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Email",
				type: "email",
				autoComplete: "email",
				placeholder: farm?.email ?? void 0,
				optional: true,
				error: errorOf(props, "email"),
				...register("email")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Phone",
				type: "tel",
				autoComplete: "tel",
				placeholder: farm?.phone ? formatPhone(farm.phone) : void 0,
				maxLength: 40,
				optional: true,
				error: errorOf(props, "phone"),
				...register("phone", { deps: ["email"] })
			})]
		})
	});
}
// src/directory/listing-form/listing-preview.tsx
/** The card that people will see, beside the form. Only to be looked at: it repeats what the form says. */
function ListingPreview({ values, farm, picture, kept }) {
	const id = (0, import_react.useId)();
	const imageUrl = usePreview(picture.file) ?? (picture.isRemoved ? null : kept);
	const now = (0, import_react.useMemo)(() => (/* @__PURE__ */ new Date()).toISOString(), []);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("aside", {
		"aria-labelledby": id,
		className: "hidden lg:block",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "sticky top-24 flex flex-col gap-3",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					id,
					className: "font-sans text-sm font-semibold",
					children: "Preview"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					inert: true,
					"aria-hidden": true,
					className: "select-none",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListingCard, {
						listing: previewListing({
							values,
							farm,
							imageUrl,
							now
						}),
						from: "preview",
						eager: true
					})
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "text-xs text-soft",
					children: "This is how shoppers will see your listing."
				})
			]
		})
	});
}
// ../backend/src/contract/directory/listings.ts
var CATEGORY_MESSAGE = `Please choose a category among ${LISTING_CATEGORIES.join(", ")}.`;
/** A category; empty and 'all' are no filter. */
var CategoryQuery = preprocess((value) => {
	const text = typeof value === "string" ? value.trim().toLowerCase() : value;
	return text === "" || text === "all" ? void 0 : text;
}, _enum(LISTING_CATEGORIES, CATEGORY_MESSAGE).optional());
object({
	limit: LimitQuery(20),
	offset: OffsetQuery,
	search: SearchQuery,
	zipCode: OptionalZipQuery,
	category: CategoryQuery,
	radius: RadiusQuery,
	sort: preprocess((value) => value === "" ? void 0 : value, _enum(["nearest", "newest"], "Please sort by nearest or newest.").optional()),
	/** The listings of one farm; newest first, without regard to the other filters. */
	farmId: preprocess((value) => value === "" ? void 0 : value, RowId("The farm could not be found.").optional())
});
object({ id: RowId("The listing could not be found.") });
var ListingView = object({
	id: number(),
	farmId: number().nullable(),
	productName: string(),
	description: string(),
	/** Text, as the farmer typed it: usually "4.50". */
	price: string(),
	unit: _enum(UNITS),
	category: _enum(LISTING_CATEGORIES),
	imageUrl: string().nullable(),
	/** What the picture shows, in words; null where nobody said. */
	imageAlt: string().nullable(),
	isAvailable: boolean(),
	createdAt: Timestamp,
	updatedAt: Timestamp,
	farmName: string().nullable(),
	zipCode: string().nullable(),
	city: string().nullable(),
	state: string().nullable(),
	latitude: number().nullable(),
	longitude: number().nullable(),
	email: string().nullable(),
	phone: string().nullable(),
	/** Miles from the searched ZIP code's center; null without one. */
	distanceMiles: number().nullable(),
	isDemonstration: boolean()
});
array(ListingView);
/** A price as text: an amount such as "4.50" or "$4.50" becomes "4.50"; words such as "Ask us" stay. */
var Price = requiredText(40, "Please enter a price, such as 4.50").refine((text) => !isNothing(text), "Please enter a price above zero, such as 4.50").transform(tidyPrice);
/** An id that a form sends as text; empty is null. */
var OptionalFarmId = union([number().int().positive().max(999999999), string().regex(/^(?:[1-9]\d{0,8})?$/, "Please choose one of your farms")]).nullish().transform((id) => id === null || id === void 0 || id === "" ? null : Number(id));
/** "true" and "false" from a form, or the values themselves. */
var FormFlag = union([boolean(), _enum(["true", "false"])]).transform((value) => value === true || value === "true");
/** The fields of a listing as its form holds them. What is left empty is taken from the farm. */
var ListingFields = strictObject({
	productName: requiredText(120, "Product name is required"),
	description: requiredText(4e3, "Description is required"),
	price: Price,
	unit: _enum(UNITS, "Please choose a unit"),
	category: _enum(LISTING_CATEGORIES, "Please choose a category"),
	farmId: OptionalFarmId,
	farmName: optionalText(160),
	zipCode: optionalZip("Please enter a five-digit ZIP code, such as 33901."),
	email: optionalEmail("Please enter a valid email address"),
	phone: optionalText(40),
	/** One of our own pictures. Another site's address is taken without an error and not kept. */
	imageUrl: optionalText(500),
	imageAlt: optionalText(200),
	isAvailable: FormFlag.default(true)
});
ListingFields.extend({ 
/** Takes the picture away; only when it is edited. */
removeImage: FormFlag.default(false) });
var LISTING_CONTACT_MESSAGE = "At least one contact method (email or phone) is required";
strictObject({ isAvailable: boolean() });
ListingView.extend({
	/**
	* Why it can or cannot be found: offered, paused by the farmer, hidden because nobody confirmed it, or
	* taken down by staff.
	*/
	state: _enum([
		"live",
		"paused",
		"hidden",
		"removed"
	]),
	/** Why staff took it down; null where they did not. */
	removedReason: string().nullable(),
	confirmedAt: Timestamp,
	/** When it will be hidden unless it is renewed; null for one that is not offered. */
	hidesAt: Timestamp.nullable(),
	/** Whether the farmer has been asked to confirm it. */
	isAsked: boolean(),
	/** Times its page was opened in the last 30 days. */
	views: number()
});
strictObject({
	id: number().int().positive(),
	token: string().regex(/^[A-Za-z0-9_-]{43}$/, "This link has expired.")
});
// src/directory/listing-form/use-listing-form.ts
/**
* The contract's rules, and the one that looks at the farm as well: there has to be a way to reach the
* farmer.
*/
function listingResolver(farms) {
	const fields = u(ListingFields, void 0, { raw: true });
	return async (values, context, options) => {
		const result = await fields(values, context, options);
		if (result.errors.email || hasContact(values, chosenFarm(farms, values.farmId))) return result;
		const email = {
			type: "contact",
			message: LISTING_CONTACT_MESSAGE
		};
		return {
			values: {},
			errors: {
				...result.errors,
				email
			}
		};
	};
}
var PICTURE_ERRORS = [
	"IMAGE_TOO_LARGE",
	"IMAGE_NOT_ACCEPTED",
	"HEIC_NOT_READ"
];
var isAboutPicture = (error) => error instanceof ApiError && PICTURE_ERRORS.includes(error.body?.error);
/** Another try may help: the server was not reached, was busy, or failed. */
var isWorthRetrying = (error) => !(error instanceof ApiError) || error.status === 429 || error.status >= 500;
var FAILURE = "Please try again later.";
/** Beside the button that tries again. */
var NOT_SENT = "We couldn’t send your listing. Everything you entered is still here, so you can try again.";
/** Keeps what is typed, until it is sent or not wanted any more. */
function useDraft(form, { of, saved, draft }) {
	const values = useWatch({ control: form.control });
	const [isRestored, setRestored] = (0, import_react.useState)(draft !== null);
	const isSent = (0, import_react.useRef)(false);
	const latest = (0, import_react.useRef)({
		of,
		saved
	});
	(0, import_react.useEffect)(() => {
		if (!isSent.current) writeDraft(latest.current.of, values, latest.current.saved);
	}, [values]);
	const finish = (0, import_react.useCallback)(() => {
		isSent.current = true;
		forgetDraft(latest.current.of);
	}, []);
	const discard = () => {
		form.reset(saved);
		setRestored(false);
	};
	return {
		values,
		isRestored,
		finish,
		discard
	};
}
/**
* The form of a listing, its picture, and its way to the server. What was typed stays until it has arrived.
*/
function useListingForm(options) {
	const { farms, of, saved, draft, kept, isAvailable, path, method, failureTitle, onSent } = options;
	const resolver = (0, import_react.useMemo)(() => listingResolver(farms), [farms]);
	const form = useForm({
		resolver,
		defaultValues: draft ?? saved
	});
	const { values, isRestored, finish, discard } = useDraft(form, options);
	const { picture, setPicture, forgetPicture } = useKeptPicture(draftName(of));
	const upload = useFormUpload({
		path,
		method,
		onSuccess: (listing) => {
			finish();
			forgetPicture();
			onSent(listing, form.getValues());
		},
		onError: (error) => {
			fieldIssues(error, saved).forEach(([name, message], index) => form.setError(name, { message }, { shouldFocus: index === 0 }));
			toast({
				title: failureTitle,
				description: sentenceOf(error, FAILURE),
				variant: "destructive"
			});
		}
	});
	const submit = form.handleSubmit((values) => upload.send(listingFormData(values, picture, {
		kept,
		isAvailable
	})));
	const { failure } = upload;
	useLeaveWarning(picture.file !== null && !upload.isSent);
	const startAnew = () => {
		discard();
		setPicture(NO_PICTURE);
	};
	return {
		form,
		values,
		isRestored: isRestored && !upload.isSent,
		startAnew,
		picture,
		setPicture,
		submit,
		upload,
		pictureError: isAboutPicture(failure) ? sentenceOf(failure, FAILURE) : void 0,
		failure: failure && !isAboutPicture(failure) ? sentenceOf(failure, NOT_SENT) : null,
		onRetry: failure && isWorthRetrying(failure) ? () => void submit() : null
	};
}
// src/directory/listing-form/listing-form.tsx
/** The form of a listing with its preview. Import it lazily: it brings the contract's schema with it. */
function ListingForm({ submitLabel, pendingLabel, children, ...options }) {
	const { farms, kept } = options;
	const { form, values, picture, setPicture, submit, upload, pictureError, failure, onRetry, ...kepts } = useListingForm(options);
	const farm = chosenFarm(farms, values.farmId);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,42rem)_18rem] xl:grid-cols-[minmax(0,42rem)_20rem] xl:gap-20",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
			noValidate: true,
			onSubmit: (event) => void submit(event),
			className: "flex flex-col gap-10",
			children: [
				kepts.isRestored && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RestoredNote, { onDiscard: kepts.startAnew }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProduceFieldset, {
					form,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PictureField, {
						label: "Picture",
						value: picture,
						onChange: setPicture,
						kept,
						error: pictureError,
						isDisabled: upload.isSending,
						description: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
							label: "Description of the picture",
							optional: true,
							help: "For people who can’t see the photo. Example: Orange carrots with their greens in a crate.",
							maxLength: 200,
							error: form.formState.errors.imageAlt?.message,
							...form.register("imageAlt")
						})
					})
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceFieldset, {
					form,
					farms,
					farm
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContactFieldset, {
					form,
					farm
				}),
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
						className: "flex flex-wrap items-center gap-3",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
							type: "submit",
							size: "lg",
							pendingLabel: upload.isSending && pendingLabel,
							children: submitLabel
						}), children]
					})]
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListingPreview, {
			values,
			farm,
			picture,
			kept
		})]
	});
}
export { valuesOf as a, firstFarmId as i, soundDraft as n, EMPTY_LISTING as r, ListingForm as t };

import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { r as callJson, t as ApiError } from "./api-BmXrKzYt.js";
import { t as isCode } from "./is-code-iF-b78F9.js";
import { t as LogInAgain } from "./log-in-again-BSLMYPBF.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { r as toast } from "./toast-BS915kXo.js";
import { t as FormFailure } from "./form-failure-C1paraQv.js";
import { t as RestoredNote } from "./restored-note-D-qKRZuC.js";
import { s as useForm, t as Controller } from "./index.esm-AQNYIaAw.js";
import { Nt as SOCIAL_NETWORKS, On as STATE_NAMES, gn as TextField, hn as TextArea } from "../entry-server.js";
import { t as FieldError } from "./field-error-DsZoPFTL.js";
import { t as FormSection } from "./form-section-B5FWbE6j.js";
import { n as CheckChips } from "./check-chips-qeqdNAKb.js";
import { a as HoursEditor, d as FEATURE_GROUPS, f as PRODUCT_GROUPS, i as SocialFields, l as withScheme, n as stretchTrouble, p as featureLabel, r as troubleAt, t as seasonsTrouble, u as completeSeason } from "./trouble-at-ThEE6JnO.js";
import { t as ExceptionsEditor } from "./exceptions-editor-CJkPQc6J.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { a as optionalWebAddress, c as requiredText, i as optionalText, n as longText, o as optionalZip, r as optionalEmail } from "./texts-BXzxH5nP.js";
import { A as string, E as object, M as union, N as unknown, O as record, P as NEVER, S as int, T as number$1, _ as _enum, d as Timestamp, g as ZodDefault, h as number, j as tuple, k as strictObject, p as ZIP_MESSAGE, v as array, y as boolean } from "./schemas-CtfUswe-.js";
import { t as readZip } from "./zip-HpeG3EVs.js";
import { a as PLACE_KINDS, r as FEATURES, t as BUSINESS_STATUSES } from "./place-kinds-CWS_TYgm.js";
import { a as SocialLinksFields, i as SeasonRequest } from "./farms-CD3TSRZM.js";
import { a as SocialLinksView, i as SeasonView, o as HoursExceptionView, s as HoursExceptionsRequest } from "./places-BLSL9URN.js";
import { n as PRODUCT_TYPES } from "./product-types-Q1W2f2zU.js";
import { t as u } from "./zod-BBj7cvpn.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { n as issuesOf } from "./field-issues-BI4fuZUK.js";
import { t as useDraft } from "./use-draft-B2uaP1Re.js";
import { t as useFocusOnTrouble } from "./use-focus-on-trouble-C_giyldb.js";
import { t as useLeaveWarning } from "./use-leave-warning-CP8DPMgZ.js";
import { a as changeMarketRecord, d as marketRecordQuery, f as myMarketsQuery, u as managedMarketQuery } from "./market-queries-BDyv9vMw.js";
// src/directory/market-management/record/market-fields.tsx
var import_jsx_runtime = require_jsx_runtime();
var errorAt = ({ form }, path) => troubleAt(form.formState.errors, path);
function BasicFields({ form, town }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Market name",
				error: errorAt({ form }, "name"),
				...form.register("name")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
				label: "Description",
				rows: 5,
				optional: true,
				placeholder: "Who sells there, and what visitors find.",
				error: errorAt({ form }, "description"),
				...form.register("description")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grid grid-cols-1 gap-5 sm:grid-cols-[minmax(0,1fr)_10rem]",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "Street",
					optional: true,
					placeholder: "12 River Road",
					autoComplete: "off",
					error: errorAt({ form }, "street"),
					...form.register("street")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "ZIP code",
					inputMode: "numeric",
					maxLength: 10,
					autoComplete: "off",
					help: town,
					error: errorAt({ form }, "zipCode"),
					...form.register("zipCode")
				})]
			})
		]
	});
}
function ContactFields({ form }) {
	const website = form.register("website", { onBlur: () => {
		const full = withScheme(form.getValues("website"));
		if (full !== form.getValues("website")) form.setValue("website", full, { shouldDirty: true });
	} });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
		title: "Contact",
		hint: "Shoppers see the phone number and the website.",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grid grid-cols-1 gap-5 sm:grid-cols-2",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "Email",
					type: "email",
					optional: true,
					autoComplete: "off",
					error: errorAt({ form }, "email"),
					...form.register("email")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "Phone",
					type: "tel",
					optional: true,
					autoComplete: "off",
					error: errorAt({ form }, "phone"),
					...form.register("phone")
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Website",
				type: "url",
				inputMode: "url",
				autoComplete: "off",
				placeholder: "https://",
				optional: true,
				error: errorAt({ form }, "website"),
				...website
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SocialFields, {
				register: form.register,
				errorAt: (path) => errorAt({ form }, path)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldError, {
				id: "social-error",
				children: errorAt({ form }, "socialLinks")
			})
		]
	});
}
function HoursFields({ form }) {
	const { errors } = form.formState;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
		title: "Market hours",
		hint: "Choose the days of the market. If they change during the year, add a season for each set of hours. The next market days follow from them.",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Controller, {
			control: form.control,
			name: "seasons",
			render: ({ field }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HoursEditor, {
				value: field.value,
				onChange: field.onChange,
				errorAt: (season, index) => stretchTrouble(errors, season, index),
				error: seasonsTrouble(errors, field.value)
			})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
			label: "Note about the hours",
			rows: 2,
			optional: true,
			placeholder: "Rain or shine. Closed in heavy storms.",
			error: troubleAt(errors, "hoursNote"),
			...form.register("hoursNote")
		})]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSection, {
		title: "Holidays and special dates",
		hint: "Add the dates when the market is closed, open at other times or somewhere else. On those dates they replace the usual hours.",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Controller, {
			control: form.control,
			name: "exceptions",
			render: ({ field }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ExceptionsEditor, {
				value: field.value,
				onChange: field.onChange,
				errorAt: (index, name) => troubleAt(errors, `exceptions.${index}.${name}`),
				error: troubleAt(errors, "exceptions")
			})
		})
	})] });
}
function OfferFields({ form }) {
	const { errors } = form.formState;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
		title: "Products",
		hint: "Choose all that shoppers find there. They can filter markets by product.",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Controller, {
			control: form.control,
			name: "productTypes",
			render: ({ field }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckChips, {
				groups: PRODUCT_GROUPS,
				value: field.value,
				onChange: field.onChange
			})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldError, {
			id: "products-error",
			children: troubleAt(errors, "productTypes")
		})]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
		title: "Payments, assistance programs and more",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Controller, {
			control: form.control,
			name: "features",
			render: ({ field }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckChips, {
				groups: FEATURE_GROUPS,
				value: field.value,
				onChange: field.onChange,
				labelOf: featureLabel
			})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldError, {
			id: "features-error",
			children: troubleAt(errors, "features")
		})]
	})] });
}
/** Everything that managers can change of their market. */
function MarketFields(props) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BasicFields, { ...props }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HoursFields, { ...props }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OfferFields, { ...props }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContactFields, { ...props })
	] });
}
/** How many records can be asked for by their ids at once. */
var MAX_IDS = 500;
var LIST_MESSAGE = "The list request isn't valid.";
var json = (value, context) => {
	if (typeof value !== "string" || value === "") return void 0;
	try {
		return JSON.parse(value, refuseProto);
	} catch {
		context.addIssue({
			code: "custom",
			message: LIST_MESSAGE
		});
		return NEVER;
	}
};
/** A field of this name would vanish where objects are built of what was sent. @throws Error */
function refuseProto(name, value) {
	if (name === "__proto__") throw new Error("There is no such field.");
	return value;
}
/** A query's JSON text, read by a schema. */
var jsonOf = (schema) => string(LIST_MESSAGE).max(2e4, LIST_MESSAGE).optional().transform(json).pipe(schema);
var Sort = tuple([string(LIST_MESSAGE).max(60), _enum(["ASC", "DESC"], LIST_MESSAGE)], LIST_MESSAGE);
var Range = tuple([int(LIST_MESSAGE).min(0), int(LIST_MESSAGE).min(0).max(1e7)], LIST_MESSAGE).refine(([from, to]) => to >= from && to - from < 500, LIST_MESSAGE);
object({
	sort: jsonOf(Sort.optional()),
	range: jsonOf(Range.optional()),
	filter: jsonOf(record(string(), unknown(), LIST_MESSAGE).optional())
}).omit({ range: true });
array(union([int(), string().max(200)])).max(MAX_IDS);
/**
* What PUT /api/admin/{resource}/{id} takes: the fields that are changed, and in `was` what the person saw in
* them. A field that holds something else by now is a conflict (409 CHANGED_MEANWHILE, with the field's
* present value in `issues`).
*/
var changesOf = (fields) => withoutPresets(fields).partial().extend({ was: record(string(), unknown()) }).strict();
/** A preset would stand in for what was left out, and so change it. */
var withoutPresets = (fields) => object(Object.fromEntries(Object.entries(fields.shape).map(([name, field]) => [name, field instanceof ZodDefault ? field.unwrap() : field])));
strictObject({ reason: longText(3, 2e3, "Please enter a reason. They’ll see it.") });
strictObject({}).optional();
object({
	name: string().max(200),
	kind: _enum(PLACE_KINDS),
	zipCode: string().max(10),
	latitude: number().min(-90).max(90).optional(),
	longitude: number().min(-180).max(180).optional()
});
object({
	type: _enum(["farm", "place"]),
	id: number$1(),
	name: string(),
	address: string(),
	distanceMiles: number$1()
});
/** What is added by hand says whether staff have looked at the namesakes. */
var IS_ANOTHER = boolean().default(false);
/** A place in the list of the back office. */
var AdminPlaceRow = object({
	id: number$1(),
	name: string(),
	imageUrl: string().nullable(),
	kind: _enum(PLACE_KINDS),
	source: string(),
	address: string(),
	city: string().nullable(),
	state: string().nullable(),
	zipCode: string().nullable(),
	listing: _enum([
		"listed",
		"hidden",
		"farm"
	]),
	farmId: number$1().nullable(),
	farmName: string().nullable(),
	lastConfirmed: string().nullable()
});
/** What one source says of a place. */
var AdminPlaceRecord = object({
	source: string(),
	sourceId: string(),
	sourceUpdatedAt: Timestamp.nullable(),
	importedAt: Timestamp,
	/** As it was understood. */
	record: record(string(), unknown()),
	/** As it was read. */
	raw: record(string(), unknown())
});
AdminPlaceRow.extend({
	sourceId: string(),
	description: string().nullable(),
	street: string().nullable(),
	latitude: number$1(),
	longitude: number$1(),
	isApproximate: boolean(),
	timeZone: string().nullable(),
	phone: string().nullable(),
	email: string().nullable(),
	website: string().nullable(),
	socialLinks: SocialLinksView,
	productTypes: array(string()),
	activities: array(string()),
	features: array(_enum(FEATURES)),
	organicCertified: boolean(),
	organicOptions: boolean(),
	seasons: array(SeasonView),
	exceptions: array(HoursExceptionView),
	hoursNote: string().nullable(),
	hoursConfirmed: string().nullable(),
	businessStatus: string(),
	hiddenAt: Timestamp.nullable(),
	createdAt: Timestamp,
	updatedAt: Timestamp,
	records: array(AdminPlaceRecord)
});
var STATE_MESSAGE = "Please choose a state.";
/** What staff may put right. Empty means that there is none, whatever the sources say. */
var AdminPlaceFields = object({
	name: requiredText(160, "A place needs a name."),
	description: optionalText(4e3),
	street: optionalText(200),
	city: optionalText(100),
	state: string(STATE_MESSAGE).refine((code) => Object.hasOwn(STATE_NAMES, code), STATE_MESSAGE).nullable(),
	zipCode: optionalZip("Please enter a five-digit ZIP code, such as 33901."),
	latitude: number$1("Please give degrees.").min(-90).max(90),
	longitude: number$1("Please give degrees.").min(-180).max(180),
	phone: optionalText(40),
	email: optionalEmail("Please enter a valid email address"),
	website: optionalWebAddress("Please enter an address that begins with https://."),
	socialLinks: SocialLinksFields,
	productTypes: array(_enum(PRODUCT_TYPES)).max(40),
	features: array(_enum(FEATURES)).max(FEATURES.length),
	hoursNote: optionalText(500),
	/** No source has them: they are kept as staff give them. */
	exceptions: HoursExceptionsRequest,
	businessStatus: _enum(BUSINESS_STATUSES)
});
changesOf(object(Object.fromEntries(Object.keys(AdminPlaceFields.shape).map((name) => [name, unknown()]))));
var KIND_MESSAGE = "Please choose what it is.";
var fields$1 = AdminPlaceFields.shape;
strictObject({
	name: fields$1.name,
	description: fields$1.description,
	street: fields$1.street,
	kind: _enum(PLACE_KINDS, KIND_MESSAGE),
	zipCode: requiredText(10, ZIP_MESSAGE).refine((text) => readZip(text) !== null, ZIP_MESSAGE).transform((text) => readZip(text) ?? text),
	latitude: number$1().min(-90).max(90).nullish(),
	longitude: number$1().min(-180).max(180).nullish(),
	phone: fields$1.phone,
	email: fields$1.email,
	website: fields$1.website,
	socialLinks: fields$1.socialLinks.default({}),
	productTypes: fields$1.productTypes.default([]),
	features: fields$1.features.default([]),
	seasons: array(SeasonRequest).max(6, "Please give at most six seasons.").default([]),
	hoursNote: fields$1.hoursNote,
	exceptions: fields$1.exceptions.default([]),
	isAnother: IS_ANOTHER
});
// ../backend/src/contract/directory/market-record.ts
var fields = AdminPlaceFields.shape;
/**
* What the managers of a market may change of it. Empty means that there is none, whatever the sources say.
* City, state and time zone follow from the ZIP code.
*/
var MarketRecordFields = object({
	name: fields.name,
	description: fields.description,
	street: fields.street,
	zipCode: requiredText(10, ZIP_MESSAGE).refine((text) => readZip(text) !== null, ZIP_MESSAGE).transform((text) => readZip(text) ?? text),
	phone: fields.phone,
	email: fields.email,
	website: fields.website,
	socialLinks: fields.socialLinks,
	productTypes: fields.productTypes,
	features: fields.features,
	seasons: array(SeasonRequest).max(6, "Please give at most six seasons."),
	hoursNote: fields.hoursNote,
	exceptions: fields.exceptions
});
changesOf(MarketRecordFields);
object({
	name: string(),
	description: string().nullable(),
	street: string().nullable(),
	city: string().nullable(),
	state: string().nullable(),
	zipCode: string().nullable(),
	phone: string().nullable(),
	email: string().nullable(),
	website: string().nullable(),
	socialLinks: SocialLinksView,
	productTypes: array(_enum(PRODUCT_TYPES)),
	features: array(_enum(FEATURES)),
	seasons: array(SeasonView),
	hoursNote: string().nullable(),
	exceptions: array(HoursExceptionView)
});
// src/directory/market-management/record/market-form-values.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var socialTexts = (links) => Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, links[network] ?? ""]));
var EMPTY_MARKET = {
	name: "",
	description: "",
	street: "",
	zipCode: "",
	phone: "",
	email: "",
	website: "",
	socialLinks: socialTexts({}),
	productTypes: [],
	features: [],
	seasons: [],
	hoursNote: "",
	exceptions: []
};
/** @returns a market as its form shows it at first */
function marketFormValues(record) {
	const { name, productTypes, features, seasons, exceptions } = record;
	return {
		name,
		description: record.description ?? "",
		street: record.street ?? "",
		zipCode: record.zipCode ?? "",
		phone: record.phone ?? "",
		email: record.email ?? "",
		website: record.website ?? "",
		socialLinks: socialTexts(record.socialLinks),
		productTypes,
		features,
		seasons: seasons.map(completeSeason),
		hoursNote: record.hoursNote ?? "",
		exceptions
	};
}
var FIELDS = Object.keys(EMPTY_MARKET);
/** The order in which chips were pressed says nothing. */
function plain(values, field) {
	if (field !== "features" && field !== "productTypes") return JSON.stringify(values[field]);
	return JSON.stringify([...values[field]].sort());
}
/** @returns the fields that hold something else by now */
var changedFields = (before, after) => FIELDS.filter((field) => plain(before, field) !== plain(after, field));
/** @returns what was seen in the fields that are changed, for `was` */
var seenIn = (record, fields) => Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field)));
// src/directory/market-management/record/use-market-form.ts
/** What a source says wrong, and nobody touches, keeps nobody from saving the rest. */
var checkChanged = (seen) => (values, context, options) => {
	const changed = changedFields(marketFormValues(seen()), values);
	const mask = Object.fromEntries(changed.map((field) => [field, true]));
	const schema = MarketRecordFields.pick(mask);
	return u(schema)(values, context, options);
};
/**
* The form of a market. Only what is changed is sent. Where another manager saved the same field meanwhile,
* the field says so, what was typed stays, and saving once more counts.
*/
function useMarketForm({ marketId, userId, record, onSaved }) {
	const client = useQueryClient();
	const element = (0, import_react.useRef)(null);
	const seen = (0, import_react.useRef)(record);
	const [initial] = (0, import_react.useState)(() => marketFormValues(record));
	const [resolver] = (0, import_react.useState)(() => checkChanged(() => seen.current));
	const form = useForm({
		resolver,
		defaultValues: initial,
		shouldFocusError: false
	});
	const { isDirty, submitCount, isValid } = form.formState;
	const draft = useDraft(form, {
		name: `farmgate-market-draft-${marketId}`,
		userId,
		empty: EMPTY_MARKET,
		saved: initial
	});
	useLeaveWarning(isDirty && !draft.isSent);
	const [failures, setFailures] = (0, import_react.useState)(0);
	useFocusOnTrouble(element, submitCount + failures, submitCount > 0 && (!isValid || failures > 0));
	/** Fields that nobody touched here show what they hold by now. */
	const takeOver = (newest) => {
		const [before, after] = [marketFormValues(seen.current), marketFormValues(newest)];
		const mine = changedFields(before, form.getValues());
		const others = changedFields(before, after).filter((field) => !mine.includes(field));
		for (const field of others) form.setValue(field, after[field]);
		seen.current = newest;
	};
	const showIssues = async (error) => {
		if (isCode(error, "CHANGED_MEANWHILE")) takeOver(await callJson(String(marketRecordQuery(marketId).queryKey[0])));
		for (const { path, message } of issuesOf(error)) if (Object.hasOwn(EMPTY_MARKET, path.split(".")[0] ?? "")) form.setError(path, { message });
		setFailures((count) => count + 1);
	};
	const saving = useMutation({
		mutationFn: (changes) => changeMarketRecord(marketId, {
			...changes,
			was: seenIn(seen.current, Object.keys(changes))
		}),
		onSuccess: (saved) => {
			seen.current = saved;
			draft.restart(marketFormValues(saved));
			client.setQueryData(marketRecordQuery(marketId).queryKey, saved);
			for (const { queryKey } of [managedMarketQuery(marketId), myMarketsQuery()]) client.invalidateQueries({ queryKey });
			onSaved(saved);
		},
		onError: showIssues
	});
	const submit = form.handleSubmit((changes) => {
		if (Object.keys(changes).length > 0) saving.mutate(changes);
		else toast({ title: "Nothing to save yet" });
	});
	const discard = () => draft.restart(marketFormValues(seen.current));
	return {
		form,
		element,
		submit,
		saving,
		isRestored: draft.isRestored,
		discard
	};
}
// src/directory/market-management/record/edit-market-form.tsx
var FAILED = "We couldn’t save the market. Please check your entries and try again.";
var MEANWHILE = "Another manager changed this market while you were editing. Check the marked fields, then save again.";
function failureSentence(error) {
	if (isCode(error, "CHANGED_MEANWHILE")) return MEANWHILE;
	return !(error instanceof ApiError) || error.body?.error === "VALIDATION_FAILED" ? FAILED : error.body?.message ?? FAILED;
}
/** Everything about a market that its managers say. Import it lazily: the checks come with it. */
function EditMarketForm(props) {
	const { marketId, record } = props;
	const { form, element, submit, saving, isRestored, discard } = useMarketForm({
		...props,
		onSaved: () => toast({
			title: "Market saved",
			description: "Shoppers see it on the market’s page."
		})
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		ref: element,
		noValidate: true,
		"aria-label": `Edit ${record.name}`,
		onSubmit: (event) => void submit(event),
		className: "flex min-w-0 flex-col gap-8 [&_:is(input,select,textarea,button,a)]:scroll-mb-32",
		children: [
			isRestored && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RestoredNote, { onDiscard: discard }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarketFields, {
				form,
				town: [record.city, record.state].filter(Boolean).join(", ")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "sticky bottom-0 z-10 -mx-1 flex flex-col gap-3 border-t border-line bg-paper px-1 py-4",
				children: [saving.error && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormFailure, { children: [failureSentence(saving.error), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LogInAgain, { error: saving.error })] }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-wrap gap-3",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						type: "submit",
						pendingLabel: saving.isPending && "Saving...",
						children: "Save changes"
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
						look: "secondary",
						to: paths.manageMarket(marketId),
						children: "Back to the market"
					})]
				})]
			})
		]
	});
}
export { EditMarketForm };

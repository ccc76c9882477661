import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { a as unseenNote, n as UploadStatus, o as usePreview, r as PICTURE_HINT, t as useFormUpload } from "./use-form-upload-BnJhuEoR.js";
import { t as RestoredNote } from "./restored-note-D-qKRZuC.js";
import { a as categoryLabel, i as UNIT_LABELS, r as UNITS } from "./categories-Iwfar9G4.js";
import { d as SHIPPING_METHODS, f as SHIPPING_METHOD_LABELS, l as PRODUCT_CATEGORIES, r as FARMING_PRACTICES, s as MAX_QUANTITY, t as AVAILABILITIES, u as PRODUCT_SORTS } from "./shop-Dv2K-8bW.js";
import { c as useWatch, o as useFieldArray, s as useForm, t as Controller } from "./index.esm-AQNYIaAw.js";
import { n as usePublicConfig } from "./public-config-BLEyqF1J.js";
import { Mr as Segmented, fn as Checkbox, gn as TextField, hn as TextArea, kr as IconButton, mn as Select, yn as CategoryArt } from "../entry-server.js";
import { t as FormSection } from "./form-section-B5FWbE6j.js";
import { t as WordsField } from "./words-field-pKcIFzDs.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { c as requiredText, i as optionalText } from "./texts-BXzxH5nP.js";
import { i as dollars, r as centsOf, t as amountOf } from "./money-C_WGm-47.js";
import { c as sizeText, i as WEIGHT_UNIT_SIGNS, l as weightText, n as WEIGHT_UNITS, o as pricesOf, r as WEIGHT_UNIT_LABELS, s as readWeight, t as MAX_GRAMS } from "./by-weight-DC62djSa.js";
import { t as Plus } from "./plus--yPFToWZ.js";
import { t as Undo2 } from "./undo-2-DmkTfw3K.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as FieldError } from "./field-error-DsZoPFTL.js";
import { a as ArrowUp, i as useFocusAfterMove, n as PhotoItem, o as ArrowDown, r as useDragging, t as moved } from "./moved-R2_sDEDw.js";
import { t as Trash } from "./trash-BPWFDoWq.js";
import { t as Picture } from "./picture-V0GdbbxK.js";
import { o as sentenceOf, t as ApiError } from "./api-BmXrKzYt.js";
import { r as toast } from "./toast-BS915kXo.js";
import { t as CircleExclamationPoint } from "./circle-exclamation-point-DFFQ3ohh.js";
import { n as PictureDrop, t as choosePicture } from "./choose-picture-MM9M7Bmh.js";
import { t as ProductCard } from "./product-card-BJGcA1Dj.js";
import { t as MethodField } from "./method-field-BAav-82H.js";
import { A as string, D as preprocess, E as object, M as union, T as number, _ as _enum, a as LimitQuery, c as RadiusQuery, d as Timestamp, h as number$1, i as GivenDay, k as strictObject, l as RowId, m as ZipQuery, n as FlagQuery, s as OptionalZipQuery, t as Day, u as SearchQuery, v as array, w as literal, y as boolean } from "./schemas-CtfUswe-.js";
import { t as SITE_KINDS } from "./pickup-sites-CRG269C1.js";
import { t as SellerTermsView } from "./vendor-terms-DbXj1mIa.js";
import { t as u } from "./zod-BBj7cvpn.js";
import { r as formatCount } from "./format-DqpZFbOp.js";
import { n as issuesOf, t as fieldIssues } from "./field-issues-BI4fuZUK.js";
import { t as useDraft } from "./use-draft-B2uaP1Re.js";
import { t as useFocusOnTrouble } from "./use-focus-on-trouble-C_giyldb.js";
import { t as useLeaveWarning } from "./use-leave-warning-CP8DPMgZ.js";
import { n as isAboutPicture, r as isWorthRetrying, t as failureSentence } from "./sending-BqQVLrLx.js";
// ../backend/src/contract/marketplace/tax.ts
var TAX_CLASSES = [
	"grocery",
	"prepared",
	"candy-and-soft-drinks",
	"plants",
	"non-food"
];
var TAX_CLASS_LABELS = {
	grocery: "Groceries",
	prepared: "Prepared food",
	"candy-and-soft-drinks": "Candy and soft drinks",
	plants: "Plants, flowers and seeds",
	"non-food": "Not food"
};
/** All others are groceries. */
var BY_CATEGORY = {
	seeds: "plants",
	flowers: "plants",
	plants: "plants",
	"artisan-goods": "non-food"
};
/** @returns the class of a product whose vendor chose none */
var classOfCategory = (category) => BY_CATEGORY[category] ?? "grocery";
// src/marketplace/vendor/product-form/product-fields.tsx
var import_jsx_runtime = require_jsx_runtime();
/** @returns what is wrong with a field, or with one of its entries */
var errorOf = ({ form }, name) => {
	const error = form.formState.errors[name];
	if (Array.isArray(error)) return error.find(Boolean)?.message;
	return error?.message ?? error?.root?.message;
};
/** How it is taxed: asked where rules hold, and of what has a class of its own already. */
function TaxClassField(props) {
	const { register, watch, formState } = props.form;
	const { taxMode } = usePublicConfig();
	if (taxMode === "flat" && !formState.defaultValues?.taxClass) return null;
	const category = PRODUCT_CATEGORIES.find((one) => one === watch("category"));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Select, {
		label: "Tax class",
		help: "Sales tax depends on it. If you aren’t sure, leave it as it is.",
		error: errorOf(props, "taxClass"),
		...register("taxClass"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
			value: "",
			children: category ? `By category: ${TAX_CLASS_LABELS[classOfCategory(category)]}` : "By category"
		}), TAX_CLASSES.map((taxClass) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
			value: taxClass,
			children: TAX_CLASS_LABELS[taxClass]
		}, taxClass))]
	});
}
/** What it is. */
function WhatFields(props) {
	const { register } = props.form;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Product name",
				placeholder: "Rainbow chard",
				maxLength: 120,
				required: true,
				error: errorOf(props, "name"),
				...register("name")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Select, {
				label: "Category",
				required: true,
				error: errorOf(props, "category"),
				...register("category"),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: "",
					children: "Choose"
				}), PRODUCT_CATEGORIES.map((category) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: category,
					children: categoryLabel(category)
				}, category))]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TaxClassField, { ...props }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
				label: "Description",
				rows: 4,
				maxLength: 4e3,
				required: true,
				help: "How it tastes, how it’s grown and how to store it.",
				error: errorOf(props, "description"),
				...register("description")
			})
		]
	});
}
var OPTIONS_HINT = {
	both: "It’s sold in options, so each option below has its own price and stock.",
	price: "It’s sold in options, so each option below has its own price."
};
/** For how much, and how many there are. */
function PriceFields({ priceHelp, ...props }) {
	const { register, watch } = props.form;
	const isMadeToOrder = watch("madeToOrder");
	const hasOptions = watch("variants").length > 0;
	const had = watch("had");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
		title: "Price and stock",
		hint: hasOptions && OPTIONS_HINT[isMadeToOrder ? "price" : "both"],
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grid grid-cols-1 gap-5 sm:grid-cols-2",
				children: [
					!hasOptions && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
						label: "Price in dollars",
						inputMode: "decimal",
						placeholder: "4.50",
						autoComplete: "off",
						maxLength: 12,
						required: true,
						help: priceHelp,
						error: errorOf(props, "price"),
						...register("price")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Select, {
						label: "Unit",
						required: true,
						error: errorOf(props, "unit"),
						...register("unit"),
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
							value: "",
							children: "Choose"
						}), UNITS.map((unit) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
							value: unit,
							children: UNIT_LABELS[unit]
						}, unit))]
					}),
					!isMadeToOrder && !hasOptions && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
						label: "In stock",
						inputMode: "numeric",
						autoComplete: "off",
						maxLength: 7,
						required: true,
						help: had ? `The last option had ${had} when you opened this form.` : `At 10 or fewer, shoppers see how many are left and your dashboard alerts you.`,
						error: errorOf(props, "inventory"),
						...register("inventory")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
						label: "SKU",
						optional: true,
						autoComplete: "off",
						spellCheck: false,
						maxLength: 60,
						help: "Your own product code. Spreadsheet imports use it to match products.",
						error: errorOf(props, "sku"),
						...register("sku")
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Checkbox, {
				label: "I make this to order. Don’t count stock (it never sells out).",
				...register("madeToOrder")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Checkbox, {
				label: "Active (visible in the marketplace)",
				...register("isActive")
			})
		]
	});
}
/** How it is grown, and how fresh it is. */
function FreshnessFields(props) {
	const { register, control, watch } = props.form;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
		title: "Growing practice",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Checkbox, {
				label: "Organic",
				...register("isOrganic")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grid grid-cols-1 gap-5 sm:grid-cols-2",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					type: "date",
					label: "Harvest date",
					optional: true,
					error: errorOf(props, "harvestDate"),
					...register("harvestDate")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					type: "date",
					label: "Expiration date",
					optional: true,
					min: watch("harvestDate") || void 0,
					error: errorOf(props, "expirationDate"),
					...register("expirationDate")
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Controller, {
				control,
				name: "tags",
				render: ({ field }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WordsField, {
					label: "Tags",
					placeholder: "heirloom",
					noun: "tag",
					most: 15,
					longest: 40,
					value: field.value,
					onChange: field.onChange,
					error: errorOf(props, "tags")
				})
			})
		]
	});
}
// ../backend/src/contract/marketplace/goods-fields.ts
/** What a product and each of its options have alike, as their forms send it. */
var PRICE_MESSAGE = "Please enter a price from 0.01 to 100,000.00";
var STOCK_MESSAGE = `Please enter a whole number from 0 to ${MAX_QUANTITY.toLocaleString("en-US")}`;
var WEIGHT_MESSAGE = "Please enter the weight in pounds";
/** A decimal amount in dollars, as text or number, becomes whole cents. */
var PriceInCents = union([number(), string().max(20)], PRICE_MESSAGE).transform((amount) => centsOf(amount) ?? 0).refine((cents) => cents >= 1 && cents <= 1e7, PRICE_MESSAGE);
/** How many there are. */
var Stock = number$1(STOCK_MESSAGE).int(STOCK_MESSAGE).min(0, STOCK_MESSAGE).max(MAX_QUANTITY, STOCK_MESSAGE);
/** Pounds; empty is null. */
var ShippingWeight = union([literal("").transform(() => null), number$1(WEIGHT_MESSAGE).positive(WEIGHT_MESSAGE).max(2e3, WEIGHT_MESSAGE)]).nullish().transform((weight) => weight ?? null);
// ../backend/src/contract/marketplace/weight/weight-fields.ts
/** How an option is sold by weight, as its form sends it and as it is shown. */
var GRAMS_MESSAGE = "Please enter a weight, such as 3.5 lb.";
var Grams = number(GRAMS_MESSAGE).int(GRAMS_MESSAGE).min(1, GRAMS_MESSAGE).max(MAX_GRAMS, GRAMS_MESSAGE);
/** Beside the option's price, which is for one `per` then. */
var WeightFields = strictObject({
	per: _enum(WEIGHT_UNITS, "Please choose what the price is for."),
	inSteps: boolean(),
	leastGrams: Grams,
	nominalGrams: Grams,
	mostGrams: Grams
}).refine(({ leastGrams, nominalGrams }) => leastGrams <= nominalGrams, {
	path: ["leastGrams"],
	message: "The least weight can’t be more than the usual one."
}).refine(({ nominalGrams, mostGrams }) => nominalGrams <= mostGrams, {
	path: ["mostGrams"],
	message: "The most it can weigh can’t be less than the usual weight."
});
/** What one piece or step costs, about and at most, is a price as any other. */
var isPayable = (weight) => {
	const { about, most } = pricesOf(weight);
	return about >= 1 && most <= 1e7;
};
var WeightView = object({
	per: _enum(WEIGHT_UNITS),
	/** Dollars for one `per`, two places. */
	price: number(),
	/** Cut or filled to the weight that is asked for, in steps of `nominalGrams`; else by the piece. */
	inSteps: boolean(),
	leastGrams: number(),
	nominalGrams: number(),
	mostGrams: number()
});
WeightView.extend({
	/** Dollars for the whole line, about. */
	aboutPrice: number(),
	/** Dollars for the whole line, at most: what the buyer agreed to. */
	mostPrice: number(),
	/** Of all its packages; null until the farm has weighed them. */
	grams: number().nullable()
});
var VariantView = object({
	id: number(),
	name: string(),
	/** Dollars, two places. */
	price: number(),
	/** How many there are; `MAX_QUANTITY` where the product is made to order. */
	inventory: number(),
	/** One of the product's pictures; null for its first. */
	imageUrl: string().nullable(),
	/** Pounds; null for the product's. */
	shippingWeight: number().nullable(),
	/** Null for the product's. */
	isOrganic: boolean().nullable(),
	/** How it is sold by weight; left out for what is sold each. */
	weight: WeightView.optional()
});
/** An option as the product's form holds it. */
var VariantFields = strictObject({
	/** Of one that is there already; left out for a new one. */
	id: number("This option could not be found.").int("This option could not be found.").optional(),
	name: requiredText(60, "Please name this option"),
	price: PriceInCents,
	/**
	* Ignored where the product is made to order. Left out for one that is there already, its stock stays: some
	* of it may have been sold meanwhile.
	*/
	inventory: Stock.optional(),
	imageUrl: string().max(500).nullish().transform((url) => url || null),
	shippingWeight: ShippingWeight,
	isOrganic: boolean().nullish().transform((isOrganic) => isOrganic ?? null),
	/** Sold by weight: the price is for one `per` then. */
	weight: WeightFields.nullish().transform((weight) => weight ?? null)
});
/** No two options of a product may have one name. */
function refuseSameNames(variants, { addIssue }) {
	const names = variants.map(({ name }) => name.toLowerCase());
	names.forEach((name, index) => {
		if (names.indexOf(name) < index) addIssue({
			code: "custom",
			path: [index, "name"],
			message: "Two options have the same name."
		});
	});
}
/** All options of a product in order, or none: then it is sold as it is. */
var VariantList = array(VariantFields).max(20, `Please use at most 20 options.`).superRefine(refuseSameNames).superRefine((variants, context) => {
	variants.forEach(({ id, inventory, price, weight }, index) => {
		if (id === void 0 && inventory === void 0) context.addIssue({
			code: "custom",
			path: [index, "inventory"],
			message: STOCK_MESSAGE
		});
		if (weight && !isPayable({
			...weight,
			price
		})) context.addIssue({
			code: "custom",
			path: [index, "price"],
			message: PRICE_MESSAGE
		});
	});
});
// src/marketplace/vendor/product-form/options/option-picture.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
function Choice({ name, label, isOn, onChoose, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
		className: "block aspect-4/3 w-20 cursor-pointer overflow-hidden rounded-control border-2 border-line has-checked:border-leaf has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
			type: "radio",
			name,
			"aria-label": label,
			checked: isOn,
			onChange: onChoose,
			className: "sr-only"
		}), children]
	});
}
function Thumbnail({ picture }) {
	const preview = usePreview(picture.file);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
		address: preview ?? picture.url,
		alt: "",
		sizes: "5rem",
		otherwise: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "block size-full bg-sunk" })
	});
}
/** Which of the product's photos an option is shown with. */
function OptionPicture({ form, index, pictures }) {
	const name = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Controller, {
		control: form.control,
		name: `variants.${index}.picture`,
		render: ({ field, fieldState }) => {
			const chosen = pictures.some(({ id }) => id === field.value) ? field.value : "";
			return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
				className: "flex flex-col gap-2",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
						className: "mb-2 text-sm font-semibold",
						children: "Photo"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "flex flex-wrap gap-2.5",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Choice, {
							name,
							label: "Same as the product",
							isOn: chosen === "",
							onChoose: () => field.onChange(""),
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "flex size-full items-center justify-center bg-sunk px-1 text-center text-xs text-soft",
								children: "Same as product"
							})
						}), pictures.map((picture, at) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Choice, {
							name,
							label: `Photo ${at + 1}${picture.alt && `: ${picture.alt}`}`,
							isOn: chosen === picture.id,
							onChoose: () => field.onChange(picture.id),
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Thumbnail, { picture })
						}, picture.id))]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldError, {
						id: `${name}-error`,
						children: fieldState.error?.message
					})
				]
			});
		}
	});
}
// src/marketplace/vendor/product-form/options/weight-values.ts
var NOT_BY_WEIGHT = {
	isByWeight: false,
	per: "lb",
	inSteps: "no",
	least: "",
	usual: "",
	most: "",
	step: "",
	stepMost: ""
};
/** @returns a weight as it is shown, where that is read as the same again; otherwise in grams */
function typedText(grams, per) {
	const text = weightText(grams, per);
	return readWeight(text, per) === grams ? text : `${grams} g`;
}
var middleOf = (least, most) => Math.round((least + most) / 2);
/** A step is rarely cut to the gram. */
var aTenthMore = (grams) => Math.min(Math.round(grams * 1.1), MAX_GRAMS);
/** @returns how an option is sold by weight as its form shows it: what is the default is not shown */
function weightValues(weight) {
	if (!weight) return NOT_BY_WEIGHT;
	const { per, inSteps, leastGrams, nominalGrams, mostGrams } = weight;
	const text = (grams) => typedText(grams, per);
	const unless = (usual, grams) => grams === usual ? "" : text(grams);
	const own = inSteps ? {
		inSteps: "yes",
		step: text(nominalGrams),
		stepMost: unless(aTenthMore(nominalGrams), mostGrams)
	} : {
		least: text(leastGrams),
		usual: unless(middleOf(leastGrams, mostGrams), nominalGrams),
		most: text(mostGrams)
	};
	return {
		...NOT_BY_WEIGHT,
		isByWeight: true,
		per,
		...own
	};
}
/** @returns the weight of an option as the contract has it, before its rules have read it; null for none */
function weightFields({ isByWeight, per, inSteps, ...typed }) {
	if (!isByWeight) return null;
	const read = (text) => readWeight(text, per) ?? text;
	const orElse = (text, usual) => text.trim() === "" ? usual : read(text);
	if (inSteps === "yes") {
		const step = read(typed.step);
		const usual = typeof step === "number" ? aTenthMore(step) : MAX_GRAMS;
		return {
			per,
			inSteps: true,
			leastGrams: step,
			nominalGrams: step,
			mostGrams: orElse(typed.stepMost, usual)
		};
	}
	const [leastGrams, mostGrams] = [read(typed.least), read(typed.most)];
	const isKnown = typeof leastGrams === "number" && typeof mostGrams === "number";
	return {
		per,
		inSteps: false,
		leastGrams,
		nominalGrams: orElse(typed.usual, isKnown ? middleOf(leastGrams, mostGrams) : MAX_GRAMS),
		mostGrams
	};
}
/** @returns in which field something is wrong with a weight that the contract calls so; null for none of them */
function weightFieldOf(name, inSteps) {
	if (name === "per") return "per";
	if (inSteps) return name === "mostGrams" ? "stepMost" : "step";
	return {
		leastGrams: "least",
		nominalGrams: "usual",
		mostGrams: "most"
	}[name] ?? null;
}
/** @returns cents for one `per`; 0 for what is no price */
var cents$1 = (price) => centsOf(price.trim().replace(/^\$\s*/, "")) ?? 0;
/** @returns how an option is sold by weight; null where it is sold each, or something is missing or wrong */
function readByWeight(values) {
	const fields = weightFields(values);
	const price = cents$1(values.price);
	if (!fields || price < 1) return null;
	const { per, inSteps, leastGrams, nominalGrams, mostGrams } = fields;
	if (![
		leastGrams,
		nominalGrams,
		mostGrams
	].every((grams) => typeof grams === "number") || leastGrams > nominalGrams || nominalGrams > mostGrams) return null;
	return {
		per,
		inSteps,
		price,
		leastGrams,
		nominalGrams,
		mostGrams
	};
}
/** @returns "3.5-5 lb each: about $28.27, at most $32.50", as shoppers see one of it */
function shownToShoppers(byWeight) {
	const { about, most } = pricesOf(byWeight);
	return `${sizeText(byWeight)}: about ${dollars(about)}, at most ${dollars(most)}`;
}
// src/marketplace/vendor/product-form/options/weight-section.tsx
var WAYS = [{
	value: "no",
	label: "By the piece"
}, {
	value: "yes",
	label: "In steps"
}];
function WeightInput({ name, form, index, ...props }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
		autoComplete: "off",
		spellCheck: false,
		maxLength: 20,
		required: !props.optional,
		error: form.formState.errors.variants?.[index]?.[name]?.message,
		...props,
		...form.register(`variants.${index}.${name}`)
	});
}
var ROW = "grid grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))] items-start gap-x-4 gap-y-5";
function Weights(props) {
	const { option, ...field } = props;
	if (option.inSteps === "yes") return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: ROW,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WeightInput, {
			...field,
			name: "step",
			label: "In steps of",
			placeholder: "0.25 lb",
			help: "Shoppers choose how many."
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WeightInput, {
			...field,
			name: "stepMost",
			label: "The most one can weigh",
			optional: true,
			help: "If blank, 10% more."
		})]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: ROW,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WeightInput, {
				...field,
				name: "least",
				label: "Least weight",
				placeholder: "3.5 lb"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WeightInput, {
				...field,
				name: "usual",
				label: "Usual weight",
				optional: true,
				help: "If blank, the middle."
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WeightInput, {
				...field,
				name: "most",
				label: "Most weight",
				placeholder: "5 lb"
			})
		]
	});
}
/** What shoppers see of it, as soon as it can be worked out. */
function Shown({ option }) {
	const byWeight = readByWeight(option);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		role: "status",
		className: "rounded-control bg-sunk px-3.5 py-2.5 text-sm empty:hidden",
		children: byWeight && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
			"Shoppers see ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "font-semibold tabular-nums",
				children: shownToShoppers(byWeight)
			}),
			". They pay for what it weighs, up to the most."
		] })
	});
}
/** Whether an option is sold by weight, and how much one of it weighs. */
function WeightSection(props) {
	const { form, index } = props;
	const { register, control, setValue, formState } = form;
	const option = useWatch({
		control,
		name: `variants.${index}`
	});
	if (!option) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Checkbox, {
			label: "Sold by weight",
			className: "-my-2",
			...register(`variants.${index}.isByWeight`)
		}), option.isByWeight && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grid items-end gap-x-4 gap-y-5 sm:grid-cols-2",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
					label: "The price is",
					error: formState.errors.variants?.[index]?.per?.message,
					...register(`variants.${index}.per`),
					children: WEIGHT_UNITS.map((unit) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
						value: unit,
						children: WEIGHT_UNIT_LABELS[unit]
					}, unit))
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Segmented, {
					label: "How it’s sold",
					name: `option-${index}-in-steps`,
					value: option.inSteps,
					options: WAYS,
					className: "self-end whitespace-nowrap sm:justify-self-start",
					onChange: (inSteps) => setValue(`variants.${index}.inSteps`, inSteps, {
						shouldDirty: true,
						shouldValidate: formState.isSubmitted
					})
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Weights, {
				...props,
				option
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Shown, { option })
		] })]
	});
}
// src/marketplace/vendor/product-form/options/option-item.tsx
function Tools({ name, index, count, isDisabled, onMove, onRemove }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "-my-1 -mr-1.5 ml-auto flex shrink-0",
		children: [count > 1 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
			"data-focus": "up",
			label: `Move ${name} up`,
			icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArrowUp, {
				"aria-hidden": true,
				size: 18
			}),
			disabled: isDisabled || index === 0,
			onClick: () => onMove(-1)
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
			"data-focus": "down",
			label: `Move ${name} down`,
			icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArrowDown, {
				"aria-hidden": true,
				size: 18
			}),
			disabled: isDisabled || index === count - 1,
			onClick: () => onMove(1)
		})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
			label: `Remove ${name}`,
			icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trash, {
				"aria-hidden": true,
				size: 18
			}),
			disabled: isDisabled,
			onClick: onRemove,
			className: "text-danger!"
		})]
	});
}
/** What an option may have of its own: weight, growing practice and photo. */
function OwnFields({ form, index, pictures }) {
	const { register, formState, getValues } = form;
	const errors = formState.errors.variants?.[index];
	const [isOpen, setOpen] = (0, import_react.useState)(() => {
		const { shippingWeight, isOrganic, picture } = getValues(`variants.${index}`);
		return [
			shippingWeight,
			isOrganic,
			picture
		].some((own) => own !== "");
	});
	const hasError = Boolean(errors?.shippingWeight ?? errors?.isOrganic ?? errors?.picture);
	const withPhoto = pictures.length > 1;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
		open: isOpen || hasError,
		onToggle: ({ currentTarget }) => setOpen(currentTarget.open),
		className: "text-sm",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("summary", {
			className: "hit w-fit font-semibold text-leaf",
			children: withPhoto ? "Photo, weight and growing practice" : "Weight and growing practice"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "mt-4 flex flex-col gap-5",
			children: [withPhoto && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OptionPicture, {
				form,
				index,
				pictures
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-5",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "Shipping weight in pounds",
					optional: true,
					inputMode: "decimal",
					autoComplete: "off",
					maxLength: 8,
					help: "If blank, the product’s weight counts.",
					error: errors?.shippingWeight?.message,
					...register(`variants.${index}.shippingWeight`)
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Select, {
					label: "Growing practice",
					error: errors?.isOrganic?.message,
					...register(`variants.${index}.isOrganic`),
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
							value: "",
							children: "Same as the product"
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
							value: "yes",
							children: "Organic"
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
							value: "no",
							children: "Not organic"
						})
					]
				})]
			})]
		})]
	});
}
/** What each option has. */
function MainFields({ form: { register, control, formState }, index }) {
	const isMadeToOrder = useWatch({
		control,
		name: "madeToOrder"
	});
	const had = useWatch({
		control,
		name: `variants.${index}.had`
	});
	const isByWeight = useWatch({
		control,
		name: `variants.${index}.isByWeight`
	});
	const per = useWatch({
		control,
		name: `variants.${index}.per`
	});
	const errors = formState.errors.variants?.[index];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "grid gap-x-4 gap-y-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,18rem)]",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
			label: "Option name",
			placeholder: ["Dozen", "Flat of 30"][index],
			autoComplete: "off",
			maxLength: 60,
			required: true,
			"data-focus": "name",
			error: errors?.name?.message,
			...register(`variants.${index}.name`)
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] items-start gap-x-4 gap-y-5",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: isByWeight ? `Price per ${WEIGHT_UNIT_SIGNS[per]}` : "Price in dollars",
				inputMode: "decimal",
				placeholder: "4.50",
				autoComplete: "off",
				maxLength: 12,
				required: true,
				error: errors?.price?.message,
				...register(`variants.${index}.price`)
			}), !isMadeToOrder && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "In stock",
				inputMode: "numeric",
				autoComplete: "off",
				maxLength: 7,
				required: true,
				help: had && `It had ${had} when you opened this form.`,
				error: errors?.inventory?.message,
				...register(`variants.${index}.inventory`)
			})]
		})]
	});
}
/** One size or option: its name, its price, how many there are. */
function OptionItem(props) {
	const { form, index } = props;
	const name = useWatch({
		control: form.control,
		name: `variants.${index}.name`
	})?.trim() ?? "";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
		"data-option": index,
		className: "rounded-card border border-line bg-card p-4",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			role: "group",
			"aria-label": `Option ${index + 1}${name && `: ${name}`}`,
			className: "flex flex-col gap-4",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-wrap items-center gap-x-3 gap-y-1",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						"aria-hidden": true,
						className: "text-sm font-semibold whitespace-nowrap text-soft",
						children: ["Option ", index + 1]
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tools, {
						...props,
						name: name || `option ${index + 1}`
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MainFields, { ...props }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WeightSection, {
					form,
					index
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OwnFields, { ...props })
			]
		})
	});
}
// src/marketplace/vendor/product-form/options/outdated-note.tsx
/** Nothing was saved, as that would have ended options that the form did not know. */
function OutdatedNote({ load, onLoaded }) {
	const id = (0, import_react.useId)();
	const [isLoading, setLoading] = (0, import_react.useState)(false);
	const show = async () => {
		setLoading(true);
		try {
			onLoaded(await load());
		} catch (error) {
			toast({
				title: "We couldn’t load the options",
				description: sentenceOf(error, "Check your connection and try again."),
				variant: "destructive"
			});
		}
		setLoading(false);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col items-start gap-3 rounded-control border border-line bg-card p-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			id,
			className: "flex flex-col gap-1 text-sm",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldError, {
				id: `${id}-error`,
				children: "The options of this product have changed since you opened this form."
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-soft",
				children: "Nothing was saved. Look at the current options, then save again. We’ll keep what you typed."
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			size: "sm",
			look: "secondary",
			"data-invalid": true,
			"aria-describedby": id,
			pendingLabel: isLoading && "Loading...",
			onClick: () => void show(),
			children: "Show the current options"
		})]
	});
}
// src/marketplace/vendor/product-form/options/option-values.ts
var EMPTY_OPTION = {
	id: null,
	name: "",
	price: "",
	inventory: "",
	shippingWeight: "",
	isOrganic: "",
	picture: "",
	had: "",
	...NOT_BY_WEIGHT
};
var ORGANIC = {
	yes: true,
	no: false,
	"": null
};
function valuesOf(variant, madeToOrder) {
	const { id, name, price, inventory, shippingWeight, isOrganic, imageUrl } = variant;
	return {
		id,
		name,
		price: price.toFixed(2),
		inventory: madeToOrder ? "" : String(inventory),
		shippingWeight: shippingWeight === null ? "" : String(shippingWeight),
		isOrganic: isOrganic === null ? "" : isOrganic ? "yes" : "no",
		picture: imageUrl ?? "",
		had: "",
		...weightValues(variant.weight)
	};
}
/** @returns the options of a product as its form shows them */
var optionValues = ({ variants = [], madeToOrder = false }) => variants.map((variant) => valuesOf(variant, madeToOrder));
/** @returns the options as the contract has them, before its rules have read them */
var optionFields = (options, context) => options.map(({ id, name, price, inventory, shippingWeight, isOrganic, picture, ...own }) => {
	const isSame = context.saved.find((one) => id !== null && one.id === id)?.inventory === inventory && inventory !== "";
	const stock = context.madeToOrder ? "0" : inventory;
	return {
		...id !== null && { id },
		name,
		price,
		shippingWeight,
		...!(isSame && !context.madeToOrder) && { inventory: stock },
		isOrganic: ORGANIC[isOrganic],
		imageUrl: picture === "" ? null : context.addressOf(picture),
		weight: weightFields(own)
	};
});
var cents = (text) => centsOf(text.trim().replace(/^\$\s*/, "")) ?? 0;
var count = (text) => Number.parseInt(text, 10) || 0;
/** @returns what a card shows of options: the least price of those in stock, and all of the stock */
function sumOfOptions(options, madeToOrder) {
	const inStock = options.filter(({ inventory }) => madeToOrder || count(inventory) > 0);
	const [least] = (inStock.length > 0 ? inStock : options).map(({ price, isByWeight, per }) => ({
		price: cents(price),
		per: isByWeight ? per : null
	})).filter(({ price }) => price > 0).sort((a, b) => a.price - b.price);
	return {
		price: amountOf(least?.price ?? 0),
		...least?.per && { pricePer: least.per },
		inventory: options.reduce((sum, { inventory }) => sum + count(inventory), 0),
		variantCount: options.length
	};
}
// src/marketplace/vendor/product-form/options/sold-as.ts
/** @returns as what a product is sold, as its form shows it */
function soldAs(product) {
	const variants = optionValues(product);
	const isCounted = !product.madeToOrder && variants.length <= 1;
	return {
		price: product.price.toFixed(2),
		inventory: isCounted ? String(product.inventory) : "",
		variants
	};
}
/** @returns the first option: what the product was until now, its stock only where it was typed */
function firstOption({ price, inventory, had, begun }) {
	const isTyped = inventory === "" || inventory !== begun.inventory;
	return {
		...EMPTY_OPTION,
		price,
		...isTyped ? {
			inventory,
			had
		} : { had: inventory }
	};
}
/**
* @returns the stock of a product whose last option is removed. What it began with is not sent, so that what
*   was sold since stays sold: it may be shown only where the server has it as the product's own.
*/
function stockOfLast(last, begun) {
	const { id, inventory, had } = last;
	if (begun.variants.length === 0 && inventory === "") return {
		inventory: begun.inventory,
		had: ""
	};
	return begun.variants.find((one) => id !== null && one.id === id)?.inventory === inventory && begun.variants.length > 1 ? {
		inventory: "",
		had: inventory
	} : {
		inventory,
		had
	};
}
function withTyped(now, typed, begun) {
	const changed = Object.entries(typed ?? {}).filter(([name, value]) => value !== begun?.[name]);
	return {
		...now,
		...Object.fromEntries(changed)
	};
}
/** @returns the options that a product has by now, with what was typed, and those that the form adds */
function currentOptions({ begun, ...typed }, now) {
	const withId = (options, id) => options.find((one) => one.id === id);
	const own = (name) => typed[name] === begun[name] ? now[name] : typed[name];
	return {
		price: own("price"),
		inventory: own("inventory"),
		had: typed.had,
		begun: now,
		variants: [...now.variants.map((option) => withTyped(option, withId(typed.variants, option.id), withId(begun.variants, option.id))), ...typed.variants.filter(({ id }) => id === null)]
	};
}
// src/marketplace/vendor/product-form/options/use-options.ts
/** What has the focus instead where a button can no longer be pressed: at an end of the list. */
var CONTROLS = {
	name: ["name"],
	up: ["up", "down"],
	down: ["down", "up"],
	undo: ["undo"],
	add: ["add"]
};
/** The options of the form: added, moved, removed and brought back. */
function useOptions({ control, getValues, setValue, clearErrors }) {
	const list = useFieldArray({
		control,
		name: "variants",
		keyName: "key"
	});
	const [removed, setRemoved] = (0, import_react.useState)([]);
	const section = (0, import_react.useRef)(null);
	const wanted = (0, import_react.useRef)(null);
	(0, import_react.useEffect)(() => {
		const next = wanted.current;
		if (next === null) return;
		wanted.current = null;
		const [at, on] = typeof next === "string" ? ["", next] : [`[data-option="${next.index}"] `, next.on];
		CONTROLS[on].map((name) => section.current?.querySelector(`${at}[data-focus="${name}"]:enabled`)).find((found) => found !== null)?.focus();
	});
	const focus = (next) => void (wanted.current = next);
	const optionsNow = () => getValues("variants");
	return {
		section,
		list: list.fields,
		removed: removed.at(-1)?.option ?? null,
		/** The first one is what the product was until now. */
		add: () => {
			const values = getValues();
			const index = values.variants.length;
			const isFirst = index === 0;
			focus({
				index,
				on: "name"
			});
			list.append(isFirst ? firstOption(values) : EMPTY_OPTION, { shouldFocus: false });
			if (isFirst) clearErrors(["price", "inventory"]);
		},
		move: (index, by) => {
			focus({
				index: index + by,
				on: by < 0 ? "up" : "down"
			});
			list.move(index, index + by);
		},
		/** What the last one had is the product's own again. */
		remove: (index) => {
			const options = optionsNow();
			const option = options[index];
			if (!option) return;
			if (options.length === 1) {
				setValue("price", option.price, { shouldDirty: true });
				const { inventory, had } = stockOfLast(option, getValues("begun"));
				setValue("inventory", inventory, { shouldDirty: true });
				setValue("had", had);
			}
			focus("undo");
			setRemoved([...removed, {
				option,
				index
			}]);
			list.remove(index);
		},
		/** What was typed stays. */
		showCurrent: (now) => {
			const { variants, ...next } = currentOptions(getValues(), now);
			for (const name of [
				"price",
				"inventory",
				"begun"
			]) setValue(name, next[name], { shouldDirty: true });
			setRemoved([]);
			focus(variants.length > 0 ? {
				index: 0,
				on: "name"
			} : "add");
			list.replace(variants);
			clearErrors([
				"variants",
				"price",
				"inventory"
			]);
		},
		undo: () => {
			const last = removed.at(-1);
			if (!last) return;
			const index = Math.min(last.index, optionsNow().length);
			focus({
				index,
				on: "name"
			});
			setRemoved(removed.slice(0, -1));
			list.insert(index, last.option, { shouldFocus: false });
		}
	};
}
// src/marketplace/vendor/product-form/options/options-section.tsx
function RemovedNote({ name, onUndo }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex items-center justify-between gap-3 rounded-control bg-sunk py-1 pr-1 pl-3.5 text-sm",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "min-w-0 wrap-anywhere",
			children: [
				"Removed ",
				name.trim() || "the option without a name",
				"."
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			look: "quiet",
			size: "sm",
			"data-focus": "undo",
			className: "shrink-0",
			icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Undo2, {
				"aria-hidden": true,
				size: 16
			}),
			onClick: onUndo,
			children: "Undo"
		})]
	});
}
/** The sizes and options that it is sold in; of a product without any, only the way to add some. */
function OptionsSection(props) {
	const { form, pictures, isDisabled, loadCurrent, onCurrent } = props;
	const id = (0, import_react.useId)();
	const options = useOptions(form);
	const count = options.list.length;
	const wrong = form.formState.errors.variants;
	const isFull = count >= 20;
	const note = options.removed && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RemovedNote, {
		name: options.removed.name,
		onUndo: options.undo
	});
	const outdated = loadCurrent && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OutdatedNote, {
		load: loadCurrent,
		onLoaded: (now) => {
			options.showCurrent(soldAs(now));
			onCurrent();
		}
	});
	const addButton = (label, hint) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col items-start gap-1.5",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			look: "secondary",
			"aria-describedby": `${id}-hint`,
			"data-focus": "add",
			disabled: isDisabled || isFull,
			icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plus, {
				"aria-hidden": true,
				size: 18
			}),
			onClick: options.add,
			children: label
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			id: `${id}-hint`,
			className: "max-w-measure text-xs text-soft",
			children: hint
		})]
	});
	if (count === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		ref: options.section,
		"aria-label": "Sizes and options",
		className: "-mt-3 flex flex-col gap-3",
		children: [
			outdated,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				role: "status",
				children: note
			}),
			addButton("Add sizes or options", "For example a dozen and a flat of 30, each with its own price and stock. Or something you sell by weight.")
		]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		ref: options.section,
		"aria-labelledby": `${id}-title`,
		className: "flex flex-col gap-5 border-t border-line pt-7",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-1",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					id: `${id}-title`,
					className: "text-lg",
					children: "Sizes and options"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "max-w-measure text-sm text-soft",
					children: "Shoppers choose one of these, in this order. Lists show the lowest price and the total stock."
				})]
			}),
			outdated,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
				className: "flex flex-col gap-4",
				children: options.list.map(({ key }, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OptionItem, {
					form,
					index,
					count,
					pictures,
					isDisabled,
					onMove: (by) => options.move(index, by),
					onRemove: () => options.remove(index)
				}, key))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				role: "status",
				children: note
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldError, {
				id: `${id}-error`,
				children: wrong?.root?.message ?? wrong?.message
			}),
			addButton("Add another option", isFull ? `A product can have at most 20 options.` : "To sell it without options again, remove them all.")
		]
	});
}
// src/marketplace/vendor/product-form/photo-effect.tsx
function Half({ title, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("figure", {
		className: "flex min-w-0 flex-col gap-1.5",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "flex aspect-4/3 items-center justify-center overflow-hidden rounded-control border border-line bg-sunk text-center",
			children
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("figcaption", {
			className: "text-xs text-soft",
			children: title
		})]
	});
}
/** What a photo changes: the illustration that shoppers see without one, and beside it the photo. */
function PhotoEffect({ control, picture }) {
	const [name, category] = useWatch({
		control,
		name: ["name", "category"]
	});
	const chosen = usePreview(picture?.file ?? null);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "grid max-w-md grid-cols-2 gap-3",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Half, {
			title: "Without a photo: an illustration",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CategoryArt, {
				category,
				seed: 0,
				name: name.trim() || "Your product",
				eager: true
			})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Half, {
			title: picture ? "With your photo" : "With a photo: what you really sell",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
				address: chosen ?? picture?.url ?? null,
				alt: "",
				sizes: "14rem",
				eager: true,
				otherwise: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "p-2 text-sm text-soft",
					children: picture ? unseenNote(picture.file) : "Your photo"
				})
			})
		})]
	});
}
// src/marketplace/vendor/product-form/pickup-fields.tsx
/** What it means for a pickup day; asked of vendors that have any, and where it says something already. */
function PickupFields({ vendor, ...props }) {
	const { register, formState } = props.form;
	const saved = formState.defaultValues;
	const isTold = saved?.crates !== "1" || saved.leadHours !== "";
	if (!vendor.hasPickups && !isTold) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
		title: "Pickup days",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
			label: "Crates",
			inputMode: "numeric",
			autoComplete: "off",
			maxLength: 4,
			className: "sm:max-w-64",
			help: "How much of a pickup day’s room one takes, where you count it in crates. 0 takes none.",
			error: errorOf(props, "crates"),
			...register("crates")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-1.5",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grid grid-cols-[minmax(0,1fr)_minmax(0,8rem)] items-start gap-3 sm:max-w-80",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "Order ahead",
					optional: true,
					inputMode: "numeric",
					autoComplete: "off",
					maxLength: 4,
					error: errorOf(props, "leadHours"),
					...register("leadHours")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Select, {
					label: "Hours or days",
					...register("leadUnit"),
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
						value: "hours",
						children: "hours"
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
						value: "days",
						children: "days"
					})]
				})]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-xs text-soft",
				children: "How long before pickup you need the order, if that’s before ordering closes. Example: 2 days for bread."
			})]
		})]
	});
}
// src/marketplace/vendor/product-form/product-pictures.tsx
function Item({ picture, ...rest }) {
	const preview = usePreview(picture.file);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PhotoItem, {
		photo: {
			id: picture.id,
			imageUrl: preview ?? picture.url,
			alt: picture.alt
		},
		...rest
	});
}
var lastId = 0;
/** Takes chosen files in, one after the other: checked, made smaller, or refused with a message. */
function useAdding(pictures, onChange) {
	const [busy, setBusy] = (0, import_react.useState)(0);
	const [message, setMessage] = (0, import_react.useState)(null);
	const isHere = (0, import_react.useRef)(true);
	const taken = (0, import_react.useRef)(0);
	taken.current = pictures.length + busy;
	(0, import_react.useEffect)(() => {
		isHere.current = true;
		return () => void (isHere.current = false);
	}, []);
	const add = async (file) => {
		if (taken.current >= 8) {
			setMessage(`A product can have at most 8 photos.`);
			return;
		}
		taken.current += 1;
		setBusy((count) => count + 1);
		setMessage(null);
		const choice = await choosePicture(file);
		if (!isHere.current) return;
		setBusy((count) => count - 1);
		if (choice.file) {
			const picture = {
				id: `new-${lastId += 1}`,
				url: null,
				file: choice.file,
				alt: ""
			};
			onChange((all) => [...all, picture]);
		} else setMessage(`${file.name}: ${choice.message}`);
	};
	return {
		add,
		isBusy: busy > 0,
		message
	};
}
/** The pictures of a product in their order, of which the first one stands on its card. */
function ProductPictures({ pictures, onChange, error, isDisabled, children }) {
	const id = (0, import_react.useId)();
	const input = (0, import_react.useRef)(null);
	const { add, isBusy, message } = useAdding(pictures, onChange);
	const { list, wanted } = useFocusAfterMove(pictures);
	const { drag, over } = useDragging((from, to) => onChange((all) => moved(all, from, to)));
	const isFull = pictures.length >= 8;
	const trouble = message ?? error;
	const move = (index, by) => {
		const picture = pictures[index];
		if (picture) wanted.current = {
			id: picture.id,
			by
		};
		onChange((all) => moved(all, index, index + by));
	};
	const remove = (picture) => {
		onChange((all) => all.filter((one) => one.id !== picture.id));
		setTimeout(() => input.current?.focus());
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		role: "group",
		"aria-labelledby": `${id}-label`,
		className: "flex flex-col gap-3",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-baseline justify-between gap-x-4",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
					id: `${id}-label`,
					className: "text-lg",
					children: ["Start with a photo", /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "text-sm font-normal text-soft",
						children: " (optional)"
					})]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					role: "status",
					className: "text-xs text-soft",
					children: [
						pictures.length,
						" of at most ",
						8
					]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "max-w-measure text-sm text-soft",
				children: "Shoppers see the first photo on your product’s card, on its page and in their cart."
			}),
			children,
			pictures.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				ref: list,
				"aria-labelledby": `${id}-label`,
				className: "flex flex-col gap-3",
				children: pictures.map((picture, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Item, {
					picture,
					index,
					count: pictures.length,
					isDisabled,
					isTarget: over === index,
					onMove: (by) => move(index, by),
					onDescribe: (alt) => onChange((all) => all.map((one) => one.id === picture.id ? {
						...one,
						alt
					} : one)),
					onRemove: () => remove(picture),
					onDrag: drag(index)
				}, picture.id))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PictureDrop, {
				label: pictures.length === 0 ? "Choose photos" : "Add photos",
				describedBy: `${id}-hint ${id}-error`,
				isInvalid: trouble !== void 0,
				isBusy,
				isDisabled: isDisabled || isFull,
				isMultiple: true,
				inputRef: input,
				onFile: (file) => void add(file),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					id: `${id}-hint`,
					className: "text-xs text-soft",
					children: isFull ? "Remove one to add another." : PICTURE_HINT
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				id: `${id}-error`,
				role: "alert",
				className: "flex items-start gap-1.5 text-sm text-danger empty:hidden",
				children: trouble && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleExclamationPoint, {
					"aria-hidden": true,
					size: 16,
					className: "mt-0.5 shrink-0"
				}), trouble] })
			})
		]
	});
}
// src/marketplace/vendor/product-form/product-form-values.ts
var EMPTY_PRODUCT = {
	name: "",
	sku: "",
	description: "",
	category: "",
	taxClass: "",
	unit: "",
	price: "",
	inventory: "",
	madeToOrder: false,
	shippingWeight: "",
	hasOwnMethods: false,
	shippingMethods: [],
	isOrganic: false,
	harvestDate: "",
	expirationDate: "",
	tags: [],
	isActive: true,
	crates: "1",
	leadHours: "",
	leadUnit: "days",
	variants: [],
	had: "",
	begun: {
		price: "",
		inventory: "",
		variants: []
	}
};
/** @returns the pictures that a product has already */
function keptPictures({ images }) {
	return images.map(({ url, alt }) => ({
		id: url,
		url,
		file: null,
		alt
	}));
}
var sameMethods = (some, others) => some.length === others.length && some.every((method) => others.includes(method));
/** @returns a product as its form shows it; ways to reach people that are its vendor's are not its own */
function productValues(product, vendor) {
	const hasOwnMethods = !sameMethods(product.shippingMethods, vendor.shippingMethods);
	const begun = soldAs(product);
	return {
		...begun,
		had: "",
		begun,
		name: product.name,
		sku: product.sku ?? "",
		description: product.description,
		category: product.category,
		taxClass: product.taxClass ?? "",
		unit: product.unit,
		madeToOrder: product.madeToOrder ?? false,
		shippingWeight: product.shippingWeight === null ? "" : String(product.shippingWeight),
		hasOwnMethods,
		shippingMethods: hasOwnMethods ? [...product.shippingMethods] : [],
		isOrganic: product.isOrganic,
		harvestDate: product.harvestDate ?? "",
		expirationDate: product.expirationDate ?? "",
		tags: [...product.tags],
		isActive: product.isActive,
		crates: String(product.crates ?? 1),
		...leadOf(product.leadHours ?? 0)
	};
}
/** @returns a lead time as it is typed; whole days as days */
function leadOf(hours) {
	const isDays = hours % 24 === 0;
	return {
		leadHours: hours === 0 ? "" : String(isDays ? hours / 24 : hours),
		leadUnit: isDays ? "days" : "hours"
	};
}
/** What is no whole number of days is sent as it is, and refused with a sentence. */
function leadInHours({ leadHours, leadUnit }) {
	const typed = leadHours.trim() || "0";
	return leadUnit === "days" && /^\d{1,4}$/.test(typed) ? String(Number(typed) * 24) : typed;
}
/**
* @param addressOf the address under which a picture of the form is sent; null for one that is gone
* @returns the fields as the contract has them, before its rules have read them
*/
function productFields({ hasOwnMethods, shippingMethods, leadUnit, variants, begun, had: _had, ...values }, addressOf = () => null) {
	const { madeToOrder } = values;
	const [first] = variants;
	return {
		...values,
		price: first ? first.price : values.price,
		inventory: madeToOrder || first ? "0" : values.inventory,
		leadHours: leadInHours({
			leadHours: values.leadHours,
			leadUnit
		}),
		shippingMethods: hasOwnMethods ? shippingMethods : [],
		variants: optionFields(variants, {
			madeToOrder,
			saved: begun.variants,
			addressOf
		})
	};
}
/**
* @returns the form as it is sent: `data`, and the chosen pictures as `images` in the order in which `data`
* names them. A stock that is as the form began is not sent, as some of it may have been sold since, and
* neither are options where there are none.
*/
function productFormData(values, pictures, method = "PUT") {
	const files = [];
	const addresses = /* @__PURE__ */ new Map();
	const images = pictures.flatMap(({ id, url, file, alt }) => {
		const address = file ? `upload:${files.push(file) - 1}` : url;
		if (address === null) return [];
		addresses.set(id, address);
		return [{
			url: address,
			alt: alt.trim()
		}];
	});
	const addressOf = (picture) => addresses.get(picture) ?? null;
	const { inventory, variants, ...fields } = productFields(values, addressOf);
	const { begun } = values;
	const stock = !values.madeToOrder && variants.length === 0 && inventory === begun.inventory ? {} : { inventory };
	const known = method === "PUT" && { variantIds: begun.variants.map(({ id }) => id) };
	const options = variants.length + begun.variants.length > 0 ? {
		variants,
		...known
	} : {};
	const form = new FormData();
	form.set("data", JSON.stringify({
		...fields,
		...stock,
		...options,
		images
	}));
	for (const file of files) form.append("images", file, file.name);
	return form;
}
var isOneOf = (all, text) => all.includes(text);
var amount = (text) => amountOf(centsOf(text.replace(/^\$\s*/, "")) ?? 0);
/** @returns the product as its card will show it, with words for what is still missing */
function previewProduct({ values, vendor, imageUrl, now }) {
	const category = isOneOf(PRODUCT_CATEGORIES, values.category) ? values.category : "vegetables";
	const unit = isOneOf(UNITS, values.unit) ? values.unit : "other";
	const methods = productFields(values).shippingMethods;
	return {
		id: 0,
		vendorId: vendor.id,
		name: values.name.trim() || "Your product",
		description: values.description,
		category,
		unit,
		price: amount(values.price.trim()),
		inventory: Number.parseInt(values.inventory, 10) || 0,
		...values.variants.length > 0 && sumOfOptions(values.variants, values.madeToOrder),
		...values.madeToOrder && {
			madeToOrder: true,
			inventory: 1e5
		},
		imageUrl,
		images: imageUrl === null ? [] : [{
			url: imageUrl,
			alt: ""
		}],
		shippingWeight: null,
		shippingMethods: methods.length > 0 ? methods : vendor.shippingMethods,
		isOrganic: values.isOrganic,
		harvestDate: null,
		expirationDate: null,
		tags: values.tags,
		isActive: values.isActive,
		rating: null,
		reviewCount: 0,
		isDemonstration: false,
		createdAt: now,
		updatedAt: now,
		vendor: {
			id: vendor.id,
			businessName: vendor.businessName,
			farmingPractice: vendor.farmingPractice,
			city: vendor.city,
			state: vendor.state,
			latitude: vendor.latitude,
			longitude: vendor.longitude,
			rating: vendor.rating,
			reviewCount: vendor.reviewCount
		}
	};
}
// src/marketplace/vendor/product-form/product-preview.tsx
/** The card that people will see, beside the form. Only to be looked at: it repeats what the form says. */
function ProductPreview({ control, vendor, picture }) {
	const id = (0, import_react.useId)();
	const values = useWatch({ control });
	const chosen = usePreview(picture?.file ?? null);
	const now = (0, import_react.useMemo)(() => (/* @__PURE__ */ new Date()).toISOString(), []);
	const product = previewProduct({
		values,
		vendor,
		imageUrl: chosen ?? picture?.url ?? null,
		now
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("aside", {
		"aria-labelledby": id,
		className: "hidden lg:block",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "sticky top-24 flex flex-col gap-3",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					id,
					className: "text-sm font-semibold",
					children: "Preview"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					inert: true,
					"aria-hidden": true,
					className: "select-none",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductCard, {
						product,
						view: "grid",
						eager: true
					})
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "text-xs text-soft",
					children: picture ? "This is how shoppers will see your product." : "This is how shoppers see your product without a photo."
				})
			]
		})
	});
}
// src/marketplace/vendor/product-form/shipping-fields.tsx
function Way({ name, isOn, onChoose, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
		className: "flex min-h-11 items-start gap-3 py-2 text-sm",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
			type: "radio",
			name,
			checked: isOn,
			onChange: onChoose,
			className: "mt-0.5 size-5 shrink-0 accent-leaf"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children })]
	});
}
/** How it reaches people: as all of the vendor's products do, or in ways of its own. */
function ShippingFields({ vendor, ...props }) {
	const { register, control } = props.form;
	const id = (0, import_react.useId)();
	const usual = vendor.shippingMethods.map((method) => SHIPPING_METHOD_LABELS[method]).join(", ");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
		title: "Shipping and pickup",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Controller, {
			control,
			name: "hasOwnMethods",
			render: ({ field }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
				className: "-mt-2",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
						className: "sr-only",
						children: "Shipping methods"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Way, {
						name: id,
						isOn: !field.value,
						onChoose: () => field.onChange(false),
						children: ["Same as my other products: ", usual]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Way, {
						name: id,
						isOn: field.value,
						onChoose: () => field.onChange(true),
						children: "Custom for this product"
					}),
					field.value && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
						className: "mt-3",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Controller, {
							control,
							name: "shippingMethods",
							render: ({ field: methods }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MethodField, {
								label: "Shipping methods of this product",
								value: methods.value,
								onChange: methods.onChange,
								error: errorOf(props, "shippingMethods")
							})
						})
					})
				]
			})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
			label: "Shipping weight in pounds",
			optional: true,
			inputMode: "decimal",
			autoComplete: "off",
			maxLength: 8,
			className: "sm:max-w-64",
			error: errorOf(props, "shippingWeight"),
			...register("shippingWeight")
		})]
	});
}
// ../backend/src/contract/marketplace/pickup/next-pickups.ts
/** The next pickup of a product that takes orders, as its card says it. */
var NextPickupView = object({
	windowId: number(),
	startsAt: Timestamp,
	ordersCloseAt: Timestamp,
	/** "Pickup Saturday at Chandler Green, order by Thursday" */
	text: string()
});
var TIMES = {
	windowId: number(),
	date: Day,
	startsAt: Timestamp,
	endsAt: Timestamp,
	/** An IANA name: all times are clocks there. */
	timeZone: string(),
	ordersCloseAt: Timestamp,
	/** "Saturday, November 28, 9 AM to noon" */
	when: string(),
	/** "Thursday, November 26, 6 PM" */
	orderBy: string()
};
object({
	/** The soonest first. */
	days: array(object({
		...TIMES,
		siteId: number(),
		siteName: string(),
		/** Where it is on this date, and why, where it is not as usual. */
		address: string().nullable(),
		reason: string().nullable()
	})),
	sites: array(object({
		id: number(),
		kind: _enum(SITE_KINDS),
		name: string(),
		/** The market's page. */
		placeId: number().nullable(),
		city: string(),
		state: string(),
		accessNote: string().nullable(),
		/** "Saturdays, 9 AM to noon. Order by Thursday, 6 PM." */
		usual: array(string())
	})),
	zones: array(object({
		id: number(),
		name: string(),
		/** "Delivers to 12 ZIP codes around Chandler, Wednesdays, $5" */
		text: string(),
		note: string().nullable(),
		usual: array(string())
	}))
});
object({
	zipCode: ZipQuery,
	radius: RadiusQuery,
	limit: LimitQuery(6, 20)
});
var PickupNearView = object({
	...TIMES,
	vendorId: number(),
	vendorName: string(),
	siteName: string(),
	city: string(),
	state: string(),
	distanceMiles: number()
});
object({
	/** All days on which a pickup takes orders, and how many vendors are there. */
	days: array(object({
		date: Day,
		vendors: number()
	})),
	/** The soonest first, as many as the limit. */
	pickups: array(PickupNearView)
});
// ../backend/src/contract/marketplace/products.ts
var emptyIsNone = (value) => value === "" || value === "all" ? void 0 : value;
/** A choice from a list, in whatever case it comes; empty and 'all' are none. */
var choice = (value) => emptyIsNone(typeof value === "string" ? value.trim().toLowerCase() : value);
var priceQuery = (name) => preprocess(emptyIsNone, string().transform((text) => centsOf(text)).refine((cents) => cents !== null, `Please give ${name} as an amount such as 12.50.`).optional());
object({
	search: SearchQuery,
	category: preprocess(choice, _enum(PRODUCT_CATEGORIES, "Please choose a category from the list.").optional()),
	sort: preprocess(choice, _enum(PRODUCT_SORTS, `Please sort by ${PRODUCT_SORTS.slice(0, -1).join(", ")} or ${PRODUCT_SORTS.at(-1)}.`).default("newest")),
	limit: LimitQuery(20),
	after: preprocess(emptyIsNone, string().max(200, "That page key isn't valid.").optional()),
	/** Dollars. */
	minPrice: priceQuery("minPrice"),
	maxPrice: priceQuery("maxPrice"),
	practice: preprocess(choice, _enum(FARMING_PRACTICES, "Please choose a practice from the list.").optional()),
	availability: preprocess(choice, _enum(AVAILABILITIES, "Please choose in-stock or low-stock.").optional()),
	organic: FlagQuery,
	/** Vendors within `radius` of it. */
	zipCode: OptionalZipQuery,
	radius: RadiusQuery,
	vendorId: preprocess(emptyIsNone, RowId("The vendor could not be found.").optional()),
	/** What can be picked up on that day within 50 miles of the ZIP code; `radius` does not count then. */
	pickupOn: preprocess(emptyIsNone, GivenDay("Please give the pickup day as YYYY-MM-DD.").optional())
}).refine(({ pickupOn, zipCode }) => pickupOn === void 0 || zipCode !== void 0, {
	path: ["zipCode"],
	message: "Please give a ZIP code with the pickup day."
});
object({ id: RowId("Product not found") });
var ProductImageView = object({
	url: string(),
	alt: string()
});
/** The vendor that stands with a product. */
var ProductVendor = object({
	id: number(),
	businessName: string(),
	farmingPractice: _enum(FARMING_PRACTICES),
	city: string(),
	state: string(),
	/** The center of its ZIP code: how far a pickup is. */
	latitude: number(),
	longitude: number(),
	/** Where it ships to; left out for every state that is open. */
	shippingStates: array(string()).optional(),
	/** Its own prices; left out where everything is the standard. */
	terms: SellerTermsView.optional(),
	/** Only while it is away and takes no orders: the day on which it is back. */
	backOn: Day.optional(),
	rating: number().nullable(),
	reviewCount: number()
});
/** A product as everybody sees it. */
var ProductView = object({
	id: number(),
	vendorId: number(),
	name: string(),
	description: string(),
	category: _enum(PRODUCT_CATEGORIES),
	unit: _enum(UNITS),
	/** Dollars, two places. */
	price: number(),
	/** How many there are; `MAX_QUANTITY`, the most of one order, where it is made to order. */
	inventory: number(),
	/** Only where its stock is not counted. */
	madeToOrder: boolean().optional(),
	/** How many options it is sold in; left out for none. Price is the least of theirs, stock all of it. */
	variantCount: number().optional(),
	/** What the price is for, where it is that of an option sold by weight; left out otherwise. */
	pricePer: _enum(WEIGHT_UNITS).optional(),
	/** Its options in order, where a product is read by itself. */
	variants: array(VariantView).optional(),
	imageUrl: string().nullable(),
	images: array(ProductImageView),
	/** Pounds. */
	shippingWeight: number().nullable(),
	/** The product's own, else its vendor's. */
	shippingMethods: array(_enum(SHIPPING_METHODS)),
	isOrganic: boolean(),
	harvestDate: Day.nullable(),
	expirationDate: Day.nullable(),
	tags: array(string()),
	isActive: boolean(),
	rating: number().nullable(),
	reviewCount: number(),
	isDemonstration: boolean(),
	createdAt: Timestamp,
	updatedAt: Timestamp,
	vendor: ProductVendor,
	/** In lists of products and of a product itself; left out where its vendor hands over on no dates. */
	nextPickup: NextPickupView.optional()
});
array(ProductView);
/** A product as its vendor sees it. */
var OwnProductView = ProductView.extend({
	sku: string().nullable(),
	/** How it is taxed where rules hold; null for what its category says. */
	taxClass: _enum(TAX_CLASSES).nullable(),
	/** Visitors that opened its page in the last 30 days. */
	views: number(),
	soldCount: number(),
	/** Why staff keep it out of the shop; null where they do not. */
	removedReason: string().nullable(),
	/** How many crates of a pickup's room one of it takes; left out where it is one. */
	crates: number().optional(),
	/** So many hours before a pickup it has to be ordered; left out where the pickup's cutoff is enough. */
	leadHours: number().optional()
});
array(OwnProductView);
var optionalDay = union([literal("").transform(() => null), GivenDay()]).nullish().transform((day) => day ?? null);
var wholeFrom0 = (most, message) => number$1(message).int(message).min(0, message).max(most, message);
var shippingMethods = array(_enum(SHIPPING_METHODS, "Please choose a shipping method")).max(SHIPPING_METHODS.length);
var tags = array(requiredText(40, "Please name the tag")).max(15, "Please use at most 15 tags.");
/**
* Pictures in order. `url` is the address of one that the product has already, or "upload:0" for the first
* file that comes with the form, "upload:1" for the second …; files that are not named come behind.
*/
var images = array(strictObject({
	url: string().max(500),
	alt: string().trim().max(200).default("")
})).max(8, `Please use at most 8 photos.`);
/** Empty: what the category says. */
var taxClass = union([literal("").transform(() => null), _enum(TAX_CLASSES)], "Please choose a tax class from the list.").nullable();
var CRATES_MESSAGE = `Please enter a whole number from 0 to 100.`;
var crates = wholeFrom0(100, CRATES_MESSAGE);
var leadHours = wholeFrom0(336, `Please enter whole hours or days, at most 14 days.`);
/** The fields of a product as its form holds them. With options, price and stock are theirs. */
var ProductFields = strictObject({
	sku: optionalText(60),
	name: requiredText(120, "Product name is required"),
	description: requiredText(4e3, "Description is required"),
	category: _enum(PRODUCT_CATEGORIES, "Please choose a category"),
	taxClass: taxClass.default(null),
	unit: _enum(UNITS, "Please choose a unit"),
	price: PriceInCents,
	inventory: Stock,
	/** Its stock is not counted: what `inventory` says is ignored. */
	madeToOrder: boolean().default(false),
	shippingWeight: ShippingWeight,
	/** Empty: the vendor's. */
	shippingMethods: shippingMethods.default([]),
	isOrganic: boolean().default(false),
	harvestDate: optionalDay,
	expirationDate: optionalDay,
	tags: tags.default([]),
	isActive: boolean().default(true),
	crates: crates.default(1),
	leadHours: leadHours.default(0),
	images: images.default([]),
	variants: VariantList.default([])
});
var inOrder = ({ harvestDate, expirationDate }) => harvestDate === null || expirationDate === null || harvestDate <= expirationDate;
/** POST /api/products: JSON, or a form with this as its field `data` and files `images`. */
var ProductRequest = ProductFields.refine(inOrder, {
	path: ["expirationDate"],
	message: "The expiration date must not be before the harvest date"
});
ProductFields.partial().extend({
	taxClass: taxClass.optional(),
	shippingMethods: shippingMethods.optional(),
	madeToOrder: boolean().optional(),
	isOrganic: boolean().optional(),
	tags: tags.optional(),
	isActive: boolean().optional(),
	crates: crates.optional(),
	leadHours: leadHours.optional(),
	images: images.optional(),
	/** All options that it is to have; those that are left out are no longer sold. */
	variants: VariantList.optional(),
	/** The options that the form knew: where there are others by now, nothing changes. */
	variantIds: array(number().int()).max(100).optional()
});
strictObject({ mode: _enum(["preview", "write"], "Please choose preview or write.").default("preview") });
var ImportRow = object({
	/** As in the spreadsheet, the first row behind the head being 2. */
	row: number(),
	name: string(),
	/** create, update (its sku is known), same (nothing changes), or wrong. */
	outcome: _enum([
		"create",
		"update",
		"same",
		"wrong"
	]),
	messages: array(string())
});
object({
	/** In the file's order; of the wrong ones the first only, as many as `MAX_SHOWN_MISTAKES`. */
	rows: array(ImportRow),
	created: number(),
	updated: number(),
	unchanged: number(),
	wrong: number(),
	/** Columns of the file that mean nothing here. */
	unknownColumns: array(string()),
	/** Whether it has been written. */
	isDone: boolean()
});
// src/marketplace/vendor/product-form/options/option-errors.ts
/** Adds what the contract would read as 0: a stock that is empty. */
function withEmptyStocks(errors, options) {
	options.forEach(({ inventory }, index) => {
		if (inventory.trim() !== "") return;
		const found = errors.variants ??= [];
		found[index] = {
			...found[index],
			inventory: {
				type: "required",
				message: STOCK_MESSAGE
			}
		};
	});
}
/** Puts what the contract says of weights at the fields that they were typed in. */
function withWeights(errors, options) {
	const found = errors.variants ?? [];
	options.forEach(({ inSteps }, index) => {
		const { weight, ...others } = found[index] ?? {};
		if (!weight) return;
		const typed = Object.entries(weight).flatMap(([name, error]) => {
			const field = weightFieldOf(name, inSteps === "yes");
			return field ? [[field, error]] : [];
		});
		found[index] = {
			...Object.fromEntries(typed),
			...others
		};
	});
}
/** What the server calls otherwise than the form. */
var FIELDS = {
	imageUrl: "picture",
	id: "name"
};
/** @returns pairs of field and sentence: what the server found wrong with options */
function optionIssues(error, options = []) {
	return issuesOf(error).flatMap(({ path, message }) => {
		if (path === "variants") return [["variants", message]];
		const [, index = "", weight, said = ""] = /^variants\.(\d+)\.(weight\.)?(\w+)$/.exec(path) ?? [];
		const inSteps = options[Number(index)]?.inSteps === "yes";
		const field = weight ? weightFieldOf(said, inSteps) ?? "" : FIELDS[said] ?? said;
		if (!Object.hasOwn(EMPTY_OPTION, field)) return [];
		return [[`variants.${Number(index)}.${field}`, message]];
	});
}
/** @returns whether what is wrong is that the product has other options than the form knew, or some by now */
var saysOutdated = ([name, message]) => message === "The options of this product have changed. Reload the page and try again." || message === "Please change this for each of its options." || name === "variants" && message === "Please enter how many you have.";
// src/marketplace/vendor/product-form/use-product-form.ts
var INVENTORY_MESSAGE = `Please enter a whole number from 0 to ${formatCount(MAX_QUANTITY)}`;
var METHODS_MESSAGE = "Please choose at least one shipping method";
var contractRules = u(ProductRequest);
/**
* The contract's rules, and what its presets would let through: an empty stock, own ways to reach people that
* are none.
*/
var productResolver = async (values, context, options) => {
	const { errors: found } = await contractRules(productFields(values), context, options);
	const errors = { ...found };
	const hasOptions = values.variants.length > 0;
	if (hasOptions) for (const name of ["price", "inventory"]) delete errors[name];
	if (!values.madeToOrder && !hasOptions && values.inventory.trim() === "") errors.inventory = {
		type: "required",
		message: INVENTORY_MESSAGE
	};
	withWeights(errors, values.variants);
	if (!values.madeToOrder) withEmptyStocks(errors, values.variants);
	if (values.crates.trim() === "") errors.crates = {
		type: "required",
		message: CRATES_MESSAGE
	};
	if (values.hasOwnMethods && values.shippingMethods.length === 0) errors.shippingMethods = {
		type: "required",
		message: METHODS_MESSAGE
	};
	return Object.keys(errors).length > 0 ? {
		values: {},
		errors
	} : {
		values,
		errors: {}
	};
};
/** What the server found wrong with the pictures. */
function pictureIssue(error) {
	if (isAboutPicture(error)) return failureSentence(error);
	return issuesOf(error).find(({ path }) => path === "images" || path.startsWith("images."))?.message;
}
/**
* The form of a product, its pictures, and its way to the server. What was typed stays until it has arrived.
*/
function useProductForm(options) {
	const { userId, draftName, saved, kept, path, method, onSent } = options;
	const element = (0, import_react.useRef)(null);
	const form = useForm({
		resolver: productResolver,
		defaultValues: saved,
		shouldFocusError: false
	});
	const { isDirty, submitCount, isValid } = form.formState;
	const [pictures, setPictures] = (0, import_react.useState)(kept);
	const [failures, setFailures] = (0, import_react.useState)(0);
	const [isOutdated, setOutdated] = (0, import_react.useState)(false);
	const draft = useDraft(form, {
		name: draftName,
		userId,
		empty: EMPTY_PRODUCT,
		saved
	});
	useLeaveWarning((isDirty || pictures !== kept) && !draft.isSent);
	useFocusOnTrouble(element, submitCount + failures, submitCount > 0 && (!isValid || failures > 0));
	const upload = useFormUpload({
		path,
		method,
		onSuccess: (product) => {
			draft.finish();
			onSent(product);
		},
		onError: (error) => {
			const found = [...fieldIssues(error, EMPTY_PRODUCT), ...optionIssues(error, form.getValues("variants"))];
			if (found.some(saysOutdated)) setOutdated(true);
			for (const issue of found) if (!saysOutdated(issue)) form.setError(issue[0], { message: issue[1] });
			if (error instanceof ApiError && error.body?.error === "SKU_TAKEN") form.setError("sku", { message: error.body.message });
			setFailures((count) => count + 1);
			toast({
				title: "Error",
				description: failureSentence(error),
				variant: "destructive"
			});
		}
	});
	const submit = form.handleSubmit((values) => upload.send(productFormData(values, pictures, method)));
	const { failure } = upload;
	const picturesError = pictureIssue(failure);
	return {
		form,
		element,
		pictures,
		setPictures,
		submit,
		upload,
		draft,
		/** The product has other options than the form began with. */
		isOutdated,
		onCurrent: () => setOutdated(false),
		picturesError,
		failure: failure && picturesError === void 0 ? failureSentence(failure) : null,
		onRetry: isWorthRetrying(failure) ? () => void submit() : null
	};
}
// src/marketplace/vendor/product-form/product-form.tsx
/** The form of a product with its preview. Import it lazily: the checks come with it. */
function ProductForm(props) {
	const { label, vendor, submitLabel, pendingLabel, priceHelp, children, ...options } = props;
	const { form, element, pictures, setPictures, submit, upload, draft, isOutdated, onCurrent, picturesError, failure, onRetry } = useProductForm(options);
	const discard = () => {
		draft.restart(options.saved);
		setPictures(options.kept);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,42rem)_18rem] xl:grid-cols-[minmax(0,42rem)_20rem] xl:gap-20",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
			ref: element,
			noValidate: true,
			"aria-label": label,
			onSubmit: (event) => void submit(event),
			className: "flex min-w-0 flex-col gap-8",
			children: [
				draft.isRestored && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RestoredNote, { onDiscard: discard }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductPictures, {
					pictures,
					onChange: setPictures,
					error: picturesError,
					isDisabled: upload.isSending,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PhotoEffect, {
						control: form.control,
						picture: pictures[0] ?? null
					})
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WhatFields, { form }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PriceFields, {
					form,
					priceHelp
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OptionsSection, {
					form,
					pictures,
					isDisabled: upload.isSending,
					loadCurrent: isOutdated ? options.loadCurrent : void 0,
					onCurrent
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FreshnessFields, { form }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShippingFields, {
					form,
					vendor
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PickupFields, {
					form,
					vendor
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-col gap-4 border-t border-line pt-6",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(UploadStatus, {
						progress: upload.progress,
						hasPicture: pictures.some(({ file }) => file !== null),
						failure,
						error: upload.failure,
						onRetry,
						onCancel: upload.cancel
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "flex flex-wrap items-center gap-3",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
							type: "submit",
							size: "lg",
							disabled: draft.isSent,
							pendingLabel: upload.isSending && pendingLabel,
							children: submitLabel
						}), children]
					})]
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductPreview, {
			control: form.control,
			vendor,
			picture: pictures[0] ?? null
		})]
	});
}
export { productValues as a, keptPictures as i, EMPTY_PRODUCT as n, isOneOf as r, ProductForm as t };

import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { n as call, o as sentenceOf, r as callJson } from "./api-BmXrKzYt.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { C as ownReviewQuery, hn as TextArea, xn as Card, xr as productQuery } from "../entry-server.js";
import { r as toast } from "./toast-BS915kXo.js";
import { a as useController } from "./index.esm-AQNYIaAw.js";
import { n as lazyCheck, t as useCallForm } from "./use-call-form-N0_EXKkG.js";
import { t as FormFailure } from "./form-failure-C1paraQv.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as CircleExclamationPoint } from "./circle-exclamation-point-DFFQ3ohh.js";
import { t as Star } from "./star-D17xFlLI.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as ReviewItem } from "./review-item-C353U086.js";
import { a as ReviewReply } from "./shipping-terms-BZgyOD1w.js";
// src/marketplace/shop/reviews/stars-field.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var STARS = [
	1,
	2,
	3,
	4,
	5
];
var WORDS = [
	"",
	"Poor",
	"Fair",
	"Good",
	"Very good",
	"Excellent"
];
/** From one to five stars: radio buttons, which arrow keys go through. */
function StarsField({ label, name, value, onChange, ref, error }) {
	const id = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		"aria-describedby": error && id,
		className: "flex flex-col gap-1",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
				className: "text-sm font-semibold",
				children: label
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-center",
				children: [STARS.map((stars) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
					title: WORDS[stars],
					className: "rounded-control p-1.5 has-focus-visible:outline-3 has-focus-visible:outline-leaf",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
							ref: stars === (value || 1) ? ref : void 0,
							type: "radio",
							name,
							value: stars,
							checked: stars === value,
							onChange: () => onChange(stars),
							className: "sr-only"
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "sr-only",
							children: [
								stars,
								" ",
								stars === 1 ? "star" : "stars",
								": ",
								WORDS[stars]
							]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Star, {
							"aria-hidden": true,
							size: 32,
							strokeWidth: 1.25,
							className: clsx(stars <= value ? "fill-sun text-on-sun dark:text-sun" : "text-soft")
						})
					]
				}, stars)), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					"aria-hidden": true,
					className: "ml-2 text-sm text-soft",
					children: WORDS[value]
				})]
			}),
			error && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				id,
				className: "flex items-start gap-1.5 text-sm text-danger",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleExclamationPoint, {
					"aria-hidden": true,
					size: 16,
					className: "mt-0.5 shrink-0"
				}), error]
			})
		]
	});
}
// src/marketplace/shop/reviews/review-form.tsx
var check = lazyCheck(() => import("./review-check-bD7NXXJL.js").then((module) => module.reviewResolver));
/** Takes what became of somebody's review, and reads again what everybody sees of the product. */
async function takeOwnReview(client, productId, own) {
	client.setQueryData(ownReviewQuery(productId).queryKey, own);
	const reviews = `/api/products/${productId}/reviews?`;
	await Promise.all([client.invalidateQueries({ queryKey: productQuery(String(productId)).queryKey }), client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(reviews) })]);
}
/** What a buyer thinks of a product. */
function ReviewForm({ productId, review, onDone, onCancel }) {
	const client = useQueryClient();
	const address = `/api/products/${productId}/reviews`;
	const { form, submit, isPending, error, errorOf } = useCallForm({
		check,
		defaultValues: {
			rating: review?.rating ?? 0,
			comment: review?.comment ?? ""
		},
		send: (body) => review ? callJson(`${address}/mine`, {
			method: "PUT",
			body
		}) : callJson(address, {
			method: "POST",
			body
		}),
		onSent: (own) => {
			toast({ title: review ? "Your review has been changed" : "Thank you for your review!" });
			takeOwnReview(client, productId, own);
			onDone();
		}
	});
	const { field } = useController({
		control: form.control,
		name: "rating"
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("form", {
		method: "post",
		noValidate: true,
		onSubmit: submit,
		"aria-label": "Your review",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
			disabled: isPending,
			className: "flex min-w-0 flex-col gap-4",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(StarsField, {
					label: "Your rating",
					name: field.name,
					value: field.value,
					onChange: field.onChange,
					ref: field.ref,
					error: errorOf("rating")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
					label: "Your review",
					optional: true,
					rows: 4,
					error: errorOf("comment"),
					...form.register("comment")
				}),
				error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: sentenceOf(error, "There was a problem sending your review. Please try again.") }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-wrap gap-3",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						type: "submit",
						pendingLabel: isPending && "Sending...",
						children: review ? "Save the review" : "Post review"
					}), onCancel && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						look: "secondary",
						onClick: onCancel,
						children: "Cancel"
					})]
				})
			]
		})
	});
}
// src/marketplace/shop/reviews/review-desk.tsx
var ConfirmDialog = (0, import_react.lazy)(() => import("./confirm-dialog-CVlnwhCl.js").then((module) => ({ default: module.ConfirmDialog })));
function RemoveReview({ productId }) {
	const [open, setOpen] = (0, import_react.useState)(false);
	const [wasAsked, setWasAsked] = (0, import_react.useState)(false);
	const client = useQueryClient();
	const removing = useMutation({
		mutationFn: () => call(`/api/products/${productId}/reviews/mine`, { method: "DELETE" }),
		onSuccess: async () => {
			setOpen(false);
			toast({ title: "Review removed" });
			await takeOwnReview(client, productId, {
				canReview: true,
				review: null
			});
		}
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		look: "quiet",
		size: "sm",
		"aria-haspopup": "dialog",
		onClick: () => {
			setWasAsked(true);
			setOpen(true);
		},
		children: "Remove"
	}), wasAsked && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: null,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConfirmDialog, {
			open,
			onOpenChange: setOpen,
			title: "Remove your review?",
			confirmLabel: "Remove the review",
			pendingLabel: removing.isPending && "Removing...",
			isDangerous: true,
			failure: removing.error && sentenceOf(removing.error, "Please try again."),
			onConfirm: () => removing.mutate(),
			children: "This removes it from the page and from the rating. You can write another one."
		})
	})] });
}
function WrittenReview({ productId, own }) {
	const [isEditing, setEditing] = (0, import_react.useState)(false);
	const { review } = own;
	if (!review) return null;
	if (isEditing) {
		const stop = () => setEditing(false);
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReviewForm, {
			productId,
			review,
			onDone: stop,
			onCancel: stop
		});
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-2",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReviewItem, { review }),
			review.isHidden && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm text-soft",
				children: "Our team hid this review. Only you can see it."
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "-ml-3 flex",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					look: "quiet",
					size: "sm",
					onClick: () => setEditing(true),
					children: "Edit"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RemoveReview, { productId })]
			}),
			!review.isHidden && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReviewReply, { review })
		]
	});
}
/** The form for a first review, or what was written before. */
function ReviewDesk({ productId, own }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "p-4 sm:p-6",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
			className: "mb-3 text-lg",
			children: own.review ? "Your review" : "Review this product"
		}), own.review ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WrittenReview, {
			productId,
			own
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReviewForm, {
			productId,
			review: null,
			onDone: () => void 0
		})]
	});
}
export { ReviewDesk };

import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { F as useQueryClient, x as keepPreviousData } from "./mutation-CaqYhdMo.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { i as formatDate, n as countOf, r as formatCount } from "./format-DqpZFbOp.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as Pagination } from "./pagination-CW_cQQbm.js";
import { Cn as CouldNotLoad, Mr as Segmented, hn as TextArea, xn as Card } from "../entry-server.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as VisuallyHidden } from "./visually-hidden-Dalysla6.js";
import { n as RowsSkeleton } from "./dashboard-skeleton-CZ8ZhVjI.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { o as sentenceOf, r as callJson } from "./api-BmXrKzYt.js";
import { t as useMay } from "./use-may-DpX1n8rd.js";
import { r as toast } from "./toast-BS915kXo.js";
import { t as ReviewItem } from "./review-item-C353U086.js";
import { n as lazyCheck, t as useCallForm } from "./use-call-form-N0_EXKkG.js";
import { t as FormFailure } from "./form-failure-C1paraQv.js";
import { n as withQuery, t as paths } from "./site-paths-DYYu6IFA.js";
import { t as apiListQuery } from "./queries-j_54H3BH.js";
import { u as refreshVendor } from "./vendor-queries-BzxBvIxU.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as KEEP_SCROLL } from "./navigation-BpNQcxZa.js";
// src/marketplace/vendor/reviews/vendor-reviews.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var VENDOR_REVIEWS = "/api/vendor/reviews";
/** Where a vendor answers a review. */
var replyAddress = (id) => `${VENDOR_REVIEWS}/${id}/reply`;
/** GET /api/vendor/reviews: the newest first. */
var vendorReviewsQuery = ({ isOpen, page }) => apiListQuery(withQuery(VENDOR_REVIEWS, {
	reply: isOpen ? "none" : void 0,
	limit: 20,
	offset: page > 1 ? (page - 1) * 20 : void 0
}));
var OPEN_COUNT = withQuery(VENDOR_REVIEWS, {
	reply: "none",
	limit: 1
});
/** How many have no reply yet, as the list's total. */
var openReviewsQuery = () => apiListQuery(OPEN_COUNT);
/** @returns what an address asks for; anything else is the first page of all */
function readReviews(query) {
	const page = Number(query.get("page"));
	return {
		isOpen: query.get("reply") === "none",
		page: Number.isInteger(page) && page > 1 && page <= 500 ? page : 1
	};
}
/** @returns the dashboard's address for it */
var reviewsAddress = ({ isOpen, page }) => withQuery(paths.vendorDashboard, {
	tab: "reviews",
	reply: isOpen ? "none" : void 0,
	page: page > 1 ? page : void 0
});
/**
* Takes what became of a reply, and has pages that show it read again. A review that is answered stays where
* it is until the list is opened again, so that the reply can still be changed.
*/
function takeReview(client, review) {
	client.setQueriesData({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(VENDOR_REVIEWS) }, (list) => list && {
		...list,
		items: list.items.map((item) => item.id === review.id ? review : item)
	});
	client.invalidateQueries({ queryKey: [OPEN_COUNT] });
	if (review.product) refreshVendor(client, `/api/products/${review.product.id}/reviews`);
}
// src/marketplace/vendor/reviews/reply-form.tsx
var import_jsx_runtime = require_jsx_runtime();
var check = lazyCheck(() => import("./reply-check-zlUFGZKl.js").then((module) => module.replyResolver));
/** What a vendor answers to a review: a first reply, or a change of it. */
function ReplyForm({ review, onDone }) {
	const client = useQueryClient();
	const { reply, isReplyHidden, authorName } = review;
	const { form, submit, isPending, error, errorOf } = useCallForm({
		check,
		defaultValues: { text: reply?.text ?? "" },
		send: (body) => callJson(replyAddress(review.id), {
			method: reply ? "PUT" : "POST",
			body
		}),
		onSent: (answered) => {
			takeReview(client, answered);
			toast({ title: reply ? "Reply saved" : isReplyHidden ? "Reply saved, still hidden" : "Reply posted" });
			onDone();
		}
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("form", {
		method: "post",
		noValidate: true,
		onSubmit: submit,
		"aria-label": `Reply to ${authorName}`,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
			disabled: isPending,
			className: "flex min-w-0 flex-col gap-3",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
					label: "Your reply",
					help: reply ? void 0 : "Everyone can read it. We’ll email it to the customer once.",
					rows: 4,
					autoFocus: true,
					error: errorOf("text"),
					...form.register("text")
				}),
				error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: sentenceOf(error, "There was a problem saving your reply. Please try again.") }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-wrap gap-3",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						type: "submit",
						size: "sm",
						pendingLabel: isPending && "Saving...",
						children: reply ? "Save reply" : "Post reply"
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						look: "secondary",
						size: "sm",
						onClick: onDone,
						children: "Cancel"
					})]
				})
			]
		})
	});
}
// src/marketplace/vendor/reviews/review-row.tsx
/** Deletes a reply, with a way back. */
function useDeletion({ id, reply }) {
	const client = useQueryClient();
	const failed = (fallback) => (error) => toast({
		title: "Error",
		description: sentenceOf(error, fallback),
		variant: "destructive"
	});
	const undo = () => {
		callJson(replyAddress(id), {
			method: "POST",
			body: { text: reply?.text ?? "" }
		}).then((review) => takeReview(client, review)).catch(failed("Failed to undo"));
	};
	return useMutation({
		mutationFn: () => callJson(replyAddress(id), { method: "DELETE" }),
		onSuccess: (review) => {
			takeReview(client, review);
			toast({
				title: "Reply deleted",
				action: {
					label: "Undo",
					onPress: undo
				}
			});
		},
		onError: failed("Failed to delete the reply")
	});
}
function HiddenNote({ reply, replyHiddenReason }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "text-sm text-danger wrap-anywhere whitespace-pre-line",
		children: [
			reply ? "Our team hid this reply. Only you can see it." : "Our team hid your reply. A new one stays hidden.",
			" ",
			replyHiddenReason && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
				"The reason: ",
				replyHiddenReason,
				" "
			] }),
			"If you have questions, reply to our email."
		]
	});
}
function ReplyButtons({ authorName, start, onEdit, onDelete }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "-ml-3 flex",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			ref: start,
			look: "quiet",
			size: "sm",
			"aria-label": `Edit reply to ${authorName}`,
			onClick: onEdit,
			children: "Edit"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			look: "quiet",
			size: "sm",
			"aria-label": `Delete reply to ${authorName}`,
			disabled: onDelete === null,
			onClick: () => onDelete?.(),
			children: "Delete"
		})]
	});
}
/** A review of the vendor's product, and what the vendor answers. */
function ReviewRow({ review }) {
	const [isEditing, setEditing] = (0, import_react.useState)(false);
	const mayReply = useMay().may("post");
	const deletion = useDeletion(review);
	const { reply, authorName } = review;
	const start = (0, import_react.useRef)(null);
	const hasReply = reply !== null;
	const isFirst = (0, import_react.useRef)(true);
	(0, import_react.useEffect)(() => {
		if (!isFirst.current && document.activeElement === document.body) start.current?.focus();
		isFirst.current = false;
	}, [isEditing, hasReply]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex flex-col gap-4 p-4 sm:p-5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReviewItem, {
				review,
				withProduct: true
			}),
			review.isReplyHidden && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HiddenNote, { ...review }),
			isEditing ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReplyForm, {
				review,
				onDone: () => setEditing(false)
			}) : reply ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-1.5 border-l-4 border-line pl-4",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "flex flex-wrap items-center gap-x-3 gap-y-1 text-sm",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "font-semibold",
							children: "Your reply"
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("time", {
							dateTime: reply.createdAt,
							className: "text-soft",
							children: formatDate(reply.createdAt)
						})]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "max-w-measure whitespace-pre-line wrap-anywhere",
						children: reply.text
					}),
					mayReply && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReplyButtons, {
						authorName,
						start,
						onEdit: () => setEditing(true),
						onDelete: deletion.isPending ? null : () => deletion.mutate()
					})
				]
			}) : mayReply ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				ref: start,
				look: "secondary",
				size: "sm",
				className: "self-start",
				"aria-label": `Reply to ${authorName}`,
				onClick: () => setEditing(true),
				children: "Reply"
			}) : null
		]
	});
}
// src/marketplace/vendor/reviews/reviews-filter.tsx
/** All reviews, or those that have no reply yet, and how many these are. */
function ReviewsFilter({ state }) {
	const navigate = (0, import_dist.useNavigate)();
	const open = useQuery(openReviewsQuery()).data?.total;
	const count = open == null ? "" : ` (${formatCount(open)})`;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Segmented, {
		label: "Show",
		name: "reviews-show",
		value: state.isOpen ? "open" : "all",
		options: [{
			value: "all",
			label: "All"
		}, {
			value: "open",
			label: `Not answered yet${count}`
		}],
		onChange: (show) => void navigate(reviewsAddress({
			isOpen: show === "open",
			page: 1
		}), {
			replace: true,
			state: KEEP_SCROLL
		}),
		className: "mb-5 w-fit max-w-full [&_label]:whitespace-nowrap"
	});
}
// src/marketplace/vendor/reviews/reviews-tab.tsx
function Nothing({ isOpen, page }) {
	const picture = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "no-results" });
	if (page > 1) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture,
		title: "No reviews on this page",
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			look: "secondary",
			to: reviewsAddress({
				isOpen,
				page: 1
			}),
			children: "Go to the first page"
		})
	});
	if (isOpen) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture,
		title: "No unanswered reviews",
		hint: "New reviews will appear here until someone replies to them.",
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			look: "secondary",
			to: reviewsAddress({
				isOpen: false,
				page: 1
			}),
			children: "Show all reviews"
		})
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture,
		title: "No reviews yet",
		hint: "Reviews will appear here when customers review your products. You can reply to each one."
	});
}
/** What customers think of the vendor's products, to be answered. */
function ReviewsTab() {
	const state = readReviews((0, import_dist.useSearchParams)()[0]);
	const { page, isOpen } = state;
	const { data, error, refetch, isPlaceholderData } = useQuery({
		...vendorReviewsQuery(state),
		placeholderData: keepPreviousData
	});
	if (!data && error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
		title: "We couldn’t load your reviews.",
		error,
		onRetry: refetch
	});
	if (!data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsSkeleton, { label: "Loading your reviews..." });
	const total = data.total ?? data.items.length;
	const pageCount = Math.max(1, Math.ceil(total / 20));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		(isOpen || page > 1 || data.items.length > 0) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReviewsFilter, { state }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			role: "status",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisuallyHidden, { children: countOf(total, "review") })
		}),
		data.items.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Nothing, { ...state }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			"aria-label": "Reviews",
			className: clsx("flex flex-col gap-3", isPlaceholderData && "opacity-60"),
			children: data.items.map((review) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReviewRow, { review }) }, review.id))
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Pagination, {
			page,
			pageCount,
			hasNext: page < pageCount,
			to: (to) => reviewsAddress({
				isOpen,
				page: to
			}),
			label: "Reviews"
		})
	] });
}
export { ReviewsTab };

import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { i as formatDate } from "./format-DqpZFbOp.js";
import { t as Rating } from "./rating-CS-mmOLp.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/shop/reviews/review-item.tsx
var import_jsx_runtime = require_jsx_runtime();
/** One review. @param withProduct says what was reviewed, where several products stand together */
function ReviewItem({ review, withProduct = false }) {
	const { rating, comment, authorName, product, createdAt } = review;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-1.5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "flex flex-wrap items-center gap-x-3 gap-y-1",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Rating, { rating }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "text-sm font-semibold wrap-anywhere",
						children: authorName
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("time", {
						dateTime: createdAt,
						className: "text-sm text-soft",
						children: formatDate(createdAt)
					})
				]
			}),
			withProduct && product && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-sm text-soft",
				children: [
					"on",
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
						to: paths.product(product.id),
						className: "link wrap-anywhere",
						children: product.name
					})
				]
			}),
			comment && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "max-w-measure whitespace-pre-line wrap-anywhere",
				children: comment
			})
		]
	});
}
export { ReviewItem as t };

import { r as ReviewRequest } from "./reviews-BwxMSnJX.js";
import { t as u } from "./zod-BBj7cvpn.js";
// src/marketplace/shop/reviews/review-check.ts
var reviewResolver = u(ReviewRequest);
export { reviewResolver };

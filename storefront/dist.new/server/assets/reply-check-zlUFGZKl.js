import { t as ReplyRequest } from "./reviews-BwxMSnJX.js";
import { t as u } from "./zod-BBj7cvpn.js";
// src/marketplace/vendor/reviews/reply-check.ts
var replyResolver = u(ReplyRequest);
export { replyResolver };

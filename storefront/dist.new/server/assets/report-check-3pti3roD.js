import { n as ReviewReportRequest } from "./reviews-BwxMSnJX.js";
import { t as u } from "./zod-BBj7cvpn.js";
// src/marketplace/shop/reviews/report-check.ts
var reportResolver = u(ReviewReportRequest);
export { reportResolver };

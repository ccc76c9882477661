import { n as VendorMessageRequest } from "./vendors-Dc_zRAAc.js";
import { t as u } from "./zod-BBj7cvpn.js";
// src/marketplace/shop/contact/contact-check.ts
var vendorMessageResolver = u(VendorMessageRequest);
export { vendorMessageResolver };

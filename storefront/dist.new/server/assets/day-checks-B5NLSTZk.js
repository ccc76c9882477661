import { a as MoveDayRequest, t as CancelDayRequest } from "./market-management-C0zDJQ84.js";
import { t as u } from "./zod-BBj7cvpn.js";
// src/directory/market-management/days/day-checks.ts
var cancelResolver = u(CancelDayRequest);
var moveResolver = u(MoveDayRequest);
export { cancelResolver, moveResolver };

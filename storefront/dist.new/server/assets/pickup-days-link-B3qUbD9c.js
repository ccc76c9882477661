import { i as pickupDaysQuery, o as pickupPaths } from "./pickup-days-queries-ZtKRn_Zy.js";
import { t as localDay } from "./local-day-DKFrZQEN.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as CalendarDays } from "./calendar-days-Vfw1bULl.js";
import { t as useMay } from "./use-may-DpX1n8rd.js";
import { r as useNow } from "./visit-BGiKR49a.js";
import { r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/vendor/pickup-days/pickup-days-link.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Leads to the calendar; not there for vendors without pickup days. */
function PickupDaysLink() {
	const { may, isKnown } = useMay();
	const now = useNow();
	const { data } = useQuery({
		...pickupDaysQuery({
			from: localDay(now),
			days: 56,
			limit: 1
		}, !may("look")),
		enabled: isKnown
	});
	if (!data?.items.length) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
		look: "secondary",
		to: pickupPaths.pickupDays,
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CalendarDays, {
			"aria-hidden": true,
			size: 18
		}),
		children: "Pickup days"
	});
}
export { PickupDaysLink as t };

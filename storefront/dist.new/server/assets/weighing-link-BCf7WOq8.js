import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as Scale } from "./scale-DYxPLfpe.js";
import { r as LinkButton } from "./button-E5CZy8Ra.js";
import { Jr as useSession } from "../entry-server.js";
import { t as useMay } from "./use-may-DpX1n8rd.js";
import { i as weighingQuery } from "./weighing-queries-H1EGAGuY.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/vendor/weighing/weighing-link.tsx
var import_jsx_runtime = require_jsx_runtime();
/** @returns how many orders are to be weighed; 0 until it is known, and for those who do not weigh */
function useToWeigh() {
	const isSignedIn = useSession().status === "signed-in";
	const { may, isKnown } = useMay();
	const { data } = useQuery({
		...weighingQuery(),
		enabled: isSignedIn && isKnown && may("pack")
	});
	return data ? data.orders.filter(({ isDone }) => !isDone).length + data.more : 0;
}
/** Leads to the scale; not there while nothing is to be weighed. */
function WeighingLink() {
	const count = useToWeigh();
	if (count === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(LinkButton, {
		look: "secondary",
		to: paths.vendorWeighing(),
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Scale, {
			"aria-hidden": true,
			size: 18
		}),
		children: [
			"Weighing (",
			count,
			")"
		]
	});
}
export { useToWeigh as n, WeighingLink as t };

import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/ui/navigation/link.tsx
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
/**
* A link to a page of ours. The router's own says "data-discover" in the HTML of each, for a mode in which we
* don't run it.
*/
function Link(props) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_dist.Link, {
		discover: "none",
		...props
	});
}
export { Link as t };

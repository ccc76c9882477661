import { t as HeaderArt } from "./header-art-ntQKKRY1.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/content/guides/guide-art.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A guide's header drawing; the one for all where it has none of its own. */
function GuideArt({ slug, ...rest }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HeaderArt, {
		address: `/art/guides/${slug}.svg`,
		...rest
	});
}
export { GuideArt as t };

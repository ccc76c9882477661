import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as ResultMap } from "./result-map-DwtNbd2a.js";
import { n as usePublicConfig } from "./public-config-BLEyqF1J.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/lib/pin-map.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var ignore = () => void 0;
/** A map with one pin. It fills its parent, and comes when somebody scrolls near it. */
function PinMap({ instead, className, ...point }) {
	const { mapStyleUrl } = usePublicConfig();
	const { id, label, kind, latitude, longitude, isApproximate } = point;
	const points = (0, import_react.useMemo)(() => [{
		id,
		label,
		kind,
		latitude,
		longitude,
		isApproximate
	}], [
		id,
		label,
		kind,
		latitude,
		longitude,
		isApproximate
	]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ResultMap, {
		...className !== void 0 && { className },
		label: `Map with ${label}`,
		instead,
		points,
		selectedId: null,
		onSelect: ignore,
		center: null,
		radiusMiles: null,
		mapStyleUrl
	});
}
export { PinMap as t };

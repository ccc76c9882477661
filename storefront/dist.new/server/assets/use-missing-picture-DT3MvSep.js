import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
// src/ui/pictures/use-missing-picture.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* Whether a picture could not be had, also where the browser found that out before scripts ran.
* @returns `watch` for the `<img>`, and whether something else should stand in its place
*/
function useMissingPicture() {
	const [isMissing, setMissing] = (0, import_react.useState)(false);
	return {
		isMissing,
		watch: {
			ref: (image) => {
				if (image?.complete && image.naturalWidth === 0) setMissing(true);
			},
			onError: () => setMissing(true)
		}
	};
}
export { useMissingPicture as t };

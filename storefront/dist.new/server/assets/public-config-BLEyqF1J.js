import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
// src/lib/page/public-config.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var PublicConfigContext = (0, import_react.createContext)(null);
/** What the server tells the pages about itself. */
function usePublicConfig() {
	const config = (0, import_react.useContext)(PublicConfigContext);
	if (!config) throw new Error("usePublicConfig is used outside of the app");
	return config;
}
export { usePublicConfig as n, PublicConfigContext as t };

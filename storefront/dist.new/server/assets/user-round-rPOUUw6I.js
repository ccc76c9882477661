import { t as createLucideIcon } from "./createLucideIcon-B8SKdGX_.js";
// ../node_modules/lucide-react/dist/esm/icons/accessibility.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$2 = {
	name: "accessibility",
	size: 24,
	node: [
		["circle", {
			cx: "16",
			cy: "4",
			r: "1",
			key: "1grugj"
		}],
		["path", {
			d: "m18 19 1-7-6 1",
			key: "r0i19z"
		}],
		["path", {
			d: "m5 8 3-3 5.5 3-2.36 3.5",
			key: "9ptxx2"
		}],
		["path", {
			d: "M4.24 14.5a5 5 0 0 0 6.88 6",
			key: "10kmtu"
		}],
		["path", {
			d: "M13.76 17.5a5 5 0 0 0-6.88-6",
			key: "2qq6rc"
		}]
	]
};
__iconData$2.node;
var Accessibility = createLucideIcon(__iconData$2);
// ../node_modules/lucide-react/dist/esm/icons/sticky-note.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "sticky-note",
	size: 24,
	node: [["path", {
		d: "M21 9a2.4 2.4 0 0 0-.706-1.706l-3.588-3.588A2.4 2.4 0 0 0 15 3H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2z",
		key: "1dfntj"
	}], ["path", {
		d: "M15 3v5a1 1 0 0 0 1 1h5",
		key: "6s6qgf"
	}]]
};
__iconData$1.node;
var StickyNote = createLucideIcon(__iconData$1);
// ../node_modules/lucide-react/dist/esm/icons/user-round.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "user-round",
	size: 24,
	node: [["circle", {
		cx: "12",
		cy: "8",
		r: "5",
		key: "1hypcn"
	}], ["path", {
		d: "M20 21a8 8 0 0 0-16 0",
		key: "rfgkzh"
	}]],
	aliases: ["user-2"]
};
__iconData.node;
var UserRound = createLucideIcon(__iconData);
export { StickyNote as n, Accessibility as r, UserRound as t };

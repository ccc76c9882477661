import { t as createLucideIcon } from "./createLucideIcon-B8SKdGX_.js";
// ../node_modules/lucide-react/dist/esm/icons/shopping-basket.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "shopping-basket",
	size: 24,
	node: [
		["path", {
			d: "m15 11-1 9",
			key: "5wnq3a"
		}],
		["path", {
			d: "m19 11-4-7",
			key: "cnml18"
		}],
		["path", {
			d: "M2 11h20",
			key: "3eubbj"
		}],
		["path", {
			d: "m3.5 11 1.6 7.4a2 2 0 0 0 2 1.6h9.8a2 2 0 0 0 2-1.6l1.7-7.4",
			key: "yiazzp"
		}],
		["path", {
			d: "M4.5 15.5h15",
			key: "13mye1"
		}],
		["path", {
			d: "m5 11 4-7",
			key: "116ra9"
		}],
		["path", {
			d: "m9 11 1 9",
			key: "1ojof7"
		}]
	]
};
__iconData.node;
var ShoppingBasket = createLucideIcon(__iconData);
export { ShoppingBasket as t };

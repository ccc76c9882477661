import { i as __require, o as __toESM, r as __exportAll, t as __commonJSMin } from "./assets/rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./assets/react-BA8VBpE-.js";
import { t as require_react_dom } from "./assets/react-dom-DM8ht395.js";
import { t as require_dist } from "./assets/dist-CPwKG8uf.js";
import { D as replaceEqualDeep, F as useQueryClient, P as QueryClientProvider, c as notifyManager } from "./assets/mutation-CaqYhdMo.js";
import { a as zipQuery, i as useNearZip, r as useNearPlace, t as NearZipContext } from "./assets/near-zip-DZKG3p2j.js";
import { n as usePublicConfig, t as PublicConfigContext } from "./assets/public-config-BLEyqF1J.js";
import { n as SESSION_COOKIE, r as SESSION_HINT_COOKIE, t as DEVICE_COOKIE } from "./assets/session-hint-mtF5YGKu.js";
import { t as useQuery } from "./assets/useQuery-Dp_UslaT.js";
import { a as isMissing, o as sentenceOf, t as ApiError } from "./assets/api-BmXrKzYt.js";
import { a as createQueryClient, i as apiQueryOf, n as apiListQueryOf, o as forgetServerAnswers, r as apiQuery, s as storeQueries, t as apiListQuery } from "./assets/queries-j_54H3BH.js";
import { n as useIsBrowser, r as useNow, t as VisitProvider } from "./assets/visit-BGiKR49a.js";
import { t as require_jsx_runtime } from "./assets/jsx-runtime-C8LqQaNL.js";
import { t as clsx } from "./assets/clsx-Cr9Fsmwc.js";
import { n as CATEGORY_VARIANTS, r as PLACE_VARIANTS, t as ART_VERSION } from "./assets/drawn-D5Ul_3hm.js";
import { a as GROUND_CLASS, i as CATEGORY_GROUNDS, n as pick$1, r as seeded, t as ordinal } from "./assets/seeded-DYl1SjFx.js";
import { n as withQuery, t as paths } from "./assets/site-paths-DYYu6IFA.js";
import { t as Link } from "./assets/link-SLfrEwY2.js";
import { a as Spinner, n as Button, r as LinkButton } from "./assets/button-E5CZy8Ra.js";
import { t as Icon } from "./assets/icon-B7fAnqqV.js";
import { a as safeReturnTo, r as returnState } from "./assets/return-to-B4HkMqa_.js";
import { t as createLucideIcon } from "./assets/createLucideIcon-B8SKdGX_.js";
import { o as RADIUS_CHOICES, r as COUNT_BOUND } from "./assets/limits-gK5FhdH4.js";
import { t as readZip } from "./assets/zip-HpeG3EVs.js";
import { n as SuggestField, t as useAddressState } from "./assets/use-address-state-CiYxD8g3.js";
import { i as useCurrentToast, n as leaveToast } from "./assets/toast-BS915kXo.js";
import { t as EmptyArt } from "./assets/empty-art-BZ4ASp9Z.js";
import { t as EmptyState } from "./assets/empty-state-BFUAB627.js";
import { r as keepsScroll, t as KEEP_SCROLL } from "./assets/navigation-BpNQcxZa.js";
import { a as machinePaths, i as pageTitle, n as SITE_NAME, o as previewImage, r as pageDescription, t as PageHead } from "./assets/page-head-DvKldIXV.js";
import { a as categoryLabel, n as LISTING_CATEGORIES, o as isListingCategory } from "./assets/categories-Iwfar9G4.js";
import { t as shown } from "./assets/shown-C9diclRe.js";
import { t as readText } from "./assets/address-text-BSXNFrGW.js";
import { a as formatMiles, i as formatDate, l as webAddress, n as countOf } from "./assets/format-DqpZFbOp.js";
import { t as ContentsList } from "./assets/contents-list-BbRMXvjK.js";
import { t as PageBand } from "./assets/page-band-vqEyUTWs.js";
import { t as NEAR_COOKIE } from "./assets/near-zip-XUIU7e61.js";
import { l as PRODUCT_CATEGORIES, n as DEFAULT_COMMISSION_RATE, u as PRODUCT_SORTS } from "./assets/shop-Dv2K-8bW.js";
import { i as dollars } from "./assets/money-C_WGm-47.js";
import { i as placeCard } from "./assets/place-card-BqWm069g.js";
import { i as monthName, n as SHORT_MONTH_NAMES, r as isMonth, t as MONTH_NAMES } from "./assets/months-dNOTda4-.js";
import { t as Skeleton } from "./assets/skeleton-DvrRAeRG.js";
import { t as CircleExclamationPoint } from "./assets/circle-exclamation-point-DFFQ3ohh.js";
import { t as controlClass } from "./assets/control-class-B0XWnN3a.js";
import { _ as writeIsAll, a as pageWindow, c as readPlaceFilters, d as writePlaceFilters, f as cardsAsked, h as readIsAll, n as PLACE_SORTS, o as placesAddress, p as isPastEnd, r as activeFilters, s as readPage, t as NO_FILTERS } from "./assets/place-filters-DOEl1wfs.js";
import { a as citySearched, i as cityQueries, r as cityFound } from "./assets/bad-zip-C2Qa4JC6.js";
import { a as PlaceField, c as zipQueries, i as RecentZipLinks, n as SearchFold, o as similarZipQueries, r as UseMyLocation, s as useZipCenter, t as ResultsNear } from "./assets/results-near-DBGB22px.js";
import { i as productTypesForFilter, r as PRODUCT_TYPE_FILTERS } from "./assets/product-types-Q1W2f2zU.js";
import { n as marketsFound, t as countText } from "./assets/counts-DKi_UFEv.js";
import { t as readView } from "./assets/result-view-BfCfjbbK.js";
import { n as isBadZip, r as isPlaceName, t as ZIP_TITLE } from "./assets/zip-form-rules-BUauPx-B.js";
import { i as placesQuery, n as listingQuery, r as listingsQuery } from "./assets/queries-B9xYnQdo.js";
import { c as ownPicture } from "./assets/images-D_L0W4B-.js";
import { a as WEEKDAYS, o as YEAR_ROUND } from "./assets/hours-D56nLBBq.js";
import { i as FEATURE_LABELS, o as PLACE_KIND_LABELS } from "./assets/place-kinds-CWS_TYgm.js";
import { n as formatPricePerUnit, o as priceInDollars, t as formatPrice } from "./assets/prices-DvN7lvqV.js";
import { t as Breadcrumbs } from "./assets/breadcrumbs-DmSqU1d8.js";
import { t as VisuallyHidden } from "./assets/visually-hidden-Dalysla6.js";
import { t as FieldError } from "./assets/field-error-DsZoPFTL.js";
import { t as dayLabel } from "./assets/day-label-BVtYgs0M.js";
import { t as clockText } from "./assets/pickup-hours-mwntTR91.js";
import { a as readShopFilters, n as NO_FILTERS$1, o as writeShopFilters } from "./assets/shop-filters-CorZ5aVi.js";
// ../node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js
/**
* @license React
* react-dom-server-legacy.node.production.js
*
* Copyright (c) Meta Platforms, Inc. and affiliates.
*
* This source code is licensed under the MIT license found in the
* LICENSE file in the root directory of this source tree.
*/
var require_react_dom_server_legacy_node_production = /* @__PURE__ */ __commonJSMin(((exports) => {
	var React = require_react();
	var ReactDOM = require_react_dom();
	var REACT_ELEMENT_TYPE = Symbol.for("react.transitional.element");
	var REACT_PORTAL_TYPE = Symbol.for("react.portal");
	var REACT_FRAGMENT_TYPE = Symbol.for("react.fragment");
	var REACT_STRICT_MODE_TYPE = Symbol.for("react.strict_mode");
	var REACT_PROFILER_TYPE = Symbol.for("react.profiler");
	var REACT_CONSUMER_TYPE = Symbol.for("react.consumer");
	var REACT_CONTEXT_TYPE = Symbol.for("react.context");
	var REACT_FORWARD_REF_TYPE = Symbol.for("react.forward_ref");
	var REACT_SUSPENSE_TYPE = Symbol.for("react.suspense");
	var REACT_SUSPENSE_LIST_TYPE = Symbol.for("react.suspense_list");
	var REACT_MEMO_TYPE = Symbol.for("react.memo");
	var REACT_LAZY_TYPE = Symbol.for("react.lazy");
	var REACT_SCOPE_TYPE = Symbol.for("react.scope");
	var REACT_ACTIVITY_TYPE = Symbol.for("react.activity");
	var REACT_LEGACY_HIDDEN_TYPE = Symbol.for("react.legacy_hidden");
	var REACT_MEMO_CACHE_SENTINEL = Symbol.for("react.memo_cache_sentinel");
	var REACT_VIEW_TRANSITION_TYPE = Symbol.for("react.view_transition");
	var REACT_RECOVERABLE_TYPE = Symbol.for("react.recoverable");
	var MAYBE_ITERATOR_SYMBOL = Symbol.iterator;
	function getIteratorFn(maybeIterable) {
		if (null === maybeIterable || "object" !== typeof maybeIterable) return null;
		maybeIterable = MAYBE_ITERATOR_SYMBOL && maybeIterable[MAYBE_ITERATOR_SYMBOL] || maybeIterable["@@iterator"];
		return "function" === typeof maybeIterable ? maybeIterable : null;
	}
	var REACT_OPTIMISTIC_KEY = Symbol.for("react.optimistic_key");
	var isArrayImpl = Array.isArray;
	function murmurhash3_32_gc(key, seed) {
		var remainder = key.length & 3;
		var bytes = key.length - remainder;
		var h1 = seed;
		for (seed = 0; seed < bytes;) {
			var k1 = key.charCodeAt(seed) & 255 | (key.charCodeAt(++seed) & 255) << 8 | (key.charCodeAt(++seed) & 255) << 16 | (key.charCodeAt(++seed) & 255) << 24;
			++seed;
			k1 = 3432918353 * (k1 & 65535) + ((3432918353 * (k1 >>> 16) & 65535) << 16) & 4294967295;
			k1 = k1 << 15 | k1 >>> 17;
			k1 = 461845907 * (k1 & 65535) + ((461845907 * (k1 >>> 16) & 65535) << 16) & 4294967295;
			h1 ^= k1;
			h1 = h1 << 13 | h1 >>> 19;
			h1 = 5 * (h1 & 65535) + ((5 * (h1 >>> 16) & 65535) << 16) & 4294967295;
			h1 = (h1 & 65535) + 27492 + (((h1 >>> 16) + 58964 & 65535) << 16);
		}
		k1 = 0;
		switch (remainder) {
			case 3: k1 ^= (key.charCodeAt(seed + 2) & 255) << 16;
			case 2: k1 ^= (key.charCodeAt(seed + 1) & 255) << 8;
			case 1: k1 ^= key.charCodeAt(seed) & 255, k1 = 3432918353 * (k1 & 65535) + ((3432918353 * (k1 >>> 16) & 65535) << 16) & 4294967295, k1 = k1 << 15 | k1 >>> 17, h1 ^= 461845907 * (k1 & 65535) + ((461845907 * (k1 >>> 16) & 65535) << 16) & 4294967295;
		}
		h1 ^= key.length;
		h1 ^= h1 >>> 16;
		h1 = 2246822507 * (h1 & 65535) + ((2246822507 * (h1 >>> 16) & 65535) << 16) & 4294967295;
		h1 ^= h1 >>> 13;
		h1 = 3266489909 * (h1 & 65535) + ((3266489909 * (h1 >>> 16) & 65535) << 16) & 4294967295;
		return (h1 ^ h1 >>> 16) >>> 0;
	}
	var assign = Object.assign;
	var hasOwnProperty = Object.prototype.hasOwnProperty;
	var VALID_ATTRIBUTE_NAME_REGEX = RegExp("^[:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD][:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$");
	var illegalAttributeNameCache = {};
	var validatedAttributeNameCache = {};
	function isAttributeNameSafe(attributeName) {
		if (hasOwnProperty.call(validatedAttributeNameCache, attributeName)) return !0;
		if (hasOwnProperty.call(illegalAttributeNameCache, attributeName)) return !1;
		if (VALID_ATTRIBUTE_NAME_REGEX.test(attributeName)) return validatedAttributeNameCache[attributeName] = !0;
		illegalAttributeNameCache[attributeName] = !0;
		return !1;
	}
	var unitlessNumbers = new Set("animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup boxOrdinalGroup columnCount columns flex flexGrow flexPositive flexShrink flexNegative flexOrder gridArea gridRow gridRowEnd gridRowSpan gridRowStart gridColumn gridColumnEnd gridColumnSpan gridColumnStart fontWeight lineClamp lineHeight opacity order orphans scale tabSize widows zIndex zoom fillOpacity floodOpacity stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth MozAnimationIterationCount MozBoxFlex MozBoxFlexGroup MozLineClamp msAnimationIterationCount msFlex msZoom msFlexGrow msFlexNegative msFlexOrder msFlexPositive msFlexShrink msGridColumn msGridColumnSpan msGridRow msGridRowSpan WebkitAnimationIterationCount WebkitBoxFlex WebKitBoxFlexGroup WebkitBoxOrdinalGroup WebkitColumnCount WebkitColumns WebkitFlex WebkitFlexGrow WebkitFlexPositive WebkitFlexShrink WebkitLineClamp".split(" "));
	var aliases = /* @__PURE__ */ new Map([
		["acceptCharset", "accept-charset"],
		["htmlFor", "for"],
		["httpEquiv", "http-equiv"],
		["crossOrigin", "crossorigin"],
		["accentHeight", "accent-height"],
		["alignmentBaseline", "alignment-baseline"],
		["arabicForm", "arabic-form"],
		["baselineShift", "baseline-shift"],
		["capHeight", "cap-height"],
		["clipPath", "clip-path"],
		["clipRule", "clip-rule"],
		["colorInterpolation", "color-interpolation"],
		["colorInterpolationFilters", "color-interpolation-filters"],
		["colorProfile", "color-profile"],
		["colorRendering", "color-rendering"],
		["dominantBaseline", "dominant-baseline"],
		["enableBackground", "enable-background"],
		["fillOpacity", "fill-opacity"],
		["fillRule", "fill-rule"],
		["floodColor", "flood-color"],
		["floodOpacity", "flood-opacity"],
		["fontFamily", "font-family"],
		["fontSize", "font-size"],
		["fontSizeAdjust", "font-size-adjust"],
		["fontStretch", "font-stretch"],
		["fontStyle", "font-style"],
		["fontVariant", "font-variant"],
		["fontWeight", "font-weight"],
		["glyphName", "glyph-name"],
		["glyphOrientationHorizontal", "glyph-orientation-horizontal"],
		["glyphOrientationVertical", "glyph-orientation-vertical"],
		["horizAdvX", "horiz-adv-x"],
		["horizOriginX", "horiz-origin-x"],
		["imageRendering", "image-rendering"],
		["letterSpacing", "letter-spacing"],
		["lightingColor", "lighting-color"],
		["markerEnd", "marker-end"],
		["markerMid", "marker-mid"],
		["markerStart", "marker-start"],
		["maskType", "mask-type"],
		["overlinePosition", "overline-position"],
		["overlineThickness", "overline-thickness"],
		["paintOrder", "paint-order"],
		["panose-1", "panose-1"],
		["pointerEvents", "pointer-events"],
		["renderingIntent", "rendering-intent"],
		["shapeRendering", "shape-rendering"],
		["stopColor", "stop-color"],
		["stopOpacity", "stop-opacity"],
		["strikethroughPosition", "strikethrough-position"],
		["strikethroughThickness", "strikethrough-thickness"],
		["strokeDasharray", "stroke-dasharray"],
		["strokeDashoffset", "stroke-dashoffset"],
		["strokeLinecap", "stroke-linecap"],
		["strokeLinejoin", "stroke-linejoin"],
		["strokeMiterlimit", "stroke-miterlimit"],
		["strokeOpacity", "stroke-opacity"],
		["strokeWidth", "stroke-width"],
		["textAnchor", "text-anchor"],
		["textDecoration", "text-decoration"],
		["textRendering", "text-rendering"],
		["transformOrigin", "transform-origin"],
		["underlinePosition", "underline-position"],
		["underlineThickness", "underline-thickness"],
		["unicodeBidi", "unicode-bidi"],
		["unicodeRange", "unicode-range"],
		["unitsPerEm", "units-per-em"],
		["vAlphabetic", "v-alphabetic"],
		["vHanging", "v-hanging"],
		["vIdeographic", "v-ideographic"],
		["vMathematical", "v-mathematical"],
		["vectorEffect", "vector-effect"],
		["vertAdvY", "vert-adv-y"],
		["vertOriginX", "vert-origin-x"],
		["vertOriginY", "vert-origin-y"],
		["wordSpacing", "word-spacing"],
		["writingMode", "writing-mode"],
		["xmlnsXlink", "xmlns:xlink"],
		["xHeight", "x-height"]
	]);
	var matchHtmlRegExp = /["'&<>]/;
	function escapeTextForBrowser(text) {
		if ("boolean" === typeof text || "number" === typeof text || "bigint" === typeof text) return "" + text;
		text = "" + text;
		var match = matchHtmlRegExp.exec(text);
		if (match) {
			var html = "", index, lastIndex = 0;
			for (index = match.index; index < text.length; index++) {
				switch (text.charCodeAt(index)) {
					case 34:
						match = "&quot;";
						break;
					case 38:
						match = "&amp;";
						break;
					case 39:
						match = "&#x27;";
						break;
					case 60:
						match = "&lt;";
						break;
					case 62:
						match = "&gt;";
						break;
					default: continue;
				}
				lastIndex !== index && (html += text.slice(lastIndex, index));
				lastIndex = index + 1;
				html += match;
			}
			text = lastIndex !== index ? html + text.slice(lastIndex, index) : html;
		}
		return text;
	}
	var uppercasePattern = /([A-Z])/g;
	var msPattern = /^ms-/;
	var isJavaScriptProtocol = /^[\u0000-\u001F ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i;
	function sanitizeURL(url) {
		return isJavaScriptProtocol.test("" + url) ? "javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')" : url;
	}
	var ReactSharedInternals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
	var ReactDOMSharedInternals = ReactDOM.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
	var sharedNotPendingObject = {
		pending: !1,
		data: null,
		method: null,
		action: null
	};
	var previousDispatcher = ReactDOMSharedInternals.d;
	ReactDOMSharedInternals.d = {
		f: previousDispatcher.f,
		r: previousDispatcher.r,
		D: prefetchDNS,
		C: preconnect,
		L: preload,
		m: preloadModule,
		X: preinitScript,
		S: preinitStyle,
		M: preinitModuleScript
	};
	var PRELOAD_NO_CREDS = [];
	var currentlyFlushingRenderState = null;
	var scriptRegex = /(<\/|<)(s)(cript)/gi;
	function scriptReplacer(match, prefix, s, suffix) {
		return "" + prefix + ("s" === s ? "\\u0073" : "\\u0053") + suffix;
	}
	function createResumableState(identifierPrefix, externalRuntimeConfig, bootstrapScriptContent, bootstrapScripts, bootstrapModules) {
		return {
			idPrefix: void 0 === identifierPrefix ? "" : identifierPrefix,
			nextFormID: 0,
			streamingFormat: 0,
			bootstrapScriptContent,
			bootstrapScripts,
			bootstrapModules,
			instructions: 0,
			hasBody: !1,
			hasHtml: !1,
			unknownResources: {},
			dnsResources: {},
			connectResources: {
				default: {},
				anonymous: {},
				credentials: {}
			},
			imageResources: {},
			styleResources: {},
			scriptResources: {},
			moduleUnknownResources: {},
			moduleScriptResources: {}
		};
	}
	function createFormatContext(insertionMode, selectedValue, tagScope, viewTransition) {
		return {
			insertionMode,
			selectedValue,
			tagScope,
			viewTransition
		};
	}
	function getChildFormatContext(parentContext, type, props) {
		var subtreeScope = parentContext.tagScope & -25;
		switch (type) {
			case "noscript": return createFormatContext(2, null, subtreeScope | 1, null);
			case "select": return createFormatContext(2, null != props.value ? props.value : props.defaultValue, subtreeScope, null);
			case "svg": return createFormatContext(4, null, subtreeScope, null);
			case "picture": return createFormatContext(2, null, subtreeScope | 2, null);
			case "math": return createFormatContext(5, null, subtreeScope, null);
			case "foreignObject": return createFormatContext(2, null, subtreeScope, null);
			case "table": return createFormatContext(6, null, subtreeScope, null);
			case "thead":
			case "tbody":
			case "tfoot": return createFormatContext(7, null, subtreeScope, null);
			case "colgroup": return createFormatContext(9, null, subtreeScope, null);
			case "tr": return createFormatContext(8, null, subtreeScope, null);
			case "head":
				if (2 > parentContext.insertionMode) return createFormatContext(3, null, subtreeScope, null);
				break;
			case "html": if (0 === parentContext.insertionMode) return createFormatContext(1, null, subtreeScope, null);
		}
		return 6 <= parentContext.insertionMode || 2 > parentContext.insertionMode ? createFormatContext(2, null, subtreeScope, null) : null !== parentContext.viewTransition || parentContext.tagScope !== subtreeScope ? createFormatContext(parentContext.insertionMode, parentContext.selectedValue, subtreeScope, null) : parentContext;
	}
	function getSuspenseViewTransition(parentViewTransition) {
		return null === parentViewTransition ? null : {
			update: parentViewTransition.update,
			enter: "none",
			exit: "none",
			share: parentViewTransition.update,
			parentEnter: "none",
			parentExit: "none",
			name: parentViewTransition.autoName,
			autoName: parentViewTransition.autoName,
			nameIdx: 0
		};
	}
	function getSuspenseFallbackFormatContext(resumableState, parentContext) {
		parentContext.tagScope & 32 && (resumableState.instructions |= 128);
		return createFormatContext(parentContext.insertionMode, parentContext.selectedValue, parentContext.tagScope | 12, getSuspenseViewTransition(parentContext.viewTransition));
	}
	function getSuspenseContentFormatContext(resumableState, parentContext) {
		resumableState = getSuspenseViewTransition(parentContext.viewTransition);
		var subtreeScope = parentContext.tagScope | 16;
		null !== resumableState && "none" !== resumableState.share && (subtreeScope |= 64);
		return createFormatContext(parentContext.insertionMode, parentContext.selectedValue, subtreeScope, resumableState);
	}
	function makeId(resumableState, treeId, localId) {
		resumableState = "_" + resumableState.idPrefix + "R_" + treeId;
		0 < localId && (resumableState += "H" + localId.toString(32));
		return resumableState + "_";
	}
	function pushViewTransitionAttributes(target, formatContext) {
		formatContext = formatContext.viewTransition;
		null !== formatContext && ("auto" !== formatContext.name && (pushStringAttribute(target, "vt-name", 0 === formatContext.nameIdx ? formatContext.name : formatContext.name + "_" + formatContext.nameIdx), formatContext.nameIdx++), pushStringAttribute(target, "vt-update", formatContext.update), "none" !== formatContext.enter && pushStringAttribute(target, "vt-enter", formatContext.enter), "none" !== formatContext.exit && pushStringAttribute(target, "vt-exit", formatContext.exit), "none" !== formatContext.share && pushStringAttribute(target, "vt-share", formatContext.share));
	}
	var styleNameCache = /* @__PURE__ */ new Map();
	function pushStyleAttribute(target, style) {
		if ("object" !== typeof style) throw Error("The `style` prop expects a mapping from style properties to values, not a string. For example, style={{marginRight: spacing + 'em'}} when using JSX.");
		var isFirst = !0, styleName;
		for (styleName in style) if (hasOwnProperty.call(style, styleName)) {
			var styleValue = style[styleName];
			if (null != styleValue && "boolean" !== typeof styleValue && "" !== styleValue) {
				if (0 === styleName.indexOf("--")) {
					var nameChunk = escapeTextForBrowser(styleName);
					styleValue = escapeTextForBrowser(("" + styleValue).trim());
				} else nameChunk = styleNameCache.get(styleName), void 0 === nameChunk && (nameChunk = escapeTextForBrowser(styleName.replace(uppercasePattern, "-$1").toLowerCase().replace(msPattern, "-ms-")), styleNameCache.set(styleName, nameChunk)), styleValue = "number" === typeof styleValue ? 0 === styleValue || unitlessNumbers.has(styleName) ? "" + styleValue : styleValue + "px" : escapeTextForBrowser(("" + styleValue).trim());
				isFirst ? (isFirst = !1, target.push(" style=\"", nameChunk, ":", styleValue)) : target.push(";", nameChunk, ":", styleValue);
			}
		}
		isFirst || target.push("\"");
	}
	function pushBooleanAttribute(target, name, value) {
		value && "function" !== typeof value && "symbol" !== typeof value && target.push(" ", name, "=\"\"");
	}
	function pushStringAttribute(target, name, value) {
		"function" !== typeof value && "symbol" !== typeof value && "boolean" !== typeof value && target.push(" ", name, "=\"", escapeTextForBrowser(value), "\"");
	}
	var actionJavaScriptURL = escapeTextForBrowser("javascript:throw new Error('React form unexpectedly submitted.')");
	function pushAdditionalFormField(value, key) {
		this.push("<input type=\"hidden\"");
		validateAdditionalFormField(value);
		pushStringAttribute(this, "name", key);
		pushStringAttribute(this, "value", value);
		this.push("/>");
	}
	function validateAdditionalFormField(value) {
		if ("string" !== typeof value) throw Error("File/Blob fields are not yet supported in progressive forms. Will fallback to client hydration.");
	}
	function getCustomFormFields(resumableState, formAction) {
		if ("function" === typeof formAction.$$FORM_ACTION) {
			var id = resumableState.nextFormID++;
			resumableState = resumableState.idPrefix + id;
			try {
				var customFields = formAction.$$FORM_ACTION(resumableState);
				if (customFields) customFields.data?.forEach(validateAdditionalFormField);
				return customFields;
			} catch (x) {
				if ("object" === typeof x && null !== x && "function" === typeof x.then) throw x;
			}
		}
		return null;
	}
	function pushFormActionAttribute(target, resumableState, renderState, formAction, formEncType, formMethod, formTarget, name) {
		var formData = null;
		if ("function" === typeof formAction) {
			var customFields = getCustomFormFields(resumableState, formAction);
			null !== customFields ? (name = customFields.name, formAction = customFields.action || "", formEncType = customFields.encType, formMethod = customFields.method, formTarget = customFields.target, formData = customFields.data) : (target.push(" ", "formAction", "=\"", actionJavaScriptURL, "\""), formTarget = formMethod = formEncType = formAction = name = null, injectFormReplayingRuntime(resumableState, renderState));
		}
		null != name && pushAttribute(target, "name", name);
		null != formAction && pushAttribute(target, "formAction", formAction);
		null != formEncType && pushAttribute(target, "formEncType", formEncType);
		null != formMethod && pushAttribute(target, "formMethod", formMethod);
		null != formTarget && pushAttribute(target, "formTarget", formTarget);
		return formData;
	}
	function pushAttribute(target, name, value) {
		switch (name) {
			case "className":
				pushStringAttribute(target, "class", value);
				break;
			case "tabIndex":
				pushStringAttribute(target, "tabindex", value);
				break;
			case "dir":
			case "role":
			case "viewBox":
			case "width":
			case "height":
				pushStringAttribute(target, name, value);
				break;
			case "style":
				pushStyleAttribute(target, value);
				break;
			case "src":
			case "href": if ("" === value) break;
			case "action":
			case "formAction":
				if (null == value || "function" === typeof value || "symbol" === typeof value || "boolean" === typeof value) break;
				value = sanitizeURL("" + value);
				target.push(" ", name, "=\"", escapeTextForBrowser(value), "\"");
				break;
			case "defaultValue":
			case "defaultChecked":
			case "innerHTML":
			case "suppressContentEditableWarning":
			case "suppressHydrationWarning":
			case "ref": break;
			case "autoFocus":
			case "multiple":
			case "muted":
				pushBooleanAttribute(target, name.toLowerCase(), value);
				break;
			case "xlinkHref":
				if ("function" === typeof value || "symbol" === typeof value || "boolean" === typeof value) break;
				value = sanitizeURL("" + value);
				target.push(" ", "xlink:href", "=\"", escapeTextForBrowser(value), "\"");
				break;
			case "contentEditable":
			case "spellCheck":
			case "draggable":
			case "value":
			case "autoReverse":
			case "externalResourcesRequired":
			case "focusable":
			case "preserveAlpha":
				"function" !== typeof value && "symbol" !== typeof value && target.push(" ", name, "=\"", escapeTextForBrowser(value), "\"");
				break;
			case "inert":
			case "allowFullScreen":
			case "async":
			case "autoPlay":
			case "controls":
			case "credentialless":
			case "default":
			case "defer":
			case "disabled":
			case "disablePictureInPicture":
			case "disableRemotePlayback":
			case "formNoValidate":
			case "hidden":
			case "loop":
			case "noModule":
			case "noValidate":
			case "open":
			case "playsInline":
			case "readOnly":
			case "required":
			case "reversed":
			case "scoped":
			case "seamless":
			case "itemScope":
				value && "function" !== typeof value && "symbol" !== typeof value && target.push(" ", name, "=\"\"");
				break;
			case "capture":
			case "download":
				!0 === value ? target.push(" ", name, "=\"\"") : !1 !== value && "function" !== typeof value && "symbol" !== typeof value && target.push(" ", name, "=\"", escapeTextForBrowser(value), "\"");
				break;
			case "cols":
			case "rows":
			case "size":
			case "span":
				"function" !== typeof value && "symbol" !== typeof value && !isNaN(value) && 1 <= value && target.push(" ", name, "=\"", escapeTextForBrowser(value), "\"");
				break;
			case "rowSpan":
			case "start":
				"function" === typeof value || "symbol" === typeof value || isNaN(value) || target.push(" ", name, "=\"", escapeTextForBrowser(value), "\"");
				break;
			case "xlinkActuate":
				pushStringAttribute(target, "xlink:actuate", value);
				break;
			case "xlinkArcrole":
				pushStringAttribute(target, "xlink:arcrole", value);
				break;
			case "xlinkRole":
				pushStringAttribute(target, "xlink:role", value);
				break;
			case "xlinkShow":
				pushStringAttribute(target, "xlink:show", value);
				break;
			case "xlinkTitle":
				pushStringAttribute(target, "xlink:title", value);
				break;
			case "xlinkType":
				pushStringAttribute(target, "xlink:type", value);
				break;
			case "xmlBase":
				pushStringAttribute(target, "xml:base", value);
				break;
			case "xmlLang":
				pushStringAttribute(target, "xml:lang", value);
				break;
			case "xmlSpace":
				pushStringAttribute(target, "xml:space", value);
				break;
			default: if (!(2 < name.length) || "o" !== name[0] && "O" !== name[0] || "n" !== name[1] && "N" !== name[1]) {
				if (name = aliases.get(name) || name, isAttributeNameSafe(name)) {
					switch (typeof value) {
						case "function":
						case "symbol": return;
						case "boolean":
							var prefix$8 = name.toLowerCase().slice(0, 5);
							if ("data-" !== prefix$8 && "aria-" !== prefix$8) return;
					}
					target.push(" ", name, "=\"", escapeTextForBrowser(value), "\"");
				}
			}
		}
	}
	function pushInnerHTML(target, innerHTML, children) {
		if (null != innerHTML) {
			if (null != children) throw Error("Can only set one of `children` or `props.dangerouslySetInnerHTML`.");
			if ("object" !== typeof innerHTML || !("__html" in innerHTML)) throw Error("`props.dangerouslySetInnerHTML` must be in the form `{__html: ...}`. Please visit https://react.dev/link/dangerously-set-inner-html for more information.");
			innerHTML = innerHTML.__html;
			null !== innerHTML && void 0 !== innerHTML && target.push("" + innerHTML);
		}
	}
	function flattenOptionChildren(children) {
		var content = "";
		React.Children.forEach(children, function(child) {
			null != child && (content += child);
		});
		return content;
	}
	function injectFormReplayingRuntime(resumableState, renderState) {
		if (0 === (resumableState.instructions & 16)) {
			resumableState.instructions |= 16;
			var preamble = renderState.preamble, bootstrapChunks = renderState.bootstrapChunks;
			(preamble.htmlChunks || preamble.headChunks) && 0 === bootstrapChunks.length ? (bootstrapChunks.push(renderState.startInlineScript), pushCompletedShellIdAttribute(bootstrapChunks, resumableState), bootstrapChunks.push(">", "addEventListener(\"submit\",function(a){if(!a.defaultPrevented){var b=a.target,d=a.submitter,c=b.action,e=d;if(d){var f=d.getAttribute(\"formAction\");null!=f&&(c=f,e=null)}\"javascript:throw new Error('React form unexpectedly submitted.')\"===c&&(a.preventDefault(),a=new FormData(b,e),c=b.ownerDocument||b,(c.$$reactFormReplay=c.$$reactFormReplay||[]).push(b,d,a))}});", "<\/script>")) : bootstrapChunks.unshift(renderState.startInlineScript, ">", "addEventListener(\"submit\",function(a){if(!a.defaultPrevented){var b=a.target,d=a.submitter,c=b.action,e=d;if(d){var f=d.getAttribute(\"formAction\");null!=f&&(c=f,e=null)}\"javascript:throw new Error('React form unexpectedly submitted.')\"===c&&(a.preventDefault(),a=new FormData(b,e),c=b.ownerDocument||b,(c.$$reactFormReplay=c.$$reactFormReplay||[]).push(b,d,a))}});", "<\/script>");
		}
	}
	function pushLinkImpl(target, props) {
		target.push(startChunkForTag("link"));
		for (var propKey in props) if (hasOwnProperty.call(props, propKey)) {
			var propValue = props[propKey];
			if (null != propValue) switch (propKey) {
				case "children":
				case "dangerouslySetInnerHTML": throw Error("link is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`.");
				default: pushAttribute(target, propKey, propValue);
			}
		}
		target.push("/>");
		return null;
	}
	var styleRegex = /(<\/|<)(s)(tyle)/gi;
	function styleReplacer(match, prefix, s, suffix) {
		return "" + prefix + ("s" === s ? "\\73 " : "\\53 ") + suffix;
	}
	function pushSelfClosing(target, props, tag, formatContext) {
		target.push(startChunkForTag(tag));
		for (var propKey in props) if (hasOwnProperty.call(props, propKey)) {
			var propValue = props[propKey];
			if (null != propValue) switch (propKey) {
				case "children":
				case "dangerouslySetInnerHTML": throw Error(tag + " is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`.");
				default: pushAttribute(target, propKey, propValue);
			}
		}
		pushViewTransitionAttributes(target, formatContext);
		target.push("/>");
		return null;
	}
	function pushTitleImpl(target, props) {
		target.push(startChunkForTag("title"));
		var children = null, innerHTML = null, propKey;
		for (propKey in props) if (hasOwnProperty.call(props, propKey)) {
			var propValue = props[propKey];
			if (null != propValue) switch (propKey) {
				case "children":
					children = propValue;
					break;
				case "dangerouslySetInnerHTML":
					innerHTML = propValue;
					break;
				default: pushAttribute(target, propKey, propValue);
			}
		}
		target.push(">");
		props = Array.isArray(children) ? 2 > children.length ? children[0] : null : children;
		"function" !== typeof props && "symbol" !== typeof props && null !== props && void 0 !== props && target.push(escapeTextForBrowser("" + props));
		pushInnerHTML(target, innerHTML, children);
		target.push(endChunkForTag("title"));
		return null;
	}
	function pushScriptImpl(target, props) {
		target.push(startChunkForTag("script"));
		var children = null, innerHTML = null, propKey;
		for (propKey in props) if (hasOwnProperty.call(props, propKey)) {
			var propValue = props[propKey];
			if (null != propValue) switch (propKey) {
				case "children":
					children = propValue;
					break;
				case "dangerouslySetInnerHTML":
					innerHTML = propValue;
					break;
				default: pushAttribute(target, propKey, propValue);
			}
		}
		target.push(">");
		pushInnerHTML(target, innerHTML, children);
		"string" === typeof children && target.push(("" + children).replace(scriptRegex, scriptReplacer));
		target.push(endChunkForTag("script"));
		return null;
	}
	function pushStartSingletonElement(target, props, tag, formatContext) {
		target.push(startChunkForTag(tag));
		var innerHTML = tag = null, propKey;
		for (propKey in props) if (hasOwnProperty.call(props, propKey)) {
			var propValue = props[propKey];
			if (null != propValue) switch (propKey) {
				case "children":
					tag = propValue;
					break;
				case "dangerouslySetInnerHTML":
					innerHTML = propValue;
					break;
				default: pushAttribute(target, propKey, propValue);
			}
		}
		pushViewTransitionAttributes(target, formatContext);
		target.push(">");
		pushInnerHTML(target, innerHTML, tag);
		return tag;
	}
	function pushStartGenericElement(target, props, tag, formatContext) {
		target.push(startChunkForTag(tag));
		var innerHTML = tag = null, propKey;
		for (propKey in props) if (hasOwnProperty.call(props, propKey)) {
			var propValue = props[propKey];
			if (null != propValue) switch (propKey) {
				case "children":
					tag = propValue;
					break;
				case "dangerouslySetInnerHTML":
					innerHTML = propValue;
					break;
				default: pushAttribute(target, propKey, propValue);
			}
		}
		pushViewTransitionAttributes(target, formatContext);
		target.push(">");
		pushInnerHTML(target, innerHTML, tag);
		return "string" === typeof tag ? (target.push(escapeTextForBrowser(tag)), null) : tag;
	}
	var VALID_TAG_REGEX = /^[a-zA-Z][a-zA-Z:_\.\-\d]*$/;
	var validatedTagCache = /* @__PURE__ */ new Map();
	function startChunkForTag(tag) {
		var tagStartChunk = validatedTagCache.get(tag);
		if (void 0 === tagStartChunk) {
			if (!VALID_TAG_REGEX.test(tag)) throw Error("Invalid tag: " + tag);
			tagStartChunk = "<" + tag;
			validatedTagCache.set(tag, tagStartChunk);
		}
		return tagStartChunk;
	}
	function pushStartInstance(target$jscomp$0, type, props, resumableState, renderState, preambleState, hoistableState, formatContext, textEmbedded) {
		switch (type) {
			case "div":
			case "span":
			case "svg":
			case "path": break;
			case "a":
				target$jscomp$0.push(startChunkForTag("a"));
				var children = null, innerHTML = null, propKey;
				for (propKey in props) if (hasOwnProperty.call(props, propKey)) {
					var propValue = props[propKey];
					if (null != propValue) switch (propKey) {
						case "children":
							children = propValue;
							break;
						case "dangerouslySetInnerHTML":
							innerHTML = propValue;
							break;
						case "href":
							"" === propValue ? pushStringAttribute(target$jscomp$0, "href", "") : pushAttribute(target$jscomp$0, propKey, propValue);
							break;
						default: pushAttribute(target$jscomp$0, propKey, propValue);
					}
				}
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(">");
				pushInnerHTML(target$jscomp$0, innerHTML, children);
				if ("string" === typeof children) {
					target$jscomp$0.push(escapeTextForBrowser(children));
					var JSCompiler_inline_result = null;
				} else JSCompiler_inline_result = children;
				return JSCompiler_inline_result;
			case "g":
			case "p":
			case "li": break;
			case "select":
				target$jscomp$0.push(startChunkForTag("select"));
				var children$jscomp$0 = null, innerHTML$jscomp$0 = null, propKey$jscomp$0;
				for (propKey$jscomp$0 in props) if (hasOwnProperty.call(props, propKey$jscomp$0)) {
					var propValue$jscomp$0 = props[propKey$jscomp$0];
					if (null != propValue$jscomp$0) switch (propKey$jscomp$0) {
						case "children":
							children$jscomp$0 = propValue$jscomp$0;
							break;
						case "dangerouslySetInnerHTML":
							innerHTML$jscomp$0 = propValue$jscomp$0;
							break;
						case "defaultValue":
						case "value": break;
						default: pushAttribute(target$jscomp$0, propKey$jscomp$0, propValue$jscomp$0);
					}
				}
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(">");
				pushInnerHTML(target$jscomp$0, innerHTML$jscomp$0, children$jscomp$0);
				return children$jscomp$0;
			case "option":
				var selectedValue = formatContext.selectedValue;
				target$jscomp$0.push(startChunkForTag("option"));
				var children$jscomp$1 = null, value = null, selected = null, innerHTML$jscomp$1 = null, propKey$jscomp$1;
				for (propKey$jscomp$1 in props) if (hasOwnProperty.call(props, propKey$jscomp$1)) {
					var propValue$jscomp$1 = props[propKey$jscomp$1];
					if (null != propValue$jscomp$1) switch (propKey$jscomp$1) {
						case "children":
							children$jscomp$1 = propValue$jscomp$1;
							break;
						case "selected":
							selected = propValue$jscomp$1;
							break;
						case "dangerouslySetInnerHTML":
							innerHTML$jscomp$1 = propValue$jscomp$1;
							break;
						case "value": value = propValue$jscomp$1;
						default: pushAttribute(target$jscomp$0, propKey$jscomp$1, propValue$jscomp$1);
					}
				}
				if (null != selectedValue) {
					var stringValue = null !== value ? "" + value : flattenOptionChildren(children$jscomp$1);
					if (isArrayImpl(selectedValue)) {
						for (var i = 0; i < selectedValue.length; i++) if ("" + selectedValue[i] === stringValue) {
							target$jscomp$0.push(" selected=\"\"");
							break;
						}
					} else "" + selectedValue === stringValue && target$jscomp$0.push(" selected=\"\"");
				} else selected && target$jscomp$0.push(" selected=\"\"");
				target$jscomp$0.push(">");
				pushInnerHTML(target$jscomp$0, innerHTML$jscomp$1, children$jscomp$1);
				return children$jscomp$1;
			case "textarea":
				target$jscomp$0.push(startChunkForTag("textarea"));
				var value$jscomp$0 = null, defaultValue = null, children$jscomp$2 = null, propKey$jscomp$2;
				for (propKey$jscomp$2 in props) if (hasOwnProperty.call(props, propKey$jscomp$2)) {
					var propValue$jscomp$2 = props[propKey$jscomp$2];
					if (null != propValue$jscomp$2) switch (propKey$jscomp$2) {
						case "children":
							children$jscomp$2 = propValue$jscomp$2;
							break;
						case "value":
							value$jscomp$0 = propValue$jscomp$2;
							break;
						case "defaultValue":
							defaultValue = propValue$jscomp$2;
							break;
						case "dangerouslySetInnerHTML": throw Error("`dangerouslySetInnerHTML` does not make sense on <textarea>.");
						default: pushAttribute(target$jscomp$0, propKey$jscomp$2, propValue$jscomp$2);
					}
				}
				null === value$jscomp$0 && null !== defaultValue && (value$jscomp$0 = defaultValue);
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(">");
				if (null != children$jscomp$2) {
					if (null != value$jscomp$0) throw Error("If you supply `defaultValue` on a <textarea>, do not pass children.");
					if (isArrayImpl(children$jscomp$2)) {
						if (1 < children$jscomp$2.length) throw Error("<textarea> can only have at most one child.");
						value$jscomp$0 = "" + children$jscomp$2[0];
					}
					value$jscomp$0 = "" + children$jscomp$2;
				}
				"string" === typeof value$jscomp$0 && "\n" === value$jscomp$0[0] && target$jscomp$0.push("\n");
				null !== value$jscomp$0 && target$jscomp$0.push(escapeTextForBrowser("" + value$jscomp$0));
				return null;
			case "input":
				target$jscomp$0.push(startChunkForTag("input"));
				var name = null, formAction = null, formEncType = null, formMethod = null, formTarget = null, value$jscomp$1 = null, defaultValue$jscomp$0 = null, checked = null, defaultChecked = null, propKey$jscomp$3;
				for (propKey$jscomp$3 in props) if (hasOwnProperty.call(props, propKey$jscomp$3)) {
					var propValue$jscomp$3 = props[propKey$jscomp$3];
					if (null != propValue$jscomp$3) switch (propKey$jscomp$3) {
						case "children":
						case "dangerouslySetInnerHTML": throw Error("input is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`.");
						case "name":
							name = propValue$jscomp$3;
							break;
						case "formAction":
							formAction = propValue$jscomp$3;
							break;
						case "formEncType":
							formEncType = propValue$jscomp$3;
							break;
						case "formMethod":
							formMethod = propValue$jscomp$3;
							break;
						case "formTarget":
							formTarget = propValue$jscomp$3;
							break;
						case "defaultChecked":
							defaultChecked = propValue$jscomp$3;
							break;
						case "defaultValue":
							defaultValue$jscomp$0 = propValue$jscomp$3;
							break;
						case "checked":
							checked = propValue$jscomp$3;
							break;
						case "value":
							value$jscomp$1 = propValue$jscomp$3;
							break;
						default: pushAttribute(target$jscomp$0, propKey$jscomp$3, propValue$jscomp$3);
					}
				}
				var formData = pushFormActionAttribute(target$jscomp$0, resumableState, renderState, formAction, formEncType, formMethod, formTarget, name);
				null !== checked ? pushBooleanAttribute(target$jscomp$0, "checked", checked) : null !== defaultChecked && pushBooleanAttribute(target$jscomp$0, "checked", defaultChecked);
				null !== value$jscomp$1 ? pushAttribute(target$jscomp$0, "value", value$jscomp$1) : null !== defaultValue$jscomp$0 && pushAttribute(target$jscomp$0, "value", defaultValue$jscomp$0);
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push("/>");
				formData?.forEach(pushAdditionalFormField, target$jscomp$0);
				return null;
			case "button":
				target$jscomp$0.push(startChunkForTag("button"));
				var children$jscomp$3 = null, innerHTML$jscomp$2 = null, name$jscomp$0 = null, formAction$jscomp$0 = null, formEncType$jscomp$0 = null, formMethod$jscomp$0 = null, formTarget$jscomp$0 = null, propKey$jscomp$4;
				for (propKey$jscomp$4 in props) if (hasOwnProperty.call(props, propKey$jscomp$4)) {
					var propValue$jscomp$4 = props[propKey$jscomp$4];
					if (null != propValue$jscomp$4) switch (propKey$jscomp$4) {
						case "children":
							children$jscomp$3 = propValue$jscomp$4;
							break;
						case "dangerouslySetInnerHTML":
							innerHTML$jscomp$2 = propValue$jscomp$4;
							break;
						case "name":
							name$jscomp$0 = propValue$jscomp$4;
							break;
						case "formAction":
							formAction$jscomp$0 = propValue$jscomp$4;
							break;
						case "formEncType":
							formEncType$jscomp$0 = propValue$jscomp$4;
							break;
						case "formMethod":
							formMethod$jscomp$0 = propValue$jscomp$4;
							break;
						case "formTarget":
							formTarget$jscomp$0 = propValue$jscomp$4;
							break;
						default: pushAttribute(target$jscomp$0, propKey$jscomp$4, propValue$jscomp$4);
					}
				}
				var formData$jscomp$0 = pushFormActionAttribute(target$jscomp$0, resumableState, renderState, formAction$jscomp$0, formEncType$jscomp$0, formMethod$jscomp$0, formTarget$jscomp$0, name$jscomp$0);
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(">");
				formData$jscomp$0?.forEach(pushAdditionalFormField, target$jscomp$0);
				pushInnerHTML(target$jscomp$0, innerHTML$jscomp$2, children$jscomp$3);
				if ("string" === typeof children$jscomp$3) {
					target$jscomp$0.push(escapeTextForBrowser(children$jscomp$3));
					var JSCompiler_inline_result$jscomp$0 = null;
				} else JSCompiler_inline_result$jscomp$0 = children$jscomp$3;
				return JSCompiler_inline_result$jscomp$0;
			case "form":
				target$jscomp$0.push(startChunkForTag("form"));
				var children$jscomp$4 = null, innerHTML$jscomp$3 = null, formAction$jscomp$1 = null, formEncType$jscomp$1 = null, formMethod$jscomp$1 = null, formTarget$jscomp$1 = null, propKey$jscomp$5;
				for (propKey$jscomp$5 in props) if (hasOwnProperty.call(props, propKey$jscomp$5)) {
					var propValue$jscomp$5 = props[propKey$jscomp$5];
					if (null != propValue$jscomp$5) switch (propKey$jscomp$5) {
						case "children":
							children$jscomp$4 = propValue$jscomp$5;
							break;
						case "dangerouslySetInnerHTML":
							innerHTML$jscomp$3 = propValue$jscomp$5;
							break;
						case "action":
							formAction$jscomp$1 = propValue$jscomp$5;
							break;
						case "encType":
							formEncType$jscomp$1 = propValue$jscomp$5;
							break;
						case "method":
							formMethod$jscomp$1 = propValue$jscomp$5;
							break;
						case "target":
							formTarget$jscomp$1 = propValue$jscomp$5;
							break;
						default: pushAttribute(target$jscomp$0, propKey$jscomp$5, propValue$jscomp$5);
					}
				}
				var formData$jscomp$1 = null, formActionName = null;
				if ("function" === typeof formAction$jscomp$1) {
					var customFields = getCustomFormFields(resumableState, formAction$jscomp$1);
					null !== customFields ? (formAction$jscomp$1 = customFields.action || "", formEncType$jscomp$1 = customFields.encType, formMethod$jscomp$1 = customFields.method, formTarget$jscomp$1 = customFields.target, formData$jscomp$1 = customFields.data, formActionName = customFields.name) : (target$jscomp$0.push(" ", "action", "=\"", actionJavaScriptURL, "\""), formTarget$jscomp$1 = formMethod$jscomp$1 = formEncType$jscomp$1 = formAction$jscomp$1 = null, injectFormReplayingRuntime(resumableState, renderState));
				}
				null != formAction$jscomp$1 && pushAttribute(target$jscomp$0, "action", formAction$jscomp$1);
				null != formEncType$jscomp$1 && pushAttribute(target$jscomp$0, "encType", formEncType$jscomp$1);
				null != formMethod$jscomp$1 && pushAttribute(target$jscomp$0, "method", formMethod$jscomp$1);
				null != formTarget$jscomp$1 && pushAttribute(target$jscomp$0, "target", formTarget$jscomp$1);
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(">");
				null !== formActionName && (target$jscomp$0.push("<input type=\"hidden\""), pushStringAttribute(target$jscomp$0, "name", formActionName), target$jscomp$0.push("/>"), formData$jscomp$1?.forEach(pushAdditionalFormField, target$jscomp$0));
				pushInnerHTML(target$jscomp$0, innerHTML$jscomp$3, children$jscomp$4);
				if ("string" === typeof children$jscomp$4) {
					target$jscomp$0.push(escapeTextForBrowser(children$jscomp$4));
					var JSCompiler_inline_result$jscomp$1 = null;
				} else JSCompiler_inline_result$jscomp$1 = children$jscomp$4;
				return JSCompiler_inline_result$jscomp$1;
			case "menuitem":
				target$jscomp$0.push(startChunkForTag("menuitem"));
				for (var propKey$jscomp$6 in props) if (hasOwnProperty.call(props, propKey$jscomp$6)) {
					var propValue$jscomp$6 = props[propKey$jscomp$6];
					if (null != propValue$jscomp$6) switch (propKey$jscomp$6) {
						case "children":
						case "dangerouslySetInnerHTML": throw Error("menuitems cannot have `children` nor `dangerouslySetInnerHTML`.");
						default: pushAttribute(target$jscomp$0, propKey$jscomp$6, propValue$jscomp$6);
					}
				}
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(">");
				return null;
			case "object":
				target$jscomp$0.push(startChunkForTag("object"));
				var children$jscomp$5 = null, innerHTML$jscomp$4 = null, propKey$jscomp$7;
				for (propKey$jscomp$7 in props) if (hasOwnProperty.call(props, propKey$jscomp$7)) {
					var propValue$jscomp$7 = props[propKey$jscomp$7];
					if (null != propValue$jscomp$7) switch (propKey$jscomp$7) {
						case "children":
							children$jscomp$5 = propValue$jscomp$7;
							break;
						case "dangerouslySetInnerHTML":
							innerHTML$jscomp$4 = propValue$jscomp$7;
							break;
						case "data":
							var sanitizedValue = sanitizeURL("" + propValue$jscomp$7);
							if ("" === sanitizedValue) break;
							target$jscomp$0.push(" ", "data", "=\"", escapeTextForBrowser(sanitizedValue), "\"");
							break;
						default: pushAttribute(target$jscomp$0, propKey$jscomp$7, propValue$jscomp$7);
					}
				}
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(">");
				pushInnerHTML(target$jscomp$0, innerHTML$jscomp$4, children$jscomp$5);
				if ("string" === typeof children$jscomp$5) {
					target$jscomp$0.push(escapeTextForBrowser(children$jscomp$5));
					var JSCompiler_inline_result$jscomp$2 = null;
				} else JSCompiler_inline_result$jscomp$2 = children$jscomp$5;
				return JSCompiler_inline_result$jscomp$2;
			case "title":
				var noscriptTagInScope = formatContext.tagScope & 1, isFallback = formatContext.tagScope & 4;
				if (4 === formatContext.insertionMode || noscriptTagInScope || null != props.itemProp) var JSCompiler_inline_result$jscomp$3 = pushTitleImpl(target$jscomp$0, props);
				else isFallback ? JSCompiler_inline_result$jscomp$3 = null : (pushTitleImpl(renderState.hoistableChunks, props), JSCompiler_inline_result$jscomp$3 = void 0);
				return JSCompiler_inline_result$jscomp$3;
			case "link":
				var noscriptTagInScope$jscomp$0 = formatContext.tagScope & 1, isFallback$jscomp$0 = formatContext.tagScope & 4, rel = props.rel, href = props.href, precedence = props.precedence;
				if (4 === formatContext.insertionMode || noscriptTagInScope$jscomp$0 || null != props.itemProp || "string" !== typeof rel || "string" !== typeof href || "" === href) {
					pushLinkImpl(target$jscomp$0, props);
					var JSCompiler_inline_result$jscomp$4 = null;
				} else if ("stylesheet" === props.rel) if ("string" !== typeof precedence || null != props.disabled || props.onLoad || props.onError) JSCompiler_inline_result$jscomp$4 = pushLinkImpl(target$jscomp$0, props);
				else {
					var styleQueue = renderState.styles.get(precedence), resourceState = resumableState.styleResources.hasOwnProperty(href) ? resumableState.styleResources[href] : void 0;
					if (null !== resourceState) {
						resumableState.styleResources[href] = null;
						styleQueue || (styleQueue = {
							precedence: escapeTextForBrowser(precedence),
							rules: [],
							hrefs: [],
							sheets: /* @__PURE__ */ new Map()
						}, renderState.styles.set(precedence, styleQueue));
						var resource = {
							state: 0,
							props: assign({}, props, {
								"data-precedence": props.precedence,
								precedence: null
							})
						};
						if (resourceState) {
							2 === resourceState.length && adoptPreloadCredentials(resource.props, resourceState);
							var preloadResource = renderState.preloads.stylesheets.get(href);
							preloadResource && 0 < preloadResource.length ? preloadResource.length = 0 : resource.state = 1;
						}
						styleQueue.sheets.set(href, resource);
						hoistableState && hoistableState.stylesheets.add(resource);
					} else if (styleQueue) {
						var resource$9 = styleQueue.sheets.get(href);
						resource$9 && hoistableState && hoistableState.stylesheets.add(resource$9);
					}
					textEmbedded && target$jscomp$0.push("<!-- -->");
					JSCompiler_inline_result$jscomp$4 = null;
				}
				else props.onLoad || props.onError ? JSCompiler_inline_result$jscomp$4 = pushLinkImpl(target$jscomp$0, props) : (textEmbedded && target$jscomp$0.push("<!-- -->"), JSCompiler_inline_result$jscomp$4 = isFallback$jscomp$0 ? null : pushLinkImpl(renderState.hoistableChunks, props));
				return JSCompiler_inline_result$jscomp$4;
			case "script":
				var noscriptTagInScope$jscomp$1 = formatContext.tagScope & 1, asyncProp = props.async;
				if ("string" !== typeof props.src || !props.src || !asyncProp || "function" === typeof asyncProp || "symbol" === typeof asyncProp || props.onLoad || props.onError || 4 === formatContext.insertionMode || noscriptTagInScope$jscomp$1 || null != props.itemProp) var JSCompiler_inline_result$jscomp$5 = pushScriptImpl(target$jscomp$0, props);
				else {
					var key = props.src;
					if ("module" === props.type) {
						var resources = resumableState.moduleScriptResources;
						var preloads = renderState.preloads.moduleScripts;
					} else resources = resumableState.scriptResources, preloads = renderState.preloads.scripts;
					var resourceState$jscomp$0 = resources.hasOwnProperty(key) ? resources[key] : void 0;
					if (null !== resourceState$jscomp$0) {
						resources[key] = null;
						var scriptProps = props;
						if (resourceState$jscomp$0) {
							2 === resourceState$jscomp$0.length && (scriptProps = assign({}, props), adoptPreloadCredentials(scriptProps, resourceState$jscomp$0));
							var preloadResource$jscomp$0 = preloads.get(key);
							preloadResource$jscomp$0 && (preloadResource$jscomp$0.length = 0);
						}
						var resource$jscomp$0 = [];
						renderState.scripts.add(resource$jscomp$0);
						pushScriptImpl(resource$jscomp$0, scriptProps);
					}
					textEmbedded && target$jscomp$0.push("<!-- -->");
					JSCompiler_inline_result$jscomp$5 = null;
				}
				return JSCompiler_inline_result$jscomp$5;
			case "style":
				var noscriptTagInScope$jscomp$2 = formatContext.tagScope & 1, precedence$jscomp$0 = props.precedence, href$jscomp$0 = props.href, nonce = props.nonce;
				if (4 === formatContext.insertionMode || noscriptTagInScope$jscomp$2 || null != props.itemProp || "string" !== typeof precedence$jscomp$0 || "string" !== typeof href$jscomp$0 || "" === href$jscomp$0) {
					target$jscomp$0.push(startChunkForTag("style"));
					var children$jscomp$6 = null, innerHTML$jscomp$5 = null, propKey$jscomp$8;
					for (propKey$jscomp$8 in props) if (hasOwnProperty.call(props, propKey$jscomp$8)) {
						var propValue$jscomp$8 = props[propKey$jscomp$8];
						if (null != propValue$jscomp$8) switch (propKey$jscomp$8) {
							case "children":
								children$jscomp$6 = propValue$jscomp$8;
								break;
							case "dangerouslySetInnerHTML":
								innerHTML$jscomp$5 = propValue$jscomp$8;
								break;
							default: pushAttribute(target$jscomp$0, propKey$jscomp$8, propValue$jscomp$8);
						}
					}
					target$jscomp$0.push(">");
					var child = Array.isArray(children$jscomp$6) ? 2 > children$jscomp$6.length ? children$jscomp$6[0] : null : children$jscomp$6;
					"function" !== typeof child && "symbol" !== typeof child && null !== child && void 0 !== child && target$jscomp$0.push(("" + child).replace(styleRegex, styleReplacer));
					pushInnerHTML(target$jscomp$0, innerHTML$jscomp$5, children$jscomp$6);
					target$jscomp$0.push(endChunkForTag("style"));
					var JSCompiler_inline_result$jscomp$6 = null;
				} else {
					var styleQueue$jscomp$0 = renderState.styles.get(precedence$jscomp$0);
					if (null !== (resumableState.styleResources.hasOwnProperty(href$jscomp$0) ? resumableState.styleResources[href$jscomp$0] : void 0)) {
						resumableState.styleResources[href$jscomp$0] = null;
						styleQueue$jscomp$0 || (styleQueue$jscomp$0 = {
							precedence: escapeTextForBrowser(precedence$jscomp$0),
							rules: [],
							hrefs: [],
							sheets: /* @__PURE__ */ new Map()
						}, renderState.styles.set(precedence$jscomp$0, styleQueue$jscomp$0));
						var nonceStyle = renderState.nonce.style;
						if (!nonceStyle || nonceStyle === nonce) {
							styleQueue$jscomp$0.hrefs.push(escapeTextForBrowser(href$jscomp$0));
							var target = styleQueue$jscomp$0.rules, children$jscomp$7 = null, innerHTML$jscomp$6 = null, propKey$jscomp$9;
							for (propKey$jscomp$9 in props) if (hasOwnProperty.call(props, propKey$jscomp$9)) {
								var propValue$jscomp$9 = props[propKey$jscomp$9];
								if (null != propValue$jscomp$9) switch (propKey$jscomp$9) {
									case "children":
										children$jscomp$7 = propValue$jscomp$9;
										break;
									case "dangerouslySetInnerHTML": innerHTML$jscomp$6 = propValue$jscomp$9;
								}
							}
							var child$jscomp$0 = Array.isArray(children$jscomp$7) ? 2 > children$jscomp$7.length ? children$jscomp$7[0] : null : children$jscomp$7;
							"function" !== typeof child$jscomp$0 && "symbol" !== typeof child$jscomp$0 && null !== child$jscomp$0 && void 0 !== child$jscomp$0 && target.push(("" + child$jscomp$0).replace(styleRegex, styleReplacer));
							pushInnerHTML(target, innerHTML$jscomp$6, children$jscomp$7);
						}
					}
					styleQueue$jscomp$0 && hoistableState && hoistableState.styles.add(styleQueue$jscomp$0);
					textEmbedded && target$jscomp$0.push("<!-- -->");
					JSCompiler_inline_result$jscomp$6 = void 0;
				}
				return JSCompiler_inline_result$jscomp$6;
			case "meta":
				var noscriptTagInScope$jscomp$3 = formatContext.tagScope & 1, isFallback$jscomp$1 = formatContext.tagScope & 4;
				if (4 === formatContext.insertionMode || noscriptTagInScope$jscomp$3 || null != props.itemProp) var JSCompiler_inline_result$jscomp$7 = pushSelfClosing(target$jscomp$0, props, "meta", formatContext);
				else textEmbedded && target$jscomp$0.push("<!-- -->"), JSCompiler_inline_result$jscomp$7 = isFallback$jscomp$1 ? null : "string" === typeof props.charSet ? pushSelfClosing(renderState.charsetChunks, props, "meta", formatContext) : "viewport" === props.name ? pushSelfClosing(renderState.viewportChunks, props, "meta", formatContext) : pushSelfClosing(renderState.hoistableChunks, props, "meta", formatContext);
				return JSCompiler_inline_result$jscomp$7;
			case "listing":
			case "pre":
				target$jscomp$0.push(startChunkForTag(type));
				var children$jscomp$8 = null, innerHTML$jscomp$7 = null, propKey$jscomp$10;
				for (propKey$jscomp$10 in props) if (hasOwnProperty.call(props, propKey$jscomp$10)) {
					var propValue$jscomp$10 = props[propKey$jscomp$10];
					if (null != propValue$jscomp$10) switch (propKey$jscomp$10) {
						case "children":
							children$jscomp$8 = propValue$jscomp$10;
							break;
						case "dangerouslySetInnerHTML":
							innerHTML$jscomp$7 = propValue$jscomp$10;
							break;
						default: pushAttribute(target$jscomp$0, propKey$jscomp$10, propValue$jscomp$10);
					}
				}
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(">");
				if (null != innerHTML$jscomp$7) {
					if (null != children$jscomp$8) throw Error("Can only set one of `children` or `props.dangerouslySetInnerHTML`.");
					if ("object" !== typeof innerHTML$jscomp$7 || !("__html" in innerHTML$jscomp$7)) throw Error("`props.dangerouslySetInnerHTML` must be in the form `{__html: ...}`. Please visit https://react.dev/link/dangerously-set-inner-html for more information.");
					var html = innerHTML$jscomp$7.__html;
					null !== html && void 0 !== html && ("string" === typeof html && 0 < html.length && "\n" === html[0] ? target$jscomp$0.push("\n", html) : target$jscomp$0.push("" + html));
				}
				"string" === typeof children$jscomp$8 && "\n" === children$jscomp$8[0] && target$jscomp$0.push("\n");
				return children$jscomp$8;
			case "img":
				var pictureOrNoScriptTagInScope = formatContext.tagScope & 3, src = props.src, srcSet = props.srcSet;
				if (!("lazy" === props.loading || !src && !srcSet || "string" !== typeof src && null != src || "string" !== typeof srcSet && null != srcSet || "low" === props.fetchPriority || pictureOrNoScriptTagInScope) && ("string" !== typeof src || ":" !== src[4] || "d" !== src[0] && "D" !== src[0] || "a" !== src[1] && "A" !== src[1] || "t" !== src[2] && "T" !== src[2] || "a" !== src[3] && "A" !== src[3]) && ("string" !== typeof srcSet || ":" !== srcSet[4] || "d" !== srcSet[0] && "D" !== srcSet[0] || "a" !== srcSet[1] && "A" !== srcSet[1] || "t" !== srcSet[2] && "T" !== srcSet[2] || "a" !== srcSet[3] && "A" !== srcSet[3])) {
					null !== hoistableState && formatContext.tagScope & 64 && (hoistableState.suspenseyImages = !0);
					var sizes = "string" === typeof props.sizes ? props.sizes : void 0, key$jscomp$0 = srcSet ? srcSet + "\n" + (sizes || "") : src, promotablePreloads = renderState.preloads.images, resource$jscomp$1 = promotablePreloads.get(key$jscomp$0);
					if (resource$jscomp$1) {
						if ("high" === props.fetchPriority || 10 > renderState.highImagePreloads.size) promotablePreloads.delete(key$jscomp$0), renderState.highImagePreloads.add(resource$jscomp$1);
					} else if (!resumableState.imageResources.hasOwnProperty(key$jscomp$0)) {
						resumableState.imageResources[key$jscomp$0] = PRELOAD_NO_CREDS;
						var input = props.crossOrigin;
						var JSCompiler_inline_result$jscomp$8 = "string" === typeof input ? "use-credentials" === input ? input : "" : void 0;
						var headers = renderState.headers, header;
						headers && 0 < headers.remainingCapacity && "string" !== typeof props.srcSet && ("high" === props.fetchPriority || 500 > headers.highImagePreloads.length) && (header = getPreloadAsHeader(src, "image", {
							imageSrcSet: props.srcSet,
							imageSizes: props.sizes,
							crossOrigin: JSCompiler_inline_result$jscomp$8,
							integrity: props.integrity,
							nonce: props.nonce,
							type: props.type,
							fetchPriority: props.fetchPriority,
							referrerPolicy: props.referrerPolicy
						}), 0 <= (headers.remainingCapacity -= header.length + 2)) ? (renderState.resets.image[key$jscomp$0] = PRELOAD_NO_CREDS, headers.highImagePreloads && (headers.highImagePreloads += ", "), headers.highImagePreloads += header) : (resource$jscomp$1 = [], pushLinkImpl(resource$jscomp$1, {
							rel: "preload",
							as: "image",
							href: srcSet ? void 0 : src,
							imageSrcSet: srcSet,
							imageSizes: sizes,
							crossOrigin: JSCompiler_inline_result$jscomp$8,
							integrity: props.integrity,
							type: props.type,
							fetchPriority: props.fetchPriority,
							referrerPolicy: props.referrerPolicy
						}), "high" === props.fetchPriority || 10 > renderState.highImagePreloads.size ? renderState.highImagePreloads.add(resource$jscomp$1) : (renderState.bulkPreloads.add(resource$jscomp$1), promotablePreloads.set(key$jscomp$0, resource$jscomp$1)));
					}
				}
				return pushSelfClosing(target$jscomp$0, props, "img", formatContext);
			case "base":
			case "area":
			case "br":
			case "col":
			case "embed":
			case "hr":
			case "keygen":
			case "param":
			case "source":
			case "track":
			case "wbr": return pushSelfClosing(target$jscomp$0, props, type, formatContext);
			case "annotation-xml":
			case "color-profile":
			case "font-face":
			case "font-face-src":
			case "font-face-uri":
			case "font-face-format":
			case "font-face-name":
			case "missing-glyph": break;
			case "head":
				if (2 > formatContext.insertionMode) {
					var preamble = preambleState || renderState.preamble;
					if (preamble.headChunks) throw Error("The `<head>` tag may only be rendered once.");
					null !== preambleState && target$jscomp$0.push("<!--head-->");
					preamble.headChunks = [];
					var JSCompiler_inline_result$jscomp$9 = pushStartSingletonElement(preamble.headChunks, props, "head", formatContext);
				} else JSCompiler_inline_result$jscomp$9 = pushStartGenericElement(target$jscomp$0, props, "head", formatContext);
				return JSCompiler_inline_result$jscomp$9;
			case "body":
				if (2 > formatContext.insertionMode) {
					var preamble$jscomp$0 = preambleState || renderState.preamble;
					if (preamble$jscomp$0.bodyChunks) throw Error("The `<body>` tag may only be rendered once.");
					null !== preambleState && target$jscomp$0.push("<!--body-->");
					preamble$jscomp$0.bodyChunks = [];
					var JSCompiler_inline_result$jscomp$10 = pushStartSingletonElement(preamble$jscomp$0.bodyChunks, props, "body", formatContext);
				} else JSCompiler_inline_result$jscomp$10 = pushStartGenericElement(target$jscomp$0, props, "body", formatContext);
				return JSCompiler_inline_result$jscomp$10;
			case "html":
				if (0 === formatContext.insertionMode) {
					var preamble$jscomp$1 = preambleState || renderState.preamble;
					if (preamble$jscomp$1.htmlChunks) throw Error("The `<html>` tag may only be rendered once.");
					null !== preambleState && target$jscomp$0.push("<!--html-->");
					preamble$jscomp$1.htmlChunks = [""];
					var JSCompiler_inline_result$jscomp$11 = pushStartSingletonElement(preamble$jscomp$1.htmlChunks, props, "html", formatContext);
				} else JSCompiler_inline_result$jscomp$11 = pushStartGenericElement(target$jscomp$0, props, "html", formatContext);
				return JSCompiler_inline_result$jscomp$11;
			default: if (-1 !== type.indexOf("-")) {
				target$jscomp$0.push(startChunkForTag(type));
				var children$jscomp$9 = null, innerHTML$jscomp$8 = null, propKey$jscomp$11;
				for (propKey$jscomp$11 in props) if (hasOwnProperty.call(props, propKey$jscomp$11)) {
					var propValue$jscomp$11 = props[propKey$jscomp$11];
					if (null != propValue$jscomp$11) {
						var attributeName = propKey$jscomp$11;
						switch (propKey$jscomp$11) {
							case "children":
								children$jscomp$9 = propValue$jscomp$11;
								break;
							case "dangerouslySetInnerHTML":
								innerHTML$jscomp$8 = propValue$jscomp$11;
								break;
							case "style":
								pushStyleAttribute(target$jscomp$0, propValue$jscomp$11);
								break;
							case "suppressContentEditableWarning":
							case "suppressHydrationWarning":
							case "ref": break;
							case "className": attributeName = "class";
							default: if (isAttributeNameSafe(propKey$jscomp$11) && "function" !== typeof propValue$jscomp$11 && "symbol" !== typeof propValue$jscomp$11 && !1 !== propValue$jscomp$11) {
								if (!0 === propValue$jscomp$11) propValue$jscomp$11 = "";
								else if ("object" === typeof propValue$jscomp$11) continue;
								target$jscomp$0.push(" ", attributeName, "=\"", escapeTextForBrowser(propValue$jscomp$11), "\"");
							}
						}
					}
				}
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(">");
				pushInnerHTML(target$jscomp$0, innerHTML$jscomp$8, children$jscomp$9);
				return children$jscomp$9;
			}
		}
		return pushStartGenericElement(target$jscomp$0, props, type, formatContext);
	}
	var endTagCache = /* @__PURE__ */ new Map();
	function endChunkForTag(tag) {
		var chunk = endTagCache.get(tag);
		void 0 === chunk && (chunk = "</" + tag + ">", endTagCache.set(tag, chunk));
		return chunk;
	}
	function hoistPreambleState(renderState, preambleState) {
		renderState = renderState.preamble;
		null === renderState.htmlChunks && preambleState.htmlChunks && (renderState.htmlChunks = preambleState.htmlChunks);
		null === renderState.headChunks && preambleState.headChunks && (renderState.headChunks = preambleState.headChunks);
		null === renderState.bodyChunks && preambleState.bodyChunks && (renderState.bodyChunks = preambleState.bodyChunks);
	}
	function writeBootstrap(destination, renderState) {
		renderState = renderState.bootstrapChunks;
		for (var i = 0; i < renderState.length - 1; i++) destination.push(renderState[i]);
		return i < renderState.length ? (i = renderState[i], renderState.length = 0, destination.push(i)) : !0;
	}
	function writeStartPendingSuspenseBoundary(destination, renderState, id) {
		destination.push("<!--$?--><template id=\"");
		if (null === id) throw Error("An ID must have been assigned before we can complete the boundary.");
		destination.push(renderState.boundaryPrefix);
		renderState = id.toString(16);
		destination.push(renderState);
		return destination.push("\"></template>");
	}
	function writeStartSegment(destination, renderState, formatContext, id) {
		switch (formatContext.insertionMode) {
			case 0:
			case 1:
			case 3:
			case 2: return destination.push("<div hidden id=\""), destination.push(renderState.segmentPrefix), renderState = id.toString(16), destination.push(renderState), destination.push("\">");
			case 4: return destination.push("<svg aria-hidden=\"true\" style=\"display:none\" id=\""), destination.push(renderState.segmentPrefix), renderState = id.toString(16), destination.push(renderState), destination.push("\">");
			case 5: return destination.push("<math aria-hidden=\"true\" style=\"display:none\" id=\""), destination.push(renderState.segmentPrefix), renderState = id.toString(16), destination.push(renderState), destination.push("\">");
			case 6: return destination.push("<table hidden id=\""), destination.push(renderState.segmentPrefix), renderState = id.toString(16), destination.push(renderState), destination.push("\">");
			case 7: return destination.push("<table hidden><tbody id=\""), destination.push(renderState.segmentPrefix), renderState = id.toString(16), destination.push(renderState), destination.push("\">");
			case 8: return destination.push("<table hidden><tr id=\""), destination.push(renderState.segmentPrefix), renderState = id.toString(16), destination.push(renderState), destination.push("\">");
			case 9: return destination.push("<table hidden><colgroup id=\""), destination.push(renderState.segmentPrefix), renderState = id.toString(16), destination.push(renderState), destination.push("\">");
			default: throw Error("Unknown insertion mode. This is a bug in React.");
		}
	}
	function writeEndSegment(destination, formatContext) {
		switch (formatContext.insertionMode) {
			case 0:
			case 1:
			case 3:
			case 2: return destination.push("</div>");
			case 4: return destination.push("</svg>");
			case 5: return destination.push("</math>");
			case 6: return destination.push("</table>");
			case 7: return destination.push("</tbody></table>");
			case 8: return destination.push("</tr></table>");
			case 9: return destination.push("</colgroup></table>");
			default: throw Error("Unknown insertion mode. This is a bug in React.");
		}
	}
	var regexForJSStringsInInstructionScripts = /[<\u2028\u2029]/g;
	function escapeJSStringsForInstructionScripts(input) {
		return JSON.stringify(input).replace(regexForJSStringsInInstructionScripts, function(match) {
			switch (match) {
				case "<": return "\\u003c";
				case "\u2028": return "\\u2028";
				case "\u2029": return "\\u2029";
				default: throw Error("escapeJSStringsForInstructionScripts encountered a match it does not know how to replace. this means the match regex and the replacement characters are no longer in sync. This is a bug in React");
			}
		});
	}
	var regexForJSStringsInScripts = /[&><\u2028\u2029]/g;
	function escapeJSObjectForInstructionScripts(input) {
		return JSON.stringify(input).replace(regexForJSStringsInScripts, function(match) {
			switch (match) {
				case "&": return "\\u0026";
				case ">": return "\\u003e";
				case "<": return "\\u003c";
				case "\u2028": return "\\u2028";
				case "\u2029": return "\\u2029";
				default: throw Error("escapeJSObjectForInstructionScripts encountered a match it does not know how to replace. this means the match regex and the replacement characters are no longer in sync. This is a bug in React");
			}
		});
	}
	var currentlyRenderingBoundaryHasStylesToHoist = !1;
	var destinationHasCapacity = !0;
	function flushStyleTagsLateForBoundary(styleQueue) {
		var rules = styleQueue.rules, hrefs = styleQueue.hrefs, i = 0;
		if (hrefs.length) {
			this.push(currentlyFlushingRenderState.startInlineStyle);
			this.push(" media=\"not all\" data-precedence=\"");
			this.push(styleQueue.precedence);
			for (this.push("\" data-href=\""); i < hrefs.length - 1; i++) this.push(hrefs[i]), this.push(" ");
			this.push(hrefs[i]);
			this.push("\">");
			for (i = 0; i < rules.length; i++) this.push(rules[i]);
			destinationHasCapacity = this.push("</style>");
			currentlyRenderingBoundaryHasStylesToHoist = !0;
			rules.length = 0;
			hrefs.length = 0;
		}
	}
	function hasStylesToHoist(stylesheet) {
		return 2 !== stylesheet.state ? currentlyRenderingBoundaryHasStylesToHoist = !0 : !1;
	}
	function writeHoistablesForBoundary(destination, hoistableState, renderState) {
		currentlyRenderingBoundaryHasStylesToHoist = !1;
		destinationHasCapacity = !0;
		currentlyFlushingRenderState = renderState;
		hoistableState.styles.forEach(flushStyleTagsLateForBoundary, destination);
		currentlyFlushingRenderState = null;
		hoistableState.stylesheets.forEach(hasStylesToHoist);
		currentlyRenderingBoundaryHasStylesToHoist && (renderState.stylesToHoist = !0);
		return destinationHasCapacity;
	}
	function flushResource(resource) {
		for (var i = 0; i < resource.length; i++) this.push(resource[i]);
		resource.length = 0;
	}
	var stylesheetFlushingQueue = [];
	function flushStyleInPreamble(stylesheet) {
		pushLinkImpl(stylesheetFlushingQueue, stylesheet.props);
		for (var i = 0; i < stylesheetFlushingQueue.length; i++) this.push(stylesheetFlushingQueue[i]);
		stylesheetFlushingQueue.length = 0;
		stylesheet.state = 2;
	}
	function flushStylesInPreamble(styleQueue) {
		var hasStylesheets = 0 < styleQueue.sheets.size;
		styleQueue.sheets.forEach(flushStyleInPreamble, this);
		styleQueue.sheets.clear();
		var rules = styleQueue.rules, hrefs = styleQueue.hrefs;
		if (!hasStylesheets || hrefs.length) {
			this.push(currentlyFlushingRenderState.startInlineStyle);
			this.push(" data-precedence=\"");
			this.push(styleQueue.precedence);
			styleQueue = 0;
			if (hrefs.length) {
				for (this.push("\" data-href=\""); styleQueue < hrefs.length - 1; styleQueue++) this.push(hrefs[styleQueue]), this.push(" ");
				this.push(hrefs[styleQueue]);
			}
			this.push("\">");
			for (styleQueue = 0; styleQueue < rules.length; styleQueue++) this.push(rules[styleQueue]);
			this.push("</style>");
			rules.length = 0;
			hrefs.length = 0;
		}
	}
	function preloadLateStyle(stylesheet) {
		if (0 === stylesheet.state) {
			stylesheet.state = 1;
			var props = stylesheet.props;
			pushLinkImpl(stylesheetFlushingQueue, {
				rel: "preload",
				as: "style",
				href: stylesheet.props.href,
				crossOrigin: props.crossOrigin,
				fetchPriority: props.fetchPriority,
				integrity: props.integrity,
				media: props.media,
				hrefLang: props.hrefLang,
				referrerPolicy: props.referrerPolicy
			});
			for (stylesheet = 0; stylesheet < stylesheetFlushingQueue.length; stylesheet++) this.push(stylesheetFlushingQueue[stylesheet]);
			stylesheetFlushingQueue.length = 0;
		}
	}
	function preloadLateStyles(styleQueue) {
		styleQueue.sheets.forEach(preloadLateStyle, this);
		styleQueue.sheets.clear();
	}
	function pushCompletedShellIdAttribute(target, resumableState) {
		0 === (resumableState.instructions & 32) && (resumableState.instructions |= 32, target.push(" id=\"", escapeTextForBrowser("_" + resumableState.idPrefix + "R_"), "\""));
	}
	function writeStyleResourceDependenciesInJS(destination, hoistableState) {
		destination.push("[");
		var nextArrayOpenBrackChunk = "[";
		hoistableState.stylesheets.forEach(function(resource) {
			if (2 !== resource.state) if (3 === resource.state) destination.push(nextArrayOpenBrackChunk), resource = escapeJSObjectForInstructionScripts("" + resource.props.href), destination.push(resource), destination.push("]"), nextArrayOpenBrackChunk = ",[";
			else {
				destination.push(nextArrayOpenBrackChunk);
				var precedence = resource.props["data-precedence"], props = resource.props, coercedHref = sanitizeURL("" + resource.props.href);
				coercedHref = escapeJSObjectForInstructionScripts(coercedHref);
				destination.push(coercedHref);
				precedence = "" + precedence;
				destination.push(",");
				precedence = escapeJSObjectForInstructionScripts(precedence);
				destination.push(precedence);
				for (var propKey in props) if (hasOwnProperty.call(props, propKey) && (precedence = props[propKey], null != precedence)) switch (propKey) {
					case "href":
					case "rel":
					case "precedence":
					case "data-precedence": break;
					case "children":
					case "dangerouslySetInnerHTML": throw Error("link is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`.");
					default: writeStyleResourceAttributeInJS(destination, propKey, precedence);
				}
				destination.push("]");
				nextArrayOpenBrackChunk = ",[";
				resource.state = 3;
			}
		});
		destination.push("]");
	}
	function writeStyleResourceAttributeInJS(destination, name, value) {
		var attributeName = name.toLowerCase();
		switch (typeof value) {
			case "function":
			case "symbol": return;
		}
		switch (name) {
			case "innerHTML":
			case "dangerouslySetInnerHTML":
			case "suppressContentEditableWarning":
			case "suppressHydrationWarning":
			case "style":
			case "ref": return;
			case "className":
				attributeName = "class";
				name = "" + value;
				break;
			case "hidden":
				if (!1 === value) return;
				name = "";
				break;
			case "src":
			case "href":
				value = sanitizeURL(value);
				name = "" + value;
				break;
			default:
				if (2 < name.length && ("o" === name[0] || "O" === name[0]) && ("n" === name[1] || "N" === name[1]) || !isAttributeNameSafe(name)) return;
				name = "" + value;
		}
		destination.push(",");
		attributeName = escapeJSObjectForInstructionScripts(attributeName);
		destination.push(attributeName);
		destination.push(",");
		attributeName = escapeJSObjectForInstructionScripts(name);
		destination.push(attributeName);
	}
	function createHoistableState() {
		return {
			styles: /* @__PURE__ */ new Set(),
			stylesheets: /* @__PURE__ */ new Set(),
			suspenseyImages: !1
		};
	}
	function prefetchDNS(href) {
		var request = currentRequest ? currentRequest : null;
		if (request) {
			var resumableState = request.resumableState, renderState = request.renderState;
			if ("string" === typeof href && href) {
				if (!resumableState.dnsResources.hasOwnProperty(href)) {
					resumableState.dnsResources[href] = null;
					resumableState = renderState.headers;
					var header, JSCompiler_temp;
					if (JSCompiler_temp = resumableState && 0 < resumableState.remainingCapacity) JSCompiler_temp = (header = "<" + ("" + href).replace(regexForHrefInLinkHeaderURLContext, escapeHrefForLinkHeaderURLContextReplacer) + ">; rel=dns-prefetch", 0 <= (resumableState.remainingCapacity -= header.length + 2));
					JSCompiler_temp ? (renderState.resets.dns[href] = null, resumableState.preconnects && (resumableState.preconnects += ", "), resumableState.preconnects += header) : (header = [], pushLinkImpl(header, {
						href,
						rel: "dns-prefetch"
					}), renderState.preconnects.add(header));
				}
				enqueueFlush(request);
			}
		} else previousDispatcher.D(href);
	}
	function preconnect(href, crossOrigin) {
		var request = currentRequest ? currentRequest : null;
		if (request) {
			var resumableState = request.resumableState, renderState = request.renderState;
			if ("string" === typeof href && href) {
				var bucket = "use-credentials" === crossOrigin ? "credentials" : "string" === typeof crossOrigin ? "anonymous" : "default";
				if (!resumableState.connectResources[bucket].hasOwnProperty(href)) {
					resumableState.connectResources[bucket][href] = null;
					resumableState = renderState.headers;
					var header, JSCompiler_temp;
					if (JSCompiler_temp = resumableState && 0 < resumableState.remainingCapacity) {
						JSCompiler_temp = "<" + ("" + href).replace(regexForHrefInLinkHeaderURLContext, escapeHrefForLinkHeaderURLContextReplacer) + ">; rel=preconnect";
						if ("string" === typeof crossOrigin) {
							var escapedCrossOrigin = ("" + crossOrigin).replace(regexForLinkHeaderQuotedParamValueContext, escapeStringForLinkHeaderQuotedParamValueContextReplacer);
							JSCompiler_temp += "; crossorigin=\"" + escapedCrossOrigin + "\"";
						}
						JSCompiler_temp = (header = JSCompiler_temp, 0 <= (resumableState.remainingCapacity -= header.length + 2));
					}
					JSCompiler_temp ? (renderState.resets.connect[bucket][href] = null, resumableState.preconnects && (resumableState.preconnects += ", "), resumableState.preconnects += header) : (bucket = [], pushLinkImpl(bucket, {
						rel: "preconnect",
						href,
						crossOrigin
					}), renderState.preconnects.add(bucket));
				}
				enqueueFlush(request);
			}
		} else previousDispatcher.C(href, crossOrigin);
	}
	function preload(href, as, options) {
		var request = currentRequest ? currentRequest : null;
		if (request) {
			var resumableState = request.resumableState, renderState = request.renderState;
			if (as && href) {
				switch (as) {
					case "image":
						if (options) {
							var imageSrcSet = options.imageSrcSet;
							var imageSizes = options.imageSizes;
							var fetchPriority = options.fetchPriority;
						}
						var key = imageSrcSet ? imageSrcSet + "\n" + (imageSizes || "") : href;
						if (resumableState.imageResources.hasOwnProperty(key)) return;
						resumableState.imageResources[key] = PRELOAD_NO_CREDS;
						resumableState = renderState.headers;
						var header;
						resumableState && 0 < resumableState.remainingCapacity && "string" !== typeof imageSrcSet && "high" === fetchPriority && (header = getPreloadAsHeader(href, as, options), 0 <= (resumableState.remainingCapacity -= header.length + 2)) ? (renderState.resets.image[key] = PRELOAD_NO_CREDS, resumableState.highImagePreloads && (resumableState.highImagePreloads += ", "), resumableState.highImagePreloads += header) : (resumableState = [], pushLinkImpl(resumableState, assign({
							rel: "preload",
							href: imageSrcSet ? void 0 : href,
							as
						}, options)), "high" === fetchPriority ? renderState.highImagePreloads.add(resumableState) : (renderState.bulkPreloads.add(resumableState), renderState.preloads.images.set(key, resumableState)));
						break;
					case "style":
						if (resumableState.styleResources.hasOwnProperty(href)) return;
						imageSrcSet = [];
						pushLinkImpl(imageSrcSet, assign({
							rel: "preload",
							href,
							as
						}, options));
						resumableState.styleResources[href] = !options || "string" !== typeof options.crossOrigin && "string" !== typeof options.integrity ? PRELOAD_NO_CREDS : [options.crossOrigin, options.integrity];
						renderState.preloads.stylesheets.set(href, imageSrcSet);
						renderState.bulkPreloads.add(imageSrcSet);
						break;
					case "script":
						if (resumableState.scriptResources.hasOwnProperty(href)) return;
						imageSrcSet = [];
						renderState.preloads.scripts.set(href, imageSrcSet);
						renderState.bulkPreloads.add(imageSrcSet);
						pushLinkImpl(imageSrcSet, assign({
							rel: "preload",
							href,
							as
						}, options));
						resumableState.scriptResources[href] = !options || "string" !== typeof options.crossOrigin && "string" !== typeof options.integrity ? PRELOAD_NO_CREDS : [options.crossOrigin, options.integrity];
						break;
					default:
						if (resumableState.unknownResources.hasOwnProperty(as)) {
							if (imageSrcSet = resumableState.unknownResources[as], imageSrcSet.hasOwnProperty(href)) return;
						} else imageSrcSet = {}, resumableState.unknownResources[as] = imageSrcSet;
						imageSrcSet[href] = PRELOAD_NO_CREDS;
						if ((resumableState = renderState.headers) && 0 < resumableState.remainingCapacity && "font" === as && (key = getPreloadAsHeader(href, as, options), 0 <= (resumableState.remainingCapacity -= key.length + 2))) renderState.resets.font[href] = PRELOAD_NO_CREDS, resumableState.fontPreloads && (resumableState.fontPreloads += ", "), resumableState.fontPreloads += key;
						else switch (resumableState = [], href = assign({
							rel: "preload",
							href,
							as
						}, options), pushLinkImpl(resumableState, href), as) {
							case "font":
								renderState.fontPreloads.add(resumableState);
								break;
							default: renderState.bulkPreloads.add(resumableState);
						}
				}
				enqueueFlush(request);
			}
		} else previousDispatcher.L(href, as, options);
	}
	function preloadModule(href, options) {
		var request = currentRequest ? currentRequest : null;
		if (request) {
			var resumableState = request.resumableState, renderState = request.renderState;
			if (href) {
				var as = options && "string" === typeof options.as ? options.as : "script";
				switch (as) {
					case "script":
						if (resumableState.moduleScriptResources.hasOwnProperty(href)) return;
						as = [];
						resumableState.moduleScriptResources[href] = !options || "string" !== typeof options.crossOrigin && "string" !== typeof options.integrity ? PRELOAD_NO_CREDS : [options.crossOrigin, options.integrity];
						renderState.preloads.moduleScripts.set(href, as);
						break;
					default:
						if (resumableState.moduleUnknownResources.hasOwnProperty(as)) {
							var resources = resumableState.moduleUnknownResources[as];
							if (resources.hasOwnProperty(href)) return;
						} else resources = {}, resumableState.moduleUnknownResources[as] = resources;
						as = [];
						resources[href] = PRELOAD_NO_CREDS;
				}
				pushLinkImpl(as, assign({
					rel: "modulepreload",
					href
				}, options));
				renderState.bulkPreloads.add(as);
				enqueueFlush(request);
			}
		} else previousDispatcher.m(href, options);
	}
	function preinitStyle(href, precedence, options) {
		var request = currentRequest ? currentRequest : null;
		if (request) {
			var resumableState = request.resumableState, renderState = request.renderState;
			if (href) {
				precedence = precedence || "default";
				var styleQueue = renderState.styles.get(precedence), resourceState = resumableState.styleResources.hasOwnProperty(href) ? resumableState.styleResources[href] : void 0;
				null !== resourceState && (resumableState.styleResources[href] = null, styleQueue || (styleQueue = {
					precedence: escapeTextForBrowser(precedence),
					rules: [],
					hrefs: [],
					sheets: /* @__PURE__ */ new Map()
				}, renderState.styles.set(precedence, styleQueue)), precedence = {
					state: 0,
					props: assign({
						rel: "stylesheet",
						href,
						"data-precedence": precedence
					}, options)
				}, resourceState && (2 === resourceState.length && adoptPreloadCredentials(precedence.props, resourceState), (renderState = renderState.preloads.stylesheets.get(href)) && 0 < renderState.length ? renderState.length = 0 : precedence.state = 1), styleQueue.sheets.set(href, precedence), enqueueFlush(request));
			}
		} else previousDispatcher.S(href, precedence, options);
	}
	function preinitScript(src, options) {
		var request = currentRequest ? currentRequest : null;
		if (request) {
			var resumableState = request.resumableState, renderState = request.renderState;
			if (src) {
				var resourceState = resumableState.scriptResources.hasOwnProperty(src) ? resumableState.scriptResources[src] : void 0;
				null !== resourceState && (resumableState.scriptResources[src] = null, options = assign({
					src,
					async: !0
				}, options), resourceState && (2 === resourceState.length && adoptPreloadCredentials(options, resourceState), src = renderState.preloads.scripts.get(src)) && (src.length = 0), src = [], renderState.scripts.add(src), pushScriptImpl(src, options), enqueueFlush(request));
			}
		} else previousDispatcher.X(src, options);
	}
	function preinitModuleScript(src, options) {
		var request = currentRequest ? currentRequest : null;
		if (request) {
			var resumableState = request.resumableState, renderState = request.renderState;
			if (src) {
				var resourceState = resumableState.moduleScriptResources.hasOwnProperty(src) ? resumableState.moduleScriptResources[src] : void 0;
				null !== resourceState && (resumableState.moduleScriptResources[src] = null, options = assign({
					src,
					type: "module",
					async: !0
				}, options), resourceState && (2 === resourceState.length && adoptPreloadCredentials(options, resourceState), src = renderState.preloads.moduleScripts.get(src)) && (src.length = 0), src = [], renderState.scripts.add(src), pushScriptImpl(src, options), enqueueFlush(request));
			}
		} else previousDispatcher.M(src, options);
	}
	function adoptPreloadCredentials(target, preloadState) {
		target.crossOrigin ??= preloadState[0];
		target.integrity ??= preloadState[1];
	}
	function getPreloadAsHeader(href, as, params) {
		href = ("" + href).replace(regexForHrefInLinkHeaderURLContext, escapeHrefForLinkHeaderURLContextReplacer);
		as = ("" + as).replace(regexForLinkHeaderQuotedParamValueContext, escapeStringForLinkHeaderQuotedParamValueContextReplacer);
		as = "<" + href + ">; rel=preload; as=\"" + as + "\"";
		for (var paramName in params) hasOwnProperty.call(params, paramName) && (href = params[paramName], "string" === typeof href && (as += "; " + paramName.toLowerCase() + "=\"" + ("" + href).replace(regexForLinkHeaderQuotedParamValueContext, escapeStringForLinkHeaderQuotedParamValueContextReplacer) + "\""));
		return as;
	}
	var regexForHrefInLinkHeaderURLContext = /[<>\r\n]/g;
	function escapeHrefForLinkHeaderURLContextReplacer(match) {
		switch (match) {
			case "<": return "%3C";
			case ">": return "%3E";
			case "\n": return "%0A";
			case "\r": return "%0D";
			default: throw Error("escapeLinkHrefForHeaderContextReplacer encountered a match it does not know how to replace. this means the match regex and the replacement characters are no longer in sync. This is a bug in React");
		}
	}
	var regexForLinkHeaderQuotedParamValueContext = /["';,\r\n]/g;
	function escapeStringForLinkHeaderQuotedParamValueContextReplacer(match) {
		switch (match) {
			case "\"": return "%22";
			case "'": return "%27";
			case ";": return "%3B";
			case ",": return "%2C";
			case "\n": return "%0A";
			case "\r": return "%0D";
			default: throw Error("escapeStringForLinkHeaderQuotedParamValueContextReplacer encountered a match it does not know how to replace. this means the match regex and the replacement characters are no longer in sync. This is a bug in React");
		}
	}
	function hoistStyleQueueDependency(styleQueue) {
		this.styles.add(styleQueue);
	}
	function hoistStylesheetDependency(stylesheet) {
		this.stylesheets.add(stylesheet);
	}
	function hoistHoistables(parentState, childState) {
		childState.styles.forEach(hoistStyleQueueDependency, parentState);
		childState.stylesheets.forEach(hoistStylesheetDependency, parentState);
		childState.suspenseyImages && (parentState.suspenseyImages = !0);
	}
	function createRenderState(resumableState, generateStaticMarkup) {
		var idPrefix = resumableState.idPrefix, bootstrapChunks = [], bootstrapScriptContent = resumableState.bootstrapScriptContent, bootstrapScripts = resumableState.bootstrapScripts, bootstrapModules = resumableState.bootstrapModules;
		void 0 !== bootstrapScriptContent && (bootstrapChunks.push("<script"), pushCompletedShellIdAttribute(bootstrapChunks, resumableState), bootstrapChunks.push(">", ("" + bootstrapScriptContent).replace(scriptRegex, scriptReplacer), "<\/script>"));
		bootstrapScriptContent = idPrefix + "P:";
		var JSCompiler_object_inline_segmentPrefix_1724 = idPrefix + "S:";
		idPrefix += "B:";
		var JSCompiler_object_inline_preconnects_1738 = /* @__PURE__ */ new Set(), JSCompiler_object_inline_fontPreloads_1739 = /* @__PURE__ */ new Set(), JSCompiler_object_inline_highImagePreloads_1740 = /* @__PURE__ */ new Set(), JSCompiler_object_inline_styles_1741 = /* @__PURE__ */ new Map(), JSCompiler_object_inline_bootstrapScripts_1742 = /* @__PURE__ */ new Set(), JSCompiler_object_inline_scripts_1743 = /* @__PURE__ */ new Set(), JSCompiler_object_inline_bulkPreloads_1744 = /* @__PURE__ */ new Set(), JSCompiler_object_inline_preloads_1745 = {
			images: /* @__PURE__ */ new Map(),
			stylesheets: /* @__PURE__ */ new Map(),
			scripts: /* @__PURE__ */ new Map(),
			moduleScripts: /* @__PURE__ */ new Map()
		};
		if (void 0 !== bootstrapScripts) for (var i = 0; i < bootstrapScripts.length; i++) {
			var scriptConfig = bootstrapScripts[i], src, crossOrigin = void 0, integrity = void 0, props = {
				rel: "preload",
				as: "script",
				fetchPriority: "low",
				nonce: void 0
			};
			"string" === typeof scriptConfig ? props.href = src = scriptConfig : (props.href = src = scriptConfig.src, props.integrity = integrity = "string" === typeof scriptConfig.integrity ? scriptConfig.integrity : void 0, props.crossOrigin = crossOrigin = "string" === typeof scriptConfig || null == scriptConfig.crossOrigin ? void 0 : "use-credentials" === scriptConfig.crossOrigin ? "use-credentials" : "");
			scriptConfig = resumableState;
			var href = src;
			scriptConfig.scriptResources[href] = null;
			scriptConfig.moduleScriptResources[href] = null;
			scriptConfig = [];
			pushLinkImpl(scriptConfig, props);
			JSCompiler_object_inline_bootstrapScripts_1742.add(scriptConfig);
			bootstrapChunks.push("<script src=\"", escapeTextForBrowser(src), "\"");
			"string" === typeof integrity && bootstrapChunks.push(" integrity=\"", escapeTextForBrowser(integrity), "\"");
			"string" === typeof crossOrigin && bootstrapChunks.push(" crossorigin=\"", escapeTextForBrowser(crossOrigin), "\"");
			pushCompletedShellIdAttribute(bootstrapChunks, resumableState);
			bootstrapChunks.push(" async=\"\"><\/script>");
		}
		if (void 0 !== bootstrapModules) for (bootstrapScripts = 0; bootstrapScripts < bootstrapModules.length; bootstrapScripts++) props = bootstrapModules[bootstrapScripts], crossOrigin = src = void 0, integrity = {
			rel: "modulepreload",
			fetchPriority: "low",
			nonce: void 0
		}, "string" === typeof props ? integrity.href = i = props : (integrity.href = i = props.src, integrity.integrity = crossOrigin = "string" === typeof props.integrity ? props.integrity : void 0, integrity.crossOrigin = src = "string" === typeof props || null == props.crossOrigin ? void 0 : "use-credentials" === props.crossOrigin ? "use-credentials" : ""), props = resumableState, scriptConfig = i, props.scriptResources[scriptConfig] = null, props.moduleScriptResources[scriptConfig] = null, props = [], pushLinkImpl(props, integrity), JSCompiler_object_inline_bootstrapScripts_1742.add(props), bootstrapChunks.push("<script type=\"module\" src=\"", escapeTextForBrowser(i), "\""), "string" === typeof crossOrigin && bootstrapChunks.push(" integrity=\"", escapeTextForBrowser(crossOrigin), "\""), "string" === typeof src && bootstrapChunks.push(" crossorigin=\"", escapeTextForBrowser(src), "\""), pushCompletedShellIdAttribute(bootstrapChunks, resumableState), bootstrapChunks.push(" async=\"\"><\/script>");
		return {
			placeholderPrefix: bootstrapScriptContent,
			segmentPrefix: JSCompiler_object_inline_segmentPrefix_1724,
			boundaryPrefix: idPrefix,
			startInlineScript: "<script",
			startInlineStyle: "<style",
			preamble: {
				htmlChunks: null,
				headChunks: null,
				bodyChunks: null
			},
			externalRuntimeScript: null,
			bootstrapChunks,
			importMapChunks: [],
			onHeaders: void 0,
			headers: null,
			resets: {
				font: {},
				dns: {},
				connect: {
					default: {},
					anonymous: {},
					credentials: {}
				},
				image: {},
				style: {}
			},
			charsetChunks: [],
			viewportChunks: [],
			hoistableChunks: [],
			preconnects: JSCompiler_object_inline_preconnects_1738,
			fontPreloads: JSCompiler_object_inline_fontPreloads_1739,
			highImagePreloads: JSCompiler_object_inline_highImagePreloads_1740,
			styles: JSCompiler_object_inline_styles_1741,
			bootstrapScripts: JSCompiler_object_inline_bootstrapScripts_1742,
			scripts: JSCompiler_object_inline_scripts_1743,
			bulkPreloads: JSCompiler_object_inline_bulkPreloads_1744,
			preloads: JSCompiler_object_inline_preloads_1745,
			nonce: {
				script: void 0,
				style: void 0
			},
			stylesToHoist: !1,
			generateStaticMarkup
		};
	}
	function pushTextInstance(target, text, renderState, textEmbedded) {
		if (renderState.generateStaticMarkup) return target.push(escapeTextForBrowser(text)), !1;
		"" === text ? target = textEmbedded : (textEmbedded && target.push("<!-- -->"), target.push(escapeTextForBrowser(text)), target = !0);
		return target;
	}
	function pushSegmentFinale(target, renderState, lastPushedText, textEmbedded) {
		renderState.generateStaticMarkup || lastPushedText && textEmbedded && target.push("<!-- -->");
	}
	var bind = Function.prototype.bind;
	var REACT_CLIENT_REFERENCE = Symbol.for("react.client.reference");
	function getComponentNameFromType(type) {
		if (null == type) return null;
		if ("function" === typeof type) return type.$$typeof === REACT_CLIENT_REFERENCE ? null : type.displayName || type.name || null;
		if ("string" === typeof type) return type;
		switch (type) {
			case REACT_FRAGMENT_TYPE: return "Fragment";
			case REACT_PROFILER_TYPE: return "Profiler";
			case REACT_STRICT_MODE_TYPE: return "StrictMode";
			case REACT_SUSPENSE_TYPE: return "Suspense";
			case REACT_SUSPENSE_LIST_TYPE: return "SuspenseList";
			case REACT_ACTIVITY_TYPE: return "Activity";
			case REACT_VIEW_TRANSITION_TYPE: return "ViewTransition";
		}
		if ("object" === typeof type) switch (type.$$typeof) {
			case REACT_PORTAL_TYPE: return "Portal";
			case REACT_CONTEXT_TYPE: return type.displayName || "Context";
			case REACT_CONSUMER_TYPE: return (type._context.displayName || "Context") + ".Consumer";
			case REACT_FORWARD_REF_TYPE:
				var innerType = type.render;
				type = type.displayName;
				type || (type = innerType.displayName || innerType.name || "", type = "" !== type ? "ForwardRef(" + type + ")" : "ForwardRef");
				return type;
			case REACT_MEMO_TYPE: return innerType = type.displayName || null, null !== innerType ? innerType : getComponentNameFromType(type.type) || "Memo";
			case REACT_LAZY_TYPE:
				innerType = type._payload;
				type = type._init;
				try {
					return getComponentNameFromType(type(innerType));
				} catch (x) {}
		}
		return null;
	}
	var emptyContextObject = {};
	var currentActiveSnapshot = null;
	function popToNearestCommonAncestor(prev, next) {
		if (prev !== next) {
			prev.context._currentValue2 = prev.parentValue;
			prev = prev.parent;
			var parentNext = next.parent;
			if (null === prev) {
				if (null !== parentNext) throw Error("The stacks must reach the root at the same time. This is a bug in React.");
			} else {
				if (null === parentNext) throw Error("The stacks must reach the root at the same time. This is a bug in React.");
				popToNearestCommonAncestor(prev, parentNext);
			}
			next.context._currentValue2 = next.value;
		}
	}
	function popAllPrevious(prev) {
		prev.context._currentValue2 = prev.parentValue;
		prev = prev.parent;
		null !== prev && popAllPrevious(prev);
	}
	function pushAllNext(next) {
		var parentNext = next.parent;
		null !== parentNext && pushAllNext(parentNext);
		next.context._currentValue2 = next.value;
	}
	function popPreviousToCommonLevel(prev, next) {
		prev.context._currentValue2 = prev.parentValue;
		prev = prev.parent;
		if (null === prev) throw Error("The depth must equal at least at zero before reaching the root. This is a bug in React.");
		prev.depth === next.depth ? popToNearestCommonAncestor(prev, next) : popPreviousToCommonLevel(prev, next);
	}
	function popNextToCommonLevel(prev, next) {
		var parentNext = next.parent;
		if (null === parentNext) throw Error("The depth must equal at least at zero before reaching the root. This is a bug in React.");
		prev.depth === parentNext.depth ? popToNearestCommonAncestor(prev, parentNext) : popNextToCommonLevel(prev, parentNext);
		next.context._currentValue2 = next.value;
	}
	function switchContext(newSnapshot) {
		var prev = currentActiveSnapshot;
		prev !== newSnapshot && (null === prev ? pushAllNext(newSnapshot) : null === newSnapshot ? popAllPrevious(prev) : prev.depth === newSnapshot.depth ? popToNearestCommonAncestor(prev, newSnapshot) : prev.depth > newSnapshot.depth ? popPreviousToCommonLevel(prev, newSnapshot) : popNextToCommonLevel(prev, newSnapshot), currentActiveSnapshot = newSnapshot);
	}
	var classComponentUpdater = {
		enqueueSetState: function(inst, payload) {
			inst = inst._reactInternals;
			null !== inst.queue && inst.queue.push(payload);
		},
		enqueueReplaceState: function(inst, payload) {
			inst = inst._reactInternals;
			inst.replace = !0;
			inst.queue = [payload];
		},
		enqueueForceUpdate: function() {}
	};
	var emptyTreeContext = {
		id: 1,
		overflow: ""
	};
	function getTreeId(context) {
		var overflow = context.overflow;
		context = context.id;
		return (context & ~(1 << 32 - clz32(context) - 1)).toString(32) + overflow;
	}
	function pushTreeContext(baseContext, totalChildren, index) {
		var baseIdWithLeadingBit = baseContext.id;
		baseContext = baseContext.overflow;
		var baseLength = 32 - clz32(baseIdWithLeadingBit) - 1;
		baseIdWithLeadingBit &= ~(1 << baseLength);
		index += 1;
		var length = 32 - clz32(totalChildren) + baseLength;
		if (30 < length) {
			var numberOfOverflowBits = baseLength - baseLength % 5;
			length = (baseIdWithLeadingBit & (1 << numberOfOverflowBits) - 1).toString(32);
			baseIdWithLeadingBit >>= numberOfOverflowBits;
			baseLength -= numberOfOverflowBits;
			return {
				id: 1 << 32 - clz32(totalChildren) + baseLength | index << baseLength | baseIdWithLeadingBit,
				overflow: length + baseContext
			};
		}
		return {
			id: 1 << length | index << baseLength | baseIdWithLeadingBit,
			overflow: baseContext
		};
	}
	var clz32 = Math.clz32 ? Math.clz32 : clz32Fallback;
	var log = Math.log;
	var LN2 = Math.LN2;
	function clz32Fallback(x) {
		x >>>= 0;
		return 0 === x ? 32 : 31 - (log(x) / LN2 | 0) | 0;
	}
	function noop() {}
	var SuspenseException = Error("Suspense Exception: This is not a real error! It's an implementation detail of `use` to interrupt the current render. You must either rethrow it immediately, or move the `use` call outside of the `try/catch` block. Capturing without rethrowing will lead to unexpected behavior.\n\nTo handle async errors, wrap your component in an error boundary, or call the promise's `.catch` method and pass the result to `use`.");
	function trackUsedThenable(thenableState, thenable, index) {
		index = thenableState[index];
		void 0 === index ? thenableState.push(thenable) : index !== thenable && (thenable.then(noop, noop), thenable = index);
		switch (thenable.status) {
			case "fulfilled": return thenable.value;
			case "rejected":
				thenableState = thenable.reason;
				if (void 0 === thenableState && !("reason" in thenable)) throw Error("A rejected Promise was passed to React without a `reason` property. React threw a generic error from where the Promise was used to assist in identifying the problematic Promise. Make sure that instrumented Promises correctly set the `reason` property when setting `status` to `'rejected'`.");
				throw thenableState;
			default:
				"string" === typeof thenable.status ? thenable.then(noop, noop) : (thenableState = thenable, thenableState.status = "pending", thenableState.then(function(fulfilledValue) {
					if ("pending" === thenable.status) {
						var fulfilledThenable = thenable;
						fulfilledThenable.status = "fulfilled";
						fulfilledThenable.value = fulfilledValue;
					}
				}, function(error) {
					if ("pending" === thenable.status) {
						var rejectedThenable = thenable;
						rejectedThenable.status = "rejected";
						rejectedThenable.reason = error;
					}
				}));
				switch (thenable.status) {
					case "fulfilled": return thenable.value;
					case "rejected": throw thenable.reason;
				}
				suspendedThenable = thenable;
				throw SuspenseException;
		}
	}
	var suspendedThenable = null;
	function getSuspendedThenable() {
		if (null === suspendedThenable) throw Error("Expected a suspended thenable. This is a bug in React. Please file an issue.");
		var thenable = suspendedThenable;
		suspendedThenable = null;
		return thenable;
	}
	function is(x, y) {
		return x === y && (0 !== x || 1 / x === 1 / y) || x !== x && y !== y;
	}
	var objectIs = "function" === typeof Object.is ? Object.is : is;
	var currentlyRenderingComponent = null;
	var currentlyRenderingTask = null;
	var currentlyRenderingRequest = null;
	var currentlyRenderingKeyPath = null;
	var firstWorkInProgressHook = null;
	var workInProgressHook = null;
	var isReRender = !1;
	var didScheduleRenderPhaseUpdate = !1;
	var localIdCounter = 0;
	var actionStateCounter = 0;
	var actionStateMatchingIndex = -1;
	var thenableIndexCounter = 0;
	var thenableState = null;
	function createRecoverableError(recoverable) {
		recoverable = recoverable._reason;
		if ("function" === typeof recoverable) try {
			var initializedReason = recoverable();
		} catch ($jscomp$unused$catch) {
			initializedReason = "The reason for browser-only rendering could not be determined because its initializer threw.";
		}
		else initializedReason = recoverable;
		initializedReason = Error("Browser-only rendering was requested by `browser()`.", void 0 === recoverable ? void 0 : { cause: initializedReason });
		Object.defineProperty(initializedReason, REACT_RECOVERABLE_TYPE, { value: !0 });
		return initializedReason;
	}
	function isRecoverableError(error) {
		return "object" !== typeof error || null === error ? !1 : !0 === error[REACT_RECOVERABLE_TYPE];
	}
	function cloneRecoverableErrorAsFatal(recoverableError) {
		var fatalRecoverableError = Error("The server render could not complete because client rendering was requested outside a Suspense boundary. See this error's cause for additional details.", hasOwnProperty.call(recoverableError, "cause") ? { cause: recoverableError.cause } : void 0);
		recoverableError = recoverableError.stack;
		if (void 0 !== recoverableError) {
			var frameStart = recoverableError.indexOf("\n");
			fatalRecoverableError.stack = fatalRecoverableError.name + ": " + fatalRecoverableError.message + (-1 === frameStart ? "" : recoverableError.slice(frameStart));
		} else fatalRecoverableError.stack = void 0;
		return fatalRecoverableError;
	}
	var renderPhaseUpdates = null;
	var numberOfReRenders = 0;
	function resolveCurrentlyRenderingComponent() {
		if (null === currentlyRenderingComponent) throw Error("Invalid hook call. Hooks can only be called inside of the body of a function component. This could happen for one of the following reasons:\n1. You might have mismatching versions of React and the renderer (such as React DOM)\n2. You might be breaking the Rules of Hooks\n3. You might have more than one copy of React in the same app\nSee https://react.dev/link/invalid-hook-call for tips about how to debug and fix this problem.");
		return currentlyRenderingComponent;
	}
	function createHook() {
		if (0 < numberOfReRenders) throw Error("Rendered more hooks than during the previous render");
		return {
			memoizedState: null,
			queue: null,
			next: null
		};
	}
	function createWorkInProgressHook() {
		null === workInProgressHook ? null === firstWorkInProgressHook ? (isReRender = !1, firstWorkInProgressHook = workInProgressHook = createHook()) : (isReRender = !0, workInProgressHook = firstWorkInProgressHook) : null === workInProgressHook.next ? (isReRender = !1, workInProgressHook = workInProgressHook.next = createHook()) : (isReRender = !0, workInProgressHook = workInProgressHook.next);
		return workInProgressHook;
	}
	function getThenableStateAfterSuspending() {
		var state = thenableState;
		thenableState = null;
		return state;
	}
	function resetHooksState() {
		currentlyRenderingKeyPath = currentlyRenderingRequest = currentlyRenderingTask = currentlyRenderingComponent = null;
		didScheduleRenderPhaseUpdate = !1;
		firstWorkInProgressHook = null;
		numberOfReRenders = 0;
		workInProgressHook = renderPhaseUpdates = null;
	}
	function basicStateReducer(state, action) {
		return "function" === typeof action ? action(state) : action;
	}
	function useReducer(reducer, initialArg, init) {
		currentlyRenderingComponent = resolveCurrentlyRenderingComponent();
		workInProgressHook = createWorkInProgressHook();
		if (isReRender) {
			var queue = workInProgressHook.queue;
			initialArg = queue.dispatch;
			if (null !== renderPhaseUpdates && (init = renderPhaseUpdates.get(queue), void 0 !== init)) {
				renderPhaseUpdates.delete(queue);
				queue = workInProgressHook.memoizedState;
				do
					queue = reducer(queue, init.action), init = init.next;
				while (null !== init);
				workInProgressHook.memoizedState = queue;
				return [queue, initialArg];
			}
			return [workInProgressHook.memoizedState, initialArg];
		}
		reducer = reducer === basicStateReducer ? "function" === typeof initialArg ? initialArg() : initialArg : void 0 !== init ? init(initialArg) : initialArg;
		workInProgressHook.memoizedState = reducer;
		reducer = workInProgressHook.queue = {
			last: null,
			dispatch: null
		};
		reducer = reducer.dispatch = dispatchAction.bind(null, currentlyRenderingComponent, reducer);
		return [workInProgressHook.memoizedState, reducer];
	}
	function useMemo(nextCreate, deps) {
		currentlyRenderingComponent = resolveCurrentlyRenderingComponent();
		workInProgressHook = createWorkInProgressHook();
		deps = void 0 === deps ? null : deps;
		if (null !== workInProgressHook) {
			var prevState = workInProgressHook.memoizedState;
			if (null !== prevState && null !== deps) {
				var prevDeps = prevState[1];
				a: if (null === prevDeps) prevDeps = !1;
				else {
					for (var i = 0; i < prevDeps.length && i < deps.length; i++) if (!objectIs(deps[i], prevDeps[i])) {
						prevDeps = !1;
						break a;
					}
					prevDeps = !0;
				}
				if (prevDeps) return prevState[0];
			}
		}
		nextCreate = nextCreate();
		workInProgressHook.memoizedState = [nextCreate, deps];
		return nextCreate;
	}
	function dispatchAction(componentIdentity, queue, action) {
		if (25 <= numberOfReRenders) throw Error("Too many re-renders. React limits the number of renders to prevent an infinite loop.");
		if (componentIdentity === currentlyRenderingComponent) if (didScheduleRenderPhaseUpdate = !0, componentIdentity = {
			action,
			next: null
		}, null === renderPhaseUpdates && (renderPhaseUpdates = /* @__PURE__ */ new Map()), action = renderPhaseUpdates.get(queue), void 0 === action) renderPhaseUpdates.set(queue, componentIdentity);
		else {
			for (queue = action; null !== queue.next;) queue = queue.next;
			queue.next = componentIdentity;
		}
	}
	function throwOnUseEffectEventCall() {
		throw Error("A function wrapped in useEffectEvent can't be called during rendering.");
	}
	function unsupportedStartTransition() {
		throw Error("startTransition cannot be called during server rendering.");
	}
	function unsupportedSetOptimisticState() {
		throw Error("Cannot update optimistic state while rendering.");
	}
	function useActionState(action, initialState, permalink) {
		resolveCurrentlyRenderingComponent();
		var actionStateHookIndex = actionStateCounter++, request = currentlyRenderingRequest;
		if ("function" === typeof action.$$FORM_ACTION) {
			var nextPostbackStateKey = null, componentKeyPath = currentlyRenderingKeyPath;
			request = request.formState;
			var isSignatureEqual = action.$$IS_SIGNATURE_EQUAL;
			if (null !== request && "function" === typeof isSignatureEqual) {
				var postbackKey = request[1];
				isSignatureEqual.call(action, request[2], request[3]) && (nextPostbackStateKey = void 0 !== permalink ? "p" + permalink : "k" + murmurhash3_32_gc(JSON.stringify([
					componentKeyPath,
					null,
					actionStateHookIndex
				]), 0), postbackKey === nextPostbackStateKey && (actionStateMatchingIndex = actionStateHookIndex, initialState = request[0]));
			}
			var boundAction = action.bind(null, initialState);
			action = function(payload) {
				boundAction(payload);
			};
			"function" === typeof boundAction.$$FORM_ACTION && (action.$$FORM_ACTION = function(prefix) {
				prefix = boundAction.$$FORM_ACTION(prefix);
				void 0 !== permalink && (permalink += "", prefix.action = permalink);
				var formData = prefix.data;
				formData && (null === nextPostbackStateKey && (nextPostbackStateKey = void 0 !== permalink ? "p" + permalink : "k" + murmurhash3_32_gc(JSON.stringify([
					componentKeyPath,
					null,
					actionStateHookIndex
				]), 0)), formData.append("$ACTION_KEY", nextPostbackStateKey));
				return prefix;
			});
			return [
				initialState,
				action,
				!1
			];
		}
		var boundAction$22 = action.bind(null, initialState);
		return [
			initialState,
			function(payload) {
				boundAction$22(payload);
			},
			!1
		];
	}
	function unwrapThenable(thenable) {
		var index = thenableIndexCounter;
		thenableIndexCounter += 1;
		null === thenableState && (thenableState = []);
		return trackUsedThenable(thenableState, thenable, index);
	}
	function unsupportedRefresh() {
		throw Error("Cache cannot be refreshed during server rendering.");
	}
	var HooksDispatcher = {
		readContext: function(context) {
			return context._currentValue2;
		},
		use: function(usable) {
			if (null !== usable && "object" === typeof usable) {
				if ("function" === typeof usable.then) return unwrapThenable(usable);
				if (usable.$$typeof === REACT_RECOVERABLE_TYPE) throw createRecoverableError(usable);
				if (usable.$$typeof === REACT_CONTEXT_TYPE) return usable._currentValue2;
			}
			throw Error("An unsupported type was passed to use(): " + String(usable));
		},
		useContext: function(context) {
			resolveCurrentlyRenderingComponent();
			return context._currentValue2;
		},
		useMemo,
		useReducer,
		useRef: function(initialValue) {
			currentlyRenderingComponent = resolveCurrentlyRenderingComponent();
			workInProgressHook = createWorkInProgressHook();
			var previousRef = workInProgressHook.memoizedState;
			return null === previousRef ? (initialValue = { current: initialValue }, workInProgressHook.memoizedState = initialValue) : previousRef;
		},
		useState: function(initialState) {
			return useReducer(basicStateReducer, initialState);
		},
		useInsertionEffect: noop,
		useLayoutEffect: noop,
		useCallback: function(callback, deps) {
			return useMemo(function() {
				return callback;
			}, deps);
		},
		useImperativeHandle: noop,
		useEffect: noop,
		useDebugValue: noop,
		useDeferredValue: function(value, initialValue) {
			resolveCurrentlyRenderingComponent();
			return void 0 !== initialValue ? initialValue : value;
		},
		useTransition: function() {
			resolveCurrentlyRenderingComponent();
			return [!1, unsupportedStartTransition];
		},
		useId: function() {
			var treeId = getTreeId(currentlyRenderingTask.treeContext), resumableState = currentResumableState;
			if (null === resumableState) throw Error("Invalid hook call. Hooks can only be called inside of the body of a function component.");
			return makeId(resumableState, treeId, localIdCounter++);
		},
		useSyncExternalStore: function(subscribe, getSnapshot, getServerSnapshot) {
			if (void 0 === getServerSnapshot) throw Error("Missing getServerSnapshot, which is required for server-rendered content. Will revert to client rendering.");
			return getServerSnapshot();
		},
		useOptimistic: function(passthrough) {
			resolveCurrentlyRenderingComponent();
			return [passthrough, unsupportedSetOptimisticState];
		},
		useActionState,
		useFormState: useActionState,
		useHostTransitionStatus: function() {
			resolveCurrentlyRenderingComponent();
			return sharedNotPendingObject;
		},
		useMemoCache: function(size) {
			for (var data = Array(size), i = 0; i < size; i++) data[i] = REACT_MEMO_CACHE_SENTINEL;
			return data;
		},
		useCacheRefresh: function() {
			return unsupportedRefresh;
		},
		useEffectEvent: function() {
			return throwOnUseEffectEventCall;
		}
	};
	var currentResumableState = null;
	var DefaultAsyncDispatcher = {
		getCacheForType: function() {
			throw Error("Not implemented.");
		},
		cacheSignal: function() {
			throw Error("Not implemented.");
		}
	};
	var prefix;
	var suffix;
	function describeBuiltInComponentFrame(name) {
		if (void 0 === prefix) try {
			throw Error();
		} catch (x) {
			var match = x.stack.trim().match(/\n( *(at )?)/);
			prefix = match && match[1] || "";
			suffix = -1 < x.stack.indexOf("\n    at") ? " (<anonymous>)" : -1 < x.stack.indexOf("@") ? "@unknown:0:0" : "";
		}
		return "\n" + prefix + name + suffix;
	}
	var reentry = !1;
	function describeNativeComponentFrame(fn, construct) {
		if (!fn || reentry) return "";
		reentry = !0;
		var previousPrepareStackTrace = Error.prepareStackTrace;
		Error.prepareStackTrace = void 0;
		try {
			var RunInRootFrame = { DetermineComponentFrameRoot: function() {
				try {
					if (construct) {
						var Fake = function() {
							throw Error();
						};
						Object.defineProperty(Fake.prototype, "props", { set: function() {
							throw Error();
						} });
						if ("object" === typeof Reflect && Reflect.construct) {
							try {
								Reflect.construct(Fake, []);
							} catch (x) {
								var control = x;
							}
							Reflect.construct(fn, [], Fake);
						} else {
							try {
								Fake.call();
							} catch (x$24) {
								control = x$24;
							}
							Fake = !1;
							try {
								var prevProps = Object.getOwnPropertyDescriptor(fn.prototype, "props");
								Object.defineProperty(fn.prototype, "props", {
									configurable: !0,
									set: function() {
										throw Error();
									}
								});
								Fake = !0;
								new fn();
							} finally {
								Fake && (void 0 !== prevProps ? Object.defineProperty(fn.prototype, "props", prevProps) : delete fn.prototype.props);
							}
						}
					} else {
						try {
							throw Error();
						} catch (x$25) {
							control = x$25;
						}
						(Fake = fn()) && "function" === typeof Fake.catch && Fake.catch(function() {});
					}
				} catch (sample) {
					if (sample && control && "string" === typeof sample.stack) return [sample.stack, control.stack];
				}
				return [null, null];
			} };
			RunInRootFrame.DetermineComponentFrameRoot.displayName = "DetermineComponentFrameRoot";
			var namePropDescriptor = Object.getOwnPropertyDescriptor(RunInRootFrame.DetermineComponentFrameRoot, "name");
			namePropDescriptor && namePropDescriptor.configurable && Object.defineProperty(RunInRootFrame.DetermineComponentFrameRoot, "name", { value: "DetermineComponentFrameRoot" });
			var _RunInRootFrame$Deter = RunInRootFrame.DetermineComponentFrameRoot(), sampleStack = _RunInRootFrame$Deter[0], controlStack = _RunInRootFrame$Deter[1];
			if (sampleStack && controlStack) {
				var sampleLines = sampleStack.split("\n"), controlLines = controlStack.split("\n");
				for (namePropDescriptor = RunInRootFrame = 0; RunInRootFrame < sampleLines.length && !sampleLines[RunInRootFrame].includes("DetermineComponentFrameRoot");) RunInRootFrame++;
				for (; namePropDescriptor < controlLines.length && !controlLines[namePropDescriptor].includes("DetermineComponentFrameRoot");) namePropDescriptor++;
				if (RunInRootFrame === sampleLines.length || namePropDescriptor === controlLines.length) for (RunInRootFrame = sampleLines.length - 1, namePropDescriptor = controlLines.length - 1; 1 <= RunInRootFrame && 0 <= namePropDescriptor && sampleLines[RunInRootFrame] !== controlLines[namePropDescriptor];) namePropDescriptor--;
				for (; 1 <= RunInRootFrame && 0 <= namePropDescriptor; RunInRootFrame--, namePropDescriptor--) if (sampleLines[RunInRootFrame] !== controlLines[namePropDescriptor]) {
					if (1 !== RunInRootFrame || 1 !== namePropDescriptor) do
						if (RunInRootFrame--, namePropDescriptor--, 0 > namePropDescriptor || sampleLines[RunInRootFrame] !== controlLines[namePropDescriptor]) {
							var frame = "\n" + sampleLines[RunInRootFrame].replace(" at new ", " at ");
							fn.displayName && frame.includes("<anonymous>") && (frame = frame.replace("<anonymous>", fn.displayName));
							return frame;
						}
					while (1 <= RunInRootFrame && 0 <= namePropDescriptor);
					break;
				}
			}
		} finally {
			reentry = !1, Error.prepareStackTrace = previousPrepareStackTrace;
		}
		return (previousPrepareStackTrace = fn ? fn.displayName || fn.name : "") ? describeBuiltInComponentFrame(previousPrepareStackTrace) : "";
	}
	function describeComponentStackByType(type) {
		if ("string" === typeof type) return describeBuiltInComponentFrame(type);
		if ("function" === typeof type) return type.prototype && type.prototype.isReactComponent ? describeNativeComponentFrame(type, !0) : describeNativeComponentFrame(type, !1);
		if ("object" === typeof type && null !== type) {
			switch (type.$$typeof) {
				case REACT_FORWARD_REF_TYPE: return describeNativeComponentFrame(type.render, !1);
				case REACT_MEMO_TYPE: return describeNativeComponentFrame(type.type, !1);
				case REACT_LAZY_TYPE:
					var lazyComponent = type, payload = lazyComponent._payload;
					lazyComponent = lazyComponent._init;
					try {
						type = lazyComponent(payload);
					} catch (x) {
						return describeBuiltInComponentFrame("Lazy");
					}
					return describeComponentStackByType(type);
			}
			if ("string" === typeof type.name) {
				a: {
					payload = type.name;
					lazyComponent = type.env;
					var location = type.debugLocation;
					if (null != location && (type = Error.prepareStackTrace, Error.prepareStackTrace = void 0, location = location.stack, Error.prepareStackTrace = type, location.startsWith("Error: react-stack-top-frame\n") && (location = location.slice(29)), type = location.indexOf("\n"), -1 !== type && (location = location.slice(type + 1)), type = location.indexOf("react_stack_bottom_frame"), -1 !== type && (type = location.lastIndexOf("\n", type)), type = -1 !== type ? location = location.slice(0, type) : "", location = type.lastIndexOf("\n"), type = -1 === location ? type : type.slice(location + 1), -1 !== type.indexOf(payload))) {
						payload = "\n" + type;
						break a;
					}
					payload = describeBuiltInComponentFrame(payload + (lazyComponent ? " [" + lazyComponent + "]" : ""));
				}
				return payload;
			}
		}
		switch (type) {
			case REACT_SUSPENSE_LIST_TYPE: return describeBuiltInComponentFrame("SuspenseList");
			case REACT_SUSPENSE_TYPE: return describeBuiltInComponentFrame("Suspense");
			case REACT_VIEW_TRANSITION_TYPE: return describeBuiltInComponentFrame("ViewTransition");
		}
		return "";
	}
	function isEligibleForOutlining(request, boundary) {
		return (500 < boundary.byteSize || boundary.defer) && null === boundary.preamble;
	}
	function defaultErrorHandler(error) {
		if ("object" === typeof error && null !== error && "string" === typeof error.environmentName) {
			var JSCompiler_inline_result = error.environmentName;
			error = [error].slice(0);
			"string" === typeof error[0] ? error.splice(0, 1, "[%s] " + error[0], " " + JSCompiler_inline_result + " ") : error.splice(0, 0, "[%s]", " " + JSCompiler_inline_result + " ");
			error.unshift(console);
			JSCompiler_inline_result = bind.apply(console.error, error);
			JSCompiler_inline_result();
		} else console.error(error);
		return null;
	}
	function RequestInstance(resumableState, renderState, rootFormatContext, progressiveChunkSize, onError, onBrowserBailout, onAllReady, onShellReady, onShellError, onFatalError, formState) {
		var abortSet = /* @__PURE__ */ new Set();
		this.destination = null;
		this.flushScheduled = !1;
		this.resumableState = resumableState;
		this.renderState = renderState;
		this.rootFormatContext = rootFormatContext;
		this.progressiveChunkSize = void 0 === progressiveChunkSize ? 12800 : progressiveChunkSize;
		this.status = 10;
		this.fatalError = null;
		this.aborted = !1;
		this.pendingRootTasks = this.allPendingTasks = this.nextSegmentId = 0;
		this.completedPreambleSegments = this.completedRootSegment = null;
		this.byteSize = 0;
		this.abortableTasks = abortSet;
		this.pingedTasks = [];
		this.currentTask = null;
		this.clientRenderedBoundaries = [];
		this.completedBoundaries = [];
		this.partialBoundaries = [];
		this.postponedState = this.trackedPostpones = null;
		this.onError = void 0 === onError ? defaultErrorHandler : onError;
		this.onBrowserBailout = void 0 === onBrowserBailout ? noop : onBrowserBailout;
		this.onAllReady = void 0 === onAllReady ? noop : onAllReady;
		this.onShellReady = void 0 === onShellReady ? noop : onShellReady;
		this.onShellError = void 0 === onShellError ? noop : onShellError;
		this.onFatalError = void 0 === onFatalError ? noop : onFatalError;
		this.renderLifetimeController = null;
		this.formState = void 0 === formState ? null : formState;
	}
	function createRequest(children, resumableState, renderState, rootFormatContext, progressiveChunkSize, onError, onBrowserBailout, onAllReady, onShellReady, onShellError, onFatalError, formState) {
		resumableState = new RequestInstance(resumableState, renderState, rootFormatContext, progressiveChunkSize, onError, onBrowserBailout, onAllReady, onShellReady, onShellError, onFatalError, formState);
		renderState = createPendingSegment(resumableState, 0, null, rootFormatContext, !1, !1);
		renderState.parentFlushed = !0;
		children = createRenderTask(resumableState, null, children, -1, null, renderState, null, null, resumableState.abortableTasks, null, rootFormatContext, null, emptyTreeContext, null, null);
		pushComponentStack(children);
		resumableState.pingedTasks.push(children);
		return resumableState;
	}
	var currentRequest = null;
	function pingTask(request, task) {
		request.pingedTasks.push(task);
		1 === request.pingedTasks.length && (request.flushScheduled = null !== request.destination, performWork(request));
	}
	function createSuspenseBoundary(request, row, fallbackAbortableTasks, preamble, defer) {
		fallbackAbortableTasks = {
			status: 0,
			rootSegmentID: -1,
			parentFlushed: !1,
			pendingTasks: 0,
			row,
			completedSegments: [],
			byteSize: 0,
			defer,
			fallbackAbortableTasks,
			errorDigest: null,
			contentState: createHoistableState(),
			fallbackState: createHoistableState(),
			preamble,
			tracked: null
		};
		null !== row && (row.pendingTasks++, preamble = row.boundaries, null !== preamble && (request.allPendingTasks++, fallbackAbortableTasks.pendingTasks++, preamble.push(fallbackAbortableTasks)), request = row.inheritedHoistables, null !== request && hoistHoistables(fallbackAbortableTasks.contentState, request));
		return fallbackAbortableTasks;
	}
	function createRenderTask(request, thenableState, node, childIndex, blockedBoundary, blockedSegment, blockedPreamble, hoistableState, abortSet, keyPath, formatContext, context, treeContext, row, componentStack) {
		request.allPendingTasks++;
		null === blockedBoundary ? request.pendingRootTasks++ : blockedBoundary.pendingTasks++;
		null !== row && row.pendingTasks++;
		var task = {
			replay: null,
			node,
			childIndex,
			ping: {
				resolve: function() {
					return pingTask(request, task);
				},
				reject: function(error) {
					request.aborted ? task.abortSet.delete(task) && finishAbortedTask(task, request, error) : pingTask(request, task);
				}
			},
			blockedBoundary,
			blockedSegment,
			blockedPreamble,
			hoistableState,
			abortSet,
			keyPath,
			formatContext,
			context,
			treeContext,
			row,
			componentStack,
			thenableState
		};
		abortSet.add(task);
		return task;
	}
	function createReplayTask(request, thenableState, replay, node, childIndex, blockedBoundary, hoistableState, abortSet, keyPath, formatContext, context, treeContext, row, componentStack) {
		request.allPendingTasks++;
		null === blockedBoundary ? request.pendingRootTasks++ : blockedBoundary.pendingTasks++;
		null !== row && row.pendingTasks++;
		replay.pendingTasks++;
		var task = {
			replay,
			node,
			childIndex,
			ping: {
				resolve: function() {
					return pingTask(request, task);
				},
				reject: function(error) {
					request.aborted ? task.abortSet.delete(task) && finishAbortedTask(task, request, error) : pingTask(request, task);
				}
			},
			blockedBoundary,
			blockedSegment: null,
			blockedPreamble: null,
			hoistableState,
			abortSet,
			keyPath,
			formatContext,
			context,
			treeContext,
			row,
			componentStack,
			thenableState
		};
		abortSet.add(task);
		return task;
	}
	function createPendingSegment(request, index, boundary, parentFormatContext, lastPushedText, textEmbedded) {
		return {
			status: 0,
			parentFlushed: !1,
			id: -1,
			index,
			chunks: [],
			children: [],
			preambleChildren: [],
			parentFormatContext,
			boundary,
			lastPushedText,
			textEmbedded
		};
	}
	function pushComponentStack(task) {
		var node = task.node;
		if ("object" === typeof node && null !== node) switch (node.$$typeof) {
			case REACT_ELEMENT_TYPE: task.componentStack = {
				parent: task.componentStack,
				type: node.type
			};
		}
	}
	function replaceSuspenseComponentStackWithSuspenseFallbackStack(componentStack) {
		return null === componentStack ? null : {
			parent: componentStack.parent,
			type: "Suspense Fallback"
		};
	}
	function getThrownInfo(node$jscomp$0) {
		var errorInfo = {};
		node$jscomp$0 && Object.defineProperty(errorInfo, "componentStack", {
			configurable: !0,
			enumerable: !0,
			get: function() {
				try {
					var info = "", node = node$jscomp$0;
					do
						info += describeComponentStackByType(node.type), node = node.parent;
					while (node);
					var JSCompiler_inline_result = info;
				} catch (x) {
					JSCompiler_inline_result = "\nError generating stack: " + x.message + "\n" + x.stack;
				}
				Object.defineProperty(errorInfo, "componentStack", { value: JSCompiler_inline_result });
				return JSCompiler_inline_result;
			}
		});
		return errorInfo;
	}
	function logRecoverableError(request, error, errorInfo) {
		if (isRecoverableError(error)) return request = request.onBrowserBailout, request(error, errorInfo), "";
		request = request.onError;
		error = request(error, errorInfo);
		if (null == error || "string" === typeof error) return "" === error ? void 0 : error;
	}
	function fatalError(request, error) {
		var onShellError = request.onShellError, onFatalError = request.onFatalError;
		0 !== request.pendingRootTasks && onShellError(error);
		onFatalError(error);
		endRenderLifetime(request);
		null !== request.destination ? (request.status = 13, request.destination.destroy(error)) : (request.status = 12, request.aborted || (request.fatalError = error));
	}
	function finishSuspenseListRow(request, row) {
		unblockSuspenseListRow(request, row.next, row.hoistables);
	}
	function unblockSuspenseListRow(request, unblockedRow, inheritedHoistables) {
		for (; null !== unblockedRow;) {
			null !== inheritedHoistables && (hoistHoistables(unblockedRow.hoistables, inheritedHoistables), unblockedRow.inheritedHoistables = inheritedHoistables);
			var unblockedBoundaries = unblockedRow.boundaries;
			if (null !== unblockedBoundaries) {
				unblockedRow.boundaries = null;
				for (var i = 0; i < unblockedBoundaries.length; i++) {
					var unblockedBoundary = unblockedBoundaries[i];
					null !== inheritedHoistables && hoistHoistables(unblockedBoundary.contentState, inheritedHoistables);
					finishedTask(request, unblockedBoundary, null, null);
				}
			}
			unblockedRow.pendingTasks--;
			if (0 < unblockedRow.pendingTasks) break;
			inheritedHoistables = unblockedRow.hoistables;
			unblockedRow = unblockedRow.next;
		}
	}
	function tryToResolveTogetherRow(request, togetherRow) {
		var boundaries = togetherRow.boundaries;
		if (null !== boundaries && togetherRow.pendingTasks === boundaries.length) {
			for (var allCompleteAndInlinable = !0, i = 0; i < boundaries.length; i++) {
				var rowBoundary = boundaries[i];
				if (1 !== rowBoundary.pendingTasks || rowBoundary.parentFlushed || isEligibleForOutlining(request, rowBoundary)) {
					allCompleteAndInlinable = !1;
					break;
				}
			}
			allCompleteAndInlinable && unblockSuspenseListRow(request, togetherRow, togetherRow.hoistables);
		}
	}
	function createSuspenseListRow(previousRow) {
		var newRow = {
			pendingTasks: 1,
			boundaries: null,
			hoistables: createHoistableState(),
			inheritedHoistables: null,
			together: !1,
			next: null
		};
		null !== previousRow && 0 < previousRow.pendingTasks && (newRow.pendingTasks++, newRow.boundaries = [], previousRow.next = newRow);
		return newRow;
	}
	function renderSuspenseListRows(request, task, keyPath, rows, revealOrder) {
		var prevKeyPath = task.keyPath, prevTreeContext = task.treeContext, prevRow = task.row;
		task.keyPath = keyPath;
		keyPath = rows.length;
		var previousSuspenseListRow = null;
		if (null !== task.replay) {
			var resumeSlots = task.replay.slots;
			if (null !== resumeSlots && "object" === typeof resumeSlots) for (var n = 0; n < keyPath; n++) {
				var i = "backwards" !== revealOrder && "unstable_legacy-backwards" !== revealOrder ? n : keyPath - 1 - n, node = rows[i];
				task.row = previousSuspenseListRow = createSuspenseListRow(previousSuspenseListRow);
				task.treeContext = pushTreeContext(prevTreeContext, keyPath, i);
				var resumeSegmentID = resumeSlots[i];
				"number" === typeof resumeSegmentID ? (resumeNode(request, task, resumeSegmentID, node, i), delete resumeSlots[i]) : renderNode(request, task, node, i);
				0 === --previousSuspenseListRow.pendingTasks && finishSuspenseListRow(request, previousSuspenseListRow);
			}
			else for (resumeSlots = 0; resumeSlots < keyPath; resumeSlots++) n = "backwards" !== revealOrder && "unstable_legacy-backwards" !== revealOrder ? resumeSlots : keyPath - 1 - resumeSlots, i = rows[n], task.row = previousSuspenseListRow = createSuspenseListRow(previousSuspenseListRow), task.treeContext = pushTreeContext(prevTreeContext, keyPath, n), renderNode(request, task, i, n), 0 === --previousSuspenseListRow.pendingTasks && finishSuspenseListRow(request, previousSuspenseListRow);
		} else if ("backwards" !== revealOrder && "unstable_legacy-backwards" !== revealOrder) for (revealOrder = 0; revealOrder < keyPath; revealOrder++) resumeSlots = rows[revealOrder], task.row = previousSuspenseListRow = createSuspenseListRow(previousSuspenseListRow), task.treeContext = pushTreeContext(prevTreeContext, keyPath, revealOrder), renderNode(request, task, resumeSlots, revealOrder), 0 === --previousSuspenseListRow.pendingTasks && finishSuspenseListRow(request, previousSuspenseListRow);
		else {
			resumeSlots = task.blockedSegment;
			n = resumeSlots.children.length;
			i = resumeSlots.chunks.length;
			for (node = 0; node < keyPath; node++) {
				resumeSegmentID = "unstable_legacy-backwards" === revealOrder ? keyPath - 1 - node : node;
				var node$39 = rows[resumeSegmentID];
				task.row = previousSuspenseListRow = createSuspenseListRow(previousSuspenseListRow);
				task.treeContext = pushTreeContext(prevTreeContext, keyPath, resumeSegmentID);
				var newSegment = createPendingSegment(request, i, null, task.formatContext, 0 === resumeSegmentID ? resumeSlots.lastPushedText : !0, !0);
				resumeSlots.children.splice(n, 0, newSegment);
				task.blockedSegment = newSegment;
				try {
					renderNode(request, task, node$39, resumeSegmentID), pushSegmentFinale(newSegment.chunks, request.renderState, newSegment.lastPushedText, newSegment.textEmbedded), newSegment.status = 1, 0 === --previousSuspenseListRow.pendingTasks && finishSuspenseListRow(request, previousSuspenseListRow);
				} catch (thrownValue) {
					throw newSegment.status = request.aborted ? 3 : 4, thrownValue;
				}
			}
			task.blockedSegment = resumeSlots;
			resumeSlots.lastPushedText = !1;
		}
		null !== prevRow && null !== previousSuspenseListRow && 0 < previousSuspenseListRow.pendingTasks && (prevRow.pendingTasks++, previousSuspenseListRow.next = prevRow);
		task.treeContext = prevTreeContext;
		task.row = prevRow;
		task.keyPath = prevKeyPath;
	}
	function renderWithHooks(request, task, keyPath, Component, props, secondArg) {
		var prevThenableState = task.thenableState;
		task.thenableState = null;
		currentlyRenderingComponent = {};
		currentlyRenderingTask = task;
		currentlyRenderingRequest = request;
		currentlyRenderingKeyPath = keyPath;
		actionStateCounter = localIdCounter = 0;
		actionStateMatchingIndex = -1;
		thenableIndexCounter = 0;
		thenableState = prevThenableState;
		for (request = Component(props, secondArg); didScheduleRenderPhaseUpdate;) didScheduleRenderPhaseUpdate = !1, actionStateCounter = localIdCounter = 0, actionStateMatchingIndex = -1, thenableIndexCounter = 0, numberOfReRenders += 1, workInProgressHook = null, request = Component(props, secondArg);
		resetHooksState();
		return request;
	}
	function finishFunctionComponent(request, task, keyPath, children, hasId, actionStateCount, actionStateMatchingIndex) {
		var didEmitActionStateMarkers = !1;
		if (0 !== actionStateCount && null !== request.formState) {
			var segment = task.blockedSegment;
			if (null !== segment) {
				didEmitActionStateMarkers = !0;
				segment = segment.chunks;
				for (var i = 0; i < actionStateCount; i++) i === actionStateMatchingIndex ? segment.push("<!--F!-->") : segment.push("<!--F-->");
			}
		}
		actionStateCount = task.keyPath;
		task.keyPath = keyPath;
		hasId ? (keyPath = task.treeContext, task.treeContext = pushTreeContext(keyPath, 1, 0), renderNode(request, task, children, -1), task.treeContext = keyPath) : didEmitActionStateMarkers ? renderNode(request, task, children, -1) : renderNodeDestructive(request, task, children, -1);
		task.keyPath = actionStateCount;
	}
	function renderElement(request, task, keyPath, type, props, ref) {
		if ("function" === typeof type) if (type.prototype && type.prototype.isReactComponent) {
			var newProps = props;
			if ("ref" in props) {
				newProps = {};
				for (var propName in props) "ref" !== propName && (newProps[propName] = props[propName]);
			}
			var defaultProps = type.defaultProps;
			if (defaultProps) {
				newProps === props && (newProps = assign({}, newProps, props));
				for (var propName$44 in defaultProps) void 0 === newProps[propName$44] && (newProps[propName$44] = defaultProps[propName$44]);
			}
			var JSCompiler_inline_result = newProps;
			var context = emptyContextObject, contextType = type.contextType;
			"object" === typeof contextType && null !== contextType && (context = contextType._currentValue2);
			var JSCompiler_inline_result$jscomp$0 = new type(JSCompiler_inline_result, context);
			var initialState = void 0 !== JSCompiler_inline_result$jscomp$0.state ? JSCompiler_inline_result$jscomp$0.state : null;
			JSCompiler_inline_result$jscomp$0.updater = classComponentUpdater;
			JSCompiler_inline_result$jscomp$0.props = JSCompiler_inline_result;
			JSCompiler_inline_result$jscomp$0.state = initialState;
			var internalInstance = {
				queue: [],
				replace: !1
			};
			JSCompiler_inline_result$jscomp$0._reactInternals = internalInstance;
			var contextType$jscomp$0 = type.contextType;
			JSCompiler_inline_result$jscomp$0.context = "object" === typeof contextType$jscomp$0 && null !== contextType$jscomp$0 ? contextType$jscomp$0._currentValue2 : emptyContextObject;
			var getDerivedStateFromProps = type.getDerivedStateFromProps;
			if ("function" === typeof getDerivedStateFromProps) {
				var partialState = getDerivedStateFromProps(JSCompiler_inline_result, initialState);
				JSCompiler_inline_result$jscomp$0.state = null === partialState || void 0 === partialState ? initialState : assign({}, initialState, partialState);
			}
			if ("function" !== typeof type.getDerivedStateFromProps && "function" !== typeof JSCompiler_inline_result$jscomp$0.getSnapshotBeforeUpdate && ("function" === typeof JSCompiler_inline_result$jscomp$0.UNSAFE_componentWillMount || "function" === typeof JSCompiler_inline_result$jscomp$0.componentWillMount)) {
				var oldState = JSCompiler_inline_result$jscomp$0.state;
				"function" === typeof JSCompiler_inline_result$jscomp$0.componentWillMount && JSCompiler_inline_result$jscomp$0.componentWillMount();
				"function" === typeof JSCompiler_inline_result$jscomp$0.UNSAFE_componentWillMount && JSCompiler_inline_result$jscomp$0.UNSAFE_componentWillMount();
				oldState !== JSCompiler_inline_result$jscomp$0.state && classComponentUpdater.enqueueReplaceState(JSCompiler_inline_result$jscomp$0, JSCompiler_inline_result$jscomp$0.state, null);
				if (null !== internalInstance.queue && 0 < internalInstance.queue.length) {
					var oldQueue = internalInstance.queue, oldReplace = internalInstance.replace;
					internalInstance.queue = null;
					internalInstance.replace = !1;
					if (oldReplace && 1 === oldQueue.length) JSCompiler_inline_result$jscomp$0.state = oldQueue[0];
					else {
						for (var nextState = oldReplace ? oldQueue[0] : JSCompiler_inline_result$jscomp$0.state, dontMutate = !0, i = oldReplace ? 1 : 0; i < oldQueue.length; i++) {
							var partial = oldQueue[i], partialState$jscomp$0 = "function" === typeof partial ? partial.call(JSCompiler_inline_result$jscomp$0, nextState, JSCompiler_inline_result, void 0) : partial;
							null != partialState$jscomp$0 && (dontMutate ? (dontMutate = !1, nextState = assign({}, nextState, partialState$jscomp$0)) : assign(nextState, partialState$jscomp$0));
						}
						JSCompiler_inline_result$jscomp$0.state = nextState;
					}
				} else internalInstance.queue = null;
			}
			var nextChildren = JSCompiler_inline_result$jscomp$0.render();
			if (request.aborted) throw null;
			var prevKeyPath = task.keyPath;
			task.keyPath = keyPath;
			renderNodeDestructive(request, task, nextChildren, -1);
			task.keyPath = prevKeyPath;
		} else {
			var value = renderWithHooks(request, task, keyPath, type, props, void 0);
			if (request.aborted) throw null;
			finishFunctionComponent(request, task, keyPath, value, 0 !== localIdCounter, actionStateCounter, actionStateMatchingIndex);
		}
		else if ("string" === typeof type) {
			var segment = task.blockedSegment;
			if (null === segment) {
				var children = props.children, prevContext = task.formatContext, prevKeyPath$jscomp$0 = task.keyPath;
				task.formatContext = getChildFormatContext(prevContext, type, props);
				task.keyPath = keyPath;
				renderNode(request, task, children, -1);
				task.formatContext = prevContext;
				task.keyPath = prevKeyPath$jscomp$0;
			} else {
				var children$41 = pushStartInstance(segment.chunks, type, props, request.resumableState, request.renderState, task.blockedPreamble, task.hoistableState, task.formatContext, segment.lastPushedText);
				segment.lastPushedText = !1;
				var prevContext$42 = task.formatContext, prevKeyPath$43 = task.keyPath;
				task.keyPath = keyPath;
				if (3 === (task.formatContext = getChildFormatContext(prevContext$42, type, props)).insertionMode) {
					var preambleSegment = createPendingSegment(request, 0, null, task.formatContext, !1, !1);
					segment.preambleChildren.push(preambleSegment);
					task.blockedSegment = preambleSegment;
					try {
						renderNode(request, task, children$41, -1), pushSegmentFinale(preambleSegment.chunks, request.renderState, preambleSegment.lastPushedText, preambleSegment.textEmbedded), preambleSegment.status = 1;
					} finally {
						task.blockedSegment = segment;
					}
				} else renderNode(request, task, children$41, -1);
				task.formatContext = prevContext$42;
				task.keyPath = prevKeyPath$43;
				a: {
					var target = segment.chunks, resumableState = request.resumableState;
					switch (type) {
						case "title":
						case "style":
						case "script":
						case "area":
						case "base":
						case "br":
						case "col":
						case "embed":
						case "hr":
						case "img":
						case "input":
						case "keygen":
						case "link":
						case "meta":
						case "param":
						case "source":
						case "track":
						case "wbr": break a;
						case "body":
							if (1 >= prevContext$42.insertionMode) {
								resumableState.hasBody = !0;
								break a;
							}
							break;
						case "html":
							if (0 === prevContext$42.insertionMode) {
								resumableState.hasHtml = !0;
								break a;
							}
							break;
						case "head": if (1 >= prevContext$42.insertionMode) break a;
					}
					target.push(endChunkForTag(type));
				}
				segment.lastPushedText = !1;
			}
		} else {
			switch (type) {
				case REACT_LEGACY_HIDDEN_TYPE:
				case REACT_STRICT_MODE_TYPE:
				case REACT_PROFILER_TYPE:
				case REACT_FRAGMENT_TYPE:
					var prevKeyPath$jscomp$1 = task.keyPath;
					task.keyPath = keyPath;
					renderNodeDestructive(request, task, props.children, -1);
					task.keyPath = prevKeyPath$jscomp$1;
					return;
				case REACT_ACTIVITY_TYPE:
					var segment$jscomp$0 = task.blockedSegment;
					if (null === segment$jscomp$0) {
						if ("hidden" !== props.mode) {
							var prevKeyPath$jscomp$2 = task.keyPath;
							task.keyPath = keyPath;
							renderNode(request, task, props.children, -1);
							task.keyPath = prevKeyPath$jscomp$2;
						}
					} else if ("hidden" !== props.mode) {
						request.renderState.generateStaticMarkup || segment$jscomp$0.chunks.push("<!--&-->");
						segment$jscomp$0.lastPushedText = !1;
						var prevKeyPath$46 = task.keyPath;
						task.keyPath = keyPath;
						renderNode(request, task, props.children, -1);
						task.keyPath = prevKeyPath$46;
						request.renderState.generateStaticMarkup || segment$jscomp$0.chunks.push("<!--/&-->");
						segment$jscomp$0.lastPushedText = !1;
					}
					return;
				case REACT_SUSPENSE_LIST_TYPE:
					a: {
						var children$jscomp$0 = props.children, revealOrder = props.revealOrder;
						if ("independent" !== revealOrder && "together" !== revealOrder) {
							if (isArrayImpl(children$jscomp$0)) {
								renderSuspenseListRows(request, task, keyPath, children$jscomp$0, revealOrder);
								break a;
							}
							var iteratorFn = getIteratorFn(children$jscomp$0);
							if (iteratorFn) {
								var iterator = iteratorFn.call(children$jscomp$0);
								if (iterator) {
									var step = iterator.next();
									if (!step.done) {
										do
											step = iterator.next();
										while (!step.done);
										renderSuspenseListRows(request, task, keyPath, children$jscomp$0, revealOrder);
									}
									break a;
								}
							}
						}
						if ("together" === revealOrder) {
							var prevKeyPath$40 = task.keyPath, prevRow = task.row, newRow = task.row = createSuspenseListRow(null);
							newRow.boundaries = [];
							newRow.together = !0;
							task.keyPath = keyPath;
							renderNodeDestructive(request, task, children$jscomp$0, -1);
							0 === --newRow.pendingTasks && finishSuspenseListRow(request, newRow);
							task.keyPath = prevKeyPath$40;
							task.row = prevRow;
							null !== prevRow && 0 < newRow.pendingTasks && (prevRow.pendingTasks++, newRow.next = prevRow);
						} else {
							var prevKeyPath$jscomp$3 = task.keyPath;
							task.keyPath = keyPath;
							renderNodeDestructive(request, task, children$jscomp$0, -1);
							task.keyPath = prevKeyPath$jscomp$3;
						}
					}
					return;
				case REACT_VIEW_TRANSITION_TYPE:
					var prevContext$jscomp$0 = task.formatContext, prevKeyPath$jscomp$4 = task.keyPath;
					var resumableState$jscomp$0 = request.resumableState;
					if (null == props.name || "auto" === props.name) makeId(resumableState$jscomp$0, getTreeId(task.treeContext), 0);
					task.formatContext = prevContext$jscomp$0;
					task.keyPath = keyPath;
					if (null != props.name && "auto" !== props.name) renderNodeDestructive(request, task, props.children, -1);
					else {
						var prevTreeContext = task.treeContext;
						task.treeContext = pushTreeContext(prevTreeContext, 1, 0);
						renderNode(request, task, props.children, -1);
						task.treeContext = prevTreeContext;
					}
					task.formatContext = prevContext$jscomp$0;
					task.keyPath = prevKeyPath$jscomp$4;
					return;
				case REACT_SCOPE_TYPE: throw Error("ReactDOMServer does not yet support scope components.");
				case REACT_SUSPENSE_TYPE:
					a: if (null !== task.replay) {
						var prevKeyPath$26 = task.keyPath, prevContext$27 = task.formatContext, prevRow$28 = task.row;
						task.keyPath = keyPath;
						task.formatContext = getSuspenseContentFormatContext(request.resumableState, prevContext$27);
						task.row = null;
						var content$29 = props.children;
						try {
							renderNode(request, task, content$29, -1);
						} finally {
							task.keyPath = prevKeyPath$26, task.formatContext = prevContext$27, task.row = prevRow$28;
						}
					} else {
						var prevKeyPath$jscomp$5 = task.keyPath, prevContext$jscomp$1 = task.formatContext, prevRow$jscomp$0 = task.row, parentBoundary = task.blockedBoundary, parentPreamble = task.blockedPreamble, parentHoistableState = task.hoistableState, parentSegment = task.blockedSegment, fallback = props.fallback, content = props.children, fallbackAbortSet = /* @__PURE__ */ new Set(), newBoundary = createSuspenseBoundary(request, task.row, fallbackAbortSet, null, !1), boundarySegment = createPendingSegment(request, parentSegment.chunks.length, newBoundary, task.formatContext, !1, !1);
						parentSegment.children.push(boundarySegment);
						parentSegment.lastPushedText = !1;
						var contentRootSegment = createPendingSegment(request, 0, null, task.formatContext, !1, !1);
						contentRootSegment.parentFlushed = !0;
						var trackedPostpones = request.trackedPostpones;
						if (null !== trackedPostpones) {
							var suspenseComponentStack = task.componentStack, fallbackKeyPath = [
								keyPath[0],
								"Suspense Fallback",
								keyPath[2]
							];
							if (null !== trackedPostpones) {
								var fallbackReplayNode = [
									fallbackKeyPath[1],
									fallbackKeyPath[2],
									[],
									null
								];
								trackedPostpones.workingMap.set(fallbackKeyPath, fallbackReplayNode);
								newBoundary.tracked = {
									contentKeyPath: keyPath,
									fallbackNode: fallbackReplayNode
								};
							}
							task.blockedSegment = boundarySegment;
							task.blockedPreamble = null === newBoundary.preamble ? null : newBoundary.preamble.fallback;
							task.keyPath = fallbackKeyPath;
							task.formatContext = getSuspenseFallbackFormatContext(request.resumableState, prevContext$jscomp$1);
							task.componentStack = replaceSuspenseComponentStackWithSuspenseFallbackStack(suspenseComponentStack);
							try {
								renderNode(request, task, fallback, -1), pushSegmentFinale(boundarySegment.chunks, request.renderState, boundarySegment.lastPushedText, boundarySegment.textEmbedded), boundarySegment.status = 1;
							} catch (thrownValue) {
								throw boundarySegment.status = request.aborted ? 3 : 4, thrownValue;
							} finally {
								task.blockedSegment = parentSegment, task.blockedPreamble = parentPreamble, task.keyPath = prevKeyPath$jscomp$5, task.formatContext = prevContext$jscomp$1;
							}
							var suspendedPrimaryTask = createRenderTask(request, null, content, -1, newBoundary, contentRootSegment, null === newBoundary.preamble ? null : newBoundary.preamble.content, newBoundary.contentState, task.abortSet, keyPath, getSuspenseContentFormatContext(request.resumableState, task.formatContext), task.context, task.treeContext, null, suspenseComponentStack);
							pushComponentStack(suspendedPrimaryTask);
							request.pingedTasks.push(suspendedPrimaryTask);
						} else {
							task.blockedBoundary = newBoundary;
							task.blockedPreamble = null === newBoundary.preamble ? null : newBoundary.preamble.content;
							task.hoistableState = newBoundary.contentState;
							task.blockedSegment = contentRootSegment;
							task.keyPath = keyPath;
							task.formatContext = getSuspenseContentFormatContext(request.resumableState, prevContext$jscomp$1);
							task.row = null;
							try {
								if (renderNode(request, task, content, -1), pushSegmentFinale(contentRootSegment.chunks, request.renderState, contentRootSegment.lastPushedText, contentRootSegment.textEmbedded), contentRootSegment.status = 1, queueCompletedSegment(newBoundary, contentRootSegment), 0 === newBoundary.pendingTasks && 0 === newBoundary.status) {
									if (newBoundary.status = 1, !isEligibleForOutlining(request, newBoundary)) {
										null !== prevRow$jscomp$0 && 0 === --prevRow$jscomp$0.pendingTasks && finishSuspenseListRow(request, prevRow$jscomp$0);
										0 === request.pendingRootTasks && task.blockedPreamble && preparePreamble(request);
										break a;
									}
								} else null !== prevRow$jscomp$0 && prevRow$jscomp$0.together && tryToResolveTogetherRow(request, prevRow$jscomp$0);
							} catch (thrownValue$30) {
								newBoundary.status = 4;
								if (request.aborted) {
									contentRootSegment.status = 3;
									var error = request.fatalError;
								} else contentRootSegment.status = 4, error = thrownValue$30;
								var thrownInfo = getThrownInfo(task.componentStack);
								newBoundary.errorDigest = logRecoverableError(request, error, thrownInfo);
								untrackBoundary(request, newBoundary);
							} finally {
								task.blockedBoundary = parentBoundary, task.blockedPreamble = parentPreamble, task.hoistableState = parentHoistableState, task.blockedSegment = parentSegment, task.keyPath = prevKeyPath$jscomp$5, task.formatContext = prevContext$jscomp$1, task.row = prevRow$jscomp$0;
							}
							var suspendedFallbackTask = createRenderTask(request, null, fallback, -1, parentBoundary, boundarySegment, null === newBoundary.preamble ? null : newBoundary.preamble.fallback, newBoundary.fallbackState, fallbackAbortSet, [
								keyPath[0],
								"Suspense Fallback",
								keyPath[2]
							], getSuspenseFallbackFormatContext(request.resumableState, task.formatContext), task.context, task.treeContext, task.row, replaceSuspenseComponentStackWithSuspenseFallbackStack(task.componentStack));
							pushComponentStack(suspendedFallbackTask);
							request.pingedTasks.push(suspendedFallbackTask);
						}
					}
					return;
			}
			if ("object" === typeof type && null !== type) switch (type.$$typeof) {
				case REACT_FORWARD_REF_TYPE:
					if ("ref" in props) {
						var propsWithoutRef = {};
						for (var key in props) "ref" !== key && (propsWithoutRef[key] = props[key]);
					} else propsWithoutRef = props;
					finishFunctionComponent(request, task, keyPath, renderWithHooks(request, task, keyPath, type.render, propsWithoutRef, ref), 0 !== localIdCounter, actionStateCounter, actionStateMatchingIndex);
					return;
				case REACT_MEMO_TYPE:
					renderElement(request, task, keyPath, type.type, props, ref);
					return;
				case REACT_CONTEXT_TYPE:
					var children$jscomp$2 = props.children, prevKeyPath$jscomp$6 = task.keyPath, nextValue = props.value;
					var prevValue = type._currentValue2;
					type._currentValue2 = nextValue;
					var prevNode = currentActiveSnapshot, newNode = {
						parent: prevNode,
						depth: null === prevNode ? 0 : prevNode.depth + 1,
						context: type,
						parentValue: prevValue,
						value: nextValue
					};
					currentActiveSnapshot = newNode;
					task.context = newNode;
					task.keyPath = keyPath;
					renderNodeDestructive(request, task, children$jscomp$2, -1);
					var prevSnapshot = currentActiveSnapshot;
					if (null === prevSnapshot) throw Error("Tried to pop a Context at the root of the app. This is a bug in React.");
					prevSnapshot.context._currentValue2 = prevSnapshot.parentValue;
					task.context = currentActiveSnapshot = prevSnapshot.parent;
					task.keyPath = prevKeyPath$jscomp$6;
					return;
				case REACT_CONSUMER_TYPE:
					var render = props.children, newChildren = render(type._context._currentValue2), prevKeyPath$jscomp$7 = task.keyPath;
					task.keyPath = keyPath;
					renderNodeDestructive(request, task, newChildren, -1);
					task.keyPath = prevKeyPath$jscomp$7;
					return;
				case REACT_LAZY_TYPE:
					var init = type._init;
					var Component = init(type._payload);
					if (request.aborted) throw null;
					renderElement(request, task, keyPath, Component, props, ref);
					return;
			}
			throw Error("Element type is invalid: expected a string (for built-in components) or a class/function (for composite components) but got: " + ((null == type ? type : typeof type) + "."));
		}
	}
	function resumeNode(request, task, segmentId, node, childIndex) {
		var prevReplay = task.replay, blockedBoundary = task.blockedBoundary, resumedSegment = createPendingSegment(request, 0, null, task.formatContext, !1, !1);
		resumedSegment.id = segmentId;
		resumedSegment.parentFlushed = !0;
		try {
			task.replay = null, task.blockedSegment = resumedSegment, renderNode(request, task, node, childIndex), resumedSegment.status = 1, null === blockedBoundary ? request.completedRootSegment = resumedSegment : (queueCompletedSegment(blockedBoundary, resumedSegment), blockedBoundary.parentFlushed && request.partialBoundaries.push(blockedBoundary));
		} finally {
			task.replay = prevReplay, task.blockedSegment = null;
		}
	}
	function renderNodeDestructive(request, task, node, childIndex) {
		null !== task.replay && "number" === typeof task.replay.slots ? resumeNode(request, task, task.replay.slots, node, childIndex) : (task.node = node, task.childIndex = childIndex, node = task.componentStack, pushComponentStack(task), retryNode(request, task), task.componentStack = node);
	}
	function retryNode(request, task) {
		var node = task.node, childIndex = task.childIndex;
		if (null !== node) {
			if ("object" === typeof node) {
				switch (node.$$typeof) {
					case REACT_ELEMENT_TYPE:
						var type = node.type, key = node.key, props = node.props;
						node = props.ref;
						var ref = void 0 !== node ? node : null, name = getComponentNameFromType(type), keyOrIndex = null == key || key === REACT_OPTIMISTIC_KEY ? -1 === childIndex ? 0 : childIndex : key;
						key = [
							task.keyPath,
							name,
							keyOrIndex
						];
						if (null !== task.replay) a: {
							var replay = task.replay;
							childIndex = replay.nodes;
							for (node = 0; node < childIndex.length; node++) {
								var node$jscomp$0 = childIndex[node];
								if (keyOrIndex === node$jscomp$0[1]) {
									if (4 === node$jscomp$0.length) {
										if (null !== name && name !== node$jscomp$0[0]) throw Error("Expected the resume to render <" + node$jscomp$0[0] + "> in this slot but instead it rendered <" + name + ">. The tree doesn't match so React will fallback to client rendering.");
										var childNodes = node$jscomp$0[2], childSlots = node$jscomp$0[3], currentNode = task.node;
										task.replay = {
											nodes: childNodes,
											slots: childSlots,
											pendingTasks: 1
										};
										try {
											renderElement(request, task, key, type, props, ref);
											if (1 === task.replay.pendingTasks && 0 < task.replay.nodes.length) throw Error("Couldn't find all resumable slots by key/index during replaying. The tree doesn't match so React will fallback to client rendering.");
											task.replay.pendingTasks--;
										} catch (x) {
											if ("object" === typeof x && null !== x && (x === SuspenseException || "function" === typeof x.then || "Maximum call stack size exceeded" === x.message)) throw task.node === currentNode ? task.replay = replay : childIndex.splice(node, 1), x;
											task.replay.pendingTasks--;
											key = getThrownInfo(task.componentStack);
											currentNode = request;
											props = task.blockedBoundary;
											request = request.aborted ? request.fatalError : x;
											key = logRecoverableError(currentNode, request, key);
											abortRemainingReplayNodes(currentNode, props, childNodes, childSlots, request, key);
										}
										task.replay = replay;
									} else {
										if (type !== REACT_SUSPENSE_TYPE) throw Error("Expected the resume to render <Suspense> in this slot but instead it rendered <" + (getComponentNameFromType(type) || "Unknown") + ">. The tree doesn't match so React will fallback to client rendering.");
										b: {
											replay = node$jscomp$0[5];
											type = node$jscomp$0[2];
											ref = node$jscomp$0[3];
											name = null === node$jscomp$0[4] ? [] : node$jscomp$0[4][2];
											node$jscomp$0 = null === node$jscomp$0[4] ? null : node$jscomp$0[4][3];
											keyOrIndex = task.keyPath;
											var prevContext = task.formatContext, prevRow = task.row, previousReplaySet = task.replay, parentBoundary = task.blockedBoundary, parentHoistableState = task.hoistableState, content = props.children;
											props = props.fallback;
											var fallbackAbortSet = /* @__PURE__ */ new Set(), resumedBoundary = createSuspenseBoundary(request, task.row, fallbackAbortSet, null, !1);
											resumedBoundary.parentFlushed = !0;
											resumedBoundary.rootSegmentID = replay;
											task.blockedBoundary = resumedBoundary;
											task.hoistableState = resumedBoundary.contentState;
											task.keyPath = key;
											task.formatContext = getSuspenseContentFormatContext(request.resumableState, prevContext);
											task.row = null;
											task.replay = {
												nodes: type,
												slots: ref,
												pendingTasks: 1
											};
											try {
												renderNode(request, task, content, -1);
												if (1 === task.replay.pendingTasks && 0 < task.replay.nodes.length) throw Error("Couldn't find all resumable slots by key/index during replaying. The tree doesn't match so React will fallback to client rendering.");
												task.replay.pendingTasks--;
												if (0 === resumedBoundary.pendingTasks && 0 === resumedBoundary.status) {
													resumedBoundary.status = 1;
													request.completedBoundaries.push(resumedBoundary);
													break b;
												}
											} catch (thrownValue) {
												resumedBoundary.status = 4, childNodes = request.aborted ? request.fatalError : thrownValue, childSlots = getThrownInfo(task.componentStack), currentNode = logRecoverableError(request, childNodes, childSlots), resumedBoundary.errorDigest = currentNode, task.replay.pendingTasks--, request.clientRenderedBoundaries.push(resumedBoundary);
											} finally {
												task.blockedBoundary = parentBoundary, task.hoistableState = parentHoistableState, task.replay = previousReplaySet, task.keyPath = keyOrIndex, task.formatContext = prevContext, task.row = prevRow;
											}
											childNodes = createReplayTask(request, null, {
												nodes: name,
												slots: node$jscomp$0,
												pendingTasks: 0
											}, props, -1, parentBoundary, resumedBoundary.fallbackState, fallbackAbortSet, [
												key[0],
												"Suspense Fallback",
												key[2]
											], getSuspenseFallbackFormatContext(request.resumableState, task.formatContext), task.context, task.treeContext, task.row, replaceSuspenseComponentStackWithSuspenseFallbackStack(task.componentStack));
											pushComponentStack(childNodes);
											request.pingedTasks.push(childNodes);
										}
									}
									childIndex.splice(node, 1);
									break a;
								}
							}
						}
						else renderElement(request, task, key, type, props, ref);
						return;
					case REACT_PORTAL_TYPE: throw Error("Portals are not currently supported by the server renderer. Render them conditionally so that they only appear on the client render.");
					case REACT_LAZY_TYPE:
						childNodes = node._init;
						node = childNodes(node._payload);
						if (request.aborted) throw null;
						renderNodeDestructive(request, task, node, childIndex);
						return;
				}
				if (isArrayImpl(node)) {
					renderChildrenArray(request, task, node, childIndex);
					return;
				}
				if (childNodes = getIteratorFn(node)) {
					if (childNodes = childNodes.call(node)) {
						node = childNodes.next();
						if (!node.done) {
							childSlots = [];
							do
								childSlots.push(node.value), node = childNodes.next();
							while (!node.done);
							renderChildrenArray(request, task, childSlots, childIndex);
						}
						return;
					}
				}
				if ("function" === typeof node.then) return task.thenableState = null, renderNodeDestructive(request, task, unwrapThenable(node), childIndex);
				if (node.$$typeof === REACT_CONTEXT_TYPE) return renderNodeDestructive(request, task, node._currentValue2, childIndex);
				childIndex = Object.prototype.toString.call(node);
				throw Error("Objects are not valid as a React child (found: " + ("[object Object]" === childIndex ? "object with keys {" + Object.keys(node).join(", ") + "}" : childIndex) + "). If you meant to render a collection of children, use an array instead.");
			}
			if ("string" === typeof node) childIndex = task.blockedSegment, null !== childIndex && (childIndex.lastPushedText = pushTextInstance(childIndex.chunks, node, request.renderState, childIndex.lastPushedText));
			else if ("number" === typeof node || "bigint" === typeof node) childIndex = task.blockedSegment, null !== childIndex && (childIndex.lastPushedText = pushTextInstance(childIndex.chunks, "" + node, request.renderState, childIndex.lastPushedText));
		}
	}
	function renderChildrenArray(request, task, children, childIndex) {
		var prevKeyPath = task.keyPath;
		if (-1 !== childIndex && (task.keyPath = [
			task.keyPath,
			"Fragment",
			childIndex
		], null !== task.replay)) {
			for (var replay = task.replay, replayNodes = replay.nodes, j = 0; j < replayNodes.length; j++) {
				var node = replayNodes[j];
				if (node[1] === childIndex) {
					childIndex = node[2];
					node = node[3];
					task.replay = {
						nodes: childIndex,
						slots: node,
						pendingTasks: 1
					};
					try {
						renderChildrenArray(request, task, children, -1);
						if (1 === task.replay.pendingTasks && 0 < task.replay.nodes.length) throw Error("Couldn't find all resumable slots by key/index during replaying. The tree doesn't match so React will fallback to client rendering.");
						task.replay.pendingTasks--;
					} catch (x) {
						if ("object" === typeof x && null !== x && (x === SuspenseException || "function" === typeof x.then)) throw x;
						task.replay.pendingTasks--;
						var thrownInfo = getThrownInfo(task.componentStack);
						children = request;
						var boundary = task.blockedBoundary;
						request = request.aborted ? request.fatalError : x;
						thrownInfo = logRecoverableError(children, request, thrownInfo);
						abortRemainingReplayNodes(children, boundary, childIndex, node, request, thrownInfo);
					}
					task.replay = replay;
					replayNodes.splice(j, 1);
					break;
				}
			}
			task.keyPath = prevKeyPath;
			return;
		}
		replay = task.treeContext;
		replayNodes = children.length;
		if (null !== task.replay && (j = task.replay.slots, null !== j && "object" === typeof j)) {
			for (childIndex = 0; childIndex < replayNodes; childIndex++) node = children[childIndex], task.treeContext = pushTreeContext(replay, replayNodes, childIndex), boundary = j[childIndex], "number" === typeof boundary ? (resumeNode(request, task, boundary, node, childIndex), delete j[childIndex]) : renderNode(request, task, node, childIndex);
			task.treeContext = replay;
			task.keyPath = prevKeyPath;
			return;
		}
		for (j = 0; j < replayNodes; j++) childIndex = children[j], task.treeContext = pushTreeContext(replay, replayNodes, j), renderNode(request, task, childIndex, j);
		task.treeContext = replay;
		task.keyPath = prevKeyPath;
	}
	function trackPostponedBoundary(request, trackedPostpones, boundary) {
		boundary.status = 5;
		boundary.rootSegmentID = request.nextSegmentId++;
		var tracked = boundary.tracked;
		if (null === tracked) throw Error("It should not be possible to postpone at the root. This is a bug in React.");
		request = tracked.contentKeyPath;
		if (null === request) throw Error("It should not be possible to postpone at the root. This is a bug in React.");
		tracked = tracked.fallbackNode;
		var children = [], boundaryNode = trackedPostpones.workingMap.get(request);
		if (void 0 === boundaryNode) return boundary = [
			request[1],
			request[2],
			children,
			null,
			tracked,
			boundary.rootSegmentID
		], trackedPostpones.workingMap.set(request, boundary), addToReplayParent(boundary, request[0], trackedPostpones), boundary;
		boundaryNode[4] = tracked;
		boundaryNode[5] = boundary.rootSegmentID;
		return boundaryNode;
	}
	function trackPostpone(request, trackedPostpones, task, segment) {
		segment.status = 5;
		var keyPath = task.keyPath, boundary = task.blockedBoundary;
		if (null === boundary) segment.id = request.nextSegmentId++, trackedPostpones.rootSlots = segment.id, null !== request.completedRootSegment && (request.completedRootSegment.status = 5);
		else {
			if (null !== boundary && 0 === boundary.status) {
				var boundaryNode = trackPostponedBoundary(request, trackedPostpones, boundary);
				if (null !== boundary.tracked && boundary.tracked.contentKeyPath === keyPath && -1 === task.childIndex) {
					-1 === segment.id && (segment.id = segment.parentFlushed ? boundary.rootSegmentID : request.nextSegmentId++);
					boundaryNode[3] = segment.id;
					return;
				}
			}
			-1 === segment.id && (segment.id = segment.parentFlushed && null !== boundary ? boundary.rootSegmentID : request.nextSegmentId++);
			if (-1 === task.childIndex) null === keyPath ? trackedPostpones.rootSlots = segment.id : (task = trackedPostpones.workingMap.get(keyPath), void 0 === task ? (task = [
				keyPath[1],
				keyPath[2],
				[],
				segment.id
			], addToReplayParent(task, keyPath[0], trackedPostpones)) : task[3] = segment.id);
			else {
				if (null === keyPath) {
					if (request = trackedPostpones.rootSlots, null === request) request = trackedPostpones.rootSlots = {};
					else if ("number" === typeof request) throw Error("It should not be possible to postpone both at the root of an element as well as a slot below. This is a bug in React.");
				} else if (boundary = trackedPostpones.workingMap, boundaryNode = boundary.get(keyPath), void 0 === boundaryNode) request = {}, boundaryNode = [
					keyPath[1],
					keyPath[2],
					[],
					request
				], boundary.set(keyPath, boundaryNode), addToReplayParent(boundaryNode, keyPath[0], trackedPostpones);
				else if (request = boundaryNode[3], null === request) request = boundaryNode[3] = {};
				else if ("number" === typeof request) throw Error("It should not be possible to postpone both at the root of an element as well as a slot below. This is a bug in React.");
				request[task.childIndex] = segment.id;
			}
		}
	}
	function untrackBoundary(request, boundary) {
		request = request.trackedPostpones;
		null !== request && (boundary = boundary.tracked, null !== boundary && (boundary = boundary.contentKeyPath, null !== boundary && (request = request.workingMap.get(boundary), void 0 !== request && (request.length = 4, request[2] = [], request[3] = null))));
	}
	function spawnNewSuspendedReplayTask(request, task, thenableState) {
		return createReplayTask(request, thenableState, task.replay, task.node, task.childIndex, task.blockedBoundary, task.hoistableState, task.abortSet, task.keyPath, task.formatContext, task.context, task.treeContext, task.row, task.componentStack);
	}
	function spawnNewSuspendedRenderTask(request, task, thenableState) {
		var segment = task.blockedSegment, newSegment = createPendingSegment(request, segment.chunks.length, null, task.formatContext, segment.lastPushedText, !0);
		segment.children.push(newSegment);
		segment.lastPushedText = !1;
		return createRenderTask(request, thenableState, task.node, task.childIndex, task.blockedBoundary, newSegment, task.blockedPreamble, task.hoistableState, task.abortSet, task.keyPath, task.formatContext, task.context, task.treeContext, task.row, task.componentStack);
	}
	function renderNode(request, task, node, childIndex) {
		var previousFormatContext = task.formatContext, previousContext = task.context, previousKeyPath = task.keyPath, previousTreeContext = task.treeContext, previousComponentStack = task.componentStack, segment = task.blockedSegment;
		if (null === segment) {
			segment = task.replay;
			try {
				return renderNodeDestructive(request, task, node, childIndex);
			} catch (thrownValue) {
				if (resetHooksState(), node = thrownValue === SuspenseException ? getSuspendedThenable() : thrownValue, !request.aborted && "object" === typeof node && null !== node) {
					if ("function" === typeof node.then) {
						childIndex = thrownValue === SuspenseException ? getThenableStateAfterSuspending() : null;
						request = spawnNewSuspendedReplayTask(request, task, childIndex).ping;
						node.then(request.resolve, request.reject);
						task.formatContext = previousFormatContext;
						task.context = previousContext;
						task.keyPath = previousKeyPath;
						task.treeContext = previousTreeContext;
						task.componentStack = previousComponentStack;
						task.replay = segment;
						switchContext(previousContext);
						return;
					}
					if ("Maximum call stack size exceeded" === node.message) {
						node = thrownValue === SuspenseException ? getThenableStateAfterSuspending() : null;
						node = spawnNewSuspendedReplayTask(request, task, node);
						request.pingedTasks.push(node);
						task.formatContext = previousFormatContext;
						task.context = previousContext;
						task.keyPath = previousKeyPath;
						task.treeContext = previousTreeContext;
						task.componentStack = previousComponentStack;
						task.replay = segment;
						switchContext(previousContext);
						return;
					}
				}
			}
		} else {
			var childrenLength = segment.children.length, chunkLength = segment.chunks.length;
			try {
				return renderNodeDestructive(request, task, node, childIndex);
			} catch (thrownValue$63) {
				if (resetHooksState(), segment.children.length = childrenLength, segment.chunks.length = chunkLength, node = thrownValue$63 === SuspenseException ? getSuspendedThenable() : thrownValue$63, !request.aborted && "object" === typeof node && null !== node) {
					if ("function" === typeof node.then) {
						segment = node;
						node = thrownValue$63 === SuspenseException ? getThenableStateAfterSuspending() : null;
						request = spawnNewSuspendedRenderTask(request, task, node).ping;
						segment.then(request.resolve, request.reject);
						task.formatContext = previousFormatContext;
						task.context = previousContext;
						task.keyPath = previousKeyPath;
						task.treeContext = previousTreeContext;
						task.componentStack = previousComponentStack;
						switchContext(previousContext);
						return;
					}
					if ("Maximum call stack size exceeded" === node.message) {
						segment = thrownValue$63 === SuspenseException ? getThenableStateAfterSuspending() : null;
						segment = spawnNewSuspendedRenderTask(request, task, segment);
						request.pingedTasks.push(segment);
						task.formatContext = previousFormatContext;
						task.context = previousContext;
						task.keyPath = previousKeyPath;
						task.treeContext = previousTreeContext;
						task.componentStack = previousComponentStack;
						switchContext(previousContext);
						return;
					}
				}
			}
		}
		task.formatContext = previousFormatContext;
		task.context = previousContext;
		task.keyPath = previousKeyPath;
		task.treeContext = previousTreeContext;
		switchContext(previousContext);
		throw node;
	}
	function abortTaskSoft(task) {
		var boundary = task.blockedBoundary, segment = task.blockedSegment;
		null !== segment && (segment.status = 3, finishedTask(this, boundary, task.row, segment));
	}
	function abortRemainingReplayNodes(request$jscomp$0, boundary, nodes, slots, error, errorDigest$jscomp$0) {
		for (var i = 0; i < nodes.length; i++) {
			var node = nodes[i];
			if (4 === node.length) abortRemainingReplayNodes(request$jscomp$0, boundary, node[2], node[3], error, errorDigest$jscomp$0);
			else {
				node = node[5];
				var request = request$jscomp$0, errorDigest = errorDigest$jscomp$0, resumedBoundary = createSuspenseBoundary(request, null, /* @__PURE__ */ new Set(), null, !1);
				resumedBoundary.parentFlushed = !0;
				resumedBoundary.rootSegmentID = node;
				resumedBoundary.status = 4;
				resumedBoundary.errorDigest = errorDigest;
				resumedBoundary.parentFlushed && request.clientRenderedBoundaries.push(resumedBoundary);
			}
		}
		nodes.length = 0;
		if (null !== slots) {
			if (null === boundary) throw Error("We should not have any resumable nodes in the shell. This is a bug in React.");
			4 !== boundary.status && (boundary.status = 4, boundary.errorDigest = errorDigest$jscomp$0, boundary.parentFlushed && request$jscomp$0.clientRenderedBoundaries.push(boundary));
			if ("object" === typeof slots) for (var index in slots) delete slots[index];
		}
	}
	function abortTask(task, request) {
		if (task !== request.currentTask) {
			var boundary = task.blockedBoundary;
			task = task.blockedSegment;
			null !== task && (task.status = 3);
			null !== boundary && boundary.fallbackAbortableTasks.forEach(function(fallbackTask) {
				return abortTask(fallbackTask, request);
			});
		}
	}
	function finishAbortedTask(task, request, error) {
		if (task !== request.currentTask) {
			var boundary = task.blockedBoundary, segment = task.blockedSegment;
			if (null === segment || 3 === segment.status) {
				var errorInfo = getThrownInfo(task.componentStack), isRecoverableReason = isRecoverableError(error);
				if (null === boundary) {
					boundary = task.replay;
					if (null === boundary) {
						isRecoverableReason || null === request.trackedPostpones || null === segment ? isRecoverableReason ? (task = cloneRecoverableErrorAsFatal(error), logRecoverableError(request, task, errorInfo), 12 !== request.status && 13 !== request.status && fatalError(request, task)) : (logRecoverableError(request, error, errorInfo), 12 !== request.status && 13 !== request.status && fatalError(request, error)) : (boundary = request.trackedPostpones, logRecoverableError(request, error, errorInfo), trackPostpone(request, boundary, task, segment), finishedTask(request, null, task.row, segment));
						return;
					}
					12 !== request.status && 13 !== request.status && (boundary.pendingTasks--, 0 === boundary.pendingTasks && 0 < boundary.nodes.length && (errorInfo = logRecoverableError(request, error, errorInfo), abortRemainingReplayNodes(request, null, boundary.nodes, boundary.slots, error, errorInfo)), request.pendingRootTasks--, 0 === request.pendingRootTasks && completeShell(request));
				} else {
					var trackedPostpones$64 = request.trackedPostpones;
					if (4 !== boundary.status) {
						if (!isRecoverableReason && null !== trackedPostpones$64 && null !== segment) return logRecoverableError(request, error, errorInfo), trackPostpone(request, trackedPostpones$64, task, segment), boundary.fallbackAbortableTasks.forEach(function(fallbackTask) {
							return finishAbortedTask(fallbackTask, request, error);
						}), boundary.fallbackAbortableTasks.clear(), finishedTask(request, boundary, task.row, segment);
						boundary.status = 4;
						errorInfo = logRecoverableError(request, error, errorInfo);
						boundary.errorDigest = errorInfo;
						untrackBoundary(request, boundary);
						boundary.parentFlushed && request.clientRenderedBoundaries.push(boundary);
					}
					boundary.pendingTasks--;
					errorInfo = boundary.row;
					null !== errorInfo && 0 === --errorInfo.pendingTasks && finishSuspenseListRow(request, errorInfo);
					boundary.fallbackAbortableTasks.forEach(function(fallbackTask) {
						return finishAbortedTask(fallbackTask, request, error);
					});
					boundary.fallbackAbortableTasks.clear();
				}
				task = task.row;
				null !== task && 0 === --task.pendingTasks && finishSuspenseListRow(request, task);
				request.allPendingTasks--;
				0 === request.allPendingTasks && completeAll(request);
			}
		}
	}
	function safelyEmitEarlyPreloads(request, shellComplete) {
		try {
			var renderState = request.renderState, onHeaders = renderState.onHeaders;
			if (onHeaders) {
				var headers = renderState.headers;
				if (headers) {
					renderState.headers = null;
					var linkHeader = headers.preconnects;
					headers.fontPreloads && (linkHeader && (linkHeader += ", "), linkHeader += headers.fontPreloads);
					headers.highImagePreloads && (linkHeader && (linkHeader += ", "), linkHeader += headers.highImagePreloads);
					if (!shellComplete) {
						var queueIter = renderState.styles.values(), queueStep = queueIter.next();
						b: for (; 0 < headers.remainingCapacity && !queueStep.done; queueStep = queueIter.next()) for (var sheetIter = queueStep.value.sheets.values(), sheetStep = sheetIter.next(); 0 < headers.remainingCapacity && !sheetStep.done; sheetStep = sheetIter.next()) {
							var sheet = sheetStep.value, props = sheet.props, key = props.href, props$jscomp$0 = sheet.props, header = getPreloadAsHeader(props$jscomp$0.href, "style", {
								crossOrigin: props$jscomp$0.crossOrigin,
								integrity: props$jscomp$0.integrity,
								nonce: props$jscomp$0.nonce,
								type: props$jscomp$0.type,
								fetchPriority: props$jscomp$0.fetchPriority,
								referrerPolicy: props$jscomp$0.referrerPolicy,
								media: props$jscomp$0.media
							});
							if (0 <= (headers.remainingCapacity -= header.length + 2)) renderState.resets.style[key] = PRELOAD_NO_CREDS, linkHeader && (linkHeader += ", "), linkHeader += header, renderState.resets.style[key] = "string" === typeof props.crossOrigin || "string" === typeof props.integrity ? [props.crossOrigin, props.integrity] : PRELOAD_NO_CREDS;
							else break b;
						}
					}
					linkHeader ? onHeaders({ Link: linkHeader }) : onHeaders({});
				}
			}
		} catch (error) {
			logRecoverableError(request, error, {});
		}
	}
	function completeShell(request) {
		null === request.trackedPostpones && safelyEmitEarlyPreloads(request, !0);
		null === request.trackedPostpones && preparePreamble(request);
		request = request.onShellReady;
		request();
	}
	function completeAll(request) {
		safelyEmitEarlyPreloads(request, null === request.trackedPostpones ? !0 : null === request.completedRootSegment || 5 !== request.completedRootSegment.status);
		preparePreamble(request);
		request = request.onAllReady;
		request();
	}
	function queueCompletedSegment(boundary, segment) {
		if (0 === segment.chunks.length && 1 === segment.children.length && null === segment.children[0].boundary && -1 === segment.children[0].id) {
			var childSegment = segment.children[0];
			childSegment.id = segment.id;
			childSegment.parentFlushed = !0;
			1 !== childSegment.status && 3 !== childSegment.status && 4 !== childSegment.status || queueCompletedSegment(boundary, childSegment);
		} else boundary.completedSegments.push(segment);
	}
	function finishedTask(request, boundary, row, segment) {
		null !== row && (0 === --row.pendingTasks ? finishSuspenseListRow(request, row) : row.together && tryToResolveTogetherRow(request, row));
		request.allPendingTasks--;
		if (null === boundary) {
			if (null !== segment && segment.parentFlushed) {
				if (null !== request.completedRootSegment) throw Error("There can only be one root segment. This is a bug in React.");
				request.completedRootSegment = segment;
			}
			request.pendingRootTasks--;
			0 === request.pendingRootTasks && completeShell(request);
		} else if (boundary.pendingTasks--, 4 !== boundary.status) if (0 === boundary.pendingTasks) {
			if (0 === boundary.status && (boundary.status = 1), null !== segment && segment.parentFlushed && (1 === segment.status || 3 === segment.status) && queueCompletedSegment(boundary, segment), boundary.parentFlushed && request.completedBoundaries.push(boundary), 1 === boundary.status) row = boundary.row, null !== row && hoistHoistables(row.hoistables, boundary.contentState), isEligibleForOutlining(request, boundary) || (request.allPendingTasks++, boundary.fallbackAbortableTasks.forEach(abortTaskSoft, request), boundary.fallbackAbortableTasks.clear(), null !== row && 0 === --row.pendingTasks && finishSuspenseListRow(request, row), request.allPendingTasks--), 0 === request.pendingRootTasks && null === request.trackedPostpones && null !== boundary.preamble && preparePreamble(request);
			else if (5 === boundary.status && (boundary = boundary.row, null !== boundary)) {
				if (null !== request.trackedPostpones) {
					row = request.trackedPostpones;
					var postponedRow = boundary.next;
					if (null !== postponedRow && (segment = postponedRow.boundaries, null !== segment)) for (postponedRow.boundaries = null, postponedRow = 0; postponedRow < segment.length; postponedRow++) {
						var postponedBoundary = segment[postponedRow];
						trackPostponedBoundary(request, row, postponedBoundary);
						finishedTask(request, postponedBoundary, null, null);
					}
				}
				request.allPendingTasks++;
				0 === --boundary.pendingTasks && finishSuspenseListRow(request, boundary);
				request.allPendingTasks--;
			}
		} else null === segment || !segment.parentFlushed || 1 !== segment.status && 3 !== segment.status || (queueCompletedSegment(boundary, segment), 1 === boundary.completedSegments.length && boundary.parentFlushed && request.partialBoundaries.push(boundary)), boundary = boundary.row, null !== boundary && boundary.together && tryToResolveTogetherRow(request, boundary);
		0 === request.allPendingTasks && completeAll(request);
	}
	function performWork(request$jscomp$1) {
		if (!(request$jscomp$1.aborted || 11 < request$jscomp$1.status)) {
			var prevContext = currentActiveSnapshot, prevDispatcher = ReactSharedInternals.H;
			ReactSharedInternals.H = HooksDispatcher;
			var prevAsyncDispatcher = ReactSharedInternals.A;
			ReactSharedInternals.A = DefaultAsyncDispatcher;
			var prevRequest = currentRequest;
			currentRequest = request$jscomp$1;
			var prevResumableState = currentResumableState;
			currentResumableState = request$jscomp$1.resumableState;
			try {
				var pingedTasks = request$jscomp$1.pingedTasks, i = 0;
				for (; i < pingedTasks.length; i++) {
					var task = pingedTasks[i], request = request$jscomp$1, segment = task.blockedSegment;
					if (null === segment) {
						a: if (0 !== task.replay.pendingTasks) {
							var prevTask = request.currentTask;
							request.currentTask = task;
							switchContext(task.context);
							var startNode = task.node;
							try {
								"number" === typeof task.replay.slots ? resumeNode(request, task, task.replay.slots, task.node, task.childIndex) : retryNode(request, task);
								if (1 === task.replay.pendingTasks && 0 < task.replay.nodes.length) throw Error("Couldn't find all resumable slots by key/index during replaying. The tree doesn't match so React will fallback to client rendering.");
								task.replay.pendingTasks--;
								task.abortSet.delete(task);
								finishedTask(request, task.blockedBoundary, task.row, null);
							} catch (thrownValue) {
								resetHooksState();
								var x = thrownValue === SuspenseException ? getSuspendedThenable() : thrownValue;
								if (request.aborted) {
									thrownValue === SuspenseException && (task.thenableState = getThenableStateAfterSuspending());
									request.currentTask = prevTask;
									var request$jscomp$0 = request;
									abortTask(task, request$jscomp$0);
									task.abortSet.delete(task);
									finishAbortedTask(task, request$jscomp$0, request$jscomp$0.fatalError);
								} else {
									if ("object" === typeof x && null !== x) {
										if ("function" === typeof x.then) {
											var ping = task.ping;
											x.then(ping.resolve, ping.reject);
											task.thenableState = thrownValue === SuspenseException ? getThenableStateAfterSuspending() : null;
											break a;
										}
										if ("Maximum call stack size exceeded" === x.message && task.node !== startNode) {
											task.thenableState = null;
											request.pingedTasks.push(task);
											break a;
										}
									}
									task.replay.pendingTasks--;
									task.abortSet.delete(task);
									var errorInfo = getThrownInfo(task.componentStack);
									request$jscomp$0 = request;
									var boundary = task.blockedBoundary, error$jscomp$0 = request.aborted ? request.fatalError : x, replayNodes = task.replay.nodes, resumeSlots = task.replay.slots, errorDigest = logRecoverableError(request$jscomp$0, error$jscomp$0, errorInfo);
									abortRemainingReplayNodes(request$jscomp$0, boundary, replayNodes, resumeSlots, error$jscomp$0, errorDigest);
									request.pendingRootTasks--;
									0 === request.pendingRootTasks && completeShell(request);
									request.allPendingTasks--;
									0 === request.allPendingTasks && completeAll(request);
								}
							} finally {
								request.currentTask = prevTask;
							}
						}
					} else a: if (request$jscomp$0 = segment, 0 === request$jscomp$0.status) {
						var prevTask$jscomp$0 = request.currentTask;
						request.currentTask = task;
						switchContext(task.context);
						var childrenLength = request$jscomp$0.children.length, chunkLength = request$jscomp$0.chunks.length, startNode$jscomp$0 = task.node;
						try {
							retryNode(request, task), pushSegmentFinale(request$jscomp$0.chunks, request.renderState, request$jscomp$0.lastPushedText, request$jscomp$0.textEmbedded), task.abortSet.delete(task), request$jscomp$0.status = 1, finishedTask(request, task.blockedBoundary, task.row, request$jscomp$0);
						} catch (thrownValue) {
							resetHooksState();
							request$jscomp$0.children.length = childrenLength;
							request$jscomp$0.chunks.length = chunkLength;
							var x$jscomp$0 = thrownValue === SuspenseException ? getSuspendedThenable() : thrownValue;
							if (request.aborted) thrownValue === SuspenseException && (task.thenableState = getThenableStateAfterSuspending()), request.currentTask = prevTask$jscomp$0, request$jscomp$0 = request, abortTask(task, request$jscomp$0), task.abortSet.delete(task), finishAbortedTask(task, request$jscomp$0, request$jscomp$0.fatalError);
							else {
								if ("object" === typeof x$jscomp$0 && null !== x$jscomp$0) {
									if ("function" === typeof x$jscomp$0.then) {
										request$jscomp$0.status = 0;
										task.thenableState = thrownValue === SuspenseException ? getThenableStateAfterSuspending() : null;
										var ping$jscomp$0 = task.ping;
										x$jscomp$0.then(ping$jscomp$0.resolve, ping$jscomp$0.reject);
										break a;
									}
									if ("Maximum call stack size exceeded" === x$jscomp$0.message && task.node !== startNode$jscomp$0) {
										request$jscomp$0.status = 0;
										task.thenableState = null;
										request.pingedTasks.push(task);
										break a;
									}
								}
								var errorInfo$jscomp$0 = getThrownInfo(task.componentStack);
								task.abortSet.delete(task);
								request$jscomp$0.status = 4;
								var boundary$jscomp$0 = task.blockedBoundary, row = task.row;
								null !== row && 0 === --row.pendingTasks && finishSuspenseListRow(request, row);
								request.allPendingTasks--;
								if (null === boundary$jscomp$0) if (isRecoverableError(x$jscomp$0)) {
									var fatalRecoverableError = cloneRecoverableErrorAsFatal(x$jscomp$0);
									logRecoverableError(request, fatalRecoverableError, errorInfo$jscomp$0);
									fatalError(request, fatalRecoverableError);
								} else logRecoverableError(request, x$jscomp$0, errorInfo$jscomp$0), fatalError(request, x$jscomp$0);
								else {
									var errorDigest$jscomp$0 = logRecoverableError(request, x$jscomp$0, errorInfo$jscomp$0);
									boundary$jscomp$0.pendingTasks--;
									if (4 !== boundary$jscomp$0.status) {
										boundary$jscomp$0.status = 4;
										boundary$jscomp$0.errorDigest = errorDigest$jscomp$0;
										untrackBoundary(request, boundary$jscomp$0);
										var boundaryRow = boundary$jscomp$0.row;
										null !== boundaryRow && (request.allPendingTasks++, 0 === --boundaryRow.pendingTasks && finishSuspenseListRow(request, boundaryRow), request.allPendingTasks--);
										boundary$jscomp$0.parentFlushed && request.clientRenderedBoundaries.push(boundary$jscomp$0);
										0 === request.pendingRootTasks && null === request.trackedPostpones && null !== boundary$jscomp$0.preamble && preparePreamble(request);
									}
									0 === request.allPendingTasks && completeAll(request);
								}
							}
						} finally {
							request.currentTask = prevTask$jscomp$0;
						}
					}
				}
				pingedTasks.splice(0, i);
				null !== request$jscomp$1.destination && flushCompletedQueues(request$jscomp$1, request$jscomp$1.destination);
			} catch (error) {
				logRecoverableError(request$jscomp$1, error, {}), fatalError(request$jscomp$1, error);
			} finally {
				currentResumableState = prevResumableState, ReactSharedInternals.H = prevDispatcher, ReactSharedInternals.A = prevAsyncDispatcher, prevDispatcher === HooksDispatcher && switchContext(prevContext), currentRequest = prevRequest;
			}
		}
	}
	function preparePreambleFromSubtree(request, segment, collectedPreambleSegments) {
		segment.preambleChildren.length && collectedPreambleSegments.push(segment.preambleChildren);
		for (var pendingPreambles = !1, i = 0; i < segment.children.length; i++) pendingPreambles = preparePreambleFromSegment(request, segment.children[i], collectedPreambleSegments) || pendingPreambles;
		return pendingPreambles;
	}
	function preparePreambleFromSegment(request, segment, collectedPreambleSegments) {
		var boundary = segment.boundary;
		if (null === boundary) return preparePreambleFromSubtree(request, segment, collectedPreambleSegments);
		var preamble = boundary.preamble;
		if (null === preamble) return !1;
		switch (boundary.status) {
			case 1:
				hoistPreambleState(request.renderState, preamble.content);
				request.byteSize += boundary.byteSize;
				segment = boundary.completedSegments[0];
				if (!segment) throw Error("A previously unvisited boundary must have exactly one root segment. This is a bug in React.");
				return preparePreambleFromSubtree(request, segment, collectedPreambleSegments);
			case 5: if (null !== request.trackedPostpones) return !0;
			case 4: if (1 === segment.status) return hoistPreambleState(request.renderState, preamble.fallback), preparePreambleFromSubtree(request, segment, collectedPreambleSegments);
			default: return !0;
		}
	}
	function preparePreamble(request) {
		if (request.completedRootSegment && null === request.completedPreambleSegments) {
			var collectedPreambleSegments = [], originalRequestByteSize = request.byteSize, hasPendingPreambles = preparePreambleFromSegment(request, request.completedRootSegment, collectedPreambleSegments), preamble = request.renderState.preamble;
			!1 === hasPendingPreambles || preamble.headChunks && preamble.bodyChunks ? request.completedPreambleSegments = collectedPreambleSegments : request.byteSize = originalRequestByteSize;
		}
	}
	function flushSubtree(request, destination, segment, hoistableState) {
		segment.parentFlushed = !0;
		switch (segment.status) {
			case 0: segment.id = request.nextSegmentId++;
			case 5: return hoistableState = segment.id, segment.lastPushedText = !1, segment.textEmbedded = !1, request = request.renderState, destination.push("<template id=\""), destination.push(request.placeholderPrefix), request = hoistableState.toString(16), destination.push(request), destination.push("\"></template>");
			case 1:
				segment.status = 2;
				var r = !0, chunks = segment.chunks, chunkIdx = 0;
				segment = segment.children;
				for (var childIdx = 0; childIdx < segment.length; childIdx++) {
					for (r = segment[childIdx]; chunkIdx < r.index; chunkIdx++) destination.push(chunks[chunkIdx]);
					r = flushSegment(request, destination, r, hoistableState);
				}
				for (; chunkIdx < chunks.length - 1; chunkIdx++) destination.push(chunks[chunkIdx]);
				chunkIdx < chunks.length && (r = destination.push(chunks[chunkIdx]));
				return r;
			case 3: return !0;
			default: throw Error("Aborted, errored or already flushed boundaries should not be flushed again. This is a bug in React.");
		}
	}
	var flushedByteSize = 0;
	function flushSegment(request, destination, segment, hoistableState) {
		var boundary = segment.boundary;
		if (null === boundary) return flushSubtree(request, destination, segment, hoistableState);
		segment.boundary = null;
		boundary.parentFlushed = !0;
		if (4 === boundary.status) {
			var row = boundary.row;
			null !== row && 0 === --row.pendingTasks && finishSuspenseListRow(request, row);
			request.renderState.generateStaticMarkup || (boundary = boundary.errorDigest, destination.push("<!--$!-->"), destination.push("<template"), null != boundary && (destination.push(" data-dgst=\""), boundary = escapeTextForBrowser(boundary), destination.push(boundary), destination.push("\"")), destination.push("></template>"));
			flushSubtree(request, destination, segment, hoistableState);
			request = request.renderState.generateStaticMarkup ? !0 : destination.push("<!--/$-->");
			return request;
		}
		if (1 !== boundary.status) return 0 === boundary.status && (boundary.rootSegmentID = request.nextSegmentId++), 0 < boundary.completedSegments.length && request.partialBoundaries.push(boundary), writeStartPendingSuspenseBoundary(destination, request.renderState, boundary.rootSegmentID), hoistableState && hoistHoistables(hoistableState, boundary.fallbackState), flushSubtree(request, destination, segment, hoistableState), destination.push("<!--/$-->");
		if (!flushingPartialBoundaries && isEligibleForOutlining(request, boundary) && (flushedByteSize + boundary.byteSize > request.progressiveChunkSize || boundary.defer)) return boundary.rootSegmentID = request.nextSegmentId++, request.completedBoundaries.push(boundary), writeStartPendingSuspenseBoundary(destination, request.renderState, boundary.rootSegmentID), flushSubtree(request, destination, segment, hoistableState), destination.push("<!--/$-->");
		flushedByteSize += boundary.byteSize;
		hoistableState && hoistHoistables(hoistableState, boundary.contentState);
		segment = boundary.row;
		null !== segment && isEligibleForOutlining(request, boundary) && 0 === --segment.pendingTasks && finishSuspenseListRow(request, segment);
		request.renderState.generateStaticMarkup || destination.push("<!--$-->");
		segment = boundary.completedSegments;
		if (1 !== segment.length) throw Error("A previously unvisited boundary must have exactly one root segment. This is a bug in React.");
		flushSegment(request, destination, segment[0], hoistableState);
		request = request.renderState.generateStaticMarkup ? !0 : destination.push("<!--/$-->");
		return request;
	}
	function flushSegmentContainer(request, destination, segment, hoistableState) {
		writeStartSegment(destination, request.renderState, segment.parentFormatContext, segment.id);
		flushSegment(request, destination, segment, hoistableState);
		return writeEndSegment(destination, segment.parentFormatContext);
	}
	function flushCompletedBoundary(request, destination, boundary) {
		flushedByteSize = boundary.byteSize;
		for (var completedSegments = boundary.completedSegments, i = 0; i < completedSegments.length; i++) flushPartiallyCompletedSegment(request, destination, boundary, completedSegments[i]);
		completedSegments.length = 0;
		completedSegments = boundary.row;
		null !== completedSegments && isEligibleForOutlining(request, boundary) && 0 === --completedSegments.pendingTasks && finishSuspenseListRow(request, completedSegments);
		writeHoistablesForBoundary(destination, boundary.contentState, request.renderState);
		completedSegments = request.resumableState;
		request = request.renderState;
		i = boundary.rootSegmentID;
		boundary = boundary.contentState;
		var requiresStyleInsertion = request.stylesToHoist, requiresViewTransitions = 0 !== (completedSegments.instructions & 128);
		request.stylesToHoist = !1;
		destination.push(request.startInlineScript);
		destination.push(">");
		requiresStyleInsertion ? (0 === (completedSegments.instructions & 4) && (completedSegments.instructions |= 4, destination.push("$RX=function(b,c,d,e,f){var a=document.getElementById(b);a&&(b=a.previousSibling,b.data=\"$!\",a=a.dataset,null!=c&&(a.dgst=c),d&&(a.msg=d),e&&(a.stck=e),f&&(a.cstck=f),b._reactRetry&&b._reactRetry())};")), 0 === (completedSegments.instructions & 2) && (completedSegments.instructions |= 2, destination.push("$RB=[];$RV=function(a){$RT=performance.now();for(var b=0;b<a.length;b+=2){var c=a[b],e=a[b+1];null!==e.parentNode&&e.parentNode.removeChild(e);var f=c.parentNode;if(f){var g=c.previousSibling,h=0;do{if(c&&8===c.nodeType){var d=c.data;if(\"/$\"===d||\"/&\"===d)if(0===h)break;else h--;else\"$\"!==d&&\"$?\"!==d&&\"$~\"!==d&&\"$!\"!==d&&\"&\"!==d||h++}d=c.nextSibling;f.removeChild(c);c=d}while(c);for(;e.firstChild;)f.insertBefore(e.firstChild,c);g.data=\"$\";g._reactRetry&&requestAnimationFrame(g._reactRetry)}}a.length=0};\n$RC=function(a,b){if(b=document.getElementById(b))(a=document.getElementById(a))?(a.previousSibling.data=\"$~\",$RB.push(a,b),2===$RB.length&&(\"number\"!==typeof $RT?requestAnimationFrame($RV.bind(null,$RB)):(a=performance.now(),setTimeout($RV.bind(null,$RB),2300>a&&2E3<a?2300-a:$RT+300-a)))):b.parentNode.removeChild(b)};")), requiresViewTransitions && 0 === (completedSegments.instructions & 256) && (completedSegments.instructions |= 256, destination.push("$RV=function(B,g){function h(a,c){var e=a.getAttribute(c);e&&(c=a.style,l.push(a,c.viewTransitionName,c.viewTransitionClass),\"auto\"!==e&&(c.viewTransitionClass=e),(a=a.getAttribute(\"vt-name\"))||(a=\"_T_\"+N++ +\"_\"),a=CSS.escape(a)!==a?\"r-\"+btoa(a).replace(/=/g,\"\"):a,c.viewTransitionName=a,C=!0)}var C=!1,N=0,l=[];try{var f=document.__reactViewTransition;if(f){f.finished.finally($RV.bind(null,g));return}var m=new Map;for(f=1;f<g.length;f+=2)for(var k=g[f].querySelectorAll(\"[vt-share]\"),d=0;d<k.length;d++){var b=k[d];m.set(b.getAttribute(\"vt-name\"),b)}var u=[];for(k=0;k<g.length;k+=2){var D=g[k],x=D.parentNode;if(x){var v=x.getBoundingClientRect();if(v.left||v.top||v.width||v.height){b=D;for(f=0;b;){if(8===b.nodeType){var t=b.data;if(\"/$\"===t)if(0===f)break;else f--;else\"$\"!==t&&\"$?\"!==t&&\"$~\"!==t&&\"$!\"!==t||f++}else if(1===b.nodeType){d=b;var E=d.getAttribute(\"vt-name\"),y=m.get(E);h(d,y?\"vt-share\":\"vt-exit\");y&&(h(y,\"vt-share\"),m.set(E,null));for(var F=d.querySelectorAll(\"[vt-share]\"),\nz=0;z<F.length;z++){var G=F[z],H=G.getAttribute(\"vt-name\"),I=m.get(H);I&&(h(G,\"vt-share\"),h(I,\"vt-share\"),m.set(H,null))}var J=d.querySelectorAll(\"[vt-parent-exit]\");for(d=0;d<J.length;d++)h(J[d],\"vt-parent-exit\")}b=b.nextSibling}for(var K=g[k+1],n=K.firstElementChild;n;){null!==m.get(n.getAttribute(\"vt-name\"))&&h(n,\"vt-enter\");var L=n.querySelectorAll(\"[vt-parent-enter]\");for(b=0;b<L.length;b++)h(L[b],\"vt-parent-enter\");n=n.nextElementSibling}b=x;do for(var p=b.firstElementChild;p;){var M=p.getAttribute(\"vt-update\");\nM&&\"none\"!==M&&!l.includes(p)&&h(p,\"vt-update\");p=p.nextElementSibling}while((b=b.parentNode)&&1===b.nodeType&&\"none\"!==b.getAttribute(\"vt-update\"));u.push.apply(u,K.querySelectorAll('img[src]:not([loading=\"lazy\"])'))}}}if(C){var A=document.__reactViewTransition=document.startViewTransition({update:function(){B(g);for(var a=[document.documentElement.clientHeight,document.fonts.ready],c={},e=0;e<u.length;c={g:c.g},e++)if(c.g=u[e],!c.g.complete){var q=c.g.getBoundingClientRect();0<q.bottom&&0<q.right&&\nq.top<window.innerHeight&&q.left<window.innerWidth&&(q=new Promise(function(w){return function(r){w.g.addEventListener(\"load\",r);w.g.addEventListener(\"error\",r)}}(c)),a.push(q))}return Promise.race([Promise.all(a),new Promise(function(w){var r=performance.now();setTimeout(w,2300>r&&2E3<r?2300-r:500)})])},types:[]});A.ready.finally(function(){for(var a=l.length-3;0<=a;a-=3){var c=l[a],e=c.style;e.viewTransitionName=l[a+1];e.viewTransitionClass=l[a+1];\"\"===c.getAttribute(\"style\")&&c.removeAttribute(\"style\")}});\nA.finished.finally(function(){document.__reactViewTransition===A&&(document.__reactViewTransition=null)});$RB=[];return}}catch(a){}B(g)}.bind(null,$RV);")), 0 === (completedSegments.instructions & 8) ? (completedSegments.instructions |= 8, destination.push("$RM=new Map;$RR=function(n,w,p){function u(q){this._p=null;q()}for(var r=new Map,t=document,h,b,e=t.querySelectorAll(\"link[data-precedence],style[data-precedence]\"),v=[],k=0;b=e[k++];)\"not all\"===b.getAttribute(\"media\")?v.push(b):(\"LINK\"===b.tagName&&$RM.set(b.getAttribute(\"href\"),b),r.set(b.dataset.precedence,h=b));e=0;b=[];var l,a;for(k=!0;;){if(k){var f=p[e++];if(!f){k=!1;e=0;continue}var c=!1,m=0;var d=f[m++];if(a=$RM.get(d)){var g=a._p;c=!0}else{a=t.createElement(\"link\");a.href=d;a.rel=\n\"stylesheet\";for(a.dataset.precedence=l=f[m++];g=f[m++];)a.setAttribute(g,f[m++]);g=a._p=new Promise(function(q,x){a.onload=u.bind(a,q);a.onerror=u.bind(a,x)});$RM.set(d,a)}d=a.getAttribute(\"media\");!g||d&&!matchMedia(d).matches||b.push(g);if(c)continue}else{a=v[e++];if(!a)break;l=a.getAttribute(\"data-precedence\");a.removeAttribute(\"media\")}c=r.get(l)||h;c===h&&(h=a);r.set(l,a);c?c.parentNode.insertBefore(a,c.nextSibling):(c=t.head,c.insertBefore(a,c.firstChild))}if(p=document.getElementById(n))p.previousSibling.data=\n\"$~\";Promise.all(b).then($RC.bind(null,n,w),$RX.bind(null,n,\"CSS failed to load\"))};$RR(\"")) : destination.push("$RR(\"")) : (0 === (completedSegments.instructions & 2) && (completedSegments.instructions |= 2, destination.push("$RB=[];$RV=function(a){$RT=performance.now();for(var b=0;b<a.length;b+=2){var c=a[b],e=a[b+1];null!==e.parentNode&&e.parentNode.removeChild(e);var f=c.parentNode;if(f){var g=c.previousSibling,h=0;do{if(c&&8===c.nodeType){var d=c.data;if(\"/$\"===d||\"/&\"===d)if(0===h)break;else h--;else\"$\"!==d&&\"$?\"!==d&&\"$~\"!==d&&\"$!\"!==d&&\"&\"!==d||h++}d=c.nextSibling;f.removeChild(c);c=d}while(c);for(;e.firstChild;)f.insertBefore(e.firstChild,c);g.data=\"$\";g._reactRetry&&requestAnimationFrame(g._reactRetry)}}a.length=0};\n$RC=function(a,b){if(b=document.getElementById(b))(a=document.getElementById(a))?(a.previousSibling.data=\"$~\",$RB.push(a,b),2===$RB.length&&(\"number\"!==typeof $RT?requestAnimationFrame($RV.bind(null,$RB)):(a=performance.now(),setTimeout($RV.bind(null,$RB),2300>a&&2E3<a?2300-a:$RT+300-a)))):b.parentNode.removeChild(b)};")), requiresViewTransitions && 0 === (completedSegments.instructions & 256) && (completedSegments.instructions |= 256, destination.push("$RV=function(B,g){function h(a,c){var e=a.getAttribute(c);e&&(c=a.style,l.push(a,c.viewTransitionName,c.viewTransitionClass),\"auto\"!==e&&(c.viewTransitionClass=e),(a=a.getAttribute(\"vt-name\"))||(a=\"_T_\"+N++ +\"_\"),a=CSS.escape(a)!==a?\"r-\"+btoa(a).replace(/=/g,\"\"):a,c.viewTransitionName=a,C=!0)}var C=!1,N=0,l=[];try{var f=document.__reactViewTransition;if(f){f.finished.finally($RV.bind(null,g));return}var m=new Map;for(f=1;f<g.length;f+=2)for(var k=g[f].querySelectorAll(\"[vt-share]\"),d=0;d<k.length;d++){var b=k[d];m.set(b.getAttribute(\"vt-name\"),b)}var u=[];for(k=0;k<g.length;k+=2){var D=g[k],x=D.parentNode;if(x){var v=x.getBoundingClientRect();if(v.left||v.top||v.width||v.height){b=D;for(f=0;b;){if(8===b.nodeType){var t=b.data;if(\"/$\"===t)if(0===f)break;else f--;else\"$\"!==t&&\"$?\"!==t&&\"$~\"!==t&&\"$!\"!==t||f++}else if(1===b.nodeType){d=b;var E=d.getAttribute(\"vt-name\"),y=m.get(E);h(d,y?\"vt-share\":\"vt-exit\");y&&(h(y,\"vt-share\"),m.set(E,null));for(var F=d.querySelectorAll(\"[vt-share]\"),\nz=0;z<F.length;z++){var G=F[z],H=G.getAttribute(\"vt-name\"),I=m.get(H);I&&(h(G,\"vt-share\"),h(I,\"vt-share\"),m.set(H,null))}var J=d.querySelectorAll(\"[vt-parent-exit]\");for(d=0;d<J.length;d++)h(J[d],\"vt-parent-exit\")}b=b.nextSibling}for(var K=g[k+1],n=K.firstElementChild;n;){null!==m.get(n.getAttribute(\"vt-name\"))&&h(n,\"vt-enter\");var L=n.querySelectorAll(\"[vt-parent-enter]\");for(b=0;b<L.length;b++)h(L[b],\"vt-parent-enter\");n=n.nextElementSibling}b=x;do for(var p=b.firstElementChild;p;){var M=p.getAttribute(\"vt-update\");\nM&&\"none\"!==M&&!l.includes(p)&&h(p,\"vt-update\");p=p.nextElementSibling}while((b=b.parentNode)&&1===b.nodeType&&\"none\"!==b.getAttribute(\"vt-update\"));u.push.apply(u,K.querySelectorAll('img[src]:not([loading=\"lazy\"])'))}}}if(C){var A=document.__reactViewTransition=document.startViewTransition({update:function(){B(g);for(var a=[document.documentElement.clientHeight,document.fonts.ready],c={},e=0;e<u.length;c={g:c.g},e++)if(c.g=u[e],!c.g.complete){var q=c.g.getBoundingClientRect();0<q.bottom&&0<q.right&&\nq.top<window.innerHeight&&q.left<window.innerWidth&&(q=new Promise(function(w){return function(r){w.g.addEventListener(\"load\",r);w.g.addEventListener(\"error\",r)}}(c)),a.push(q))}return Promise.race([Promise.all(a),new Promise(function(w){var r=performance.now();setTimeout(w,2300>r&&2E3<r?2300-r:500)})])},types:[]});A.ready.finally(function(){for(var a=l.length-3;0<=a;a-=3){var c=l[a],e=c.style;e.viewTransitionName=l[a+1];e.viewTransitionClass=l[a+1];\"\"===c.getAttribute(\"style\")&&c.removeAttribute(\"style\")}});\nA.finished.finally(function(){document.__reactViewTransition===A&&(document.__reactViewTransition=null)});$RB=[];return}}catch(a){}B(g)}.bind(null,$RV);")), destination.push("$RC(\""));
		completedSegments = i.toString(16);
		destination.push(request.boundaryPrefix);
		destination.push(completedSegments);
		destination.push("\",\"");
		destination.push(request.segmentPrefix);
		destination.push(completedSegments);
		requiresStyleInsertion ? (destination.push("\","), writeStyleResourceDependenciesInJS(destination, boundary)) : destination.push("\"");
		boundary = destination.push(")<\/script>");
		return writeBootstrap(destination, request) && boundary;
	}
	function flushPartiallyCompletedSegment(request, destination, boundary, segment) {
		if (2 === segment.status) return !0;
		var hoistableState = boundary.contentState, segmentID = segment.id;
		if (-1 === segmentID) {
			if (-1 === (segment.id = boundary.rootSegmentID)) throw Error("A root segment ID must have been assigned by now. This is a bug in React.");
			return flushSegmentContainer(request, destination, segment, hoistableState);
		}
		if (segmentID === boundary.rootSegmentID) return flushSegmentContainer(request, destination, segment, hoistableState);
		flushSegmentContainer(request, destination, segment, hoistableState);
		boundary = request.resumableState;
		request = request.renderState;
		destination.push(request.startInlineScript);
		destination.push(">");
		0 === (boundary.instructions & 1) ? (boundary.instructions |= 1, destination.push("$RS=function(a,b){a=document.getElementById(a);b=document.getElementById(b);for(a.parentNode.removeChild(a);a.firstChild;)b.parentNode.insertBefore(a.firstChild,b);b.parentNode.removeChild(b)};$RS(\"")) : destination.push("$RS(\"");
		destination.push(request.segmentPrefix);
		segmentID = segmentID.toString(16);
		destination.push(segmentID);
		destination.push("\",\"");
		destination.push(request.placeholderPrefix);
		destination.push(segmentID);
		destination = destination.push("\")<\/script>");
		return destination;
	}
	var flushingPartialBoundaries = !1;
	function flushCompletedQueues(request, destination) {
		try {
			if (!(0 < request.pendingRootTasks)) {
				var i, completedRootSegment = request.completedRootSegment;
				if (null !== completedRootSegment) {
					if (5 === completedRootSegment.status) return;
					var completedPreambleSegments = request.completedPreambleSegments;
					if (null === completedPreambleSegments) return;
					flushedByteSize = request.byteSize;
					var resumableState = request.resumableState, renderState = request.renderState, preamble = renderState.preamble, htmlChunks = preamble.htmlChunks, headChunks = preamble.headChunks, i$jscomp$0;
					if (htmlChunks) {
						for (i$jscomp$0 = 0; i$jscomp$0 < htmlChunks.length; i$jscomp$0++) destination.push(htmlChunks[i$jscomp$0]);
						if (headChunks) for (i$jscomp$0 = 0; i$jscomp$0 < headChunks.length; i$jscomp$0++) destination.push(headChunks[i$jscomp$0]);
						else {
							var chunk = startChunkForTag("head");
							destination.push(chunk);
							destination.push(">");
						}
					} else if (headChunks) for (i$jscomp$0 = 0; i$jscomp$0 < headChunks.length; i$jscomp$0++) destination.push(headChunks[i$jscomp$0]);
					var charsetChunks = renderState.charsetChunks;
					for (i$jscomp$0 = 0; i$jscomp$0 < charsetChunks.length; i$jscomp$0++) destination.push(charsetChunks[i$jscomp$0]);
					charsetChunks.length = 0;
					renderState.preconnects.forEach(flushResource, destination);
					renderState.preconnects.clear();
					var viewportChunks = renderState.viewportChunks;
					for (i$jscomp$0 = 0; i$jscomp$0 < viewportChunks.length; i$jscomp$0++) destination.push(viewportChunks[i$jscomp$0]);
					viewportChunks.length = 0;
					renderState.fontPreloads.forEach(flushResource, destination);
					renderState.fontPreloads.clear();
					renderState.highImagePreloads.forEach(flushResource, destination);
					renderState.highImagePreloads.clear();
					currentlyFlushingRenderState = renderState;
					renderState.styles.forEach(flushStylesInPreamble, destination);
					currentlyFlushingRenderState = null;
					var importMapChunks = renderState.importMapChunks;
					for (i$jscomp$0 = 0; i$jscomp$0 < importMapChunks.length; i$jscomp$0++) destination.push(importMapChunks[i$jscomp$0]);
					importMapChunks.length = 0;
					renderState.bootstrapScripts.forEach(flushResource, destination);
					renderState.scripts.forEach(flushResource, destination);
					renderState.scripts.clear();
					renderState.bulkPreloads.forEach(flushResource, destination);
					renderState.bulkPreloads.clear();
					resumableState.instructions |= 32;
					var hoistableChunks = renderState.hoistableChunks;
					for (i$jscomp$0 = 0; i$jscomp$0 < hoistableChunks.length; i$jscomp$0++) destination.push(hoistableChunks[i$jscomp$0]);
					for (resumableState = hoistableChunks.length = 0; resumableState < completedPreambleSegments.length; resumableState++) {
						var segments = completedPreambleSegments[resumableState];
						for (renderState = 0; renderState < segments.length; renderState++) flushSegment(request, destination, segments[renderState], null);
					}
					var preamble$jscomp$0 = request.renderState.preamble, headChunks$jscomp$0 = preamble$jscomp$0.headChunks;
					if (preamble$jscomp$0.htmlChunks || headChunks$jscomp$0) {
						var chunk$jscomp$0 = endChunkForTag("head");
						destination.push(chunk$jscomp$0);
					}
					var bodyChunks = preamble$jscomp$0.bodyChunks;
					if (bodyChunks) for (completedPreambleSegments = 0; completedPreambleSegments < bodyChunks.length; completedPreambleSegments++) destination.push(bodyChunks[completedPreambleSegments]);
					flushSegment(request, destination, completedRootSegment, null);
					request.completedRootSegment = null;
					var renderState$jscomp$0 = request.renderState;
					if (0 !== request.allPendingTasks || 0 !== request.clientRenderedBoundaries.length || 0 !== request.completedBoundaries.length || null !== request.trackedPostpones && (0 !== request.trackedPostpones.rootNodes.length || null !== request.trackedPostpones.rootSlots)) {
						var resumableState$jscomp$0 = request.resumableState;
						if (0 === (resumableState$jscomp$0.instructions & 64)) {
							resumableState$jscomp$0.instructions |= 64;
							destination.push(renderState$jscomp$0.startInlineScript);
							if (0 === (resumableState$jscomp$0.instructions & 32)) {
								resumableState$jscomp$0.instructions |= 32;
								var shellId = "_" + resumableState$jscomp$0.idPrefix + "R_";
								destination.push(" id=\"");
								var chunk$jscomp$1 = escapeTextForBrowser(shellId);
								destination.push(chunk$jscomp$1);
								destination.push("\"");
							}
							destination.push(">");
							destination.push("requestAnimationFrame(function(){$RT=performance.now()});");
							destination.push("<\/script>");
						}
					}
					writeBootstrap(destination, renderState$jscomp$0);
				}
				var renderState$jscomp$1 = request.renderState;
				completedRootSegment = 0;
				var viewportChunks$jscomp$0 = renderState$jscomp$1.viewportChunks;
				for (completedRootSegment = 0; completedRootSegment < viewportChunks$jscomp$0.length; completedRootSegment++) destination.push(viewportChunks$jscomp$0[completedRootSegment]);
				viewportChunks$jscomp$0.length = 0;
				renderState$jscomp$1.preconnects.forEach(flushResource, destination);
				renderState$jscomp$1.preconnects.clear();
				renderState$jscomp$1.fontPreloads.forEach(flushResource, destination);
				renderState$jscomp$1.fontPreloads.clear();
				renderState$jscomp$1.highImagePreloads.forEach(flushResource, destination);
				renderState$jscomp$1.highImagePreloads.clear();
				renderState$jscomp$1.styles.forEach(preloadLateStyles, destination);
				renderState$jscomp$1.scripts.forEach(flushResource, destination);
				renderState$jscomp$1.scripts.clear();
				renderState$jscomp$1.bulkPreloads.forEach(flushResource, destination);
				renderState$jscomp$1.bulkPreloads.clear();
				var hoistableChunks$jscomp$0 = renderState$jscomp$1.hoistableChunks;
				for (completedRootSegment = 0; completedRootSegment < hoistableChunks$jscomp$0.length; completedRootSegment++) destination.push(hoistableChunks$jscomp$0[completedRootSegment]);
				hoistableChunks$jscomp$0.length = 0;
				var clientRenderedBoundaries = request.clientRenderedBoundaries;
				for (i = 0; i < clientRenderedBoundaries.length; i++) {
					var boundary = clientRenderedBoundaries[i];
					renderState$jscomp$1 = destination;
					var resumableState$jscomp$1 = request.resumableState, renderState$jscomp$2 = request.renderState, id = boundary.rootSegmentID, errorDigest = boundary.errorDigest;
					renderState$jscomp$1.push(renderState$jscomp$2.startInlineScript);
					renderState$jscomp$1.push(">");
					0 === (resumableState$jscomp$1.instructions & 4) ? (resumableState$jscomp$1.instructions |= 4, renderState$jscomp$1.push("$RX=function(b,c,d,e,f){var a=document.getElementById(b);a&&(b=a.previousSibling,b.data=\"$!\",a=a.dataset,null!=c&&(a.dgst=c),d&&(a.msg=d),e&&(a.stck=e),f&&(a.cstck=f),b._reactRetry&&b._reactRetry())};;$RX(\"")) : renderState$jscomp$1.push("$RX(\"");
					renderState$jscomp$1.push(renderState$jscomp$2.boundaryPrefix);
					var chunk$jscomp$2 = id.toString(16);
					renderState$jscomp$1.push(chunk$jscomp$2);
					renderState$jscomp$1.push("\"");
					if (null != errorDigest) if (renderState$jscomp$1.push(","), null == errorDigest) renderState$jscomp$1.push("null");
					else {
						var chunk$jscomp$3 = escapeJSStringsForInstructionScripts(errorDigest);
						renderState$jscomp$1.push(chunk$jscomp$3);
					}
					var JSCompiler_inline_result = renderState$jscomp$1.push(")<\/script>");
					if (!JSCompiler_inline_result) {
						request.destination = null;
						i++;
						clientRenderedBoundaries.splice(0, i);
						return;
					}
				}
				clientRenderedBoundaries.splice(0, i);
				var completedBoundaries = request.completedBoundaries;
				for (i = 0; i < completedBoundaries.length; i++) if (!flushCompletedBoundary(request, destination, completedBoundaries[i])) {
					request.destination = null;
					i++;
					completedBoundaries.splice(0, i);
					return;
				}
				completedBoundaries.splice(0, i);
				flushingPartialBoundaries = !0;
				var partialBoundaries = request.partialBoundaries;
				for (i = 0; i < partialBoundaries.length; i++) {
					var boundary$70 = partialBoundaries[i];
					a: {
						clientRenderedBoundaries = request;
						boundary = destination;
						flushedByteSize = boundary$70.byteSize;
						var completedSegments = boundary$70.completedSegments;
						for (JSCompiler_inline_result = 0; JSCompiler_inline_result < completedSegments.length; JSCompiler_inline_result++) if (!flushPartiallyCompletedSegment(clientRenderedBoundaries, boundary, boundary$70, completedSegments[JSCompiler_inline_result])) {
							JSCompiler_inline_result++;
							completedSegments.splice(0, JSCompiler_inline_result);
							var JSCompiler_inline_result$jscomp$0 = !1;
							break a;
						}
						completedSegments.splice(0, JSCompiler_inline_result);
						var row = boundary$70.row;
						null !== row && row.together && 1 === boundary$70.pendingTasks && (1 === row.pendingTasks ? unblockSuspenseListRow(clientRenderedBoundaries, row, row.hoistables) : row.pendingTasks--);
						JSCompiler_inline_result$jscomp$0 = writeHoistablesForBoundary(boundary, boundary$70.contentState, clientRenderedBoundaries.renderState);
					}
					if (!JSCompiler_inline_result$jscomp$0) {
						request.destination = null;
						i++;
						partialBoundaries.splice(0, i);
						return;
					}
				}
				partialBoundaries.splice(0, i);
				flushingPartialBoundaries = !1;
				var largeBoundaries = request.completedBoundaries;
				for (i = 0; i < largeBoundaries.length; i++) if (!flushCompletedBoundary(request, destination, largeBoundaries[i])) {
					request.destination = null;
					i++;
					largeBoundaries.splice(0, i);
					return;
				}
				largeBoundaries.splice(0, i);
			}
		} finally {
			flushingPartialBoundaries = !1, i = request.postponedState, null !== i && (i.nextSegmentId = request.nextSegmentId), 0 === request.allPendingTasks && 0 === request.clientRenderedBoundaries.length && 0 === request.completedBoundaries.length && (request.flushScheduled = !1, i = request.resumableState, i.hasBody && (partialBoundaries = endChunkForTag("body"), destination.push(partialBoundaries)), i.hasHtml && (i = endChunkForTag("html"), destination.push(i)), endRenderLifetime(request), request.status = 13, destination.push(null), request.destination = null);
		}
	}
	function enqueueFlush(request) {
		if (!1 === request.flushScheduled && 0 === request.pingedTasks.length && null !== request.destination) {
			request.flushScheduled = !0;
			var destination = request.destination;
			destination ? flushCompletedQueues(request, destination) : request.flushScheduled = !1;
		}
	}
	function startFlowing(request, destination) {
		if (12 === request.status) request.status = 13, request = request.fatalError, isRecoverableError(request) && (request = cloneRecoverableErrorAsFatal(request)), destination.destroy(request);
		else if (13 !== request.status && null === request.destination) {
			request.destination = destination;
			try {
				flushCompletedQueues(request, destination);
			} catch (error$72) {
				logRecoverableError(request, error$72, {}), fatalError(request, error$72);
			}
		}
	}
	function finishAbort(request, abortableTasks) {
		try {
			if (0 < abortableTasks.size) {
				var error = request.fatalError;
				abortableTasks.forEach(function(task) {
					return finishAbortedTask(task, request, error);
				});
				abortableTasks.clear();
			}
			null !== request.destination && flushCompletedQueues(request, request.destination);
		} catch (error$73) {
			logRecoverableError(request, error$73, {}), fatalError(request, error$73);
		}
	}
	function endRenderLifetime(request) {
		request = request.renderLifetimeController;
		null !== request && request.abort("The render ended.");
	}
	function abort(request, reason) {
		if (!(request.aborted || 11 !== request.status && 10 !== request.status)) {
			endRenderLifetime(request);
			var isRecoverableReason = "object" === typeof reason && null !== reason && reason.$$typeof === REACT_RECOVERABLE_TYPE;
			request.aborted = !0;
			reason = isRecoverableReason ? createRecoverableError(reason) : void 0 === reason ? Error("The render was aborted by the server without a reason.") : "object" === typeof reason && null !== reason && "function" === typeof reason.then ? Error("The render was aborted by the server with a promise.") : reason;
			request.fatalError = reason;
			reason = request.abortableTasks;
			reason.forEach(function(task) {
				return abortTask(task, request);
			});
			finishAbort(request, reason);
		}
	}
	function addToReplayParent(node, parentKeyPath, trackedPostpones) {
		if (null === parentKeyPath) trackedPostpones.rootNodes.push(node);
		else {
			var workingMap = trackedPostpones.workingMap, parentNode = workingMap.get(parentKeyPath);
			void 0 === parentNode && (parentNode = [
				parentKeyPath[1],
				parentKeyPath[2],
				[],
				null
			], workingMap.set(parentKeyPath, parentNode), addToReplayParent(parentNode, parentKeyPath[0], trackedPostpones));
			parentNode[2].push(node);
		}
	}
	function onError() {}
	function renderToStringImpl(children, options, generateStaticMarkup, abortReason) {
		var didFatal = !1, fatalError = null, result = "", readyToStream = !1;
		options = createResumableState(options ? options.identifierPrefix : void 0);
		children = createRequest(children, options, createRenderState(options, generateStaticMarkup), createFormatContext(0, null, 0, null), Infinity, onError, void 0, void 0, function() {
			readyToStream = !0;
		}, void 0, void 0, void 0);
		children.flushScheduled = null !== children.destination;
		performWork(children);
		10 === children.status && (children.status = 11);
		null === children.trackedPostpones && safelyEmitEarlyPreloads(children, 0 === children.pendingRootTasks);
		abort(children, abortReason);
		startFlowing(children, {
			push: function(chunk) {
				null !== chunk && (result += chunk);
				return !0;
			},
			destroy: function(error) {
				didFatal = !0;
				fatalError = error;
			}
		});
		if (didFatal && fatalError !== abortReason) throw fatalError;
		if (!readyToStream) throw Error("A component suspended while responding to synchronous input. This will cause the UI to be replaced with a loading indicator. To fix, updates that suspend should be wrapped with startTransition.");
		return result;
	}
	exports.renderToStaticMarkup = function(children, options) {
		return renderToStringImpl(children, options, !0, "The server used \"renderToStaticMarkup\" which does not support Suspense. If you intended to have the server wait for the suspended component please switch to \"renderToPipeableStream\" which supports Suspense on the server");
	};
	exports.renderToString = function(children, options) {
		return renderToStringImpl(children, options, !1, "The server used \"renderToString\" which does not support Suspense. If you intended for this Suspense boundary to render the fallback content on the server consider throwing an Error somewhere within the Suspense boundary. If you intended to have the server wait for the suspended component please switch to \"renderToPipeableStream\" which supports Suspense on the server");
	};
	exports.version = "19.3.1";
}));
// ../node_modules/react-dom/cjs/react-dom-server.node.production.js
/**
* @license React
* react-dom-server.node.production.js
*
* Copyright (c) Meta Platforms, Inc. and affiliates.
*
* This source code is licensed under the MIT license found in the
* LICENSE file in the root directory of this source tree.
*/
var require_react_dom_server_node_production = /* @__PURE__ */ __commonJSMin(((exports) => {
	var util = __require("util");
	var crypto = __require("crypto");
	var async_hooks = __require("async_hooks");
	var React = require_react();
	var ReactDOM = require_react_dom();
	var stream = __require("stream");
	var REACT_ELEMENT_TYPE = Symbol.for("react.transitional.element");
	var REACT_PORTAL_TYPE = Symbol.for("react.portal");
	var REACT_FRAGMENT_TYPE = Symbol.for("react.fragment");
	var REACT_STRICT_MODE_TYPE = Symbol.for("react.strict_mode");
	var REACT_PROFILER_TYPE = Symbol.for("react.profiler");
	var REACT_CONSUMER_TYPE = Symbol.for("react.consumer");
	var REACT_CONTEXT_TYPE = Symbol.for("react.context");
	var REACT_FORWARD_REF_TYPE = Symbol.for("react.forward_ref");
	var REACT_SUSPENSE_TYPE = Symbol.for("react.suspense");
	var REACT_SUSPENSE_LIST_TYPE = Symbol.for("react.suspense_list");
	var REACT_MEMO_TYPE = Symbol.for("react.memo");
	var REACT_LAZY_TYPE = Symbol.for("react.lazy");
	var REACT_SCOPE_TYPE = Symbol.for("react.scope");
	var REACT_ACTIVITY_TYPE = Symbol.for("react.activity");
	var REACT_LEGACY_HIDDEN_TYPE = Symbol.for("react.legacy_hidden");
	var REACT_MEMO_CACHE_SENTINEL = Symbol.for("react.memo_cache_sentinel");
	var REACT_VIEW_TRANSITION_TYPE = Symbol.for("react.view_transition");
	var REACT_RECOVERABLE_TYPE = Symbol.for("react.recoverable");
	var MAYBE_ITERATOR_SYMBOL = Symbol.iterator;
	function getIteratorFn(maybeIterable) {
		if (null === maybeIterable || "object" !== typeof maybeIterable) return null;
		maybeIterable = MAYBE_ITERATOR_SYMBOL && maybeIterable[MAYBE_ITERATOR_SYMBOL] || maybeIterable["@@iterator"];
		return "function" === typeof maybeIterable ? maybeIterable : null;
	}
	var REACT_OPTIMISTIC_KEY = Symbol.for("react.optimistic_key");
	var isArrayImpl = Array.isArray;
	var hasOwnProperty = Object.prototype.hasOwnProperty;
	var supportsArrayBufferDetached = hasOwnProperty.call(ArrayBuffer.prototype, "detached");
	var scheduleMicrotask = queueMicrotask;
	function flushBuffered(destination) {
		"function" === typeof destination.flush && destination.flush();
	}
	var currentView = null;
	var writtenBytes = 0;
	var destinationHasCapacity$1 = !0;
	function writeChunk(destination, chunk) {
		if ("string" === typeof chunk) {
			if (0 !== chunk.length) if (4096 < 3 * chunk.length) 0 < writtenBytes && (writeToDestination(destination, currentView.subarray(0, writtenBytes)), currentView = /* @__PURE__ */ new Uint8Array(4096), writtenBytes = 0), writeToDestination(destination, chunk);
			else {
				var target = currentView;
				0 < writtenBytes && (target = currentView.subarray(writtenBytes));
				target = textEncoder.encodeInto(chunk, target);
				var read = target.read;
				writtenBytes += target.written;
				read < chunk.length && (writeToDestination(destination, currentView.subarray(0, writtenBytes)), currentView = /* @__PURE__ */ new Uint8Array(4096), writtenBytes = textEncoder.encodeInto(chunk.slice(read), currentView).written);
				4096 === writtenBytes && (writeToDestination(destination, currentView), currentView = /* @__PURE__ */ new Uint8Array(4096), writtenBytes = 0);
			}
		} else if (0 === chunk.byteLength) {
			if (supportsArrayBufferDetached && chunk.buffer.detached) throw Error("Cannot transport a detached buffer. This usually happens when trying to transport multiple buffer-spanning views on the same underyling buffer. Either reuse the exact same view by identity or copy the underlying buffer manually via `view.slice()`.");
		} else 4096 < chunk.byteLength ? (0 < writtenBytes && (writeToDestination(destination, currentView.subarray(0, writtenBytes)), currentView = /* @__PURE__ */ new Uint8Array(4096), writtenBytes = 0), writeToDestination(destination, chunk)) : (target = currentView.length - writtenBytes, target < chunk.byteLength && (0 === target ? writeToDestination(destination, currentView) : (currentView.set(chunk.subarray(0, target), writtenBytes), writtenBytes += target, writeToDestination(destination, currentView), chunk = chunk.subarray(target)), currentView = /* @__PURE__ */ new Uint8Array(4096), writtenBytes = 0), currentView.set(chunk, writtenBytes), writtenBytes += chunk.byteLength, 4096 === writtenBytes && (writeToDestination(destination, currentView), currentView = /* @__PURE__ */ new Uint8Array(4096), writtenBytes = 0));
	}
	function writeToDestination(destination, view) {
		destination = destination.write(view);
		destinationHasCapacity$1 = destinationHasCapacity$1 && destination;
	}
	function writeChunkAndReturn(destination, chunk) {
		writeChunk(destination, chunk);
		return destinationHasCapacity$1;
	}
	function completeWriting(destination) {
		currentView && 0 < writtenBytes && destination.write(currentView.subarray(0, writtenBytes));
		currentView = null;
		writtenBytes = 0;
		destinationHasCapacity$1 = !0;
	}
	var textEncoder = new util.TextEncoder();
	function stringToPrecomputedChunk(content) {
		return textEncoder.encode(content);
	}
	function byteLengthOfChunk(chunk) {
		return "string" === typeof chunk ? Buffer.byteLength(chunk, "utf8") : chunk.byteLength;
	}
	var assign = Object.assign;
	var VALID_ATTRIBUTE_NAME_REGEX = RegExp("^[:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD][:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$");
	var illegalAttributeNameCache = {};
	var validatedAttributeNameCache = {};
	function isAttributeNameSafe(attributeName) {
		if (hasOwnProperty.call(validatedAttributeNameCache, attributeName)) return !0;
		if (hasOwnProperty.call(illegalAttributeNameCache, attributeName)) return !1;
		if (VALID_ATTRIBUTE_NAME_REGEX.test(attributeName)) return validatedAttributeNameCache[attributeName] = !0;
		illegalAttributeNameCache[attributeName] = !0;
		return !1;
	}
	var unitlessNumbers = new Set("animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup boxOrdinalGroup columnCount columns flex flexGrow flexPositive flexShrink flexNegative flexOrder gridArea gridRow gridRowEnd gridRowSpan gridRowStart gridColumn gridColumnEnd gridColumnSpan gridColumnStart fontWeight lineClamp lineHeight opacity order orphans scale tabSize widows zIndex zoom fillOpacity floodOpacity stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth MozAnimationIterationCount MozBoxFlex MozBoxFlexGroup MozLineClamp msAnimationIterationCount msFlex msZoom msFlexGrow msFlexNegative msFlexOrder msFlexPositive msFlexShrink msGridColumn msGridColumnSpan msGridRow msGridRowSpan WebkitAnimationIterationCount WebkitBoxFlex WebKitBoxFlexGroup WebkitBoxOrdinalGroup WebkitColumnCount WebkitColumns WebkitFlex WebkitFlexGrow WebkitFlexPositive WebkitFlexShrink WebkitLineClamp".split(" "));
	var aliases = /* @__PURE__ */ new Map([
		["acceptCharset", "accept-charset"],
		["htmlFor", "for"],
		["httpEquiv", "http-equiv"],
		["crossOrigin", "crossorigin"],
		["accentHeight", "accent-height"],
		["alignmentBaseline", "alignment-baseline"],
		["arabicForm", "arabic-form"],
		["baselineShift", "baseline-shift"],
		["capHeight", "cap-height"],
		["clipPath", "clip-path"],
		["clipRule", "clip-rule"],
		["colorInterpolation", "color-interpolation"],
		["colorInterpolationFilters", "color-interpolation-filters"],
		["colorProfile", "color-profile"],
		["colorRendering", "color-rendering"],
		["dominantBaseline", "dominant-baseline"],
		["enableBackground", "enable-background"],
		["fillOpacity", "fill-opacity"],
		["fillRule", "fill-rule"],
		["floodColor", "flood-color"],
		["floodOpacity", "flood-opacity"],
		["fontFamily", "font-family"],
		["fontSize", "font-size"],
		["fontSizeAdjust", "font-size-adjust"],
		["fontStretch", "font-stretch"],
		["fontStyle", "font-style"],
		["fontVariant", "font-variant"],
		["fontWeight", "font-weight"],
		["glyphName", "glyph-name"],
		["glyphOrientationHorizontal", "glyph-orientation-horizontal"],
		["glyphOrientationVertical", "glyph-orientation-vertical"],
		["horizAdvX", "horiz-adv-x"],
		["horizOriginX", "horiz-origin-x"],
		["imageRendering", "image-rendering"],
		["letterSpacing", "letter-spacing"],
		["lightingColor", "lighting-color"],
		["markerEnd", "marker-end"],
		["markerMid", "marker-mid"],
		["markerStart", "marker-start"],
		["maskType", "mask-type"],
		["overlinePosition", "overline-position"],
		["overlineThickness", "overline-thickness"],
		["paintOrder", "paint-order"],
		["panose-1", "panose-1"],
		["pointerEvents", "pointer-events"],
		["renderingIntent", "rendering-intent"],
		["shapeRendering", "shape-rendering"],
		["stopColor", "stop-color"],
		["stopOpacity", "stop-opacity"],
		["strikethroughPosition", "strikethrough-position"],
		["strikethroughThickness", "strikethrough-thickness"],
		["strokeDasharray", "stroke-dasharray"],
		["strokeDashoffset", "stroke-dashoffset"],
		["strokeLinecap", "stroke-linecap"],
		["strokeLinejoin", "stroke-linejoin"],
		["strokeMiterlimit", "stroke-miterlimit"],
		["strokeOpacity", "stroke-opacity"],
		["strokeWidth", "stroke-width"],
		["textAnchor", "text-anchor"],
		["textDecoration", "text-decoration"],
		["textRendering", "text-rendering"],
		["transformOrigin", "transform-origin"],
		["underlinePosition", "underline-position"],
		["underlineThickness", "underline-thickness"],
		["unicodeBidi", "unicode-bidi"],
		["unicodeRange", "unicode-range"],
		["unitsPerEm", "units-per-em"],
		["vAlphabetic", "v-alphabetic"],
		["vHanging", "v-hanging"],
		["vIdeographic", "v-ideographic"],
		["vMathematical", "v-mathematical"],
		["vectorEffect", "vector-effect"],
		["vertAdvY", "vert-adv-y"],
		["vertOriginX", "vert-origin-x"],
		["vertOriginY", "vert-origin-y"],
		["wordSpacing", "word-spacing"],
		["writingMode", "writing-mode"],
		["xmlnsXlink", "xmlns:xlink"],
		["xHeight", "x-height"]
	]);
	var matchHtmlRegExp = /["'&<>]/;
	function escapeTextForBrowser(text) {
		if ("boolean" === typeof text || "number" === typeof text || "bigint" === typeof text) return "" + text;
		text = "" + text;
		var match = matchHtmlRegExp.exec(text);
		if (match) {
			var html = "", index, lastIndex = 0;
			for (index = match.index; index < text.length; index++) {
				switch (text.charCodeAt(index)) {
					case 34:
						match = "&quot;";
						break;
					case 38:
						match = "&amp;";
						break;
					case 39:
						match = "&#x27;";
						break;
					case 60:
						match = "&lt;";
						break;
					case 62:
						match = "&gt;";
						break;
					default: continue;
				}
				lastIndex !== index && (html += text.slice(lastIndex, index));
				lastIndex = index + 1;
				html += match;
			}
			text = lastIndex !== index ? html + text.slice(lastIndex, index) : html;
		}
		return text;
	}
	var uppercasePattern = /([A-Z])/g;
	var msPattern = /^ms-/;
	var isJavaScriptProtocol = /^[\u0000-\u001F ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i;
	function sanitizeURL(url) {
		return isJavaScriptProtocol.test("" + url) ? "javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')" : url;
	}
	var ReactSharedInternals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
	var ReactDOMSharedInternals = ReactDOM.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
	var sharedNotPendingObject = {
		pending: !1,
		data: null,
		method: null,
		action: null
	};
	var previousDispatcher = ReactDOMSharedInternals.d;
	ReactDOMSharedInternals.d = {
		f: previousDispatcher.f,
		r: previousDispatcher.r,
		D: prefetchDNS,
		C: preconnect,
		L: preload,
		m: preloadModule,
		X: preinitScript,
		S: preinitStyle,
		M: preinitModuleScript
	};
	var PRELOAD_NO_CREDS = [];
	var currentlyFlushingRenderState = null;
	stringToPrecomputedChunk("\"></template>");
	var startInlineScript = stringToPrecomputedChunk("<script");
	var endInlineScript = stringToPrecomputedChunk("<\/script>");
	var startScriptSrc = stringToPrecomputedChunk("<script src=\"");
	var startModuleSrc = stringToPrecomputedChunk("<script type=\"module\" src=\"");
	var scriptNonce = stringToPrecomputedChunk(" nonce=\"");
	var scriptIntegirty = stringToPrecomputedChunk(" integrity=\"");
	var scriptCrossOrigin = stringToPrecomputedChunk(" crossorigin=\"");
	var endAsyncScript = stringToPrecomputedChunk(" async=\"\"><\/script>");
	var startInlineStyle = stringToPrecomputedChunk("<style");
	var scriptRegex = /(<\/|<)(s)(cript)/gi;
	function scriptReplacer(match, prefix, s, suffix) {
		return "" + prefix + ("s" === s ? "\\u0073" : "\\u0053") + suffix;
	}
	var importMapScriptStart = stringToPrecomputedChunk("<script type=\"importmap\">");
	var importMapScriptEnd = stringToPrecomputedChunk("<\/script>");
	function createRenderState(resumableState, nonce, externalRuntimeConfig, importMap, onHeaders, maxHeadersLength) {
		externalRuntimeConfig = "string" === typeof nonce ? nonce : nonce && nonce.script;
		var inlineScriptWithNonce = void 0 === externalRuntimeConfig ? startInlineScript : stringToPrecomputedChunk("<script nonce=\"" + escapeTextForBrowser(externalRuntimeConfig) + "\""), nonceStyle = "string" === typeof nonce ? void 0 : nonce && nonce.style, inlineStyleWithNonce = void 0 === nonceStyle ? startInlineStyle : stringToPrecomputedChunk("<style nonce=\"" + escapeTextForBrowser(nonceStyle) + "\""), idPrefix = resumableState.idPrefix, bootstrapChunks = [], bootstrapScriptContent = resumableState.bootstrapScriptContent, bootstrapScripts = resumableState.bootstrapScripts, bootstrapModules = resumableState.bootstrapModules;
		void 0 !== bootstrapScriptContent && (bootstrapChunks.push(inlineScriptWithNonce), pushCompletedShellIdAttribute(bootstrapChunks, resumableState), bootstrapChunks.push(endOfStartTag, ("" + bootstrapScriptContent).replace(scriptRegex, scriptReplacer), endInlineScript));
		bootstrapScriptContent = [];
		void 0 !== importMap && (bootstrapScriptContent.push(void 0 === externalRuntimeConfig ? importMapScriptStart : stringToPrecomputedChunk("<script type=\"importmap\" nonce=\"" + escapeTextForBrowser(externalRuntimeConfig) + "\">")), bootstrapScriptContent.push(("" + JSON.stringify(importMap)).replace(scriptRegex, scriptReplacer)), bootstrapScriptContent.push(importMapScriptEnd));
		importMap = onHeaders ? {
			preconnects: "",
			fontPreloads: "",
			highImagePreloads: "",
			remainingCapacity: 2 + ("number" === typeof maxHeadersLength ? maxHeadersLength : 2e3)
		} : null;
		onHeaders = {
			placeholderPrefix: stringToPrecomputedChunk(idPrefix + "P:"),
			segmentPrefix: stringToPrecomputedChunk(idPrefix + "S:"),
			boundaryPrefix: stringToPrecomputedChunk(idPrefix + "B:"),
			startInlineScript: inlineScriptWithNonce,
			startInlineStyle: inlineStyleWithNonce,
			preamble: createPreambleState(),
			externalRuntimeScript: null,
			bootstrapChunks,
			importMapChunks: bootstrapScriptContent,
			onHeaders,
			headers: importMap,
			resets: {
				font: {},
				dns: {},
				connect: {
					default: {},
					anonymous: {},
					credentials: {}
				},
				image: {},
				style: {}
			},
			charsetChunks: [],
			viewportChunks: [],
			hoistableChunks: [],
			preconnects: /* @__PURE__ */ new Set(),
			fontPreloads: /* @__PURE__ */ new Set(),
			highImagePreloads: /* @__PURE__ */ new Set(),
			styles: /* @__PURE__ */ new Map(),
			bootstrapScripts: /* @__PURE__ */ new Set(),
			scripts: /* @__PURE__ */ new Set(),
			bulkPreloads: /* @__PURE__ */ new Set(),
			preloads: {
				images: /* @__PURE__ */ new Map(),
				stylesheets: /* @__PURE__ */ new Map(),
				scripts: /* @__PURE__ */ new Map(),
				moduleScripts: /* @__PURE__ */ new Map()
			},
			nonce: {
				script: externalRuntimeConfig,
				style: nonceStyle
			},
			hoistableState: null,
			stylesToHoist: !1
		};
		if (void 0 !== bootstrapScripts) for (importMap = 0; importMap < bootstrapScripts.length; importMap++) idPrefix = bootstrapScripts[importMap], nonceStyle = inlineScriptWithNonce = void 0, inlineStyleWithNonce = {
			rel: "preload",
			as: "script",
			fetchPriority: "low",
			nonce
		}, "string" === typeof idPrefix ? inlineStyleWithNonce.href = maxHeadersLength = idPrefix : (inlineStyleWithNonce.href = maxHeadersLength = idPrefix.src, inlineStyleWithNonce.integrity = nonceStyle = "string" === typeof idPrefix.integrity ? idPrefix.integrity : void 0, inlineStyleWithNonce.crossOrigin = inlineScriptWithNonce = "string" === typeof idPrefix || null == idPrefix.crossOrigin ? void 0 : "use-credentials" === idPrefix.crossOrigin ? "use-credentials" : ""), idPrefix = resumableState, bootstrapScriptContent = maxHeadersLength, idPrefix.scriptResources[bootstrapScriptContent] = null, idPrefix.moduleScriptResources[bootstrapScriptContent] = null, idPrefix = [], pushLinkImpl(idPrefix, inlineStyleWithNonce), onHeaders.bootstrapScripts.add(idPrefix), bootstrapChunks.push(startScriptSrc, escapeTextForBrowser(maxHeadersLength), attributeEnd), externalRuntimeConfig && bootstrapChunks.push(scriptNonce, escapeTextForBrowser(externalRuntimeConfig), attributeEnd), "string" === typeof nonceStyle && bootstrapChunks.push(scriptIntegirty, escapeTextForBrowser(nonceStyle), attributeEnd), "string" === typeof inlineScriptWithNonce && bootstrapChunks.push(scriptCrossOrigin, escapeTextForBrowser(inlineScriptWithNonce), attributeEnd), pushCompletedShellIdAttribute(bootstrapChunks, resumableState), bootstrapChunks.push(endAsyncScript);
		if (void 0 !== bootstrapModules) for (nonce = 0; nonce < bootstrapModules.length; nonce++) nonceStyle = bootstrapModules[nonce], maxHeadersLength = importMap = void 0, inlineScriptWithNonce = {
			rel: "modulepreload",
			fetchPriority: "low",
			nonce: externalRuntimeConfig
		}, "string" === typeof nonceStyle ? inlineScriptWithNonce.href = bootstrapScripts = nonceStyle : (inlineScriptWithNonce.href = bootstrapScripts = nonceStyle.src, inlineScriptWithNonce.integrity = maxHeadersLength = "string" === typeof nonceStyle.integrity ? nonceStyle.integrity : void 0, inlineScriptWithNonce.crossOrigin = importMap = "string" === typeof nonceStyle || null == nonceStyle.crossOrigin ? void 0 : "use-credentials" === nonceStyle.crossOrigin ? "use-credentials" : ""), nonceStyle = resumableState, inlineStyleWithNonce = bootstrapScripts, nonceStyle.scriptResources[inlineStyleWithNonce] = null, nonceStyle.moduleScriptResources[inlineStyleWithNonce] = null, nonceStyle = [], pushLinkImpl(nonceStyle, inlineScriptWithNonce), onHeaders.bootstrapScripts.add(nonceStyle), bootstrapChunks.push(startModuleSrc, escapeTextForBrowser(bootstrapScripts), attributeEnd), externalRuntimeConfig && bootstrapChunks.push(scriptNonce, escapeTextForBrowser(externalRuntimeConfig), attributeEnd), "string" === typeof maxHeadersLength && bootstrapChunks.push(scriptIntegirty, escapeTextForBrowser(maxHeadersLength), attributeEnd), "string" === typeof importMap && bootstrapChunks.push(scriptCrossOrigin, escapeTextForBrowser(importMap), attributeEnd), pushCompletedShellIdAttribute(bootstrapChunks, resumableState), bootstrapChunks.push(endAsyncScript);
		return onHeaders;
	}
	function createResumableState(identifierPrefix, externalRuntimeConfig, bootstrapScriptContent, bootstrapScripts, bootstrapModules) {
		return {
			idPrefix: void 0 === identifierPrefix ? "" : identifierPrefix,
			nextFormID: 0,
			streamingFormat: 0,
			bootstrapScriptContent,
			bootstrapScripts,
			bootstrapModules,
			instructions: 0,
			hasBody: !1,
			hasHtml: !1,
			unknownResources: {},
			dnsResources: {},
			connectResources: {
				default: {},
				anonymous: {},
				credentials: {}
			},
			imageResources: {},
			styleResources: {},
			scriptResources: {},
			moduleUnknownResources: {},
			moduleScriptResources: {}
		};
	}
	function createPreambleState() {
		return {
			htmlChunks: null,
			headChunks: null,
			bodyChunks: null
		};
	}
	function createFormatContext(insertionMode, selectedValue, tagScope, viewTransition) {
		return {
			insertionMode,
			selectedValue,
			tagScope,
			viewTransition
		};
	}
	function createRootFormatContext(namespaceURI) {
		return createFormatContext("http://www.w3.org/2000/svg" === namespaceURI ? 4 : "http://www.w3.org/1998/Math/MathML" === namespaceURI ? 5 : 0, null, 0, null);
	}
	function getChildFormatContext(parentContext, type, props) {
		var subtreeScope = parentContext.tagScope & -25;
		switch (type) {
			case "noscript": return createFormatContext(2, null, subtreeScope | 1, null);
			case "select": return createFormatContext(2, null != props.value ? props.value : props.defaultValue, subtreeScope, null);
			case "svg": return createFormatContext(4, null, subtreeScope, null);
			case "picture": return createFormatContext(2, null, subtreeScope | 2, null);
			case "math": return createFormatContext(5, null, subtreeScope, null);
			case "foreignObject": return createFormatContext(2, null, subtreeScope, null);
			case "table": return createFormatContext(6, null, subtreeScope, null);
			case "thead":
			case "tbody":
			case "tfoot": return createFormatContext(7, null, subtreeScope, null);
			case "colgroup": return createFormatContext(9, null, subtreeScope, null);
			case "tr": return createFormatContext(8, null, subtreeScope, null);
			case "head":
				if (2 > parentContext.insertionMode) return createFormatContext(3, null, subtreeScope, null);
				break;
			case "html": if (0 === parentContext.insertionMode) return createFormatContext(1, null, subtreeScope, null);
		}
		return 6 <= parentContext.insertionMode || 2 > parentContext.insertionMode ? createFormatContext(2, null, subtreeScope, null) : null !== parentContext.viewTransition || parentContext.tagScope !== subtreeScope ? createFormatContext(parentContext.insertionMode, parentContext.selectedValue, subtreeScope, null) : parentContext;
	}
	function getSuspenseViewTransition(parentViewTransition) {
		return null === parentViewTransition ? null : {
			update: parentViewTransition.update,
			enter: "none",
			exit: "none",
			share: parentViewTransition.update,
			parentEnter: "none",
			parentExit: "none",
			name: parentViewTransition.autoName,
			autoName: parentViewTransition.autoName,
			nameIdx: 0
		};
	}
	function getSuspenseFallbackFormatContext(resumableState, parentContext) {
		parentContext.tagScope & 32 && (resumableState.instructions |= 128);
		return createFormatContext(parentContext.insertionMode, parentContext.selectedValue, parentContext.tagScope | 12, getSuspenseViewTransition(parentContext.viewTransition));
	}
	function getSuspenseContentFormatContext(resumableState, parentContext) {
		resumableState = getSuspenseViewTransition(parentContext.viewTransition);
		var subtreeScope = parentContext.tagScope | 16;
		null !== resumableState && "none" !== resumableState.share && (subtreeScope |= 64);
		return createFormatContext(parentContext.insertionMode, parentContext.selectedValue, subtreeScope, resumableState);
	}
	function makeId(resumableState, treeId, localId) {
		resumableState = "_" + resumableState.idPrefix + "R_" + treeId;
		0 < localId && (resumableState += "H" + localId.toString(32));
		return resumableState + "_";
	}
	var textSeparator = stringToPrecomputedChunk("<!-- -->");
	function pushTextInstance(target, text, renderState, textEmbedded) {
		if ("" === text) return textEmbedded;
		textEmbedded && target.push(textSeparator);
		target.push(escapeTextForBrowser(text));
		return !0;
	}
	function pushViewTransitionAttributes(target, formatContext) {
		formatContext = formatContext.viewTransition;
		null !== formatContext && ("auto" !== formatContext.name && (pushStringAttribute(target, "vt-name", 0 === formatContext.nameIdx ? formatContext.name : formatContext.name + "_" + formatContext.nameIdx), formatContext.nameIdx++), pushStringAttribute(target, "vt-update", formatContext.update), "none" !== formatContext.enter && pushStringAttribute(target, "vt-enter", formatContext.enter), "none" !== formatContext.exit && pushStringAttribute(target, "vt-exit", formatContext.exit), "none" !== formatContext.share && pushStringAttribute(target, "vt-share", formatContext.share));
	}
	var styleNameCache = /* @__PURE__ */ new Map();
	var styleAttributeStart = stringToPrecomputedChunk(" style=\"");
	var styleAssign = stringToPrecomputedChunk(":");
	var styleSeparator = stringToPrecomputedChunk(";");
	function pushStyleAttribute(target, style) {
		if ("object" !== typeof style) throw Error("The `style` prop expects a mapping from style properties to values, not a string. For example, style={{marginRight: spacing + 'em'}} when using JSX.");
		var isFirst = !0, styleName;
		for (styleName in style) if (hasOwnProperty.call(style, styleName)) {
			var styleValue = style[styleName];
			if (null != styleValue && "boolean" !== typeof styleValue && "" !== styleValue) {
				if (0 === styleName.indexOf("--")) {
					var nameChunk = escapeTextForBrowser(styleName);
					styleValue = escapeTextForBrowser(("" + styleValue).trim());
				} else nameChunk = styleNameCache.get(styleName), void 0 === nameChunk && (nameChunk = stringToPrecomputedChunk(escapeTextForBrowser(styleName.replace(uppercasePattern, "-$1").toLowerCase().replace(msPattern, "-ms-"))), styleNameCache.set(styleName, nameChunk)), styleValue = "number" === typeof styleValue ? 0 === styleValue || unitlessNumbers.has(styleName) ? "" + styleValue : styleValue + "px" : escapeTextForBrowser(("" + styleValue).trim());
				isFirst ? (isFirst = !1, target.push(styleAttributeStart, nameChunk, styleAssign, styleValue)) : target.push(styleSeparator, nameChunk, styleAssign, styleValue);
			}
		}
		isFirst || target.push(attributeEnd);
	}
	var attributeSeparator = stringToPrecomputedChunk(" ");
	var attributeAssign = stringToPrecomputedChunk("=\"");
	var attributeEnd = stringToPrecomputedChunk("\"");
	var attributeEmptyString = stringToPrecomputedChunk("=\"\"");
	function pushBooleanAttribute(target, name, value) {
		value && "function" !== typeof value && "symbol" !== typeof value && target.push(attributeSeparator, name, attributeEmptyString);
	}
	function pushStringAttribute(target, name, value) {
		"function" !== typeof value && "symbol" !== typeof value && "boolean" !== typeof value && target.push(attributeSeparator, name, attributeAssign, escapeTextForBrowser(value), attributeEnd);
	}
	var actionJavaScriptURL = stringToPrecomputedChunk(escapeTextForBrowser("javascript:throw new Error('React form unexpectedly submitted.')"));
	var startHiddenInputChunk = stringToPrecomputedChunk("<input type=\"hidden\"");
	function pushAdditionalFormField(value, key) {
		this.push(startHiddenInputChunk);
		validateAdditionalFormField(value);
		pushStringAttribute(this, "name", key);
		pushStringAttribute(this, "value", value);
		this.push(endOfStartTagSelfClosing);
	}
	function validateAdditionalFormField(value) {
		if ("string" !== typeof value) throw Error("File/Blob fields are not yet supported in progressive forms. Will fallback to client hydration.");
	}
	function getCustomFormFields(resumableState, formAction) {
		if ("function" === typeof formAction.$$FORM_ACTION) {
			var id = resumableState.nextFormID++;
			resumableState = resumableState.idPrefix + id;
			try {
				var customFields = formAction.$$FORM_ACTION(resumableState);
				if (customFields) customFields.data?.forEach(validateAdditionalFormField);
				return customFields;
			} catch (x) {
				if ("object" === typeof x && null !== x && "function" === typeof x.then) throw x;
			}
		}
		return null;
	}
	function pushFormActionAttribute(target, resumableState, renderState, formAction, formEncType, formMethod, formTarget, name) {
		var formData = null;
		if ("function" === typeof formAction) {
			var customFields = getCustomFormFields(resumableState, formAction);
			null !== customFields ? (name = customFields.name, formAction = customFields.action || "", formEncType = customFields.encType, formMethod = customFields.method, formTarget = customFields.target, formData = customFields.data) : (target.push(attributeSeparator, "formAction", attributeAssign, actionJavaScriptURL, attributeEnd), formTarget = formMethod = formEncType = formAction = name = null, injectFormReplayingRuntime(resumableState, renderState));
		}
		null != name && pushAttribute(target, "name", name);
		null != formAction && pushAttribute(target, "formAction", formAction);
		null != formEncType && pushAttribute(target, "formEncType", formEncType);
		null != formMethod && pushAttribute(target, "formMethod", formMethod);
		null != formTarget && pushAttribute(target, "formTarget", formTarget);
		return formData;
	}
	function pushAttribute(target, name, value) {
		switch (name) {
			case "className":
				pushStringAttribute(target, "class", value);
				break;
			case "tabIndex":
				pushStringAttribute(target, "tabindex", value);
				break;
			case "dir":
			case "role":
			case "viewBox":
			case "width":
			case "height":
				pushStringAttribute(target, name, value);
				break;
			case "style":
				pushStyleAttribute(target, value);
				break;
			case "src":
			case "href": if ("" === value) break;
			case "action":
			case "formAction":
				if (null == value || "function" === typeof value || "symbol" === typeof value || "boolean" === typeof value) break;
				value = sanitizeURL("" + value);
				target.push(attributeSeparator, name, attributeAssign, escapeTextForBrowser(value), attributeEnd);
				break;
			case "defaultValue":
			case "defaultChecked":
			case "innerHTML":
			case "suppressContentEditableWarning":
			case "suppressHydrationWarning":
			case "ref": break;
			case "autoFocus":
			case "multiple":
			case "muted":
				pushBooleanAttribute(target, name.toLowerCase(), value);
				break;
			case "xlinkHref":
				if ("function" === typeof value || "symbol" === typeof value || "boolean" === typeof value) break;
				value = sanitizeURL("" + value);
				target.push(attributeSeparator, "xlink:href", attributeAssign, escapeTextForBrowser(value), attributeEnd);
				break;
			case "contentEditable":
			case "spellCheck":
			case "draggable":
			case "value":
			case "autoReverse":
			case "externalResourcesRequired":
			case "focusable":
			case "preserveAlpha":
				"function" !== typeof value && "symbol" !== typeof value && target.push(attributeSeparator, name, attributeAssign, escapeTextForBrowser(value), attributeEnd);
				break;
			case "inert":
			case "allowFullScreen":
			case "async":
			case "autoPlay":
			case "controls":
			case "credentialless":
			case "default":
			case "defer":
			case "disabled":
			case "disablePictureInPicture":
			case "disableRemotePlayback":
			case "formNoValidate":
			case "hidden":
			case "loop":
			case "noModule":
			case "noValidate":
			case "open":
			case "playsInline":
			case "readOnly":
			case "required":
			case "reversed":
			case "scoped":
			case "seamless":
			case "itemScope":
				value && "function" !== typeof value && "symbol" !== typeof value && target.push(attributeSeparator, name, attributeEmptyString);
				break;
			case "capture":
			case "download":
				!0 === value ? target.push(attributeSeparator, name, attributeEmptyString) : !1 !== value && "function" !== typeof value && "symbol" !== typeof value && target.push(attributeSeparator, name, attributeAssign, escapeTextForBrowser(value), attributeEnd);
				break;
			case "cols":
			case "rows":
			case "size":
			case "span":
				"function" !== typeof value && "symbol" !== typeof value && !isNaN(value) && 1 <= value && target.push(attributeSeparator, name, attributeAssign, escapeTextForBrowser(value), attributeEnd);
				break;
			case "rowSpan":
			case "start":
				"function" === typeof value || "symbol" === typeof value || isNaN(value) || target.push(attributeSeparator, name, attributeAssign, escapeTextForBrowser(value), attributeEnd);
				break;
			case "xlinkActuate":
				pushStringAttribute(target, "xlink:actuate", value);
				break;
			case "xlinkArcrole":
				pushStringAttribute(target, "xlink:arcrole", value);
				break;
			case "xlinkRole":
				pushStringAttribute(target, "xlink:role", value);
				break;
			case "xlinkShow":
				pushStringAttribute(target, "xlink:show", value);
				break;
			case "xlinkTitle":
				pushStringAttribute(target, "xlink:title", value);
				break;
			case "xlinkType":
				pushStringAttribute(target, "xlink:type", value);
				break;
			case "xmlBase":
				pushStringAttribute(target, "xml:base", value);
				break;
			case "xmlLang":
				pushStringAttribute(target, "xml:lang", value);
				break;
			case "xmlSpace":
				pushStringAttribute(target, "xml:space", value);
				break;
			default: if (!(2 < name.length) || "o" !== name[0] && "O" !== name[0] || "n" !== name[1] && "N" !== name[1]) {
				if (name = aliases.get(name) || name, isAttributeNameSafe(name)) {
					switch (typeof value) {
						case "function":
						case "symbol": return;
						case "boolean":
							var prefix$8 = name.toLowerCase().slice(0, 5);
							if ("data-" !== prefix$8 && "aria-" !== prefix$8) return;
					}
					target.push(attributeSeparator, name, attributeAssign, escapeTextForBrowser(value), attributeEnd);
				}
			}
		}
	}
	var endOfStartTag = stringToPrecomputedChunk(">");
	var endOfStartTagSelfClosing = stringToPrecomputedChunk("/>");
	function pushInnerHTML(target, innerHTML, children) {
		if (null != innerHTML) {
			if (null != children) throw Error("Can only set one of `children` or `props.dangerouslySetInnerHTML`.");
			if ("object" !== typeof innerHTML || !("__html" in innerHTML)) throw Error("`props.dangerouslySetInnerHTML` must be in the form `{__html: ...}`. Please visit https://react.dev/link/dangerously-set-inner-html for more information.");
			innerHTML = innerHTML.__html;
			null !== innerHTML && void 0 !== innerHTML && target.push("" + innerHTML);
		}
	}
	function flattenOptionChildren(children) {
		var content = "";
		React.Children.forEach(children, function(child) {
			null != child && (content += child);
		});
		return content;
	}
	var selectedMarkerAttribute = stringToPrecomputedChunk(" selected=\"\"");
	var formReplayingRuntimeScript = stringToPrecomputedChunk("addEventListener(\"submit\",function(a){if(!a.defaultPrevented){var b=a.target,d=a.submitter,c=b.action,e=d;if(d){var f=d.getAttribute(\"formAction\");null!=f&&(c=f,e=null)}\"javascript:throw new Error('React form unexpectedly submitted.')\"===c&&(a.preventDefault(),a=new FormData(b,e),c=b.ownerDocument||b,(c.$$reactFormReplay=c.$$reactFormReplay||[]).push(b,d,a))}});");
	function injectFormReplayingRuntime(resumableState, renderState) {
		if (0 === (resumableState.instructions & 16)) {
			resumableState.instructions |= 16;
			var preamble = renderState.preamble, bootstrapChunks = renderState.bootstrapChunks;
			(preamble.htmlChunks || preamble.headChunks) && 0 === bootstrapChunks.length ? (bootstrapChunks.push(renderState.startInlineScript), pushCompletedShellIdAttribute(bootstrapChunks, resumableState), bootstrapChunks.push(endOfStartTag, formReplayingRuntimeScript, endInlineScript)) : bootstrapChunks.unshift(renderState.startInlineScript, endOfStartTag, formReplayingRuntimeScript, endInlineScript);
		}
	}
	var formStateMarkerIsMatching = stringToPrecomputedChunk("<!--F!-->");
	var formStateMarkerIsNotMatching = stringToPrecomputedChunk("<!--F-->");
	function pushLinkImpl(target, props) {
		target.push(startChunkForTag("link"));
		for (var propKey in props) if (hasOwnProperty.call(props, propKey)) {
			var propValue = props[propKey];
			if (null != propValue) switch (propKey) {
				case "children":
				case "dangerouslySetInnerHTML": throw Error("link is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`.");
				default: pushAttribute(target, propKey, propValue);
			}
		}
		target.push(endOfStartTagSelfClosing);
		return null;
	}
	var styleRegex = /(<\/|<)(s)(tyle)/gi;
	function styleReplacer(match, prefix, s, suffix) {
		return "" + prefix + ("s" === s ? "\\73 " : "\\53 ") + suffix;
	}
	function pushSelfClosing(target, props, tag, formatContext) {
		target.push(startChunkForTag(tag));
		for (var propKey in props) if (hasOwnProperty.call(props, propKey)) {
			var propValue = props[propKey];
			if (null != propValue) switch (propKey) {
				case "children":
				case "dangerouslySetInnerHTML": throw Error(tag + " is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`.");
				default: pushAttribute(target, propKey, propValue);
			}
		}
		pushViewTransitionAttributes(target, formatContext);
		target.push(endOfStartTagSelfClosing);
		return null;
	}
	function pushTitleImpl(target, props) {
		target.push(startChunkForTag("title"));
		var children = null, innerHTML = null, propKey;
		for (propKey in props) if (hasOwnProperty.call(props, propKey)) {
			var propValue = props[propKey];
			if (null != propValue) switch (propKey) {
				case "children":
					children = propValue;
					break;
				case "dangerouslySetInnerHTML":
					innerHTML = propValue;
					break;
				default: pushAttribute(target, propKey, propValue);
			}
		}
		target.push(endOfStartTag);
		props = Array.isArray(children) ? 2 > children.length ? children[0] : null : children;
		"function" !== typeof props && "symbol" !== typeof props && null !== props && void 0 !== props && target.push(escapeTextForBrowser("" + props));
		pushInnerHTML(target, innerHTML, children);
		target.push(endChunkForTag("title"));
		return null;
	}
	var headPreambleContributionChunk = stringToPrecomputedChunk("<!--head-->");
	var bodyPreambleContributionChunk = stringToPrecomputedChunk("<!--body-->");
	var htmlPreambleContributionChunk = stringToPrecomputedChunk("<!--html-->");
	function pushScriptImpl(target, props) {
		target.push(startChunkForTag("script"));
		var children = null, innerHTML = null, propKey;
		for (propKey in props) if (hasOwnProperty.call(props, propKey)) {
			var propValue = props[propKey];
			if (null != propValue) switch (propKey) {
				case "children":
					children = propValue;
					break;
				case "dangerouslySetInnerHTML":
					innerHTML = propValue;
					break;
				default: pushAttribute(target, propKey, propValue);
			}
		}
		target.push(endOfStartTag);
		pushInnerHTML(target, innerHTML, children);
		"string" === typeof children && target.push(("" + children).replace(scriptRegex, scriptReplacer));
		target.push(endChunkForTag("script"));
		return null;
	}
	function pushStartSingletonElement(target, props, tag, formatContext) {
		target.push(startChunkForTag(tag));
		var innerHTML = tag = null, propKey;
		for (propKey in props) if (hasOwnProperty.call(props, propKey)) {
			var propValue = props[propKey];
			if (null != propValue) switch (propKey) {
				case "children":
					tag = propValue;
					break;
				case "dangerouslySetInnerHTML":
					innerHTML = propValue;
					break;
				default: pushAttribute(target, propKey, propValue);
			}
		}
		pushViewTransitionAttributes(target, formatContext);
		target.push(endOfStartTag);
		pushInnerHTML(target, innerHTML, tag);
		return tag;
	}
	function pushStartGenericElement(target, props, tag, formatContext) {
		target.push(startChunkForTag(tag));
		var innerHTML = tag = null, propKey;
		for (propKey in props) if (hasOwnProperty.call(props, propKey)) {
			var propValue = props[propKey];
			if (null != propValue) switch (propKey) {
				case "children":
					tag = propValue;
					break;
				case "dangerouslySetInnerHTML":
					innerHTML = propValue;
					break;
				default: pushAttribute(target, propKey, propValue);
			}
		}
		pushViewTransitionAttributes(target, formatContext);
		target.push(endOfStartTag);
		pushInnerHTML(target, innerHTML, tag);
		return "string" === typeof tag ? (target.push(escapeTextForBrowser(tag)), null) : tag;
	}
	var leadingNewline = stringToPrecomputedChunk("\n");
	var VALID_TAG_REGEX = /^[a-zA-Z][a-zA-Z:_\.\-\d]*$/;
	var validatedTagCache = /* @__PURE__ */ new Map();
	function startChunkForTag(tag) {
		var tagStartChunk = validatedTagCache.get(tag);
		if (void 0 === tagStartChunk) {
			if (!VALID_TAG_REGEX.test(tag)) throw Error("Invalid tag: " + tag);
			tagStartChunk = stringToPrecomputedChunk("<" + tag);
			validatedTagCache.set(tag, tagStartChunk);
		}
		return tagStartChunk;
	}
	var doctypeChunk = stringToPrecomputedChunk("<!DOCTYPE html>");
	function pushStartInstance(target$jscomp$0, type, props, resumableState, renderState, preambleState, hoistableState, formatContext, textEmbedded) {
		switch (type) {
			case "div":
			case "span":
			case "svg":
			case "path": break;
			case "a":
				target$jscomp$0.push(startChunkForTag("a"));
				var children = null, innerHTML = null, propKey;
				for (propKey in props) if (hasOwnProperty.call(props, propKey)) {
					var propValue = props[propKey];
					if (null != propValue) switch (propKey) {
						case "children":
							children = propValue;
							break;
						case "dangerouslySetInnerHTML":
							innerHTML = propValue;
							break;
						case "href":
							"" === propValue ? pushStringAttribute(target$jscomp$0, "href", "") : pushAttribute(target$jscomp$0, propKey, propValue);
							break;
						default: pushAttribute(target$jscomp$0, propKey, propValue);
					}
				}
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(endOfStartTag);
				pushInnerHTML(target$jscomp$0, innerHTML, children);
				if ("string" === typeof children) {
					target$jscomp$0.push(escapeTextForBrowser(children));
					var JSCompiler_inline_result = null;
				} else JSCompiler_inline_result = children;
				return JSCompiler_inline_result;
			case "g":
			case "p":
			case "li": break;
			case "select":
				target$jscomp$0.push(startChunkForTag("select"));
				var children$jscomp$0 = null, innerHTML$jscomp$0 = null, propKey$jscomp$0;
				for (propKey$jscomp$0 in props) if (hasOwnProperty.call(props, propKey$jscomp$0)) {
					var propValue$jscomp$0 = props[propKey$jscomp$0];
					if (null != propValue$jscomp$0) switch (propKey$jscomp$0) {
						case "children":
							children$jscomp$0 = propValue$jscomp$0;
							break;
						case "dangerouslySetInnerHTML":
							innerHTML$jscomp$0 = propValue$jscomp$0;
							break;
						case "defaultValue":
						case "value": break;
						default: pushAttribute(target$jscomp$0, propKey$jscomp$0, propValue$jscomp$0);
					}
				}
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(endOfStartTag);
				pushInnerHTML(target$jscomp$0, innerHTML$jscomp$0, children$jscomp$0);
				return children$jscomp$0;
			case "option":
				var selectedValue = formatContext.selectedValue;
				target$jscomp$0.push(startChunkForTag("option"));
				var children$jscomp$1 = null, value = null, selected = null, innerHTML$jscomp$1 = null, propKey$jscomp$1;
				for (propKey$jscomp$1 in props) if (hasOwnProperty.call(props, propKey$jscomp$1)) {
					var propValue$jscomp$1 = props[propKey$jscomp$1];
					if (null != propValue$jscomp$1) switch (propKey$jscomp$1) {
						case "children":
							children$jscomp$1 = propValue$jscomp$1;
							break;
						case "selected":
							selected = propValue$jscomp$1;
							break;
						case "dangerouslySetInnerHTML":
							innerHTML$jscomp$1 = propValue$jscomp$1;
							break;
						case "value": value = propValue$jscomp$1;
						default: pushAttribute(target$jscomp$0, propKey$jscomp$1, propValue$jscomp$1);
					}
				}
				if (null != selectedValue) {
					var stringValue = null !== value ? "" + value : flattenOptionChildren(children$jscomp$1);
					if (isArrayImpl(selectedValue)) {
						for (var i = 0; i < selectedValue.length; i++) if ("" + selectedValue[i] === stringValue) {
							target$jscomp$0.push(selectedMarkerAttribute);
							break;
						}
					} else "" + selectedValue === stringValue && target$jscomp$0.push(selectedMarkerAttribute);
				} else selected && target$jscomp$0.push(selectedMarkerAttribute);
				target$jscomp$0.push(endOfStartTag);
				pushInnerHTML(target$jscomp$0, innerHTML$jscomp$1, children$jscomp$1);
				return children$jscomp$1;
			case "textarea":
				target$jscomp$0.push(startChunkForTag("textarea"));
				var value$jscomp$0 = null, defaultValue = null, children$jscomp$2 = null, propKey$jscomp$2;
				for (propKey$jscomp$2 in props) if (hasOwnProperty.call(props, propKey$jscomp$2)) {
					var propValue$jscomp$2 = props[propKey$jscomp$2];
					if (null != propValue$jscomp$2) switch (propKey$jscomp$2) {
						case "children":
							children$jscomp$2 = propValue$jscomp$2;
							break;
						case "value":
							value$jscomp$0 = propValue$jscomp$2;
							break;
						case "defaultValue":
							defaultValue = propValue$jscomp$2;
							break;
						case "dangerouslySetInnerHTML": throw Error("`dangerouslySetInnerHTML` does not make sense on <textarea>.");
						default: pushAttribute(target$jscomp$0, propKey$jscomp$2, propValue$jscomp$2);
					}
				}
				null === value$jscomp$0 && null !== defaultValue && (value$jscomp$0 = defaultValue);
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(endOfStartTag);
				if (null != children$jscomp$2) {
					if (null != value$jscomp$0) throw Error("If you supply `defaultValue` on a <textarea>, do not pass children.");
					if (isArrayImpl(children$jscomp$2)) {
						if (1 < children$jscomp$2.length) throw Error("<textarea> can only have at most one child.");
						value$jscomp$0 = "" + children$jscomp$2[0];
					}
					value$jscomp$0 = "" + children$jscomp$2;
				}
				"string" === typeof value$jscomp$0 && "\n" === value$jscomp$0[0] && target$jscomp$0.push(leadingNewline);
				null !== value$jscomp$0 && target$jscomp$0.push(escapeTextForBrowser("" + value$jscomp$0));
				return null;
			case "input":
				target$jscomp$0.push(startChunkForTag("input"));
				var name = null, formAction = null, formEncType = null, formMethod = null, formTarget = null, value$jscomp$1 = null, defaultValue$jscomp$0 = null, checked = null, defaultChecked = null, propKey$jscomp$3;
				for (propKey$jscomp$3 in props) if (hasOwnProperty.call(props, propKey$jscomp$3)) {
					var propValue$jscomp$3 = props[propKey$jscomp$3];
					if (null != propValue$jscomp$3) switch (propKey$jscomp$3) {
						case "children":
						case "dangerouslySetInnerHTML": throw Error("input is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`.");
						case "name":
							name = propValue$jscomp$3;
							break;
						case "formAction":
							formAction = propValue$jscomp$3;
							break;
						case "formEncType":
							formEncType = propValue$jscomp$3;
							break;
						case "formMethod":
							formMethod = propValue$jscomp$3;
							break;
						case "formTarget":
							formTarget = propValue$jscomp$3;
							break;
						case "defaultChecked":
							defaultChecked = propValue$jscomp$3;
							break;
						case "defaultValue":
							defaultValue$jscomp$0 = propValue$jscomp$3;
							break;
						case "checked":
							checked = propValue$jscomp$3;
							break;
						case "value":
							value$jscomp$1 = propValue$jscomp$3;
							break;
						default: pushAttribute(target$jscomp$0, propKey$jscomp$3, propValue$jscomp$3);
					}
				}
				var formData = pushFormActionAttribute(target$jscomp$0, resumableState, renderState, formAction, formEncType, formMethod, formTarget, name);
				null !== checked ? pushBooleanAttribute(target$jscomp$0, "checked", checked) : null !== defaultChecked && pushBooleanAttribute(target$jscomp$0, "checked", defaultChecked);
				null !== value$jscomp$1 ? pushAttribute(target$jscomp$0, "value", value$jscomp$1) : null !== defaultValue$jscomp$0 && pushAttribute(target$jscomp$0, "value", defaultValue$jscomp$0);
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(endOfStartTagSelfClosing);
				formData?.forEach(pushAdditionalFormField, target$jscomp$0);
				return null;
			case "button":
				target$jscomp$0.push(startChunkForTag("button"));
				var children$jscomp$3 = null, innerHTML$jscomp$2 = null, name$jscomp$0 = null, formAction$jscomp$0 = null, formEncType$jscomp$0 = null, formMethod$jscomp$0 = null, formTarget$jscomp$0 = null, propKey$jscomp$4;
				for (propKey$jscomp$4 in props) if (hasOwnProperty.call(props, propKey$jscomp$4)) {
					var propValue$jscomp$4 = props[propKey$jscomp$4];
					if (null != propValue$jscomp$4) switch (propKey$jscomp$4) {
						case "children":
							children$jscomp$3 = propValue$jscomp$4;
							break;
						case "dangerouslySetInnerHTML":
							innerHTML$jscomp$2 = propValue$jscomp$4;
							break;
						case "name":
							name$jscomp$0 = propValue$jscomp$4;
							break;
						case "formAction":
							formAction$jscomp$0 = propValue$jscomp$4;
							break;
						case "formEncType":
							formEncType$jscomp$0 = propValue$jscomp$4;
							break;
						case "formMethod":
							formMethod$jscomp$0 = propValue$jscomp$4;
							break;
						case "formTarget":
							formTarget$jscomp$0 = propValue$jscomp$4;
							break;
						default: pushAttribute(target$jscomp$0, propKey$jscomp$4, propValue$jscomp$4);
					}
				}
				var formData$jscomp$0 = pushFormActionAttribute(target$jscomp$0, resumableState, renderState, formAction$jscomp$0, formEncType$jscomp$0, formMethod$jscomp$0, formTarget$jscomp$0, name$jscomp$0);
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(endOfStartTag);
				formData$jscomp$0?.forEach(pushAdditionalFormField, target$jscomp$0);
				pushInnerHTML(target$jscomp$0, innerHTML$jscomp$2, children$jscomp$3);
				if ("string" === typeof children$jscomp$3) {
					target$jscomp$0.push(escapeTextForBrowser(children$jscomp$3));
					var JSCompiler_inline_result$jscomp$0 = null;
				} else JSCompiler_inline_result$jscomp$0 = children$jscomp$3;
				return JSCompiler_inline_result$jscomp$0;
			case "form":
				target$jscomp$0.push(startChunkForTag("form"));
				var children$jscomp$4 = null, innerHTML$jscomp$3 = null, formAction$jscomp$1 = null, formEncType$jscomp$1 = null, formMethod$jscomp$1 = null, formTarget$jscomp$1 = null, propKey$jscomp$5;
				for (propKey$jscomp$5 in props) if (hasOwnProperty.call(props, propKey$jscomp$5)) {
					var propValue$jscomp$5 = props[propKey$jscomp$5];
					if (null != propValue$jscomp$5) switch (propKey$jscomp$5) {
						case "children":
							children$jscomp$4 = propValue$jscomp$5;
							break;
						case "dangerouslySetInnerHTML":
							innerHTML$jscomp$3 = propValue$jscomp$5;
							break;
						case "action":
							formAction$jscomp$1 = propValue$jscomp$5;
							break;
						case "encType":
							formEncType$jscomp$1 = propValue$jscomp$5;
							break;
						case "method":
							formMethod$jscomp$1 = propValue$jscomp$5;
							break;
						case "target":
							formTarget$jscomp$1 = propValue$jscomp$5;
							break;
						default: pushAttribute(target$jscomp$0, propKey$jscomp$5, propValue$jscomp$5);
					}
				}
				var formData$jscomp$1 = null, formActionName = null;
				if ("function" === typeof formAction$jscomp$1) {
					var customFields = getCustomFormFields(resumableState, formAction$jscomp$1);
					null !== customFields ? (formAction$jscomp$1 = customFields.action || "", formEncType$jscomp$1 = customFields.encType, formMethod$jscomp$1 = customFields.method, formTarget$jscomp$1 = customFields.target, formData$jscomp$1 = customFields.data, formActionName = customFields.name) : (target$jscomp$0.push(attributeSeparator, "action", attributeAssign, actionJavaScriptURL, attributeEnd), formTarget$jscomp$1 = formMethod$jscomp$1 = formEncType$jscomp$1 = formAction$jscomp$1 = null, injectFormReplayingRuntime(resumableState, renderState));
				}
				null != formAction$jscomp$1 && pushAttribute(target$jscomp$0, "action", formAction$jscomp$1);
				null != formEncType$jscomp$1 && pushAttribute(target$jscomp$0, "encType", formEncType$jscomp$1);
				null != formMethod$jscomp$1 && pushAttribute(target$jscomp$0, "method", formMethod$jscomp$1);
				null != formTarget$jscomp$1 && pushAttribute(target$jscomp$0, "target", formTarget$jscomp$1);
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(endOfStartTag);
				null !== formActionName && (target$jscomp$0.push(startHiddenInputChunk), pushStringAttribute(target$jscomp$0, "name", formActionName), target$jscomp$0.push(endOfStartTagSelfClosing), formData$jscomp$1?.forEach(pushAdditionalFormField, target$jscomp$0));
				pushInnerHTML(target$jscomp$0, innerHTML$jscomp$3, children$jscomp$4);
				if ("string" === typeof children$jscomp$4) {
					target$jscomp$0.push(escapeTextForBrowser(children$jscomp$4));
					var JSCompiler_inline_result$jscomp$1 = null;
				} else JSCompiler_inline_result$jscomp$1 = children$jscomp$4;
				return JSCompiler_inline_result$jscomp$1;
			case "menuitem":
				target$jscomp$0.push(startChunkForTag("menuitem"));
				for (var propKey$jscomp$6 in props) if (hasOwnProperty.call(props, propKey$jscomp$6)) {
					var propValue$jscomp$6 = props[propKey$jscomp$6];
					if (null != propValue$jscomp$6) switch (propKey$jscomp$6) {
						case "children":
						case "dangerouslySetInnerHTML": throw Error("menuitems cannot have `children` nor `dangerouslySetInnerHTML`.");
						default: pushAttribute(target$jscomp$0, propKey$jscomp$6, propValue$jscomp$6);
					}
				}
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(endOfStartTag);
				return null;
			case "object":
				target$jscomp$0.push(startChunkForTag("object"));
				var children$jscomp$5 = null, innerHTML$jscomp$4 = null, propKey$jscomp$7;
				for (propKey$jscomp$7 in props) if (hasOwnProperty.call(props, propKey$jscomp$7)) {
					var propValue$jscomp$7 = props[propKey$jscomp$7];
					if (null != propValue$jscomp$7) switch (propKey$jscomp$7) {
						case "children":
							children$jscomp$5 = propValue$jscomp$7;
							break;
						case "dangerouslySetInnerHTML":
							innerHTML$jscomp$4 = propValue$jscomp$7;
							break;
						case "data":
							var sanitizedValue = sanitizeURL("" + propValue$jscomp$7);
							if ("" === sanitizedValue) break;
							target$jscomp$0.push(attributeSeparator, "data", attributeAssign, escapeTextForBrowser(sanitizedValue), attributeEnd);
							break;
						default: pushAttribute(target$jscomp$0, propKey$jscomp$7, propValue$jscomp$7);
					}
				}
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(endOfStartTag);
				pushInnerHTML(target$jscomp$0, innerHTML$jscomp$4, children$jscomp$5);
				if ("string" === typeof children$jscomp$5) {
					target$jscomp$0.push(escapeTextForBrowser(children$jscomp$5));
					var JSCompiler_inline_result$jscomp$2 = null;
				} else JSCompiler_inline_result$jscomp$2 = children$jscomp$5;
				return JSCompiler_inline_result$jscomp$2;
			case "title":
				var noscriptTagInScope = formatContext.tagScope & 1, isFallback = formatContext.tagScope & 4;
				if (4 === formatContext.insertionMode || noscriptTagInScope || null != props.itemProp) var JSCompiler_inline_result$jscomp$3 = pushTitleImpl(target$jscomp$0, props);
				else isFallback ? JSCompiler_inline_result$jscomp$3 = null : (pushTitleImpl(renderState.hoistableChunks, props), JSCompiler_inline_result$jscomp$3 = void 0);
				return JSCompiler_inline_result$jscomp$3;
			case "link":
				var noscriptTagInScope$jscomp$0 = formatContext.tagScope & 1, isFallback$jscomp$0 = formatContext.tagScope & 4, rel = props.rel, href = props.href, precedence = props.precedence;
				if (4 === formatContext.insertionMode || noscriptTagInScope$jscomp$0 || null != props.itemProp || "string" !== typeof rel || "string" !== typeof href || "" === href) {
					pushLinkImpl(target$jscomp$0, props);
					var JSCompiler_inline_result$jscomp$4 = null;
				} else if ("stylesheet" === props.rel) if ("string" !== typeof precedence || null != props.disabled || props.onLoad || props.onError) JSCompiler_inline_result$jscomp$4 = pushLinkImpl(target$jscomp$0, props);
				else {
					var styleQueue = renderState.styles.get(precedence), resourceState = resumableState.styleResources.hasOwnProperty(href) ? resumableState.styleResources[href] : void 0;
					if (null !== resourceState) {
						resumableState.styleResources[href] = null;
						styleQueue || (styleQueue = {
							precedence: escapeTextForBrowser(precedence),
							rules: [],
							hrefs: [],
							sheets: /* @__PURE__ */ new Map()
						}, renderState.styles.set(precedence, styleQueue));
						var resource = {
							state: 0,
							props: assign({}, props, {
								"data-precedence": props.precedence,
								precedence: null
							})
						};
						if (resourceState) {
							2 === resourceState.length && adoptPreloadCredentials(resource.props, resourceState);
							var preloadResource = renderState.preloads.stylesheets.get(href);
							preloadResource && 0 < preloadResource.length ? preloadResource.length = 0 : resource.state = 1;
						}
						styleQueue.sheets.set(href, resource);
						hoistableState && hoistableState.stylesheets.add(resource);
					} else if (styleQueue) {
						var resource$9 = styleQueue.sheets.get(href);
						resource$9 && hoistableState && hoistableState.stylesheets.add(resource$9);
					}
					textEmbedded && target$jscomp$0.push(textSeparator);
					JSCompiler_inline_result$jscomp$4 = null;
				}
				else props.onLoad || props.onError ? JSCompiler_inline_result$jscomp$4 = pushLinkImpl(target$jscomp$0, props) : (textEmbedded && target$jscomp$0.push(textSeparator), JSCompiler_inline_result$jscomp$4 = isFallback$jscomp$0 ? null : pushLinkImpl(renderState.hoistableChunks, props));
				return JSCompiler_inline_result$jscomp$4;
			case "script":
				var noscriptTagInScope$jscomp$1 = formatContext.tagScope & 1, asyncProp = props.async;
				if ("string" !== typeof props.src || !props.src || !asyncProp || "function" === typeof asyncProp || "symbol" === typeof asyncProp || props.onLoad || props.onError || 4 === formatContext.insertionMode || noscriptTagInScope$jscomp$1 || null != props.itemProp) var JSCompiler_inline_result$jscomp$5 = pushScriptImpl(target$jscomp$0, props);
				else {
					var key = props.src;
					if ("module" === props.type) {
						var resources = resumableState.moduleScriptResources;
						var preloads = renderState.preloads.moduleScripts;
					} else resources = resumableState.scriptResources, preloads = renderState.preloads.scripts;
					var resourceState$jscomp$0 = resources.hasOwnProperty(key) ? resources[key] : void 0;
					if (null !== resourceState$jscomp$0) {
						resources[key] = null;
						var scriptProps = props;
						if (resourceState$jscomp$0) {
							2 === resourceState$jscomp$0.length && (scriptProps = assign({}, props), adoptPreloadCredentials(scriptProps, resourceState$jscomp$0));
							var preloadResource$jscomp$0 = preloads.get(key);
							preloadResource$jscomp$0 && (preloadResource$jscomp$0.length = 0);
						}
						var resource$jscomp$0 = [];
						renderState.scripts.add(resource$jscomp$0);
						pushScriptImpl(resource$jscomp$0, scriptProps);
					}
					textEmbedded && target$jscomp$0.push(textSeparator);
					JSCompiler_inline_result$jscomp$5 = null;
				}
				return JSCompiler_inline_result$jscomp$5;
			case "style":
				var noscriptTagInScope$jscomp$2 = formatContext.tagScope & 1, precedence$jscomp$0 = props.precedence, href$jscomp$0 = props.href, nonce = props.nonce;
				if (4 === formatContext.insertionMode || noscriptTagInScope$jscomp$2 || null != props.itemProp || "string" !== typeof precedence$jscomp$0 || "string" !== typeof href$jscomp$0 || "" === href$jscomp$0) {
					target$jscomp$0.push(startChunkForTag("style"));
					var children$jscomp$6 = null, innerHTML$jscomp$5 = null, propKey$jscomp$8;
					for (propKey$jscomp$8 in props) if (hasOwnProperty.call(props, propKey$jscomp$8)) {
						var propValue$jscomp$8 = props[propKey$jscomp$8];
						if (null != propValue$jscomp$8) switch (propKey$jscomp$8) {
							case "children":
								children$jscomp$6 = propValue$jscomp$8;
								break;
							case "dangerouslySetInnerHTML":
								innerHTML$jscomp$5 = propValue$jscomp$8;
								break;
							default: pushAttribute(target$jscomp$0, propKey$jscomp$8, propValue$jscomp$8);
						}
					}
					target$jscomp$0.push(endOfStartTag);
					var child = Array.isArray(children$jscomp$6) ? 2 > children$jscomp$6.length ? children$jscomp$6[0] : null : children$jscomp$6;
					"function" !== typeof child && "symbol" !== typeof child && null !== child && void 0 !== child && target$jscomp$0.push(("" + child).replace(styleRegex, styleReplacer));
					pushInnerHTML(target$jscomp$0, innerHTML$jscomp$5, children$jscomp$6);
					target$jscomp$0.push(endChunkForTag("style"));
					var JSCompiler_inline_result$jscomp$6 = null;
				} else {
					var styleQueue$jscomp$0 = renderState.styles.get(precedence$jscomp$0);
					if (null !== (resumableState.styleResources.hasOwnProperty(href$jscomp$0) ? resumableState.styleResources[href$jscomp$0] : void 0)) {
						resumableState.styleResources[href$jscomp$0] = null;
						styleQueue$jscomp$0 || (styleQueue$jscomp$0 = {
							precedence: escapeTextForBrowser(precedence$jscomp$0),
							rules: [],
							hrefs: [],
							sheets: /* @__PURE__ */ new Map()
						}, renderState.styles.set(precedence$jscomp$0, styleQueue$jscomp$0));
						var nonceStyle = renderState.nonce.style;
						if (!nonceStyle || nonceStyle === nonce) {
							styleQueue$jscomp$0.hrefs.push(escapeTextForBrowser(href$jscomp$0));
							var target = styleQueue$jscomp$0.rules, children$jscomp$7 = null, innerHTML$jscomp$6 = null, propKey$jscomp$9;
							for (propKey$jscomp$9 in props) if (hasOwnProperty.call(props, propKey$jscomp$9)) {
								var propValue$jscomp$9 = props[propKey$jscomp$9];
								if (null != propValue$jscomp$9) switch (propKey$jscomp$9) {
									case "children":
										children$jscomp$7 = propValue$jscomp$9;
										break;
									case "dangerouslySetInnerHTML": innerHTML$jscomp$6 = propValue$jscomp$9;
								}
							}
							var child$jscomp$0 = Array.isArray(children$jscomp$7) ? 2 > children$jscomp$7.length ? children$jscomp$7[0] : null : children$jscomp$7;
							"function" !== typeof child$jscomp$0 && "symbol" !== typeof child$jscomp$0 && null !== child$jscomp$0 && void 0 !== child$jscomp$0 && target.push(("" + child$jscomp$0).replace(styleRegex, styleReplacer));
							pushInnerHTML(target, innerHTML$jscomp$6, children$jscomp$7);
						}
					}
					styleQueue$jscomp$0 && hoistableState && hoistableState.styles.add(styleQueue$jscomp$0);
					textEmbedded && target$jscomp$0.push(textSeparator);
					JSCompiler_inline_result$jscomp$6 = void 0;
				}
				return JSCompiler_inline_result$jscomp$6;
			case "meta":
				var noscriptTagInScope$jscomp$3 = formatContext.tagScope & 1, isFallback$jscomp$1 = formatContext.tagScope & 4;
				if (4 === formatContext.insertionMode || noscriptTagInScope$jscomp$3 || null != props.itemProp) var JSCompiler_inline_result$jscomp$7 = pushSelfClosing(target$jscomp$0, props, "meta", formatContext);
				else textEmbedded && target$jscomp$0.push(textSeparator), JSCompiler_inline_result$jscomp$7 = isFallback$jscomp$1 ? null : "string" === typeof props.charSet ? pushSelfClosing(renderState.charsetChunks, props, "meta", formatContext) : "viewport" === props.name ? pushSelfClosing(renderState.viewportChunks, props, "meta", formatContext) : pushSelfClosing(renderState.hoistableChunks, props, "meta", formatContext);
				return JSCompiler_inline_result$jscomp$7;
			case "listing":
			case "pre":
				target$jscomp$0.push(startChunkForTag(type));
				var children$jscomp$8 = null, innerHTML$jscomp$7 = null, propKey$jscomp$10;
				for (propKey$jscomp$10 in props) if (hasOwnProperty.call(props, propKey$jscomp$10)) {
					var propValue$jscomp$10 = props[propKey$jscomp$10];
					if (null != propValue$jscomp$10) switch (propKey$jscomp$10) {
						case "children":
							children$jscomp$8 = propValue$jscomp$10;
							break;
						case "dangerouslySetInnerHTML":
							innerHTML$jscomp$7 = propValue$jscomp$10;
							break;
						default: pushAttribute(target$jscomp$0, propKey$jscomp$10, propValue$jscomp$10);
					}
				}
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(endOfStartTag);
				if (null != innerHTML$jscomp$7) {
					if (null != children$jscomp$8) throw Error("Can only set one of `children` or `props.dangerouslySetInnerHTML`.");
					if ("object" !== typeof innerHTML$jscomp$7 || !("__html" in innerHTML$jscomp$7)) throw Error("`props.dangerouslySetInnerHTML` must be in the form `{__html: ...}`. Please visit https://react.dev/link/dangerously-set-inner-html for more information.");
					var html = innerHTML$jscomp$7.__html;
					null !== html && void 0 !== html && ("string" === typeof html && 0 < html.length && "\n" === html[0] ? target$jscomp$0.push(leadingNewline, html) : target$jscomp$0.push("" + html));
				}
				"string" === typeof children$jscomp$8 && "\n" === children$jscomp$8[0] && target$jscomp$0.push(leadingNewline);
				return children$jscomp$8;
			case "img":
				var pictureOrNoScriptTagInScope = formatContext.tagScope & 3, src = props.src, srcSet = props.srcSet;
				if (!("lazy" === props.loading || !src && !srcSet || "string" !== typeof src && null != src || "string" !== typeof srcSet && null != srcSet || "low" === props.fetchPriority || pictureOrNoScriptTagInScope) && ("string" !== typeof src || ":" !== src[4] || "d" !== src[0] && "D" !== src[0] || "a" !== src[1] && "A" !== src[1] || "t" !== src[2] && "T" !== src[2] || "a" !== src[3] && "A" !== src[3]) && ("string" !== typeof srcSet || ":" !== srcSet[4] || "d" !== srcSet[0] && "D" !== srcSet[0] || "a" !== srcSet[1] && "A" !== srcSet[1] || "t" !== srcSet[2] && "T" !== srcSet[2] || "a" !== srcSet[3] && "A" !== srcSet[3])) {
					null !== hoistableState && formatContext.tagScope & 64 && (hoistableState.suspenseyImages = !0);
					var sizes = "string" === typeof props.sizes ? props.sizes : void 0, key$jscomp$0 = srcSet ? srcSet + "\n" + (sizes || "") : src, promotablePreloads = renderState.preloads.images, resource$jscomp$1 = promotablePreloads.get(key$jscomp$0);
					if (resource$jscomp$1) {
						if ("high" === props.fetchPriority || 10 > renderState.highImagePreloads.size) promotablePreloads.delete(key$jscomp$0), renderState.highImagePreloads.add(resource$jscomp$1);
					} else if (!resumableState.imageResources.hasOwnProperty(key$jscomp$0)) {
						resumableState.imageResources[key$jscomp$0] = PRELOAD_NO_CREDS;
						var input = props.crossOrigin;
						var JSCompiler_inline_result$jscomp$8 = "string" === typeof input ? "use-credentials" === input ? input : "" : void 0;
						var headers = renderState.headers, header;
						headers && 0 < headers.remainingCapacity && "string" !== typeof props.srcSet && ("high" === props.fetchPriority || 500 > headers.highImagePreloads.length) && (header = getPreloadAsHeader(src, "image", {
							imageSrcSet: props.srcSet,
							imageSizes: props.sizes,
							crossOrigin: JSCompiler_inline_result$jscomp$8,
							integrity: props.integrity,
							nonce: props.nonce,
							type: props.type,
							fetchPriority: props.fetchPriority,
							referrerPolicy: props.referrerPolicy
						}), 0 <= (headers.remainingCapacity -= header.length + 2)) ? (renderState.resets.image[key$jscomp$0] = PRELOAD_NO_CREDS, headers.highImagePreloads && (headers.highImagePreloads += ", "), headers.highImagePreloads += header) : (resource$jscomp$1 = [], pushLinkImpl(resource$jscomp$1, {
							rel: "preload",
							as: "image",
							href: srcSet ? void 0 : src,
							imageSrcSet: srcSet,
							imageSizes: sizes,
							crossOrigin: JSCompiler_inline_result$jscomp$8,
							integrity: props.integrity,
							type: props.type,
							fetchPriority: props.fetchPriority,
							referrerPolicy: props.referrerPolicy
						}), "high" === props.fetchPriority || 10 > renderState.highImagePreloads.size ? renderState.highImagePreloads.add(resource$jscomp$1) : (renderState.bulkPreloads.add(resource$jscomp$1), promotablePreloads.set(key$jscomp$0, resource$jscomp$1)));
					}
				}
				return pushSelfClosing(target$jscomp$0, props, "img", formatContext);
			case "base":
			case "area":
			case "br":
			case "col":
			case "embed":
			case "hr":
			case "keygen":
			case "param":
			case "source":
			case "track":
			case "wbr": return pushSelfClosing(target$jscomp$0, props, type, formatContext);
			case "annotation-xml":
			case "color-profile":
			case "font-face":
			case "font-face-src":
			case "font-face-uri":
			case "font-face-format":
			case "font-face-name":
			case "missing-glyph": break;
			case "head":
				if (2 > formatContext.insertionMode) {
					var preamble = preambleState || renderState.preamble;
					if (preamble.headChunks) throw Error("The `<head>` tag may only be rendered once.");
					null !== preambleState && target$jscomp$0.push(headPreambleContributionChunk);
					preamble.headChunks = [];
					var JSCompiler_inline_result$jscomp$9 = pushStartSingletonElement(preamble.headChunks, props, "head", formatContext);
				} else JSCompiler_inline_result$jscomp$9 = pushStartGenericElement(target$jscomp$0, props, "head", formatContext);
				return JSCompiler_inline_result$jscomp$9;
			case "body":
				if (2 > formatContext.insertionMode) {
					var preamble$jscomp$0 = preambleState || renderState.preamble;
					if (preamble$jscomp$0.bodyChunks) throw Error("The `<body>` tag may only be rendered once.");
					null !== preambleState && target$jscomp$0.push(bodyPreambleContributionChunk);
					preamble$jscomp$0.bodyChunks = [];
					var JSCompiler_inline_result$jscomp$10 = pushStartSingletonElement(preamble$jscomp$0.bodyChunks, props, "body", formatContext);
				} else JSCompiler_inline_result$jscomp$10 = pushStartGenericElement(target$jscomp$0, props, "body", formatContext);
				return JSCompiler_inline_result$jscomp$10;
			case "html":
				if (0 === formatContext.insertionMode) {
					var preamble$jscomp$1 = preambleState || renderState.preamble;
					if (preamble$jscomp$1.htmlChunks) throw Error("The `<html>` tag may only be rendered once.");
					null !== preambleState && target$jscomp$0.push(htmlPreambleContributionChunk);
					preamble$jscomp$1.htmlChunks = [doctypeChunk];
					var JSCompiler_inline_result$jscomp$11 = pushStartSingletonElement(preamble$jscomp$1.htmlChunks, props, "html", formatContext);
				} else JSCompiler_inline_result$jscomp$11 = pushStartGenericElement(target$jscomp$0, props, "html", formatContext);
				return JSCompiler_inline_result$jscomp$11;
			default: if (-1 !== type.indexOf("-")) {
				target$jscomp$0.push(startChunkForTag(type));
				var children$jscomp$9 = null, innerHTML$jscomp$8 = null, propKey$jscomp$11;
				for (propKey$jscomp$11 in props) if (hasOwnProperty.call(props, propKey$jscomp$11)) {
					var propValue$jscomp$11 = props[propKey$jscomp$11];
					if (null != propValue$jscomp$11) {
						var attributeName = propKey$jscomp$11;
						switch (propKey$jscomp$11) {
							case "children":
								children$jscomp$9 = propValue$jscomp$11;
								break;
							case "dangerouslySetInnerHTML":
								innerHTML$jscomp$8 = propValue$jscomp$11;
								break;
							case "style":
								pushStyleAttribute(target$jscomp$0, propValue$jscomp$11);
								break;
							case "suppressContentEditableWarning":
							case "suppressHydrationWarning":
							case "ref": break;
							case "className": attributeName = "class";
							default: if (isAttributeNameSafe(propKey$jscomp$11) && "function" !== typeof propValue$jscomp$11 && "symbol" !== typeof propValue$jscomp$11 && !1 !== propValue$jscomp$11) {
								if (!0 === propValue$jscomp$11) propValue$jscomp$11 = "";
								else if ("object" === typeof propValue$jscomp$11) continue;
								target$jscomp$0.push(attributeSeparator, attributeName, attributeAssign, escapeTextForBrowser(propValue$jscomp$11), attributeEnd);
							}
						}
					}
				}
				pushViewTransitionAttributes(target$jscomp$0, formatContext);
				target$jscomp$0.push(endOfStartTag);
				pushInnerHTML(target$jscomp$0, innerHTML$jscomp$8, children$jscomp$9);
				return children$jscomp$9;
			}
		}
		return pushStartGenericElement(target$jscomp$0, props, type, formatContext);
	}
	var endTagCache = /* @__PURE__ */ new Map();
	function endChunkForTag(tag) {
		var chunk = endTagCache.get(tag);
		void 0 === chunk && (chunk = stringToPrecomputedChunk("</" + tag + ">"), endTagCache.set(tag, chunk));
		return chunk;
	}
	function hoistPreambleState(renderState, preambleState) {
		renderState = renderState.preamble;
		null === renderState.htmlChunks && preambleState.htmlChunks && (renderState.htmlChunks = preambleState.htmlChunks);
		null === renderState.headChunks && preambleState.headChunks && (renderState.headChunks = preambleState.headChunks);
		null === renderState.bodyChunks && preambleState.bodyChunks && (renderState.bodyChunks = preambleState.bodyChunks);
	}
	function writeBootstrap(destination, renderState) {
		renderState = renderState.bootstrapChunks;
		for (var i = 0; i < renderState.length - 1; i++) writeChunk(destination, renderState[i]);
		return i < renderState.length ? (i = renderState[i], renderState.length = 0, writeChunkAndReturn(destination, i)) : !0;
	}
	var shellTimeRuntimeScript = stringToPrecomputedChunk("requestAnimationFrame(function(){$RT=performance.now()});");
	var placeholder1 = stringToPrecomputedChunk("<template id=\"");
	var placeholder2 = stringToPrecomputedChunk("\"></template>");
	var startActivityBoundary = stringToPrecomputedChunk("<!--&-->");
	var endActivityBoundary = stringToPrecomputedChunk("<!--/&-->");
	var startCompletedSuspenseBoundary = stringToPrecomputedChunk("<!--$-->");
	var startPendingSuspenseBoundary1 = stringToPrecomputedChunk("<!--$?--><template id=\"");
	var startPendingSuspenseBoundary2 = stringToPrecomputedChunk("\"></template>");
	var startClientRenderedSuspenseBoundary = stringToPrecomputedChunk("<!--$!-->");
	var endSuspenseBoundary = stringToPrecomputedChunk("<!--/$-->");
	var clientRenderedSuspenseBoundaryError1 = stringToPrecomputedChunk("<template");
	var clientRenderedSuspenseBoundaryErrorAttrInterstitial = stringToPrecomputedChunk("\"");
	var clientRenderedSuspenseBoundaryError1A = stringToPrecomputedChunk(" data-dgst=\"");
	stringToPrecomputedChunk(" data-msg=\"");
	stringToPrecomputedChunk(" data-stck=\"");
	stringToPrecomputedChunk(" data-cstck=\"");
	var clientRenderedSuspenseBoundaryError2 = stringToPrecomputedChunk("></template>");
	function writeStartPendingSuspenseBoundary(destination, renderState, id) {
		writeChunk(destination, startPendingSuspenseBoundary1);
		if (null === id) throw Error("An ID must have been assigned before we can complete the boundary.");
		writeChunk(destination, renderState.boundaryPrefix);
		writeChunk(destination, id.toString(16));
		return writeChunkAndReturn(destination, startPendingSuspenseBoundary2);
	}
	var startSegmentHTML = stringToPrecomputedChunk("<div hidden id=\"");
	var startSegmentHTML2 = stringToPrecomputedChunk("\">");
	var endSegmentHTML = stringToPrecomputedChunk("</div>");
	var startSegmentSVG = stringToPrecomputedChunk("<svg aria-hidden=\"true\" style=\"display:none\" id=\"");
	var startSegmentSVG2 = stringToPrecomputedChunk("\">");
	var endSegmentSVG = stringToPrecomputedChunk("</svg>");
	var startSegmentMathML = stringToPrecomputedChunk("<math aria-hidden=\"true\" style=\"display:none\" id=\"");
	var startSegmentMathML2 = stringToPrecomputedChunk("\">");
	var endSegmentMathML = stringToPrecomputedChunk("</math>");
	var startSegmentTable = stringToPrecomputedChunk("<table hidden id=\"");
	var startSegmentTable2 = stringToPrecomputedChunk("\">");
	var endSegmentTable = stringToPrecomputedChunk("</table>");
	var startSegmentTableBody = stringToPrecomputedChunk("<table hidden><tbody id=\"");
	var startSegmentTableBody2 = stringToPrecomputedChunk("\">");
	var endSegmentTableBody = stringToPrecomputedChunk("</tbody></table>");
	var startSegmentTableRow = stringToPrecomputedChunk("<table hidden><tr id=\"");
	var startSegmentTableRow2 = stringToPrecomputedChunk("\">");
	var endSegmentTableRow = stringToPrecomputedChunk("</tr></table>");
	var startSegmentColGroup = stringToPrecomputedChunk("<table hidden><colgroup id=\"");
	var startSegmentColGroup2 = stringToPrecomputedChunk("\">");
	var endSegmentColGroup = stringToPrecomputedChunk("</colgroup></table>");
	function writeStartSegment(destination, renderState, formatContext, id) {
		switch (formatContext.insertionMode) {
			case 0:
			case 1:
			case 3:
			case 2: return writeChunk(destination, startSegmentHTML), writeChunk(destination, renderState.segmentPrefix), writeChunk(destination, id.toString(16)), writeChunkAndReturn(destination, startSegmentHTML2);
			case 4: return writeChunk(destination, startSegmentSVG), writeChunk(destination, renderState.segmentPrefix), writeChunk(destination, id.toString(16)), writeChunkAndReturn(destination, startSegmentSVG2);
			case 5: return writeChunk(destination, startSegmentMathML), writeChunk(destination, renderState.segmentPrefix), writeChunk(destination, id.toString(16)), writeChunkAndReturn(destination, startSegmentMathML2);
			case 6: return writeChunk(destination, startSegmentTable), writeChunk(destination, renderState.segmentPrefix), writeChunk(destination, id.toString(16)), writeChunkAndReturn(destination, startSegmentTable2);
			case 7: return writeChunk(destination, startSegmentTableBody), writeChunk(destination, renderState.segmentPrefix), writeChunk(destination, id.toString(16)), writeChunkAndReturn(destination, startSegmentTableBody2);
			case 8: return writeChunk(destination, startSegmentTableRow), writeChunk(destination, renderState.segmentPrefix), writeChunk(destination, id.toString(16)), writeChunkAndReturn(destination, startSegmentTableRow2);
			case 9: return writeChunk(destination, startSegmentColGroup), writeChunk(destination, renderState.segmentPrefix), writeChunk(destination, id.toString(16)), writeChunkAndReturn(destination, startSegmentColGroup2);
			default: throw Error("Unknown insertion mode. This is a bug in React.");
		}
	}
	function writeEndSegment(destination, formatContext) {
		switch (formatContext.insertionMode) {
			case 0:
			case 1:
			case 3:
			case 2: return writeChunkAndReturn(destination, endSegmentHTML);
			case 4: return writeChunkAndReturn(destination, endSegmentSVG);
			case 5: return writeChunkAndReturn(destination, endSegmentMathML);
			case 6: return writeChunkAndReturn(destination, endSegmentTable);
			case 7: return writeChunkAndReturn(destination, endSegmentTableBody);
			case 8: return writeChunkAndReturn(destination, endSegmentTableRow);
			case 9: return writeChunkAndReturn(destination, endSegmentColGroup);
			default: throw Error("Unknown insertion mode. This is a bug in React.");
		}
	}
	var completeSegmentScript1Full = stringToPrecomputedChunk("$RS=function(a,b){a=document.getElementById(a);b=document.getElementById(b);for(a.parentNode.removeChild(a);a.firstChild;)b.parentNode.insertBefore(a.firstChild,b);b.parentNode.removeChild(b)};$RS(\"");
	var completeSegmentScript1Partial = stringToPrecomputedChunk("$RS(\"");
	var completeSegmentScript2 = stringToPrecomputedChunk("\",\"");
	var completeSegmentScriptEnd = stringToPrecomputedChunk("\")<\/script>");
	stringToPrecomputedChunk("<template data-rsi=\"\" data-sid=\"");
	stringToPrecomputedChunk("\" data-pid=\"");
	var completeBoundaryScriptFunctionOnly = stringToPrecomputedChunk("$RB=[];$RV=function(a){$RT=performance.now();for(var b=0;b<a.length;b+=2){var c=a[b],e=a[b+1];null!==e.parentNode&&e.parentNode.removeChild(e);var f=c.parentNode;if(f){var g=c.previousSibling,h=0;do{if(c&&8===c.nodeType){var d=c.data;if(\"/$\"===d||\"/&\"===d)if(0===h)break;else h--;else\"$\"!==d&&\"$?\"!==d&&\"$~\"!==d&&\"$!\"!==d&&\"&\"!==d||h++}d=c.nextSibling;f.removeChild(c);c=d}while(c);for(;e.firstChild;)f.insertBefore(e.firstChild,c);g.data=\"$\";g._reactRetry&&requestAnimationFrame(g._reactRetry)}}a.length=0};\n$RC=function(a,b){if(b=document.getElementById(b))(a=document.getElementById(a))?(a.previousSibling.data=\"$~\",$RB.push(a,b),2===$RB.length&&(\"number\"!==typeof $RT?requestAnimationFrame($RV.bind(null,$RB)):(a=performance.now(),setTimeout($RV.bind(null,$RB),2300>a&&2E3<a?2300-a:$RT+300-a)))):b.parentNode.removeChild(b)};");
	var completeBoundaryScript1Partial = stringToPrecomputedChunk("$RC(\"");
	var completeBoundaryWithStylesScript1FullPartial = stringToPrecomputedChunk("$RM=new Map;$RR=function(n,w,p){function u(q){this._p=null;q()}for(var r=new Map,t=document,h,b,e=t.querySelectorAll(\"link[data-precedence],style[data-precedence]\"),v=[],k=0;b=e[k++];)\"not all\"===b.getAttribute(\"media\")?v.push(b):(\"LINK\"===b.tagName&&$RM.set(b.getAttribute(\"href\"),b),r.set(b.dataset.precedence,h=b));e=0;b=[];var l,a;for(k=!0;;){if(k){var f=p[e++];if(!f){k=!1;e=0;continue}var c=!1,m=0;var d=f[m++];if(a=$RM.get(d)){var g=a._p;c=!0}else{a=t.createElement(\"link\");a.href=d;a.rel=\n\"stylesheet\";for(a.dataset.precedence=l=f[m++];g=f[m++];)a.setAttribute(g,f[m++]);g=a._p=new Promise(function(q,x){a.onload=u.bind(a,q);a.onerror=u.bind(a,x)});$RM.set(d,a)}d=a.getAttribute(\"media\");!g||d&&!matchMedia(d).matches||b.push(g);if(c)continue}else{a=v[e++];if(!a)break;l=a.getAttribute(\"data-precedence\");a.removeAttribute(\"media\")}c=r.get(l)||h;c===h&&(h=a);r.set(l,a);c?c.parentNode.insertBefore(a,c.nextSibling):(c=t.head,c.insertBefore(a,c.firstChild))}if(p=document.getElementById(n))p.previousSibling.data=\n\"$~\";Promise.all(b).then($RC.bind(null,n,w),$RX.bind(null,n,\"CSS failed to load\"))};$RR(\"");
	var completeBoundaryWithStylesScript1Partial = stringToPrecomputedChunk("$RR(\"");
	var completeBoundaryScript2 = stringToPrecomputedChunk("\",\"");
	var completeBoundaryScript3a = stringToPrecomputedChunk("\",");
	var completeBoundaryScript3b = stringToPrecomputedChunk("\"");
	var completeBoundaryScriptEnd = stringToPrecomputedChunk(")<\/script>");
	stringToPrecomputedChunk("<template data-rci=\"\" data-bid=\"");
	stringToPrecomputedChunk("<template data-rri=\"\" data-bid=\"");
	stringToPrecomputedChunk("\" data-sid=\"");
	stringToPrecomputedChunk("\" data-sty=\"");
	var clientRenderScriptFunctionOnly = stringToPrecomputedChunk("$RX=function(b,c,d,e,f){var a=document.getElementById(b);a&&(b=a.previousSibling,b.data=\"$!\",a=a.dataset,null!=c&&(a.dgst=c),d&&(a.msg=d),e&&(a.stck=e),f&&(a.cstck=f),b._reactRetry&&b._reactRetry())};");
	var clientRenderScript1Full = stringToPrecomputedChunk("$RX=function(b,c,d,e,f){var a=document.getElementById(b);a&&(b=a.previousSibling,b.data=\"$!\",a=a.dataset,null!=c&&(a.dgst=c),d&&(a.msg=d),e&&(a.stck=e),f&&(a.cstck=f),b._reactRetry&&b._reactRetry())};;$RX(\"");
	var clientRenderScript1Partial = stringToPrecomputedChunk("$RX(\"");
	var clientRenderScript1A = stringToPrecomputedChunk("\"");
	var clientRenderErrorScriptArgInterstitial = stringToPrecomputedChunk(",");
	var clientRenderErrorScriptNull = stringToPrecomputedChunk("null");
	var clientRenderScriptEnd = stringToPrecomputedChunk(")<\/script>");
	stringToPrecomputedChunk("<template data-rxi=\"\" data-bid=\"");
	stringToPrecomputedChunk("\" data-dgst=\"");
	stringToPrecomputedChunk("\" data-msg=\"");
	stringToPrecomputedChunk("\" data-stck=\"");
	stringToPrecomputedChunk("\" data-cstck=\"");
	var regexForJSStringsInInstructionScripts = /[<\u2028\u2029]/g;
	function escapeJSStringsForInstructionScripts(input) {
		return JSON.stringify(input).replace(regexForJSStringsInInstructionScripts, function(match) {
			switch (match) {
				case "<": return "\\u003c";
				case "\u2028": return "\\u2028";
				case "\u2029": return "\\u2029";
				default: throw Error("escapeJSStringsForInstructionScripts encountered a match it does not know how to replace. this means the match regex and the replacement characters are no longer in sync. This is a bug in React");
			}
		});
	}
	var regexForJSStringsInScripts = /[&><\u2028\u2029]/g;
	function escapeJSObjectForInstructionScripts(input) {
		return JSON.stringify(input).replace(regexForJSStringsInScripts, function(match) {
			switch (match) {
				case "&": return "\\u0026";
				case ">": return "\\u003e";
				case "<": return "\\u003c";
				case "\u2028": return "\\u2028";
				case "\u2029": return "\\u2029";
				default: throw Error("escapeJSObjectForInstructionScripts encountered a match it does not know how to replace. this means the match regex and the replacement characters are no longer in sync. This is a bug in React");
			}
		});
	}
	var lateStyleTagResourceOpen1 = stringToPrecomputedChunk(" media=\"not all\" data-precedence=\"");
	var lateStyleTagResourceOpen2 = stringToPrecomputedChunk("\" data-href=\"");
	var lateStyleTagResourceOpen3 = stringToPrecomputedChunk("\">");
	var lateStyleTagTemplateClose = stringToPrecomputedChunk("</style>");
	var currentlyRenderingBoundaryHasStylesToHoist = !1;
	var destinationHasCapacity = !0;
	function flushStyleTagsLateForBoundary(styleQueue) {
		var rules = styleQueue.rules, hrefs = styleQueue.hrefs, i = 0;
		if (hrefs.length) {
			writeChunk(this, currentlyFlushingRenderState.startInlineStyle);
			writeChunk(this, lateStyleTagResourceOpen1);
			writeChunk(this, styleQueue.precedence);
			for (writeChunk(this, lateStyleTagResourceOpen2); i < hrefs.length - 1; i++) writeChunk(this, hrefs[i]), writeChunk(this, spaceSeparator);
			writeChunk(this, hrefs[i]);
			writeChunk(this, lateStyleTagResourceOpen3);
			for (i = 0; i < rules.length; i++) writeChunk(this, rules[i]);
			destinationHasCapacity = writeChunkAndReturn(this, lateStyleTagTemplateClose);
			currentlyRenderingBoundaryHasStylesToHoist = !0;
			rules.length = 0;
			hrefs.length = 0;
		}
	}
	function hasStylesToHoist(stylesheet) {
		return 2 !== stylesheet.state ? currentlyRenderingBoundaryHasStylesToHoist = !0 : !1;
	}
	function writeHoistablesForBoundary(destination, hoistableState, renderState) {
		currentlyRenderingBoundaryHasStylesToHoist = !1;
		destinationHasCapacity = !0;
		currentlyFlushingRenderState = renderState;
		hoistableState.styles.forEach(flushStyleTagsLateForBoundary, destination);
		currentlyFlushingRenderState = null;
		hoistableState.stylesheets.forEach(hasStylesToHoist);
		currentlyRenderingBoundaryHasStylesToHoist && (renderState.stylesToHoist = !0);
		return destinationHasCapacity;
	}
	function flushResource(resource) {
		for (var i = 0; i < resource.length; i++) writeChunk(this, resource[i]);
		resource.length = 0;
	}
	var stylesheetFlushingQueue = [];
	function flushStyleInPreamble(stylesheet) {
		pushLinkImpl(stylesheetFlushingQueue, stylesheet.props);
		for (var i = 0; i < stylesheetFlushingQueue.length; i++) writeChunk(this, stylesheetFlushingQueue[i]);
		stylesheetFlushingQueue.length = 0;
		stylesheet.state = 2;
	}
	var styleTagResourceOpen1 = stringToPrecomputedChunk(" data-precedence=\"");
	var styleTagResourceOpen2 = stringToPrecomputedChunk("\" data-href=\"");
	var spaceSeparator = stringToPrecomputedChunk(" ");
	var styleTagResourceOpen3 = stringToPrecomputedChunk("\">");
	var styleTagResourceClose = stringToPrecomputedChunk("</style>");
	function flushStylesInPreamble(styleQueue) {
		var hasStylesheets = 0 < styleQueue.sheets.size;
		styleQueue.sheets.forEach(flushStyleInPreamble, this);
		styleQueue.sheets.clear();
		var rules = styleQueue.rules, hrefs = styleQueue.hrefs;
		if (!hasStylesheets || hrefs.length) {
			writeChunk(this, currentlyFlushingRenderState.startInlineStyle);
			writeChunk(this, styleTagResourceOpen1);
			writeChunk(this, styleQueue.precedence);
			styleQueue = 0;
			if (hrefs.length) {
				for (writeChunk(this, styleTagResourceOpen2); styleQueue < hrefs.length - 1; styleQueue++) writeChunk(this, hrefs[styleQueue]), writeChunk(this, spaceSeparator);
				writeChunk(this, hrefs[styleQueue]);
			}
			writeChunk(this, styleTagResourceOpen3);
			for (styleQueue = 0; styleQueue < rules.length; styleQueue++) writeChunk(this, rules[styleQueue]);
			writeChunk(this, styleTagResourceClose);
			rules.length = 0;
			hrefs.length = 0;
		}
	}
	function preloadLateStyle(stylesheet) {
		if (0 === stylesheet.state) {
			stylesheet.state = 1;
			var props = stylesheet.props;
			pushLinkImpl(stylesheetFlushingQueue, {
				rel: "preload",
				as: "style",
				href: stylesheet.props.href,
				crossOrigin: props.crossOrigin,
				fetchPriority: props.fetchPriority,
				integrity: props.integrity,
				media: props.media,
				hrefLang: props.hrefLang,
				referrerPolicy: props.referrerPolicy
			});
			for (stylesheet = 0; stylesheet < stylesheetFlushingQueue.length; stylesheet++) writeChunk(this, stylesheetFlushingQueue[stylesheet]);
			stylesheetFlushingQueue.length = 0;
		}
	}
	function preloadLateStyles(styleQueue) {
		styleQueue.sheets.forEach(preloadLateStyle, this);
		styleQueue.sheets.clear();
	}
	stringToPrecomputedChunk("<link rel=\"expect\" href=\"#");
	stringToPrecomputedChunk("\" blocking=\"render\"/>");
	var completedShellIdAttributeStart = stringToPrecomputedChunk(" id=\"");
	function pushCompletedShellIdAttribute(target, resumableState) {
		0 === (resumableState.instructions & 32) && (resumableState.instructions |= 32, target.push(completedShellIdAttributeStart, escapeTextForBrowser("_" + resumableState.idPrefix + "R_"), attributeEnd));
	}
	var arrayFirstOpenBracket = stringToPrecomputedChunk("[");
	var arraySubsequentOpenBracket = stringToPrecomputedChunk(",[");
	var arrayInterstitial = stringToPrecomputedChunk(",");
	var arrayCloseBracket = stringToPrecomputedChunk("]");
	function writeStyleResourceDependenciesInJS(destination, hoistableState) {
		writeChunk(destination, arrayFirstOpenBracket);
		var nextArrayOpenBrackChunk = arrayFirstOpenBracket;
		hoistableState.stylesheets.forEach(function(resource) {
			if (2 !== resource.state) if (3 === resource.state) writeChunk(destination, nextArrayOpenBrackChunk), writeChunk(destination, escapeJSObjectForInstructionScripts("" + resource.props.href)), writeChunk(destination, arrayCloseBracket), nextArrayOpenBrackChunk = arraySubsequentOpenBracket;
			else {
				writeChunk(destination, nextArrayOpenBrackChunk);
				var precedence = resource.props["data-precedence"], props = resource.props;
				writeChunk(destination, escapeJSObjectForInstructionScripts(sanitizeURL("" + resource.props.href)));
				precedence = "" + precedence;
				writeChunk(destination, arrayInterstitial);
				writeChunk(destination, escapeJSObjectForInstructionScripts(precedence));
				for (var propKey in props) if (hasOwnProperty.call(props, propKey) && (precedence = props[propKey], null != precedence)) switch (propKey) {
					case "href":
					case "rel":
					case "precedence":
					case "data-precedence": break;
					case "children":
					case "dangerouslySetInnerHTML": throw Error("link is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`.");
					default: writeStyleResourceAttributeInJS(destination, propKey, precedence);
				}
				writeChunk(destination, arrayCloseBracket);
				nextArrayOpenBrackChunk = arraySubsequentOpenBracket;
				resource.state = 3;
			}
		});
		writeChunk(destination, arrayCloseBracket);
	}
	function writeStyleResourceAttributeInJS(destination, name, value) {
		var attributeName = name.toLowerCase();
		switch (typeof value) {
			case "function":
			case "symbol": return;
		}
		switch (name) {
			case "innerHTML":
			case "dangerouslySetInnerHTML":
			case "suppressContentEditableWarning":
			case "suppressHydrationWarning":
			case "style":
			case "ref": return;
			case "className":
				attributeName = "class";
				name = "" + value;
				break;
			case "hidden":
				if (!1 === value) return;
				name = "";
				break;
			case "src":
			case "href":
				value = sanitizeURL(value);
				name = "" + value;
				break;
			default:
				if (2 < name.length && ("o" === name[0] || "O" === name[0]) && ("n" === name[1] || "N" === name[1]) || !isAttributeNameSafe(name)) return;
				name = "" + value;
		}
		writeChunk(destination, arrayInterstitial);
		writeChunk(destination, escapeJSObjectForInstructionScripts(attributeName));
		writeChunk(destination, arrayInterstitial);
		writeChunk(destination, escapeJSObjectForInstructionScripts(name));
	}
	function createHoistableState() {
		return {
			styles: /* @__PURE__ */ new Set(),
			stylesheets: /* @__PURE__ */ new Set(),
			suspenseyImages: !1
		};
	}
	function prefetchDNS(href) {
		var request = resolveRequest();
		if (request) {
			var resumableState = request.resumableState, renderState = request.renderState;
			if ("string" === typeof href && href) {
				if (!resumableState.dnsResources.hasOwnProperty(href)) {
					resumableState.dnsResources[href] = null;
					resumableState = renderState.headers;
					var header, JSCompiler_temp;
					if (JSCompiler_temp = resumableState && 0 < resumableState.remainingCapacity) JSCompiler_temp = (header = "<" + ("" + href).replace(regexForHrefInLinkHeaderURLContext, escapeHrefForLinkHeaderURLContextReplacer) + ">; rel=dns-prefetch", 0 <= (resumableState.remainingCapacity -= header.length + 2));
					JSCompiler_temp ? (renderState.resets.dns[href] = null, resumableState.preconnects && (resumableState.preconnects += ", "), resumableState.preconnects += header) : (header = [], pushLinkImpl(header, {
						href,
						rel: "dns-prefetch"
					}), renderState.preconnects.add(header));
				}
				enqueueFlush(request);
			}
		} else previousDispatcher.D(href);
	}
	function preconnect(href, crossOrigin) {
		var request = resolveRequest();
		if (request) {
			var resumableState = request.resumableState, renderState = request.renderState;
			if ("string" === typeof href && href) {
				var bucket = "use-credentials" === crossOrigin ? "credentials" : "string" === typeof crossOrigin ? "anonymous" : "default";
				if (!resumableState.connectResources[bucket].hasOwnProperty(href)) {
					resumableState.connectResources[bucket][href] = null;
					resumableState = renderState.headers;
					var header, JSCompiler_temp;
					if (JSCompiler_temp = resumableState && 0 < resumableState.remainingCapacity) {
						JSCompiler_temp = "<" + ("" + href).replace(regexForHrefInLinkHeaderURLContext, escapeHrefForLinkHeaderURLContextReplacer) + ">; rel=preconnect";
						if ("string" === typeof crossOrigin) {
							var escapedCrossOrigin = ("" + crossOrigin).replace(regexForLinkHeaderQuotedParamValueContext, escapeStringForLinkHeaderQuotedParamValueContextReplacer);
							JSCompiler_temp += "; crossorigin=\"" + escapedCrossOrigin + "\"";
						}
						JSCompiler_temp = (header = JSCompiler_temp, 0 <= (resumableState.remainingCapacity -= header.length + 2));
					}
					JSCompiler_temp ? (renderState.resets.connect[bucket][href] = null, resumableState.preconnects && (resumableState.preconnects += ", "), resumableState.preconnects += header) : (bucket = [], pushLinkImpl(bucket, {
						rel: "preconnect",
						href,
						crossOrigin
					}), renderState.preconnects.add(bucket));
				}
				enqueueFlush(request);
			}
		} else previousDispatcher.C(href, crossOrigin);
	}
	function preload(href, as, options) {
		var request = resolveRequest();
		if (request) {
			var resumableState = request.resumableState, renderState = request.renderState;
			if (as && href) {
				switch (as) {
					case "image":
						if (options) {
							var imageSrcSet = options.imageSrcSet;
							var imageSizes = options.imageSizes;
							var fetchPriority = options.fetchPriority;
						}
						var key = imageSrcSet ? imageSrcSet + "\n" + (imageSizes || "") : href;
						if (resumableState.imageResources.hasOwnProperty(key)) return;
						resumableState.imageResources[key] = PRELOAD_NO_CREDS;
						resumableState = renderState.headers;
						var header;
						resumableState && 0 < resumableState.remainingCapacity && "string" !== typeof imageSrcSet && "high" === fetchPriority && (header = getPreloadAsHeader(href, as, options), 0 <= (resumableState.remainingCapacity -= header.length + 2)) ? (renderState.resets.image[key] = PRELOAD_NO_CREDS, resumableState.highImagePreloads && (resumableState.highImagePreloads += ", "), resumableState.highImagePreloads += header) : (resumableState = [], pushLinkImpl(resumableState, assign({
							rel: "preload",
							href: imageSrcSet ? void 0 : href,
							as
						}, options)), "high" === fetchPriority ? renderState.highImagePreloads.add(resumableState) : (renderState.bulkPreloads.add(resumableState), renderState.preloads.images.set(key, resumableState)));
						break;
					case "style":
						if (resumableState.styleResources.hasOwnProperty(href)) return;
						imageSrcSet = [];
						pushLinkImpl(imageSrcSet, assign({
							rel: "preload",
							href,
							as
						}, options));
						resumableState.styleResources[href] = !options || "string" !== typeof options.crossOrigin && "string" !== typeof options.integrity ? PRELOAD_NO_CREDS : [options.crossOrigin, options.integrity];
						renderState.preloads.stylesheets.set(href, imageSrcSet);
						renderState.bulkPreloads.add(imageSrcSet);
						break;
					case "script":
						if (resumableState.scriptResources.hasOwnProperty(href)) return;
						imageSrcSet = [];
						renderState.preloads.scripts.set(href, imageSrcSet);
						renderState.bulkPreloads.add(imageSrcSet);
						pushLinkImpl(imageSrcSet, assign({
							rel: "preload",
							href,
							as
						}, options));
						resumableState.scriptResources[href] = !options || "string" !== typeof options.crossOrigin && "string" !== typeof options.integrity ? PRELOAD_NO_CREDS : [options.crossOrigin, options.integrity];
						break;
					default:
						if (resumableState.unknownResources.hasOwnProperty(as)) {
							if (imageSrcSet = resumableState.unknownResources[as], imageSrcSet.hasOwnProperty(href)) return;
						} else imageSrcSet = {}, resumableState.unknownResources[as] = imageSrcSet;
						imageSrcSet[href] = PRELOAD_NO_CREDS;
						if ((resumableState = renderState.headers) && 0 < resumableState.remainingCapacity && "font" === as && (key = getPreloadAsHeader(href, as, options), 0 <= (resumableState.remainingCapacity -= key.length + 2))) renderState.resets.font[href] = PRELOAD_NO_CREDS, resumableState.fontPreloads && (resumableState.fontPreloads += ", "), resumableState.fontPreloads += key;
						else switch (resumableState = [], href = assign({
							rel: "preload",
							href,
							as
						}, options), pushLinkImpl(resumableState, href), as) {
							case "font":
								renderState.fontPreloads.add(resumableState);
								break;
							default: renderState.bulkPreloads.add(resumableState);
						}
				}
				enqueueFlush(request);
			}
		} else previousDispatcher.L(href, as, options);
	}
	function preloadModule(href, options) {
		var request = resolveRequest();
		if (request) {
			var resumableState = request.resumableState, renderState = request.renderState;
			if (href) {
				var as = options && "string" === typeof options.as ? options.as : "script";
				switch (as) {
					case "script":
						if (resumableState.moduleScriptResources.hasOwnProperty(href)) return;
						as = [];
						resumableState.moduleScriptResources[href] = !options || "string" !== typeof options.crossOrigin && "string" !== typeof options.integrity ? PRELOAD_NO_CREDS : [options.crossOrigin, options.integrity];
						renderState.preloads.moduleScripts.set(href, as);
						break;
					default:
						if (resumableState.moduleUnknownResources.hasOwnProperty(as)) {
							var resources = resumableState.moduleUnknownResources[as];
							if (resources.hasOwnProperty(href)) return;
						} else resources = {}, resumableState.moduleUnknownResources[as] = resources;
						as = [];
						resources[href] = PRELOAD_NO_CREDS;
				}
				pushLinkImpl(as, assign({
					rel: "modulepreload",
					href
				}, options));
				renderState.bulkPreloads.add(as);
				enqueueFlush(request);
			}
		} else previousDispatcher.m(href, options);
	}
	function preinitStyle(href, precedence, options) {
		var request = resolveRequest();
		if (request) {
			var resumableState = request.resumableState, renderState = request.renderState;
			if (href) {
				precedence = precedence || "default";
				var styleQueue = renderState.styles.get(precedence), resourceState = resumableState.styleResources.hasOwnProperty(href) ? resumableState.styleResources[href] : void 0;
				null !== resourceState && (resumableState.styleResources[href] = null, styleQueue || (styleQueue = {
					precedence: escapeTextForBrowser(precedence),
					rules: [],
					hrefs: [],
					sheets: /* @__PURE__ */ new Map()
				}, renderState.styles.set(precedence, styleQueue)), precedence = {
					state: 0,
					props: assign({
						rel: "stylesheet",
						href,
						"data-precedence": precedence
					}, options)
				}, resourceState && (2 === resourceState.length && adoptPreloadCredentials(precedence.props, resourceState), (renderState = renderState.preloads.stylesheets.get(href)) && 0 < renderState.length ? renderState.length = 0 : precedence.state = 1), styleQueue.sheets.set(href, precedence), enqueueFlush(request));
			}
		} else previousDispatcher.S(href, precedence, options);
	}
	function preinitScript(src, options) {
		var request = resolveRequest();
		if (request) {
			var resumableState = request.resumableState, renderState = request.renderState;
			if (src) {
				var resourceState = resumableState.scriptResources.hasOwnProperty(src) ? resumableState.scriptResources[src] : void 0;
				null !== resourceState && (resumableState.scriptResources[src] = null, options = assign({
					src,
					async: !0
				}, options), resourceState && (2 === resourceState.length && adoptPreloadCredentials(options, resourceState), src = renderState.preloads.scripts.get(src)) && (src.length = 0), src = [], renderState.scripts.add(src), pushScriptImpl(src, options), enqueueFlush(request));
			}
		} else previousDispatcher.X(src, options);
	}
	function preinitModuleScript(src, options) {
		var request = resolveRequest();
		if (request) {
			var resumableState = request.resumableState, renderState = request.renderState;
			if (src) {
				var resourceState = resumableState.moduleScriptResources.hasOwnProperty(src) ? resumableState.moduleScriptResources[src] : void 0;
				null !== resourceState && (resumableState.moduleScriptResources[src] = null, options = assign({
					src,
					type: "module",
					async: !0
				}, options), resourceState && (2 === resourceState.length && adoptPreloadCredentials(options, resourceState), src = renderState.preloads.moduleScripts.get(src)) && (src.length = 0), src = [], renderState.scripts.add(src), pushScriptImpl(src, options), enqueueFlush(request));
			}
		} else previousDispatcher.M(src, options);
	}
	function adoptPreloadCredentials(target, preloadState) {
		target.crossOrigin ??= preloadState[0];
		target.integrity ??= preloadState[1];
	}
	function getPreloadAsHeader(href, as, params) {
		href = ("" + href).replace(regexForHrefInLinkHeaderURLContext, escapeHrefForLinkHeaderURLContextReplacer);
		as = ("" + as).replace(regexForLinkHeaderQuotedParamValueContext, escapeStringForLinkHeaderQuotedParamValueContextReplacer);
		as = "<" + href + ">; rel=preload; as=\"" + as + "\"";
		for (var paramName in params) hasOwnProperty.call(params, paramName) && (href = params[paramName], "string" === typeof href && (as += "; " + paramName.toLowerCase() + "=\"" + ("" + href).replace(regexForLinkHeaderQuotedParamValueContext, escapeStringForLinkHeaderQuotedParamValueContextReplacer) + "\""));
		return as;
	}
	var regexForHrefInLinkHeaderURLContext = /[<>\r\n]/g;
	function escapeHrefForLinkHeaderURLContextReplacer(match) {
		switch (match) {
			case "<": return "%3C";
			case ">": return "%3E";
			case "\n": return "%0A";
			case "\r": return "%0D";
			default: throw Error("escapeLinkHrefForHeaderContextReplacer encountered a match it does not know how to replace. this means the match regex and the replacement characters are no longer in sync. This is a bug in React");
		}
	}
	var regexForLinkHeaderQuotedParamValueContext = /["';,\r\n]/g;
	function escapeStringForLinkHeaderQuotedParamValueContextReplacer(match) {
		switch (match) {
			case "\"": return "%22";
			case "'": return "%27";
			case ";": return "%3B";
			case ",": return "%2C";
			case "\n": return "%0A";
			case "\r": return "%0D";
			default: throw Error("escapeStringForLinkHeaderQuotedParamValueContextReplacer encountered a match it does not know how to replace. this means the match regex and the replacement characters are no longer in sync. This is a bug in React");
		}
	}
	function hoistStyleQueueDependency(styleQueue) {
		this.styles.add(styleQueue);
	}
	function hoistStylesheetDependency(stylesheet) {
		this.stylesheets.add(stylesheet);
	}
	function hoistHoistables(parentState, childState) {
		childState.styles.forEach(hoistStyleQueueDependency, parentState);
		childState.stylesheets.forEach(hoistStylesheetDependency, parentState);
		childState.suspenseyImages && (parentState.suspenseyImages = !0);
	}
	function hasSuspenseyContent(hoistableState, flushingInShell) {
		return flushingInShell ? hoistableState.suspenseyImages : 0 < hoistableState.stylesheets.size || hoistableState.suspenseyImages;
	}
	var bind = Function.prototype.bind;
	var requestStorage = new async_hooks.AsyncLocalStorage();
	var REACT_CLIENT_REFERENCE = Symbol.for("react.client.reference");
	function getComponentNameFromType(type) {
		if (null == type) return null;
		if ("function" === typeof type) return type.$$typeof === REACT_CLIENT_REFERENCE ? null : type.displayName || type.name || null;
		if ("string" === typeof type) return type;
		switch (type) {
			case REACT_FRAGMENT_TYPE: return "Fragment";
			case REACT_PROFILER_TYPE: return "Profiler";
			case REACT_STRICT_MODE_TYPE: return "StrictMode";
			case REACT_SUSPENSE_TYPE: return "Suspense";
			case REACT_SUSPENSE_LIST_TYPE: return "SuspenseList";
			case REACT_ACTIVITY_TYPE: return "Activity";
			case REACT_VIEW_TRANSITION_TYPE: return "ViewTransition";
		}
		if ("object" === typeof type) switch (type.$$typeof) {
			case REACT_PORTAL_TYPE: return "Portal";
			case REACT_CONTEXT_TYPE: return type.displayName || "Context";
			case REACT_CONSUMER_TYPE: return (type._context.displayName || "Context") + ".Consumer";
			case REACT_FORWARD_REF_TYPE:
				var innerType = type.render;
				type = type.displayName;
				type || (type = innerType.displayName || innerType.name || "", type = "" !== type ? "ForwardRef(" + type + ")" : "ForwardRef");
				return type;
			case REACT_MEMO_TYPE: return innerType = type.displayName || null, null !== innerType ? innerType : getComponentNameFromType(type.type) || "Memo";
			case REACT_LAZY_TYPE:
				innerType = type._payload;
				type = type._init;
				try {
					return getComponentNameFromType(type(innerType));
				} catch (x) {}
		}
		return null;
	}
	var emptyContextObject = {};
	var currentActiveSnapshot = null;
	function popToNearestCommonAncestor(prev, next) {
		if (prev !== next) {
			prev.context._currentValue = prev.parentValue;
			prev = prev.parent;
			var parentNext = next.parent;
			if (null === prev) {
				if (null !== parentNext) throw Error("The stacks must reach the root at the same time. This is a bug in React.");
			} else {
				if (null === parentNext) throw Error("The stacks must reach the root at the same time. This is a bug in React.");
				popToNearestCommonAncestor(prev, parentNext);
			}
			next.context._currentValue = next.value;
		}
	}
	function popAllPrevious(prev) {
		prev.context._currentValue = prev.parentValue;
		prev = prev.parent;
		null !== prev && popAllPrevious(prev);
	}
	function pushAllNext(next) {
		var parentNext = next.parent;
		null !== parentNext && pushAllNext(parentNext);
		next.context._currentValue = next.value;
	}
	function popPreviousToCommonLevel(prev, next) {
		prev.context._currentValue = prev.parentValue;
		prev = prev.parent;
		if (null === prev) throw Error("The depth must equal at least at zero before reaching the root. This is a bug in React.");
		prev.depth === next.depth ? popToNearestCommonAncestor(prev, next) : popPreviousToCommonLevel(prev, next);
	}
	function popNextToCommonLevel(prev, next) {
		var parentNext = next.parent;
		if (null === parentNext) throw Error("The depth must equal at least at zero before reaching the root. This is a bug in React.");
		prev.depth === parentNext.depth ? popToNearestCommonAncestor(prev, parentNext) : popNextToCommonLevel(prev, parentNext);
		next.context._currentValue = next.value;
	}
	function switchContext(newSnapshot) {
		var prev = currentActiveSnapshot;
		prev !== newSnapshot && (null === prev ? pushAllNext(newSnapshot) : null === newSnapshot ? popAllPrevious(prev) : prev.depth === newSnapshot.depth ? popToNearestCommonAncestor(prev, newSnapshot) : prev.depth > newSnapshot.depth ? popPreviousToCommonLevel(prev, newSnapshot) : popNextToCommonLevel(prev, newSnapshot), currentActiveSnapshot = newSnapshot);
	}
	var classComponentUpdater = {
		enqueueSetState: function(inst, payload) {
			inst = inst._reactInternals;
			null !== inst.queue && inst.queue.push(payload);
		},
		enqueueReplaceState: function(inst, payload) {
			inst = inst._reactInternals;
			inst.replace = !0;
			inst.queue = [payload];
		},
		enqueueForceUpdate: function() {}
	};
	var emptyTreeContext = {
		id: 1,
		overflow: ""
	};
	function getTreeId(context) {
		var overflow = context.overflow;
		context = context.id;
		return (context & ~(1 << 32 - clz32(context) - 1)).toString(32) + overflow;
	}
	function pushTreeContext(baseContext, totalChildren, index) {
		var baseIdWithLeadingBit = baseContext.id;
		baseContext = baseContext.overflow;
		var baseLength = 32 - clz32(baseIdWithLeadingBit) - 1;
		baseIdWithLeadingBit &= ~(1 << baseLength);
		index += 1;
		var length = 32 - clz32(totalChildren) + baseLength;
		if (30 < length) {
			var numberOfOverflowBits = baseLength - baseLength % 5;
			length = (baseIdWithLeadingBit & (1 << numberOfOverflowBits) - 1).toString(32);
			baseIdWithLeadingBit >>= numberOfOverflowBits;
			baseLength -= numberOfOverflowBits;
			return {
				id: 1 << 32 - clz32(totalChildren) + baseLength | index << baseLength | baseIdWithLeadingBit,
				overflow: length + baseContext
			};
		}
		return {
			id: 1 << length | index << baseLength | baseIdWithLeadingBit,
			overflow: baseContext
		};
	}
	var clz32 = Math.clz32 ? Math.clz32 : clz32Fallback;
	var log = Math.log;
	var LN2 = Math.LN2;
	function clz32Fallback(x) {
		x >>>= 0;
		return 0 === x ? 32 : 31 - (log(x) / LN2 | 0) | 0;
	}
	function noop() {}
	var SuspenseException = Error("Suspense Exception: This is not a real error! It's an implementation detail of `use` to interrupt the current render. You must either rethrow it immediately, or move the `use` call outside of the `try/catch` block. Capturing without rethrowing will lead to unexpected behavior.\n\nTo handle async errors, wrap your component in an error boundary, or call the promise's `.catch` method and pass the result to `use`.");
	function trackUsedThenable(thenableState, thenable, index) {
		index = thenableState[index];
		void 0 === index ? thenableState.push(thenable) : index !== thenable && (thenable.then(noop, noop), thenable = index);
		switch (thenable.status) {
			case "fulfilled": return thenable.value;
			case "rejected":
				thenableState = thenable.reason;
				if (void 0 === thenableState && !("reason" in thenable)) throw Error("A rejected Promise was passed to React without a `reason` property. React threw a generic error from where the Promise was used to assist in identifying the problematic Promise. Make sure that instrumented Promises correctly set the `reason` property when setting `status` to `'rejected'`.");
				throw thenableState;
			default:
				"string" === typeof thenable.status ? thenable.then(noop, noop) : (thenableState = thenable, thenableState.status = "pending", thenableState.then(function(fulfilledValue) {
					if ("pending" === thenable.status) {
						var fulfilledThenable = thenable;
						fulfilledThenable.status = "fulfilled";
						fulfilledThenable.value = fulfilledValue;
					}
				}, function(error) {
					if ("pending" === thenable.status) {
						var rejectedThenable = thenable;
						rejectedThenable.status = "rejected";
						rejectedThenable.reason = error;
					}
				}));
				switch (thenable.status) {
					case "fulfilled": return thenable.value;
					case "rejected": throw thenable.reason;
				}
				suspendedThenable = thenable;
				throw SuspenseException;
		}
	}
	var suspendedThenable = null;
	function getSuspendedThenable() {
		if (null === suspendedThenable) throw Error("Expected a suspended thenable. This is a bug in React. Please file an issue.");
		var thenable = suspendedThenable;
		suspendedThenable = null;
		return thenable;
	}
	function is(x, y) {
		return x === y && (0 !== x || 1 / x === 1 / y) || x !== x && y !== y;
	}
	var objectIs = "function" === typeof Object.is ? Object.is : is;
	var currentlyRenderingComponent = null;
	var currentlyRenderingTask = null;
	var currentlyRenderingRequest = null;
	var currentlyRenderingKeyPath = null;
	var firstWorkInProgressHook = null;
	var workInProgressHook = null;
	var isReRender = !1;
	var didScheduleRenderPhaseUpdate = !1;
	var localIdCounter = 0;
	var actionStateCounter = 0;
	var actionStateMatchingIndex = -1;
	var thenableIndexCounter = 0;
	var thenableState = null;
	function createRecoverableError(recoverable) {
		recoverable = recoverable._reason;
		if ("function" === typeof recoverable) try {
			var initializedReason = recoverable();
		} catch ($jscomp$unused$catch) {
			initializedReason = "The reason for browser-only rendering could not be determined because its initializer threw.";
		}
		else initializedReason = recoverable;
		initializedReason = Error("Browser-only rendering was requested by `browser()`.", void 0 === recoverable ? void 0 : { cause: initializedReason });
		Object.defineProperty(initializedReason, REACT_RECOVERABLE_TYPE, { value: !0 });
		return initializedReason;
	}
	function isRecoverableError(error) {
		return "object" !== typeof error || null === error ? !1 : !0 === error[REACT_RECOVERABLE_TYPE];
	}
	function cloneRecoverableErrorAsFatal(recoverableError) {
		var fatalRecoverableError = Error("The server render could not complete because client rendering was requested outside a Suspense boundary. See this error's cause for additional details.", hasOwnProperty.call(recoverableError, "cause") ? { cause: recoverableError.cause } : void 0);
		recoverableError = recoverableError.stack;
		if (void 0 !== recoverableError) {
			var frameStart = recoverableError.indexOf("\n");
			fatalRecoverableError.stack = fatalRecoverableError.name + ": " + fatalRecoverableError.message + (-1 === frameStart ? "" : recoverableError.slice(frameStart));
		} else fatalRecoverableError.stack = void 0;
		return fatalRecoverableError;
	}
	var renderPhaseUpdates = null;
	var numberOfReRenders = 0;
	function resolveCurrentlyRenderingComponent() {
		if (null === currentlyRenderingComponent) throw Error("Invalid hook call. Hooks can only be called inside of the body of a function component. This could happen for one of the following reasons:\n1. You might have mismatching versions of React and the renderer (such as React DOM)\n2. You might be breaking the Rules of Hooks\n3. You might have more than one copy of React in the same app\nSee https://react.dev/link/invalid-hook-call for tips about how to debug and fix this problem.");
		return currentlyRenderingComponent;
	}
	function createHook() {
		if (0 < numberOfReRenders) throw Error("Rendered more hooks than during the previous render");
		return {
			memoizedState: null,
			queue: null,
			next: null
		};
	}
	function createWorkInProgressHook() {
		null === workInProgressHook ? null === firstWorkInProgressHook ? (isReRender = !1, firstWorkInProgressHook = workInProgressHook = createHook()) : (isReRender = !0, workInProgressHook = firstWorkInProgressHook) : null === workInProgressHook.next ? (isReRender = !1, workInProgressHook = workInProgressHook.next = createHook()) : (isReRender = !0, workInProgressHook = workInProgressHook.next);
		return workInProgressHook;
	}
	function getThenableStateAfterSuspending() {
		var state = thenableState;
		thenableState = null;
		return state;
	}
	function resetHooksState() {
		currentlyRenderingKeyPath = currentlyRenderingRequest = currentlyRenderingTask = currentlyRenderingComponent = null;
		didScheduleRenderPhaseUpdate = !1;
		firstWorkInProgressHook = null;
		numberOfReRenders = 0;
		workInProgressHook = renderPhaseUpdates = null;
	}
	function basicStateReducer(state, action) {
		return "function" === typeof action ? action(state) : action;
	}
	function useReducer(reducer, initialArg, init) {
		currentlyRenderingComponent = resolveCurrentlyRenderingComponent();
		workInProgressHook = createWorkInProgressHook();
		if (isReRender) {
			var queue = workInProgressHook.queue;
			initialArg = queue.dispatch;
			if (null !== renderPhaseUpdates && (init = renderPhaseUpdates.get(queue), void 0 !== init)) {
				renderPhaseUpdates.delete(queue);
				queue = workInProgressHook.memoizedState;
				do
					queue = reducer(queue, init.action), init = init.next;
				while (null !== init);
				workInProgressHook.memoizedState = queue;
				return [queue, initialArg];
			}
			return [workInProgressHook.memoizedState, initialArg];
		}
		reducer = reducer === basicStateReducer ? "function" === typeof initialArg ? initialArg() : initialArg : void 0 !== init ? init(initialArg) : initialArg;
		workInProgressHook.memoizedState = reducer;
		reducer = workInProgressHook.queue = {
			last: null,
			dispatch: null
		};
		reducer = reducer.dispatch = dispatchAction.bind(null, currentlyRenderingComponent, reducer);
		return [workInProgressHook.memoizedState, reducer];
	}
	function useMemo(nextCreate, deps) {
		currentlyRenderingComponent = resolveCurrentlyRenderingComponent();
		workInProgressHook = createWorkInProgressHook();
		deps = void 0 === deps ? null : deps;
		if (null !== workInProgressHook) {
			var prevState = workInProgressHook.memoizedState;
			if (null !== prevState && null !== deps) {
				var prevDeps = prevState[1];
				a: if (null === prevDeps) prevDeps = !1;
				else {
					for (var i = 0; i < prevDeps.length && i < deps.length; i++) if (!objectIs(deps[i], prevDeps[i])) {
						prevDeps = !1;
						break a;
					}
					prevDeps = !0;
				}
				if (prevDeps) return prevState[0];
			}
		}
		nextCreate = nextCreate();
		workInProgressHook.memoizedState = [nextCreate, deps];
		return nextCreate;
	}
	function dispatchAction(componentIdentity, queue, action) {
		if (25 <= numberOfReRenders) throw Error("Too many re-renders. React limits the number of renders to prevent an infinite loop.");
		if (componentIdentity === currentlyRenderingComponent) if (didScheduleRenderPhaseUpdate = !0, componentIdentity = {
			action,
			next: null
		}, null === renderPhaseUpdates && (renderPhaseUpdates = /* @__PURE__ */ new Map()), action = renderPhaseUpdates.get(queue), void 0 === action) renderPhaseUpdates.set(queue, componentIdentity);
		else {
			for (queue = action; null !== queue.next;) queue = queue.next;
			queue.next = componentIdentity;
		}
	}
	function throwOnUseEffectEventCall() {
		throw Error("A function wrapped in useEffectEvent can't be called during rendering.");
	}
	function unsupportedStartTransition() {
		throw Error("startTransition cannot be called during server rendering.");
	}
	function unsupportedSetOptimisticState() {
		throw Error("Cannot update optimistic state while rendering.");
	}
	function createPostbackActionStateKey(permalink, componentKeyPath, hookIndex) {
		if (void 0 !== permalink) return "p" + permalink;
		permalink = JSON.stringify([
			componentKeyPath,
			null,
			hookIndex
		]);
		componentKeyPath = crypto.createHash("md5");
		componentKeyPath.update(permalink);
		return "k" + componentKeyPath.digest("hex");
	}
	function useActionState(action, initialState, permalink) {
		resolveCurrentlyRenderingComponent();
		var actionStateHookIndex = actionStateCounter++, request = currentlyRenderingRequest;
		if ("function" === typeof action.$$FORM_ACTION) {
			var nextPostbackStateKey = null, componentKeyPath = currentlyRenderingKeyPath;
			request = request.formState;
			var isSignatureEqual = action.$$IS_SIGNATURE_EQUAL;
			if (null !== request && "function" === typeof isSignatureEqual) {
				var postbackKey = request[1];
				isSignatureEqual.call(action, request[2], request[3]) && (nextPostbackStateKey = createPostbackActionStateKey(permalink, componentKeyPath, actionStateHookIndex), postbackKey === nextPostbackStateKey && (actionStateMatchingIndex = actionStateHookIndex, initialState = request[0]));
			}
			var boundAction = action.bind(null, initialState);
			action = function(payload) {
				boundAction(payload);
			};
			"function" === typeof boundAction.$$FORM_ACTION && (action.$$FORM_ACTION = function(prefix) {
				prefix = boundAction.$$FORM_ACTION(prefix);
				void 0 !== permalink && (permalink += "", prefix.action = permalink);
				var formData = prefix.data;
				formData && (null === nextPostbackStateKey && (nextPostbackStateKey = createPostbackActionStateKey(permalink, componentKeyPath, actionStateHookIndex)), formData.append("$ACTION_KEY", nextPostbackStateKey));
				return prefix;
			});
			return [
				initialState,
				action,
				!1
			];
		}
		var boundAction$22 = action.bind(null, initialState);
		return [
			initialState,
			function(payload) {
				boundAction$22(payload);
			},
			!1
		];
	}
	function unwrapThenable(thenable) {
		var index = thenableIndexCounter;
		thenableIndexCounter += 1;
		null === thenableState && (thenableState = []);
		return trackUsedThenable(thenableState, thenable, index);
	}
	function unsupportedRefresh() {
		throw Error("Cache cannot be refreshed during server rendering.");
	}
	var HooksDispatcher = {
		readContext: function(context) {
			return context._currentValue;
		},
		use: function(usable) {
			if (null !== usable && "object" === typeof usable) {
				if ("function" === typeof usable.then) return unwrapThenable(usable);
				if (usable.$$typeof === REACT_RECOVERABLE_TYPE) throw createRecoverableError(usable);
				if (usable.$$typeof === REACT_CONTEXT_TYPE) return usable._currentValue;
			}
			throw Error("An unsupported type was passed to use(): " + String(usable));
		},
		useContext: function(context) {
			resolveCurrentlyRenderingComponent();
			return context._currentValue;
		},
		useMemo,
		useReducer,
		useRef: function(initialValue) {
			currentlyRenderingComponent = resolveCurrentlyRenderingComponent();
			workInProgressHook = createWorkInProgressHook();
			var previousRef = workInProgressHook.memoizedState;
			return null === previousRef ? (initialValue = { current: initialValue }, workInProgressHook.memoizedState = initialValue) : previousRef;
		},
		useState: function(initialState) {
			return useReducer(basicStateReducer, initialState);
		},
		useInsertionEffect: noop,
		useLayoutEffect: noop,
		useCallback: function(callback, deps) {
			return useMemo(function() {
				return callback;
			}, deps);
		},
		useImperativeHandle: noop,
		useEffect: noop,
		useDebugValue: noop,
		useDeferredValue: function(value, initialValue) {
			resolveCurrentlyRenderingComponent();
			return void 0 !== initialValue ? initialValue : value;
		},
		useTransition: function() {
			resolveCurrentlyRenderingComponent();
			return [!1, unsupportedStartTransition];
		},
		useId: function() {
			var treeId = getTreeId(currentlyRenderingTask.treeContext), resumableState = currentResumableState;
			if (null === resumableState) throw Error("Invalid hook call. Hooks can only be called inside of the body of a function component.");
			return makeId(resumableState, treeId, localIdCounter++);
		},
		useSyncExternalStore: function(subscribe, getSnapshot, getServerSnapshot) {
			if (void 0 === getServerSnapshot) throw Error("Missing getServerSnapshot, which is required for server-rendered content. Will revert to client rendering.");
			return getServerSnapshot();
		},
		useOptimistic: function(passthrough) {
			resolveCurrentlyRenderingComponent();
			return [passthrough, unsupportedSetOptimisticState];
		},
		useActionState,
		useFormState: useActionState,
		useHostTransitionStatus: function() {
			resolveCurrentlyRenderingComponent();
			return sharedNotPendingObject;
		},
		useMemoCache: function(size) {
			for (var data = Array(size), i = 0; i < size; i++) data[i] = REACT_MEMO_CACHE_SENTINEL;
			return data;
		},
		useCacheRefresh: function() {
			return unsupportedRefresh;
		},
		useEffectEvent: function() {
			return throwOnUseEffectEventCall;
		}
	};
	var currentResumableState = null;
	var DefaultAsyncDispatcher = {
		getCacheForType: function() {
			throw Error("Not implemented.");
		},
		cacheSignal: function() {
			throw Error("Not implemented.");
		}
	};
	function prepareStackTrace(error, structuredStackTrace) {
		error = (error.name || "Error") + ": " + (error.message || "");
		for (var i = 0; i < structuredStackTrace.length; i++) error += "\n    at " + structuredStackTrace[i].toString();
		return error;
	}
	var prefix;
	var suffix;
	function describeBuiltInComponentFrame(name) {
		if (void 0 === prefix) try {
			throw Error();
		} catch (x) {
			var match = x.stack.trim().match(/\n( *(at )?)/);
			prefix = match && match[1] || "";
			suffix = -1 < x.stack.indexOf("\n    at") ? " (<anonymous>)" : -1 < x.stack.indexOf("@") ? "@unknown:0:0" : "";
		}
		return "\n" + prefix + name + suffix;
	}
	var reentry = !1;
	function describeNativeComponentFrame(fn, construct) {
		if (!fn || reentry) return "";
		reentry = !0;
		var previousPrepareStackTrace = Error.prepareStackTrace;
		Error.prepareStackTrace = prepareStackTrace;
		try {
			var RunInRootFrame = { DetermineComponentFrameRoot: function() {
				try {
					if (construct) {
						var Fake = function() {
							throw Error();
						};
						Object.defineProperty(Fake.prototype, "props", { set: function() {
							throw Error();
						} });
						if ("object" === typeof Reflect && Reflect.construct) {
							try {
								Reflect.construct(Fake, []);
							} catch (x) {
								var control = x;
							}
							Reflect.construct(fn, [], Fake);
						} else {
							try {
								Fake.call();
							} catch (x$24) {
								control = x$24;
							}
							Fake = !1;
							try {
								var prevProps = Object.getOwnPropertyDescriptor(fn.prototype, "props");
								Object.defineProperty(fn.prototype, "props", {
									configurable: !0,
									set: function() {
										throw Error();
									}
								});
								Fake = !0;
								new fn();
							} finally {
								Fake && (void 0 !== prevProps ? Object.defineProperty(fn.prototype, "props", prevProps) : delete fn.prototype.props);
							}
						}
					} else {
						try {
							throw Error();
						} catch (x$25) {
							control = x$25;
						}
						(Fake = fn()) && "function" === typeof Fake.catch && Fake.catch(function() {});
					}
				} catch (sample) {
					if (sample && control && "string" === typeof sample.stack) return [sample.stack, control.stack];
				}
				return [null, null];
			} };
			RunInRootFrame.DetermineComponentFrameRoot.displayName = "DetermineComponentFrameRoot";
			var namePropDescriptor = Object.getOwnPropertyDescriptor(RunInRootFrame.DetermineComponentFrameRoot, "name");
			namePropDescriptor && namePropDescriptor.configurable && Object.defineProperty(RunInRootFrame.DetermineComponentFrameRoot, "name", { value: "DetermineComponentFrameRoot" });
			var _RunInRootFrame$Deter = RunInRootFrame.DetermineComponentFrameRoot(), sampleStack = _RunInRootFrame$Deter[0], controlStack = _RunInRootFrame$Deter[1];
			if (sampleStack && controlStack) {
				var sampleLines = sampleStack.split("\n"), controlLines = controlStack.split("\n");
				for (namePropDescriptor = RunInRootFrame = 0; RunInRootFrame < sampleLines.length && !sampleLines[RunInRootFrame].includes("DetermineComponentFrameRoot");) RunInRootFrame++;
				for (; namePropDescriptor < controlLines.length && !controlLines[namePropDescriptor].includes("DetermineComponentFrameRoot");) namePropDescriptor++;
				if (RunInRootFrame === sampleLines.length || namePropDescriptor === controlLines.length) for (RunInRootFrame = sampleLines.length - 1, namePropDescriptor = controlLines.length - 1; 1 <= RunInRootFrame && 0 <= namePropDescriptor && sampleLines[RunInRootFrame] !== controlLines[namePropDescriptor];) namePropDescriptor--;
				for (; 1 <= RunInRootFrame && 0 <= namePropDescriptor; RunInRootFrame--, namePropDescriptor--) if (sampleLines[RunInRootFrame] !== controlLines[namePropDescriptor]) {
					if (1 !== RunInRootFrame || 1 !== namePropDescriptor) do
						if (RunInRootFrame--, namePropDescriptor--, 0 > namePropDescriptor || sampleLines[RunInRootFrame] !== controlLines[namePropDescriptor]) {
							var frame = "\n" + sampleLines[RunInRootFrame].replace(" at new ", " at ");
							fn.displayName && frame.includes("<anonymous>") && (frame = frame.replace("<anonymous>", fn.displayName));
							return frame;
						}
					while (1 <= RunInRootFrame && 0 <= namePropDescriptor);
					break;
				}
			}
		} finally {
			reentry = !1, Error.prepareStackTrace = previousPrepareStackTrace;
		}
		return (previousPrepareStackTrace = fn ? fn.displayName || fn.name : "") ? describeBuiltInComponentFrame(previousPrepareStackTrace) : "";
	}
	function describeComponentStackByType(type) {
		if ("string" === typeof type) return describeBuiltInComponentFrame(type);
		if ("function" === typeof type) return type.prototype && type.prototype.isReactComponent ? describeNativeComponentFrame(type, !0) : describeNativeComponentFrame(type, !1);
		if ("object" === typeof type && null !== type) {
			switch (type.$$typeof) {
				case REACT_FORWARD_REF_TYPE: return describeNativeComponentFrame(type.render, !1);
				case REACT_MEMO_TYPE: return describeNativeComponentFrame(type.type, !1);
				case REACT_LAZY_TYPE:
					var lazyComponent = type, payload = lazyComponent._payload;
					lazyComponent = lazyComponent._init;
					try {
						type = lazyComponent(payload);
					} catch (x) {
						return describeBuiltInComponentFrame("Lazy");
					}
					return describeComponentStackByType(type);
			}
			if ("string" === typeof type.name) {
				a: {
					payload = type.name;
					lazyComponent = type.env;
					var location = type.debugLocation;
					if (null != location && (type = Error.prepareStackTrace, Error.prepareStackTrace = prepareStackTrace, location = location.stack, Error.prepareStackTrace = type, location.startsWith("Error: react-stack-top-frame\n") && (location = location.slice(29)), type = location.indexOf("\n"), -1 !== type && (location = location.slice(type + 1)), type = location.indexOf("react_stack_bottom_frame"), -1 !== type && (type = location.lastIndexOf("\n", type)), type = -1 !== type ? location = location.slice(0, type) : "", location = type.lastIndexOf("\n"), type = -1 === location ? type : type.slice(location + 1), -1 !== type.indexOf(payload))) {
						payload = "\n" + type;
						break a;
					}
					payload = describeBuiltInComponentFrame(payload + (lazyComponent ? " [" + lazyComponent + "]" : ""));
				}
				return payload;
			}
		}
		switch (type) {
			case REACT_SUSPENSE_LIST_TYPE: return describeBuiltInComponentFrame("SuspenseList");
			case REACT_SUSPENSE_TYPE: return describeBuiltInComponentFrame("Suspense");
			case REACT_VIEW_TRANSITION_TYPE: return describeBuiltInComponentFrame("ViewTransition");
		}
		return "";
	}
	function getViewTransitionClassName(defaultClass, eventClass) {
		defaultClass = null == defaultClass || "string" === typeof defaultClass ? defaultClass : defaultClass.default;
		eventClass = null == eventClass || "string" === typeof eventClass ? eventClass : eventClass.default;
		return null == eventClass ? "auto" === defaultClass ? null : defaultClass : "auto" === eventClass ? null : eventClass;
	}
	function isEligibleForOutlining(request, boundary) {
		return (500 < boundary.byteSize || hasSuspenseyContent(boundary.contentState, !1) || boundary.defer) && null === boundary.preamble;
	}
	function defaultErrorHandler(error) {
		if ("object" === typeof error && null !== error && "string" === typeof error.environmentName) {
			var JSCompiler_inline_result = error.environmentName;
			error = [error].slice(0);
			"string" === typeof error[0] ? error.splice(0, 1, "\x1B[0m\x1B[7m%c%s\x1B[0m%c " + error[0], "background: #e6e6e6;background: light-dark(rgba(0,0,0,0.1), rgba(255,255,255,0.25));color: #000000;color: light-dark(#000000, #ffffff);border-radius: 2px", " " + JSCompiler_inline_result + " ", "") : error.splice(0, 0, "\x1B[0m\x1B[7m%c%s\x1B[0m%c", "background: #e6e6e6;background: light-dark(rgba(0,0,0,0.1), rgba(255,255,255,0.25));color: #000000;color: light-dark(#000000, #ffffff);border-radius: 2px", " " + JSCompiler_inline_result + " ", "");
			error.unshift(console);
			JSCompiler_inline_result = bind.apply(console.error, error);
			JSCompiler_inline_result();
		} else console.error(error);
		return null;
	}
	function RequestInstance(resumableState, renderState, rootFormatContext, progressiveChunkSize, onError, onBrowserBailout, onAllReady, onShellReady, onShellError, onFatalError, formState) {
		var abortSet = /* @__PURE__ */ new Set();
		this.destination = null;
		this.flushScheduled = !1;
		this.resumableState = resumableState;
		this.renderState = renderState;
		this.rootFormatContext = rootFormatContext;
		this.progressiveChunkSize = void 0 === progressiveChunkSize ? 12800 : progressiveChunkSize;
		this.status = 10;
		this.fatalError = null;
		this.aborted = !1;
		this.pendingRootTasks = this.allPendingTasks = this.nextSegmentId = 0;
		this.completedPreambleSegments = this.completedRootSegment = null;
		this.byteSize = 0;
		this.abortableTasks = abortSet;
		this.pingedTasks = [];
		this.currentTask = null;
		this.clientRenderedBoundaries = [];
		this.completedBoundaries = [];
		this.partialBoundaries = [];
		this.postponedState = this.trackedPostpones = null;
		this.onError = void 0 === onError ? defaultErrorHandler : onError;
		this.onBrowserBailout = void 0 === onBrowserBailout ? noop : onBrowserBailout;
		this.onAllReady = void 0 === onAllReady ? noop : onAllReady;
		this.onShellReady = void 0 === onShellReady ? noop : onShellReady;
		this.onShellError = void 0 === onShellError ? noop : onShellError;
		this.onFatalError = void 0 === onFatalError ? noop : onFatalError;
		this.renderLifetimeController = null;
		this.formState = void 0 === formState ? null : formState;
	}
	function createRequest(children, resumableState, renderState, rootFormatContext, progressiveChunkSize, onError, onBrowserBailout, onAllReady, onShellReady, onShellError, onFatalError, formState) {
		resumableState = new RequestInstance(resumableState, renderState, rootFormatContext, progressiveChunkSize, onError, onBrowserBailout, onAllReady, onShellReady, onShellError, onFatalError, formState);
		renderState = createPendingSegment(resumableState, 0, null, rootFormatContext, !1, !1);
		renderState.parentFlushed = !0;
		children = createRenderTask(resumableState, null, children, -1, null, renderState, null, null, resumableState.abortableTasks, null, rootFormatContext, null, emptyTreeContext, null, null);
		pushComponentStack(children);
		resumableState.pingedTasks.push(children);
		return resumableState;
	}
	function createPrerenderRequest(children, resumableState, renderState, rootFormatContext, progressiveChunkSize, onError, onBrowserBailout, onAllReady, onShellReady, onShellError, onFatalError) {
		children = createRequest(children, resumableState, renderState, rootFormatContext, progressiveChunkSize, onError, onBrowserBailout, onAllReady, onShellReady, onShellError, onFatalError, void 0);
		children.trackedPostpones = {
			workingMap: /* @__PURE__ */ new Map(),
			rootNodes: [],
			rootSlots: null
		};
		return children;
	}
	function resumeRequest(children, postponedState, renderState, onError, onBrowserBailout, onAllReady, onShellReady, onShellError, onFatalError) {
		renderState = new RequestInstance(postponedState.resumableState, renderState, postponedState.rootFormatContext, postponedState.progressiveChunkSize, onError, onBrowserBailout, onAllReady, onShellReady, onShellError, onFatalError, null);
		renderState.nextSegmentId = postponedState.nextSegmentId;
		if ("number" === typeof postponedState.replaySlots) return onError = createPendingSegment(renderState, 0, null, postponedState.rootFormatContext, !1, !1), onError.parentFlushed = !0, children = createRenderTask(renderState, null, children, -1, null, onError, null, null, renderState.abortableTasks, null, postponedState.rootFormatContext, null, emptyTreeContext, null, null), pushComponentStack(children), renderState.pingedTasks.push(children), renderState;
		children = createReplayTask(renderState, null, {
			nodes: postponedState.replayNodes,
			slots: postponedState.replaySlots,
			pendingTasks: 0
		}, children, -1, null, null, renderState.abortableTasks, null, postponedState.rootFormatContext, null, emptyTreeContext, null, null);
		pushComponentStack(children);
		renderState.pingedTasks.push(children);
		return renderState;
	}
	function resumeAndPrerenderRequest(children, postponedState, renderState, onError, onBrowserBailout, onAllReady, onShellReady, onShellError, onFatalError) {
		children = resumeRequest(children, postponedState, renderState, onError, onBrowserBailout, onAllReady, onShellReady, onShellError, onFatalError);
		children.trackedPostpones = {
			workingMap: /* @__PURE__ */ new Map(),
			rootNodes: [],
			rootSlots: null
		};
		return children;
	}
	var currentRequest = null;
	function resolveRequest() {
		if (currentRequest) return currentRequest;
		var store = requestStorage.getStore();
		return store ? store : null;
	}
	function pingTask(request, task) {
		request.pingedTasks.push(task);
		1 === request.pingedTasks.length && (request.flushScheduled = null !== request.destination, null !== request.trackedPostpones || 10 === request.status ? scheduleMicrotask(function() {
			return performWork(request);
		}) : setImmediate(function() {
			return performWork(request);
		}));
	}
	function createSuspenseBoundary(request, row, fallbackAbortableTasks, preamble, defer) {
		fallbackAbortableTasks = {
			status: 0,
			rootSegmentID: -1,
			parentFlushed: !1,
			pendingTasks: 0,
			row,
			completedSegments: [],
			byteSize: 0,
			defer,
			fallbackAbortableTasks,
			errorDigest: null,
			contentState: createHoistableState(),
			fallbackState: createHoistableState(),
			preamble,
			tracked: null
		};
		null !== row && (row.pendingTasks++, preamble = row.boundaries, null !== preamble && (request.allPendingTasks++, fallbackAbortableTasks.pendingTasks++, preamble.push(fallbackAbortableTasks)), request = row.inheritedHoistables, null !== request && hoistHoistables(fallbackAbortableTasks.contentState, request));
		return fallbackAbortableTasks;
	}
	function createRenderTask(request, thenableState, node, childIndex, blockedBoundary, blockedSegment, blockedPreamble, hoistableState, abortSet, keyPath, formatContext, context, treeContext, row, componentStack) {
		request.allPendingTasks++;
		null === blockedBoundary ? request.pendingRootTasks++ : blockedBoundary.pendingTasks++;
		null !== row && row.pendingTasks++;
		var task = {
			replay: null,
			node,
			childIndex,
			ping: {
				resolve: function() {
					return pingTask(request, task);
				},
				reject: function(error) {
					request.aborted ? task.abortSet.delete(task) && finishAbortedTask(task, request, error) : pingTask(request, task);
				}
			},
			blockedBoundary,
			blockedSegment,
			blockedPreamble,
			hoistableState,
			abortSet,
			keyPath,
			formatContext,
			context,
			treeContext,
			row,
			componentStack,
			thenableState
		};
		abortSet.add(task);
		return task;
	}
	function createReplayTask(request, thenableState, replay, node, childIndex, blockedBoundary, hoistableState, abortSet, keyPath, formatContext, context, treeContext, row, componentStack) {
		request.allPendingTasks++;
		null === blockedBoundary ? request.pendingRootTasks++ : blockedBoundary.pendingTasks++;
		null !== row && row.pendingTasks++;
		replay.pendingTasks++;
		var task = {
			replay,
			node,
			childIndex,
			ping: {
				resolve: function() {
					return pingTask(request, task);
				},
				reject: function(error) {
					request.aborted ? task.abortSet.delete(task) && finishAbortedTask(task, request, error) : pingTask(request, task);
				}
			},
			blockedBoundary,
			blockedSegment: null,
			blockedPreamble: null,
			hoistableState,
			abortSet,
			keyPath,
			formatContext,
			context,
			treeContext,
			row,
			componentStack,
			thenableState
		};
		abortSet.add(task);
		return task;
	}
	function createPendingSegment(request, index, boundary, parentFormatContext, lastPushedText, textEmbedded) {
		return {
			status: 0,
			parentFlushed: !1,
			id: -1,
			index,
			chunks: [],
			children: [],
			preambleChildren: [],
			parentFormatContext,
			boundary,
			lastPushedText,
			textEmbedded
		};
	}
	function pushComponentStack(task) {
		var node = task.node;
		if ("object" === typeof node && null !== node) switch (node.$$typeof) {
			case REACT_ELEMENT_TYPE: task.componentStack = {
				parent: task.componentStack,
				type: node.type
			};
		}
	}
	function replaceSuspenseComponentStackWithSuspenseFallbackStack(componentStack) {
		return null === componentStack ? null : {
			parent: componentStack.parent,
			type: "Suspense Fallback"
		};
	}
	function getThrownInfo(node$jscomp$0) {
		var errorInfo = {};
		node$jscomp$0 && Object.defineProperty(errorInfo, "componentStack", {
			configurable: !0,
			enumerable: !0,
			get: function() {
				try {
					var info = "", node = node$jscomp$0;
					do
						info += describeComponentStackByType(node.type), node = node.parent;
					while (node);
					var JSCompiler_inline_result = info;
				} catch (x) {
					JSCompiler_inline_result = "\nError generating stack: " + x.message + "\n" + x.stack;
				}
				Object.defineProperty(errorInfo, "componentStack", { value: JSCompiler_inline_result });
				return JSCompiler_inline_result;
			}
		});
		return errorInfo;
	}
	function logRecoverableError(request, error, errorInfo) {
		if (isRecoverableError(error)) return request = request.onBrowserBailout, request(error, errorInfo), "";
		request = request.onError;
		error = request(error, errorInfo);
		if (null == error || "string" === typeof error) return "" === error ? void 0 : error;
	}
	function fatalError(request, error) {
		var onShellError = request.onShellError, onFatalError = request.onFatalError;
		0 !== request.pendingRootTasks && onShellError(error);
		onFatalError(error);
		endRenderLifetime(request);
		null !== request.destination ? (request.status = 13, request.destination.destroy(error)) : (request.status = 12, request.aborted || (request.fatalError = error));
	}
	function finishSuspenseListRow(request, row) {
		unblockSuspenseListRow(request, row.next, row.hoistables);
	}
	function unblockSuspenseListRow(request, unblockedRow, inheritedHoistables) {
		for (; null !== unblockedRow;) {
			null !== inheritedHoistables && (hoistHoistables(unblockedRow.hoistables, inheritedHoistables), unblockedRow.inheritedHoistables = inheritedHoistables);
			var unblockedBoundaries = unblockedRow.boundaries;
			if (null !== unblockedBoundaries) {
				unblockedRow.boundaries = null;
				for (var i = 0; i < unblockedBoundaries.length; i++) {
					var unblockedBoundary = unblockedBoundaries[i];
					null !== inheritedHoistables && hoistHoistables(unblockedBoundary.contentState, inheritedHoistables);
					finishedTask(request, unblockedBoundary, null, null);
				}
			}
			unblockedRow.pendingTasks--;
			if (0 < unblockedRow.pendingTasks) break;
			inheritedHoistables = unblockedRow.hoistables;
			unblockedRow = unblockedRow.next;
		}
	}
	function tryToResolveTogetherRow(request, togetherRow) {
		var boundaries = togetherRow.boundaries;
		if (null !== boundaries && togetherRow.pendingTasks === boundaries.length) {
			for (var allCompleteAndInlinable = !0, i = 0; i < boundaries.length; i++) {
				var rowBoundary = boundaries[i];
				if (1 !== rowBoundary.pendingTasks || rowBoundary.parentFlushed || isEligibleForOutlining(request, rowBoundary)) {
					allCompleteAndInlinable = !1;
					break;
				}
			}
			allCompleteAndInlinable && unblockSuspenseListRow(request, togetherRow, togetherRow.hoistables);
		}
	}
	function createSuspenseListRow(previousRow) {
		var newRow = {
			pendingTasks: 1,
			boundaries: null,
			hoistables: createHoistableState(),
			inheritedHoistables: null,
			together: !1,
			next: null
		};
		null !== previousRow && 0 < previousRow.pendingTasks && (newRow.pendingTasks++, newRow.boundaries = [], previousRow.next = newRow);
		return newRow;
	}
	function renderSuspenseListRows(request, task, keyPath, rows, revealOrder) {
		var prevKeyPath = task.keyPath, prevTreeContext = task.treeContext, prevRow = task.row;
		task.keyPath = keyPath;
		keyPath = rows.length;
		var previousSuspenseListRow = null;
		if (null !== task.replay) {
			var resumeSlots = task.replay.slots;
			if (null !== resumeSlots && "object" === typeof resumeSlots) for (var n = 0; n < keyPath; n++) {
				var i = "backwards" !== revealOrder && "unstable_legacy-backwards" !== revealOrder ? n : keyPath - 1 - n, node = rows[i];
				task.row = previousSuspenseListRow = createSuspenseListRow(previousSuspenseListRow);
				task.treeContext = pushTreeContext(prevTreeContext, keyPath, i);
				var resumeSegmentID = resumeSlots[i];
				"number" === typeof resumeSegmentID ? (resumeNode(request, task, resumeSegmentID, node, i), delete resumeSlots[i]) : renderNode(request, task, node, i);
				0 === --previousSuspenseListRow.pendingTasks && finishSuspenseListRow(request, previousSuspenseListRow);
			}
			else for (resumeSlots = 0; resumeSlots < keyPath; resumeSlots++) n = "backwards" !== revealOrder && "unstable_legacy-backwards" !== revealOrder ? resumeSlots : keyPath - 1 - resumeSlots, i = rows[n], task.row = previousSuspenseListRow = createSuspenseListRow(previousSuspenseListRow), task.treeContext = pushTreeContext(prevTreeContext, keyPath, n), renderNode(request, task, i, n), 0 === --previousSuspenseListRow.pendingTasks && finishSuspenseListRow(request, previousSuspenseListRow);
		} else if ("backwards" !== revealOrder && "unstable_legacy-backwards" !== revealOrder) for (revealOrder = 0; revealOrder < keyPath; revealOrder++) resumeSlots = rows[revealOrder], task.row = previousSuspenseListRow = createSuspenseListRow(previousSuspenseListRow), task.treeContext = pushTreeContext(prevTreeContext, keyPath, revealOrder), renderNode(request, task, resumeSlots, revealOrder), 0 === --previousSuspenseListRow.pendingTasks && finishSuspenseListRow(request, previousSuspenseListRow);
		else {
			resumeSlots = task.blockedSegment;
			n = resumeSlots.children.length;
			i = resumeSlots.chunks.length;
			for (node = 0; node < keyPath; node++) {
				resumeSegmentID = "unstable_legacy-backwards" === revealOrder ? keyPath - 1 - node : node;
				var node$40 = rows[resumeSegmentID];
				task.row = previousSuspenseListRow = createSuspenseListRow(previousSuspenseListRow);
				task.treeContext = pushTreeContext(prevTreeContext, keyPath, resumeSegmentID);
				var newSegment = createPendingSegment(request, i, null, task.formatContext, 0 === resumeSegmentID ? resumeSlots.lastPushedText : !0, !0);
				resumeSlots.children.splice(n, 0, newSegment);
				task.blockedSegment = newSegment;
				try {
					renderNode(request, task, node$40, resumeSegmentID), newSegment.lastPushedText && newSegment.textEmbedded && newSegment.chunks.push(textSeparator), newSegment.status = 1, finishedSegment(request, task.blockedBoundary, newSegment), 0 === --previousSuspenseListRow.pendingTasks && finishSuspenseListRow(request, previousSuspenseListRow);
				} catch (thrownValue) {
					throw newSegment.status = request.aborted ? 3 : 4, thrownValue;
				}
			}
			task.blockedSegment = resumeSlots;
			resumeSlots.lastPushedText = !1;
		}
		null !== prevRow && null !== previousSuspenseListRow && 0 < previousSuspenseListRow.pendingTasks && (prevRow.pendingTasks++, previousSuspenseListRow.next = prevRow);
		task.treeContext = prevTreeContext;
		task.row = prevRow;
		task.keyPath = prevKeyPath;
	}
	function renderWithHooks(request, task, keyPath, Component, props, secondArg) {
		var prevThenableState = task.thenableState;
		task.thenableState = null;
		currentlyRenderingComponent = {};
		currentlyRenderingTask = task;
		currentlyRenderingRequest = request;
		currentlyRenderingKeyPath = keyPath;
		actionStateCounter = localIdCounter = 0;
		actionStateMatchingIndex = -1;
		thenableIndexCounter = 0;
		thenableState = prevThenableState;
		for (request = Component(props, secondArg); didScheduleRenderPhaseUpdate;) didScheduleRenderPhaseUpdate = !1, actionStateCounter = localIdCounter = 0, actionStateMatchingIndex = -1, thenableIndexCounter = 0, numberOfReRenders += 1, workInProgressHook = null, request = Component(props, secondArg);
		resetHooksState();
		return request;
	}
	function finishFunctionComponent(request, task, keyPath, children, hasId, actionStateCount, actionStateMatchingIndex) {
		var didEmitActionStateMarkers = !1;
		if (0 !== actionStateCount && null !== request.formState) {
			var segment = task.blockedSegment;
			if (null !== segment) {
				didEmitActionStateMarkers = !0;
				segment = segment.chunks;
				for (var i = 0; i < actionStateCount; i++) i === actionStateMatchingIndex ? segment.push(formStateMarkerIsMatching) : segment.push(formStateMarkerIsNotMatching);
			}
		}
		actionStateCount = task.keyPath;
		task.keyPath = keyPath;
		hasId ? (keyPath = task.treeContext, task.treeContext = pushTreeContext(keyPath, 1, 0), renderNode(request, task, children, -1), task.treeContext = keyPath) : didEmitActionStateMarkers ? renderNode(request, task, children, -1) : renderNodeDestructive(request, task, children, -1);
		task.keyPath = actionStateCount;
	}
	function renderElement(request, task, keyPath, type, props, ref) {
		if ("function" === typeof type) if (type.prototype && type.prototype.isReactComponent) {
			var newProps = props;
			if ("ref" in props) {
				newProps = {};
				for (var propName in props) "ref" !== propName && (newProps[propName] = props[propName]);
			}
			var defaultProps = type.defaultProps;
			if (defaultProps) {
				newProps === props && (newProps = assign({}, newProps, props));
				for (var propName$45 in defaultProps) void 0 === newProps[propName$45] && (newProps[propName$45] = defaultProps[propName$45]);
			}
			var JSCompiler_inline_result = newProps;
			var context = emptyContextObject, contextType = type.contextType;
			"object" === typeof contextType && null !== contextType && (context = contextType._currentValue);
			var JSCompiler_inline_result$jscomp$0 = new type(JSCompiler_inline_result, context);
			var initialState = void 0 !== JSCompiler_inline_result$jscomp$0.state ? JSCompiler_inline_result$jscomp$0.state : null;
			JSCompiler_inline_result$jscomp$0.updater = classComponentUpdater;
			JSCompiler_inline_result$jscomp$0.props = JSCompiler_inline_result;
			JSCompiler_inline_result$jscomp$0.state = initialState;
			var internalInstance = {
				queue: [],
				replace: !1
			};
			JSCompiler_inline_result$jscomp$0._reactInternals = internalInstance;
			var contextType$jscomp$0 = type.contextType;
			JSCompiler_inline_result$jscomp$0.context = "object" === typeof contextType$jscomp$0 && null !== contextType$jscomp$0 ? contextType$jscomp$0._currentValue : emptyContextObject;
			var getDerivedStateFromProps = type.getDerivedStateFromProps;
			if ("function" === typeof getDerivedStateFromProps) {
				var partialState = getDerivedStateFromProps(JSCompiler_inline_result, initialState);
				JSCompiler_inline_result$jscomp$0.state = null === partialState || void 0 === partialState ? initialState : assign({}, initialState, partialState);
			}
			if ("function" !== typeof type.getDerivedStateFromProps && "function" !== typeof JSCompiler_inline_result$jscomp$0.getSnapshotBeforeUpdate && ("function" === typeof JSCompiler_inline_result$jscomp$0.UNSAFE_componentWillMount || "function" === typeof JSCompiler_inline_result$jscomp$0.componentWillMount)) {
				var oldState = JSCompiler_inline_result$jscomp$0.state;
				"function" === typeof JSCompiler_inline_result$jscomp$0.componentWillMount && JSCompiler_inline_result$jscomp$0.componentWillMount();
				"function" === typeof JSCompiler_inline_result$jscomp$0.UNSAFE_componentWillMount && JSCompiler_inline_result$jscomp$0.UNSAFE_componentWillMount();
				oldState !== JSCompiler_inline_result$jscomp$0.state && classComponentUpdater.enqueueReplaceState(JSCompiler_inline_result$jscomp$0, JSCompiler_inline_result$jscomp$0.state, null);
				if (null !== internalInstance.queue && 0 < internalInstance.queue.length) {
					var oldQueue = internalInstance.queue, oldReplace = internalInstance.replace;
					internalInstance.queue = null;
					internalInstance.replace = !1;
					if (oldReplace && 1 === oldQueue.length) JSCompiler_inline_result$jscomp$0.state = oldQueue[0];
					else {
						for (var nextState = oldReplace ? oldQueue[0] : JSCompiler_inline_result$jscomp$0.state, dontMutate = !0, i = oldReplace ? 1 : 0; i < oldQueue.length; i++) {
							var partial = oldQueue[i], partialState$jscomp$0 = "function" === typeof partial ? partial.call(JSCompiler_inline_result$jscomp$0, nextState, JSCompiler_inline_result, void 0) : partial;
							null != partialState$jscomp$0 && (dontMutate ? (dontMutate = !1, nextState = assign({}, nextState, partialState$jscomp$0)) : assign(nextState, partialState$jscomp$0));
						}
						JSCompiler_inline_result$jscomp$0.state = nextState;
					}
				} else internalInstance.queue = null;
			}
			var nextChildren = JSCompiler_inline_result$jscomp$0.render();
			if (request.aborted) throw null;
			var prevKeyPath = task.keyPath;
			task.keyPath = keyPath;
			renderNodeDestructive(request, task, nextChildren, -1);
			task.keyPath = prevKeyPath;
		} else {
			var value = renderWithHooks(request, task, keyPath, type, props, void 0);
			if (request.aborted) throw null;
			finishFunctionComponent(request, task, keyPath, value, 0 !== localIdCounter, actionStateCounter, actionStateMatchingIndex);
		}
		else if ("string" === typeof type) {
			var segment = task.blockedSegment;
			if (null === segment) {
				var children = props.children, prevContext = task.formatContext, prevKeyPath$jscomp$0 = task.keyPath;
				task.formatContext = getChildFormatContext(prevContext, type, props);
				task.keyPath = keyPath;
				renderNode(request, task, children, -1);
				task.formatContext = prevContext;
				task.keyPath = prevKeyPath$jscomp$0;
			} else {
				var children$42 = pushStartInstance(segment.chunks, type, props, request.resumableState, request.renderState, task.blockedPreamble, task.hoistableState, task.formatContext, segment.lastPushedText);
				segment.lastPushedText = !1;
				var prevContext$43 = task.formatContext, prevKeyPath$44 = task.keyPath;
				task.keyPath = keyPath;
				if (3 === (task.formatContext = getChildFormatContext(prevContext$43, type, props)).insertionMode) {
					var preambleSegment = createPendingSegment(request, 0, null, task.formatContext, !1, !1);
					segment.preambleChildren.push(preambleSegment);
					task.blockedSegment = preambleSegment;
					try {
						renderNode(request, task, children$42, -1), preambleSegment.lastPushedText && preambleSegment.textEmbedded && preambleSegment.chunks.push(textSeparator), preambleSegment.status = 1, finishedSegment(request, task.blockedBoundary, preambleSegment);
					} finally {
						task.blockedSegment = segment;
					}
				} else renderNode(request, task, children$42, -1);
				task.formatContext = prevContext$43;
				task.keyPath = prevKeyPath$44;
				a: {
					var target = segment.chunks, resumableState = request.resumableState;
					switch (type) {
						case "title":
						case "style":
						case "script":
						case "area":
						case "base":
						case "br":
						case "col":
						case "embed":
						case "hr":
						case "img":
						case "input":
						case "keygen":
						case "link":
						case "meta":
						case "param":
						case "source":
						case "track":
						case "wbr": break a;
						case "body":
							if (1 >= prevContext$43.insertionMode) {
								resumableState.hasBody = !0;
								break a;
							}
							break;
						case "html":
							if (0 === prevContext$43.insertionMode) {
								resumableState.hasHtml = !0;
								break a;
							}
							break;
						case "head": if (1 >= prevContext$43.insertionMode) break a;
					}
					target.push(endChunkForTag(type));
				}
				segment.lastPushedText = !1;
			}
		} else {
			switch (type) {
				case REACT_LEGACY_HIDDEN_TYPE:
				case REACT_STRICT_MODE_TYPE:
				case REACT_PROFILER_TYPE:
				case REACT_FRAGMENT_TYPE:
					var prevKeyPath$jscomp$1 = task.keyPath;
					task.keyPath = keyPath;
					renderNodeDestructive(request, task, props.children, -1);
					task.keyPath = prevKeyPath$jscomp$1;
					return;
				case REACT_ACTIVITY_TYPE:
					var segment$jscomp$0 = task.blockedSegment;
					if (null === segment$jscomp$0) {
						if ("hidden" !== props.mode) {
							var prevKeyPath$jscomp$2 = task.keyPath;
							task.keyPath = keyPath;
							renderNode(request, task, props.children, -1);
							task.keyPath = prevKeyPath$jscomp$2;
						}
					} else if ("hidden" !== props.mode) {
						segment$jscomp$0.chunks.push(startActivityBoundary);
						segment$jscomp$0.lastPushedText = !1;
						var prevKeyPath$47 = task.keyPath;
						task.keyPath = keyPath;
						renderNode(request, task, props.children, -1);
						task.keyPath = prevKeyPath$47;
						segment$jscomp$0.chunks.push(endActivityBoundary);
						segment$jscomp$0.lastPushedText = !1;
					}
					return;
				case REACT_SUSPENSE_LIST_TYPE:
					a: {
						var children$jscomp$0 = props.children, revealOrder = props.revealOrder;
						if ("independent" !== revealOrder && "together" !== revealOrder) {
							if (isArrayImpl(children$jscomp$0)) {
								renderSuspenseListRows(request, task, keyPath, children$jscomp$0, revealOrder);
								break a;
							}
							var iteratorFn = getIteratorFn(children$jscomp$0);
							if (iteratorFn) {
								var iterator = iteratorFn.call(children$jscomp$0);
								if (iterator) {
									var step = iterator.next();
									if (!step.done) {
										do
											step = iterator.next();
										while (!step.done);
										renderSuspenseListRows(request, task, keyPath, children$jscomp$0, revealOrder);
									}
									break a;
								}
							}
						}
						if ("together" === revealOrder) {
							var prevKeyPath$41 = task.keyPath, prevRow = task.row, newRow = task.row = createSuspenseListRow(null);
							newRow.boundaries = [];
							newRow.together = !0;
							task.keyPath = keyPath;
							renderNodeDestructive(request, task, children$jscomp$0, -1);
							0 === --newRow.pendingTasks && finishSuspenseListRow(request, newRow);
							task.keyPath = prevKeyPath$41;
							task.row = prevRow;
							null !== prevRow && 0 < newRow.pendingTasks && (prevRow.pendingTasks++, newRow.next = prevRow);
						} else {
							var prevKeyPath$jscomp$3 = task.keyPath;
							task.keyPath = keyPath;
							renderNodeDestructive(request, task, children$jscomp$0, -1);
							task.keyPath = prevKeyPath$jscomp$3;
						}
					}
					return;
				case REACT_VIEW_TRANSITION_TYPE:
					var prevContext$jscomp$0 = task.formatContext, prevKeyPath$jscomp$4 = task.keyPath;
					var resumableState$jscomp$0 = request.resumableState;
					if (null != props.name && "auto" !== props.name) var JSCompiler_inline_result$jscomp$2 = props.name;
					else JSCompiler_inline_result$jscomp$2 = makeId(resumableState$jscomp$0, getTreeId(task.treeContext), 0);
					var autoName = JSCompiler_inline_result$jscomp$2, resumableState$jscomp$1 = request.resumableState, update = getViewTransitionClassName(props.default, props.update), enter = getViewTransitionClassName(props.default, props.enter), exit = getViewTransitionClassName(props.default, props.exit), share = getViewTransitionClassName(props.default, props.share), name = props.name;
					update ??= "auto";
					enter ??= "auto";
					exit ??= "auto";
					if (null == name) {
						var parentViewTransition = prevContext$jscomp$0.viewTransition;
						null !== parentViewTransition ? (name = parentViewTransition.name, share = parentViewTransition.share) : (name = "auto", share = "none");
					} else share ??= "auto", prevContext$jscomp$0.tagScope & 4 && (resumableState$jscomp$1.instructions |= 128);
					prevContext$jscomp$0.tagScope & 8 ? resumableState$jscomp$1.instructions |= 128 : exit = "none";
					prevContext$jscomp$0.tagScope & 16 ? resumableState$jscomp$1.instructions |= 128 : enter = "none";
					var viewTransition = {
						update,
						enter,
						exit,
						share,
						parentEnter: "none",
						parentExit: "none",
						name,
						autoName,
						nameIdx: 0
					}, subtreeScope = prevContext$jscomp$0.tagScope & -25;
					subtreeScope = "none" !== update ? subtreeScope | 32 : subtreeScope & -33;
					"none" !== enter && (subtreeScope |= 64);
					task.formatContext = createFormatContext(prevContext$jscomp$0.insertionMode, prevContext$jscomp$0.selectedValue, subtreeScope, viewTransition);
					task.keyPath = keyPath;
					if (null != props.name && "auto" !== props.name) renderNodeDestructive(request, task, props.children, -1);
					else {
						var prevTreeContext = task.treeContext;
						task.treeContext = pushTreeContext(prevTreeContext, 1, 0);
						renderNode(request, task, props.children, -1);
						task.treeContext = prevTreeContext;
					}
					task.formatContext = prevContext$jscomp$0;
					task.keyPath = prevKeyPath$jscomp$4;
					return;
				case REACT_SCOPE_TYPE: throw Error("ReactDOMServer does not yet support scope components.");
				case REACT_SUSPENSE_TYPE:
					a: if (null !== task.replay) {
						var prevKeyPath$27 = task.keyPath, prevContext$28 = task.formatContext, prevRow$29 = task.row;
						task.keyPath = keyPath;
						task.formatContext = getSuspenseContentFormatContext(request.resumableState, prevContext$28);
						task.row = null;
						var content$30 = props.children;
						try {
							renderNode(request, task, content$30, -1);
						} finally {
							task.keyPath = prevKeyPath$27, task.formatContext = prevContext$28, task.row = prevRow$29;
						}
					} else {
						var prevKeyPath$jscomp$5 = task.keyPath, prevContext$jscomp$1 = task.formatContext, prevRow$jscomp$0 = task.row, parentBoundary = task.blockedBoundary, parentPreamble = task.blockedPreamble, parentHoistableState = task.hoistableState, parentSegment = task.blockedSegment, fallback = props.fallback, content = props.children, fallbackAbortSet = /* @__PURE__ */ new Set(), newBoundary = createSuspenseBoundary(request, task.row, fallbackAbortSet, 2 > task.formatContext.insertionMode ? {
							content: createPreambleState(),
							fallback: createPreambleState()
						} : null, !1), boundarySegment = createPendingSegment(request, parentSegment.chunks.length, newBoundary, task.formatContext, !1, !1);
						parentSegment.children.push(boundarySegment);
						parentSegment.lastPushedText = !1;
						var contentRootSegment = createPendingSegment(request, 0, null, task.formatContext, !1, !1);
						contentRootSegment.parentFlushed = !0;
						var trackedPostpones = request.trackedPostpones;
						if (null !== trackedPostpones) {
							var suspenseComponentStack = task.componentStack, fallbackKeyPath = [
								keyPath[0],
								"Suspense Fallback",
								keyPath[2]
							];
							if (null !== trackedPostpones) {
								var fallbackReplayNode = [
									fallbackKeyPath[1],
									fallbackKeyPath[2],
									[],
									null
								];
								trackedPostpones.workingMap.set(fallbackKeyPath, fallbackReplayNode);
								newBoundary.tracked = {
									contentKeyPath: keyPath,
									fallbackNode: fallbackReplayNode
								};
							}
							task.blockedSegment = boundarySegment;
							task.blockedPreamble = null === newBoundary.preamble ? null : newBoundary.preamble.fallback;
							task.keyPath = fallbackKeyPath;
							task.formatContext = getSuspenseFallbackFormatContext(request.resumableState, prevContext$jscomp$1);
							task.componentStack = replaceSuspenseComponentStackWithSuspenseFallbackStack(suspenseComponentStack);
							try {
								renderNode(request, task, fallback, -1), boundarySegment.lastPushedText && boundarySegment.textEmbedded && boundarySegment.chunks.push(textSeparator), boundarySegment.status = 1, finishedSegment(request, parentBoundary, boundarySegment);
							} catch (thrownValue) {
								throw boundarySegment.status = request.aborted ? 3 : 4, thrownValue;
							} finally {
								task.blockedSegment = parentSegment, task.blockedPreamble = parentPreamble, task.keyPath = prevKeyPath$jscomp$5, task.formatContext = prevContext$jscomp$1;
							}
							var suspendedPrimaryTask = createRenderTask(request, null, content, -1, newBoundary, contentRootSegment, null === newBoundary.preamble ? null : newBoundary.preamble.content, newBoundary.contentState, task.abortSet, keyPath, getSuspenseContentFormatContext(request.resumableState, task.formatContext), task.context, task.treeContext, null, suspenseComponentStack);
							pushComponentStack(suspendedPrimaryTask);
							request.pingedTasks.push(suspendedPrimaryTask);
						} else {
							task.blockedBoundary = newBoundary;
							task.blockedPreamble = null === newBoundary.preamble ? null : newBoundary.preamble.content;
							task.hoistableState = newBoundary.contentState;
							task.blockedSegment = contentRootSegment;
							task.keyPath = keyPath;
							task.formatContext = getSuspenseContentFormatContext(request.resumableState, prevContext$jscomp$1);
							task.row = null;
							try {
								if (renderNode(request, task, content, -1), contentRootSegment.lastPushedText && contentRootSegment.textEmbedded && contentRootSegment.chunks.push(textSeparator), contentRootSegment.status = 1, finishedSegment(request, newBoundary, contentRootSegment), queueCompletedSegment(newBoundary, contentRootSegment), 0 === newBoundary.pendingTasks && 0 === newBoundary.status) {
									if (newBoundary.status = 1, !isEligibleForOutlining(request, newBoundary)) {
										null !== prevRow$jscomp$0 && 0 === --prevRow$jscomp$0.pendingTasks && finishSuspenseListRow(request, prevRow$jscomp$0);
										0 === request.pendingRootTasks && task.blockedPreamble && preparePreamble(request);
										break a;
									}
								} else null !== prevRow$jscomp$0 && prevRow$jscomp$0.together && tryToResolveTogetherRow(request, prevRow$jscomp$0);
							} catch (thrownValue$31) {
								newBoundary.status = 4;
								if (request.aborted) {
									contentRootSegment.status = 3;
									var error = request.fatalError;
								} else contentRootSegment.status = 4, error = thrownValue$31;
								var thrownInfo = getThrownInfo(task.componentStack);
								newBoundary.errorDigest = logRecoverableError(request, error, thrownInfo);
								untrackBoundary(request, newBoundary);
							} finally {
								task.blockedBoundary = parentBoundary, task.blockedPreamble = parentPreamble, task.hoistableState = parentHoistableState, task.blockedSegment = parentSegment, task.keyPath = prevKeyPath$jscomp$5, task.formatContext = prevContext$jscomp$1, task.row = prevRow$jscomp$0;
							}
							var suspendedFallbackTask = createRenderTask(request, null, fallback, -1, parentBoundary, boundarySegment, null === newBoundary.preamble ? null : newBoundary.preamble.fallback, newBoundary.fallbackState, fallbackAbortSet, [
								keyPath[0],
								"Suspense Fallback",
								keyPath[2]
							], getSuspenseFallbackFormatContext(request.resumableState, task.formatContext), task.context, task.treeContext, task.row, replaceSuspenseComponentStackWithSuspenseFallbackStack(task.componentStack));
							pushComponentStack(suspendedFallbackTask);
							request.pingedTasks.push(suspendedFallbackTask);
						}
					}
					return;
			}
			if ("object" === typeof type && null !== type) switch (type.$$typeof) {
				case REACT_FORWARD_REF_TYPE:
					if ("ref" in props) {
						var propsWithoutRef = {};
						for (var key in props) "ref" !== key && (propsWithoutRef[key] = props[key]);
					} else propsWithoutRef = props;
					finishFunctionComponent(request, task, keyPath, renderWithHooks(request, task, keyPath, type.render, propsWithoutRef, ref), 0 !== localIdCounter, actionStateCounter, actionStateMatchingIndex);
					return;
				case REACT_MEMO_TYPE:
					renderElement(request, task, keyPath, type.type, props, ref);
					return;
				case REACT_CONTEXT_TYPE:
					var children$jscomp$2 = props.children, prevKeyPath$jscomp$6 = task.keyPath, nextValue = props.value;
					var prevValue = type._currentValue;
					type._currentValue = nextValue;
					var prevNode = currentActiveSnapshot, newNode = {
						parent: prevNode,
						depth: null === prevNode ? 0 : prevNode.depth + 1,
						context: type,
						parentValue: prevValue,
						value: nextValue
					};
					currentActiveSnapshot = newNode;
					task.context = newNode;
					task.keyPath = keyPath;
					renderNodeDestructive(request, task, children$jscomp$2, -1);
					var prevSnapshot = currentActiveSnapshot;
					if (null === prevSnapshot) throw Error("Tried to pop a Context at the root of the app. This is a bug in React.");
					prevSnapshot.context._currentValue = prevSnapshot.parentValue;
					task.context = currentActiveSnapshot = prevSnapshot.parent;
					task.keyPath = prevKeyPath$jscomp$6;
					return;
				case REACT_CONSUMER_TYPE:
					var render = props.children, newChildren = render(type._context._currentValue), prevKeyPath$jscomp$7 = task.keyPath;
					task.keyPath = keyPath;
					renderNodeDestructive(request, task, newChildren, -1);
					task.keyPath = prevKeyPath$jscomp$7;
					return;
				case REACT_LAZY_TYPE:
					var init = type._init;
					var Component = init(type._payload);
					if (request.aborted) throw null;
					renderElement(request, task, keyPath, Component, props, ref);
					return;
			}
			throw Error("Element type is invalid: expected a string (for built-in components) or a class/function (for composite components) but got: " + ((null == type ? type : typeof type) + "."));
		}
	}
	function resumeNode(request, task, segmentId, node, childIndex) {
		var prevReplay = task.replay, blockedBoundary = task.blockedBoundary, resumedSegment = createPendingSegment(request, 0, null, task.formatContext, !1, !1);
		resumedSegment.id = segmentId;
		resumedSegment.parentFlushed = !0;
		try {
			task.replay = null, task.blockedSegment = resumedSegment, renderNode(request, task, node, childIndex), resumedSegment.status = 1, finishedSegment(request, blockedBoundary, resumedSegment), null === blockedBoundary ? request.completedRootSegment = resumedSegment : (queueCompletedSegment(blockedBoundary, resumedSegment), blockedBoundary.parentFlushed && request.partialBoundaries.push(blockedBoundary));
		} finally {
			task.replay = prevReplay, task.blockedSegment = null;
		}
	}
	function renderNodeDestructive(request, task, node, childIndex) {
		null !== task.replay && "number" === typeof task.replay.slots ? resumeNode(request, task, task.replay.slots, node, childIndex) : (task.node = node, task.childIndex = childIndex, node = task.componentStack, pushComponentStack(task), retryNode(request, task), task.componentStack = node);
	}
	function retryNode(request, task) {
		var node = task.node, childIndex = task.childIndex;
		if (null !== node) {
			if ("object" === typeof node) {
				switch (node.$$typeof) {
					case REACT_ELEMENT_TYPE:
						var type = node.type, key = node.key, props = node.props;
						node = props.ref;
						var ref = void 0 !== node ? node : null, name = getComponentNameFromType(type), keyOrIndex = null == key || key === REACT_OPTIMISTIC_KEY ? -1 === childIndex ? 0 : childIndex : key;
						key = [
							task.keyPath,
							name,
							keyOrIndex
						];
						if (null !== task.replay) a: {
							var replay = task.replay;
							childIndex = replay.nodes;
							for (node = 0; node < childIndex.length; node++) {
								var node$jscomp$0 = childIndex[node];
								if (keyOrIndex === node$jscomp$0[1]) {
									if (4 === node$jscomp$0.length) {
										if (null !== name && name !== node$jscomp$0[0]) throw Error("Expected the resume to render <" + node$jscomp$0[0] + "> in this slot but instead it rendered <" + name + ">. The tree doesn't match so React will fallback to client rendering.");
										var childNodes = node$jscomp$0[2], childSlots = node$jscomp$0[3], currentNode = task.node;
										task.replay = {
											nodes: childNodes,
											slots: childSlots,
											pendingTasks: 1
										};
										try {
											renderElement(request, task, key, type, props, ref);
											if (1 === task.replay.pendingTasks && 0 < task.replay.nodes.length) throw Error("Couldn't find all resumable slots by key/index during replaying. The tree doesn't match so React will fallback to client rendering.");
											task.replay.pendingTasks--;
										} catch (x) {
											if ("object" === typeof x && null !== x && (x === SuspenseException || "function" === typeof x.then || "Maximum call stack size exceeded" === x.message)) throw task.node === currentNode ? task.replay = replay : childIndex.splice(node, 1), x;
											task.replay.pendingTasks--;
											key = getThrownInfo(task.componentStack);
											currentNode = request;
											props = task.blockedBoundary;
											request = request.aborted ? request.fatalError : x;
											key = logRecoverableError(currentNode, request, key);
											abortRemainingReplayNodes(currentNode, props, childNodes, childSlots, request, key);
										}
										task.replay = replay;
									} else {
										if (type !== REACT_SUSPENSE_TYPE) throw Error("Expected the resume to render <Suspense> in this slot but instead it rendered <" + (getComponentNameFromType(type) || "Unknown") + ">. The tree doesn't match so React will fallback to client rendering.");
										b: {
											replay = node$jscomp$0[5];
											type = node$jscomp$0[2];
											ref = node$jscomp$0[3];
											name = null === node$jscomp$0[4] ? [] : node$jscomp$0[4][2];
											node$jscomp$0 = null === node$jscomp$0[4] ? null : node$jscomp$0[4][3];
											keyOrIndex = task.keyPath;
											var prevContext = task.formatContext, prevRow = task.row, previousReplaySet = task.replay, parentBoundary = task.blockedBoundary, parentHoistableState = task.hoistableState, content = props.children;
											props = props.fallback;
											var fallbackAbortSet = /* @__PURE__ */ new Set(), resumedBoundary = createSuspenseBoundary(request, task.row, fallbackAbortSet, 2 > task.formatContext.insertionMode ? {
												content: createPreambleState(),
												fallback: createPreambleState()
											} : null, !1);
											resumedBoundary.parentFlushed = !0;
											resumedBoundary.rootSegmentID = replay;
											task.blockedBoundary = resumedBoundary;
											task.hoistableState = resumedBoundary.contentState;
											task.keyPath = key;
											task.formatContext = getSuspenseContentFormatContext(request.resumableState, prevContext);
											task.row = null;
											task.replay = {
												nodes: type,
												slots: ref,
												pendingTasks: 1
											};
											try {
												renderNode(request, task, content, -1);
												if (1 === task.replay.pendingTasks && 0 < task.replay.nodes.length) throw Error("Couldn't find all resumable slots by key/index during replaying. The tree doesn't match so React will fallback to client rendering.");
												task.replay.pendingTasks--;
												if (0 === resumedBoundary.pendingTasks && 0 === resumedBoundary.status) {
													resumedBoundary.status = 1;
													request.completedBoundaries.push(resumedBoundary);
													break b;
												}
											} catch (thrownValue) {
												resumedBoundary.status = 4, childNodes = request.aborted ? request.fatalError : thrownValue, childSlots = getThrownInfo(task.componentStack), currentNode = logRecoverableError(request, childNodes, childSlots), resumedBoundary.errorDigest = currentNode, task.replay.pendingTasks--, request.clientRenderedBoundaries.push(resumedBoundary);
											} finally {
												task.blockedBoundary = parentBoundary, task.hoistableState = parentHoistableState, task.replay = previousReplaySet, task.keyPath = keyOrIndex, task.formatContext = prevContext, task.row = prevRow;
											}
											childNodes = createReplayTask(request, null, {
												nodes: name,
												slots: node$jscomp$0,
												pendingTasks: 0
											}, props, -1, parentBoundary, resumedBoundary.fallbackState, fallbackAbortSet, [
												key[0],
												"Suspense Fallback",
												key[2]
											], getSuspenseFallbackFormatContext(request.resumableState, task.formatContext), task.context, task.treeContext, task.row, replaceSuspenseComponentStackWithSuspenseFallbackStack(task.componentStack));
											pushComponentStack(childNodes);
											request.pingedTasks.push(childNodes);
										}
									}
									childIndex.splice(node, 1);
									break a;
								}
							}
						}
						else renderElement(request, task, key, type, props, ref);
						return;
					case REACT_PORTAL_TYPE: throw Error("Portals are not currently supported by the server renderer. Render them conditionally so that they only appear on the client render.");
					case REACT_LAZY_TYPE:
						childNodes = node._init;
						node = childNodes(node._payload);
						if (request.aborted) throw null;
						renderNodeDestructive(request, task, node, childIndex);
						return;
				}
				if (isArrayImpl(node)) {
					renderChildrenArray(request, task, node, childIndex);
					return;
				}
				if (childNodes = getIteratorFn(node)) {
					if (childNodes = childNodes.call(node)) {
						node = childNodes.next();
						if (!node.done) {
							childSlots = [];
							do
								childSlots.push(node.value), node = childNodes.next();
							while (!node.done);
							renderChildrenArray(request, task, childSlots, childIndex);
						}
						return;
					}
				}
				if ("function" === typeof node.then) return task.thenableState = null, renderNodeDestructive(request, task, unwrapThenable(node), childIndex);
				if (node.$$typeof === REACT_CONTEXT_TYPE) return renderNodeDestructive(request, task, node._currentValue, childIndex);
				childIndex = Object.prototype.toString.call(node);
				throw Error("Objects are not valid as a React child (found: " + ("[object Object]" === childIndex ? "object with keys {" + Object.keys(node).join(", ") + "}" : childIndex) + "). If you meant to render a collection of children, use an array instead.");
			}
			if ("string" === typeof node) childIndex = task.blockedSegment, null !== childIndex && (childIndex.lastPushedText = pushTextInstance(childIndex.chunks, node, request.renderState, childIndex.lastPushedText));
			else if ("number" === typeof node || "bigint" === typeof node) childIndex = task.blockedSegment, null !== childIndex && (childIndex.lastPushedText = pushTextInstance(childIndex.chunks, "" + node, request.renderState, childIndex.lastPushedText));
		}
	}
	function renderChildrenArray(request, task, children, childIndex) {
		var prevKeyPath = task.keyPath;
		if (-1 !== childIndex && (task.keyPath = [
			task.keyPath,
			"Fragment",
			childIndex
		], null !== task.replay)) {
			for (var replay = task.replay, replayNodes = replay.nodes, j = 0; j < replayNodes.length; j++) {
				var node = replayNodes[j];
				if (node[1] === childIndex) {
					childIndex = node[2];
					node = node[3];
					task.replay = {
						nodes: childIndex,
						slots: node,
						pendingTasks: 1
					};
					try {
						renderChildrenArray(request, task, children, -1);
						if (1 === task.replay.pendingTasks && 0 < task.replay.nodes.length) throw Error("Couldn't find all resumable slots by key/index during replaying. The tree doesn't match so React will fallback to client rendering.");
						task.replay.pendingTasks--;
					} catch (x) {
						if ("object" === typeof x && null !== x && (x === SuspenseException || "function" === typeof x.then)) throw x;
						task.replay.pendingTasks--;
						var thrownInfo = getThrownInfo(task.componentStack);
						children = request;
						var boundary = task.blockedBoundary;
						request = request.aborted ? request.fatalError : x;
						thrownInfo = logRecoverableError(children, request, thrownInfo);
						abortRemainingReplayNodes(children, boundary, childIndex, node, request, thrownInfo);
					}
					task.replay = replay;
					replayNodes.splice(j, 1);
					break;
				}
			}
			task.keyPath = prevKeyPath;
			return;
		}
		replay = task.treeContext;
		replayNodes = children.length;
		if (null !== task.replay && (j = task.replay.slots, null !== j && "object" === typeof j)) {
			for (childIndex = 0; childIndex < replayNodes; childIndex++) node = children[childIndex], task.treeContext = pushTreeContext(replay, replayNodes, childIndex), boundary = j[childIndex], "number" === typeof boundary ? (resumeNode(request, task, boundary, node, childIndex), delete j[childIndex]) : renderNode(request, task, node, childIndex);
			task.treeContext = replay;
			task.keyPath = prevKeyPath;
			return;
		}
		for (j = 0; j < replayNodes; j++) childIndex = children[j], task.treeContext = pushTreeContext(replay, replayNodes, j), renderNode(request, task, childIndex, j);
		task.treeContext = replay;
		task.keyPath = prevKeyPath;
	}
	function trackPostponedBoundary(request, trackedPostpones, boundary) {
		boundary.status = 5;
		boundary.rootSegmentID = request.nextSegmentId++;
		var tracked = boundary.tracked;
		if (null === tracked) throw Error("It should not be possible to postpone at the root. This is a bug in React.");
		request = tracked.contentKeyPath;
		if (null === request) throw Error("It should not be possible to postpone at the root. This is a bug in React.");
		tracked = tracked.fallbackNode;
		var children = [], boundaryNode = trackedPostpones.workingMap.get(request);
		if (void 0 === boundaryNode) return boundary = [
			request[1],
			request[2],
			children,
			null,
			tracked,
			boundary.rootSegmentID
		], trackedPostpones.workingMap.set(request, boundary), addToReplayParent(boundary, request[0], trackedPostpones), boundary;
		boundaryNode[4] = tracked;
		boundaryNode[5] = boundary.rootSegmentID;
		return boundaryNode;
	}
	function trackPostpone(request, trackedPostpones, task, segment) {
		segment.status = 5;
		var keyPath = task.keyPath, boundary = task.blockedBoundary;
		if (null === boundary) segment.id = request.nextSegmentId++, trackedPostpones.rootSlots = segment.id, null !== request.completedRootSegment && (request.completedRootSegment.status = 5);
		else {
			if (null !== boundary && 0 === boundary.status) {
				var boundaryNode = trackPostponedBoundary(request, trackedPostpones, boundary);
				if (null !== boundary.tracked && boundary.tracked.contentKeyPath === keyPath && -1 === task.childIndex) {
					-1 === segment.id && (segment.id = segment.parentFlushed ? boundary.rootSegmentID : request.nextSegmentId++);
					boundaryNode[3] = segment.id;
					return;
				}
			}
			-1 === segment.id && (segment.id = segment.parentFlushed && null !== boundary ? boundary.rootSegmentID : request.nextSegmentId++);
			if (-1 === task.childIndex) null === keyPath ? trackedPostpones.rootSlots = segment.id : (task = trackedPostpones.workingMap.get(keyPath), void 0 === task ? (task = [
				keyPath[1],
				keyPath[2],
				[],
				segment.id
			], addToReplayParent(task, keyPath[0], trackedPostpones)) : task[3] = segment.id);
			else {
				if (null === keyPath) {
					if (request = trackedPostpones.rootSlots, null === request) request = trackedPostpones.rootSlots = {};
					else if ("number" === typeof request) throw Error("It should not be possible to postpone both at the root of an element as well as a slot below. This is a bug in React.");
				} else if (boundary = trackedPostpones.workingMap, boundaryNode = boundary.get(keyPath), void 0 === boundaryNode) request = {}, boundaryNode = [
					keyPath[1],
					keyPath[2],
					[],
					request
				], boundary.set(keyPath, boundaryNode), addToReplayParent(boundaryNode, keyPath[0], trackedPostpones);
				else if (request = boundaryNode[3], null === request) request = boundaryNode[3] = {};
				else if ("number" === typeof request) throw Error("It should not be possible to postpone both at the root of an element as well as a slot below. This is a bug in React.");
				request[task.childIndex] = segment.id;
			}
		}
	}
	function untrackBoundary(request, boundary) {
		request = request.trackedPostpones;
		null !== request && (boundary = boundary.tracked, null !== boundary && (boundary = boundary.contentKeyPath, null !== boundary && (request = request.workingMap.get(boundary), void 0 !== request && (request.length = 4, request[2] = [], request[3] = null))));
	}
	function spawnNewSuspendedReplayTask(request, task, thenableState) {
		return createReplayTask(request, thenableState, task.replay, task.node, task.childIndex, task.blockedBoundary, task.hoistableState, task.abortSet, task.keyPath, task.formatContext, task.context, task.treeContext, task.row, task.componentStack);
	}
	function spawnNewSuspendedRenderTask(request, task, thenableState) {
		var segment = task.blockedSegment, newSegment = createPendingSegment(request, segment.chunks.length, null, task.formatContext, segment.lastPushedText, !0);
		segment.children.push(newSegment);
		segment.lastPushedText = !1;
		return createRenderTask(request, thenableState, task.node, task.childIndex, task.blockedBoundary, newSegment, task.blockedPreamble, task.hoistableState, task.abortSet, task.keyPath, task.formatContext, task.context, task.treeContext, task.row, task.componentStack);
	}
	function renderNode(request, task, node, childIndex) {
		var previousFormatContext = task.formatContext, previousContext = task.context, previousKeyPath = task.keyPath, previousTreeContext = task.treeContext, previousComponentStack = task.componentStack, segment = task.blockedSegment;
		if (null === segment) {
			segment = task.replay;
			try {
				return renderNodeDestructive(request, task, node, childIndex);
			} catch (thrownValue) {
				if (resetHooksState(), node = thrownValue === SuspenseException ? getSuspendedThenable() : thrownValue, !request.aborted && "object" === typeof node && null !== node) {
					if ("function" === typeof node.then) {
						childIndex = thrownValue === SuspenseException ? getThenableStateAfterSuspending() : null;
						request = spawnNewSuspendedReplayTask(request, task, childIndex).ping;
						node.then(request.resolve, request.reject);
						task.formatContext = previousFormatContext;
						task.context = previousContext;
						task.keyPath = previousKeyPath;
						task.treeContext = previousTreeContext;
						task.componentStack = previousComponentStack;
						task.replay = segment;
						switchContext(previousContext);
						return;
					}
					if ("Maximum call stack size exceeded" === node.message) {
						node = thrownValue === SuspenseException ? getThenableStateAfterSuspending() : null;
						node = spawnNewSuspendedReplayTask(request, task, node);
						request.pingedTasks.push(node);
						task.formatContext = previousFormatContext;
						task.context = previousContext;
						task.keyPath = previousKeyPath;
						task.treeContext = previousTreeContext;
						task.componentStack = previousComponentStack;
						task.replay = segment;
						switchContext(previousContext);
						return;
					}
				}
			}
		} else {
			var childrenLength = segment.children.length, chunkLength = segment.chunks.length;
			try {
				return renderNodeDestructive(request, task, node, childIndex);
			} catch (thrownValue$64) {
				if (resetHooksState(), segment.children.length = childrenLength, segment.chunks.length = chunkLength, node = thrownValue$64 === SuspenseException ? getSuspendedThenable() : thrownValue$64, !request.aborted && "object" === typeof node && null !== node) {
					if ("function" === typeof node.then) {
						segment = node;
						node = thrownValue$64 === SuspenseException ? getThenableStateAfterSuspending() : null;
						request = spawnNewSuspendedRenderTask(request, task, node).ping;
						segment.then(request.resolve, request.reject);
						task.formatContext = previousFormatContext;
						task.context = previousContext;
						task.keyPath = previousKeyPath;
						task.treeContext = previousTreeContext;
						task.componentStack = previousComponentStack;
						switchContext(previousContext);
						return;
					}
					if ("Maximum call stack size exceeded" === node.message) {
						segment = thrownValue$64 === SuspenseException ? getThenableStateAfterSuspending() : null;
						segment = spawnNewSuspendedRenderTask(request, task, segment);
						request.pingedTasks.push(segment);
						task.formatContext = previousFormatContext;
						task.context = previousContext;
						task.keyPath = previousKeyPath;
						task.treeContext = previousTreeContext;
						task.componentStack = previousComponentStack;
						switchContext(previousContext);
						return;
					}
				}
			}
		}
		task.formatContext = previousFormatContext;
		task.context = previousContext;
		task.keyPath = previousKeyPath;
		task.treeContext = previousTreeContext;
		switchContext(previousContext);
		throw node;
	}
	function abortTaskSoft(task) {
		var boundary = task.blockedBoundary, segment = task.blockedSegment;
		null !== segment && (segment.status = 3, finishedTask(this, boundary, task.row, segment));
	}
	function abortRemainingReplayNodes(request$jscomp$0, boundary, nodes, slots, error, errorDigest$jscomp$0) {
		for (var i = 0; i < nodes.length; i++) {
			var node = nodes[i];
			if (4 === node.length) abortRemainingReplayNodes(request$jscomp$0, boundary, node[2], node[3], error, errorDigest$jscomp$0);
			else {
				node = node[5];
				var request = request$jscomp$0, errorDigest = errorDigest$jscomp$0, resumedBoundary = createSuspenseBoundary(request, null, /* @__PURE__ */ new Set(), null, !1);
				resumedBoundary.parentFlushed = !0;
				resumedBoundary.rootSegmentID = node;
				resumedBoundary.status = 4;
				resumedBoundary.errorDigest = errorDigest;
				resumedBoundary.parentFlushed && request.clientRenderedBoundaries.push(resumedBoundary);
			}
		}
		nodes.length = 0;
		if (null !== slots) {
			if (null === boundary) throw Error("We should not have any resumable nodes in the shell. This is a bug in React.");
			4 !== boundary.status && (boundary.status = 4, boundary.errorDigest = errorDigest$jscomp$0, boundary.parentFlushed && request$jscomp$0.clientRenderedBoundaries.push(boundary));
			if ("object" === typeof slots) for (var index in slots) delete slots[index];
		}
	}
	function abortTask(task, request) {
		if (task !== request.currentTask) {
			var boundary = task.blockedBoundary;
			task = task.blockedSegment;
			null !== task && (task.status = 3);
			null !== boundary && boundary.fallbackAbortableTasks.forEach(function(fallbackTask) {
				return abortTask(fallbackTask, request);
			});
		}
	}
	function finishAbortedTask(task, request, error) {
		if (task !== request.currentTask) {
			var boundary = task.blockedBoundary, segment = task.blockedSegment;
			if (null === segment || 3 === segment.status) {
				var errorInfo = getThrownInfo(task.componentStack), isRecoverableReason = isRecoverableError(error);
				if (null === boundary) {
					boundary = task.replay;
					if (null === boundary) {
						isRecoverableReason || null === request.trackedPostpones || null === segment ? isRecoverableReason ? (task = cloneRecoverableErrorAsFatal(error), logRecoverableError(request, task, errorInfo), 12 !== request.status && 13 !== request.status && fatalError(request, task)) : (logRecoverableError(request, error, errorInfo), 12 !== request.status && 13 !== request.status && fatalError(request, error)) : (boundary = request.trackedPostpones, logRecoverableError(request, error, errorInfo), trackPostpone(request, boundary, task, segment), finishedTask(request, null, task.row, segment));
						return;
					}
					12 !== request.status && 13 !== request.status && (boundary.pendingTasks--, 0 === boundary.pendingTasks && 0 < boundary.nodes.length && (errorInfo = logRecoverableError(request, error, errorInfo), abortRemainingReplayNodes(request, null, boundary.nodes, boundary.slots, error, errorInfo)), request.pendingRootTasks--, 0 === request.pendingRootTasks && completeShell(request));
				} else {
					var trackedPostpones$65 = request.trackedPostpones;
					if (4 !== boundary.status) {
						if (!isRecoverableReason && null !== trackedPostpones$65 && null !== segment) return logRecoverableError(request, error, errorInfo), trackPostpone(request, trackedPostpones$65, task, segment), boundary.fallbackAbortableTasks.forEach(function(fallbackTask) {
							return finishAbortedTask(fallbackTask, request, error);
						}), boundary.fallbackAbortableTasks.clear(), finishedTask(request, boundary, task.row, segment);
						boundary.status = 4;
						errorInfo = logRecoverableError(request, error, errorInfo);
						boundary.errorDigest = errorInfo;
						untrackBoundary(request, boundary);
						boundary.parentFlushed && request.clientRenderedBoundaries.push(boundary);
					}
					boundary.pendingTasks--;
					errorInfo = boundary.row;
					null !== errorInfo && 0 === --errorInfo.pendingTasks && finishSuspenseListRow(request, errorInfo);
					boundary.fallbackAbortableTasks.forEach(function(fallbackTask) {
						return finishAbortedTask(fallbackTask, request, error);
					});
					boundary.fallbackAbortableTasks.clear();
				}
				task = task.row;
				null !== task && 0 === --task.pendingTasks && finishSuspenseListRow(request, task);
				request.allPendingTasks--;
				0 === request.allPendingTasks && completeAll(request);
			}
		}
	}
	function safelyEmitEarlyPreloads(request, shellComplete) {
		try {
			var renderState = request.renderState, onHeaders = renderState.onHeaders;
			if (onHeaders) {
				var headers = renderState.headers;
				if (headers) {
					renderState.headers = null;
					var linkHeader = headers.preconnects;
					headers.fontPreloads && (linkHeader && (linkHeader += ", "), linkHeader += headers.fontPreloads);
					headers.highImagePreloads && (linkHeader && (linkHeader += ", "), linkHeader += headers.highImagePreloads);
					if (!shellComplete) {
						var queueIter = renderState.styles.values(), queueStep = queueIter.next();
						b: for (; 0 < headers.remainingCapacity && !queueStep.done; queueStep = queueIter.next()) for (var sheetIter = queueStep.value.sheets.values(), sheetStep = sheetIter.next(); 0 < headers.remainingCapacity && !sheetStep.done; sheetStep = sheetIter.next()) {
							var sheet = sheetStep.value, props = sheet.props, key = props.href, props$jscomp$0 = sheet.props, header = getPreloadAsHeader(props$jscomp$0.href, "style", {
								crossOrigin: props$jscomp$0.crossOrigin,
								integrity: props$jscomp$0.integrity,
								nonce: props$jscomp$0.nonce,
								type: props$jscomp$0.type,
								fetchPriority: props$jscomp$0.fetchPriority,
								referrerPolicy: props$jscomp$0.referrerPolicy,
								media: props$jscomp$0.media
							});
							if (0 <= (headers.remainingCapacity -= header.length + 2)) renderState.resets.style[key] = PRELOAD_NO_CREDS, linkHeader && (linkHeader += ", "), linkHeader += header, renderState.resets.style[key] = "string" === typeof props.crossOrigin || "string" === typeof props.integrity ? [props.crossOrigin, props.integrity] : PRELOAD_NO_CREDS;
							else break b;
						}
					}
					linkHeader ? onHeaders({ Link: linkHeader }) : onHeaders({});
				}
			}
		} catch (error) {
			logRecoverableError(request, error, {});
		}
	}
	function completeShell(request) {
		null === request.trackedPostpones && safelyEmitEarlyPreloads(request, !0);
		null === request.trackedPostpones && preparePreamble(request);
		request = request.onShellReady;
		request();
	}
	function completeAll(request) {
		safelyEmitEarlyPreloads(request, null === request.trackedPostpones ? !0 : null === request.completedRootSegment || 5 !== request.completedRootSegment.status);
		preparePreamble(request);
		request = request.onAllReady;
		request();
	}
	function queueCompletedSegment(boundary, segment) {
		if (0 === segment.chunks.length && 1 === segment.children.length && null === segment.children[0].boundary && -1 === segment.children[0].id) {
			var childSegment = segment.children[0];
			childSegment.id = segment.id;
			childSegment.parentFlushed = !0;
			1 !== childSegment.status && 3 !== childSegment.status && 4 !== childSegment.status || queueCompletedSegment(boundary, childSegment);
		} else boundary.completedSegments.push(segment);
	}
	function finishedSegment(request, boundary, segment) {
		if (null !== byteLengthOfChunk) {
			segment = segment.chunks;
			for (var segmentByteSize = 0, i = 0; i < segment.length; i++) segmentByteSize += byteLengthOfChunk(segment[i]);
			null === boundary ? request.byteSize += segmentByteSize : boundary.byteSize += segmentByteSize;
		}
	}
	function finishedTask(request, boundary, row, segment) {
		null !== row && (0 === --row.pendingTasks ? finishSuspenseListRow(request, row) : row.together && tryToResolveTogetherRow(request, row));
		request.allPendingTasks--;
		if (null === boundary) {
			if (null !== segment && segment.parentFlushed) {
				if (null !== request.completedRootSegment) throw Error("There can only be one root segment. This is a bug in React.");
				request.completedRootSegment = segment;
			}
			request.pendingRootTasks--;
			0 === request.pendingRootTasks && completeShell(request);
		} else if (boundary.pendingTasks--, 4 !== boundary.status) if (0 === boundary.pendingTasks) {
			if (0 === boundary.status && (boundary.status = 1), null !== segment && segment.parentFlushed && (1 === segment.status || 3 === segment.status) && queueCompletedSegment(boundary, segment), boundary.parentFlushed && request.completedBoundaries.push(boundary), 1 === boundary.status) row = boundary.row, null !== row && hoistHoistables(row.hoistables, boundary.contentState), isEligibleForOutlining(request, boundary) || (request.allPendingTasks++, boundary.fallbackAbortableTasks.forEach(abortTaskSoft, request), boundary.fallbackAbortableTasks.clear(), null !== row && 0 === --row.pendingTasks && finishSuspenseListRow(request, row), request.allPendingTasks--), 0 === request.pendingRootTasks && null === request.trackedPostpones && null !== boundary.preamble && preparePreamble(request);
			else if (5 === boundary.status && (boundary = boundary.row, null !== boundary)) {
				if (null !== request.trackedPostpones) {
					row = request.trackedPostpones;
					var postponedRow = boundary.next;
					if (null !== postponedRow && (segment = postponedRow.boundaries, null !== segment)) for (postponedRow.boundaries = null, postponedRow = 0; postponedRow < segment.length; postponedRow++) {
						var postponedBoundary = segment[postponedRow];
						trackPostponedBoundary(request, row, postponedBoundary);
						finishedTask(request, postponedBoundary, null, null);
					}
				}
				request.allPendingTasks++;
				0 === --boundary.pendingTasks && finishSuspenseListRow(request, boundary);
				request.allPendingTasks--;
			}
		} else null === segment || !segment.parentFlushed || 1 !== segment.status && 3 !== segment.status || (queueCompletedSegment(boundary, segment), 1 === boundary.completedSegments.length && boundary.parentFlushed && request.partialBoundaries.push(boundary)), boundary = boundary.row, null !== boundary && boundary.together && tryToResolveTogetherRow(request, boundary);
		0 === request.allPendingTasks && completeAll(request);
	}
	function performWork(request$jscomp$1) {
		if (!(request$jscomp$1.aborted || 11 < request$jscomp$1.status)) {
			var prevContext = currentActiveSnapshot, prevDispatcher = ReactSharedInternals.H;
			ReactSharedInternals.H = HooksDispatcher;
			var prevAsyncDispatcher = ReactSharedInternals.A;
			ReactSharedInternals.A = DefaultAsyncDispatcher;
			var prevRequest = currentRequest;
			currentRequest = request$jscomp$1;
			var prevResumableState = currentResumableState;
			currentResumableState = request$jscomp$1.resumableState;
			try {
				var pingedTasks = request$jscomp$1.pingedTasks, i = 0;
				for (; i < pingedTasks.length; i++) {
					var task = pingedTasks[i], request = request$jscomp$1, segment = task.blockedSegment;
					if (null === segment) {
						a: if (0 !== task.replay.pendingTasks) {
							var prevTask = request.currentTask;
							request.currentTask = task;
							switchContext(task.context);
							var startNode = task.node;
							try {
								"number" === typeof task.replay.slots ? resumeNode(request, task, task.replay.slots, task.node, task.childIndex) : retryNode(request, task);
								if (1 === task.replay.pendingTasks && 0 < task.replay.nodes.length) throw Error("Couldn't find all resumable slots by key/index during replaying. The tree doesn't match so React will fallback to client rendering.");
								task.replay.pendingTasks--;
								task.abortSet.delete(task);
								finishedTask(request, task.blockedBoundary, task.row, null);
							} catch (thrownValue) {
								resetHooksState();
								var x = thrownValue === SuspenseException ? getSuspendedThenable() : thrownValue;
								if (request.aborted) {
									thrownValue === SuspenseException && (task.thenableState = getThenableStateAfterSuspending());
									request.currentTask = prevTask;
									var request$jscomp$0 = request;
									abortTask(task, request$jscomp$0);
									task.abortSet.delete(task);
									finishAbortedTask(task, request$jscomp$0, request$jscomp$0.fatalError);
								} else {
									if ("object" === typeof x && null !== x) {
										if ("function" === typeof x.then) {
											var ping = task.ping;
											x.then(ping.resolve, ping.reject);
											task.thenableState = thrownValue === SuspenseException ? getThenableStateAfterSuspending() : null;
											break a;
										}
										if ("Maximum call stack size exceeded" === x.message && task.node !== startNode) {
											task.thenableState = null;
											request.pingedTasks.push(task);
											break a;
										}
									}
									task.replay.pendingTasks--;
									task.abortSet.delete(task);
									var errorInfo = getThrownInfo(task.componentStack);
									request$jscomp$0 = request;
									var boundary = task.blockedBoundary, error$jscomp$0 = request.aborted ? request.fatalError : x, replayNodes = task.replay.nodes, resumeSlots = task.replay.slots, errorDigest = logRecoverableError(request$jscomp$0, error$jscomp$0, errorInfo);
									abortRemainingReplayNodes(request$jscomp$0, boundary, replayNodes, resumeSlots, error$jscomp$0, errorDigest);
									request.pendingRootTasks--;
									0 === request.pendingRootTasks && completeShell(request);
									request.allPendingTasks--;
									0 === request.allPendingTasks && completeAll(request);
								}
							} finally {
								request.currentTask = prevTask;
							}
						}
					} else a: if (request$jscomp$0 = segment, 0 === request$jscomp$0.status) {
						var prevTask$jscomp$0 = request.currentTask;
						request.currentTask = task;
						switchContext(task.context);
						var childrenLength = request$jscomp$0.children.length, chunkLength = request$jscomp$0.chunks.length, startNode$jscomp$0 = task.node;
						try {
							retryNode(request, task), request$jscomp$0.lastPushedText && request$jscomp$0.textEmbedded && request$jscomp$0.chunks.push(textSeparator), task.abortSet.delete(task), request$jscomp$0.status = 1, finishedSegment(request, task.blockedBoundary, request$jscomp$0), finishedTask(request, task.blockedBoundary, task.row, request$jscomp$0);
						} catch (thrownValue) {
							resetHooksState();
							request$jscomp$0.children.length = childrenLength;
							request$jscomp$0.chunks.length = chunkLength;
							var x$jscomp$0 = thrownValue === SuspenseException ? getSuspendedThenable() : thrownValue;
							if (request.aborted) thrownValue === SuspenseException && (task.thenableState = getThenableStateAfterSuspending()), request.currentTask = prevTask$jscomp$0, request$jscomp$0 = request, abortTask(task, request$jscomp$0), task.abortSet.delete(task), finishAbortedTask(task, request$jscomp$0, request$jscomp$0.fatalError);
							else {
								if ("object" === typeof x$jscomp$0 && null !== x$jscomp$0) {
									if ("function" === typeof x$jscomp$0.then) {
										request$jscomp$0.status = 0;
										task.thenableState = thrownValue === SuspenseException ? getThenableStateAfterSuspending() : null;
										var ping$jscomp$0 = task.ping;
										x$jscomp$0.then(ping$jscomp$0.resolve, ping$jscomp$0.reject);
										break a;
									}
									if ("Maximum call stack size exceeded" === x$jscomp$0.message && task.node !== startNode$jscomp$0) {
										request$jscomp$0.status = 0;
										task.thenableState = null;
										request.pingedTasks.push(task);
										break a;
									}
								}
								var errorInfo$jscomp$0 = getThrownInfo(task.componentStack);
								task.abortSet.delete(task);
								request$jscomp$0.status = 4;
								var boundary$jscomp$0 = task.blockedBoundary, row = task.row;
								null !== row && 0 === --row.pendingTasks && finishSuspenseListRow(request, row);
								request.allPendingTasks--;
								if (null === boundary$jscomp$0) if (isRecoverableError(x$jscomp$0)) {
									var fatalRecoverableError = cloneRecoverableErrorAsFatal(x$jscomp$0);
									logRecoverableError(request, fatalRecoverableError, errorInfo$jscomp$0);
									fatalError(request, fatalRecoverableError);
								} else logRecoverableError(request, x$jscomp$0, errorInfo$jscomp$0), fatalError(request, x$jscomp$0);
								else {
									var errorDigest$jscomp$0 = logRecoverableError(request, x$jscomp$0, errorInfo$jscomp$0);
									boundary$jscomp$0.pendingTasks--;
									if (4 !== boundary$jscomp$0.status) {
										boundary$jscomp$0.status = 4;
										boundary$jscomp$0.errorDigest = errorDigest$jscomp$0;
										untrackBoundary(request, boundary$jscomp$0);
										var boundaryRow = boundary$jscomp$0.row;
										null !== boundaryRow && (request.allPendingTasks++, 0 === --boundaryRow.pendingTasks && finishSuspenseListRow(request, boundaryRow), request.allPendingTasks--);
										boundary$jscomp$0.parentFlushed && request.clientRenderedBoundaries.push(boundary$jscomp$0);
										0 === request.pendingRootTasks && null === request.trackedPostpones && null !== boundary$jscomp$0.preamble && preparePreamble(request);
									}
									0 === request.allPendingTasks && completeAll(request);
								}
							}
						} finally {
							request.currentTask = prevTask$jscomp$0;
						}
					}
				}
				pingedTasks.splice(0, i);
				null !== request$jscomp$1.destination && flushCompletedQueues(request$jscomp$1, request$jscomp$1.destination);
			} catch (error) {
				logRecoverableError(request$jscomp$1, error, {}), fatalError(request$jscomp$1, error);
			} finally {
				currentResumableState = prevResumableState, ReactSharedInternals.H = prevDispatcher, ReactSharedInternals.A = prevAsyncDispatcher, prevDispatcher === HooksDispatcher && switchContext(prevContext), currentRequest = prevRequest;
			}
		}
	}
	function preparePreambleFromSubtree(request, segment, collectedPreambleSegments) {
		segment.preambleChildren.length && collectedPreambleSegments.push(segment.preambleChildren);
		for (var pendingPreambles = !1, i = 0; i < segment.children.length; i++) pendingPreambles = preparePreambleFromSegment(request, segment.children[i], collectedPreambleSegments) || pendingPreambles;
		return pendingPreambles;
	}
	function preparePreambleFromSegment(request, segment, collectedPreambleSegments) {
		var boundary = segment.boundary;
		if (null === boundary) return preparePreambleFromSubtree(request, segment, collectedPreambleSegments);
		var preamble = boundary.preamble;
		if (null === preamble) return !1;
		switch (boundary.status) {
			case 1:
				hoistPreambleState(request.renderState, preamble.content);
				request.byteSize += boundary.byteSize;
				segment = boundary.completedSegments[0];
				if (!segment) throw Error("A previously unvisited boundary must have exactly one root segment. This is a bug in React.");
				return preparePreambleFromSubtree(request, segment, collectedPreambleSegments);
			case 5: if (null !== request.trackedPostpones) return !0;
			case 4: if (1 === segment.status) return hoistPreambleState(request.renderState, preamble.fallback), preparePreambleFromSubtree(request, segment, collectedPreambleSegments);
			default: return !0;
		}
	}
	function preparePreamble(request) {
		if (request.completedRootSegment && null === request.completedPreambleSegments) {
			var collectedPreambleSegments = [], originalRequestByteSize = request.byteSize, hasPendingPreambles = preparePreambleFromSegment(request, request.completedRootSegment, collectedPreambleSegments), preamble = request.renderState.preamble;
			!1 === hasPendingPreambles || preamble.headChunks && preamble.bodyChunks ? request.completedPreambleSegments = collectedPreambleSegments : request.byteSize = originalRequestByteSize;
		}
	}
	function flushSubtree(request, destination, segment, hoistableState) {
		segment.parentFlushed = !0;
		switch (segment.status) {
			case 0: segment.id = request.nextSegmentId++;
			case 5: return hoistableState = segment.id, segment.lastPushedText = !1, segment.textEmbedded = !1, request = request.renderState, writeChunk(destination, placeholder1), writeChunk(destination, request.placeholderPrefix), request = hoistableState.toString(16), writeChunk(destination, request), writeChunkAndReturn(destination, placeholder2);
			case 1:
				segment.status = 2;
				var r = !0, chunks = segment.chunks, chunkIdx = 0;
				segment = segment.children;
				for (var childIdx = 0; childIdx < segment.length; childIdx++) {
					for (r = segment[childIdx]; chunkIdx < r.index; chunkIdx++) writeChunk(destination, chunks[chunkIdx]);
					r = flushSegment(request, destination, r, hoistableState);
				}
				for (; chunkIdx < chunks.length - 1; chunkIdx++) writeChunk(destination, chunks[chunkIdx]);
				chunkIdx < chunks.length && (r = writeChunkAndReturn(destination, chunks[chunkIdx]));
				return r;
			case 3: return !0;
			default: throw Error("Aborted, errored or already flushed boundaries should not be flushed again. This is a bug in React.");
		}
	}
	var flushedByteSize = 0;
	function flushSegment(request, destination, segment, hoistableState) {
		var boundary = segment.boundary;
		if (null === boundary) return flushSubtree(request, destination, segment, hoistableState);
		segment.boundary = null;
		boundary.parentFlushed = !0;
		if (4 === boundary.status) {
			var row = boundary.row;
			null !== row && 0 === --row.pendingTasks && finishSuspenseListRow(request, row);
			boundary = boundary.errorDigest;
			writeChunkAndReturn(destination, startClientRenderedSuspenseBoundary);
			writeChunk(destination, clientRenderedSuspenseBoundaryError1);
			null != boundary && (writeChunk(destination, clientRenderedSuspenseBoundaryError1A), writeChunk(destination, escapeTextForBrowser(boundary)), writeChunk(destination, clientRenderedSuspenseBoundaryErrorAttrInterstitial));
			writeChunkAndReturn(destination, clientRenderedSuspenseBoundaryError2);
			flushSubtree(request, destination, segment, hoistableState);
		} else if (1 !== boundary.status) 0 === boundary.status && (boundary.rootSegmentID = request.nextSegmentId++), 0 < boundary.completedSegments.length && request.partialBoundaries.push(boundary), writeStartPendingSuspenseBoundary(destination, request.renderState, boundary.rootSegmentID), hoistableState && hoistHoistables(hoistableState, boundary.fallbackState), flushSubtree(request, destination, segment, hoistableState);
		else if (!flushingPartialBoundaries && isEligibleForOutlining(request, boundary) && (flushedByteSize + boundary.byteSize > request.progressiveChunkSize || hasSuspenseyContent(boundary.contentState, flushingShell) || boundary.defer)) boundary.rootSegmentID = request.nextSegmentId++, request.completedBoundaries.push(boundary), writeStartPendingSuspenseBoundary(destination, request.renderState, boundary.rootSegmentID), flushSubtree(request, destination, segment, hoistableState);
		else {
			flushedByteSize += boundary.byteSize;
			hoistableState && hoistHoistables(hoistableState, boundary.contentState);
			segment = boundary.row;
			null !== segment && isEligibleForOutlining(request, boundary) && 0 === --segment.pendingTasks && finishSuspenseListRow(request, segment);
			writeChunkAndReturn(destination, startCompletedSuspenseBoundary);
			segment = boundary.completedSegments;
			if (1 !== segment.length) throw Error("A previously unvisited boundary must have exactly one root segment. This is a bug in React.");
			flushSegment(request, destination, segment[0], hoistableState);
		}
		return writeChunkAndReturn(destination, endSuspenseBoundary);
	}
	function flushSegmentContainer(request, destination, segment, hoistableState) {
		writeStartSegment(destination, request.renderState, segment.parentFormatContext, segment.id);
		flushSegment(request, destination, segment, hoistableState);
		return writeEndSegment(destination, segment.parentFormatContext);
	}
	function flushCompletedBoundary(request, destination, boundary) {
		flushedByteSize = boundary.byteSize;
		for (var completedSegments = boundary.completedSegments, i = 0; i < completedSegments.length; i++) flushPartiallyCompletedSegment(request, destination, boundary, completedSegments[i]);
		completedSegments.length = 0;
		completedSegments = boundary.row;
		null !== completedSegments && isEligibleForOutlining(request, boundary) && 0 === --completedSegments.pendingTasks && finishSuspenseListRow(request, completedSegments);
		writeHoistablesForBoundary(destination, boundary.contentState, request.renderState);
		completedSegments = request.resumableState;
		request = request.renderState;
		i = boundary.rootSegmentID;
		boundary = boundary.contentState;
		var requiresStyleInsertion = request.stylesToHoist, requiresViewTransitions = 0 !== (completedSegments.instructions & 128);
		request.stylesToHoist = !1;
		writeChunk(destination, request.startInlineScript);
		writeChunk(destination, endOfStartTag);
		requiresStyleInsertion ? (0 === (completedSegments.instructions & 4) && (completedSegments.instructions |= 4, writeChunk(destination, clientRenderScriptFunctionOnly)), 0 === (completedSegments.instructions & 2) && (completedSegments.instructions |= 2, writeChunk(destination, completeBoundaryScriptFunctionOnly)), requiresViewTransitions && 0 === (completedSegments.instructions & 256) && (completedSegments.instructions |= 256, writeChunk(destination, "$RV=function(B,g){function h(a,c){var e=a.getAttribute(c);e&&(c=a.style,l.push(a,c.viewTransitionName,c.viewTransitionClass),\"auto\"!==e&&(c.viewTransitionClass=e),(a=a.getAttribute(\"vt-name\"))||(a=\"_T_\"+N++ +\"_\"),a=CSS.escape(a)!==a?\"r-\"+btoa(a).replace(/=/g,\"\"):a,c.viewTransitionName=a,C=!0)}var C=!1,N=0,l=[];try{var f=document.__reactViewTransition;if(f){f.finished.finally($RV.bind(null,g));return}var m=new Map;for(f=1;f<g.length;f+=2)for(var k=g[f].querySelectorAll(\"[vt-share]\"),d=0;d<k.length;d++){var b=k[d];m.set(b.getAttribute(\"vt-name\"),b)}var u=[];for(k=0;k<g.length;k+=2){var D=g[k],x=D.parentNode;if(x){var v=x.getBoundingClientRect();if(v.left||v.top||v.width||v.height){b=D;for(f=0;b;){if(8===b.nodeType){var t=b.data;if(\"/$\"===t)if(0===f)break;else f--;else\"$\"!==t&&\"$?\"!==t&&\"$~\"!==t&&\"$!\"!==t||f++}else if(1===b.nodeType){d=b;var E=d.getAttribute(\"vt-name\"),y=m.get(E);h(d,y?\"vt-share\":\"vt-exit\");y&&(h(y,\"vt-share\"),m.set(E,null));for(var F=d.querySelectorAll(\"[vt-share]\"),\nz=0;z<F.length;z++){var G=F[z],H=G.getAttribute(\"vt-name\"),I=m.get(H);I&&(h(G,\"vt-share\"),h(I,\"vt-share\"),m.set(H,null))}var J=d.querySelectorAll(\"[vt-parent-exit]\");for(d=0;d<J.length;d++)h(J[d],\"vt-parent-exit\")}b=b.nextSibling}for(var K=g[k+1],n=K.firstElementChild;n;){null!==m.get(n.getAttribute(\"vt-name\"))&&h(n,\"vt-enter\");var L=n.querySelectorAll(\"[vt-parent-enter]\");for(b=0;b<L.length;b++)h(L[b],\"vt-parent-enter\");n=n.nextElementSibling}b=x;do for(var p=b.firstElementChild;p;){var M=p.getAttribute(\"vt-update\");\nM&&\"none\"!==M&&!l.includes(p)&&h(p,\"vt-update\");p=p.nextElementSibling}while((b=b.parentNode)&&1===b.nodeType&&\"none\"!==b.getAttribute(\"vt-update\"));u.push.apply(u,K.querySelectorAll('img[src]:not([loading=\"lazy\"])'))}}}if(C){var A=document.__reactViewTransition=document.startViewTransition({update:function(){B(g);for(var a=[document.documentElement.clientHeight,document.fonts.ready],c={},e=0;e<u.length;c={g:c.g},e++)if(c.g=u[e],!c.g.complete){var q=c.g.getBoundingClientRect();0<q.bottom&&0<q.right&&\nq.top<window.innerHeight&&q.left<window.innerWidth&&(q=new Promise(function(w){return function(r){w.g.addEventListener(\"load\",r);w.g.addEventListener(\"error\",r)}}(c)),a.push(q))}return Promise.race([Promise.all(a),new Promise(function(w){var r=performance.now();setTimeout(w,2300>r&&2E3<r?2300-r:500)})])},types:[]});A.ready.finally(function(){for(var a=l.length-3;0<=a;a-=3){var c=l[a],e=c.style;e.viewTransitionName=l[a+1];e.viewTransitionClass=l[a+1];\"\"===c.getAttribute(\"style\")&&c.removeAttribute(\"style\")}});\nA.finished.finally(function(){document.__reactViewTransition===A&&(document.__reactViewTransition=null)});$RB=[];return}}catch(a){}B(g)}.bind(null,$RV);")), 0 === (completedSegments.instructions & 8) ? (completedSegments.instructions |= 8, writeChunk(destination, completeBoundaryWithStylesScript1FullPartial)) : writeChunk(destination, completeBoundaryWithStylesScript1Partial)) : (0 === (completedSegments.instructions & 2) && (completedSegments.instructions |= 2, writeChunk(destination, completeBoundaryScriptFunctionOnly)), requiresViewTransitions && 0 === (completedSegments.instructions & 256) && (completedSegments.instructions |= 256, writeChunk(destination, "$RV=function(B,g){function h(a,c){var e=a.getAttribute(c);e&&(c=a.style,l.push(a,c.viewTransitionName,c.viewTransitionClass),\"auto\"!==e&&(c.viewTransitionClass=e),(a=a.getAttribute(\"vt-name\"))||(a=\"_T_\"+N++ +\"_\"),a=CSS.escape(a)!==a?\"r-\"+btoa(a).replace(/=/g,\"\"):a,c.viewTransitionName=a,C=!0)}var C=!1,N=0,l=[];try{var f=document.__reactViewTransition;if(f){f.finished.finally($RV.bind(null,g));return}var m=new Map;for(f=1;f<g.length;f+=2)for(var k=g[f].querySelectorAll(\"[vt-share]\"),d=0;d<k.length;d++){var b=k[d];m.set(b.getAttribute(\"vt-name\"),b)}var u=[];for(k=0;k<g.length;k+=2){var D=g[k],x=D.parentNode;if(x){var v=x.getBoundingClientRect();if(v.left||v.top||v.width||v.height){b=D;for(f=0;b;){if(8===b.nodeType){var t=b.data;if(\"/$\"===t)if(0===f)break;else f--;else\"$\"!==t&&\"$?\"!==t&&\"$~\"!==t&&\"$!\"!==t||f++}else if(1===b.nodeType){d=b;var E=d.getAttribute(\"vt-name\"),y=m.get(E);h(d,y?\"vt-share\":\"vt-exit\");y&&(h(y,\"vt-share\"),m.set(E,null));for(var F=d.querySelectorAll(\"[vt-share]\"),\nz=0;z<F.length;z++){var G=F[z],H=G.getAttribute(\"vt-name\"),I=m.get(H);I&&(h(G,\"vt-share\"),h(I,\"vt-share\"),m.set(H,null))}var J=d.querySelectorAll(\"[vt-parent-exit]\");for(d=0;d<J.length;d++)h(J[d],\"vt-parent-exit\")}b=b.nextSibling}for(var K=g[k+1],n=K.firstElementChild;n;){null!==m.get(n.getAttribute(\"vt-name\"))&&h(n,\"vt-enter\");var L=n.querySelectorAll(\"[vt-parent-enter]\");for(b=0;b<L.length;b++)h(L[b],\"vt-parent-enter\");n=n.nextElementSibling}b=x;do for(var p=b.firstElementChild;p;){var M=p.getAttribute(\"vt-update\");\nM&&\"none\"!==M&&!l.includes(p)&&h(p,\"vt-update\");p=p.nextElementSibling}while((b=b.parentNode)&&1===b.nodeType&&\"none\"!==b.getAttribute(\"vt-update\"));u.push.apply(u,K.querySelectorAll('img[src]:not([loading=\"lazy\"])'))}}}if(C){var A=document.__reactViewTransition=document.startViewTransition({update:function(){B(g);for(var a=[document.documentElement.clientHeight,document.fonts.ready],c={},e=0;e<u.length;c={g:c.g},e++)if(c.g=u[e],!c.g.complete){var q=c.g.getBoundingClientRect();0<q.bottom&&0<q.right&&\nq.top<window.innerHeight&&q.left<window.innerWidth&&(q=new Promise(function(w){return function(r){w.g.addEventListener(\"load\",r);w.g.addEventListener(\"error\",r)}}(c)),a.push(q))}return Promise.race([Promise.all(a),new Promise(function(w){var r=performance.now();setTimeout(w,2300>r&&2E3<r?2300-r:500)})])},types:[]});A.ready.finally(function(){for(var a=l.length-3;0<=a;a-=3){var c=l[a],e=c.style;e.viewTransitionName=l[a+1];e.viewTransitionClass=l[a+1];\"\"===c.getAttribute(\"style\")&&c.removeAttribute(\"style\")}});\nA.finished.finally(function(){document.__reactViewTransition===A&&(document.__reactViewTransition=null)});$RB=[];return}}catch(a){}B(g)}.bind(null,$RV);")), writeChunk(destination, completeBoundaryScript1Partial));
		completedSegments = i.toString(16);
		writeChunk(destination, request.boundaryPrefix);
		writeChunk(destination, completedSegments);
		writeChunk(destination, completeBoundaryScript2);
		writeChunk(destination, request.segmentPrefix);
		writeChunk(destination, completedSegments);
		requiresStyleInsertion ? (writeChunk(destination, completeBoundaryScript3a), writeStyleResourceDependenciesInJS(destination, boundary)) : writeChunk(destination, completeBoundaryScript3b);
		boundary = writeChunkAndReturn(destination, completeBoundaryScriptEnd);
		return writeBootstrap(destination, request) && boundary;
	}
	function flushPartiallyCompletedSegment(request, destination, boundary, segment) {
		if (2 === segment.status) return !0;
		var hoistableState = boundary.contentState, segmentID = segment.id;
		if (-1 === segmentID) {
			if (-1 === (segment.id = boundary.rootSegmentID)) throw Error("A root segment ID must have been assigned by now. This is a bug in React.");
			return flushSegmentContainer(request, destination, segment, hoistableState);
		}
		if (segmentID === boundary.rootSegmentID) return flushSegmentContainer(request, destination, segment, hoistableState);
		flushSegmentContainer(request, destination, segment, hoistableState);
		boundary = request.resumableState;
		request = request.renderState;
		writeChunk(destination, request.startInlineScript);
		writeChunk(destination, endOfStartTag);
		0 === (boundary.instructions & 1) ? (boundary.instructions |= 1, writeChunk(destination, completeSegmentScript1Full)) : writeChunk(destination, completeSegmentScript1Partial);
		writeChunk(destination, request.segmentPrefix);
		segmentID = segmentID.toString(16);
		writeChunk(destination, segmentID);
		writeChunk(destination, completeSegmentScript2);
		writeChunk(destination, request.placeholderPrefix);
		writeChunk(destination, segmentID);
		destination = writeChunkAndReturn(destination, completeSegmentScriptEnd);
		return destination;
	}
	var flushingPartialBoundaries = !1;
	var flushingShell = !1;
	function flushCompletedQueues(request, destination) {
		currentView = /* @__PURE__ */ new Uint8Array(4096);
		writtenBytes = 0;
		destinationHasCapacity$1 = !0;
		try {
			if (!(0 < request.pendingRootTasks)) {
				var i, completedRootSegment = request.completedRootSegment;
				if (null !== completedRootSegment) {
					if (5 === completedRootSegment.status) return;
					var completedPreambleSegments = request.completedPreambleSegments;
					if (null === completedPreambleSegments) return;
					flushedByteSize = request.byteSize;
					var resumableState = request.resumableState, renderState = request.renderState, preamble = renderState.preamble, htmlChunks = preamble.htmlChunks, headChunks = preamble.headChunks, i$jscomp$0;
					if (htmlChunks) {
						for (i$jscomp$0 = 0; i$jscomp$0 < htmlChunks.length; i$jscomp$0++) writeChunk(destination, htmlChunks[i$jscomp$0]);
						if (headChunks) for (i$jscomp$0 = 0; i$jscomp$0 < headChunks.length; i$jscomp$0++) writeChunk(destination, headChunks[i$jscomp$0]);
						else writeChunk(destination, startChunkForTag("head")), writeChunk(destination, endOfStartTag);
					} else if (headChunks) for (i$jscomp$0 = 0; i$jscomp$0 < headChunks.length; i$jscomp$0++) writeChunk(destination, headChunks[i$jscomp$0]);
					var charsetChunks = renderState.charsetChunks;
					for (i$jscomp$0 = 0; i$jscomp$0 < charsetChunks.length; i$jscomp$0++) writeChunk(destination, charsetChunks[i$jscomp$0]);
					charsetChunks.length = 0;
					renderState.preconnects.forEach(flushResource, destination);
					renderState.preconnects.clear();
					var viewportChunks = renderState.viewportChunks;
					for (i$jscomp$0 = 0; i$jscomp$0 < viewportChunks.length; i$jscomp$0++) writeChunk(destination, viewportChunks[i$jscomp$0]);
					viewportChunks.length = 0;
					renderState.fontPreloads.forEach(flushResource, destination);
					renderState.fontPreloads.clear();
					renderState.highImagePreloads.forEach(flushResource, destination);
					renderState.highImagePreloads.clear();
					currentlyFlushingRenderState = renderState;
					renderState.styles.forEach(flushStylesInPreamble, destination);
					currentlyFlushingRenderState = null;
					var importMapChunks = renderState.importMapChunks;
					for (i$jscomp$0 = 0; i$jscomp$0 < importMapChunks.length; i$jscomp$0++) writeChunk(destination, importMapChunks[i$jscomp$0]);
					importMapChunks.length = 0;
					renderState.bootstrapScripts.forEach(flushResource, destination);
					renderState.scripts.forEach(flushResource, destination);
					renderState.scripts.clear();
					renderState.bulkPreloads.forEach(flushResource, destination);
					renderState.bulkPreloads.clear();
					htmlChunks || headChunks || (resumableState.instructions |= 32);
					var hoistableChunks = renderState.hoistableChunks;
					for (i$jscomp$0 = 0; i$jscomp$0 < hoistableChunks.length; i$jscomp$0++) writeChunk(destination, hoistableChunks[i$jscomp$0]);
					for (resumableState = hoistableChunks.length = 0; resumableState < completedPreambleSegments.length; resumableState++) {
						var segments = completedPreambleSegments[resumableState];
						for (renderState = 0; renderState < segments.length; renderState++) flushSegment(request, destination, segments[renderState], null);
					}
					var preamble$jscomp$0 = request.renderState.preamble, headChunks$jscomp$0 = preamble$jscomp$0.headChunks;
					(preamble$jscomp$0.htmlChunks || headChunks$jscomp$0) && writeChunk(destination, endChunkForTag("head"));
					var bodyChunks = preamble$jscomp$0.bodyChunks;
					if (bodyChunks) for (completedPreambleSegments = 0; completedPreambleSegments < bodyChunks.length; completedPreambleSegments++) writeChunk(destination, bodyChunks[completedPreambleSegments]);
					flushingShell = !0;
					flushSegment(request, destination, completedRootSegment, null);
					flushingShell = !1;
					request.completedRootSegment = null;
					var renderState$jscomp$0 = request.renderState;
					if (0 !== request.allPendingTasks || 0 !== request.clientRenderedBoundaries.length || 0 !== request.completedBoundaries.length || null !== request.trackedPostpones && (0 !== request.trackedPostpones.rootNodes.length || null !== request.trackedPostpones.rootSlots)) {
						var resumableState$jscomp$0 = request.resumableState;
						if (0 === (resumableState$jscomp$0.instructions & 64)) {
							resumableState$jscomp$0.instructions |= 64;
							writeChunk(destination, renderState$jscomp$0.startInlineScript);
							if (0 === (resumableState$jscomp$0.instructions & 32)) {
								resumableState$jscomp$0.instructions |= 32;
								var shellId = "_" + resumableState$jscomp$0.idPrefix + "R_";
								writeChunk(destination, completedShellIdAttributeStart);
								writeChunk(destination, escapeTextForBrowser(shellId));
								writeChunk(destination, attributeEnd);
							}
							writeChunk(destination, endOfStartTag);
							writeChunk(destination, shellTimeRuntimeScript);
							writeChunkAndReturn(destination, endInlineScript);
						}
					}
					writeBootstrap(destination, renderState$jscomp$0);
				}
				var renderState$jscomp$1 = request.renderState;
				completedRootSegment = 0;
				var viewportChunks$jscomp$0 = renderState$jscomp$1.viewportChunks;
				for (completedRootSegment = 0; completedRootSegment < viewportChunks$jscomp$0.length; completedRootSegment++) writeChunk(destination, viewportChunks$jscomp$0[completedRootSegment]);
				viewportChunks$jscomp$0.length = 0;
				renderState$jscomp$1.preconnects.forEach(flushResource, destination);
				renderState$jscomp$1.preconnects.clear();
				renderState$jscomp$1.fontPreloads.forEach(flushResource, destination);
				renderState$jscomp$1.fontPreloads.clear();
				renderState$jscomp$1.highImagePreloads.forEach(flushResource, destination);
				renderState$jscomp$1.highImagePreloads.clear();
				renderState$jscomp$1.styles.forEach(preloadLateStyles, destination);
				renderState$jscomp$1.scripts.forEach(flushResource, destination);
				renderState$jscomp$1.scripts.clear();
				renderState$jscomp$1.bulkPreloads.forEach(flushResource, destination);
				renderState$jscomp$1.bulkPreloads.clear();
				var hoistableChunks$jscomp$0 = renderState$jscomp$1.hoistableChunks;
				for (completedRootSegment = 0; completedRootSegment < hoistableChunks$jscomp$0.length; completedRootSegment++) writeChunk(destination, hoistableChunks$jscomp$0[completedRootSegment]);
				hoistableChunks$jscomp$0.length = 0;
				var clientRenderedBoundaries = request.clientRenderedBoundaries;
				for (i = 0; i < clientRenderedBoundaries.length; i++) {
					var boundary = clientRenderedBoundaries[i];
					renderState$jscomp$1 = destination;
					var resumableState$jscomp$1 = request.resumableState, renderState$jscomp$2 = request.renderState, id = boundary.rootSegmentID, errorDigest = boundary.errorDigest;
					writeChunk(renderState$jscomp$1, renderState$jscomp$2.startInlineScript);
					writeChunk(renderState$jscomp$1, endOfStartTag);
					0 === (resumableState$jscomp$1.instructions & 4) ? (resumableState$jscomp$1.instructions |= 4, writeChunk(renderState$jscomp$1, clientRenderScript1Full)) : writeChunk(renderState$jscomp$1, clientRenderScript1Partial);
					writeChunk(renderState$jscomp$1, renderState$jscomp$2.boundaryPrefix);
					writeChunk(renderState$jscomp$1, id.toString(16));
					writeChunk(renderState$jscomp$1, clientRenderScript1A);
					null != errorDigest && (writeChunk(renderState$jscomp$1, clientRenderErrorScriptArgInterstitial), null == errorDigest ? writeChunk(renderState$jscomp$1, clientRenderErrorScriptNull) : writeChunk(renderState$jscomp$1, escapeJSStringsForInstructionScripts(errorDigest)));
					var JSCompiler_inline_result = writeChunkAndReturn(renderState$jscomp$1, clientRenderScriptEnd);
					if (!JSCompiler_inline_result) {
						request.destination = null;
						i++;
						clientRenderedBoundaries.splice(0, i);
						return;
					}
				}
				clientRenderedBoundaries.splice(0, i);
				var completedBoundaries = request.completedBoundaries;
				for (i = 0; i < completedBoundaries.length; i++) if (!flushCompletedBoundary(request, destination, completedBoundaries[i])) {
					request.destination = null;
					i++;
					completedBoundaries.splice(0, i);
					return;
				}
				completedBoundaries.splice(0, i);
				completeWriting(destination);
				currentView = /* @__PURE__ */ new Uint8Array(4096);
				writtenBytes = 0;
				flushingPartialBoundaries = destinationHasCapacity$1 = !0;
				var partialBoundaries = request.partialBoundaries;
				for (i = 0; i < partialBoundaries.length; i++) {
					var boundary$71 = partialBoundaries[i];
					a: {
						clientRenderedBoundaries = request;
						boundary = destination;
						flushedByteSize = boundary$71.byteSize;
						var completedSegments = boundary$71.completedSegments;
						for (JSCompiler_inline_result = 0; JSCompiler_inline_result < completedSegments.length; JSCompiler_inline_result++) if (!flushPartiallyCompletedSegment(clientRenderedBoundaries, boundary, boundary$71, completedSegments[JSCompiler_inline_result])) {
							JSCompiler_inline_result++;
							completedSegments.splice(0, JSCompiler_inline_result);
							var JSCompiler_inline_result$jscomp$0 = !1;
							break a;
						}
						completedSegments.splice(0, JSCompiler_inline_result);
						var row = boundary$71.row;
						null !== row && row.together && 1 === boundary$71.pendingTasks && (1 === row.pendingTasks ? unblockSuspenseListRow(clientRenderedBoundaries, row, row.hoistables) : row.pendingTasks--);
						JSCompiler_inline_result$jscomp$0 = writeHoistablesForBoundary(boundary, boundary$71.contentState, clientRenderedBoundaries.renderState);
					}
					if (!JSCompiler_inline_result$jscomp$0) {
						request.destination = null;
						i++;
						partialBoundaries.splice(0, i);
						return;
					}
				}
				partialBoundaries.splice(0, i);
				flushingPartialBoundaries = !1;
				var largeBoundaries = request.completedBoundaries;
				for (i = 0; i < largeBoundaries.length; i++) if (!flushCompletedBoundary(request, destination, largeBoundaries[i])) {
					request.destination = null;
					i++;
					largeBoundaries.splice(0, i);
					return;
				}
				largeBoundaries.splice(0, i);
			}
		} finally {
			flushingPartialBoundaries = !1, i = request.postponedState, null !== i && (i.nextSegmentId = request.nextSegmentId), 0 === request.allPendingTasks && 0 === request.clientRenderedBoundaries.length && 0 === request.completedBoundaries.length ? (request.flushScheduled = !1, i = request.resumableState, i.hasBody && writeChunk(destination, endChunkForTag("body")), i.hasHtml && writeChunk(destination, endChunkForTag("html")), completeWriting(destination), flushBuffered(destination), endRenderLifetime(request), request.status = 13, destination.end(), request.destination = null) : (completeWriting(destination), flushBuffered(destination));
		}
	}
	function startWork(request) {
		request.flushScheduled = null !== request.destination;
		scheduleMicrotask(function() {
			return requestStorage.run(request, performWork, request);
		});
		setImmediate(function() {
			10 === request.status && (request.status = 11);
			null === request.trackedPostpones && requestStorage.run(request, enqueueEarlyPreloadsAfterInitialWork, request);
		});
	}
	function enqueueEarlyPreloadsAfterInitialWork(request) {
		safelyEmitEarlyPreloads(request, 0 === request.pendingRootTasks);
	}
	function enqueueFlush(request) {
		!1 === request.flushScheduled && 0 === request.pingedTasks.length && null !== request.destination && (request.flushScheduled = !0, setImmediate(function() {
			var destination = request.destination;
			destination ? flushCompletedQueues(request, destination) : request.flushScheduled = !1;
		}));
	}
	function startFlowing(request, destination) {
		if (12 === request.status) request.status = 13, request = request.fatalError, isRecoverableError(request) && (request = cloneRecoverableErrorAsFatal(request)), destination.destroy(request);
		else if (13 !== request.status && null === request.destination) {
			request.destination = destination;
			try {
				flushCompletedQueues(request, destination);
			} catch (error$73) {
				logRecoverableError(request, error$73, {}), fatalError(request, error$73);
			}
		}
	}
	function finishAbort(request, abortableTasks) {
		try {
			if (0 < abortableTasks.size) {
				var error = request.fatalError;
				abortableTasks.forEach(function(task) {
					return finishAbortedTask(task, request, error);
				});
				abortableTasks.clear();
			}
			null !== request.destination && flushCompletedQueues(request, request.destination);
		} catch (error$74) {
			logRecoverableError(request, error$74, {}), fatalError(request, error$74);
		}
	}
	function endRenderLifetime(request) {
		request = request.renderLifetimeController;
		null !== request && request.abort("The render ended.");
	}
	function attachAbortSignal(request, signal) {
		if (signal.aborted) abort(request, signal.reason);
		else {
			var renderLifetimeController = new AbortController();
			request.renderLifetimeController = renderLifetimeController;
			signal.addEventListener("abort", function() {
				abort(request, signal.reason);
			}, { signal: renderLifetimeController.signal });
		}
	}
	function abort(request, reason) {
		if (!(request.aborted || 11 !== request.status && 10 !== request.status)) {
			endRenderLifetime(request);
			var isRecoverableReason = "object" === typeof reason && null !== reason && reason.$$typeof === REACT_RECOVERABLE_TYPE;
			request.aborted = !0;
			reason = isRecoverableReason ? createRecoverableError(reason) : void 0 === reason ? Error("The render was aborted by the server without a reason.") : "object" === typeof reason && null !== reason && "function" === typeof reason.then ? Error("The render was aborted by the server with a promise.") : reason;
			request.fatalError = reason;
			var abortableTasks = request.abortableTasks;
			abortableTasks.forEach(function(task) {
				return abortTask(task, request);
			});
			setImmediate(function() {
				return finishAbort(request, abortableTasks);
			});
		}
	}
	function addToReplayParent(node, parentKeyPath, trackedPostpones) {
		if (null === parentKeyPath) trackedPostpones.rootNodes.push(node);
		else {
			var workingMap = trackedPostpones.workingMap, parentNode = workingMap.get(parentKeyPath);
			void 0 === parentNode && (parentNode = [
				parentKeyPath[1],
				parentKeyPath[2],
				[],
				null
			], workingMap.set(parentKeyPath, parentNode), addToReplayParent(parentNode, parentKeyPath[0], trackedPostpones));
			parentNode[2].push(node);
		}
	}
	function getPostponedState(request) {
		var trackedPostpones = request.trackedPostpones;
		if (null === trackedPostpones || 0 === trackedPostpones.rootNodes.length && null === trackedPostpones.rootSlots) return request.trackedPostpones = null;
		var hasFlushableShell = null === request.completedRootSegment || 5 !== request.completedRootSegment.status && null !== request.completedPreambleSegments;
		if (hasFlushableShell) {
			var nextSegmentId = request.nextSegmentId;
			var replaySlots = trackedPostpones.rootSlots;
			var resumableState = request.resumableState;
			resumableState.bootstrapScriptContent = void 0;
			resumableState.bootstrapScripts = void 0;
			resumableState.bootstrapModules = void 0;
		} else {
			nextSegmentId = 0;
			replaySlots = -1;
			resumableState = request.resumableState;
			var renderState = request.renderState;
			resumableState.nextFormID = 0;
			resumableState.hasBody = !1;
			resumableState.hasHtml = !1;
			resumableState.unknownResources = { font: renderState.resets.font };
			resumableState.dnsResources = renderState.resets.dns;
			resumableState.connectResources = renderState.resets.connect;
			resumableState.imageResources = renderState.resets.image;
			resumableState.styleResources = renderState.resets.style;
			resumableState.scriptResources = {};
			resumableState.moduleUnknownResources = {};
			resumableState.moduleScriptResources = {};
			resumableState.instructions = 0;
		}
		trackedPostpones = {
			nextSegmentId,
			rootFormatContext: request.rootFormatContext,
			progressiveChunkSize: request.progressiveChunkSize,
			resumableState: request.resumableState,
			replayNodes: trackedPostpones.rootNodes,
			replaySlots
		};
		hasFlushableShell && (request.postponedState = trackedPostpones);
		return trackedPostpones;
	}
	function ensureCorrectIsomorphicReactVersion() {
		var isomorphicReactPackageVersion = React.version;
		if ("19.3.1" !== isomorphicReactPackageVersion) throw Error("Incompatible React versions: The \"react\" and \"react-dom\" packages must have the exact same version. Instead got:\n  - react:      " + (isomorphicReactPackageVersion + "\n  - react-dom:  19.3.1\nLearn more: https://react.dev/warnings/version-mismatch"));
	}
	ensureCorrectIsomorphicReactVersion();
	function createDrainHandler(destination, request) {
		return function() {
			return startFlowing(request, destination);
		};
	}
	function createCancelHandler(request, reason) {
		return function() {
			request.destination = null;
			abort(request, Error(reason));
		};
	}
	function createRequestImpl(children, options) {
		var resumableState = createResumableState(options ? options.identifierPrefix : void 0, options ? options.unstable_externalRuntimeSrc : void 0, options ? options.bootstrapScriptContent : void 0, options ? options.bootstrapScripts : void 0, options ? options.bootstrapModules : void 0);
		return createRequest(children, resumableState, createRenderState(resumableState, options ? options.nonce : void 0, options ? options.unstable_externalRuntimeSrc : void 0, options ? options.importMap : void 0, options ? options.onHeaders : void 0, options ? options.maxHeadersLength : void 0), createRootFormatContext(options ? options.namespaceURI : void 0), options ? options.progressiveChunkSize : void 0, options ? options.onError : void 0, options ? options.onBrowserBailout : void 0, options ? options.onAllReady : void 0, options ? options.onShellReady : void 0, options ? options.onShellError : void 0, void 0, options ? options.formState : void 0);
	}
	function createFakeWritableFromReadableStreamController$1(controller) {
		return {
			write: function(chunk) {
				"string" === typeof chunk && (chunk = textEncoder.encode(chunk));
				controller.enqueue(chunk);
				return !0;
			},
			end: function() {
				controller.close();
			},
			destroy: function(error) {
				"function" === typeof controller.error ? controller.error(error) : controller.close();
			}
		};
	}
	function resumeRequestImpl(children, postponedState, options) {
		return resumeRequest(children, postponedState, createRenderState(postponedState.resumableState, options ? options.nonce : void 0, void 0, void 0, void 0, void 0), options ? options.onError : void 0, options ? options.onBrowserBailout : void 0, options ? options.onAllReady : void 0, options ? options.onShellReady : void 0, options ? options.onShellError : void 0, void 0);
	}
	ensureCorrectIsomorphicReactVersion();
	function createFakeWritableFromReadableStreamController(controller) {
		return {
			write: function(chunk) {
				"string" === typeof chunk && (chunk = textEncoder.encode(chunk));
				controller.enqueue(chunk);
				return !0;
			},
			end: function() {
				controller.close();
			},
			destroy: function(error) {
				"function" === typeof controller.error ? controller.error(error) : controller.close();
			}
		};
	}
	function createFakeWritableFromReadable(readable) {
		return {
			write: function(chunk) {
				return readable.push(chunk);
			},
			end: function() {
				readable.push(null);
			},
			destroy: function(error) {
				readable.destroy(error);
			}
		};
	}
	exports.prerender = function(children, options) {
		return new Promise(function(resolve, reject) {
			var onHeaders = options ? options.onHeaders : void 0, onHeadersImpl;
			onHeaders && (onHeadersImpl = function(headersDescriptor) {
				onHeaders(new Headers(headersDescriptor));
			});
			var resources = createResumableState(options ? options.identifierPrefix : void 0, options ? options.unstable_externalRuntimeSrc : void 0, options ? options.bootstrapScriptContent : void 0, options ? options.bootstrapScripts : void 0, options ? options.bootstrapModules : void 0), request = createPrerenderRequest(children, resources, createRenderState(resources, void 0, options ? options.unstable_externalRuntimeSrc : void 0, options ? options.importMap : void 0, onHeadersImpl, options ? options.maxHeadersLength : void 0), createRootFormatContext(options ? options.namespaceURI : void 0), options ? options.progressiveChunkSize : void 0, options ? options.onError : void 0, options ? options.onBrowserBailout : void 0, function() {
				var writable, stream = new ReadableStream({
					type: "bytes",
					start: function(controller) {
						writable = createFakeWritableFromReadableStreamController(controller);
					},
					pull: function() {
						startFlowing(request, writable);
					},
					cancel: function(reason) {
						request.destination = null;
						abort(request, reason);
					}
				}, { highWaterMark: 0 });
				stream = {
					postponed: getPostponedState(request),
					prelude: stream
				};
				resolve(stream);
			}, void 0, void 0, reject);
			options && options.signal && attachAbortSignal(request, options.signal);
			startWork(request);
		});
	};
	exports.prerenderToNodeStream = function(children, options) {
		return new Promise(function(resolve, reject) {
			var resumableState = createResumableState(options ? options.identifierPrefix : void 0, options ? options.unstable_externalRuntimeSrc : void 0, options ? options.bootstrapScriptContent : void 0, options ? options.bootstrapScripts : void 0, options ? options.bootstrapModules : void 0), request = createPrerenderRequest(children, resumableState, createRenderState(resumableState, void 0, options ? options.unstable_externalRuntimeSrc : void 0, options ? options.importMap : void 0, options ? options.onHeaders : void 0, options ? options.maxHeadersLength : void 0), createRootFormatContext(options ? options.namespaceURI : void 0), options ? options.progressiveChunkSize : void 0, options ? options.onError : void 0, options ? options.onBrowserBailout : void 0, function() {
				var readable = new stream.Readable({ read: function() {
					startFlowing(request, writable);
				} }), writable = createFakeWritableFromReadable(readable);
				readable = {
					postponed: getPostponedState(request),
					prelude: readable
				};
				resolve(readable);
			}, void 0, void 0, reject);
			options && options.signal && attachAbortSignal(request, options.signal);
			startWork(request);
		});
	};
	exports.renderToPipeableStream = function(children, options) {
		var request = createRequestImpl(children, options), hasStartedFlowing = !1;
		startWork(request);
		return {
			pipe: function(destination) {
				if (hasStartedFlowing) throw Error("React currently only supports piping to one writable stream.");
				hasStartedFlowing = !0;
				safelyEmitEarlyPreloads(request, null === request.trackedPostpones ? 0 === request.pendingRootTasks : null === request.completedRootSegment ? 0 === request.pendingRootTasks : 5 !== request.completedRootSegment.status);
				startFlowing(request, destination);
				destination.on("drain", createDrainHandler(destination, request));
				destination.on("error", createCancelHandler(request, "The destination stream errored while writing data."));
				destination.on("close", createCancelHandler(request, "The destination stream closed early."));
				return destination;
			},
			abort: function(reason) {
				abort(request, reason);
			}
		};
	};
	exports.renderToReadableStream = function(children, options) {
		return new Promise(function(resolve, reject) {
			var onFatalError, onAllReady, allReady = new Promise(function(res, rej) {
				onAllReady = res;
				onFatalError = rej;
			}), onHeaders = options ? options.onHeaders : void 0, onHeadersImpl;
			onHeaders && (onHeadersImpl = function(headersDescriptor) {
				onHeaders(new Headers(headersDescriptor));
			});
			var resumableState = createResumableState(options ? options.identifierPrefix : void 0, options ? options.unstable_externalRuntimeSrc : void 0, options ? options.bootstrapScriptContent : void 0, options ? options.bootstrapScripts : void 0, options ? options.bootstrapModules : void 0), request = createRequest(children, resumableState, createRenderState(resumableState, options ? options.nonce : void 0, options ? options.unstable_externalRuntimeSrc : void 0, options ? options.importMap : void 0, onHeadersImpl, options ? options.maxHeadersLength : void 0), createRootFormatContext(options ? options.namespaceURI : void 0), options ? options.progressiveChunkSize : void 0, options ? options.onError : void 0, options ? options.onBrowserBailout : void 0, onAllReady, function() {
				var writable, stream = new ReadableStream({
					type: "bytes",
					start: function(controller) {
						writable = createFakeWritableFromReadableStreamController$1(controller);
					},
					pull: function() {
						startFlowing(request, writable);
					},
					cancel: function(reason) {
						request.destination = null;
						abort(request, reason);
					}
				}, { highWaterMark: 0 });
				stream.allReady = allReady;
				resolve(stream);
			}, function(error) {
				allReady.catch(function() {});
				reject(error);
			}, onFatalError, options ? options.formState : void 0);
			options && options.signal && attachAbortSignal(request, options.signal);
			startWork(request);
		});
	};
	exports.resume = function(children, postponedState, options) {
		return new Promise(function(resolve, reject) {
			var onFatalError, onAllReady, allReady = new Promise(function(res, rej) {
				onAllReady = res;
				onFatalError = rej;
			}), request = resumeRequest(children, postponedState, createRenderState(postponedState.resumableState, options ? options.nonce : void 0, void 0, void 0, void 0, void 0), options ? options.onError : void 0, options ? options.onBrowserBailout : void 0, onAllReady, function() {
				var writable, stream = new ReadableStream({
					type: "bytes",
					start: function(controller) {
						writable = createFakeWritableFromReadableStreamController$1(controller);
					},
					pull: function() {
						startFlowing(request, writable);
					},
					cancel: function(reason) {
						request.destination = null;
						abort(request, reason);
					}
				}, { highWaterMark: 0 });
				stream.allReady = allReady;
				resolve(stream);
			}, function(error) {
				allReady.catch(function() {});
				reject(error);
			}, onFatalError);
			options && options.signal && attachAbortSignal(request, options.signal);
			startWork(request);
		});
	};
	exports.resumeAndPrerender = function(children, postponedState, options) {
		return new Promise(function(resolve, reject) {
			var request = resumeAndPrerenderRequest(children, postponedState, createRenderState(postponedState.resumableState, void 0, void 0, void 0, void 0, void 0), options ? options.onError : void 0, options ? options.onBrowserBailout : void 0, function() {
				var writable, stream = new ReadableStream({
					type: "bytes",
					start: function(controller) {
						writable = createFakeWritableFromReadableStreamController(controller);
					},
					pull: function() {
						startFlowing(request, writable);
					},
					cancel: function(reason) {
						request.destination = null;
						abort(request, reason);
					}
				}, { highWaterMark: 0 });
				stream = {
					postponed: getPostponedState(request),
					prelude: stream
				};
				resolve(stream);
			}, void 0, void 0, reject);
			options && options.signal && attachAbortSignal(request, options.signal);
			startWork(request);
		});
	};
	exports.resumeAndPrerenderToNodeStream = function(children, postponedState, options) {
		return new Promise(function(resolve, reject) {
			var request = resumeAndPrerenderRequest(children, postponedState, createRenderState(postponedState.resumableState, void 0, void 0, void 0, void 0, void 0), options ? options.onError : void 0, options ? options.onBrowserBailout : void 0, function() {
				var readable = new stream.Readable({ read: function() {
					startFlowing(request, writable);
				} }), writable = createFakeWritableFromReadable(readable);
				readable = {
					postponed: getPostponedState(request),
					prelude: readable
				};
				resolve(readable);
			}, void 0, void 0, reject);
			options && options.signal && attachAbortSignal(request, options.signal);
			startWork(request);
		});
	};
	exports.resumeToPipeableStream = function(children, postponedState, options) {
		var request = resumeRequestImpl(children, postponedState, options), hasStartedFlowing = !1;
		startWork(request);
		return {
			pipe: function(destination) {
				if (hasStartedFlowing) throw Error("React currently only supports piping to one writable stream.");
				hasStartedFlowing = !0;
				startFlowing(request, destination);
				destination.on("drain", createDrainHandler(destination, request));
				destination.on("error", createCancelHandler(request, "The destination stream errored while writing data."));
				destination.on("close", createCancelHandler(request, "The destination stream closed early."));
				return destination;
			},
			abort: function(reason) {
				abort(request, reason);
			}
		};
	};
	exports.version = "19.3.1";
}));
// ../node_modules/react-dom/server.node.js
var require_server_node = /* @__PURE__ */ __commonJSMin(((exports) => {
	var l = require_react_dom_server_legacy_node_production();
	var s = require_react_dom_server_node_production();
	exports.version = l.version;
	exports.renderToString = l.renderToString;
	exports.renderToStaticMarkup = l.renderToStaticMarkup;
	exports.renderToPipeableStream = s.renderToPipeableStream;
	exports.renderToReadableStream = s.renderToReadableStream;
	exports.resumeToPipeableStream = s.resumeToPipeableStream;
	exports.resume = s.resume;
}));
// ../node_modules/@tanstack/react-query/build/modern/useMutationState.js
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* Creates snapshot getters that share equal selected results across renders.
* A new getter is created on each render. Each getter caches its snapshot until the matching mutations
* or their states change.
* @returns A factory for snapshot getters with a shared result cache.
*/
function createSnapshotFactory() {
	let previousResult;
	return (mutationCache, options) => {
		let inputs = [];
		let snapshot;
		return () => {
			const mutations = mutationCache.findAll(options.filters);
			const nextInputs = mutations.flatMap((mutation) => [mutation, mutation.state]);
			if (!snapshot || nextInputs.length !== inputs.length || nextInputs.some((input, index) => !Object.is(input, inputs[index]))) {
				inputs = nextInputs;
				snapshot = replaceEqualDeep(previousResult, mutations.map((mutation) => options.select ? options.select(mutation) : mutation.state));
				previousResult = snapshot;
			}
			return snapshot;
		};
	};
}
/**
* `useMutationState` is a hook that gives you access to all mutations in the `MutationCache`. You can pass
* `filters` ({@link MutationFilters}) to narrow down your mutations, and `select` to transform the mutation
* state.
* @param options - The `filters` to narrow down matched mutations, and an optional `select` to transform the
* mutation state.
* @param queryClient - Use this to use a custom `QueryClient`. Otherwise, the one from the nearest context will
* be used.
* @returns Will be an Array of whatever `select` returns for each matching mutation.
* @example
* Get all variables of all running mutations:
* ```tsx
* import { useMutationState } from '@tanstack/react-query'
*
* function PendingPosts() {
*   const pendingVariables = useMutationState({
*     filters: { status: 'pending' },
*     select: (mutation) => mutation.state.variables,
*   })
*
*   return <>{pendingVariables.length} posts saving...</>
* }
* ```
* @example
* Get all data for specific mutations via the `mutationKey`:
* ```tsx
* import { useMutation, useMutationState } from '@tanstack/react-query'
*
* const mutationKey = ['posts']
*
* function Posts() {
*   // Some mutation that we want to get the state for
*   const mutation = useMutation({
*     mutationKey,
*     mutationFn: createPosts,
*   })
*
*   const savedPosts = useMutationState({
*     // this mutation key needs to match the mutation key of the given mutation (see above)
*     filters: { mutationKey, status: 'success' },
*     select: (mutation) => mutation.state.data,
*   })
*
*   return (
*     <button onClick={() => mutation.mutate(['New Post'])}>
*       Create post ({savedPosts.length} saved so far)
*     </button>
*   )
* }
* ```
* @example
* Access the latest successful mutation data via the `mutationKey`. Each invocation of `mutate` adds a new
* entry to the mutation cache for `gcTime` milliseconds — with the `status: 'success'` filter below, check the
* last item that `useMutationState` returns to get the latest successful invocation:
* ```tsx
* import { useMutationState } from '@tanstack/react-query'
*
* function LatestPost() {
*   const savedPosts = useMutationState({
*     filters: { mutationKey: ['posts'], status: 'success' },
*     select: (mutation) => mutation.state.data,
*   })
*
*   const latestSavedPost = savedPosts[savedPosts.length - 1]
*
*   return <>{latestSavedPost ? 'Saved' : 'Nothing saved yet'}</>
* }
* ```
*/
function useMutationState(options = {}, queryClient) {
	const mutationCache = useQueryClient(queryClient).getMutationCache();
	const [createSnapshot] = import_react.useState(() => createSnapshotFactory());
	const getSnapshot = createSnapshot(mutationCache, options);
	return import_react.useSyncExternalStore(import_react.useCallback((onStoreChange) => mutationCache.subscribe(notifyManager.batchCalls(onStoreChange)), [mutationCache]), getSnapshot, getSnapshot);
}
// src/lib/session.tsx
var import_server_node = require_server_node();
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
/** Where the signed-in person is read from. */
var ME = "/api/auth/me";
/** How long the answer is taken for true; whatever signs in or out writes the new one at once. */
var FRESH_MS$1 = 6e4;
/** Written whenever somebody signs in or out, since other tabs of the site hear of that. */
var CHANGED_KEY$1 = "farmgate-session-changed";
var CHECKING = {
	status: "checking",
	me: null
};
var VISITOR = {
	status: "visitor",
	me: null
};
var hasHint = () => document.cookie.split("; ").includes(`${SESSION_HINT_COOKIE}=1`);
/** @returns whether the server said that nobody is signed in, as against not being there to ask */
function isSignedOut(error) {
	return error instanceof ApiError && error.body?.error === "SIGN_IN_REQUIRED";
}
/**
* @returns who is signed in, for everything below: one question, however many ask. Pages are rendered for
* nobody in particular, so the answer comes after them.
*/
function useReadSession() {
	const isBrowser = useIsBrowser();
	const client = useQueryClient();
	const { pathname } = (0, import_dist.useLocation)();
	const mayHaveSession = isBrowser && hasHint();
	(0, import_react.useEffect)(() => {
		client.refetchQueries({
			queryKey: [ME],
			stale: true
		});
	}, [client, pathname]);
	const { data, error } = useQuery({
		...apiQuery(ME),
		enabled: mayHaveSession,
		staleTime: FRESH_MS$1
	});
	return (0, import_react.useMemo)(() => {
		if (!isBrowser) return CHECKING;
		if (data && !isSignedOut(error)) return {
			status: "signed-in",
			me: data
		};
		return mayHaveSession && data === void 0 && !error ? CHECKING : VISITOR;
	}, [
		isBrowser,
		mayHaveSession,
		data,
		error
	]);
}
var SessionContext = (0, import_react.createContext)(CHECKING);
function SessionProvider({ children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SessionContext, {
		value: useReadSession(),
		children
	});
}
/** Who is signed in. */
var useSession = () => (0, import_react.useContext)(SessionContext);
var isEndedHere = false;
/**
* @returns whether the person ended the session on this page, rather than in another tab or by staying away
* too long
*/
function wasEndedHere() {
	return isEndedHere;
}
/**
* Says who is signed in from now on (null: nobody), here and in the other tabs, and forgets what was read as
* somebody else.
*/
function setSession(client, me) {
	isEndedHere = me === null;
	takeSession(client, me);
	try {
		localStorage.setItem(CHANGED_KEY$1, String(Date.now()));
	} catch {}
}
/** Takes note that the signed-in person's email address was confirmed, here and in the other tabs. */
function confirmedSession(client) {
	client.invalidateQueries({ queryKey: [ME] });
	try {
		localStorage.setItem(CHANGED_KEY$1, String(Date.now()));
	} catch {}
}
function takeSession(client, me) {
	if (client.getQueryData(["/api/auth/me"])?.id !== me?.id) {
		client.removeQueries({ predicate: ({ queryKey }) => isPersonal(String(queryKey[0])) });
		client.resetQueries({ predicate: ({ queryKey }) => /^\/api\/cart\b/.test(String(queryKey[0])) });
	}
	client.setQueryData([ME], me);
}
/** The signed-in person's own query stays: whoever watches it would not see a new one in its place. */
var isPersonal = (address) => /^\/api\/(?:(?:account|farmer|auth|orders|vendor|favorites)\b|.*\/(?:mine|manage|record)$)/.test(address) && address !== "/api/auth/me";
/** Takes note that the server knows no session any more, though nobody logged out here. */
function noteEndedSession(client) {
	isEndedHere = false;
	takeSession(client, null);
}
// src/directory/farm-applications/open-farm-application.ts
var isOpen = false;
var listeners$1 = /* @__PURE__ */ new Set();
/** Opens or closes the farm application dialog, from wherever somebody asks for it. */
function setFarmApplicationOpen(open) {
	isOpen = open;
	listeners$1.forEach((listener) => listener());
}
function useFarmApplicationOpen() {
	return (0, import_react.useSyncExternalStore)((listener) => {
		listeners$1.add(listener);
		return () => listeners$1.delete(listener);
	}, () => isOpen, () => false);
}
// src/directory/farm-applications/farm-application-host.tsx
var FarmApplicationDialog = (0, import_react.lazy)(() => import("./assets/farm-application-dialog-DNcAzcWC.js").then((module) => ({ default: module.FarmApplicationDialog })));
/** Holds the farm application dialog, whose code comes when somebody opens it for the first time. */
function FarmApplicationHost() {
	const open = useFarmApplicationOpen();
	const [wasOpen, setWasOpen] = (0, import_react.useState)(false);
	(0, import_react.useEffect)(() => {
		if (open) setWasOpen(true);
	}, [open]);
	if (!open && !wasOpen) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: null,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FarmApplicationDialog, {
			open,
			onOpenChange: setFarmApplicationOpen
		})
	});
}
// src/lib/saved/has-device-list.ts
/** Where a device keeps what its visitor saved without an account. */
var DEVICE_SAVED_KEY = "farmgate-saved";
/** @returns whether there is anything to take over into an account */
function hasDeviceList() {
	try {
		return localStorage.getItem(DEVICE_SAVED_KEY) !== null;
	} catch {
		return false;
	}
}
// src/lib/saved/use-merge-saved.ts
/** Once somebody is logged in, takes what they saved as a visitor into their account. */
function useMergeSaved() {
	const client = useQueryClient();
	const { status } = useSession();
	(0, import_react.useEffect)(() => {
		if (status !== "signed-in" || !hasDeviceList()) return;
		import("./assets/merge-saved-pH14SjDM.js").then(({ mergeSaved }) => mergeSaved(client));
	}, [client, status]);
}
// src/ui/art/state-map/state-bounds.ts
/** Written by packages/art/make-state-shapes.mjs from us-atlas; do not edit. */
/**
* West, south, east and north of each state's drawn outline, in degrees; west of the date line counts below
* -180.
*/
var STATE_BOUNDS = {
	AK: [
		-168.13,
		54.39,
		-129.98,
		71.35
	],
	AL: [
		-88.47,
		30.23,
		-84.89,
		35.01
	],
	AR: [
		-94.62,
		33,
		-89.66,
		36.5
	],
	AS: [
		-170.845,
		-14.374,
		-169.424,
		-14.157
	],
	AZ: [
		-114.81,
		31.33,
		-109.05,
		37
	],
	CA: [
		-124.41,
		32.53,
		-114.13,
		42.01
	],
	CO: [
		-109.06,
		36.99,
		-102.04,
		41
	],
	CT: [
		-73.726,
		40.985,
		-71.788,
		42.051
	],
	DC: [
		-77.118,
		38.792,
		-76.91,
		38.994
	],
	DE: [
		-75.79,
		38.451,
		-75.051,
		39.839
	],
	FL: [
		-87.64,
		24.55,
		-80.03,
		31
	],
	GA: [
		-85.61,
		30.36,
		-80.84,
		35
	],
	GU: [
		144.621,
		13.246,
		144.959,
		13.652
	],
	HI: [
		-160.25,
		18.92,
		-154.81,
		22.23
	],
	IA: [
		-96.63,
		40.38,
		-90.14,
		43.5
	],
	ID: [
		-117.24,
		41.99,
		-111.04,
		49
	],
	IL: [
		-91.52,
		36.97,
		-87.5,
		42.51
	],
	IN: [
		-88.1,
		37.77,
		-84.78,
		41.76
	],
	KS: [
		-102.05,
		36.99,
		-94.59,
		40
	],
	KY: [
		-89.42,
		36.5,
		-81.97,
		39.15
	],
	LA: [
		-94.04,
		28.93,
		-89,
		33.02
	],
	MA: [
		-73.51,
		41.24,
		-69.93,
		42.89
	],
	MD: [
		-79.49,
		37.92,
		-75.05,
		39.72
	],
	ME: [
		-71.08,
		43.06,
		-66.98,
		47.46
	],
	MI: [
		-90.42,
		41.7,
		-82.42,
		48.19
	],
	MN: [
		-97.24,
		43.5,
		-89.49,
		49.38
	],
	MO: [
		-95.77,
		35.99,
		-89.1,
		40.61
	],
	MP: [
		145.12,
		14.111,
		145.831,
		15.29
	],
	MS: [
		-91.64,
		30.18,
		-88.1,
		34.99
	],
	MT: [
		-116.05,
		44.36,
		-104.04,
		49
	],
	NC: [
		-84.32,
		33.85,
		-75.53,
		36.59
	],
	ND: [
		-104.05,
		45.94,
		-96.56,
		49
	],
	NE: [
		-104.05,
		40,
		-95.31,
		43
	],
	NH: [
		-72.56,
		42.7,
		-70.7,
		45.31
	],
	NJ: [
		-75.56,
		38.93,
		-73.89,
		41.36
	],
	NM: [
		-109.05,
		31.33,
		-103,
		37
	],
	NV: [
		-120.01,
		35,
		-114.04,
		42
	],
	NY: [
		-79.76,
		40.54,
		-71.86,
		45.02
	],
	OH: [
		-84.82,
		38.41,
		-80.52,
		41.98
	],
	OK: [
		-103,
		33.62,
		-94.43,
		37
	],
	OR: [
		-124.55,
		41.99,
		-116.46,
		46.27
	],
	PA: [
		-80.52,
		39.72,
		-74.69,
		42.27
	],
	PR: [
		-67.94,
		17.91,
		-65.22,
		18.52
	],
	RI: [
		-71.86,
		41.151,
		-71.12,
		42.019
	],
	SC: [
		-83.35,
		32.03,
		-78.54,
		35.22
	],
	SD: [
		-104.06,
		42.48,
		-96.44,
		45.95
	],
	TN: [
		-90.31,
		34.98,
		-81.65,
		36.68
	],
	TX: [
		-106.65,
		25.84,
		-93.52,
		36.5
	],
	UT: [
		-114.05,
		37,
		-109.04,
		42
	],
	VA: [
		-83.68,
		36.54,
		-75.24,
		39.47
	],
	VI: [
		-65.083,
		17.679,
		-64.577,
		18.385
	],
	VT: [
		-73.44,
		42.73,
		-71.49,
		45.02
	],
	WA: [
		-124.73,
		45.54,
		-116.92,
		49
	],
	WI: [
		-92.89,
		42.49,
		-86.98,
		46.96
	],
	WV: [
		-82.64,
		37.2,
		-77.72,
		40.64
	],
	WY: [
		-111.06,
		40.99,
		-104.05,
		45.01
	]
};
// src/ui/art/place/place-on-map.ts
/** A picture of 4:3, counted in hundredths of its width. */
var FRAME = {
	width: 100,
	height: 75
};
/**
* How far the drawn outline keeps from its file's edge, in the file's units (its longer side is 200 and two
* of these).
*/
var OUTLINE = {
	size: 200,
	margin: 3
};
/**
* @returns where a place's state and pin stand in a 4:3 picture whose lower corner on one side belongs to the
* motif, or null when the state has no drawn outline. The pin always stays in the frame and clear of the
* motif.
*/
function placeOnMap({ latitude, longitude, state, seed }) {
	const code = (state ?? "").toUpperCase();
	const bounds = Object.hasOwn(STATE_BOUNDS, code) ? STATE_BOUNDS[code] : void 0;
	if (!bounds) return null;
	const [west, south, east, north] = bounds;
	const narrowing = Math.cos((south + north) / 2 * Math.PI / 180);
	const spanX = (east - west) * narrowing;
	const spanY = north - south;
	const number = seeded(seed);
	const share = latitude === null || longitude === null ? null : shareOf(bounds, latitude, longitude);
	const motifSide = motifSideFor(share?.x ?? null, number);
	const swell = .9 + (number >>> 4) % 16 / 40;
	const scale = Math.min(74 / spanX, 66 / spanY) * swell;
	const width = spanX * scale;
	const height = spanY * scale;
	const drift = (number >>> 9) % 9 - 4;
	let left = 50 + (motifSide === "left" ? 1 : -1) * 12 + drift - width / 2;
	let top = FRAME.height / 2 - 5 - height / 2 + (number >>> 14) % 5 - 2;
	if (share) {
		const x = left + share.x * width;
		const y = top + share.y * height;
		left += (motifSide === "left" ? clamp(x, 60, 90) : clamp(x, 10, 40)) - x;
		top += clamp(y, 16, 58) - y;
	}
	const unit = Math.max(width, height) / OUTLINE.size;
	const edge = OUTLINE.margin * unit;
	return {
		shape: code.toLowerCase(),
		left: round(left - edge),
		top: round((top - edge) / FRAME.height * 100),
		width: round(width + 2 * edge),
		aspect: round((width + 2 * edge) / (height + 2 * edge)),
		pin: share && {
			left: round(left + share.x * width),
			top: round((top + share.y * height) / FRAME.height * 100)
		},
		motifSide
	};
}
/**
* Where a point lies in the state's box, 0 to 1 from the north-west corner; null when it lies well outside of
* it.
*/
function shareOf(bounds, latitude, longitude) {
	const [west, south, east, north] = bounds;
	const x = ((west < -180 && longitude > 0 ? longitude - 360 : longitude) - west) / (east - west);
	const y = (north - latitude) / (north - south);
	if (!(x > -.15 && x < 1.15 && y > -.15 && y < 1.15)) return null;
	return {
		x,
		y
	};
}
/** The motif goes where the pin is not; near the middle the seed decides. */
function motifSideFor(pinX, number) {
	if (pinX !== null && pinX > .8) return "left";
	if (pinX !== null && pinX < .2) return "right";
	return number & 1 ? "left" : "right";
}
var clamp = (value, low, high) => Math.min(high, Math.max(low, value));
var round = (value) => Math.round(value * 100) / 100;
// src/ui/art/place/place-thumbnail.tsx
var GROUNDS = [
	"oat",
	"blush",
	"mist",
	"butter",
	"moss"
];
/** A drawn 4:3 map of the state with a pin at the place and a motif of its kind. Decorative. */
function PlaceThumbnail(props) {
	const { latitude, longitude, state, kind, seed, eager, className } = props;
	const loading = eager ? "eager" : "lazy";
	const map = placeOnMap({
		latitude,
		longitude,
		state,
		seed
	});
	const number = ordinal(seed);
	const side = map?.motifSide ?? "middle";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: clsx("art", GROUND_CLASS[pick$1(GROUNDS, number * 2 + Math.floor(number / GROUNDS.length))], className),
		"aria-hidden": "true",
		children: [
			map && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
				className: "art-state",
				src: `/art/states/${map.shape}.svg?v=8fd91c12`,
				width: 200,
				height: Math.round(200 / map.aspect),
				alt: "",
				loading,
				...eager && { fetchPriority: "high" },
				style: {
					left: `${map.left}%`,
					top: `${map.top}%`,
					width: `${map.width}%`
				}
			}),
			map?.pin && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Pin, {
				left: map.pin.left,
				top: map.pin.top
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
				className: clsx("art-motif", `art-motif-${side}`),
				src: motifFile(kind, number),
				width: 240,
				height: 180,
				alt: "",
				loading
			})
		]
	});
}
function motifFile(kind, number) {
	const known = Object.hasOwn(PLACE_VARIANTS, kind) ? kind : "on_farm_market";
	const variant = number % PLACE_VARIANTS[known] + 1;
	return `/art/place-${known.replaceAll("_", "-")}-${variant}.svg?v=${ART_VERSION}`;
}
/** A map pin whose point is at the given percentages of the picture. */
function Pin({ left, top }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("svg", {
		className: "art-pin",
		viewBox: "0 0 24 32",
		style: {
			left: `${left}%`,
			top: `${top}%`
		},
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("use", { href: "#map-pin" })
	});
}
/** Its drawing; once in a page, among its symbols. */
function PinSymbol() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("g", {
		id: "map-pin",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ellipse", {
				className: "art-pin-shade",
				cx: "13.5",
				cy: "29.5",
				rx: "6",
				ry: "2"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: "art-pin-drop",
				d: "M12 30C8.6 23.6 2.5 18.4 2.5 11.6 2.5 6.2 6.6 2 12 2s9.5 4.3 9.5 9.700C21.5 18.5 15.3 23.7 12 30z"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
				className: "art-pin-eye",
				cx: "12",
				cy: "11.5",
				r: "3.7"
			})
		]
	});
}
// src/ui/symbols.tsx
/** The ring of a crop's year, January from its top on, and half a gap before it. */
var YearRing = () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
	id: "year-ring",
	cx: 24,
	cy: 24,
	r: 21,
	pathLength: 72,
	transform: "rotate(-87.5 24 24)"
});
/**
* What pages draw many times, drawn once and unseen: cards refer to it by `<use>`, which is a tenth of the
* drawing's own HTML.
*/
function Symbols() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("svg", {
		"aria-hidden": true,
		className: "hidden",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PinSymbol, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(YearRing, {})]
	});
}
/** Reports one event. Does nothing on the server and where no analytics is configured. */
function track(event, properties) {}
// src/ui/art/wordmark.tsx
/** The mark alone: a field gate with a sprout on its top bar. Takes the color of the text around it. */
function GateMark({ className }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("svg", {
		className: clsx("gate-mark", className),
		viewBox: "0 0 32 32",
		fill: "currentColor",
		"aria-hidden": "true",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M2.4 29V10.2L4.3 7.6l1.9 2.6v4.4h19.6v-4.4l1.9-2.6 1.9 2.6V29h-3.8v-2.3H6.2V29zM6.2 17v2.3h19.6V17zM6.2 21.8v2.4h19.6v-2.4z" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M14.9 15.2V12C9.6 12.2 6.9 9.1 6.8 3.2c5.6.2 8.5 2.8 9.2 7.3.7-4.5 3.6-7.1 9.2-7.3-.1 5.9-2.8 9-8.1 8.8v3.2z" })]
	});
}
/** The mark with the name beside it, as one line of text. Put it inside the link to the home page. */
function Wordmark({ className }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: clsx("wordmark", className),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(GateMark, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "wordmark-name",
			children: "Farmgate"
		})]
	});
}
// src/app/frame/header/home-link.tsx
/** The wordmark, leading home. */
function HomeLink({ className }) {
	const { pathname } = (0, import_dist.useLocation)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
		to: paths.home,
		"aria-label": "Farmgate, home",
		className: clsx("inline-flex min-h-11 shrink-0 items-center text-leaf", className),
		onClick: () => void 0,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Wordmark, {})
	});
}
// src/app/frame/links.ts
/** @returns whether a link leads to the page at `pathname` */
function isCurrent({ to, aliases = [] }, pathname) {
	return to === pathname || aliases.includes(pathname);
}
/** The header's way through the site; the marketplace item stands behind the third. */
var HEADER_LINKS = [
	{
		label: "Home",
		to: paths.home
	},
	{
		label: "Browse Listings",
		to: paths.browse(),
		aliases: ["/products"]
	},
	{
		label: "Farmers Markets",
		to: paths.farmersMarkets(),
		aliases: ["/vendors"]
	},
	{
		label: "Local Farm Blog",
		to: paths.blog
	},
	{
		label: "Local Farm FAQ",
		to: paths.faq
	},
	{
		label: "About",
		to: paths.about
	},
	{
		label: "Contact Us",
		to: paths.contact
	}
];
var FOOTER_PAGES = [
	{
		label: "Home",
		to: paths.home
	},
	{
		label: "Browse Local Farms",
		to: paths.browse()
	},
	{
		label: "Farmers Markets",
		to: paths.farmersMarkets()
	},
	{
		label: "Markets This Saturday",
		to: paths.thisSaturday()
	},
	{
		label: "CSA Shares",
		to: paths.csa()
	},
	{
		label: "U-Pick Farms",
		to: paths.uPick()
	},
	{
		label: "In Season Now",
		to: paths.inSeason()
	},
	{
		label: "Guides",
		to: paths.guides
	},
	{
		label: "Local Farm Blog",
		to: paths.blog
	},
	{
		label: "Post a Farm Listing",
		to: paths.post()
	},
	{
		label: "About",
		to: paths.about
	},
	{
		label: "Contact",
		to: paths.contact
	},
	{
		label: "FAQ",
		to: paths.faq
	},
	{
		label: "Site Map",
		to: paths.sitemap
	}
];
var FOOTER_CATEGORIES = [
	{
		label: "Vegetables",
		to: paths.browse({ category: "vegetables" })
	},
	{
		label: "Fruits",
		to: paths.browse({ category: "fruits" })
	},
	{
		label: "Herbs",
		to: paths.browse({ category: "herbs" })
	},
	{
		label: "Farm Fresh Eggs",
		to: paths.browse({ category: "dairy" })
	}
];
var POPULAR_SEARCHES = [
	{
		label: "Local farms near me",
		to: paths.browse()
	},
	{
		label: "Organic vegetables",
		to: paths.browse({
			search: "organic",
			category: "vegetables"
		})
	},
	{
		label: "Pasture-raised eggs",
		to: paths.browse({ category: "eggs" })
	},
	{
		label: "Raw honey",
		to: paths.browse({ search: "raw honey" })
	},
	{
		label: "Heirloom tomatoes",
		to: paths.browse({ search: "heirloom tomatoes" })
	},
	{
		label: "Fresh berries",
		to: paths.browse({ search: "berries" })
	},
	{
		label: "Grass-fed beef",
		to: paths.browse({ search: "beef" })
	},
	{
		label: "Cut flowers",
		to: paths.browse({ category: "flowers" })
	}
];
// ../node_modules/lucide-react/dist/esm/icons/chevron-down.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "chevron-down",
	size: 24,
	node: [["path", {
		d: "m6 9 6 6 6-6",
		key: "qrunsl"
	}]]
};
__iconData$1.node;
var ChevronDown = createLucideIcon(__iconData$1);
// ../node_modules/lucide-react/dist/esm/icons/lock-keyhole.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "lock-keyhole",
	size: 24,
	node: [
		["circle", {
			cx: "12",
			cy: "16",
			r: "1",
			key: "1au0dj"
		}],
		["rect", {
			x: "3",
			y: "10",
			width: "18",
			height: "12",
			rx: "2",
			key: "6s8ecr"
		}],
		["path", {
			d: "M7 10V7a5 5 0 0 1 10 0v3",
			key: "1pqi11"
		}]
	]
};
__iconData.node;
var LockKeyhole = createLucideIcon(__iconData);
// src/app/frame/account/open-farm-application.ts
/** Opens the farm application, and says where from. */
function openFarmApplication(cta, from) {
	setFarmApplicationOpen(true);
}
// src/app/frame/header/post-listing-button.tsx
/**
* 'Post a Listing': the form for a farmer who is signed in, the way to a seller account for everybody else.
*/
function PostListingButton({ cta, onPress, className, ...given }) {
	const { pathname } = (0, import_dist.useLocation)();
	const isShopping = /^\/(?:cart|checkout|orders)(?:\/|$)/.test(pathname);
	const { me } = useSession();
	const look = isShopping ? {
		...given,
		look: "quiet"
	} : given;
	const link = {
		label: "Post a Listing",
		to: paths.post()
	};
	if (me?.role === "farmer") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
		...look,
		to: link.to,
		className,
		onClick: () => {
			onPress?.("page");
		},
		children: link.label
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		...look,
		"aria-haspopup": "dialog",
		className,
		onClick: () => onPress ? onPress("application") : openFarmApplication(cta, pathname),
		children: link.label
	});
}
// src/ui/forms/segmented.tsx
/** One of a few, side by side: list or map; light, dark or system. */
function Segmented({ label, name, value, options, onChange, className }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: clsx("segmented", className),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
			className: "sr-only",
			children: label
		}), options.map((option) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
			title: option.label,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					type: "radio",
					name,
					value: option.value,
					checked: option.value === value,
					onChange: () => onChange(option.value),
					className: "sr-only"
				}),
				option.icon,
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: option.iconOnly ? "sr-only" : void 0,
					children: option.label
				})
			]
		}, option.value))]
	});
}
// src/app/theme.ts
var THEMES = [
	"light",
	"dark",
	"system"
];
/** The key under which the device remembers the choice; index.html reads it before the first paint. */
var THEME_KEY = "farmgate-theme";
/** What the browser's own bars are painted in: the paper of each theme. */
var BAR_COLORS = {
	light: "#FBF8F1",
	dark: "#141A13"
};
/** @returns the choice in a stored text; light unless it is one of the others */
function readTheme(stored) {
	return THEMES.find((theme) => theme === stored) ?? "light";
}
/** @returns what a choice looks like on a device that does or does not prefer dark */
function resolveTheme(theme, devicePrefersDark) {
	if (theme === "system") return devicePrefersDark ? "dark" : "light";
	return theme;
}
var listeners = /* @__PURE__ */ new Set();
function storedTheme() {
	try {
		return readTheme(localStorage.getItem(THEME_KEY));
	} catch {
		return "light";
	}
}
function apply() {
	const look = resolveTheme(storedTheme(), matchMedia("(prefers-color-scheme: dark)").matches);
	document.documentElement.dataset.theme = look;
	document.querySelector("meta[name=theme-color]")?.setAttribute("content", BAR_COLORS[look]);
	listeners.forEach((listener) => listener());
}
function choose(theme) {
	try {
		localStorage.setItem(THEME_KEY, theme);
	} catch {
		document.documentElement.dataset.theme = resolveTheme(theme, matchMedia("(prefers-color-scheme: dark)").matches);
		return;
	}
	apply();
}
function subscribe(listener) {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
/** The person's choice and how to change it. */
function useTheme() {
	return [(0, import_react.useSyncExternalStore)(subscribe, storedTheme, () => "light"), choose];
}
// src/app/frame/header/theme-switch.tsx
var OPTIONS = [
	{
		value: "light",
		label: "Light",
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "sun" })
	},
	{
		value: "dark",
		label: "Dark",
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "moon" })
	},
	{
		value: "system",
		label: "System",
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "monitor" })
	}
];
/** `name` tells the footer's switch from the menu's. */
function ThemeSwitch({ name }) {
	const [theme, setTheme] = useTheme();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Segmented, {
		label: "Theme",
		name,
		value: theme,
		options: OPTIONS,
		onChange: setTheme
	});
}
// src/app/frame/footer.tsx
function LinkColumn({ title, links, columns }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("nav", {
		"aria-label": title,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "mb-2 font-sans text-sm font-bold",
			children: title
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: clsx("footer-links", columns && "grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-4 md:grid-cols-1"),
			children: links.map((entry) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: entry.to,
				onClick: () => (entry.label, entry.to, void 0),
				children: entry.label
			}) }, entry.label))
		})]
	});
}
function Credit({ href, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
		href,
		rel: "noopener",
		children
	});
}
function DataCredits() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "credits",
		children: [
			"Markets and farms:",
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Credit, {
				href: "https://www.usdalocalfoodportal.com",
				children: "USDA Agricultural Marketing Service, Local Food Directories"
			}),
			". Cities: ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Credit, {
				href: "https://www.geonames.org",
				children: "GeoNames"
			}),
			",",
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Credit, {
				href: "https://creativecommons.org/licenses/by/4.0/",
				children: "CC BY 4.0"
			}),
			". ZIP code centers and map shapes: ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Credit, {
				href: "https://www.census.gov",
				children: "U.S. Census Bureau"
			}),
			"."
		]
	});
}
function Footer() {
	const { socialLinks } = usePublicConfig();
	const year = useNow().getUTCFullYear();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("footer", {
		className: "mt-16 border-t border-line bg-sunk print:hidden",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "page grid grid-cols-1 gap-x-8 gap-y-10 py-12 sm:grid-cols-2 md:grid-cols-[1.5fr_1fr_1fr_1.2fr] md:py-16",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-col items-start gap-4",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HomeLink, {}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
							className: "max-w-xs text-sm text-soft",
							children: "Local farms, farmers markets and fresh produce near you, straight from the people who grow it."
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PostListingButton, {
							cta: "footer_farm_application",
							look: "secondary",
							className: "noscript:hidden!"
						}),
						socialLinks.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
							className: "flex flex-wrap gap-x-4 text-sm",
							children: socialLinks.map(({ name, url }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
								href: url,
								rel: "me noopener",
								className: "footer-link",
								children: name
							}) }, url))
						})
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkColumn, {
					title: "Explore",
					links: FOOTER_PAGES,
					columns: true
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkColumn, {
					title: "Categories",
					links: FOOTER_CATEGORIES,
					columns: true
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkColumn, {
					title: "Popular Searches",
					links: POPULAR_SEARCHES,
					columns: true
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "border-t border-line",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "page flex flex-col gap-x-10 gap-y-5 py-6 text-xs text-soft md:flex-row md:items-center md:justify-between",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-col gap-2",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "flex flex-wrap items-center gap-x-5",
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [
								"© ",
								year,
								" Farmgate"
							] }),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
								to: paths.privacy,
								className: "footer-link",
								children: "Privacy Policy"
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
								to: paths.terms,
								className: "footer-link",
								children: "Terms of Service"
							})
						]
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DataCredits, {})]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "noscript:hidden",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ThemeSwitch, { name: "footer-theme" })
				})]
			})
		})]
	});
}
// src/ui/icon-button.tsx
function IconButton({ label, icon, className, type = "button", ...rest }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
		type,
		"aria-label": label,
		title: label,
		className: clsx("icon-button", className),
		...rest,
		children: icon
	});
}
/** The classes of an icon button, for a link that looks like one. */
function iconButtonClass(more) {
	return clsx("icon-button", more);
}
// src/app/frame/account/account-links.ts
/**
* @param here where the visitor is
* @returns the ways in, which lead back to here afterwards; from one way in to the other, to where the
* visitor came from
*/
function visitorLinks(here) {
	const returnTo = returnToOf(here);
	const query = returnTo === null ? {} : { returnTo };
	return [{
		label: "Login",
		to: paths.login(query),
		cta: "login"
	}, {
		label: "Register",
		to: paths.register(query),
		cta: "register"
	}];
}
function returnToOf({ pathname, search }) {
	const page = safeReturnTo(pathname + search);
	if (page === null) return safeReturnTo(new URLSearchParams(search).get("returnTo"));
	return page === paths.home ? null : page;
}
var DASHBOARDS = {
	farmer: {
		label: "Farmer Dashboard",
		to: paths.farmerDashboard
	},
	vendor: {
		label: "Vendor Dashboard",
		to: paths.vendorDashboard
	},
	admin: {
		label: "Back office",
		to: paths.admin
	}
};
/**
* @param runsMarkets whether they are the manager of a market
* @param businesses those that they work in, the current one first
* @returns what the menu offers a signed-in person, besides logging out
*/
function personLinks({ role }, runsMarkets, businesses = []) {
	const dashboard = DASHBOARDS[role];
	const [current] = businesses;
	return [
		...current !== void 0 && !current.capabilities.includes("look") ? [{
			label: "Orders to pack",
			to: paths.vendorPacking
		}] : dashboard ? [dashboard] : [],
		...current ? [{
			label: "Your business",
			to: paths.business
		}] : [],
		...runsMarkets ? [{
			label: "Your markets",
			to: paths.myMarkets
		}] : [],
		{
			label: "My orders",
			to: paths.orders
		},
		{
			label: "Saved",
			to: paths.saved
		},
		{
			label: "My account",
			to: paths.account
		}
	];
}
/** @returns what to call a person: their first name where they gave one */
function callingName({ firstName, username }) {
	return firstName?.trim() || username;
}
var PERSONAL_PAGES = [
	/^\/account$/,
	/^\/business$/,
	/^\/orders$/,
	/^\/post$/,
	/^\/farms\/(?:new|claim|\d+\/edit)$/,
	/^\/listings\/\d+\/edit$/,
	/^\/vendor\/(?!onboarding$)/
];
/**
* @returns whether a page has nothing to show once its person has logged out; /farmer-dashboard has its own
* way in
*/
function needsSession(pathname) {
	return PERSONAL_PAGES.some((pattern) => pattern.test(pathname));
}
// src/app/frame/account/account-trigger.tsx
var shape = "min-h-11 max-w-full min-w-0 items-center gap-2 rounded-control pr-1.5 pl-2";
/** The button with the person's name that opens their menu. */
function AccountTrigger({ me, className, ...rest }) {
	const name = callingName(me);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
		type: "button",
		"aria-haspopup": "menu",
		"aria-label": `Account of ${name}`,
		className: clsx("flex text-sm font-semibold transition-colors hover:bg-moss aria-expanded:bg-moss", shape, className),
		...rest,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				"aria-hidden": true,
				className: "flex size-8 shrink-0 items-center justify-center rounded-full bg-leaf text-on-leaf uppercase",
				children: [...name][0]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "truncate",
				children: name
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChevronDown, {
				"aria-hidden": true,
				size: 16,
				className: "shrink-0 text-soft"
			})
		]
	});
}
/** Stands there from the first paint on where the browser probably has a session, until it is known whose. */
function AccountPlaceholder() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		"aria-hidden": true,
		className: clsx("hidden hinted:flex", shape),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "size-8 animate-breathe rounded-full bg-line" }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "h-4 w-16 animate-breathe rounded-sm bg-line" }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "size-4" })
		]
	});
}
// src/app/frame/account/account-area.tsx
var loadMenu$1 = () => import("./assets/account-menu-uXPJMgoZ.js").then((module) => ({ default: module.AccountMenu }));
var AccountMenu = (0, import_react.lazy)(loadMenu$1);
/**
* One of the ways in. Search engines need not follow: behind each page it is another address of the same
* form.
*/
function VisitorLink({ link, className }) {
	const { pathname } = (0, import_dist.useLocation)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_dist.NavLink, {
		to: link.to,
		rel: link.to.includes("?") ? "nofollow" : void 0,
		className,
		onClick: () => (link.cta, void 0),
		children: link.label
	});
}
function PersonMenu({ me }) {
	const [wanted, setWanted] = (0, import_react.useState)(false);
	const preload = () => void loadMenu$1();
	const button = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AccountTrigger, {
		me,
		"aria-expanded": false,
		onPointerEnter: preload,
		onFocus: preload,
		onClick: () => setWanted(true)
	});
	if (!wanted) return button;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: button,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AccountMenu, { me })
	});
}
/**
* The ways in, or the signed-in person's menu. Both fit into one width, so that nothing moves when it turns
* out who is there; until then the style sheet decides by the hint that index.html puts on the document.
*/
function AccountArea() {
	const location = (0, import_dist.useLocation)();
	const { status, me } = useSession();
	if (me) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "flex w-40 justify-end",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PersonMenu, { me })
	});
	const isChecking = status === "checking";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex w-40 items-center justify-end gap-1",
		children: [visitorLinks(location).map((link) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisitorLink, {
			link,
			className: clsx("hit min-h-11 items-center rounded-control px-3 text-sm font-semibold hover:bg-moss aria-[current=page]:text-leaf", isChecking ? "inline-flex hinted:hidden" : "inline-flex")
		}, link.label)), isChecking && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AccountPlaceholder, {})]
	});
}
// ../backend/src/contract/marketplace/cart-hint.ts
/**
* A cookie beside the guest's cart cookie, which pages can read: "1" once this browser has put something in a
* cart. It spares the other visitors a call, and says nothing about the cart. Free of zod.
*/
var CART_HINT_COOKIE = "farmgate.has-cart";
// src/marketplace/queries.ts
/** Where the cart is read from; every change to it answers the whole cart. */
var CART = "/api/cart";
var cartQuery = () => apiQuery(CART);
/**
* GET /api/cart/delivery: how the cart, or one vendor's part of it, can reach an address, and how it can be
* paid.
*/
var deliveryQuery = (to = {}) => apiQuery(withQuery(`${CART}/delivery`, to));
/** GET /api/cart/discounts: what of some codes the cart's vendors take. */
var cartDiscountsQuery = (codes) => apiQuery(withQuery(`${CART}/discounts`, { codes: codes.join(",") || void 0 }));
/** GET /api/products/{id} */
var productQuery = (id) => apiQuery(`/api/products/${encodeURIComponent(id)}`);
/** GET /api/vendors/{id} */
var vendorQuery = (id) => apiQuery(`/api/vendors/${encodeURIComponent(id)}`);
/** GET /api/orders/{id}; `key` is the one of the link in the mail. */
var orderQuery = (id, key) => apiQuery(withQuery(`/api/orders/${encodeURIComponent(id)}`, { key }));
/** GET /api/vendor/profile: one's own. */
var vendorProfileQuery = () => apiQuery("/api/vendor/profile");
// src/marketplace/parts/cart/cart-changes.ts
/** @returns whether a line can be bought, perhaps fewer of it */
var isOnSale = ({ problem }) => !problem || problem === "too-many";
function withQuantity(item, quantity) {
	const problem = quantity > item.product.inventory ? "too-many" : null;
	return {
		...item,
		quantity,
		problem: isOnSale(item) ? problem : item.problem
	};
}
/** A line that the server has not seen yet: its id is none of the server's. */
var newItem = (added) => ({
	...added,
	id: -added.product.id,
	problem: null,
	addedAt: ""
});
function applyChange(items, change) {
	if (change.kind === "remove") return items.filter(({ id }) => id !== change.item.id);
	if (change.kind === "quantity") return items.map((item) => item.id === change.item.id ? withQuantity(item, change.quantity) : item);
	const { product, quantity, variant } = change;
	const isIt = (item) => item.product.id === product.id && (!variant || item.variant?.id === variant.id);
	if (!items.some(isIt)) return [...items, newItem(change)];
	return items.map((item) => isIt(item) ? withQuantity(item, item.quantity + quantity) : item);
}
/** @returns the cart as it will be when the server has taken everything that is on its way to it */
function applyChanges(items, changes) {
	return changes.reduce(applyChange, items);
}
/** @returns how many units are in a cart; what cannot be bought any more does not count */
function unitsIn(items) {
	return items.reduce((sum, item) => isOnSale(item) ? sum + item.quantity : sum, 0);
}
// src/marketplace/parts/cart/use-cart.ts
/**
* Every change of the cart is a mutation under this key; `useCart` shows those that are on their way as done.
*/
var CART_CHANGE = ["cart-change"];
/** Written after every change, since other tabs of the site hear of that. */
var CHANGED_KEY = "farmgate-cart-changed";
/** @returns whether there may be a cart to ask for; visitors who never put anything in have none */
function mayHaveCart() {
	const cookies = document.cookie.split("; ");
	return cookies.includes(`farmgate.has-cart=1`) || cookies.includes(`farmgate.signed-in=1`);
}
var NOTHING$1 = [];
/**
* The cart of whoever is there, live: every change shows at once, in every tab, and is taken back where the
* server refuses it.
* @param staleTime for how long an answer is good enough, in milliseconds; the pages about the cart ask anew
*/
function useCart({ staleTime = 0 } = {}) {
	useSession();
	const isBrowser = useIsBrowser();
	const enabled = isBrowser && mayHaveCart();
	const { data, error, refetch } = useQuery({
		...cartQuery(),
		enabled,
		staleTime
	});
	const changes = useMutationState({
		filters: {
			mutationKey: CART_CHANGE,
			status: "pending"
		},
		select: ({ state }) => state.variables
	});
	const known = data ?? (isBrowser && !enabled ? NOTHING$1 : void 0);
	const items = known && (changes.length > 0 ? applyChanges(known, changes) : known);
	return {
		items,
		count: items ? unitsIn(items) : 0,
		error,
		isUpdating: (itemId) => itemId < 0 || changes.some((change) => change.kind !== "add" && change.item.id === itemId),
		retry: () => void refetch()
	};
}
/** Takes the cart as the server has it after a change, and tells the other tabs. */
function takeCart(client, cart) {
	client.setQueryData(cartQuery().queryKey, cart);
	forgetDelivery(client);
	tellOtherTabs();
}
/** Reads the cart again, for instance once an order has emptied it. */
async function refreshCart(client) {
	forgetDelivery(client);
	await readAgain(client);
	tellOtherTabs();
}
/** What can be delivered depends on what is in the cart. */
function forgetDelivery(client) {
	client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`${CART}/delivery`) });
}
function tellOtherTabs() {
	try {
		localStorage.setItem(CHANGED_KEY, String(Date.now()));
	} catch {}
}
/** Also where nobody watched for want of a cart. A failure leaves what is shown. */
async function readAgain(client) {
	if (!mayHaveCart()) return;
	await client.fetchQuery({
		...cartQuery(),
		staleTime: 0
	}).catch(() => void 0);
}
// src/app/frame/header/cart-link.tsx
/** The header asks once a minute at most; whatever changes the cart says so by itself. */
var FRESH_MS = 6e4;
/** The way to the cart, with how many units are in it. */
function CartLink({ className, onlyWhenFilled = false }) {
	const { count } = useCart({ staleTime: FRESH_MS });
	if (onlyWhenFilled && count === 0) return null;
	const label = count === 0 ? "Cart" : `Cart, ${count} ${count === 1 ? "item" : "items"}`;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
		to: paths.cart,
		"aria-label": label,
		title: label,
		className: iconButtonClass(clsx("relative", className)),
		onClick: () => (paths.cart, void 0),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "shopping-basket",
			className: "size-5.5"
		}), count > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			"aria-hidden": true,
			className: "absolute top-0.5 right-0 min-w-5 rounded-full bg-clay px-1.5 text-center text-[0.6875rem] leading-5 font-bold text-on-clay tabular-nums",
			children: count > 99 ? "99+" : count
		})]
	});
}
// src/app/frame/header/header-search.tsx
/**
* @param near the ZIP code that the page is about, if it is about one
* @returns the browse page for what was typed: near it when it is a ZIP code, else with it as the search
*/
function searchAddress(text, near = "") {
	const typed = readZip(text);
	if (typed) return paths.browse({ zipCode: typed });
	return withQuery(paths.browse(), {
		search: text.trim(),
		zipCode: readZip(near)
	});
}
/** One field for a product, a place or a ZIP code, on every page. Without scripts it is a plain form. */
function HeaderSearch() {
	const navigate = (0, import_dist.useNavigate)();
	const near = readZip((0, import_dist.useSearchParams)()[0].get("zipCode") ?? "") ?? "";
	const submit = (event) => {
		event.preventDefault();
		const text = new FormData(event.currentTarget).get("search");
		navigate(searchAddress(typeof text === "string" ? text : "", near));
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		role: "search",
		action: "/browse",
		onSubmit: submit,
		className: "min-w-0 flex-1 @max-[15rem]/header:order-last @max-[15rem]/header:basis-full md:max-w-96 md:ml-2",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SuggestField, {
			scope: { zipCode: near || void 0 },
			listClassName: "inset-x-3 md:right-auto md:left-auto md:w-96",
			onChoose: ({ path, kind, value }, input) => {
				input.value = kind === "food" ? value : "";
				navigate(path);
			},
			name: "search",
			label: "Search by product, place or ZIP code",
			placeholder: "Search",
			maxLength: 200
		}), near !== "" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
			type: "hidden",
			name: "zipCode",
			value: near
		})]
	});
}
// src/app/frame/header/marketplace-item.tsx
/** 'Marketplace (Coming Soon)', which cannot be followed, until the marketplace is open. */
function MarketplaceItem({ className }) {
	if (usePublicConfig().marketplaceNav === "open") {
		const link = {
			label: "Marketplace",
			to: paths.marketplace()
		};
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
			to: link.to,
			className,
			onClick: () => void 0,
			children: link.label
		});
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		role: "link",
		"aria-disabled": true,
		className: clsx(className, "cursor-not-allowed text-soft! hover:text-soft!"),
		children: "Marketplace (Coming Soon)"
	});
}
// src/app/frame/header/saved-link.tsx
/** The way to what one saved, with an account or without. */
function SavedLink() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
		to: paths.saved,
		"aria-label": "Saved",
		title: "Saved",
		className: iconButtonClass("noscript:hidden!"),
		onClick: () => (paths.saved, void 0),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "heart",
			className: "size-5.5"
		})
	});
}
// src/app/frame/header/near-control.tsx
var NearForm = (0, import_react.lazy)(() => import("./assets/near-form-DpruxJQw.js").then((module) => ({ default: module.NearForm })));
/** Closes it by Escape, by a press elsewhere, and when the page changes. */
function useClosing(details) {
	const { pathname, search } = (0, import_dist.useLocation)();
	(0, import_react.useEffect)(() => {
		if (details.current) details.current.open = false;
	}, [
		details,
		pathname,
		search
	]);
	(0, import_react.useEffect)(() => {
		const onPress = ({ target }) => {
			const { current } = details;
			if (current?.open && target instanceof Node && !current.contains(target)) current.open = false;
		};
		const onKey = ({ key }) => {
			const { current } = details;
			if (key !== "Escape" || !current?.open) return;
			current.open = false;
			current.querySelector("summary")?.focus();
		};
		document.addEventListener("pointerdown", onPress);
		document.addEventListener("keydown", onKey);
		return () => {
			document.removeEventListener("pointerdown", onPress);
			document.removeEventListener("keydown", onKey);
		};
	}, [details]);
}
/**
* Where the visitor is, changed in one tap. The form is there while it is open; without scripts it leads to
* the marketplace near the ZIP code.
*/
function NearControl() {
	const near = useNearZip();
	const isBrowser = useIsBrowser();
	const details = (0, import_react.useRef)(null);
	const [isOpen, setIsOpen] = (0, import_react.useState)(false);
	useClosing(details);
	const close = () => {
		if (details.current) details.current.open = false;
		details.current?.querySelector("summary")?.focus();
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
		ref: details,
		onToggle: () => setIsOpen(details.current?.open ?? false),
		className: "near",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("summary", {
				"aria-label": isBrowser ? void 0 : "Your ZIP code",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "map-pin" }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: isBrowser && (near === null ? "Set ZIP code" : `Near ${near}`) }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "chevron-down" })
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
				fallback: null,
				children: isOpen && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NearForm, {
					near,
					onDone: close
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("noscript", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
				role: "search",
				"aria-label": "Your ZIP code",
				action: paths.marketplace(),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", { children: ["ZIP code", /* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					name: "zipCode",
					inputMode: "numeric",
					required: true,
					maxLength: 10
				})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					type: "submit",
					children: "Save"
				})]
			}) })
		]
	});
}
// src/app/frame/header/header.tsx
var loadMenu = () => import("./assets/menu-sheet-BkbvEcik.js").then((module) => ({ default: module.MenuSheet }));
var MenuSheet = (0, import_react.lazy)(loadMenu);
function MenuButton() {
	const [open, setOpen] = (0, import_react.useState)(false);
	const [wanted, setWanted] = (0, import_react.useState)(false);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
		label: "Menu",
		"aria-haspopup": "dialog",
		"aria-expanded": open,
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "menu",
			className: "size-6"
		}),
		className: "-mr-2 @max-[15rem]/header:ml-auto md:hidden noscript:hidden!",
		onPointerDown: () => void loadMenu(),
		onClick: () => {
			setWanted(true);
			setOpen(true);
		}
	}), wanted && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: null,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuSheet, {
			open,
			onOpenChange: setOpen
		})
	})] });
}
/**
* A row on wide screens. On narrow ones the menu has it all; where no script can open that, the row is here,
* too.
*/
function Navigation() {
	const location = (0, import_dist.useLocation)();
	const { pathname } = location;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("nav", {
		"aria-label": "Main",
		className: "hidden md:block md:grow noscript:block",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
			className: "header-links",
			children: [HEADER_LINKS.map((link, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				className: "contents",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					to: link.to,
					"aria-current": isCurrent(link, pathname) ? "page" : void 0,
					className: navigationClass(isCurrent(link, pathname)),
					onClick: () => (link.label, link.to, void 0),
					children: link.label
				}), index === 2 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarketplaceItem, { className: navigationClass(false) })]
			}, link.to)), visitorLinks(location).map((link) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
				className: "hidden noscript:max-md:contents",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisitorLink, {
					link,
					className: navigationClass(false)
				})
			}, link.label))]
		})
	});
}
function navigationClass(isActive) {
	return clsx("header-link", isActive && "header-link-current");
}
function Tools() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "ml-auto hidden shrink-0 items-center gap-1 md:flex",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SavedLink, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CartLink, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AccountArea, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PostListingButton, {
				cta: "navbar_farm_application",
				className: "ml-2 noscript:hidden!"
			})
		]
	});
}
/** On wide screens a row of tools and a row of links; under 900 px one row, its links in a sheet. */
function Header() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
		className: "contents print:hidden",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "@container/header sticky top-0 z-30 bg-paper max-md:border-b max-md:border-line",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "page flex h-16 items-center gap-3 @max-[15rem]/header:h-auto @max-[15rem]/header:flex-wrap @max-[15rem]/header:py-2 md:h-18 md:gap-4",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HomeLink, { className: "max-[26.5rem]:[&_.wordmark-name]:hidden" }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HeaderSearch, {}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tools, {}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CartLink, {
						className: "-mr-2 md:hidden",
						onlyWhenFilled: true
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuButton, {})
				]
			})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "header-second",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "page",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Navigation, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NearControl, {})]
			})
		})]
	});
}
// src/app/frame/lazy-toaster.tsx
var Toaster = (0, import_react.lazy)(() => import("./assets/toaster-JkXXgocF.js").then((module) => ({ default: module.Toaster })));
/**
* The notification area, fetched when the browser is idle or the first notification comes, whichever is
* sooner.
*/
function LazyToaster() {
	const [isIdle, setIdle] = (0, import_react.useState)(false);
	const hasToast = useCurrentToast() !== null;
	(0, import_react.useEffect)(() => {
		if (!("requestIdleCallback" in window)) {
			const timer = setTimeout(() => setIdle(true), 1500);
			return () => clearTimeout(timer);
		}
		const idle = window.requestIdleCallback(() => setIdle(true), { timeout: 3e3 });
		return () => window.cancelIdleCallback(idle);
	}, []);
	if (!isIdle && !hasToast) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: null,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Toaster, {})
	});
}
// src/app/frame/site-notice.tsx
/** What the team has to say to everybody at present. */
function SiteNotice() {
	const { notice } = usePublicConfig();
	if (notice === null) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("aside", {
		"aria-label": "Notice",
		className: "bg-sun text-on-sun print:hidden",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "page py-2 text-sm font-semibold whitespace-pre-line wrap-anywhere",
			children: notice
		})
	});
}
// src/app/frame/frame.tsx
/** What surrounds every page. */
function Frame({ children }) {
	useMergeSaved();
	(0, import_react.useEffect)(() => {
		document.documentElement.dataset.hydrated = "true";
	}, []);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex min-h-dvh flex-col",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Symbols, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
				href: "#main",
				className: "fixed top-2 left-2 z-60 -translate-y-20 rounded-control bg-leaf px-4 py-3 font-semibold text-on-leaf focus:translate-y-0 print:hidden",
				children: "Skip to content"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SiteNotice, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Header, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("main", {
				id: "main",
				tabIndex: -1,
				className: "flex-1",
				children
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Footer, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FarmApplicationHost, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LazyToaster, {})
		]
	});
}
// src/app/page-error-boundary.tsx
var RELOADED_KEY = "farmgate-reloaded";
/** A chunk of an earlier release that is gone; the names differ from browser to browser. */
function isMissingChunk(error) {
	return error instanceof Error && /dynamically imported module|importing a module script failed|error loading dynamically/i.test(error.message);
}
/**
* After a release the old page's chunks are gone; loading the page anew gets the new ones. Only once, lest it
* go round.
*/
function reloadOnce() {
	const now = Date.now();
	if (now - Number(sessionStorage.getItem(RELOADED_KEY) ?? 0) < 3e4) return;
	sessionStorage.setItem(RELOADED_KEY, String(now));
	window.location.reload();
}
/** Keeps the frame usable when a page breaks. */
var PageErrorBoundary = class extends import_react.Component {
	state = { failed: false };
	static getDerivedStateFromError() {
		return { failed: true };
	}
	componentDidCatch(error) {
		if (isMissingChunk(error)) reloadOnce();
	}
	render() {
		if (!this.state.failed) return this.props.children;
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "page flex min-h-[60vh] items-center justify-center",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
				isError: true,
				heading: "h1",
				picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "went-wrong" }),
				title: "Something went wrong on this page",
				hint: "This one’s on us. Reloading the page usually helps.",
				action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					onClick: () => window.location.reload(),
					children: "Reload page"
				})
			})
		});
	}
};
// src/lib/page/page.ts
/**
* One row of the route table: an address and its code. What the server needs of it besides is in a row of its
* own (ServerPage).
*/
function page(definition) {
	const { path, component, ...rest } = definition;
	let loaded;
	let pending;
	const ready = () => pending ??= component().then((found) => loaded = found, (error) => {
		pending = void 0;
		throw error;
	});
	return {
		...rest,
		paths: typeof path === "string" ? [path] : path,
		ready,
		loaded: () => loaded
	};
}
// src/accounts/pages.ts
/**
* The accounts' rows of the route table. Nothing is loaded ahead: pages are rendered for nobody in
* particular.
*/
var accountPages = {
	login: page({
		path: "/login",
		component: () => import("./assets/login-page-6asYMPXj.js").then((module) => module.LoginPage)
	}),
	register: page({
		path: "/register",
		component: () => import("./assets/register-page-CqGwzRki.js").then((module) => module.RegisterPage)
	}),
	forgotPassword: page({
		path: "/forgot-password",
		component: () => import("./assets/forgot-password-page-DbdL7GKw.js").then((module) => module.ForgotPasswordPage)
	}),
	resetPassword: page({
		path: "/reset-password",
		component: () => import("./assets/reset-password-page-D2IIAXVm.js").then((module) => module.ResetPasswordPage)
	}),
	confirmEmail: page({
		path: "/confirm-email",
		component: () => import("./assets/confirm-email-page-DibKxaQV.js").then((module) => module.ConfirmEmailPage)
	}),
	saved: page({
		path: "/saved",
		component: () => import("./assets/saved-page-CgoSDaDm.js").then((module) => module.SavedPage)
	}),
	account: page({
		path: "/account",
		component: () => import("./assets/account-page-MIAsxfcg.js").then((module) => module.AccountPage)
	}),
	business: page({
		path: "/business",
		component: () => import("./assets/business-page-oW3Aticu.js").then((module) => module.BusinessPage)
	}),
	joinBusiness: page({
		path: "/business/join",
		component: () => import("./assets/join-page-DcvT5wsC.js").then((module) => module.JoinPage)
	})
};
// src/content/pages.ts
/** The content's rows of the route table. */
var contentPages = {
	state: page({
		path: "/:slug",
		beginning: "/farms-in-",
		component: () => import("./assets/state-page-C5N6aBV4.js").then((module) => module.StatePage)
	}),
	location: page({
		path: "/:slug",
		beginning: "/farms-",
		component: () => import("./assets/location-page-Do9nxxD8.js").then((module) => module.LocationPage)
	}),
	guides: page({
		path: "/guides",
		component: () => import("./assets/guides-page-Bwtn2TyY.js").then((module) => module.GuidesPage)
	}),
	guide: page({
		path: "/guides/:slug",
		component: () => import("./assets/guide-page-dh1bvMUP.js").then((module) => module.GuidePage)
	}),
	inSeason: page({
		path: "/in-season",
		component: () => Promise.resolve().then(() => in_season_page_exports).then((module) => module.InSeasonPage)
	}),
	contact: page({
		path: "/contact",
		component: () => import("./assets/contact-page-ATiYFIEP.js").then((module) => module.ContactPage)
	}),
	blog: page({
		path: "/blog",
		component: () => import("./assets/blog-page-DHwpIZeX.js").then((module) => module.BlogPage)
	}),
	article: page({
		path: "/blog/:slug",
		component: () => import("./assets/article-page-DIaYw2d_.js").then((module) => module.ArticlePage)
	}),
	faq: page({
		path: "/faq",
		component: () => import("./assets/faq-page-NyhIukUl.js").then((module) => module.FaqPage)
	}),
	sitemap: page({
		path: "/sitemap",
		component: () => Promise.resolve().then(() => sitemap_page_exports).then((module) => module.SitemapPage)
	}),
	terms: page({
		path: "/terms",
		component: () => Promise.resolve().then(() => terms_page_exports).then((module) => module.TermsPage)
	}),
	privacy: page({
		path: "/privacy",
		component: () => Promise.resolve().then(() => privacy_page_exports).then((module) => module.PrivacyPage)
	})
};
// src/directory/pages.ts
/** The directory's rows of the route table. */
var directoryPages = {
	home: page({
		path: "/",
		component: () => import("./assets/home-page-CAYO11Q4.js").then((module) => module.HomePage)
	}),
	browse: page({
		path: ["/browse", "/products"],
		component: async () => {
			const { BrowsePage, LATE_PARTS } = await import("./assets/browse-page-uKyAfm6S.js");
			if (typeof window === "undefined") await Promise.all(LATE_PARTS.map(({ ready }) => ready()));
			return BrowsePage;
		}
	}),
	markets: page({
		path: ["/farmers-markets", "/vendors"],
		component: () => import("./assets/markets-page-DngHoXIq.js").then((module) => module.MarketsPage)
	}),
	thisSaturday: page({
		path: "/this-saturday",
		component: () => Promise.resolve().then(() => saturday_page_exports).then((module) => module.SaturdayPage)
	}),
	csa: page({
		path: "/csa",
		component: () => import("./assets/csa-page-DDk1-36S.js").then((module) => module.CsaPage)
	}),
	uPick: page({
		path: "/u-pick",
		component: () => import("./assets/u-pick-page-CnLPMVm1.js").then((module) => module.UPickPage)
	}),
	post: page({
		path: "/post",
		component: () => Promise.resolve().then(() => post_page_exports).then((module) => module.PostPage)
	}),
	dashboard: page({
		path: "/farmer-dashboard",
		component: () => import("./assets/dashboard-page-CO7XFkzR.js").then((module) => module.DashboardPage)
	}),
	editListing: page({
		path: "/listings/:id/edit",
		component: () => import("./assets/edit-listing-page-tFFqx99r.js").then((module) => module.EditListingPage)
	}),
	keepListing: page({
		path: "/listings/:id/keep",
		component: () => import("./assets/keep-listing-page-CQzxbbVE.js").then((module) => module.KeepListingPage)
	}),
	listing: page({
		path: "/listings/:id",
		component: () => import("./assets/listing-page-C4VVDInA.js").then((module) => module.ListingPage)
	}),
	newFarm: page({
		path: "/farms/new",
		component: () => import("./assets/new-farm-page-ah0Tq5s9.js").then((module) => module.NewFarmPage)
	}),
	claim: page({
		path: "/farms/claim",
		component: () => import("./assets/claim-page-B3IVficc.js").then((module) => module.ClaimPage)
	}),
	farm: page({
		path: "/farms/:id",
		component: () => import("./assets/farm-page-CKtE20UM.js").then((module) => module.FarmPage)
	}),
	myMarketDays: page({
		path: "/market-days",
		component: () => import("./assets/my-market-days-page-mmXV7mMR.js").then((module) => module.MyMarketDaysPage)
	}),
	marketAnswer: page({
		path: "/market-days/:id/:member/:answer",
		component: () => import("./assets/answer-page-QbnEnlCE.js").then((module) => module.MarketAnswerPage)
	}),
	weatherAnswer: page({
		path: "/market-weather/:day/:manager/:answer",
		component: () => import("./assets/weather-answer-page-COfOswkD.js").then((module) => module.WeatherAnswerPage)
	}),
	stillRight: page({
		path: "/still-right/:id/:answer",
		component: () => import("./assets/still-right-page-BYNsEZ_u.js").then((module) => module.StillRightPage)
	}),
	myMarkets: page({
		path: "/markets/manage",
		component: () => import("./assets/my-markets-page-NAxWE14C.js").then((module) => module.MyMarketsPage)
	}),
	manageMarket: page({
		path: "/markets/manage/:id",
		component: () => import("./assets/manage-market-page-lab5QfN6.js").then((module) => module.ManageMarketPage)
	}),
	editMarket: page({
		path: "/markets/manage/:id/edit",
		component: () => import("./assets/edit-market-page-ClHLjwxd.js").then((module) => module.EditMarketPage)
	}),
	place: page({
		path: "/places/:slug",
		component: () => import("./assets/place-page-3odnyhh-.js").then((module) => module.PlacePage)
	}),
	editFarm: page({
		path: "/farms/:id/edit",
		component: () => import("./assets/edit-farm-page-tY8MjBJ0.js").then((module) => module.EditFarmPage)
	})
};
// src/marketplace/cart/pages.ts
/** The cart and its checkout. Nothing is loaded ahead: pages are rendered for nobody in particular. */
var cartPages = {
	cart: page({
		path: "/cart",
		component: () => import("./assets/cart-page-CSlaO9FI.js").then((module) => module.CartPage)
	}),
	checkout: page({
		path: "/checkout",
		component: () => import("./assets/checkout-page-CEYU0iO2.js").then((module) => module.CheckoutPage)
	})
};
// src/marketplace/orders/pages.ts
/** Orders as their buyers see them. Nothing is loaded ahead: pages are rendered for nobody in particular. */
var orderPages = {
	orders: page({
		path: "/orders",
		component: () => import("./assets/orders-page-ClgB3_Nk.js").then((module) => module.OrdersPage)
	}),
	order: page({
		path: "/orders/:id",
		component: () => import("./assets/order-page-BvPLHhBv.js").then((module) => module.OrderPage)
	}),
	pay: page({
		path: "/orders/:id/pay",
		component: () => import("./assets/pay-page-lcErCR8p.js").then((module) => module.PayPage)
	})
};
// src/marketplace/shop/pages.ts
/** The shop's rows of the route table. */
var shopPages = {
	market: page({
		path: "/marketplace",
		component: () => import("./assets/market-page-CE-t2494.js").then((module) => module.MarketPage)
	}),
	product: page({
		path: "/products/:id",
		component: () => import("./assets/product-page-DE57g0mm.js").then((module) => module.ProductPage)
	})
};
// src/marketplace/vendor/pages.ts
/**
* What vendors have of the marketplace. Nothing of it is for search engines, so the server renders no more
* than its frame.
*/
var vendorPages = {
	dashboard: page({
		path: "/vendor/dashboard",
		component: () => import("./assets/dashboard-page-BaWuaHCH.js").then((module) => module.DashboardPage)
	}),
	onboarding: page({
		path: "/vendor/onboarding",
		component: () => import("./assets/onboarding-page-j5lnBf7i.js").then((module) => module.OnboardingPage)
	}),
	editProfile: page({
		path: "/vendor/profile/edit",
		component: () => import("./assets/edit-profile-page-Ct3KAFG8.js").then((module) => module.EditProfilePage)
	}),
	newProduct: page({
		path: "/vendor/products/new",
		component: () => import("./assets/new-product-page-CtwJu878.js").then((module) => module.NewProductPage)
	}),
	editProduct: page({
		path: "/vendor/products/:id/edit",
		component: () => import("./assets/edit-product-page-BaQA9FHR.js").then((module) => module.EditProductPage)
	}),
	getPaid: page({
		path: "/vendor/get-paid",
		component: () => import("./assets/get-paid-page-T_cEcdDT.js").then((module) => module.GetPaidPage)
	}),
	getPaidTest: page({
		path: "/vendor/get-paid/test",
		component: () => import("./assets/test-account-page-C7375YeR.js").then((module) => module.TestAccountPage)
	}),
	yearStatement: page({
		path: "/vendor/get-paid/statement",
		component: () => import("./assets/year-page-_U850uUV.js").then((module) => module.YearPage)
	}),
	terms: page({
		path: "/vendor/terms",
		component: () => import("./assets/terms-page-DstAi4pY.js").then((module) => module.TermsPage)
	}),
	codes: page({
		path: "/vendor/discount-codes",
		component: () => import("./assets/codes-page-D46KwPv7.js").then((module) => module.CodesPage)
	}),
	vendorOrder: page({
		path: "/vendor/orders/:id",
		component: () => import("./assets/order-page-C6ejRN8r.js").then((module) => module.VendorOrderPage)
	}),
	packing: page({
		path: "/vendor/packing",
		component: () => import("./assets/packing-page-YumdtFg1.js").then((module) => module.PackingPage)
	}),
	weighing: page({
		path: "/vendor/weighing",
		component: () => import("./assets/weighing-page-Bw-whQuD.js").then((module) => module.WeighingPage)
	}),
	pickupDays: page({
		path: "/vendor/pickup-days",
		component: () => import("./assets/pickup-days-page-B7D2wIJ0.js").then((module) => module.PickupDaysPage)
	}),
	pickupDay: page({
		path: "/vendor/pickup-days/:id",
		component: () => import("./assets/pickup-day-page-qf3dIWyw.js").then((module) => module.PickupDayPage)
	}),
	handover: page({
		path: "/vendor/handover/:id",
		component: () => import("./assets/handover-page-Dq1FFXQ-.js").then((module) => module.HandoverPage)
	}),
	daysOff: page({
		path: "/vendor/days-off",
		component: () => import("./assets/days-off-page-Bd9q_i8-.js").then((module) => module.DaysOffPage)
	}),
	pickups: page({
		path: "/vendor/pickups",
		component: () => import("./assets/pickups-page-Ghh9lCN0.js").then((module) => module.PickupsPage)
	}),
	pickupSite: page({
		path: "/vendor/pickups/sites/:id",
		component: () => import("./assets/site-page-M83HiZzb.js").then((module) => module.SitePage)
	}),
	pickupSchedule: page({
		path: "/vendor/pickups/sites/:siteId/schedules/:id",
		component: () => import("./assets/schedule-page-DZLco6j-.js").then((module) => module.SchedulePage)
	}),
	deliveryZones: page({
		path: "/vendor/delivery-zones",
		component: () => import("./assets/zones-page-CLnFhtYl.js").then((module) => module.ZonesPage)
	}),
	deliveryDay: page({
		path: "/vendor/delivery-days/:id",
		component: () => import("./assets/day-page-C2YnXjaG.js").then((module) => module.DeliveryDayPage)
	}),
	pickList: page({
		path: "/vendor/pick-list",
		component: () => import("./assets/pick-list-page-Dg_by4tE.js").then((module) => module.PickListPage)
	})
};
// src/app/pages.ts
/** Rows of the route table that no one domain has. What takes every address comes last. */
var appPages = {
	vendorOrListing: page({
		path: "/vendors/:id",
		component: async () => {
			const { VendorOrListingPage, listingInstead } = await import("./assets/vendor-or-listing-page-BhpRx9UM.js");
			if (typeof window === "undefined") await listingInstead.ready();
			return VendorOrListingPage;
		}
	}),
	notFound: page({
		path: "*",
		component: () => import("./assets/not-found-page-BXuMcmvP.js").then((module) => module.NotFoundPage),
		status: 404
	})
};
// src/app/routes.ts
/** Every page of the storefront. */
var pages = [
	...Object.values(directoryPages),
	...Object.values(accountPages),
	...Object.values(contentPages),
	...Object.values(shopPages),
	...Object.values(cartPages),
	...Object.values(orderPages),
	...Object.values(vendorPages),
	...Object.values(appPages)
];
/** The router's own form of the table; `id` leads back to the page. */
var routeObjects = pages.flatMap((entry, index) => entry.paths.map((path, alias) => ({
	id: `${index}.${alias}`,
	path
})));
/** @returns the page of a row of the router's table */
var pageOf = ({ id }) => pages[Number.parseInt(id ?? "", 10)];
/** @returns the rows of a router's table that may be asked about a path */
function rowsFor(pathname) {
	const path = pathname.toLowerCase();
	return routeObjects.filter((row) => path.startsWith(pageOf(row)?.beginning ?? ""));
}
/** What was found lately: the router goes through its whole table, and each rendering asks twice. */
var known = /* @__PURE__ */ new Map();
var MOST_KNOWN = 1e3;
/**
* @returns the page at a path, with the parameters in it; there always is one, since the last row takes
* everything
*/
function matchPage(pathname) {
	const found = known.get(pathname);
	if (found) return found;
	const match = findPage(pathname);
	if (known.size >= MOST_KNOWN) known.clear();
	known.set(pathname, match);
	return match;
}
function findPage(pathname) {
	const match = (0, import_dist.matchRoutes)(rowsFor(pathname), pathname)?.at(-1);
	const route = match?.route ?? routeObjects.at(-1);
	const page = route && pageOf(route);
	if (!page) throw new Error("The route table is empty");
	const path = page.status === 404 ? pathname : plainPath(pathname);
	return {
		page,
		route,
		params: match?.params ?? {},
		path
	};
}
/** No page has a capital letter in its path, nor a slash at its end. */
function plainPath(pathname) {
	return `/${pathname.replace(/\/+$/, "").replace(/^\/*/, "").split("/").map(plainSegment).join("/")}`;
}
function plainSegment(segment) {
	try {
		return encodeURIComponent(decodeURIComponent(segment).toLowerCase());
	} catch {
		return segment;
	}
}
// src/app/pages-view.tsx
function PageView({ page }) {
	const Component = page.loaded() ?? (0, import_react.use)(page.ready());
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Component, {});
}
/**
* The page of the current address. The router navigates in transitions, so the page before stays on the
* screen while the next one's code comes. There is no Suspense boundary on purpose: on the server it would
* swallow the errors of a page.
*/
function PagesView() {
	const location = (0, import_dist.useLocation)();
	const { pathname } = location;
	const navigate = (0, import_dist.useNavigate)();
	const { page, route, path } = matchPage(pathname);
	const element = (0, import_dist.useRoutes)([{
		...route,
		element: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageView, { page })
	}]);
	(0, import_react.useEffect)(() => {
		const { search, hash, state } = location;
		if (path !== pathname) navigate({
			pathname: path,
			search,
			hash
		}, {
			replace: true,
			state
		});
	}, [
		path,
		pathname,
		location,
		navigate
	]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageErrorBoundary, { children: element }, pathname);
}
// src/app/route-changes.tsx
var POSITIONS_KEY = "farmgate-scroll";
/**
* How long to wait for a page that is still growing to reach a remembered position or an anchor, in
* milliseconds.
*/
var PATIENCE_MS = 1500;
function readPositions() {
	try {
		return JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? "{}");
	} catch {
		return {};
	}
}
/**
* Tries until it works, the person scrolls by themselves, or the patience is at its end.
* @returns how to stop it
*/
function keepTrying(attempt) {
	if (attempt()) return () => void 0;
	const until = performance.now() + PATIENCE_MS;
	let frame = 0;
	const stop = () => {
		cancelAnimationFrame(frame);
		window.removeEventListener("wheel", stop);
		window.removeEventListener("touchstart", stop);
	};
	const again = () => {
		if (attempt() || performance.now() > until) stop();
		else frame = requestAnimationFrame(again);
	};
	window.addEventListener("wheel", stop, { passive: true });
	window.addEventListener("touchstart", stop, { passive: true });
	frame = requestAnimationFrame(again);
	return stop;
}
function scrollToAnchor(hash) {
	const target = document.getElementById(decodeURIComponent(hash.slice(1)));
	if (!target) return false;
	target.scrollIntoView();
	focusQuietly(target);
	return true;
}
function scrollToPosition(top) {
	window.scrollTo({
		top,
		behavior: "instant"
	});
	return Math.abs(window.scrollY - top) < 2;
}
/**
* Calls back with the page's heading, once there is one: a page that still loads has none yet.
* @returns how to stop waiting
*/
function whenHeading(callback) {
	const main = document.querySelector("main");
	const look = () => main?.querySelector("h1") ?? null;
	const heading = look();
	if (heading || !main) {
		if (heading) callback(heading);
		return () => void 0;
	}
	const observer = new MutationObserver(() => {
		const found = look();
		if (!found) return;
		observer.disconnect();
		callback(found);
	});
	observer.observe(main, {
		childList: true,
		subtree: true
	});
	return () => observer.disconnect();
}
function focusQuietly(target) {
	target.tabIndex = -1;
	target.focus({ preventScroll: true });
}
/** Screen readers go on reading at the new page's heading; until it is there, at the page itself. */
function focusPage() {
	const main = document.querySelector("main");
	if (main) focusQuietly(main);
	return whenHeading((heading) => {
		if (document.activeElement === main) focusQuietly(heading);
	});
}
/** Structured data came with the page that was loaded, and is about no other one. */
function forgetStructuredData() {
	document.querySelector("script[type=\"application/ld+json\"]")?.remove();
}
/** The scroll position of every entry of the history, kept over reloads. */
function useScrollMemory(key) {
	const positions = (0, import_react.useRef)(null);
	const current = (0, import_react.useRef)(key);
	(0, import_react.useLayoutEffect)(() => {
		current.current = key;
	}, [key]);
	(0, import_react.useEffect)(() => {
		const remember = () => {
			(positions.current ??= readPositions())[current.current] = window.scrollY;
		};
		const leave = () => {
			remember();
			history.scrollRestoration = "auto";
			try {
				sessionStorage.setItem(POSITIONS_KEY, JSON.stringify(positions.current));
			} catch {}
		};
		const enter = () => history.scrollRestoration = "manual";
		enter();
		window.addEventListener("scroll", remember, { passive: true });
		window.addEventListener("pagehide", leave);
		window.addEventListener("pageshow", enter);
		return () => {
			window.removeEventListener("scroll", remember);
			window.removeEventListener("pagehide", leave);
			window.removeEventListener("pageshow", enter);
		};
	}, []);
	return (of) => (positions.current ??= readPositions())[of] ?? 0;
}
/**
* What has to happen beside rendering when the address changes: a new page starts at its top, back and
* forward come back to where one was, anchors are found, the focus moves to the heading, and the page's title
* is announced.
*/
function RouteChanges() {
	const location = (0, import_dist.useLocation)();
	const type = (0, import_dist.useNavigationType)();
	const client = useQueryClient();
	const previous = (0, import_react.useRef)(location);
	const [announcement, setAnnouncement] = (0, import_react.useState)("");
	const positionOf = useScrollMemory(location.key);
	(0, import_react.useLayoutEffect)(() => {
		const before = previous.current;
		previous.current = location;
		if (before === location) return;
		forgetServerAnswers(client);
		const isOtherPage = before.pathname !== location.pathname;
		if (isOtherPage) {
			forgetStructuredData();
			leaveToast();
		}
		const scroll = () => {
			if (type === import_dist.NavigationType.Pop) {
				const top = positionOf(location.key);
				return keepTrying(() => scrollToPosition(top));
			}
			if (location.hash) return keepTrying(() => scrollToAnchor(location.hash));
			if (isOtherPage || !keepsScroll(location.state)) window.scrollTo({
				top: 0,
				behavior: "instant"
			});
		};
		const stops = [
			isOtherPage && !location.hash ? focusPage() : void 0,
			isOtherPage ? whenHeading(() => setAnnouncement(document.title)) : void 0,
			scroll()
		];
		return () => stops.forEach((stop) => stop?.());
	}, [
		location,
		type,
		client
	]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		role: "status",
		"aria-live": "polite",
		className: "sr-only",
		children: announcement
	});
}
// src/app/app.tsx
/** Everything below the router: the same on the server and in the browser. */
function App({ config, client, renderedAt, near }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PublicConfigContext, {
		value: config,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisitProvider, {
			renderedAt,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QueryClientProvider, {
				client,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NearZipContext, {
					value: near,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(SessionProvider, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Frame, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PagesView, {}) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RouteChanges, {})] })
				})
			})
		})
	});
}
// src/accounts/pages.server.ts
var accountServerPages = {
	login: {
		module: "src/accounts/login/login-page.tsx",
		isPersonal: true
	},
	register: {
		module: "src/accounts/register/register-page.tsx",
		isPersonal: true
	},
	forgotPassword: {
		module: "src/accounts/password/forgot-password-page.tsx",
		isPersonal: true
	},
	resetPassword: {
		module: "src/accounts/password/reset-password-page.tsx",
		isPersonal: true
	},
	confirmEmail: {
		module: "src/accounts/confirm-email/confirm-email-page.tsx",
		isPersonal: true
	},
	saved: {
		module: "src/accounts/saved/saved-page.tsx",
		isPersonal: true
	},
	account: {
		module: "src/accounts/account/account-page.tsx",
		isPersonal: true
	},
	business: {
		module: "src/accounts/business/business-page.tsx",
		isPersonal: true
	},
	joinBusiness: {
		module: "src/accounts/business/join-page.tsx",
		isPersonal: true
	}
};
// src/lib/structured/breadcrumb-data.ts
/**
* @param crumbs the same that the page shows; the last one, the page itself, needs no address
* @param publicUrl the site's address without a slash at its end
* @returns the way down from the home page, for search engines
*/
function breadcrumbData(crumbs, publicUrl) {
	return {
		"@type": "BreadcrumbList",
		itemListElement: crumbs.map(({ name, to }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			...to === void 0 ? {} : { item: publicUrl + to }
		}))
	};
}
/** @returns the structured data of a page that is about nothing but itself */
function breadcrumbGraph(crumbs, publicUrl) {
	return {
		"@context": "https://schema.org",
		"@graph": [breadcrumbData(crumbs, publicUrl)]
	};
}
// src/content/blog/article-meta.ts
/** @returns the way from the home page down to an article */
function articleCrumbs({ title }) {
	return [
		{
			name: "Home",
			to: paths.home
		},
		{
			name: "Local Farm Blog",
			to: paths.blog
		},
		{ name: title }
	];
}
/** @returns title, description and keywords of an article's page */
function articleMeta({ title, metaDescription, excerpt, keywords }) {
	return {
		title,
		description: metaDescription ?? excerpt,
		keywords: (keywords ?? "").split(",").map((word) => word.trim()).filter(Boolean)
	};
}
// ../backend/src/contract/content/blog-facts.ts
/** What screens and server know of the blog. Free of zod. */
var BLOG_CATEGORIES = [
	"farmers-markets",
	"local-farms",
	"seasonal-guides",
	"organic-farming",
	"csa-programs",
	"farm-fresh-eggs",
	"u-pick-farms",
	"sustainable-agriculture",
	"farm-to-table",
	"urban-farming",
	"community-gardening",
	"local-food-systems"
];
/** Longest texts of an article, in characters. */
var BLOG_LENGTHS = {
	title: 120,
	slug: 80,
	excerpt: 400,
	content: 1e5,
	metaDescription: 200,
	keywords: 300,
	tag: 40,
	tags: 12,
	authorName: 80,
	authorTitle: 80
};
/** @returns whether `text` is one of the blog's categories */
var isBlogCategory = (text) => BLOG_CATEGORIES.includes(text);
// src/content/blog/blog-address.ts
/** @returns the state in an address; what makes no sense there is left out */
function readBlog(query) {
	const category = query.get("category") ?? "";
	const page = Number(query.get("page"));
	return {
		category: isBlogCategory(category) ? category : "",
		tag: readText(query, "tag", BLOG_LENGTHS.tag).toLowerCase(),
		page: Number.isInteger(page) && page > 1 && page <= 1e3 ? page : 1
	};
}
/** @returns the list's address, without anything that goes without saying */
function blogAddress({ category, tag, page }) {
	return paths.blogList({
		category,
		tag,
		...page > 1 && { page }
	});
}
/**
* Only the pages of the whole list are pages of their own for search engines; what filters leave stands on
* them as well.
*/
function canonicalBlog({ category, tag, page }) {
	return blogAddress({
		category: "",
		tag: "",
		page: category || tag ? 1 : page
	});
}
/** @returns the call for the articles of a page of the list */
function blogCall({ category, tag, page }) {
	return withQuery("/api/blog", {
		page,
		limit: 12,
		category,
		tag
	});
}
/**
* @returns whether a page lies behind the end of its list; a list that is empty as a whole has no end to be
* behind
*/
function isPastBlogEnd({ page }, list) {
	return list !== void 0 && page > 1 && list.items.length === 0 && list.total !== 0;
}
// src/content/blog/blog-queries.ts
/** GET /api/blog */
var articlesQuery = (state) => apiListQuery(blogCall(state));
/** GET /api/blog/{slug} */
var articleQuery = (slug) => apiQueryOf(`/api/blog/${encodeURIComponent(slug)}`, shown);
/** GET /api/blog-topics: what there is to filter by. */
var topicsQuery = () => apiQuery("/api/blog-topics");
// src/content/blog/article-page.server.ts
var articleServerPage = {
	module: "src/content/blog/article-page.tsx",
	subject: ({ params }) => articleQuery(params.slug ?? ""),
	jsonLd: ({ params }, answers, { publicUrl }) => {
		const article = answers.getQueryData(articleQuery(params.slug ?? "").queryKey);
		return article && articleStructuredData(article, publicUrl);
	}
};
/**
* The article for search engines, with the breadcrumb.
* @param publicUrl the site's address without a slash at its end
*/
function articleStructuredData(article, publicUrl) {
	return {
		"@context": "https://schema.org",
		"@graph": [postingData(article, publicUrl), breadcrumbData(articleCrumbs(article), publicUrl)]
	};
}
/** `authorName` is a desk of ours, or a person: a title of its own ("Kitchen desk") says what it does. */
function postingData(article, publicUrl) {
	const address = publicUrl + paths.article(article.slug);
	const isOurs = article.authorName.startsWith(SITE_NAME);
	return {
		"@type": "BlogPosting",
		"@id": `${address}#article`,
		headline: article.title,
		description: article.metaDescription ?? article.excerpt,
		url: address,
		mainEntityOfPage: address,
		image: publicUrl + previewImage("blog", article.slug),
		datePublished: article.publishedAt,
		dateModified: article.updatedAt > article.publishedAt ? article.updatedAt : article.publishedAt,
		author: isOurs ? {
			"@type": "Organization",
			name: article.authorName,
			url: `${publicUrl}/`
		} : {
			"@type": "Person",
			name: article.authorName,
			...article.authorTitle && { jobTitle: article.authorTitle }
		},
		publisher: {
			"@type": "Organization",
			"@id": `${publicUrl}/#organization`,
			name: SITE_NAME
		},
		articleSection: categoryLabel(article.category),
		...article.tags.length > 0 && { keywords: article.tags.join(", ") },
		wordCount: article.wordCount,
		timeRequired: `PT${article.readingTime}M`,
		inLanguage: "en-US"
	};
}
// ../backend/src/contract/directory/place-path.ts
/**
* Free of zod.
* @param id as in PlaceView: 'place-12', 'farm-7' or 'google-…'
* @returns the address of its page; undefined where it has none
*/
function placePath(id, name) {
	const [, kind, number = ""] = /^(place|farm)-(\d+)$/.exec(id) ?? [];
	if (kind === "farm") return paths.farm(number);
	return kind === "place" ? paths.place(number, name) : void 0;
}
// src/lib/structured/item-list-data.ts
/**
* @param publicUrl the site's address without a slash at its end
* @returns a list for search engines, by the pages that tell the rest; nothing where it is empty
*/
function itemListData(name, items, publicUrl) {
	if (items.length === 0) return [];
	const itemListElement = items.map((item, index) => ({
		"@type": "ListItem",
		position: index + 1,
		name: item.name,
		url: publicUrl + item.path
	}));
	return [{
		"@type": "ItemList",
		name,
		numberOfItems: items.length,
		itemListElement
	}];
}
/**
* @param places by their ids 'place-12', 'farm-7' or 'google-…'
* @returns farms and places with their pages, without results of other services, which must not stand in
* structured data
*/
var placeItems = (places) => places.flatMap(({ id, name }) => {
	const path = placePath(id, name);
	return path === void 0 ? [] : [{
		name,
		path
	}];
});
// src/content/blog/blog-head.tsx
var BLOG_NAME = "Local Farm Blog";
var DESCRIPTION = "Guides and stories about farmers markets, CSA shares, farm fresh eggs, u-pick farms, seasonal cooking and growing food, for people who like to know where it comes from.";
/** @returns what a list of articles is called: "Local Farm Blog", "U Pick Farms", "Articles about apples" */
function blogTitle({ category, tag }) {
	const about = tag && `articles about “${tag}”`;
	if (category) return [categoryLabel(category), about].filter(Boolean).join(": ");
	return tag ? `Articles about “${tag}”` : BLOG_NAME;
}
/** @returns the way from the home page to a list of articles */
function blogCrumbs(state) {
	const home = {
		name: "Home",
		to: paths.home
	};
	if (state.category === "" && state.tag === "") return [home, { name: BLOG_NAME }];
	return [
		home,
		{
			name: BLOG_NAME,
			to: paths.blog
		},
		{ name: blogTitle(state) }
	];
}
/**
* Categories and tags are filters: they make no pages of their own for search engines. The pages of the whole
* list are.
*/
function BlogHead({ state, isPastEnd }) {
	const isFiltered = state.category !== "" || state.tag !== "";
	const title = isFiltered ? `${blogTitle(state)} | ${BLOG_NAME}` : BLOG_NAME;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
		title: pageTitle(title, state.page),
		description: pageDescription(DESCRIPTION, state.page),
		keywords: [
			"local farm blog",
			"farmers market tips",
			"CSA guide",
			"farm fresh eggs",
			"seasonal food"
		],
		canonical: canonicalBlog(isPastEnd ? {
			...state,
			page: 1
		} : state),
		noindex: isFiltered || isPastEnd
	});
}
// src/content/blog/blog-page.server.ts
var blogServerPage = {
	module: "src/content/blog/blog-page.tsx",
	load: ({ query }) => [articlesQuery(readBlog(query)), topicsQuery()],
	isNowhere: ({ query }, answers) => {
		const state = readBlog(query);
		return isPastBlogEnd(state, answers.getQueryData(articlesQuery(state).queryKey));
	},
	jsonLd: ({ query }, answers, { publicUrl }) => {
		const state = readBlog(query);
		const articles = answers.getQueryData(articlesQuery(state).queryKey)?.items ?? [];
		return {
			"@context": "https://schema.org",
			"@graph": [breadcrumbData(blogCrumbs(state), publicUrl), ...itemListData(BLOG_NAME, articles.map(({ slug, title }) => ({
				name: title,
				path: paths.article(slug)
			})), publicUrl)]
		};
	}
};
// src/content/contact/contact-page.server.ts
var contactServerPage = {
	module: "src/content/contact/contact-page.tsx",
	jsonLd: (_request, _answers, { publicUrl }) => ({
		"@context": "https://schema.org",
		"@type": "ContactPage",
		name: "Contact Us",
		url: publicUrl + paths.contact
	})
};
// src/content/faq/answer-text.ts
var LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;
/**
* @returns an answer's paragraphs (between blank lines) in their parts; links are written as "[text](/path)"
*/
function readAnswer(answer) {
	return answer.trim().split(/\n\s*\n/).map((paragraph) => partsOf(paragraph.replace(/\s+/g, " ")));
}
/** @returns an answer as plain text, for search engines */
function plainAnswer(answer) {
	return readAnswer(answer).map((parts) => parts.map(({ text }) => text).join("")).join("\n\n");
}
function partsOf(paragraph) {
	const parts = [];
	let end = 0;
	for (const match of paragraph.matchAll(LINK)) {
		const [whole, text = "", to = ""] = match;
		if (match.index > end) parts.push({ text: paragraph.slice(end, match.index) });
		parts.push({
			text,
			to
		});
		end = match.index + whole.length;
	}
	if (end < paragraph.length) parts.push({ text: paragraph.slice(end) });
	return parts;
}
// src/content/faq/faq-crumbs.ts
var FAQ_CRUMBS = [{
	name: "Home",
	to: paths.home
}, { name: "FAQ" }];
// src/content/faq/questions.ts
var FAQ_SECTIONS = [
	{
		id: "finding-local-farms",
		title: "Finding local farms",
		questions: [
			{
				id: "find-farms-near-me",
				question: "How do I find farms near me?",
				answer: `Type your five-digit ZIP code into the search box on the [home page](/) and choose Find Farms or Find Markets. Results start with the nearest and go out 25 miles. You can narrow that to 5 miles or widen it to 100. If you are after one food, open [Browse](/browse), pick a category such as [vegetables](/browse?category=vegetables) or type a word, and add your ZIP code. You then see what farmers have posted for sale next to the farms of the area. The [in-season calendar](/in-season) tells you what is worth looking for this month.`
			},
			{
				id: "before-i-visit",
				question: "What should I check before I drive out to a farm?",
				answer: `Call, or look for something that the farm itself posted that morning. Hours change with the weather and the harvest, and a field that was full on Friday can be picked out by Saturday noon.

Ask whether the farm takes visitors at all, since many sell at markets only. Ask what there is today, how you can pay, whether dogs are allowed, and where to park. Bring small bills and bags, and a cooler with ice if you are buying eggs, meat, milk or berries. Our list of [questions to ask a farmer](/blog/questions-to-ask-a-farmer) is short enough to read in the car before you set off.`
			},
			{
				id: "wrong-farm-details",
				question: "A farm or market has moved, closed or changed its hours. Can you correct it?",
				answer: `Yes, please tell us. Open the farm or market and choose "Suggest a correction," or [write to us](/contact) with its name, its town and what is different now. A person reads every note and checks it before anything changes.

If the farm is yours, you can keep its page up to date yourself. Register as a farmer, open the page and claim it. We look at each claim, and a farm that we have checked is marked as verified. Much of our information comes from public directories, which often lag behind the farms themselves, so your correction helps everyone who searches after you.`
			},
			{
				id: "verified-and-organic-marks",
				question: "Does Farmgate inspect the farms it lists?",
				answer: `No. We list farms and markets so that you can find them. We do not visit them, and a listing is not a recommendation. Verified means that we have checked who keeps the page, not how the farm grows its food.

The organic mark shows that a farm or a directory says it is certified. To be sure, ask for the name of the certifier and look the farm up in USDA's Organic Integrity Database; our [organic food guide](/guides/organic-food) shows how in five steps. For food that is sold to you directly, state and local authorities make the rules, and a vendor should be able to tell you which license or exemption applies.`
			}
		]
	},
	{
		id: "csa-questions",
		title: "CSA programs",
		questions: [
			{
				id: "what-is-a-csa",
				question: "What is a CSA?",
				answer: `CSA stands for community supported agriculture. You buy a share of a farm's season, usually ahead of time, and collect your part every week or every other week while the crops come in. Most shares are vegetables; there are also shares of fruit, eggs, flowers, bread and meat.

The farm knows in spring how much to grow and has money when it needs it most. You get food that was harvested a day or so before, at a price that is settled for the season. You also accept some of the risk: after hail or drought the box is smaller. The [CSA guide](/guides/csa-programs) explains the kinds of shares and the terms.`
			},
			{
				id: "csa-cost-and-size",
				question: "How much does a share cost, and which size do I need?",
				answer: `Many vegetable shares come to between $20 and $45 a week and run for 16 to 26 weeks. Divide the total by the number of pickups before you compare two farms, because seasons differ in length.

A full share usually suits three to five people who cook on most nights. One or two people are better off with a half share, a share every other week, or a farm card that you spend as you like. If you are in doubt, take the smaller one this year. Many farms offer installments, a discount for paying early, or a lower price in exchange for work. [Choosing a CSA share](/blog/choosing-a-csa-share) has a table to fill in.`
			},
			{
				id: "when-to-join-a-csa",
				question: "When should I sign up?",
				answer: `In most of the country farms sell summer shares from January to April, and the ones with long waiting lists fill first. Boxes start in May or June and end in October or November. In Florida, along the Gulf and in the low deserts it is the other way around: shares run from fall to late spring, and sign-up is in August and September.

If you are late, ask anyway. People move in summer, and farms sell the rest of a season at a lower price. Fall and winter shares, with roots, squash and hardy greens, go on sale in August or September. Look for [CSA shares](/csa) with your ZIP code to see who is near.`
			},
			{
				id: "missed-or-too-much-csa",
				question: "What if I am away, or the box is too much for me?",
				answer: `Look for the vacation rule before you join. Some farms let you move a week or double up later; others give an unclaimed box to a food pantry and do not refund it. Almost all let a friend collect in your place, provided you tell them early enough.

If there is simply too much, cook the leafy things in the first three days, keep roots and cabbage for the second half of the week, and freeze what you will not reach: most vegetables want a short boil and a cold bath first. [Using up a CSA box](/blog/using-up-a-csa-box) has a plan for it. Next season, go down a size or split with a neighbor.`
			}
		]
	},
	{
		id: "eggs-and-organic-vegetables",
		title: "Farm fresh eggs and organic vegetables",
		questions: [
			{
				id: "refrigerate-farm-eggs",
				question: "Do farm eggs have to be refrigerated?",
				answer: `Yes, that is the safe practice for any egg you bring home in the United States. Keep eggs at 40°F or below, in their carton, and use them within three to five weeks. Once an egg has been cold, do not leave it out for more than two hours, since moisture forms on the shell and helps bacteria in.

Unwashed eggs from a farm still have a natural coating, but it is no protection against Salmonella that was inside from the start. Throw out cracked eggs, and cook eggs until white and yolk are firm, above all for young children, older people and pregnant women. More is in [storing and washing eggs](/blog/storing-and-washing-eggs).`
			},
			{
				id: "egg-carton-words",
				question: "What is the difference between cage-free, free-range and pasture-raised?",
				answer: `Cage-free hens move about in a building and need not go outdoors. Free-range hens have access to the outdoors while they lay, but the label does not say how much space there is or how many use it. Pasture-raised has no federal definition for eggs; with a seal such as Certified Humane it means at least 108 square feet of pasture for each hen.

Organic is about feed, medicine and outdoor access, and is inspected every year. Shell color tells you the breed of the hen and nothing else. On a small farm you can simply ask where the hens were this morning. See the [guide to farm fresh eggs](/guides/farm-fresh-eggs), or look for [eggs near you](/browse?category=eggs).`
			},
			{
				id: "is-it-really-organic",
				question: "How can I tell whether vegetables are really organic?",
				answer: `Ask who certifies the farm. A grower who sells more than $5,000 of organic food a year must be certified by an organization that USDA accredits, and will gladly show the certificate. You can look the farm up in the Organic Integrity Database while you stand there. Growers below that amount may say "organic" if they follow the rules, but may not use the seal or the word "certified."

Phrases such as "no spray," "natural" or "chemical-free" are promises by the vendor that no one inspects. They may be true; ask about the one crop you want to buy. [What certified organic means](/blog/what-certified-organic-means) goes through the rules.`
			},
			{
				id: "washing-vegetables",
				question: "How should I wash and keep vegetables from a farm?",
				answer: `Rinse vegetables and fruit under cool running water just before you use them, organic ones too, and rub firm ones with a clean brush. Do not use soap, bleach or detergent. Wash melons before cutting, because the knife carries what is on the rind into the flesh.

Keep greens, broccoli, beans and herbs other than basil in the refrigerator. Leave tomatoes, basil, potatoes, onions, garlic and winter squash out of it, and keep potatoes and onions apart. Cut the tops off carrots and beets at once. Cut or cooked vegetables belong in the refrigerator within two hours. [Cooking from the market](/blog/cooking-from-the-market) shows what to eat first.`
			}
		]
	},
	{
		id: "markets-and-stands",
		title: "Farmers markets and farm stands",
		questions: [
			{
				id: "best-time-for-the-market",
				question: "When is the best time to go to a farmers market?",
				answer: `Go in the first hour for the best choice: berries, mushrooms, eggs and sweet corn sell out first, and delicate greens are still cool. Go in the last hour for lower prices on things that farmers do not want to take home, such as tomatoes, cucumbers, squash and bunched greens. In hot weather, early is better for everything.

Walk the whole row once before you buy. Most outdoor markets in the North run from May to October, and many have a smaller winter market indoors; in Florida and the deserts the cool months are the main season. Find days and hours under [farmers markets](/farmers-markets), and read [how to shop a farmers market](/blog/how-to-shop-a-farmers-market).`
			},
			{
				id: "snap-and-wic-at-markets",
				question: "Can I pay with SNAP, WIC or a card?",
				answer: `At many markets, yes. For SNAP, go to the information booth with your EBT card, say how much you want to spend, and receive tokens that any vendor of eligible food takes. Ask for the matching program: in many places each SNAP dollar brings a second one for fruits and vegetables.

WIC and senior coupons mostly cover produce, and only from vendors approved in that state. Credit cards are common at larger markets, less so at stands, so carry some small bills. Our market search has filters for [markets that take SNAP](/farmers-markets?features=snap), and the [guide to SNAP](/guides/snap-at-farmers-markets) explains each step.`
			},
			{
				id: "is-it-grown-here",
				question: "How do I know that the food was grown nearby?",
				answer: `Ask the seller, "What of this did you grow?" Some markets are for producers only, and check it; others allow resale. The manager at the booth can tell you the rule. At roadside stands, resale is common and legal.

Then use the calendar. Peaches in Ohio in May were not grown there. Stickers on fruit and boxes from other states are further signs. Our [in-season page](/in-season) lists what each state is likely to be harvesting in each month, though tunnels and greenhouses bring some crops early. Nothing is wrong with a stand that sells bought-in peaches, so long as it says so. [Buying from a farm stand](/blog/buying-from-a-farm-stand) has more.`
			},
			{
				id: "haggling-and-seconds",
				question: "Is it OK to bargain?",
				answer: `For small amounts, no. The price on the card covers seed, labor, fuel and the stall, and there is little room in it. There are better ways to pay less.

Ask for seconds, which are marked or misshapen fruit at a much lower price and just as good for sauce and jam. Ask for the price of a half-bushel or a case when a crop is at its peak. Come near closing time, and buy what there is too much of. Being a regular helps more than bargaining does: farmers remember who comes in the rain. For amounts worth preserving, call ahead, and follow [safe instructions](/blog/preserving-the-harvest-safely).`
			}
		]
	},
	{
		id: "supporting-local-agriculture",
		title: "Supporting local agriculture",
		questions: [
			{
				id: "does-buying-local-help",
				question: "What difference does it make if I buy from a farm nearby?",
				answer: `When you buy from a farmer directly, the farmer sets the price and keeps most of what you pay, less the cost of selling. In a store, most of the food dollar goes to processing, transport and retail. Direct sales are what make many small and beginning farms possible.

You get food that is picked riper, varieties that would not survive shipping, and someone to ask. It is not true of every product that local means less energy; how a thing is grown and kept matters as much as how far it came. What you can see for yourself is the land that stays in farming. Read more on food systems in the [blog](/blog?category=local-food-systems).`
			},
			{
				id: "help-besides-buying",
				question: "How can I help farms besides shopping there?",
				answer: `Tell people. A word to a neighbor, an honest review, or a note to us when hours are wrong brings a small farm more than an advertisement would. Pay early if you can: CSA shares and deposits on a turkey or a half hog arrive in the months when there are only bills.

Come when the weather is bad. Return egg cartons, jars and berry boxes where the farm may reuse them. Volunteer with a gleaning group or at the market booth, or help with a [community garden](/blog/starting-a-community-garden). Ask your school, hospital or office where its food comes from; one kitchen that orders every week can keep a [food hub](/blog/how-food-hubs-work) going.`
			},
			{
				id: "sell-my-produce",
				question: "I grow food. How can I sell it through Farmgate?",
				answer: `Register as a farmer, then [post a listing](/post). It is free and takes about a minute: what it is, the price and unit, your ZIP code, and an email address or phone number. Shoppers write to you or call you, and you agree between yourselves on pickup and payment.

If your farm is already in the directory, claim its page so you can keep its hours and products up to date. If you do not have an account, the Post a Listing button at the top of the page opens a form to tell us about your farm. Check your state's rules first for eggs, meat, dairy, baked goods and canned food; your county's extension office knows them.`
			},
			{
				id: "start-small-at-home",
				question: "Where do I begin if I have never bought from a farm?",
				answer: `Begin with one food that you eat every week. Eggs are the easiest: find a farm or market stall on a road you already drive, buy a dozen, and go back if you like them. Add one thing that is at its best this month, such as strawberries in June or apples in October, and notice the difference.

After a few weeks you will know a farmer or two, and what you would like more of. That is the time to think about a CSA share or a day at a u-pick field. [Browse what is near you](/browse), or start with [eating with the seasons](/blog/eating-with-the-seasons). There is more in our [blog](/blog).`
			}
		]
	}
];
// src/content/faq/faq-page.server.ts
var faqServerPage = {
	module: "src/content/faq/faq-page.tsx",
	jsonLd: (_request, _answers, { publicUrl }) => faqStructuredData(FAQ_SECTIONS, publicUrl)
};
/**
* Questions and answers for search engines, with the breadcrumb.
* @param publicUrl the site's address without a slash at its end
*/
function faqStructuredData(sections, publicUrl) {
	const address = publicUrl + paths.faq;
	return {
		"@context": "https://schema.org",
		"@graph": [{
			"@type": "FAQPage",
			"@id": `${address}#faq`,
			url: address,
			name: "Local Farm FAQ",
			mainEntity: sections.flatMap(({ questions }) => questions.map(({ id, question, answer }) => ({
				"@type": "Question",
				name: question,
				url: `${address}#${id}`,
				acceptedAnswer: {
					"@type": "Answer",
					text: plainAnswer(answer)
				}
			})))
		}, breadcrumbData(FAQ_CRUMBS, publicUrl)]
	};
}
// src/content/legal/legal-page.tsx
/** @returns the way from the home page to such a text */
var legalCrumbs = (title) => [{
	name: "Home",
	to: paths.home
}, { name: title }];
/** A text that people agree to: dated, with its parts listed beside it, and fit for paper. */
function LegalPage({ title, description, canonical, since, lead, sections }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
			title,
			description,
			canonical
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageBand, {
			crumbs: legalCrumbs(title),
			title,
			lead,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-sm text-soft",
				children: ["In effect since ", /* @__PURE__ */ (0, import_jsx_runtime.jsx)("time", {
					dateTime: since,
					children: formatDate(since)
				})]
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "page grid grid-cols-1 gap-x-16 gap-y-10 py-8 md:py-12 lg:grid-cols-[minmax(0,68ch)_minmax(0,1fr)]",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContentsList, {
				entries: sections.map(({ id, title: text }) => ({
					id,
					text
				})),
				className: "lg:sticky lg:top-24 lg:col-start-2 lg:row-start-1 lg:max-w-xs lg:self-start"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "prose lg:col-start-1 lg:row-start-1",
				children: sections.map(({ id, title: heading, body }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
					"aria-labelledby": id,
					className: "prose not-first:mt-10",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
						id,
						children: heading
					}), body]
				}, id))
			})]
		})
	] });
}
// src/content/legal/privacy-sections.tsx
var COOKIES = [
	[
		SESSION_COOKIE,
		"Keeps you logged in. No script can read it, and it is sent to our own server only.",
		`30 days after you were last here, or until you log out`
	],
	[
		SESSION_HINT_COOKIE,
		"Says that this browser is logged in, and not who you are, so that pages need not ask.",
		"as long as the one above"
	],
	[
		DEVICE_COOKIE,
		"Says that you have logged in with this browser before. So a stranger who types wrong passwords can’t keep you out.",
		`365 days after you last logged in`
	],
	[
		"farmgate.cart",
		"Names the cart of a visitor without an account. No script can read it.",
		`60 days after you last added something`
	],
	[
		CART_HINT_COOKIE,
		"Says that there is a cart, and not what is in it.",
		`60 days after you last added something`
	],
	[
		NEAR_COOKIE,
		"The ZIP code you gave, so that pages can say how far things are.",
		`365 days after you last gave one, or until you remove it in the header`
	]
];
var WHAT_WE_STORE = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", { children: "When you look around" }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
		"You can search, read and shop without an account. We count searches by day and ZIP code, and keep the words of those that found nothing, so that we know where farms are missing. Who searched is not kept. The counts are kept for ",
		400,
		" days, the words for ",
		90,
		". To count how often a product is looked at, the server makes a code of your network address, your browser’s name and the date, with a secret key. The code changes every day, so no one can be followed from one day to the next, and the address itself is not stored. These codes are kept for ",
		400,
		" days. Views of listings are only counted, by day."
	] }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "After a failed login the server remembers the network address for a day, to slow down people who guess passwords." }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", { children: "When you have an account" }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
		"Your username, your email address, your role, and what you add yourself: name, phone number, postal address. Your password is stored as an Argon2id hash, from which no one can read it, not even us. For each browser in which you are logged in we keep what kind of device it is and when it was last used; you can see and end these sessions on ",
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
			to: paths.account,
			children: "your account page"
		}),
		". What you save and your cart belong to the account, too."
	] }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", { children: "When you sell or list a farm" }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "What you enter about your farm, vendor profile, products and listings is there to be published, with the email address and phone number that you give for that purpose. From photos we remove hidden details such as the place where they were taken." }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", { children: "When you buy" }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "Your order with its items and prices, your name, email address, phone number, shipping address and any note to the vendor. The vendors in your order see what they need for it: your name, how to reach you, and where it goes. They do not see what you bought from others." }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "You can review a product that you bought. A review is shown with your first name and the first letter of your last name. When you report a review, we store your reason with your account, or with a code of your network address, so that no one counts twice." }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", { children: "When you write to us" }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "Messages from the contact form, farm applications, and notes about mistakes in the directory are stored with the name and the address that you give, so that we can answer." })
] });
var COOKIES_AND_STORAGE = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "We set six cookies, all of them our own. None follows you to other sites." }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "prose-table",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("table", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
				scope: "col",
				children: "Cookie"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
				scope: "col",
				children: "What it does"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
				scope: "col",
				children: "How long it stays"
			})
		] }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", { children: COOKIES.map(([name, purpose, duration]) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { children: name }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { children: purpose }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { children: duration })
		] }, name)) })] })
	}),
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "Your browser also keeps a few things for itself: whether you like the pages light or dark, the last ZIP codes that you searched, which products and listings it has opened today, and, until you close the tab, forms that you have begun to fill in. ZIP codes leave the device only as part of a search. You can clear all of it in your browser’s settings." }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "If you press “Use my location,” your browser asks you first. Your location is used to find the nearest ZIP code, and is not stored." })
] });
var OTHERS = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
	/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", { children: "Payments." }), " Cards are handled by Stripe and PayPal on pages of their own. Our server never sees a card number. It learns whether a payment succeeded, and keeps the provider’s reference for it. Vendors who are paid out through Stripe have an account there. What these companies do with your data is in their own privacy policies."] }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", { children: "Places, pictures and maps." }), " Where this site shows results of Google, our server asks for them, and Google does not learn for whom. Some pictures are loaded from the website that a farm named, and where an operator has set up a map service, maps come from there: such a server sees your network address, as any website does."] }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", { children: "Analytics." }), " Some operators of this site load an analytics service. Where that is so, it learns which pages and buttons are used, by its own cookies. We send it no names, addresses or texts. Where none is configured, nothing of the kind is loaded."] }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", { children: "Email." }),
		" Emails go out through our mail server: confirmations, news of an order, password links, answers. We send no advertising. A copy of each email is kept for ",
		90,
		" days, so that it can be sent again if it did not arrive."
	] }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "We don’t sell personal data, and we don’t share it with anyone else unless the law requires it." })
] });
var YOUR_DATA = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
	/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
		"On ",
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
			to: paths.account,
			children: "your account page"
		}),
		" you can correct what we have about you, download all of it as a file, and delete your account. You don’t need to contact us."
	] }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "When you delete your account, we delete these right away:" }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: "your profile, address and password, and every session;" }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: "your farms and listings with their photos;" }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: "your cart, what you saved, and the copies of emails to you;" }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: "of a shop: its description, story, address, phone number, pictures and payment account." })
	] }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "These stay:" }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", { children: "Orders" }), ", with names, addresses and amounts, for as long as tax and trade law asks for them. The email address, phone number and notes are removed from them once the order is over. A vendor’s name and town stay on the orders of its customers."] }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", { children: "Reviews" }), ", with a first name and an initial, as ratings rest on them."] }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", { children: "Messages, farm applications and notes about the directory." }),
			" Anyone can write them without an account, and the email address in them isn’t verified. We can’t tell that they’re yours, so deleting an account leaves them alone. Please ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: paths.contact,
				children: "write to us"
			}),
			" if one should go."
		] }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: "A place that came from a public directory stays listed, without what you added." })
	] }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "Bought something as a guest? The order is kept in the same way. Write to us with its number and we will remove what need not stay." })
] });
/** What the privacy policy says, part by part. */
var PRIVACY_SECTIONS = [
	{
		id: "what-we-store",
		title: "What we store",
		body: WHAT_WE_STORE
	},
	{
		id: "cookies",
		title: "Cookies and your browser’s memory",
		body: COOKIES_AND_STORAGE
	},
	{
		id: "others",
		title: "Who else is involved",
		body: OTHERS
	},
	{
		id: "your-data",
		title: "Seeing, taking and erasing your data",
		body: YOUR_DATA
	},
	{
		id: "directory",
		title: "Farms and markets in the directory",
		body: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
			"Many places are listed from public directories, first of all those of the USDA’s Agricultural Marketing Service. We show a place’s name, address, public phone number and website, and leave out the contact persons that these files name. Is something wrong, or should your farm not be listed? Use “Suggest a correction” beside the place, claim the farm, or",
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: paths.contact,
				children: "write to us"
			}),
			"."
		] })
	},
	{
		id: "security",
		title: "How it is protected",
		body: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "Passwords and the codes in links and cookies are stored as hashes. The server’s logs hold no texts that people entered, no cookies and no passwords. Only the people who run this site can reach its database, and what they do in the back office is recorded." })
	},
	{
		id: "children",
		title: "Children",
		body: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
			"Farmgate is made for adults, and we do not knowingly keep data about children under 13. If you think that we do, please ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: paths.contact,
				children: "tell us"
			}),
			"."
		] })
	},
	{
		id: "changes",
		title: "Changes and questions",
		body: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
			"When this policy changes, the date at its top changes with it. Questions go to us by the",
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: paths.contact,
				children: "contact form"
			}),
			"; what you agree to when you buy or sell is in the",
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: paths.terms,
				children: "terms of service"
			}),
			"."
		] })
	}
];
// src/content/legal/privacy-page.tsx
var privacy_page_exports = /* @__PURE__ */ __exportAll({ PrivacyPage: () => PrivacyPage });
var PRIVACY_TITLE = "Privacy Policy";
/** What Farmgate keeps about people, and what they can do about it. */
function PrivacyPage() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LegalPage, {
		title: PRIVACY_TITLE,
		description: "What Farmgate stores about you, which cookies it sets, who else is involved, and how you download or delete your data.",
		canonical: paths.privacy,
		since: "2026-11-01",
		lead: "What this site keeps about you, why, and for how long. You can download all of it, and you can delete it.",
		sections: PRIVACY_SECTIONS
	});
}
// ../backend/src/contract/marketplace/checkout.ts
/**
* What a cart costs, in whole cents: the same on the screens and on the server, whose figures count. Free of
* zod.
*/
/** How an order reaches its buyer. */
var CHECKOUT_METHODS = [
	"pickup",
	"local_delivery",
	"shipping"
];
var PAYMENT_METHODS = [
	"credit_card",
	"paypal",
	"cash"
];
/** Shown on the returns tab only. */
var REGIONAL_SHIPPING_CENTS = 1e3;
var NATIONWIDE_SHIPPING_CENTS = 1500;
/** Nationwide shipping is free from this subtotal up. */
var FREE_SHIPPING_FROM_CENTS = 5e3;
/** When goods go out, and what a buyer who is not happy with them can do: the same wherever it is said. */
var DISPATCH_TERMS = "Ships within 1-2 business days.";
var RETURN_TERMS = "Not happy with your order? Please contact the vendor within 24 hours of delivery for a refund or replacement.";
/** Why local delivery cannot be chosen yet, while nobody said where to. */
var ZIP_NEEDED = "Enter your delivery ZIP code first.";
/** @returns shipping in cents: free for pickup; nationwide shipping is free from the threshold up */
function shippingCents(method, subtotal) {
	if (method === "pickup" || subtotal === 0) return 0;
	if (method === "local_delivery") return 500;
	return subtotal >= 5e3 ? 0 : NATIONWIDE_SHIPPING_CENTS;
}
/** @returns what lines cost together, in cents */
var subtotalOf = (lines) => lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
// src/content/legal/terms-sections.tsx
/** Whole dollars without cents: "$15". */
var price = (cents) => dollars(cents).replace(/\.00$/, "");
var TAX = `8%`;
var COMMISSION = `${Number(DEFAULT_COMMISSION_RATE) * 100}%`;
var SHIPPING = [
	[
		"Pickup",
		"Free",
		"At the place that the vendor names."
	],
	[
		"Local delivery",
		price(500),
		`Within 25 miles of the vendor.`
	],
	[
		"Regional shipping",
		price(REGIONAL_SHIPPING_CENTS),
		"Within the vendor’s state."
	],
	[
		"Nationwide shipping",
		price(NATIONWIDE_SHIPPING_CENTS),
		`To all 50 states. Free above a subtotal of ${price(FREE_SHIPPING_FROM_CENTS)}.`
	]
];
/** Staff choose how orders are taxed while the site runs. */
function Tax() {
	const { taxMode } = usePublicConfig();
	if (taxMode === "flat") return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		"Tax is ",
		TAX,
		" of the subtotal."
	] });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_jsx_runtime.Fragment, { children: "Tax depends on the product and on the state that the order is sent to or picked up in. The checkout shows it once you choose how you get your order." });
}
/** Staff open and close states while the site runs. */
function SentTo() {
	const { checkoutStateNames } = usePublicConfig();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		"At present, orders can be sent to ",
		checkoutStateNames,
		"."
	] });
}
var ACCOUNTS = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
	"Most of Farmgate can be used without an account. For one, give an email address that is yours, keep your password to yourself, and tell us if someone else may know it. You’re responsible for everything done with your account. You may ",
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
		to: paths.account,
		children: "delete it"
	}),
	" at any time; a vendor first has to finish its open orders."
] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "We may close an account that breaks these terms, harms others, or impersonates someone. We say why, unless the law forbids it." })] });
var DIRECTORY = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "Places in the directory come from public data, first of all the Local Food Directories of the USDA’s Agricultural Marketing Service, from farmers who register here, and, where an operator has set it up, from Google. Each card says where its data is from and when it was last confirmed." }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "Markets move, seasons end early, and directories grow old. We cannot promise that a place is open when you get there. For a long drive, call first. If something is wrong, use “Suggest a correction.” We review each one." }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
		"If a farm in the directory is yours, you can ",
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
			to: paths.claimFarm(),
			children: "claim it"
		}),
		". Claim only what you may speak for. We check claims, and release those that are not right."
	] })
] });
var LISTINGS = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "Posting a listing is free. What a farmer lists is an offer to get in touch: the sale itself is between the farmer and the buyer, and Farmgate is no part of it and takes nothing from it." }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: "List only what you grow, raise or make yourself, or are allowed to sell." }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: "Say what is true. “Organic” means certified, or within the exemption for small farms, under the National Organic Program. A price is the price that you ask for." }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: "Follow the food safety, labeling, weights and licensing rules that apply where you sell." }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: "Use pictures and texts that are yours to use." }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: "Take a listing down, or mark it unavailable, when you have sold out." })
	] }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
		"After ",
		60,
		" days we ask by email whether a listing is still current. After",
		" ",
		90,
		" days without an answer it is hidden until you renew it. Listings that mislead, offer what may not be sold, or have nothing to do with farming are removed."
	] })
] });
var BUYING = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "In the marketplace, vendors sell and you buy from them. Each vendor sets the price of its products and is responsible for their quality, safety and labels. Farmgate runs the marketplace: it shows the products, takes the payment for the vendors and passes it on. An order from several vendors is one order for you, and a separate order for each of them." }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
		"You have bought when we confirm the order. Stock is taken at that moment, and held for up to",
		" ",
		15,
		" minutes while a card payment is under way. If a price or the stock has changed since you filled the cart, we say so before you pay. A vendor who can’t deliver cancels, and you get a refund."
	] }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", { children: "Prices, tax and shipping" }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
		"Prices are in US dollars. ",
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tax, {}),
		" The total is the subtotal, shipping and tax, as the checkout shows it before you order."
	] }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "prose-table",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("table", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
				scope: "col",
				children: "How it reaches you"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
				scope: "col",
				children: "Price"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
				scope: "col",
				children: "Where"
			})
		] }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", { children: SHIPPING.map(([method, cost, where]) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { children: method }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { children: cost }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { children: where })
		] }, method)) })] })
	}),
	/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
		"Not every product is offered in every way; its page says how it can be had. The checkout offers what all vendors in the cart can do. ",
		DISPATCH_TERMS,
		" ",
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SentTo, {}),
		" A vendor may ship to fewer states."
	] }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", { children: "Payment" }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "You pay by card through Stripe, by PayPal, or in cash where you pick up. Where this site runs in test payments, a banner says so, and no card is charged." })
] });
var RETURNS = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: RETURN_TERMS }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
		"Fresh food can’t be returned and sold again, so please check it when it arrives, and send the vendor a photo of what’s wrong. If the two of you can’t agree, ",
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
			to: paths.contact,
			children: "write to us"
		}),
		" with the order’s number. Refunds go to your original payment method. Your legal rights stay as they are."
	] }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "Changed your mind? Until a vendor confirms, you can cancel its items on the order’s page, and you get your money back. After that, write to the vendor. Until its share of the order is on its way, the vendor can cancel it, and you get your money back." })
] });
var VENDORS = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
	/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
		"A shop opens after we have looked at it. Farmgate keeps a commission of ",
		COMMISSION,
		" of what you sell, unless we agreed on another rate; your dashboard shows the one that holds for you, and the rate at the time of a sale is the one that counts for it."
	] }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: "Keep your stock and prices accurate, and confirm or cancel orders promptly." }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: "Send what was ordered, packed so that it arrives fit to eat, with the label that the law asks for." }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: "Use what you learn about buyers for their orders only." }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: "Answer buyers, and make good what went wrong on your side." })
	] }),
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "You’re paid once your items in an order are delivered: through Stripe where you have connected an account, and otherwise as we agree. Refunds come out of your balance. Taxes on your income are yours to pay." })
] });
/** What the terms of service say, part by part. */
var TERMS_SECTIONS = [
	{
		id: "what-farmgate-is",
		title: "What Farmgate is",
		body: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "A directory of farms and farmers markets in the United States, a board where farmers post what they have, a marketplace in which vendors sell, and pages to read. By using Farmgate, you agree to these terms. If you use it for a farm or a company, you agree for that, too." })
	},
	{
		id: "accounts",
		title: "Accounts",
		body: ACCOUNTS
	},
	{
		id: "directory",
		title: "The directory",
		body: DIRECTORY
	},
	{
		id: "listings",
		title: "Listings",
		body: LISTINGS
	},
	{
		id: "buying",
		title: "Buying in the marketplace",
		body: BUYING
	},
	{
		id: "returns",
		title: "Cancellations and returns",
		body: RETURNS
	},
	{
		id: "vendors",
		title: "Selling in the marketplace",
		body: VENDORS
	},
	{
		id: "reviews",
		title: "Reviews",
		body: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "Only people who bought a product here can review it. Write about what you bought. Vendors may not review their own products, pay for praise, or ask for a review to be withdrawn in exchange for a refund. We take down insults, advertising, and what gives away other people’s private matters; we do not take down a review because it is a bad one." })
	},
	{
		id: "your-texts",
		title: "Content you post",
		body: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "Your texts and photos stay yours. You allow us to show them on Farmgate, in its feeds and in previews of links to it, for as long as they are here. Do not try to break in, scrape the site, send advertising to the people you find here, or put anything here that is against the law." })
	},
	{
		id: "articles",
		title: "Articles and advice",
		body: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
			"The ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: paths.blog,
				children: "blog"
			}),
			" and the guides are written with care and name their sources. They do not replace the advice of your extension office, a doctor, or the label of a product. For preserving food follow tested recipes."
		] })
	},
	{
		id: "liability",
		title: "Our liability",
		body: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "We run Farmgate as well as we can, and it may still be down, slow or wrong at times. We answer for what we do on purpose or with gross negligence, and wherever the law does not let us limit it. Otherwise our liability for an order ends at what you paid for it, and we do not answer for what vendors, farms and markets do. Vendors are responsible for their products." })
	},
	{
		id: "changes",
		title: "Changes and questions",
		body: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
			"When these terms change, the date at their top changes with them; orders that are already placed keep the terms that held then. If one part of them should not hold, the others still do. What we store about you is in the ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: paths.privacy,
				children: "privacy policy"
			}),
			". Questions?",
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: paths.contact,
				children: "Write to us"
			}),
			"."
		] })
	}
];
// src/content/legal/terms-page.tsx
var terms_page_exports = /* @__PURE__ */ __exportAll({ TermsPage: () => TermsPage });
var TERMS_TITLE = "Terms of Service";
/** What people agree to when they list, buy and sell here. */
function TermsPage() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LegalPage, {
		title: TERMS_TITLE,
		description: "The rules of Farmgate: the directory, listings, buying and selling in the marketplace, prices, tax, shipping, returns and reviews.",
		canonical: paths.terms,
		since: "2026-11-01",
		lead: "The rules for listing, buying and selling here, in plain words.",
		sections: TERMS_SECTIONS
	});
}
// src/content/legal/legal-pages.server.ts
var termsServerPage = {
	module: "src/content/legal/terms-page.tsx",
	jsonLd: (_request, _answers, { publicUrl }) => breadcrumbGraph(legalCrumbs(TERMS_TITLE), publicUrl)
};
var privacyServerPage = {
	module: "src/content/legal/privacy-page.tsx",
	jsonLd: (_request, _answers, { publicUrl }) => breadcrumbGraph(legalCrumbs(PRIVACY_TITLE), publicUrl)
};
// src/content/parts/shown-season.ts
/** How many crops a page shows. */
var SHOWN = 8;
/** @returns what a page shows of what is harvested in a month */
function shownSeason({ month, crops }) {
	const first = crops.slice(0, SHOWN);
	return {
		month,
		count: crops.length,
		crops: first.map(({ name, category, search, months, stage, isEnding }) => ({
			name,
			category,
			search,
			months,
			stage,
			isEnding
		}))
	};
}
// src/content/locations/shown-location.ts
/** What people have to know of before they come to a market. */
var PAYMENTS$1 = [
	"snap",
	"snap_match",
	"wic_fmnp",
	"wic",
	"senior_fmnp"
];
var GROUPS$1 = [
	"csas",
	"uPicks",
	"stands",
	"organic",
	"snapMarkets"
];
/** So many of those who sell at a market are named. */
var SELLERS = 5;
function shownMarketDay({ place, day, lineUp, lineUpTotal }) {
	const coming = lineUp.filter(({ presence }) => presence === "coming");
	const areSure = coming.length > 0;
	const sellers = (areSure ? coming : lineUp.filter(({ presence }) => presence === "usual")).slice(0, SELLERS).map(({ name }) => name);
	return {
		place: {
			id: place.id,
			name: place.name,
			distanceMiles: place.distanceMiles
		},
		hours: day.hours,
		status: day.status,
		reason: day.reason,
		weather: day.weather,
		sellers,
		areSure,
		more: Math.max(0, lineUpTotal - sellers.length)
	};
}
var shownNeighbor = ({ city, stateCode, slug, farmCount, marketCount }) => ({
	city,
	stateCode,
	slug,
	count: farmCount + marketCount
});
var shownPlace = ({ id, name, city, distanceMiles }) => ({
	id,
	name,
	city,
	distanceMiles
});
var shownMarket = (market) => ({
	...shownPlace(market),
	payments: PAYMENTS$1.filter((feature) => market.features.includes(feature)),
	hours: market.hours,
	season: market.season
});
/** The page's cards have no room for a farm's words, features and week, nor for more than a website. */
function locationCard(place) {
	const { description: _description, features: _features, openingHours: _openingHours, seasons: _seasons, timeZone: _timeZone, reviews: _reviews, attribution: _attribution, lastConfirmed: _lastConfirmed, socialLinks, ...card } = placeCard(place);
	return card.website || !socialLinks ? card : {
		...card,
		socialLinks
	};
}
/** @returns what the page shows of its answer */
function shownLocation(page) {
	const { content: _content, farmsData: _farmsData, lastUpdated: _lastUpdated, createdAt: _createdAt, id: _id, status: _status, saturday, facts, ...shown } = page;
	const { asOf, radiusMiles, numbers, marketsWithoutDays, growing, listings, products } = facts;
	const { csas, uPicks, stands, organic, snapMarkets } = numbers;
	return {
		...shown,
		farmsDataParsed: page.farmsDataParsed.slice(0, 8).map(locationCard),
		inSeason: shownSeason(page.inSeason),
		neighbors: page.neighbors.map(shownNeighbor),
		saturday: {
			date: saturday.date,
			total: saturday.total,
			markets: saturday.items.map(shownMarketDay)
		},
		facts: {
			asOf,
			radiusMiles,
			marketsWithoutDays,
			growing,
			numbers: {
				csas,
				uPicks,
				stands,
				organic,
				snapMarkets
			},
			listings: {
				count: listings.count,
				newest: listings.newest
			},
			products: {
				count: products.count,
				newest: products.newest,
				vendors: products.vendors.map(({ id, businessName }) => ({
					id,
					businessName
				}))
			},
			...Object.fromEntries(GROUPS$1.map((group) => [group, facts[group].map(shownPlace)])),
			marketsByDay: facts.marketsByDay.map(({ day, total, markets }) => ({
				day,
				total,
				markets: markets.map(shownMarket)
			}))
		}
	};
}
// src/content/place-queries.ts
/** GET /api/location-pages/{slug} */
var locationQuery = (slug) => apiQueryOf(`/api/location-pages/${encodeURIComponent(slug)}`, shownLocation);
/** So many pickups a city's page names. */
var PICKUPS_SHOWN = 5;
/** GET /api/pickups/near */
var pickupsNearQuery = (zipCode) => apiQuery(withQuery("/api/pickups/near", {
	zipCode,
	limit: PICKUPS_SHOWN
}));
/** GET /api/state-pages/{slug} */
var stateQuery = (slug) => apiQueryOf(`/api/state-pages/${encodeURIComponent(slug)}`, shown);
/** GET /api/content-hubs */
var guidesQuery = () => apiQuery("/api/content-hubs");
/** GET /api/content-hubs/{slug} */
var guideQuery = (slug) => apiQueryOf(`/api/content-hubs/${encodeURIComponent(slug)}`, shown);
// src/content/sitemap/sitemap-links.ts
var MAIN_PAGES = [
	{
		label: "Home",
		to: paths.home
	},
	{
		label: "Browse Local Farms",
		to: paths.browse()
	},
	{
		label: "Post a Farm Listing",
		to: paths.post()
	},
	{
		label: "Farmers Markets",
		to: paths.farmersMarkets()
	},
	{
		label: "Markets This Saturday",
		to: paths.thisSaturday()
	},
	{
		label: "CSA Shares",
		to: paths.csa()
	},
	{
		label: "U-Pick Farms",
		to: paths.uPick()
	},
	{
		label: "Marketplace",
		to: paths.marketplace()
	},
	{
		label: "In Season Now",
		to: paths.inSeason()
	},
	{
		label: "Guides",
		to: paths.guides
	},
	{
		label: "Local Farm Blog",
		to: paths.blog
	},
	{
		label: "Local Farm FAQ",
		to: paths.faq
	},
	{
		label: "About",
		to: paths.about
	},
	{
		label: "Contact Us",
		to: paths.contact
	},
	{
		label: "Privacy Policy",
		to: paths.privacy
	},
	{
		label: "Terms of Service",
		to: paths.terms
	}
];
var FARMER_PAGES = [
	{
		label: "Register a Farm",
		to: paths.newFarm
	},
	{
		label: "Claim a Farm",
		to: paths.claimFarm()
	},
	{
		label: "Sell in the Marketplace",
		to: paths.vendorOnboarding
	},
	{
		label: "Register",
		to: paths.register()
	},
	{
		label: "Login",
		to: paths.login()
	}
];
var ARTICLES = [
	{
		label: "How to shop a farmers market",
		to: paths.article("how-to-shop-a-farmers-market")
	},
	{
		label: "Choosing a CSA share",
		to: paths.article("choosing-a-csa-share")
	},
	{
		label: "Farm fresh eggs: a guide",
		to: paths.article("farm-fresh-eggs-guide")
	},
	{
		label: "What “certified organic” means",
		to: paths.article("what-certified-organic-means")
	},
	{
		label: "Your first visit to a u-pick farm",
		to: paths.article("u-pick-first-visit")
	},
	{
		label: "SNAP and WIC at the market",
		to: paths.article("snap-and-wic-at-the-market")
	}
];
var CATEGORIES = LISTING_CATEGORIES.map((category) => ({
	label: categoryLabel(category),
	to: paths.browse({ category })
}));
/** Each by the ZIP code of its middle. */
var REGIONS = [
	["New York, NY", "10001"],
	["Los Angeles, CA", "90012"],
	["Chicago, IL", "60601"],
	["Fort Myers, FL", "33901"],
	["Cape Coral, FL", "33904"],
	["Austin, TX", "78701"],
	["San Francisco, CA", "94103"],
	["Boston, MA", "02108"],
	["Seattle, WA", "98101"]
].map(([label, zipCode]) => ({
	label,
	to: paths.browse({ zipCode })
}));
var SEARCH_TERMS = [
	"heirloom tomatoes",
	"sweet corn",
	"strawberries",
	"apples",
	"salad greens",
	"mushrooms",
	"free-range eggs",
	"raw honey",
	"maple syrup",
	"grass-fed beef",
	"goat cheese",
	"sourdough bread"
].map((search) => ({
	label: sentenceCase(search),
	to: paths.browse({ search })
}));
/** A search within a category. */
var SPECIALIZED_SEARCHES = [
	[
		"Organic vegetables",
		"vegetables",
		"organic"
	],
	[
		"Berries",
		"fruits",
		"berries"
	],
	[
		"Stone fruit",
		"fruits",
		"peaches"
	],
	[
		"Fresh basil",
		"herbs",
		"basil"
	],
	[
		"Pasture-raised eggs",
		"eggs",
		"pasture"
	],
	[
		"Goat milk and cheese",
		"dairy",
		"goat"
	],
	[
		"Wildflower honey",
		"honey",
		"wildflower"
	],
	[
		"Grass-fed meat",
		"meat",
		"grass-fed"
	],
	[
		"Pasture-raised chicken",
		"poultry",
		"chicken"
	],
	[
		"Sourdough loaves",
		"baked-goods",
		"sourdough"
	],
	[
		"Jams",
		"preserves",
		"jam"
	],
	[
		"Seedlings for the garden",
		"plants",
		"seedlings"
	]
].map(([label, category, search]) => ({
	label,
	to: paths.browse({
		search,
		category
	})
}));
function sentenceCase(text) {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
// src/content/sitemap/sitemap-queries.ts
/** How many of the newest location pages the site map shows. */
var NEWEST_PAGES = 24;
/** GET /api/state-pages */
var statePagesQuery = () => apiQuery("/api/state-pages");
/** GET /api/location-pages, the newest ones. */
var newestPagesQuery = () => apiListQuery(withQuery("/api/location-pages", {
	sort: "newest",
	limit: NEWEST_PAGES
}));
// src/content/sitemap/sitemap-page.tsx
var sitemap_page_exports = /* @__PURE__ */ __exportAll({ SitemapPage: () => SitemapPage });
var SITEMAP_CRUMBS = [{
	name: "Home",
	to: paths.home
}, { name: "Site Map" }];
var linkClass = "inline-flex min-h-9 items-center py-1 underline decoration-line underline-offset-4 transition-colors hover:text-leaf hover:decoration-leaf pointer-coarse:min-h-11";
function Block({ id, title, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": id,
		className: "border-t border-line pt-6",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id,
			className: "mb-3 text-lg",
			children: title
		}), children]
	});
}
var COLUMNS = {
	quarter: "md:columns-1",
	half: "md:columns-2",
	whole: "md:columns-4"
};
/** Nothing at all where there is nothing to link to. */
function Links({ id, title, links, width = "quarter" }) {
	if (links.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Block, {
		id,
		title,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: clsx("columns-1 gap-x-8 text-sm min-[26rem]:columns-2", COLUMNS[width]),
			children: links.map(({ label, to }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
				className: "break-inside-avoid",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					to,
					className: linkClass,
					children: label
				})
			}, to))
		})
	});
}
/** Files for machines: no pages of the router. */
function Feeds() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Block, {
		id: "feeds",
		title: "Feeds and files",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "text-sm",
			children: [
				["New articles (Atom)", machinePaths.blogFeed],
				["New listings (Atom)", machinePaths.listingsFeed],
				["Market days that changed (Atom)", machinePaths.marketDaysFeed],
				["Site map for search engines (XML)", machinePaths.sitemap]
			].map(([label, href]) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
				href,
				className: linkClass,
				children: label
			}) }, href))
		})
	});
}
/** Pages without anything are there, and lead nobody to them. */
var isIndexable = (page) => page.isIndexable;
function usePageLinks() {
	const { data: states = [] } = useQuery(statePagesQuery());
	const { data: hubs = [] } = useQuery(guidesQuery());
	const { data: cities } = useQuery(newestPagesQuery());
	return {
		states: states.filter(isIndexable).map(({ state, slug }) => ({
			label: state,
			to: paths.location(slug)
		})),
		hubs: hubs.map(({ title, slug }) => ({
			label: title,
			to: paths.guide(slug)
		})),
		cities: (cities?.items ?? []).filter(isIndexable).map(({ city, stateCode, slug }) => ({
			label: `${city}, ${stateCode}`,
			to: paths.location(slug)
		}))
	};
}
/** Every way into the site on one page. */
function SitemapPage() {
	const { states, hubs, cities } = usePageLinks();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
			title: "Site Map",
			description: "All of Farmgate at a glance: main pages, articles, guides, product categories, popular regions and searches, states and cities.",
			canonical: paths.sitemap
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageBand, {
			crumbs: SITEMAP_CRUMBS,
			title: "Site Map",
			lead: "Every way into Farmgate on one page."
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "page flex flex-col gap-10 py-8 md:py-12",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "grid grid-cols-1 gap-x-8 gap-y-10 md:grid-cols-4",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Links, {
							id: "main-pages",
							title: "Main pages",
							links: MAIN_PAGES
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Links, {
							id: "articles",
							title: "Articles",
							links: [...ARTICLES, {
								label: "All articles",
								to: paths.blog
							}]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Links, {
							id: "popular-regions",
							title: "Popular regions",
							links: REGIONS
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "flex flex-col gap-10",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Links, {
								id: "for-farmers",
								title: "For farmers",
								links: FARMER_PAGES
							}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Feeds, {})]
						})
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Links, {
					id: "categories",
					title: "Product categories",
					links: CATEGORIES,
					width: "whole"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "grid grid-cols-1 gap-x-8 gap-y-10 md:grid-cols-2",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Links, {
						id: "popular-searches",
						title: "Popular searches",
						links: SEARCH_TERMS,
						width: "half"
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Links, {
						id: "specialized-searches",
						title: "Specialized searches",
						links: SPECIALIZED_SEARCHES,
						width: "half"
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Links, {
					id: "guides",
					title: "Guides",
					links: hubs,
					width: "whole"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Links, {
					id: "states",
					title: "States",
					links: states,
					width: "whole"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Links, {
					id: "cities",
					title: "New pages about cities",
					links: cities,
					width: "whole"
				})
			]
		})
	] });
}
// src/content/sitemap/sitemap-page.server.ts
var sitemapServerPage = {
	module: "src/content/sitemap/sitemap-page.tsx",
	load: () => [
		statePagesQuery(),
		guidesQuery(),
		newestPagesQuery()
	],
	jsonLd: (_request, _answers, { publicUrl }) => breadcrumbGraph(SITEMAP_CRUMBS, publicUrl)
};
// src/content/guides/guide-crumbs.ts
var GUIDES_CRUMBS = [{
	name: "Home",
	to: paths.home
}, { name: "Guides" }];
/** @returns the way from the home page down to a guide */
var guideCrumbs = ({ title }) => [
	{
		name: "Home",
		to: paths.home
	},
	{
		name: "Guides",
		to: paths.guides
	},
	{ name: title }
];
// src/content/guides/guide-page.server.ts
var guideServerPage = {
	module: "src/content/guides/guide-page.tsx",
	subject: ({ params }) => guideQuery(params.slug ?? ""),
	jsonLd: ({ params }, answers, { publicUrl }) => {
		const guide = answers.getQueryData(guideQuery(params.slug ?? "").queryKey);
		return guide && guideStructuredData(guide, publicUrl);
	}
};
/** @returns the breadcrumb, and the guide as an article */
function guideStructuredData(guide, publicUrl) {
	const { title, metaDescription, slug, createdAt, lastUpdated } = guide;
	return {
		"@context": "https://schema.org",
		"@graph": [breadcrumbData(guideCrumbs(guide), publicUrl), {
			"@type": "Article",
			headline: title,
			description: metaDescription,
			url: publicUrl + paths.guide(slug),
			mainEntityOfPage: publicUrl + paths.guide(slug),
			image: publicUrl + previewImage("guides", slug),
			datePublished: createdAt,
			dateModified: lastUpdated,
			author: {
				"@type": "Organization",
				name: SITE_NAME,
				url: `${publicUrl}/`
			},
			publisher: {
				"@type": "Organization",
				name: SITE_NAME,
				url: `${publicUrl}/`
			}
		}]
	};
}
// src/content/guides/guides-page.server.ts
var guidesServerPage = {
	module: "src/content/guides/guides-page.tsx",
	load: () => [guidesQuery()],
	jsonLd: (_request, answers, { publicUrl }) => {
		const guides = answers.getQueryData(guidesQuery().queryKey);
		return guides && guidesStructuredData(guides, publicUrl);
	}
};
/** @returns the breadcrumb, and the guides as pages */
function guidesStructuredData(guides, publicUrl) {
	return {
		"@context": "https://schema.org",
		"@graph": [breadcrumbData(GUIDES_CRUMBS, publicUrl), ...itemListData("Guides to local food", guides.map(({ title, slug }) => ({
			name: title,
			path: paths.guide(slug)
		})), publicUrl)]
	};
}
// ../backend/src/contract/shared/states.ts
/**
* States, the federal district and the territories that have ZIP codes, by their two letters. Free of zod.
*/
var STATE_NAMES = {
	AL: "Alabama",
	AK: "Alaska",
	AZ: "Arizona",
	AR: "Arkansas",
	CA: "California",
	CO: "Colorado",
	CT: "Connecticut",
	DE: "Delaware",
	DC: "District of Columbia",
	FL: "Florida",
	GA: "Georgia",
	HI: "Hawaii",
	ID: "Idaho",
	IL: "Illinois",
	IN: "Indiana",
	IA: "Iowa",
	KS: "Kansas",
	KY: "Kentucky",
	LA: "Louisiana",
	ME: "Maine",
	MD: "Maryland",
	MA: "Massachusetts",
	MI: "Michigan",
	MN: "Minnesota",
	MS: "Mississippi",
	MO: "Missouri",
	MT: "Montana",
	NE: "Nebraska",
	NV: "Nevada",
	NH: "New Hampshire",
	NJ: "New Jersey",
	NM: "New Mexico",
	NY: "New York",
	NC: "North Carolina",
	ND: "North Dakota",
	OH: "Ohio",
	OK: "Oklahoma",
	OR: "Oregon",
	PA: "Pennsylvania",
	RI: "Rhode Island",
	SC: "South Carolina",
	SD: "South Dakota",
	TN: "Tennessee",
	TX: "Texas",
	UT: "Utah",
	VT: "Vermont",
	VA: "Virginia",
	WA: "Washington",
	WV: "West Virginia",
	WI: "Wisconsin",
	WY: "Wyoming",
	AS: "American Samoa",
	GU: "Guam",
	MP: "Northern Mariana Islands",
	PR: "Puerto Rico",
	VI: "Virgin Islands"
};
// src/lib/in-season.ts
/** GET /api/in-season: of the whole country without a state, of this month without a month. */
function inSeasonQuery({ state, month }) {
	return apiQuery(withQuery("/api/in-season", {
		state,
		month
	}));
}
/** GET /api/in-season/calendar: the whole year, of the whole country without a state. */
function harvestCalendarQuery(state) {
	return apiQuery(withQuery("/api/in-season/calendar", { state }));
}
/** @returns the search for a crop among listings and farms, near a ZIP code where one is known */
function cropSearch({ search }, zipCode) {
	return paths.browse({
		search,
		...zipCode && { zipCode }
	});
}
/** @returns the last month of the harvest that `month` is in, over the turn of the year where it goes on */
function lastMonthOf(months, month) {
	let last = month;
	while (months.includes(last % 12 + 1) && last % 12 + 1 !== month) last = last % 12 + 1;
	return last;
}
/** Within so many days of its end a harvest ends soon. */
var SOON_DAYS = 14;
/**
* @param month from 1 to 12, in which the crop is there
* @param now the moment of the visit: a harvest that ends with this month ends soon in its last two weeks
* @returns in a few words, how a crop's harvest stands
*/
function harvestNote({ months, stage, isEnding }, month, now) {
	if (stage === "all year") return "All year";
	if (stage === "just starting") return "Just starting";
	if (stage === "ending" && isLate(month, now)) return "Ending soon";
	if (stage === "ending") return `Through ${monthName(month)}`;
	return isEnding ? "This month only" : `Through ${monthName(lastMonthOf(months, month))}`;
}
function isLate(month, now) {
	const daysLeft = new Date(Date.UTC(now.getUTCFullYear(), month, 0)).getUTCDate() - now.getUTCDate();
	return now.getUTCMonth() + 1 === month && daysLeft < SOON_DAYS;
}
var ALL = 12;
/** @returns months as people say them: "May to July, October", "All year", "" where there are none */
function monthsText(months) {
	if (months.length === 0) return "";
	if (months.length === ALL) return "All year";
	return months.filter((month) => !months.includes((month + 10) % ALL + 1)).map((first) => [first, lastMonthOf(months, first)]).map(([first, last]) => first === last ? monthName(first) : `${monthName(first)} to ${monthName(last)}`).join(", ");
}
// src/content/in-season/in-season-address.ts
/** @returns the state and month in an address; what is neither counts as absent */
function readInSeason(query) {
	const state = query.get("state")?.trim().toUpperCase() ?? "";
	const month = Number(query.get("month"));
	return {
		state: Object.hasOwn(STATE_NAMES, state) ? state : void 0,
		month: isMonth(month) ? month : void 0
	};
}
// src/ui/states/could-not-load.tsx
/** In the place of what did not arrive. */
function CouldNotLoad({ title, error, onRetry }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		isError: true,
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "went-wrong" }),
		title,
		hint: sentenceOf(error, "Please check your connection and try again."),
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			onClick: () => void onRetry(),
			children: "Try again"
		})
	});
}
// src/ui/badge.tsx
/** A word or two about a thing. */
function Badge({ tone = "leaf", icon, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: `badge badge-${tone}`,
		children: [icon, children]
	});
}
// src/ui/card.tsx
/**
* A quiet surface. `isLink` lifts its edge under the pointer, for cards whose heading covers them with its
* link (`cover`).
*/
function Card({ isLink, className, ...rest }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: clsx("card", isLink && "card-link", className),
		...rest
	});
}
// src/ui/art/products/subject-words.ts
/**
* Which words of a product's name stand for which drawings: words and phrases of up to three words, in the
* singular, with commas. "fruits:dried" counts in that category alone.
*/
/** What grows: in "Peach jam" or "Tomato seedlings" these words are no more than a taste or a kind. */
var FRESH = {
	"vegetables-1 vegetables-4": "vegetable, veggie, produce",
	"carrots vegetables-2": "carrot",
	"beets vegetables-2": "beet, beetroot",
	"vegetables-3 winter-squash": "pumpkin",
	"winter-squash butternut": "squash, winter squash, calabaza, kabocha, delicata, acorn squash, gourd",
	"butternut winter-squash": "butternut, butternut squash",
	"zucchini sliced-cucumbers": "zucchini, summer squash, zucchini and summer squash, courgette",
	"cucumbers sliced-cucumbers": "cucumber",
	"tomatoes heirloom-tomatoes": "tomato",
	"heirloom-tomatoes tomatoes": "heirloom tomato",
	"cherry-tomatoes tomatoes": "cherry tomato, grape tomato",
	"potatoes new-potatoes": "potato",
	"new-potatoes potatoes": "new potato, fingerling, fingerling potato",
	"sweet-potatoes": "sweet potato, yam",
	"onions red-onions": "onion, shallot",
	"red-onions onions": "red onion",
	"green-onions leeks": "green onion, scallion, spring onion, chive, ramp",
	"leeks green-onions": "leek",
	"garlic garlic-braid": "garlic",
	"garlic-braid garlic": "garlic braid",
	"peppers sweet-peppers": "pepper, bell pepper, sweet pepper",
	chiles: "chile, chili, chilli, jalapeno, shishito, hot pepper, chile pepper, chili pepper, shishito pepper, poblano",
	"mushrooms oyster-mushrooms": "mushroom, shiitake, cremini, portobello, morel, chanterelle, maitake",
	"oyster-mushrooms mushrooms": "oyster mushroom, lions mane, lions mane mushroom",
	"sweet-corn corn-ears": "corn, sweet corn, corn on the cob",
	"peas pea-pods": "pea, snap pea, snow pea, sugar snap",
	"green-beans beans-in-basket": "vegetables:bean, green bean, string bean, pole bean, haricot, haricot vert, wax bean",
	broccoli: "broccoli, broccolini",
	cauliflower: "cauliflower, romanesco",
	"cabbages cabbage-crate": "cabbage",
	"kale chard": "kale, green, leaf",
	"collards kale": "collard, collard green",
	"spinach salad-mix": "spinach, baby spinach",
	"chard kale": "chard, swiss chard, mustard green",
	"lettuces vegetables-4": "lettuce, romaine, bok choy, pak choi, endive, escarole, radicchio",
	"salad-mix lettuces": "salad, salad mix, spring mix, green mix, mesclun, arugula, watercress, salad green, mixed green",
	radishes: "radish, daikon",
	turnips: "turnip, rutabaga, kohlrabi, parsnip",
	asparagus: "asparagus",
	"brussels-sprouts": "brussels sprout, brussel sprout",
	"okra-pods": "okra",
	"eggplants vegetables-4": "eggplant, aubergine",
	rhubarb: "rhubarb",
	"fruits-1 fruits-5": "fruit",
	"fruits-2": "strawberry",
	"apples apple-bowl": "apple, crabapple",
	pears: "pear, quince, asian pear",
	"peaches fruits-3": "peach, nectarine, apricot",
	plums: "plum, prune, pluot",
	"cherry-bowl": "cherry",
	blueberries: "blueberry, huckleberry, elderberry, currant, juneberry",
	blackberries: "blackberry, marionberry, boysenberry, mulberry, berry, mixed berry",
	raspberries: "raspberry",
	grapes: "grape, muscadine, table grape, concord grape",
	cranberries: "cranberry, lingonberry",
	avocados: "avocado",
	mangoes: "mango",
	papayas: "papaya, green papaya",
	bananas: "banana, plantain, apple banana",
	pineapples: "pineapple",
	coconuts: "coconut",
	figs: "fig",
	pomegranates: "pomegranate",
	watermelon: "watermelon",
	melons: "melon, cantaloupe, honeydew, muskmelon",
	"oranges fruits-4": "orange, grapefruit, tangerine, mandarin, satsuma, clementine, kumquat, citrus, citrus gift box",
	"lemons fruits-4": "lemon, meyer lemon",
	limes: "lime, key lime",
	"herbs-3 herb-bunch": "parsley",
	"herb-bunch herbs-3": "mint, cilantro, rosemary, dill, tarragon, herb, herb bunch, bay leaf",
	"herbs-1 herbs-2": "basil",
	"herbs-1": "sage, thyme, oregano, herbs:dried",
	"nuts-1": "walnut",
	"nuts-2": "almond",
	"nuts-3": "hazelnut, filbert",
	"grains-1 grains-2": "wheat, wheat berry, rye, barley, spelt"
};
/** What is made, raised or caught, and words that make something else of what grows. */
var MADE = {
	"dried-fruit": "fruits:dried, raisin, dried fruit, fruit leather, date, dried apple ring, apple chip",
	frozen: "fruits:frozen, vegetables:frozen",
	wreath: "wreath, garland, swag",
	lavender: "lavender, lavender bunch, lavender sachet, sachet, culinary lavender",
	soap: "soap, goat milk soap, bar soap",
	candles: "candle, beeswax candle",
	balm: "balm, salve, lotion, ointment, hand cream, body butter, artisan-goods:butter",
	firewood: "firewood, wood, wood chunk, kindling, kindling bundle, firewood bundle, log",
	hay: "hay, straw, bale, straw bale, hay bale, pine straw",
	compost: "compost, soil, potting soil, manure, fertilizer, casting, mulch, worm casting, bedding",
	"dog-treats": "dog treat, dog biscuit, pet treat, dog chew, dog food, pet food",
	"gift-box": "gift box, gift basket, sampler box, hamper, gift set",
	"fruit-tree": "tree, fruit tree, plants:apple, citrus tree",
	succulent: "succulent, cactus, aloe",
	dahlias: "dahlia, zinnia, mum, chrysanthemum, snapdragon, peony, aster",
	"maple-syrup": "syrup, maple syrup, maple, maple sugar, maple cream, sorghum, molasses",
	"nut-butter": "nut butter, peanut butter, almond butter, pecan butter, hazelnut butter, tahini",
	"sauce-bottle preserves-3": "sauce, tomato sauce, ketchup, hot sauce, salsa, enchilada sauce, barbecue sauce, green salsa",
	vinegar: "vinegar, cider vinegar, oil, olive oil, switchel, shrub, dressing, verjus",
	kraut: "sauerkraut, kraut, kimchi",
	spices: "spice, seasoning, powder, chile powder, red chile powder, paprika, salt, sea salt, rub, mustard, honey mustard",
	yogurt: "yogurt, yoghurt, skyr, labneh, cottage cheese, sour cream, dairy:kefir",
	"ice-cream": "ice cream, gelato, sorbet, sherbet",
	"soft-cheese dairy-2": "chevre, feta, ricotta, fresh chevre, goat cheese, cream cheese, mozzarella, goat feta",
	bacon: "bacon, pancetta, prosciutto",
	"ground-meat": "ground beef, ground lamb, ground pork, ground bison, ground goat, ground turkey, hamburger, burger, stew meat, mince",
	jerky: "jerky, biltong, meat stick, snack stick, beef stick",
	bones: "bone, soup bone, marrow bone",
	drumsticks: "drumstick, leg quarter, chicken part, chicken wing, chicken thigh, wing, thigh, chicken leg, chicken breast, poultry:breast",
	shrimps: "shrimp, prawn, crawfish, crayfish, crawfish tail, lobster, lobster tail",
	crab: "crab, crab claw, stone crab, stone crab claw, dungeness crab",
	"fillets seafood-1": "seafood:fillet, fish fillet, salmon, smoked salmon, salmon fillet, salmon steak, trout fillet, halibut, tuna, cod, lox",
	"doughnuts cider-doughnuts": "doughnut, donut, beignet, fritter",
	"cider-doughnuts doughnuts": "cider doughnut, cider donut, apple cider doughnut, apple cider donut",
	muffins: "muffin, cupcake, scone",
	cookies: "cookie, shortbread, biscotti, macaron, cracker",
	cake: "cake, pound cake, cheesecake, coffee cake",
	"cinnamon-rolls": "cinnamon roll, cinnamon bun, sticky bun, roll, bun, babka",
	"pan-loaf baked-goods-1": "bread, sandwich bread, banana bread, pumpkin bread, zucchini bread, brioche, milk bread",
	"hand-pies": "hand pie, empanada, turnover, pasty, pierogi, samosa, dumpling",
	tamales: "tamale, tamal, pasteles",
	bagels: "bagel",
	pretzels: "pretzel",
	"broth soup": "broth, stock, bone broth, beef broth, chicken broth, bouillon",
	"soup broth": "soup, stew, chili bowl, chowder, chowder base, gumbo, bisque, curry",
	noodles: "noodle, egg noodle, pasta, fettuccine, spaghetti, ravioli, gnocchi, linguine",
	candy: "candy, caramel, fudge, brittle, nut brittle, praline, toffee, lollipop, chocolate, truffle, marshmallow, taffy, covered cherry",
	popcorn: "popcorn, kettle corn, maple kettle corn, caramel corn",
	granola: "granola, muesli, trail mix, cereal, oatmeal",
	microgreens: "microgreen, micro green, pea shoot, shoot, wheatgrass, vegetables:sprout, alfalfa sprout",
	"dried-chiles": "ristra, chile ristra, chile wreath, dried chile, chile pod, dried chile pod, red chile pod",
	"herbs-2": "herbs:pot, herbs:potted, potted basil, potted rosemary, potted herb, herb plant",
	"dairy-1 dairy-3": "milk, cream, kefir",
	"dairy-2": "cheese, cheddar, tomme, gouda, dairy:curd, cheese curd, parmesan, brie, blue cheese, cheese sampler",
	"dairy-3": "dairy:butter",
	"eggs-1 eggs-3": "rainbow egg, duck egg, blue egg, mixed egg",
	"eggs-2": "egg",
	"honey-1 honey-2": "honey",
	"honey-3": "honeycomb, comb honey, honey comb, comb",
	"meat-1": "steak, sirloin, ribeye, chop, strip, filet, meat:fillet",
	"meat-2": "sausage, brat, bratwurst, hot dog, link",
	"meat-3": "roast, ham, meat, meat:leg, meat:lamb, meat:pork, meat:beef, meat:veal, meat:goat, meat:bison, meat:share",
	"poultry-1": "chicken, turkey, whole duck",
	"poultry-2 poultry-3": "hen, pullet, chick, layer",
	"seafood-1 seafood-3": "fish, trout, catfish, bluefish, tilapia, perch, walleye, bass",
	"seafood-2": "oyster, clam, mussel, scallop",
	"grains-1 grains-2": "flour",
	beans: "grains:bean, dried bean, dry bean, black bean, turtle bean, pinto bean, lentil, chickpea, garbanzo, field pea, dried pea, grains:pea",
	rice: "rice, wild rice, cornmeal, corn meal, grit, polenta, masa, rice grit, pancake mix",
	oats: "oat, rolled oat",
	peanuts: "peanut",
	pecans: "pecan, pecan half, pecan piece, macadamia, macadamia nut, hickory nut, nuts:nut",
	coffee: "coffee, espresso, coffee bean",
	tea: "tea, herb tea, mint tea, herbal tea, chamomile",
	"seeds-1 seeds-3": "seed, seeds:mix",
	"seeds-2": "sunflower seed",
	"baked-goods-1": "loaf, sourdough, sourdough bread, country bread, rye bread, boule, baked-goods:rye, baked-goods:seeded rye",
	"baked-goods-2": "pie, cobbler, tart, crisp",
	"baked-goods-3": "baguette, croissant",
	"preserves-1": "jam, jelly, preserve, marmalade, preserves:butter, fruit butter, apple butter",
	"preserves-2": "strawberry jam, strawberry preserve, strawberry jelly",
	"preserves-3": "pickle, dilly bean, relish, chutney, giardiniera",
	"beverages-1": "cider, apple juice, apple cider",
	"beverages-2": "lemonade",
	"beverages-3": "juice, nectar, soda, ginger beer",
	"flowers-1": "bouquet, flower, flowers:mixed",
	"flowers-2": "tulip",
	"flowers-3": "sunflower",
	"plants-1": "plant, plants:cutting",
	"plants-2": "start, seedling, plug, flat, tray",
	"plants-3": "tomato plant, tomato seedling, tomato start",
	"artisan-goods-1": "mug, bowl, pottery, jug, vase, ceramic",
	"artisan-goods-3": "yarn, wool, roving, knit, felt, alpaca, sock, sheepskin, fleece",
	"other-2": "worm, garden tool"
};
// src/ui/art/products/subjects.ts
/** Drawings of labels, which suit whatever is sold. */
var NEUTRAL = [
	"label-tag",
	"label-sign",
	"label-parcel",
	"label-bag"
];
/** Drawings of the categories that say already what each of their products looks like. */
var ANY = {
	herbs: ["herbs-1", "herbs-3"],
	eggs: ["eggs-2"],
	honey: ["honey-1", "honey-2"],
	seeds: ["seeds-1", "seeds-3"],
	preserves: ["preserves-1"],
	beverages: ["beverages-3"],
	flowers: ["flowers-1"],
	plants: ["plants-1"]
};
/** Where the name of a plant means what grows on it; elsewhere it is a taste, a scent or a seed. */
var FRESH_IN = [
	"vegetables",
	"fruits",
	"herbs",
	"nuts",
	"grains",
	"flowers",
	"other"
];
/** What makes something else of a fruit or a vegetable: nobody expects the fresh one in the picture. */
var NOT_FRESH = /\b(?:dried|frozen|canned|pickled|powder)\b/i;
/** What begins another part of a name: "Share, beef". */
var PART = /[,;:(/–—]| - /;
/** Behind such a word stands what it is with, for or in, never what it is. */
var ASIDE = /\b(?:with|in|for|from|on|by|to)\b/i;
/** In words. */
var LONGEST_PHRASE = 3;
/** @returns the words of a text in lower-case letters without accents, each in the singular */
function wordsOf(text) {
	return text.normalize("NFD").toLowerCase().replace(/[\u0300-\u036f'’]/g, "").split(/[^a-z]+/).filter(Boolean).map(singular);
}
var singular = (word) => word.length < 4 || /(?:ss|us|is)$/.test(word) ? word : word.replace(/ies$/, "y").replace(/([eo])aves$/, "$1af").replace(/(ss|sh|ch|x|zz|to|ngo)es$/, "$1").replace(/s$/, "");
/** @returns drawings by the phrase that stands for them, or by "category:phrase" */
function byPhrase(table) {
	const entries = Object.entries(table).flatMap(([drawings, phrases]) => phrases.split(",").map((written) => {
		const [phrase = "", category] = written.trim().split(":").reverse();
		const key = wordsOf(phrase).join(" ");
		return [category === void 0 ? key : `${category}:${key}`, drawings.split(" ")];
	}));
	return new Map(entries);
}
var fresh = byPhrase(FRESH);
var made = byPhrase(MADE);
/** The last noun names the thing: "apple pie" is a pie. Of the phrases that end there the longest counts. */
function shownIn(words, tables, category) {
	for (let end = words.length; end > 0; end--) for (let start = Math.max(0, end - LONGEST_PHRASE); start < end; start++) {
		const phrase = words.slice(start, end).join(" ");
		for (const table of tables) {
			const drawings = table.get(`${category}:${phrase}`) ?? table.get(phrase);
			if (drawings) return drawings;
		}
	}
}
/**
* @param name what a product is called
* @returns the drawings that show it; where there is none, those that suit its category, or a label
*/
function fittingDrawings(category, name) {
	const tables = FRESH_IN.includes(category) && !(category !== "nuts" && NOT_FRESH.test(name)) ? [made, fresh] : [made];
	for (const part of name.split(PART)) {
		const [thing = ""] = part.split(ASIDE);
		const drawings = shownIn(wordsOf(thing), tables, category);
		if (drawings) return drawings;
	}
	return plainDrawings(category);
}
/** @returns the drawings that contradict nothing in a category */
var plainDrawings = (category) => Object.hasOwn(ANY, category) && ANY[category] || NEUTRAL;
// src/ui/art/products/drawings-of.ts
/** @returns the category by whose drawings and grounds a record is drawn */
var artCategory = (category) => Object.hasOwn(CATEGORY_VARIANTS, category) ? category : "other";
var allOf = (category) => Array.from({ length: CATEGORY_VARIANTS[category] }, (_, index) => `${category}-${index + 1}`);
/**
* @returns the one drawing of a crop of the harvest calendar: the first that fits its name; no two crops
* share one
*/
var cropDrawing = ({ category, name }) => drawingsOf(category, name)[0];
/**
* @param name what the product is called, or '' for a picture of the category: each of its own will do
* @returns the drawings that a record may get
*/
function drawingsOf(category, name) {
	const known = artCategory(category);
	return name === "" ? allOf(known) : fittingDrawings(known, name);
}
// src/ui/art/products/in-a-row.ts
/** @returns what a record's drawing is kept under */
var drawnKey = ({ category, seed, name }) => `${category}/${seed}/${name}`;
/**
* Chooses the drawings of a list, in its order, so that none comes twice in a row: of those that fit the one
* that was longest ago; where the only one has just been, one that suits the category or a label.
* The same list gets the same drawings on the server and in the browser, and a longer one begins the same.
* @param records those of the list's items that have no photograph
*/
function drawingsInARow(records) {
	const lastAt = /* @__PURE__ */ new Map();
	const chosen = /* @__PURE__ */ new Map();
	let before = "";
	records.forEach((record, index) => {
		const fitting = drawingsOf(record.category, record.name);
		const start = ordinal(record.seed) % fitting.length;
		const turned = [...fitting.slice(start), ...fitting.slice(0, start)];
		const choices = [
			turned,
			plainDrawings(record.category),
			NEUTRAL
		].map((drawings) => drawings.filter((drawing) => drawing !== before)).find(({ length }) => length > 0);
		const age = (drawing) => lastAt.get(drawing) ?? -1;
		before = (choices ?? turned).reduce((best, drawing) => age(drawing) < age(best) ? drawing : best);
		lastAt.set(before, index);
		chosen.set(drawnKey(record), before);
	});
	return chosen;
}
// src/ui/art/products/art-row.tsx
var Row$1 = (0, import_react.createContext)(/* @__PURE__ */ new Map());
/** Around the cards of a list: no two that follow one another get the same drawing. */
function ArtRow({ items, children }) {
	const drawings = (0, import_react.useMemo)(() => drawingsInARow(items.filter(({ imageUrl }) => !imageUrl).map(({ id, category, name, productName }) => ({
		category,
		seed: id,
		name: productName ?? name ?? ""
	}))), [items]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row$1, {
		value: drawings,
		children
	});
}
/** @returns the drawing that the list around it chose for a record; undefined outside of a list */
var useDrawingInRow = (record) => (0, import_react.useContext)(Row$1).get(drawnKey(record));
// src/ui/art/category-art.tsx
/** A drawn 4:3 still life for a record without a photograph. Fills its parent's width; decorative. */
function CategoryArt(props) {
	const { category, seed, name = "", eager = false, className } = props;
	const inRow = useDrawingInRow({
		category,
		seed,
		name
	});
	const { file, ground, mirrored } = categoryPicture(category, seed, name, props.drawing ?? inRow);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: clsx("art", GROUND_CLASS[ground], className),
		"aria-hidden": "true",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
			className: clsx("art-fill", mirrored && "art-mirrored"),
			src: file,
			width: 400,
			height: 300,
			alt: "",
			loading: eager ? "eager" : "lazy",
			...eager && { fetchPriority: "high" }
		})
	});
}
/**
* @param name what the product is called, or '' for a picture of the category
* @param drawing the one that its list chose; otherwise the record's id chooses among those that fit
* @returns which drawing a record gets, on which ground, and whether it is turned left to right
*/
function categoryPicture(category, seed, name = "", drawing) {
	const known = artCategory(category);
	const number = ordinal(seed);
	return {
		file: `/art/${drawing ?? pick$1(drawingsOf(known, name), number)}.svg?v=${ART_VERSION}`,
		ground: pick$1(CATEGORY_GROUNDS[known], number + Math.floor(number / CATEGORY_VARIANTS[known])),
		mirrored: (seeded(seed) & 1) === 1
	};
}
// src/ui/crop-dial.tsx
var SIZE = 48;
var MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
/** @returns the dashes of the ring that stand for months from 1 to 12, each of five parts in six */
var dashes = (months) => MONTHS.map((month) => months.includes(month) ? "5 1" : "0 6").join(" ");
/**
* A crop's picture in the ring of its year: its months in green, the one that it is about in clay.
* Decorative.
*/
function CropDial({ name, category, months, month, className }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		"aria-hidden": true,
		className: clsx("crop-dial", className),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("svg", {
			viewBox: `0 0 ${SIZE} ${SIZE}`,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("use", { href: "#year-ring" }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("use", {
					href: "#year-ring",
					strokeDasharray: dashes(months)
				}),
				months.includes(month) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("use", {
					href: "#year-ring",
					strokeDasharray: dashes([month])
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CategoryArt, {
			category,
			seed: name,
			drawing: cropDrawing({
				category,
				name
			})
		}) })]
	});
}
// src/content/in-season/ripe-crops.tsx
function RipeCrop({ crop, month, zipCode }) {
	const note = harvestNote(crop, month, useNow());
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		isLink: true,
		className: "group flex h-full gap-3 p-3",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CropDial, {
			name: crop.name,
			category: crop.category,
			months: crop.months,
			month,
			className: "size-16! max-[24rem]:size-12!"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "flex min-w-0 flex-1 flex-col gap-1",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "flex flex-wrap items-center justify-between gap-x-2 gap-y-1",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					to: cropSearch(crop, zipCode),
					className: "cover leading-snug font-semibold wrap-anywhere group-hover:text-leaf",
					children: crop.name
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
					tone: crop.isNew ? "leaf" : "plain",
					children: note
				})]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "text-sm leading-snug text-soft",
				children: crop.storage
			})]
		})]
	});
}
/** What the month's harvest is, by category, in the order in which the server names it. */
function RipeCrops({ view, zipCode }) {
	const { crops, month, stateName } = view;
	if (crops.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "no-results" }),
		title: `No outdoor crops are harvested in ${stateName ?? "most states"} in ${monthName(month)}.`,
		hint: "Markets are selling stored crops and greenhouse produce."
	});
	const groups = LISTING_CATEGORIES.map((category) => ({
		category,
		crops: crops.filter((crop) => crop.category === category)
	})).filter((group) => group.crops.length > 0);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "flex flex-col gap-8",
		children: groups.map((group) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			"aria-labelledby": `ripe-${group.category}`,
			className: "flex flex-col gap-3",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				id: `ripe-${group.category}`,
				className: "text-lg",
				children: categoryLabel(group.category)
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "grid grid-cols-1 gap-2 sm:grid-cols-2 sm:gap-3 lg:grid-cols-3",
				children: group.crops.map((crop) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RipeCrop, {
					crop,
					month,
					zipCode
				}) }, crop.id))
			})]
		}, group.category))
	});
}
// src/lib/format/states-by-name.ts
/** Codes and names, by name: plain letters, which need no rules of a language to be sorted. */
var STATES_BY_NAME = Object.entries(STATE_NAMES).sort(([, one], [, other]) => one < other ? -1 : 1);
// src/ui/forms/field.tsx
/** The label, help and message around a control that this file does not have. */
function Field(props) {
	const { label, help, error, optional, className, children } = props;
	const id = (0, import_react.useId)();
	const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: clsx("flex flex-col gap-1.5", className),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
				htmlFor: id,
				className: "text-sm font-semibold",
				children: [label, optional && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "font-normal text-soft",
					children: " (optional)"
				})]
			}),
			children({
				id,
				...described && { "aria-describedby": described },
				...error && { "aria-invalid": true }
			}),
			help && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				id: `${id}-help`,
				className: "text-xs text-soft",
				children: help
			}),
			error && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				id: `${id}-error`,
				className: "flex items-start gap-1.5 text-sm text-danger",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleExclamationPoint, {
					"aria-hidden": true,
					size: 16,
					className: "mt-0.5 shrink-0"
				}), error]
			})
		]
	});
}
function split({ label, help, error, optional, className, ...control }) {
	return {
		frame: {
			label,
			help,
			error,
			optional: optional ?? false,
			className
		},
		control
	};
}
function TextField(props) {
	const { frame, control } = split(props);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
		...frame,
		children: (ids) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
			type: "text",
			...control,
			...ids,
			className: clsx(controlClass, "h-11")
		})
	});
}
/** Fields that grow with their text look at no rows: lines, and what is above and below them. */
var leastHeight = {
	2: "min-h-[calc(2lh+1.375rem)]",
	3: "min-h-[calc(3lh+1.375rem)]",
	4: "min-h-[calc(4lh+1.375rem)]",
	5: "min-h-[calc(5lh+1.375rem)]",
	6: "min-h-[calc(6lh+1.375rem)]"
};
function TextArea(props) {
	const { frame, control } = split(props);
	const { rows = 3 } = control;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
		...frame,
		children: (ids) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("textarea", {
			...control,
			...ids,
			rows,
			className: clsx(controlClass, "field-sizing-content max-h-96 py-2.5", leastHeight[rows])
		})
	});
}
/** The platform's own choice: best on phones and for screen readers. Its options are its children. */
function Select(props) {
	const { frame, control } = split(props);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
		...frame,
		children: (ids) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "relative block",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("select", {
				...control,
				...ids,
				className: clsx(controlClass, "h-11 appearance-none pr-10")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChevronDown, {
				"aria-hidden": true,
				size: 18,
				className: "pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-soft"
			})]
		})
	});
}
function Checkbox({ label, error, className, ...control }) {
	const id = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
			className: "flex min-h-11 items-center gap-3 text-sm",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				type: "checkbox",
				className: "size-5 shrink-0 rounded-sm accent-leaf",
				...control,
				...error && {
					"aria-invalid": true,
					"aria-describedby": `${id}-error`
				}
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: label })]
		}), error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			id: `${id}-error`,
			className: "text-sm text-danger",
			children: error
		})]
	});
}
// src/content/in-season/season-form.tsx
/** The state as a form that works without scripts. */
function StateForm({ state, month, hasMonth }) {
	const navigate = (0, import_dist.useNavigate)();
	const go = (code) => void navigate(paths.inSeason({
		...code && { state: code },
		...hasMonth && { month }
	}), { state: KEEP_SCROLL });
	const submit = (event) => {
		event.preventDefault();
		const code = new FormData(event.currentTarget).get("state");
		go(typeof code === "string" ? code : "");
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		action: paths.inSeason(),
		onSubmit: submit,
		className: "flex flex-wrap items-end gap-3",
		children: [
			hasMonth && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				type: "hidden",
				name: "month",
				value: month
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Select, {
				label: "State",
				name: "state",
				value: state ?? "",
				onChange: (event) => go(event.target.value),
				className: "w-full min-[24rem]:w-72",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: "",
					children: "The whole country"
				}), STATES_BY_NAME.map(([code, name]) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: code,
					children: name
				}, code))]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				className: "hidden! noscript:inline-flex!",
				children: "Show"
			})
		]
	});
}
/** The months as links. */
function MonthLinks({ state, month }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("nav", {
		"aria-label": "Month",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "grid grid-cols-4 gap-1.5 min-[30rem]:grid-cols-6 md:grid-cols-12",
			children: MONTH_NAMES.map((name, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: paths.inSeason({
					...state && { state },
					month: index + 1
				}),
				state: KEEP_SCROLL,
				"aria-current": index + 1 === month ? "page" : void 0,
				"aria-label": name,
				className: clsx("flex min-h-11 items-center justify-center rounded-control border text-sm font-semibold transition-colors", index + 1 === month ? "border-leaf bg-leaf text-on-leaf" : "border-line bg-card hover:border-leaf hover:text-leaf"),
				children: name.slice(0, 3)
			}) }, name))
		})
	});
}
/** Where, and when. */
function SeasonForm(props) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(StateForm, { ...props }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MonthLinks, { ...props })]
	});
}
// src/content/in-season/season-notes.tsx
/** What farms still sell out of an earlier harvest. */
function Stored({ view, zipCode }) {
	if (view.stored.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "stored",
		className: "flex flex-col gap-3",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
				id: "stored",
				className: "text-xl",
				children: ["From storage in ", monthName(view.month)]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "max-w-measure text-sm text-soft",
				children: "Harvested earlier, and kept by the farms that grew it."
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "flex flex-wrap gap-2",
				children: view.stored.map((crop) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					to: cropSearch(crop, zipCode),
					className: "hit inline-flex min-h-9 items-center rounded-full border border-line bg-card px-3.5 py-1 text-sm font-medium transition-colors hover:border-leaf hover:text-leaf",
					children: crop.name
				}) }, crop.id))
			})
		]
	});
}
/** Where the months come from, and how far they can be trusted. */
function Sources({ region }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "sources",
		className: "flex max-w-measure flex-col gap-3 text-sm",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "sources",
				className: "text-xl",
				children: "Where these months come from"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [region ? `The months are those of ${region}. ` : "", "They’re typical, not guaranteed. A late frost, a wet spring, elevation or a high tunnel can shift a harvest by weeks. Call the farm before you go."] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
				className: "list-disc pl-5 text-soft",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: "USDA SNAP-Ed, Seasonal Produce Guide" }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: "USDA National Agricultural Statistics Service, Usual Planting and Harvesting Dates for vegetables, and for fruits and nuts" }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: "Harvest calendars of state departments of agriculture and of land-grant extension services" })
				]
			})
		]
	});
}
/** The calendars of all states, one page each. */
function StateCalendars({ current }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("nav", {
		"aria-labelledby": "calendars",
		className: "flex flex-col gap-3",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id: "calendars",
			className: "text-xl",
			children: "Calendars by state"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "gap-6 text-sm [columns:7.5rem_2] sm:[columns:7.5rem_3] lg:[columns:7.5rem_5]",
			children: STATES_BY_NAME.map(([code, name]) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
				className: "break-inside-avoid",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					to: paths.inSeason({ state: code }),
					"aria-current": code === current ? "page" : void 0,
					className: "flex min-h-9 items-center text-leaf hover:underline aria-[current]:font-semibold aria-[current]:text-ink pointer-coarse:min-h-11",
					children: name
				})
			}, code))
		})]
	});
}
// src/content/in-season/year-table.tsx
/** Whether a crop is picked in a month; in words for those who do not see it. */
function MonthCell({ crop, month, isNow }) {
	const isPicked = crop.months.includes(month);
	const starts = isPicked && !crop.months.includes(month - 1);
	const ends = isPicked && !crop.months.includes(month + 1);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("td", {
		role: "cell",
		className: clsx("px-0 py-1.5 max-md:p-0", isNow && "bg-moss"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			"aria-hidden": true,
			className: clsx("flex h-5 items-center justify-center text-xs font-semibold md:h-4", isPicked ? "bg-leaf text-on-leaf" : "text-soft", starts && "rounded-l-sm md:ml-0.5", ends && "rounded-r-sm md:mr-0.5"),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "md:hidden",
				children: MONTH_NAMES[month - 1]?.charAt(0)
			})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "sr-only",
			children: isPicked ? "picked" : "not picked"
		})]
	});
}
function Row({ crop, month, zipCode }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", {
		role: "row",
		className: "border-t border-line max-md:grid max-md:grid-cols-12 max-md:gap-y-1.5 max-md:px-4 max-md:py-3 max-md:first:border-t-0",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
			role: "rowheader",
			scope: "row",
			className: "px-4 py-1.5 text-left text-sm font-semibold max-md:col-span-12 max-md:p-0",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "flex flex-wrap items-baseline justify-between gap-x-3",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					to: cropSearch(crop, zipCode),
					className: "hit hover:text-leaf hover:underline",
					children: crop.name
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "text-xs font-normal text-soft md:hidden",
					children: monthsText(crop.months)
				})]
			})
		}), MONTH_NAMES.map((name, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MonthCell, {
			crop,
			month: index + 1,
			isNow: index + 1 === month
		}, name))]
	});
}
/**
* Crops by months: a table on wide screens; on phones its rows are cards. The roles stay where the layout
* would take them away.
*/
function YearTable({ crops, month, zipCode, caption }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "overflow-hidden rounded-card border border-line bg-card",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("table", {
			role: "table",
			className: "w-full table-fixed border-collapse max-md:block",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("caption", {
					className: "sr-only",
					children: caption
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", {
					role: "rowgroup",
					className: "bg-sunk text-xs text-soft max-md:sr-only",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", {
						role: "row",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
							role: "columnheader",
							scope: "col",
							className: "w-56 px-4 py-2.5 text-left font-semibold",
							children: "Crop"
						}), MONTH_NAMES.map((name, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
							role: "columnheader",
							scope: "col",
							className: clsx("py-2.5 text-center font-semibold", index + 1 === month && "bg-moss text-leaf"),
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("abbr", {
								title: name,
								className: "no-underline",
								children: name.slice(0, 3)
							})
						}, name))]
					})
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", {
					role: "rowgroup",
					className: "max-md:block",
					children: crops.map((crop) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, {
						crop,
						month,
						zipCode
					}, crop.id))
				})
			]
		})
	});
}
// src/content/in-season/in-season-page.tsx
var in_season_page_exports = /* @__PURE__ */ __exportAll({ InSeasonPage: () => InSeasonPage });
/** @returns the way from the home page to the calendar, of a state or of the whole country */
function seasonCrumbs(stateName) {
	return [
		{
			name: "Home",
			to: paths.home
		},
		{
			name: "In season",
			...stateName && { to: paths.inSeason() }
		},
		...stateName ? [{ name: stateName }] : []
	];
}
/** All months of a state are one page to search engines: the calendar has them all. */
function SeasonHead({ choice: { state, month } }) {
	const where = state === void 0 ? "" : STATE_NAMES[state] ?? "";
	const inMonth = month === void 0 ? ": Harvest Calendar by Month" : ` in ${monthName(month)}`;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
		title: `What’s in Season${where && ` in ${where}`}${inMonth}`,
		description: `What farms ${where ? `in ${where}` : "in each state"} harvest month by month: when each crop starts and ends, how to keep it at home, and where to buy it near you.`,
		canonical: paths.inSeason({ ...state && { state } })
	});
}
/** A search near the ZIP code that was searched last, where that is in the state of the calendar. */
function useZipIn(state) {
	const place = useNearPlace();
	return place && (state === void 0 || place.state === state) ? place.zipCode : void 0;
}
function Year({ choice: { state }, month }) {
	const { data, error, refetch } = useQuery(harvestCalendarQuery(state));
	const zipCode = useZipIn(state);
	if (error && !data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
		title: "We couldn’t load the calendar.",
		error,
		onRetry: refetch
	});
	if (!data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-screen" });
	const where = data.stateName ?? "most of the country";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "year",
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
			id: "year",
			className: "text-xl",
			children: ["The whole year in ", where]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(YearTable, {
			crops: data.crops,
			month,
			zipCode,
			caption: `What farms in ${where} pick in each month`
		})]
	});
}
function NoCalendar({ name }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "nothing-near" }),
		title: `We have no harvest calendar for ${name} yet.`,
		hint: "Ask a farm or market there what’s ripe now.",
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			to: paths.farmersMarkets(),
			children: "Find a farmers market"
		})
	});
}
function Season({ view, choice }) {
	const zipCode = useZipIn(choice.state);
	if (view.state !== null && view.region === null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoCalendar, { name: view.stateName ?? view.state });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			"aria-labelledby": "ripe",
			className: "flex flex-col gap-4",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-1",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
					id: "ripe",
					className: "text-xl",
					children: ["Harvested in ", monthName(view.month)]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					role: "status",
					className: "text-sm text-soft",
					children: view.crops.length === 1 ? "One crop." : `${view.crops.length} crops. In each group, the ones just starting or about to end come first.`
				})]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RipeCrops, {
				view,
				zipCode
			})]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stored, {
			view,
			zipCode
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Year, {
			choice,
			month: view.month
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sources, { region: view.region })
	] });
}
/** What is harvested in a state in a month, and through the year. */
function InSeasonPage() {
	const [query] = (0, import_dist.useSearchParams)();
	const choice = readInSeason(query);
	const { data, error, refetch } = useQuery(inSeasonQuery(choice));
	const thisMonth = useNow().getUTCMonth() + 1;
	const month = data?.month ?? choice.month ?? thisMonth;
	const stateName = choice.state === void 0 ? void 0 : STATE_NAMES[choice.state];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SeasonHead, { choice }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageBand, {
			crumbs: seasonCrumbs(stateName),
			title: `What’s in season${stateName ? ` in ${stateName}` : ""} in ${monthName(month)}`,
			lead: stateName ? `What farms in ${stateName} pick now, what they still have in storage, and what comes next.` : "What farms in most of the country are picking now. Choose your state to see its months.",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SeasonForm, {
				state: choice.state,
				month,
				hasMonth: choice.month !== void 0
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "page flex flex-col gap-12 pt-10 md:gap-16 md:pt-14",
			children: [
				data && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Season, {
					view: data,
					choice
				}),
				error && !data && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
					title: "We couldn’t load the calendar.",
					error,
					onRetry: refetch
				}),
				!data && !error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-screen" }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(StateCalendars, { current: choice.state })
			]
		})
	] });
}
// src/content/in-season/in-season-page.server.ts
var inSeasonServerPage = {
	module: "src/content/in-season/in-season-page.tsx",
	load: ({ query }) => {
		const choice = readInSeason(query);
		return [inSeasonQuery(choice), harvestCalendarQuery(choice.state)];
	},
	jsonLd: ({ query }, _answers, { publicUrl }) => {
		const { state } = readInSeason(query);
		return breadcrumbGraph(seasonCrumbs(state && STATE_NAMES[state]), publicUrl);
	}
};
// src/content/states/state-crumbs.ts
/** @returns the way from the home page down to a state's */
var stateCrumbs = ({ state }) => [{
	name: "Home",
	to: paths.home
}, { name: state }];
// src/content/states/state-page.server.ts
var stateServerPage = {
	module: "src/content/states/state-page.tsx",
	subject: ({ params }) => stateQuery(params.slug ?? ""),
	jsonLd: ({ params }, answers, { publicUrl }) => {
		const page = answers.getQueryData(stateQuery(params.slug ?? "").queryKey);
		return page && stateStructuredData(page, publicUrl);
	}
};
/**
* @param publicUrl the site's address without a slash at its end
* @returns the breadcrumb, the state's cities as pages, and the farms and markets that the page shows as
* cards
*/
function stateStructuredData(page, publicUrl) {
	const { state, cities, featuredFarms } = page;
	return {
		"@context": "https://schema.org",
		"@graph": [
			breadcrumbData(stateCrumbs(page), publicUrl),
			...itemListData(`Cities in ${state}`, cities.map(({ city, slug }) => ({
				name: city,
				path: paths.location(slug)
			})), publicUrl),
			...itemListData(`Farms and farmers markets in ${state}`, placeItems(featuredFarms), publicUrl)
		]
	};
}
// src/content/locations/location-crumbs.ts
/** @returns the way from the home page over the state's page down to the city's */
function locationCrumbs({ city, state, stateCode, statePage }) {
	return [
		{
			name: "Home",
			to: paths.home
		},
		...statePage ? [{
			name: state,
			to: paths.location(statePage.slug)
		}] : [],
		{ name: `${city}, ${stateCode}` }
	];
}
// src/content/locations/location-page.server.ts
var locationServerPage = {
	module: "src/content/locations/location-page.tsx",
	subject: ({ params }) => locationQuery(params.slug ?? ""),
	loadMore: ({ params }, answers) => {
		const page = answers.getQueryData(locationQuery(params.slug ?? "").queryKey);
		return page ? [pickupsNearQuery(page.zipCode)] : [];
	},
	jsonLd: ({ params }, answers, { publicUrl }) => {
		const page = answers.getQueryData(locationQuery(params.slug ?? "").queryKey);
		return page && locationStructuredData(page, publicUrl);
	}
};
/**
* @param publicUrl the site's address without a slash at its end
* @returns the breadcrumb, and the farms and markets that the page shows as cards
*/
function locationStructuredData(page, publicUrl) {
	const title = `Local farms and markets near ${page.city}, ${page.stateCode}`;
	return {
		"@context": "https://schema.org",
		"@graph": [breadcrumbData(locationCrumbs(page), publicUrl), ...itemListData(title, placeItems(page.farmsDataParsed), publicUrl)]
	};
}
// src/content/pages.server.ts
var contentServerPages = {
	state: stateServerPage,
	location: locationServerPage,
	guides: guidesServerPage,
	guide: guideServerPage,
	inSeason: inSeasonServerPage,
	contact: contactServerPage,
	blog: blogServerPage,
	article: articleServerPage,
	faq: faqServerPage,
	sitemap: sitemapServerPage,
	terms: termsServerPage,
	privacy: privacyServerPage
};
// src/directory/browse/browse-address.ts
/** The last one has a text and a ZIP code. */
var BROWSE_TABS = [
	"all",
	"listings",
	"farms",
	"near"
];
var BROWSE_SORTS = [
	"nearest",
	"newest",
	"name"
];
var pick = (values, text) => values.find((value) => value === text);
/** @returns the state in an address; the category 'all' is none, and so is everything unknown */
function readBrowse(query) {
	const category = query.get("category")?.trim().toLowerCase() ?? "";
	const text = readText(query, "search", 200);
	const typedZip = readZip(text);
	const zipCode = typedZip ?? readText(query, "zipCode", 60);
	const search = typedZip ? "" : text;
	const tab = pick(BROWSE_TABS, query.get("tab"));
	return {
		search,
		zipCode,
		category: isListingCategory(category) ? category : "",
		filters: readPlaceFilters(query),
		tab: zipCode && (search || tab !== "near") && tab || "all",
		sort: pick(BROWSE_SORTS, query.get("sort")) ?? null,
		page: readPage(query),
		isAll: readIsAll(query),
		view: readView(query)
	};
}
/** @returns the page's address, without anything that goes without saying */
function browseAddress(state) {
	return withQuery("/browse", {
		search: state.search,
		zipCode: state.zipCode,
		category: state.category,
		...writePlaceFilters(state.filters),
		tab: state.tab === "all" ? void 0 : state.tab,
		sort: state.sort ?? void 0,
		page: state.page === 1 ? void 0 : state.page,
		show: writeIsAll(state.isAll),
		view: state.view ?? void 0
	});
}
/** @returns which list the page number counts in; null where neither of them is shown by itself */
function pagedList({ zipCode, tab }) {
	if (zipCode === "") return "listings";
	return tab === "listings" || tab === "farms" ? tab : null;
}
/**
* Only a category and a ZIP code make a page of its own for search engines. The pages behind the first keep
* their number where the address needs no tab for it.
*/
function canonicalBrowse({ zipCode, category, page }) {
	const isPaged = page > 1 && zipCode === "";
	return withQuery("/browse", {
		zipCode: readZip(zipCode),
		category,
		page: isPaged ? page : void 0
	});
}
/**
* @returns the call for the listings: the tab's page, or the first one where the tab shows more than listings
*/
function listingsAddress(state) {
	const isPaged = pagedList(state) === "listings";
	const sort = state.sort === "name" ? null : state.sort;
	const query = {
		search: state.search || void 0,
		zipCode: state.zipCode || void 0,
		category: state.category || void 0,
		radius: state.zipCode && state.filters.radius !== NO_FILTERS.radius ? state.filters.radius : void 0,
		sort: sort === "nearest" && state.zipCode === "" ? void 0 : sort ?? void 0
	};
	return withQuery("/api/listings", {
		...query,
		...pageWindow(isPaged ? state.page : 1)
	});
}
/**
* @returns the product type that a category stands for among farms, if they have one of that name: whoever
*   looks for eggs wants the farms that sell some. Null where there is none, or where a product type was
*   chosen.
*/
function impliedProductType({ category, filters }) {
	if (category === "" || filters.productType !== "All Products") return null;
	const label = categoryLabel(category);
	return productTypesForFilter(label)?.length ? label : null;
}
/** @returns the call for the farms */
function farmsCall(state) {
	const { zipCode, search, filters, sort, tab, page, isAll } = state;
	return {
		zipCode,
		search,
		filters: {
			...filters,
			productType: impliedProductType(state) ?? filters.productType
		},
		sort: sort === "name" && tab === "farms" ? "name" : "nearest",
		...tab === "farms" ? {
			page,
			limit: cardsAsked(isAll)
		} : { limit: 6 }
	};
}
/**
* @returns "Vegetables Local Farms Near 33901": the category, then 'Local Farms', then 'Near {zip}' when
* there is one
*/
function browseHeadline({ category, zipCode }) {
	const zip = readZip(zipCode);
	return [
		categoryLabel(category),
		"Local Farms",
		zip && `Near ${zip}`
	].filter(Boolean).join(" ");
}
/** @returns `12 Results for "tomatoes" in Vegetables near 33901` */
function resultCount(count, state) {
	const zip = readZip(state.zipCode);
	return [
		countText(count, "Result"),
		state.search && `for "${state.search}"`,
		state.category && `in ${categoryLabel(state.category)}`,
		zip && `near ${zip}`
	].filter(Boolean).join(" ");
}
// src/directory/browse/browse-head.tsx
/** @returns the way from the home page to this one; the last step has no address */
function browseCrumbs({ category, zipCode, search }) {
	const steps = [{
		name: "Home",
		to: paths.home
	}, {
		name: "Browse Listings",
		to: paths.browse()
	}];
	const zip = readZip(zipCode);
	if (category) steps.push({
		name: categoryLabel(category),
		to: paths.browse({ category })
	});
	if (zip) steps.push({
		name: `Near ${zip}`,
		to: paths.browse({
			zipCode: zip,
			category
		})
	});
	if (search) steps.push({
		name: `“${search}”`,
		to: paths.browse({
			search,
			zipCode,
			category
		})
	});
	return steps.map((step, index) => index === steps.length - 1 ? { name: step.name } : step);
}
/** What is no name of anything to be found. */
var NAMES = { other: "other farm products" };
function describe({ category, zipCode }) {
	const what = category ? NAMES[category] ?? categoryLabel(category).toLowerCase() : "farm-fresh produce";
	const zip = readZip(zipCode);
	return `Find ${what} from local farms ${zip ? `near ${zip}` : "near you"}. Compare listings with prices, see farms, stands and CSAs on the map, and contact farmers directly.`;
}
/**
* Whether search engines are asked not to list the page. Texts that people searched for make no pages of
* ours; where filters leave nothing, the page that the canonical address names may well have something.
*/
function isUnlisted({ state, isEmpty, isPastEnd }) {
	const isNothing = isEmpty && activeFilters(state.filters).length === 0;
	return state.search !== "" || isNothing || isPastEnd || isBadZip(state.zipCode);
}
function BrowseHead(props) {
	const { state, isPastEnd } = props;
	const page = pagedList(state) ? state.page : 1;
	const headline = browseHeadline(state);
	const title = state.search ? `“${state.search}”: ${headline}` : headline;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
		title: pageTitle(title, page),
		description: pageDescription(describe(state), page),
		keywords: [
			...state.category ? [`local ${categoryLabel(state.category).toLowerCase()}`] : [],
			"local farms",
			"farm fresh produce",
			"farmers near me",
			"buy from farmers"
		],
		canonical: canonicalBrowse(isPastEnd ? {
			...state,
			page: 1
		} : state),
		noindex: isUnlisted(props)
	});
}
// src/directory/browse/visible-results.ts
/** How many of them may be of one farm while there are others. */
var OF_ONE_FARM = 2;
/** @returns what a tab shows of both lists */
function visibleResults({ zipCode, tab }, listings, farms) {
	if (zipCode === "" || tab === "listings") return {
		listings,
		farms: []
	};
	if (tab === "farms") return {
		listings: [],
		farms
	};
	return {
		listings,
		farms
	};
}
/** @returns the first few listings, at most two of one farm as long as others follow; their order stays */
function firstOfManyFarms(listings) {
	const counts = /* @__PURE__ */ new Map();
	const isWelcome = ({ id, farmId, farmName }) => {
		const farm = farmId ?? farmName ?? `listing ${id}`;
		const count = (counts.get(farm) ?? 0) + 1;
		counts.set(farm, count);
		return count <= OF_ONE_FARM;
	};
	const welcome = new Set(listings.filter(isWelcome));
	const others = listings.filter((listing) => !welcome.has(listing));
	const chosen = new Set([...welcome, ...others].slice(0, 6));
	return listings.filter((listing) => chosen.has(listing));
}
// src/directory/browse/browse-queries.ts
/** What the tab of all results shows. */
var FEW = {
	name: "few",
	choose: firstOfManyFarms
};
var FIRST = {
	name: "first",
	choose: (listings) => listings.slice(0, 12)
};
/** The tab of farms shows how many listings there are. */
var ONE = {
	name: "one",
	choose: (listings) => listings.slice(0, 1)
};
function choiceOf(state) {
	switch (pagedList(state)) {
		case null: return FEW;
		case "farms": return ONE;
		case "listings": return state.isAll ? void 0 : FIRST;
	}
}
var listingsOf = (state) => listingsQuery(listingsAddress(state), choiceOf(state));
var farmsOf = (state) => placesQuery(placesAddress("farms", farmsCall(state)));
/**
* @returns what the server has to know before it renders the page; local farms only where a ZIP code is
*   given, nothing where what is given is none
*/
function browseQueries(state) {
	if (isBadZip(state.zipCode)) return [];
	return state.zipCode === "" ? [listingsOf(state)] : [listingsOf(state), farmsOf(state)];
}
/** @returns the query of the list that the page number counts in; null where there is none */
function pagedQuery(state) {
	const list = pagedList(state);
	if (list === null) return null;
	return list === "farms" ? farmsOf(state) : listingsOf(state);
}
/** Both lists of the page. */
function useBrowseResults(state) {
	return {
		listings: useQuery({
			...listingsOf(state),
			enabled: !isBadZip(state.zipCode)
		}),
		farms: useQuery({
			...farmsOf(state),
			enabled: readZip(state.zipCode) !== null
		})
	};
}
/** @returns the list that the page number counts in, as far as it is there */
function pagedResults(state, results) {
	const list = pagedList(state);
	return list === null ? void 0 : results[list].data;
}
// src/directory/browse/near/near-query.ts
/** GET /api/search/near: all that has what is searched for, of every kind. */
var nearQuery = ({ search, zipCode, filters: { radius }, page }) => apiListQuery(withQuery("/api/search/near", {
	search,
	zipCode,
	radius: radius === NO_FILTERS.radius ? void 0 : radius,
	...pageWindow(page)
}));
// src/directory/browse/browse-page.server.ts
var browseServerPage = {
	module: "src/directory/browse/browse-page.tsx",
	load: ({ query }) => {
		const state = readBrowse(query);
		return [
			...browseQueries(state),
			...isNear(state) ? [nearQuery(state)] : [],
			...zipQueries(state.zipCode),
			...cityQueries(state.zipCode),
			...cityQueries(state.search)
		];
	},
	loadMore: ({ query }, answers) => similarZipQueries(readBrowse(query).zipCode, answers),
	movedTo: ({ query }, answers) => {
		const state = readBrowse(query);
		return cityFound(state.zipCode, answers, (zipCode) => browseAddress({
			...state,
			zipCode
		})) ?? citySearched(state.search, answers, (zipCode) => browseAddress({
			...state,
			search: "",
			zipCode
		}));
	},
	isNowhere: ({ query }, answers) => {
		const state = readBrowse(query);
		const paged = isNear(state) ? nearQuery(state) : pagedQuery(state);
		return paged !== null && isPastEnd(state.page, answers.getQueryData(paged.queryKey));
	},
	jsonLd: ({ query }, answers, { publicUrl }) => {
		const state = readBrowse(query);
		const near = isNear(state) && answers.getQueryData(nearQuery(state).queryKey)?.items;
		const { listings, farms } = near ? NOTHING : visibleAnswers(state, answers);
		return {
			"@context": "https://schema.org",
			"@graph": [
				breadcrumbData(browseCrumbs(state), publicUrl),
				...itemListData("Marketplace listings", listings.map(({ id, productName }) => ({
					name: productName,
					path: paths.listing(id)
				})), publicUrl),
				...itemListData("Local farms", placeItems(farms), publicUrl),
				...itemListData("Everything nearby", near || [], publicUrl)
			]
		};
	}
};
var NOTHING = {
	listings: [],
	farms: []
};
var isNear = ({ tab, zipCode }) => tab === "near" && readZip(zipCode) !== null;
function visibleAnswers(state, answers) {
	return visibleResults(state, answers.getQueryData(listingsOf(state).queryKey)?.items ?? [], answers.getQueryData(farmsOf(state).queryKey)?.items ?? []);
}
// src/directory/farmer/farmer-queries.ts
/** GET /api/farmer/dashboard: everything that the signed-in person has in the directory. */
var dashboardQuery = () => apiQuery("/api/farmer/dashboard");
/** GET /api/farmer/listings/{id}: a listing as its own farmer sees it. */
var ownListingQuery = (id) => apiQuery(`/api/farmer/listings/${encodeURIComponent(id)}`);
// src/directory/farms/farm-queries.ts
/** GET /api/farms/{id} */
function farmQuery(id) {
	return apiQuery(`/api/farms/${encodeURIComponent(id)}`);
}
/**
* @returns where a farm is found that was merged into another one; undefined where it is found at its own
* address
*/
var mergedFarmPath = (id, farm) => farm && String(farm.id) !== id ? paths.farm(farm.id) : void 0;
/** GET /api/listings?farmId=…: what a farm offers, the newest first. */
function farmListingsQuery(id) {
	return listingsQuery(withQuery("/api/listings", {
		farmId: id,
		limit: 12
	}));
}
/** GET /api/farms/{id}/shop: what its business sells online, and where it is on market days. */
function farmShopQuery(id) {
	return apiQuery(`/api/farms/${encodeURIComponent(id)}/shop`);
}
var NOT_SHOWN = [
	"userId",
	"description",
	"email",
	"phone",
	"website",
	"placeId",
	"createdAt",
	"updatedAt"
];
function claimableFarm(farm) {
	const shown = Object.entries(farm).filter(([name]) => !NOT_SHOWN.includes(name));
	return Object.fromEntries(shown);
}
/** GET /api/farms; `address` as `claimCall` writes it. */
function claimQuery(address) {
	return apiListQueryOf(address, "claimable", (farms) => farms.map(claimableFarm));
}
/** GET /api/farms/similar */
function similarFarmsQuery(name, zipCode) {
	return apiQuery(withQuery("/api/farms/similar", {
		name,
		zipCode
	}));
}
/** GET /api/farmer/dashboard, which has the farms of the signed-in person; not asked for anybody else. */
function ownFarmsQuery(session) {
	return {
		...dashboardQuery(),
		enabled: session.status === "signed-in"
	};
}
/** After a farm was made, claimed, changed or deleted: everything that shows farms is asked for once more. */
function refreshFarms(client) {
	const roots = [
		"/api/farms",
		"/api/farmer",
		"/api/local-farms",
		"/api/listings",
		ME
	];
	return client.invalidateQueries({ predicate: ({ queryKey }) => roots.some((root) => String(queryKey[0]).startsWith(root)) });
}
// src/directory/farms/claim/claim-address.ts
/** How far around the ZIP code a farm is looked for, in miles: somebody who names one knows it well. */
var RADIUS_MILES = RADIUS_CHOICES[3];
function readClaim(query) {
	const search = readText(query, "search", 200);
	const zipCode = readText(query, "zipCode", 10);
	const isSent = query.has("search") || query.has("zipCode");
	return {
		search,
		zipCode,
		page: readPage(query),
		isBlank: isSent && search === "" && zipCode === ""
	};
}
/** @returns the page's address */
function claimAddress({ search, zipCode, page }) {
	const address = paths.claimFarm({
		search,
		zipCode
	});
	return page > 1 ? `${address}&page=${page}` : address;
}
/** @returns the call that finds the farms, or null where there is nothing to look for */
function claimCall({ search, zipCode, page }) {
	const zip = readZip(zipCode);
	if (zipCode !== "" && zip === null) return null;
	if (search === "" && zip === null) return null;
	return withQuery("/api/farms", {
		search,
		zipCode: zip,
		radius: zip === null ? void 0 : RADIUS_MILES,
		limit: 20,
		offset: page > 1 ? (page - 1) * 20 : void 0
	});
}
// src/directory/farms/claim/claim-page.server.ts
var claimServerPage = {
	module: "src/directory/farms/claim/claim-page.tsx",
	load: ({ query }) => {
		const call = claimCall(readClaim(query));
		return call === null ? [] : [claimQuery(call)];
	},
	isNowhere: ({ query }, answers) => {
		const state = readClaim(query);
		const call = claimCall(state);
		return call !== null && isPastEnd(state.page, answers.getQueryData(claimQuery(call).queryKey));
	}
};
// src/lib/format/picture-address.ts
/**
* @returns the address of a picture that may be shown: one of ours, or one just chosen; null for anything
* else
*/
function pictureAddress(address) {
	if (address?.startsWith("blob:")) return address;
	return ownPicture(address);
}
// src/lib/structured/opening-hours-data.ts
/**
* @param year the year that the seasons' dates are put into, since schema.org knows no dates without one
* @returns each known stretch of opening, for search engines; those of a season only for its part of the year
*/
function openingHours(seasons, year) {
	return seasons.flatMap((season) => season.hours.flatMap(({ day, opens, closes }) => {
		if (opens === null || closes === null) return [];
		return [{
			"@type": "OpeningHoursSpecification",
			dayOfWeek: `https://schema.org/${WEEKDAYS[day]}`,
			opens,
			closes: closingTime(closes),
			...validity(season, year)
		}];
	}));
}
/** Midnight as the end of a day is written so. */
var closingTime = (closes) => closes === "24:00" ? "23:59" : closes;
/**
* @returns dates with other hours for search engines; a closed day has no time between opening and closing.
* Dates on which a place is somewhere else are left out, as its address here is not where it is then.
*/
function specialOpeningHours(exceptions) {
	return exceptions.flatMap(({ from, to, kind, opens, closes }) => {
		const hours = kind === "closed" ? {
			opens: "00:00",
			closes: "00:00"
		} : opens !== null && closes !== null && {
			opens,
			closes: closingTime(closes)
		};
		if (kind === "moved" || !hours) return [];
		return [{
			"@type": "OpeningHoursSpecification",
			...hours,
			validFrom: from,
			validThrough: to
		}];
	});
}
function validity({ from, to }, year) {
	if (from === YEAR_ROUND.from && to === YEAR_ROUND.to) return {};
	const isOverNewYear = from !== null && to !== null && from > to;
	return {
		...from !== null && { validFrom: onDay(year, from) },
		...to !== null && { validThrough: onDay(isOverNewYear ? year + 1 : year, to) }
	};
}
/** @returns "2026-05-01"; a leap day that the year does not have is the day before it */
function onDay(year, day) {
	const isLeapYear = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
	return `${year}-${day === "02-29" && !isLeapYear ? "02-28" : day}`;
}
// ../backend/src/contract/directory/social-links.ts
/**
* Pages of a farm or market in social networks. Free of zod, as the storefront shows them; the schemas are in
* places.ts and farms.ts.
*/
/** In the order in which they are shown. `x` was Twitter; `other` is any other page. */
var SOCIAL_NETWORKS = [
	"facebook",
	"instagram",
	"x",
	"youtube",
	"tiktok",
	"pinterest",
	"other"
];
var SOCIAL_LABELS = {
	facebook: "Facebook",
	instagram: "Instagram",
	x: "X",
	youtube: "YouTube",
	tiktok: "TikTok",
	pinterest: "Pinterest",
	other: "Another page"
};
var withoutAt = (name) => name.replace(/^@/, "");
/** Networks whose pages are a name behind their own address. */
function named(origin, name) {
	return ([first = ""]) => name.test(withoutAt(first)) ? origin + withoutAt(first) : null;
}
function facebookPage(steps, query) {
	const [first = "", second] = steps;
	const origin = "https://www.facebook.com/";
	if (/^profile\.php$/i.test(first)) {
		const id = query.get("id") ?? "";
		return /^\d+$/.test(id) ? `${origin}profile.php?id=${id}` : null;
	}
	if (/\.php$/i.test(first)) return null;
	if (/^pg$/i.test(first)) return second === void 0 ? null : origin + second;
	const isNested = /^(?:pages|groups|people|p|events|share|category)$/i.test(first);
	if (isNested && second === void 0) return null;
	return origin + (isNested ? steps.slice(0, 3).join("/") : withoutAt(first));
}
function youtubePage(steps, query) {
	const [first = "", second] = steps;
	const origin = "https://www.youtube.com/";
	for (const [step, name] of [["watch", "v"], ["playlist", "list"]]) {
		const value = query.get(name) ?? "";
		if (first === step) return /^[\w-]{6,64}$/.test(value) ? `${origin}${step}?${name}=${value}` : null;
	}
	if (/^(?:channel|user|c|shorts|live)$/.test(first)) return second === void 0 ? null : `${origin}${first}/${second}`;
	return origin + first;
}
var NETWORKS = {
	facebook: {
		hosts: /^(?:[\w-]+\.)*(?:facebook\.com|fb\.com|fb\.me)$/,
		handle: /^@?[a-z\d.-]{5,75}$/i,
		reserved: /^(?:search|login|home|sharer?|hashtag|help|photo|media|watch|l|dialog|plugins)(?:\.php)?$/i,
		page: facebookPage
	},
	instagram: {
		hosts: /^(?:[\w-]+\.)*instagram\.com$/,
		handle: /^@?[\w.]{2,30}$/,
		reserved: /^(?:p|explore|accounts|reels?|stories|tv|about|web)$/i,
		page: named("https://www.instagram.com/", /^[\w.]{1,30}$/)
	},
	x: {
		hosts: /^(?:[\w-]+\.)*(?:twitter|x)\.com$/,
		handle: /^@?\w{2,15}$/,
		reserved: /^(?:search|intent|share|hashtag|home|i|login|explore)$/i,
		page: named("https://x.com/", /^\w{1,15}$/)
	},
	youtube: {
		hosts: /^(?:(?:[\w-]+\.)*youtube\.com|youtu\.be)$/,
		handle: /^@?[\w.-]{3,30}$/,
		reserved: /^(?:results|feed|account|embed|redirect|premium)$/i,
		page: youtubePage
	},
	tiktok: {
		hosts: /^(?:[\w-]+\.)*tiktok\.com$/,
		handle: /^@?[\w.]{2,24}$/,
		reserved: /^(?:search|tag|login|explore|foryou)$/i,
		page: named("https://www.tiktok.com/@", /^[\w.]{2,24}$/)
	},
	pinterest: {
		hosts: /^(?:[\w-]+\.)*pinterest\.com$/,
		handle: /^@?[\w-]{3,30}$/,
		reserved: /^(?:pin|search|login|ideas|explore)$/i,
		page: named("https://www.pinterest.com/", /^[\w-]{3,30}$/)
	}
};
Object.entries(NETWORKS);
/** Words that people write where they have no page. */
var NO_HANDLE = /^@?(?:n\/?a|none|null|nil|unknown|tbd|tba|yes|no|same|website|facebook|twitter|youtube)$/i;
/**
* @param text an address with or without https://, or for a network of names "@larkspurfarm" or "larkspurfarm"
* @returns the address of the page, as it is kept and shown; null where the text is none of that network
*/
function readSocialLink(network, text) {
	const trimmed = text.trim();
	if (trimmed.length > 500) return null;
	if (network === "other") return parsed(trimmed)?.href ?? null;
	const { handle, hosts, reserved, page } = NETWORKS[network];
	if (handle.test(trimmed) && !isHostName(trimmed)) {
		if (NO_HANDLE.test(trimmed) || reserved.test(withoutAt(trimmed))) return null;
		return network === "youtube" ? page([trimmed], new URLSearchParams()) : page([withoutAt(trimmed)], new URLSearchParams());
	}
	const url = parsed(trimmed);
	if (!url || !hosts.test(url.hostname)) return null;
	if (/^(?:youtu\.be|fb\.me)$/.test(url.hostname)) return url.pathname === "/" ? null : `https://${url.hostname}${url.pathname}`;
	const steps = ((url.hash.startsWith("#!/") ? url.hash.slice(2).split("?")[0] : url.pathname) ?? "").split("/").filter((step) => step !== "");
	const [first] = steps;
	return first === void 0 || reserved.test(first) ? null : page(steps, url.searchParams);
}
/** A text with a dot that may be a name ("times.tribune.92") or a site ("larkspur.com"). */
var isHostName = (text) => /^(?:www\.|[^@].*\.(?:com|org|net|us|info|biz|edu|gov|co|io|farm|market|be|me)$)/i.test(text);
/** @returns a web address, also one without a scheme; null for other schemes and what is no public host */
function parsed(text) {
	const rest = text.replace(/^(?:https?\s*:[/\\]*)+/i, "");
	const isHttp = /^http:/i.test(text) && !/https:/i.test(text.slice(0, text.length - rest.length));
	if (/[\s<>"'\\]/.test(rest) || /^[^/?#]*@/.test(rest) || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(rest)) return null;
	const address = `${isHttp ? "http" : "https"}://${rest}`;
	if (!URL.canParse(address)) return null;
	const url = new URL(address);
	return /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,22}[a-z]$/.test(url.hostname) && !/\.(?:local|localhost|internal|invalid|test)$/.test(url.hostname) ? url : null;
}
/** @returns what a place or farm has, in order; of what is no web address nothing */
var shownSocialLinks = (links) => SOCIAL_NETWORKS.flatMap((network) => {
	const href = links?.[network];
	const url = href === void 0 || !/^https?:\/\//i.test(href) ? null : parsed(href);
	if (!url) return [];
	return [{
		network,
		label: network === "other" ? url.hostname.replace(/^www\./, "") : SOCIAL_LABELS[network],
		href: url.href
	}];
});
// src/lib/structured/place-data.ts
/** @returns the street of a place: its line of an address without the city, state and ZIP code at the end */
function streetOf({ address, city }) {
	if (!city) return address;
	const [line, town] = [address.toLowerCase(), city.toLowerCase()];
	const end = line.lastIndexOf(`, ${town}`);
	if (end >= 0) return address.slice(0, end);
	return line === town || line.startsWith(`${town},`) ? "" : address;
}
/** @returns its pages elsewhere, the website and social networks, as search engines read them */
function sameAs({ website, socialLinks }) {
	const address = webAddress(website);
	const [one, ...more] = [...address ? [address] : [], ...shownSocialLinks(socialLinks).map(({ href }) => href)];
	if (one === void 0) return {};
	return { sameAs: more.length > 0 ? [one, ...more] : one };
}
/** @returns an address for search engines, of the parts that are known */
var postalAddress = ({ street, city, state, zipCode }) => ({
	"@type": "PostalAddress",
	...street && { streetAddress: street },
	...city && { addressLocality: city },
	...state && { addressRegion: state },
	...zipCode && { postalCode: zipCode },
	addressCountry: "US"
});
/** @returns where it is for search engines; nothing of a position that is only that of its ZIP code */
var geo = ({ latitude, longitude, isApproximate }) => isApproximate ? {} : { geo: {
	"@type": "GeoCoordinates",
	latitude,
	longitude
} };
/** @returns the whole address of a picture, ours or another site's */
var onSite = (picture, publicUrl) => picture.startsWith("/") ? publicUrl + picture : picture;
// src/directory/farms/farm-meta.ts
/** @returns "Fort Myers, FL", as far as known */
function townOf({ city, state }) {
	return [city, state].filter(Boolean).join(", ");
}
/**
* @returns the address in one line: what the farm typed, with what it left out of town, state and ZIP code
* behind it
*/
function wholeAddress$1({ address, city, state, zipCode }) {
	if (address.includes(zipCode)) return address;
	const line = address.replace(/[,\s]+$/, "");
	const endsWith = (part) => part !== null && new RegExp(`(^|[,\\s])${escaped(part)}$`, "i").test(line);
	if (endsWith(state)) return `${line} ${zipCode}`;
	const end = [state, zipCode].filter(Boolean).join(" ");
	if (endsWith(city)) return `${line}, ${end}`;
	return [
		line,
		city,
		end
	].filter(Boolean).join(", ");
}
var escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
/** @returns the way from the home page down to a farm */
function farmCrumbs({ name, zipCode }) {
	return [
		{
			name: "Home",
			to: paths.home
		},
		{
			name: `Farms near ${zipCode}`,
			to: paths.browse({ zipCode })
		},
		{ name }
	];
}
/** @returns a text in one line, cut to what search engines show */
function metaDescription(text) {
	const words = text.replace(/\s+/g, " ").trim();
	return words.length > 150 ? `${words.slice(0, 149).trimEnd()}…` : words;
}
/** @returns title, description and keywords of a farm's page */
function farmMeta(farm) {
	const town = townOf(farm);
	const { name, productTypes, zipCode } = farm;
	return {
		title: town ? `${name} in ${town}` : name,
		description: metaDescription(farm.description),
		keywords: [
			name,
			PLACE_KIND_LABELS[farm.kind],
			...productTypes.slice(0, 6),
			town,
			zipCode
		].filter(Boolean)
	};
}
// src/directory/farms/page/farm-page.server.ts
/** There is no farm among schema.org's kinds of businesses. */
var FARM_TYPE = "https://en.wikipedia.org/wiki/Farm";
var farmServerPage = {
	module: "src/directory/farms/page/farm-page.tsx",
	subject: ({ params }) => farmQuery(params.id ?? ""),
	load: ({ params }) => [farmListingsQuery(params.id ?? ""), farmShopQuery(params.id ?? "")],
	movedTo: ({ params }, answers) => mergedFarmPath(params.id ?? "", answers.getQueryData(farmQuery(params.id ?? "").queryKey)),
	jsonLd: ({ params }, answers, { publicUrl, year }) => {
		const farm = answers.getQueryData(farmQuery(params.id ?? "").queryKey);
		return farm && farmStructuredData(farm, publicUrl, year);
	}
};
/**
* The farm for search engines, and the breadcrumb.
* @param publicUrl the site's address without a slash at its end
* @param year the year that the seasons' dates are put into, since schema.org knows no dates without one
*/
function farmStructuredData(farm, publicUrl, year) {
	return {
		"@context": "https://schema.org",
		"@graph": [farmData$1(farm, publicUrl, year), breadcrumbData(farmCrumbs(farm), publicUrl)]
	};
}
function farmData$1(farm, publicUrl, year) {
	const address = publicUrl + paths.farm(farm.id);
	const pictures = picturesOf$1(farm).map((picture) => onSite(picture, publicUrl));
	const hours = openingHours(farm.seasons, year);
	const special = specialOpeningHours(farm.exceptions);
	return {
		"@type": "LocalBusiness",
		"@id": `${address}#farm`,
		additionalType: FARM_TYPE,
		name: farm.name,
		description: farm.description,
		url: address,
		address: postalAddress({
			...farm,
			street: streetOf(farm)
		}),
		...geo(farm),
		...farm.phone && { telephone: farm.phone },
		...farm.email && { email: farm.email },
		...sameAs(farm),
		...pictures.length > 0 && { image: pictures },
		...hours.length > 0 && { openingHoursSpecification: hours },
		...special.length > 0 && { specialOpeningHoursSpecification: special }
	};
}
function picturesOf$1({ photos, imageUrl }) {
	return (photos.length > 0 ? photos.map((photo) => photo.imageUrl) : [imageUrl]).map(pictureAddress).filter((address) => address !== null);
}
// src/directory/home/search/home-address.ts
/** @returns the search in an address */
function readHomeSearch(query) {
	return {
		mode: query.get("mode") === "farms" ? "farms" : "markets",
		zipCode: readText(query, "zipCode", 60),
		productType: PRODUCT_TYPE_FILTERS.find((option) => option === query.get("productType")) ?? "All Products"
	};
}
/** @returns the home page's address with a search in it */
function homeAddress({ mode, zipCode, productType }) {
	if (zipCode === "") return "/";
	return withQuery("/", {
		zipCode,
		mode,
		productType: productType === "All Products" ? void 0 : productType
	});
}
/** @returns the API call of a search */
function homeSearchCall({ mode, zipCode, productType }) {
	return placesAddress(mode, {
		zipCode,
		filters: {
			...NO_FILTERS,
			productType
		},
		limit: 12
	});
}
// src/directory/home/sections/home-calls.ts
/** GET /api/blog: the latest articles. */
var latestArticlesQuery = () => apiListQuery(withQuery("/api/blog", { limit: 3 }));
// src/directory/home/home-head.tsx
var HOME_DESCRIPTION = "Find local farms, farmers markets, CSAs, farm stands and u-picks near you by ZIP code. Buy farm-fresh vegetables, fruit, eggs, dairy and honey straight from the people who grow them.";
var KEYWORDS = [
	"local farms",
	"farmers markets near me",
	"farm fresh produce",
	"CSA",
	"farm stand",
	"u-pick",
	"organic vegetables",
	"farm fresh eggs"
];
function HomeHead() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
		title: "Farmgate: Local Farms and Farm-Fresh Produce Marketplace",
		isWholeTitle: true,
		description: HOME_DESCRIPTION,
		keywords: KEYWORDS,
		canonical: paths.home
	});
}
// src/directory/home/sections/newest-listings-call.ts
/** The call for the newest listings. */
var NEWEST_LISTINGS = `/api/listings?limit=4`;
// src/directory/home/home-page.server.ts
var homeServerPage = {
	module: "src/directory/home/home-page.tsx",
	load: ({ query }) => {
		const search = readHomeSearch(query);
		const results = readZip(search.zipCode) ? [placesQuery(homeSearchCall(search))] : [];
		return [
			inSeasonQuery({}),
			listingsQuery(NEWEST_LISTINGS),
			latestArticlesQuery(),
			...results,
			...zipQueries(search.zipCode),
			...cityQueries(search.zipCode)
		];
	},
	loadMore: ({ query }, answers) => similarZipQueries(readHomeSearch(query).zipCode, answers),
	movedTo: ({ query }, answers) => {
		const search = readHomeSearch(query);
		return cityFound(search.zipCode, answers, (zipCode) => homeAddress({
			...search,
			zipCode
		}));
	},
	jsonLd: (_request, _answers, site) => siteData(site)
};
function siteData({ publicUrl, socialLinks }) {
	const search = {
		"@type": "SearchAction",
		target: {
			"@type": "EntryPoint",
			urlTemplate: `${publicUrl}/browse?search={search_term_string}`
		},
		"query-input": "required name=search_term_string"
	};
	return {
		"@context": "https://schema.org",
		"@graph": [{
			"@type": "WebSite",
			"@id": `${publicUrl}/#website`,
			name: SITE_NAME,
			url: `${publicUrl}/`,
			description: HOME_DESCRIPTION,
			inLanguage: "en-US",
			publisher: { "@id": `${publicUrl}/#organization` },
			potentialAction: search
		}, {
			"@type": "Organization",
			"@id": `${publicUrl}/#organization`,
			name: SITE_NAME,
			url: `${publicUrl}/`,
			logo: `${publicUrl}/icon-512.png`,
			...socialLinks.length > 0 && { sameAs: socialLinks.map(({ url }) => url) }
		}]
	};
}
// src/directory/finder/finder.ts
/** @returns the state in an address; a page of one kind has no other */
function readFinder({ kind }, query) {
	const filters = readPlaceFilters(query);
	return {
		zipCode: readText(query, "zipCode", 60),
		filters: kind === null ? filters : {
			...filters,
			kinds: []
		},
		sort: PLACE_SORTS.find((sort) => sort === query.get("sort")) ?? "nearest",
		page: readPage(query),
		isAll: readIsAll(query),
		view: readView(query)
	};
}
/** @returns the call for the page's places */
function finderCall({ list, kind }, state) {
	const filters = kind === null ? state.filters : {
		...state.filters,
		kinds: [kind]
	};
	return placesAddress(list, {
		...state,
		filters,
		limit: cardsAsked(state.isAll)
	});
}
/** @returns the page's address, without anything that goes without saying */
function finderAddress({ path }, state) {
	const { zipCode, filters, sort, page, isAll, view } = state;
	return withQuery(path, {
		zipCode,
		...writePlaceFilters(filters),
		sort: sort === "nearest" ? void 0 : sort,
		page: page === 1 ? void 0 : page,
		show: writeIsAll(isAll),
		view: view ?? void 0
	});
}
/**
* Only a ZIP code makes a page of its own for search engines; the pages behind the first keep their number.
*/
function canonicalFinder({ path }, { zipCode, page }) {
	const zip = readZip(zipCode);
	return withQuery(path, {
		zipCode: zip,
		page: zip !== null && page > 1 ? page : void 0
	});
}
// src/directory/finder/finder-head.tsx
/** @returns the way from the home page to this one; the last step has no address */
function finderCrumbs({ name, path }, { zipCode }) {
	const zip = readZip(zipCode);
	const home = {
		name: "Home",
		to: paths.home
	};
	if (zip === null) return [home, { name }];
	return [
		home,
		{
			name,
			to: path
		},
		{ name: `Near ${zip}` }
	];
}
/** @returns the ZIP code, with its town where that is known: "Fort Myers, FL 33901" */
var whereText = (zip, center) => zip && (center ? `${center.city}, ${center.state} ${zip}` : zip);
function FinderHead({ finder, state, center, isEmpty, isPastEnd }) {
	const zip = readZip(state.zipCode);
	const where = whereText(zip, center);
	const page = zip ? state.page : 1;
	const isNothing = isEmpty && activeFilters(state.filters).length === 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
		title: pageTitle(finder.title(where), page),
		description: pageDescription(finder.description(where ?? "you"), page),
		keywords: finder.keywords,
		canonical: canonicalFinder(finder, isPastEnd ? {
			...state,
			page: 1
		} : state),
		noindex: isNothing || isPastEnd || isBadZip(state.zipCode)
	});
}
// src/directory/finder/finder-page.server.ts
/** @returns what the server needs of a finder */
function finderServerPage({ module, finder, invitation, above }) {
	const read = (query) => readFinder(finder, query);
	const places = (state) => placesQuery(finderCall(finder, state));
	return {
		module,
		load: ({ query }) => {
			const state = read(query);
			if (state.zipCode === "") return invitation();
			if (readZip(state.zipCode) === null) return cityQueries(state.zipCode);
			return [places(state), ...zipQueries(state.zipCode)];
		},
		loadMore: ({ query }, answers) => {
			const { zipCode } = read(query);
			const center = answers.getQueryData(zipQuery(readZip(zipCode) ?? "").queryKey);
			return [...similarZipQueries(zipCode, answers), ...(center && above?.(center)) ?? []];
		},
		movedTo: ({ query }, answers) => {
			const state = read(query);
			return cityFound(state.zipCode, answers, (zipCode) => finderAddress(finder, {
				...state,
				zipCode
			}));
		},
		isNowhere: ({ query }, answers) => {
			const state = read(query);
			return isPastEnd(state.page, answers.getQueryData(places(state).queryKey));
		},
		jsonLd: ({ query }, answers, { publicUrl }) => {
			const state = read(query);
			const zip = readZip(state.zipCode);
			const found = answers.getQueryData(places(state).queryKey)?.items ?? [];
			const center = answers.getQueryData(zipQuery(zip ?? "").queryKey) ?? null;
			const title = finder.title(whereText(zip, center));
			return {
				"@context": "https://schema.org",
				"@graph": [breadcrumbData(finderCrumbs(finder, state), publicUrl), ...itemListData(title, placeItems(found), publicUrl)]
			};
		}
	};
}
// src/directory/kinds/csa-finder.ts
var CSA_GUIDE = "csa-programs";
var CSA_FINDER = {
	path: paths.csa(),
	name: "CSA shares",
	list: "farms",
	kind: "csa",
	what: "CSAs",
	button: "Find CSAs",
	heading: (where) => `CSA shares${where ? ` near ${where}` : ""}`,
	title: (where) => `CSA Shares Near ${where ?? "You"}`,
	description: (where) => `CSA farms near ${where}: their seasons, what goes into the share, delivery and SNAP, phone numbers, directions and a map. Search by ZIP code.`,
	keywords: [
		"CSA near me",
		"community supported agriculture",
		"farm share",
		"CSA box",
		"vegetable share"
	],
	found: (count) => `${countText(count, "CSA")} found`
};
// src/directory/kinds/hub-places-query.ts
/** GET /api/content-hubs/{slug}: where there is most of a guide's topic, each with the page about it. */
var hubPlacesQuery = (slug) => apiQueryOf(`/api/content-hubs/${slug}`, ({ figures }) => ({
	states: (figures?.states ?? []).map(({ state, slug: at, count }) => ({
		name: state,
		count,
		to: paths.location(at)
	})),
	cities: (figures?.cities ?? []).map(({ city, stateCode, slug: at, count }) => ({
		name: `${city}, ${stateCode}`,
		count,
		to: paths.location(at)
	}))
}));
// src/directory/kinds/csa-page.server.ts
var csaServerPage = finderServerPage({
	module: "src/directory/kinds/csa-page.tsx",
	finder: CSA_FINDER,
	invitation: () => [hubPlacesQuery(CSA_GUIDE)]
});
// src/directory/kinds/picked-crops.ts
/** What u-pick farms open their fields for, by the words that the calendar searches. */
var PICKED = /* @__PURE__ */ new Set([
	...[
		"strawberries",
		"blueberries",
		"raspberries",
		"blackberries",
		"grapes",
		"cherries",
		"peaches"
	],
	...[
		"plums",
		"pears",
		"apples",
		"figs",
		"oranges",
		"pecans",
		"pumpkin",
		"flowers"
	],
	...[
		"tomatoes",
		"peppers",
		"hot peppers",
		"sweet corn",
		"peas",
		"beans",
		"okra"
	]
]);
/**
* GET /api/in-season/calendar, of the crops that people pick themselves.
* @param state of a place, as its source spells it; of what is none, the whole country is asked for
*/
var pickingCalendarQuery = (state) => apiQueryOf(withQuery("/api/in-season/calendar", { state: state !== void 0 && Object.hasOwn(STATE_NAMES, state) ? state : void 0 }), ({ state: code, stateName, crops }) => ({
	state: code,
	stateName,
	crops: crops.filter(({ search }) => PICKED.has(search)).map(({ name, search, months }) => ({
		name,
		search,
		months
	}))
}));
/** The word as farms write it where they grow several; a single one is often no more than a name. */
var plural = ({ search }) => /s$|corn$/.test(search) ? search : `${search}s`;
/** @returns the crops that a farm names in what it says of itself, in the order of the calendar */
function cropsNamed({ name, description = "", productTypes = [], farmActivities = [] }, crops) {
	const text = [
		name,
		description,
		...productTypes,
		...farmActivities
	].join(" ; ");
	return crops.filter((crop) => new RegExp(`\\b${plural(crop)}\\b`, "i").test(text));
}
// src/directory/kinds/u-pick-finder.ts
var U_PICK_GUIDE = "u-pick-farms";
var U_PICK_FINDER = {
	path: paths.uPick(),
	name: "U-pick farms",
	list: "farms",
	kind: "u_pick",
	what: "u-pick farms",
	button: "Find u-pick farms",
	heading: (where) => `U-pick farms${where ? ` near ${where}` : ""}`,
	title: (where) => `U-Pick Farms Near ${where ?? "You"}`,
	description: (where) => `U-pick farms near ${where}: what is in season now, which crops they name, opening hours, directions and a map. Search by ZIP code.`,
	keywords: [
		"u-pick near me",
		"pick your own",
		"u-pick farms",
		"berry picking",
		"apple picking"
	],
	found: (count) => `${countText(count, "u-pick farm")} found`
};
// src/directory/kinds/u-pick-page.server.ts
var uPickServerPage = finderServerPage({
	module: "src/directory/kinds/u-pick-page.tsx",
	finder: U_PICK_FINDER,
	invitation: () => [pickingCalendarQuery(), hubPlacesQuery(U_PICK_GUIDE)],
	above: ({ state }) => [pickingCalendarQuery(state)]
});
// src/directory/listing-detail/listing-meta.ts
/** @returns the way from the home page down to a listing */
function listingCrumbs(listing) {
	return [
		{
			name: "Home",
			to: paths.home
		},
		{
			name: "Browse Listings",
			to: paths.browse()
		},
		{ name: listing.productName }
	];
}
/** @returns title, description and keywords of a listing's page */
function listingMeta(listing) {
	const { productName, farmName, city, state, category, zipCode } = listing;
	const town = [city, state].filter(Boolean).join(", ");
	const title = [
		productName,
		farmName && `from ${farmName}`,
		town && `in ${town}`
	].filter(Boolean).join(" ");
	const description = listing.description.slice(0, 150);
	const label = categoryLabel(category).toLowerCase();
	return {
		title,
		description,
		keywords: [
			productName,
			farmName,
			label,
			`local ${label}`,
			town,
			zipCode,
			"local farm",
			"farm fresh"
		].filter((word) => Boolean(word))
	};
}
// src/directory/listing-detail/listing-page.server.ts
var listingServerPage = {
	module: "src/directory/listing-detail/listing-page.tsx",
	subject: ({ params }) => listingQuery(params.id ?? ""),
	jsonLd: ({ params }, answers, { publicUrl }) => {
		const listing = answers.getQueryData(listingQuery(params.id ?? "").queryKey);
		return listing && listingStructuredData(listing, publicUrl);
	}
};
/**
* The listing for search engines: the product with its offer, the farm, and the breadcrumb.
* Ratings and reviews are left out: there are none, and none are invented.
* @param publicUrl the site's address without a slash at its end
*/
function listingStructuredData(listing, publicUrl) {
	const address = publicUrl + paths.listing(listing.id);
	const farm = farmData(listing, `${address}#farm`);
	return {
		"@context": "https://schema.org",
		"@graph": [
			productData(listing, address, publicUrl),
			...farm ? [farm] : [],
			breadcrumbData(listingCrumbs(listing), publicUrl)
		]
	};
}
function productData(listing, address, publicUrl) {
	const picture = pictureAddress(listing.imageUrl);
	const offer = offerData$1(listing, address);
	return {
		"@type": "Product",
		"@id": `${address}#product`,
		name: listing.productName,
		description: listing.description,
		category: categoryLabel(listing.category),
		...picture && { image: picture.startsWith("/") ? publicUrl + picture : picture },
		...offer && { offers: offer }
	};
}
/** An offer has to name a number: where the price is in words, there is none. */
function offerData$1(listing, address) {
	const dollars = priceInDollars(listing.price);
	if (dollars === null) return null;
	return {
		"@type": "Offer",
		url: address,
		price: dollars.toFixed(2),
		priceCurrency: "USD",
		availability: listing.isAvailable ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
		...listing.farmName && { seller: { "@id": `${address}#farm` } }
	};
}
function farmData(listing, id) {
	const { farmName, city, state, zipCode, phone, email } = listing;
	if (!farmName) return null;
	return {
		"@type": "LocalBusiness",
		"@id": id,
		name: farmName,
		address: {
			"@type": "PostalAddress",
			addressCountry: "US",
			...city && { addressLocality: city },
			...state && { addressRegion: state },
			...zipCode && { postalCode: zipCode }
		},
		...phone && { telephone: phone },
		...email && { email }
	};
}
// src/lib/sign-in/sign-in-gate.tsx
/** In the place of what only a signed-in person can do: the one gate of all such pages. */
function SignInGate({ message, returnTo, children, logInTo, register }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "grid grid-cols-1 max-w-3xl self-start overflow-hidden sm:grid-cols-[minmax(0,1fr)_17rem]",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col items-start gap-4 p-6 sm:p-8",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					"aria-hidden": true,
					className: "inline-flex size-12 items-center justify-center rounded-full bg-moss text-leaf",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LockKeyhole, { size: 24 })
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "max-w-full text-xl",
					children: "Authentication Required"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: message }),
				children,
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-wrap gap-3",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
						to: logInTo ?? paths.login({ returnTo }),
						state: returnState(returnTo),
						children: "Log In"
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
						look: "secondary",
						to: register?.to ?? paths.register({ returnTo }),
						children: register?.label ?? "Register"
					})]
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			"aria-hidden": true,
			className: "hidden items-center justify-center bg-moss p-5 sm:flex",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "not-found" })
		})]
	});
}
// src/ui/states/checking-authentication.tsx
/** While it is not known who is signed in; where no script can find out, it says what is needed. */
function CheckingAuthentication() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		role: "status",
		className: "flex items-center gap-3 py-10 text-soft noscript:hidden",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Spinner, {}), "Checking authentication..."]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "hidden py-10 text-soft noscript:block",
		children: "Please turn on JavaScript to use this page."
	})] });
}
// src/directory/listing-form/listing-form-skeleton.tsx
/** The shape of the form that is still on its way. */
function ListingFormSkeleton() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		"aria-busy": true,
		className: "flex max-w-2xl flex-col gap-6",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisuallyHidden, { children: "Loading the form..." }),
			[
				0,
				1,
				2
			].map((row) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-2",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-4 w-32" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-11 w-full rounded-control" })]
			}, row)),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-28 w-full rounded-control" }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-36 w-full rounded-card" })
		]
	});
}
// src/directory/listing-form/post-page.tsx
var post_page_exports = /* @__PURE__ */ __exportAll({ PostPage: () => PostPage });
var POST_CRUMBS = [{
	name: "Home",
	to: paths.home
}, { name: "Post a Listing" }];
var NewListing = (0, import_react.lazy)(() => import("./assets/new-listing-DHf62_Y7.js").then((module) => ({ default: module.NewListing })));
function ForFarmer({ me }) {
	const { data, error, refetch } = useQuery(dashboardQuery());
	if (data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListingFormSkeleton, {}),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NewListing, {
			userId: me.id,
			farms: data.farms.filter(({ isUnderReview }) => !isUnderReview)
		}, me.id)
	});
	if (error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
		title: "We couldn’t load your farms.",
		error,
		onRetry: refetch
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListingFormSkeleton, {});
}
function NoFarmerYet({ username }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "text-sm text-soft wrap-anywhere",
		children: [
			"You’re logged in as ",
			username,
			" with a customer account.",
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: paths.newFarm,
				className: "link",
				children: "Register your farm"
			}),
			" ",
			"or",
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: paths.claimFarm(),
				className: "link",
				children: "claim it"
			}),
			" ",
			"to turn it into a farmer account."
		]
	});
}
function Content() {
	const { status, me } = useSession();
	const { pathname, search } = (0, import_dist.useLocation)();
	if (status === "checking") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckingAuthentication, {});
	if (me?.role === "farmer") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ForFarmer, { me });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SignInGate, {
		message: "Only registered farmers can post produce listings",
		returnTo: pathname + search,
		logInTo: paths.farmerDashboard,
		register: {
			label: "Register as a Farmer",
			to: paths.register()
		},
		children: me?.role === "user" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoFarmerYet, { username: me.username })
	});
}
/** Where a farmer offers produce. */
function PostPage() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
		title: "Post Your Produce Listing",
		description: "Offer what your farm grows to people nearby. Posting a listing is free and takes a minute.",
		canonical: paths.post()
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page py-6 md:py-8",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Breadcrumbs, { crumbs: POST_CRUMBS }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "mt-6 text-2xl md:text-3xl",
				children: "Post Your Produce Listing"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "mt-3 mb-8 max-w-measure text-soft",
				children: "It's free and takes a minute. People nearby find your produce and write or call you directly."
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Content, {})
		]
	})] });
}
// src/directory/listing-form/post-page.server.ts
var postServerPage = {
	module: "src/directory/listing-form/post-page.tsx",
	jsonLd: (_request, _answers, { publicUrl }) => breadcrumbGraph(POST_CRUMBS, publicUrl)
};
var MARKET_FINDER = {
	path: paths.farmersMarkets(),
	name: "Farmers Markets",
	list: "markets",
	kind: null,
	kinds: {
		kinds: ["farmers_market", "on_farm_market"],
		preset: ["farmers_market"],
		options: [
			{
				value: "",
				label: "Farmers markets"
			},
			{
				value: "on_farm_market",
				label: "On-farm markets"
			},
			{
				value: "farmers_market,on_farm_market",
				label: "Both kinds"
			}
		]
	},
	what: "markets",
	button: "Find Markets",
	heading: (where) => `Farmers Markets${where ? ` Near ${where}` : ""}`,
	title: (where) => `Farmers Markets Near ${where ?? "You"}`,
	description: (where) => `Farmers markets near ${where}: opening hours, products, SNAP and WIC, directions and a map. Search by ZIP code.`,
	keywords: [
		"farmers markets",
		"farmers market near me",
		"local produce",
		"SNAP farmers markets",
		"market hours"
	],
	found: marketsFound
};
// src/directory/markets/market-places-query.ts
/** How many cities the page lists without a ZIP code. */
var CITIES = 24;
/** GET /api/state-pages: the states with farmers markets, by name. */
var marketStatesQuery = () => apiQueryOf("/api/state-pages", (states) => states.filter(({ marketCount }) => marketCount > 0).map(({ state, slug, marketCount }) => ({
	state,
	slug,
	marketCount
})));
/** GET /api/location-pages: the largest cities with farmers markets near them, by size. */
var marketCitiesQuery = () => apiListQueryOf("/api/location-pages", "largest", (cities) => cities.filter(({ marketCount }) => marketCount > 0).sort((a, b) => (b.population ?? 0) - (a.population ?? 0)).slice(0, CITIES).map(({ city, stateCode, zipCode, marketCount }) => ({
	city,
	stateCode,
	zipCode,
	marketCount
})));
// src/directory/markets/markets-page.server.ts
var marketsServerPage = finderServerPage({
	module: "src/directory/markets/markets-page.tsx",
	finder: MARKET_FINDER,
	invitation: () => [marketStatesQuery(), marketCitiesQuery()]
});
// src/lib/structured/market-event.ts
/**
* @param publicUrl the site's address without a slash at its end
* @returns a day of a market for search engines: when it is held and where, or that it is canceled
*/
function marketEvent(market, day, publicUrl) {
	const { id, name, address } = market;
	const url = publicUrl + (placePath(id, name) ?? "");
	const hasHours = day.hours.some(({ opens, closes }) => opens !== null && closes !== null);
	const street = streetOf({
		address,
		city: market.city ?? null
	});
	return {
		"@type": "Event",
		"@id": `${url}#${day.date}`,
		name,
		url,
		startDate: hasHours ? day.startsAt : day.date,
		...hasHours && { endDate: day.endsAt },
		eventStatus: `https://schema.org/${day.status === "cancelled" ? "EventCancelled" : "EventScheduled"}`,
		eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
		location: {
			"@type": "Place",
			name: day.address === null ? name : day.address,
			address: day.address ?? postalAddress({
				...market,
				street
			})
		}
	};
}
// src/directory/this-saturday/saturday-address.ts
var DAY_MS = 864e5;
function readSaturday(query) {
	const date = query.get("date") ?? "";
	const radius = Number(query.get("radius"));
	return {
		zipCode: readText(query, "zipCode", 60),
		date: isDay(date) ? date : null,
		radius: RADIUS_CHOICES.find((miles) => miles === radius) ?? 25
	};
}
function isDay(text) {
	const day = /* @__PURE__ */ new Date(`${text}T00:00:00Z`);
	return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
/** @returns the page's address, without anything that goes without saying */
function saturdayAddress({ zipCode, date, radius }) {
	return withQuery(paths.thisSaturday(), {
		zipCode,
		date,
		radius: radius === 25 ? void 0 : radius
	});
}
/** GET /api/market-days */
var saturdayQuery = ({ zipCode, date, radius }) => apiQuery(withQuery("/api/market-days", {
	zipCode: readZip(zipCode),
	date,
	radius
}));
/** @returns the week from today on, and the day that is shown where it lies behind that */
function dayChoices(today, shown) {
	const week = Array.from({ length: 8 }, (_, ahead) => {
		const day = new Date(Date.parse(today) + ahead * DAY_MS);
		const label = ahead === 0 ? "Today" : ahead === 1 ? "Tomorrow" : WEEKDAYS[day.getUTCDay()] ?? "";
		return {
			date: day.toISOString().slice(0, 10),
			label,
			weekday: day.getUTCDay()
		};
	});
	const saturday = week.find(({ weekday }) => weekday === 6)?.date;
	const days = week.slice(0, 7).map(({ date, label }) => ({
		date,
		label,
		isPreset: date === saturday
	}));
	return days.some(({ date }) => date === shown) ? days : [...days, {
		date: shown,
		label: shown.slice(5),
		isPreset: false
	}];
}
// src/directory/search/zip/use-zip-check.tsx
/** Checks the ZIP field of a form that is sent, in our own words instead of the browser's. */
function useZipCheck(input, zipCode) {
	const id = (0, import_react.useId)();
	const [isWrong, setWrong] = (0, import_react.useState)(false);
	return {
		read: () => {
			const text = input.current?.value.trim() ?? "";
			const isNone = readZip(text) === null && !isPlaceName(text);
			setWrong(isNone);
			if (isNone) input.current?.focus();
			return isNone ? null : text;
		},
		clear: () => setWrong(false),
		field: {
			"aria-invalid": isWrong || isBadZip(zipCode) && !isPlaceName(zipCode) || void 0,
			"aria-describedby": isWrong ? id : void 0
		},
		message: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldError, {
			id,
			children: isWrong ? ZIP_TITLE : void 0
		})
	};
}
// src/lib/address/use-address-field.ts
/**
* Keeps a field, which otherwise belongs to the browser, in step with the address: when that says something
* else, the field shows it. What was typed before the page was hydrated stays where the address says nothing.
*/
function useAddressField(value) {
	const field = (0, import_react.useRef)(null);
	const isFirst = (0, import_react.useRef)(true);
	(0, import_react.useEffect)(() => {
		if (field.current && (value !== "" || !isFirst.current)) field.current.value = value;
		isFirst.current = false;
	}, [value]);
	return field;
}
/**
* The same for a ZIP code. Where the address has none, it is the one that the visitor is near to; where what
* it has is none, the field gets the focus.
*/
function useZipField(zipCode) {
	const field = useAddressField(zipCode);
	const near = useNearZip();
	const filledIn = (0, import_react.useRef)("");
	(0, import_react.useEffect)(() => {
		if (zipCode !== "" || !field.current) return;
		const { value } = field.current;
		if (value !== "" && value !== filledIn.current) return;
		filledIn.current = near ?? "";
		field.current.value = filledIn.current;
	}, [
		field,
		zipCode,
		near
	]);
	(0, import_react.useEffect)(() => {
		if (isBadZip(zipCode)) field.current?.focus();
	}, [field, zipCode]);
	return field;
}
// src/directory/finder/finder-search-form.tsx
var FINDER_FORM = "finder-search";
function FinderSearchForm({ finder, zipCode, onSearch, to }) {
	const input = useZipField(zipCode);
	const zip = useZipCheck(input, zipCode);
	const submit = (event) => {
		event.preventDefault();
		const text = zip.read();
		if (text !== null) onSearch(text);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-x-6 gap-y-1 lg:flex-row lg:items-center",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
			id: FINDER_FORM,
			role: "search",
			"aria-label": finder.name,
			noValidate: true,
			onSubmit: submit,
			className: "flex max-w-xl flex-1 flex-wrap gap-x-2.5 gap-y-1.5",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceField, {
					ref: input,
					name: "zipCode",
					label: "ZIP code",
					placeholder: "Enter ZIP code",
					defaultValue: zipCode,
					...zip.field,
					onInput: zip.clear,
					className: "min-w-0 flex-[999_1_9rem]"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					type: "submit",
					className: "grow",
					children: finder.button
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "basis-full empty:hidden",
					children: zip.message
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "-mx-1 flex min-h-11 items-center gap-2 overflow-x-auto px-1 noscript:hidden [scrollbar-width:none]",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(UseMyLocation, {
				onFound: onSearch,
				className: "-ml-2 shrink-0"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecentZipLinks, { to })]
		})]
	});
}
// src/lib/format/market-day.ts
/** @returns "Saturday, Nov 28" */
var dayTitle = ({ date }) => dayLabel(date);
var SAID = {
	confirmed: {
		text: "Confirmed",
		tone: "leaf"
	},
	moved: {
		text: "Moved",
		tone: "sun"
	},
	cancelled: {
		text: "Canceled",
		tone: "clay"
	}
};
/**
* @returns what was said about a day, and how it looks; nothing of one that is as usual. What was confirmed
* before an alert is what the market is asked about again
*/
function dayStatus({ status, weather }) {
	const isUnsure = weather ? !weather.isAnswered : false;
	const said = isUnsure && status === "confirmed" ? void 0 : SAID[status];
	return [...said ? [said] : [], ...isUnsure ? [{
		text: "Check before you go",
		tone: "sun"
	}] : []];
}
/** @returns "9 AM–1 PM, 3 PM–6 PM"; undefined where only the day is known */
function dayHours({ hours }) {
	const ranges = hours.flatMap(({ opens, closes }) => opens && closes ? `${clockText(opens)}–${clockText(closes)}` : []);
	return ranges.length > 0 ? ranges.join(", ") : void 0;
}
// src/ui/tags.tsx
/** What somebody sells or offers: the first few, then '+N more'. */
function Tags({ label, items, limit, tone = "leaf" }) {
	if (!items?.length) return null;
	const rest = items.length - limit;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
		"aria-label": label,
		className: `tags tags-${tone}`,
		children: [items.slice(0, limit).map((item) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: item }, item)), rest > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
			className: "tags-rest",
			children: `+${rest} more`
		})]
	});
}
// src/directory/cards/links.ts
/** @returns a maps search for an address, where one can ask for the way */
function directionsAddress(name, address) {
	const query = address.trim() === "" ? name : address;
	return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
// ../backend/src/contract/directory/weather-text.ts
/** Words about weather alerts. Free of zod. */
/** Whose words alerts are. */
var WEATHER_SOURCE = "National Weather Service";
/** Whether a market is held in spite of the weather. */
var WEATHER_ANSWERS = ["open", "canceled"];
/**
* @returns who issued an alert, and when by their own clock:
* "National Weather Service (NWS Tulsa OK), Nov 27, 3:04 PM"
*/
function alertSource({ office, sentAt }) {
	const [date = "", time = ""] = sentAt.split("T");
	const [, month, day] = date.split("-").map(Number);
	const zone = /(?:Z|[+-]00:00)$/.test(sentAt) ? " UTC" : "";
	return `${WEATHER_SOURCE} (${office}), ${`${SHORT_MONTH_NAMES[(month ?? 1) - 1]} ${day}, ${clockText(time.slice(0, 5))}${zone}`}`;
}
/** @returns an alert in its own words */
var alertWords = ({ event, headline }) => headline ?? event;
// src/directory/market-days/weather-note.tsx
/** An alert over a market day, in the words of who issued it; quiet once the market has answered. */
function WeatherNote({ weather }) {
	if (!weather) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("figure", {
		className: clsx("flex flex-col gap-0.5 border-l-2 pl-3 text-sm wrap-anywhere", weather.isAnswered ? "border-line text-soft" : "my-1 border-sun"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("blockquote", { children: [
			"“",
			alertWords(weather),
			"”"
		] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("figcaption", {
			className: "text-soft",
			children: alertSource(weather)
		})]
	});
}
// src/directory/market-days/day-status.tsx
/** What was said about a day, and whether the weather makes that unsure until its market answers. */
function DayStatus(day) {
	return dayStatus(day).map(({ text, tone }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
		tone,
		children: text
	}, text));
}
// src/directory/market-days/line-up-list.tsx
/** What those who said so are never mixed with: those of whom nobody knows. */
var GROUPS = [
	{
		presences: ["coming", "sold_out"],
		title: "Said they’re coming"
	},
	{
		presences: ["usual"],
		title: "Usually there"
	},
	{
		presences: ["not_coming"],
		title: "Not this time"
	}
];
function Entry({ entry: { name, path, stall, brings, note, presence } }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "flex flex-col gap-0.5 py-2.5 wrap-anywhere",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "flex flex-wrap items-center gap-x-2 gap-y-1",
				children: [
					path ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
						to: path,
						className: "link font-semibold",
						children: name
					}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "font-semibold",
						children: name
					}),
					stall && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "text-sm text-soft",
						children: ["Stall ", stall]
					}),
					presence === "sold_out" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
						tone: "clay",
						children: "Sold out"
					})
				]
			}),
			brings.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm",
				children: brings.join(", ")
			}),
			note && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm text-soft",
				children: note
			})
		]
	});
}
/** Who is at a market on one day: who said so, who usually is, and who said that they are not. */
function LineUpList({ entries, heading: Heading }) {
	return GROUPS.map(({ presences, title }) => {
		const those = entries.filter(({ presence }) => presences.includes(presence));
		if (those.length === 0) return null;
		return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-1",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Heading, {
				className: "text-sm font-semibold text-soft",
				children: title
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "divide-y divide-line",
				children: those.map((entry) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Entry, { entry }, entry.memberId))
			})]
		}, title);
	});
}
// src/directory/this-saturday/market-on-day-card.tsx
var PAYMENTS = [
	"snap",
	"wic",
	"wic_fmnp",
	"senior_fmnp",
	"snap_match"
];
function Facts({ of: { place, day } }) {
	const isHeld = day.status !== "cancelled";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-1",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-center gap-x-2 gap-y-1",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "text-lg leading-snug wrap-anywhere",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
						to: placePath(place.id, place.name) ?? "",
						className: "hover:text-leaf hover:underline",
						children: place.name
					})
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DayStatus, {
					status: day.status,
					weather: day.weather
				})]
			}),
			isHeld && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "font-semibold tabular-nums",
				children: dayHours(day) ?? "Hours not listed"
			}),
			day.reason && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm wrap-anywhere",
				children: day.reason
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WeatherNote, { weather: day.weather }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-sm text-soft wrap-anywhere",
				children: [
					formatMiles(place.distanceMiles),
					" · ",
					day.address ?? place.address
				]
			}),
			day.status === "scheduled" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm text-soft",
				children: "By its usual hours. The market hasn’t confirmed this day."
			})
		]
	});
}
/** A market on a day: from when to when, whether that is sure, and who is there. */
function MarketOnDayCard({ of }) {
	const { place, day, lineUp, lineUpTotal } = of;
	const payments = PAYMENTS.filter((feature) => place.features?.includes(feature));
	const more = lineUpTotal - lineUp.length;
	const path = placePath(place.id, place.name) ?? "";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex flex-col gap-4 p-4 sm:p-5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Facts, { of }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tags, {
				label: "Takes",
				items: payments.map((feature) => FEATURE_LABELS[feature]),
				limit: payments.length
			}),
			day.status !== "cancelled" && lineUp.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LineUpList, {
				entries: lineUp,
				heading: "h3"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap gap-x-5 gap-y-2",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					to: path,
					className: "link inline-flex min-h-9 items-center",
					children: more > 0 ? `See all ${lineUpTotal} who sell here` : "See the market"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
					href: directionsAddress(place.name, place.movedTo ?? place.address),
					"aria-label": `Directions to ${place.name}`,
					rel: "noopener",
					className: "link inline-flex min-h-9 items-center gap-1.5 print:hidden",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "map-pinned" }), "Directions"]
				})]
			})
		]
	});
}
// src/directory/this-saturday/saturday-page.tsx
var saturday_page_exports = /* @__PURE__ */ __exportAll({ SaturdayPage: () => SaturdayPage });
var FORM = {
	name: "Market days",
	button: "Find market days"
};
var WIDE = 50;
/** @returns the way from the home page to this one */
function saturdayCrumbs({ zipCode }) {
	const zip = readZip(zipCode);
	const own = {
		name: "This Saturday",
		to: paths.thisSaturday()
	};
	const above = [{
		name: "Home",
		to: paths.home
	}, {
		name: "Farmers markets",
		to: paths.farmersMarkets()
	}];
	return zip === null ? [...above, { name: own.name }] : [
		...above,
		own,
		{ name: `Near ${zip}` }
	];
}
function Days({ found, state }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("nav", {
		"aria-label": "Other days",
		className: "-mx-1 flex gap-2 overflow-x-auto px-1 py-1 [scrollbar-width:none]",
		children: dayChoices(found.today, found.date).map(({ date, label, isPreset }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			size: "sm",
			look: date === found.date ? "primary" : "secondary",
			"aria-current": date === found.date ? "date" : void 0,
			className: "shrink-0",
			to: saturdayAddress({
				...state,
				date: isPreset ? null : date
			}),
			children: label
		}, date))
	});
}
function Nothing({ state }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "nothing-near" }),
		title: "No market days found",
		heading: "h2",
		hint: "Try another day, or look at all farmers markets nearby and their hours.",
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-wrap justify-center gap-3",
			children: [state.radius < WIDE && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(LinkButton, {
				to: saturdayAddress({
					...state,
					radius: WIDE
				}),
				children: [
					"Search within ",
					WIDE,
					" miles"
				]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				look: "secondary",
				to: paths.farmersMarkets({ zipCode: state.zipCode }),
				children: "All farmers markets"
			})]
		})
	});
}
function Found({ found, state }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-5",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Days, {
			found,
			state
		}), found.items.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Nothing, { state }) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-sm text-soft",
				children: [
					found.total === 1 ? "1 market" : `${found.total} markets`,
					" within ",
					state.radius,
					" miles, nearest first"
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				"aria-label": "Markets",
				className: "grid grid-cols-1 items-start gap-4 md:grid-cols-2 xl:grid-cols-3",
				children: found.items.map((market) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarketOnDayCard, { of: market }) }, market.place.id))
			}),
			found.total > found.items.length && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				look: "secondary",
				className: "self-start",
				to: withQuery(paths.farmersMarkets(), {
					zipCode: state.zipCode,
					radius: state.radius
				}),
				children: "See all farmers markets nearby"
			})
		] })]
	});
}
function Invitation() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "max-w-measure text-soft",
		children: "Enter a ZIP code or a city. You’ll see which farmers markets are open, from when to when, who said they’re coming and what they bring."
	});
}
var titleOf = (found, zip) => {
	return `Farmers Markets ${found && found.date !== saturdayOf(found) ? `on ${dayTitle(found)}` : "This Saturday"}${zip ? ` Near ${zip}` : ""}`;
};
/** The day that is shown without one in the address. */
var saturdayOf = ({ today, date }) => dayChoices(today, date).find(({ isPreset }) => isPreset)?.date;
/** /this-saturday: which markets are held near a ZIP code, and who is there. */
function SaturdayPage() {
	const { state, shown, to, go } = useAddressState(readSaturday, saturdayAddress);
	const zip = readZip(state.zipCode);
	const { data, error, refetch } = useQuery({
		...saturdayQuery(state),
		enabled: zip !== null
	});
	const isEmpty = data?.items.length === 0;
	const where = whereText(zip, useZipCenter(state.zipCode, data !== void 0 && !isEmpty)) ?? "you";
	const near = (zipCode) => to({
		...shown,
		zipCode
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
			title: titleOf(data, zip),
			description: `Which farmers markets near ${where} are open this Saturday: hours, who is coming, what they bring and who takes SNAP. Search by ZIP code.`,
			keywords: [
				"farmers market this Saturday",
				"farmers markets open today",
				"market vendors"
			],
			canonical: paths.thisSaturday(zip ? { zipCode: zip } : {}),
			noindex: state.date !== null || isEmpty || isBadZip(state.zipCode)
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "border-b border-line bg-sunk",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "page flex flex-col gap-3 pt-4 pb-4 sm:gap-4 lg:pb-8",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Breadcrumbs, { crumbs: saturdayCrumbs(state) }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "flex flex-col gap-1",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
							className: "text-xl sm:text-2xl md:text-3xl",
							children: zip ? `Farmers markets near ${zip}` : "Farmers markets this Saturday"
						}), data && zip && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
							className: "text-soft",
							children: dayTitle(data)
						})]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchFold, {
						search: zip ? saturdayAddress(state) : "",
						summary: "Change ZIP code",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FinderSearchForm, {
							finder: FORM,
							zipCode: shown.zipCode,
							onSearch: (zipCode) => go({
								...shown,
								zipCode
							}),
							to: near
						})
					})
				]
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "page pt-5 pb-10",
			children: state.zipCode === "" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Invitation, {}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ResultsNear, {
				zipCode: state.zipCode,
				isEmpty,
				to: near,
				children: [
					data && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Found, {
						found: data,
						state
					}),
					!data && error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
						title: "We couldn’t load the market days.",
						error,
						onRetry: refetch
					}),
					!data && !error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-64 rounded-card" })
				]
			})
		})
	] });
}
// src/directory/this-saturday/saturday-page.server.ts
var saturdayServerPage = {
	module: "src/directory/this-saturday/saturday-page.tsx",
	load: ({ query }) => {
		const state = readSaturday(query);
		if (state.zipCode === "") return [];
		if (readZip(state.zipCode) === null) return cityQueries(state.zipCode);
		return [saturdayQuery(state), ...zipQueries(state.zipCode)];
	},
	loadMore: ({ query }, answers) => similarZipQueries(readSaturday(query).zipCode, answers),
	movedTo: ({ query }, answers) => {
		const state = readSaturday(query);
		const today = (/* @__PURE__ */ new Date(Date.now() - 432e5)).toISOString().slice(0, 10);
		if (query.has("date") && (state.date === null || state.date < today)) return {
			path: saturdayAddress({
				...state,
				date: null
			}),
			status: 302
		};
		return cityFound(state.zipCode, answers, (zipCode) => saturdayAddress({
			...state,
			zipCode
		}));
	},
	jsonLd: ({ query }, answers, { publicUrl }) => {
		const state = readSaturday(query);
		const found = answers.getQueryData(saturdayQuery(state).queryKey);
		return {
			"@context": "https://schema.org",
			"@graph": [breadcrumbData(saturdayCrumbs(state), publicUrl), ...(found?.items ?? []).map(({ place, day }) => marketEvent(place, day, publicUrl))]
		};
	}
};
// src/directory/places/place-meta.ts
/** @returns the way from the home page down to a place */
function placeCrumbs({ name, kind, zipCode }) {
	const near = zipCode ? ` near ${zipCode}` : "";
	const list = listOf(kind, zipCode ? { zipCode } : {});
	return [
		{
			name: "Home",
			to: paths.home
		},
		{
			...list,
			name: list.name + near
		},
		{ name }
	];
}
/** The page that lists the places of a kind. */
function listOf(kind, at) {
	if (kind === "farmers_market") return {
		name: "Farmers markets",
		to: paths.farmersMarkets(at)
	};
	if (kind === "csa") return {
		name: "CSA shares",
		to: paths.csa(at)
	};
	if (kind === "u_pick") return {
		name: "U-pick farms",
		to: paths.uPick(at)
	};
	return {
		name: "Farms",
		to: paths.browse(at)
	};
}
/** @returns title, description and keywords of a place's page */
function placeMeta(place) {
	const { name, description, productTypes, zipCode } = place;
	const town = townOf(place);
	const kind = PLACE_KIND_LABELS[place.kind];
	const written = description?.replace(/\s+/g, " ").trim() ?? "";
	const facts = [
		`${name}: ${kind.toLowerCase()}${town ? ` in ${town}` : ""}`,
		productTypes.length > 0 && productTypes.slice(0, 4).join(", "),
		"Hours, directions and what to find there"
	].filter(Boolean);
	const text = written.length > SHORT_DESCRIPTION ? written : `${facts.join(". ")}.`;
	return {
		title: town ? `${name} in ${town}` : name,
		description: metaDescription(text),
		keywords: [
			name,
			kind,
			...productTypes.slice(0, 6),
			town,
			zipCode
		].filter((word) => Boolean(word))
	};
}
/** A shorter one says too little of a place. */
var SHORT_DESCRIPTION = 60;
// src/directory/places/place-queries.ts
/** @returns the id at the end of a page's address: 12 of "river-market-12"; what is none is no place's id */
var idOf = (slug) => /(?:^|-)([1-9]\d{0,8})$/.exec(slug)?.[1] ?? "0";
/** GET /api/places/{id}; `slug` as it stands in the page's address. */
function placeQuery(slug) {
	return apiQuery(`/api/places/${idOf(slug)}`);
}
/**
* @returns where a place is found instead: at its registered farm, or at its newest name; undefined where it
* is found at this address
*/
function movedPlacePath(slug, place) {
	if (!place) return void 0;
	if (place.farmId !== null) return paths.farm(place.farmId);
	return place.path === `/places/${slug}` ? void 0 : place.path;
}
// src/directory/places/place-page.server.ts
/** What schema.org calls them, and what tells them from others of that name. */
var TYPES = {
	farmers_market: ["GroceryStore", "https://en.wikipedia.org/wiki/Farmers%27_market"],
	on_farm_market: ["GroceryStore", "https://en.wikipedia.org/wiki/Farm_shop"],
	farm_stand: ["GroceryStore", "https://en.wikipedia.org/wiki/Farm_shop"],
	food_hub: ["GroceryStore", "https://en.wikipedia.org/wiki/Food_hub"],
	csa: ["LocalBusiness", "https://en.wikipedia.org/wiki/Community-supported_agriculture"],
	agritourism: ["TouristAttraction", "https://en.wikipedia.org/wiki/Agritourism"],
	u_pick: ["TouristAttraction", "https://en.wikipedia.org/wiki/U-pick"]
};
var placeServerPage = {
	module: "src/directory/places/place-page.tsx",
	subject: ({ params }) => placeQuery(params.slug ?? ""),
	movedTo: ({ params }, answers) => {
		const slug = params.slug ?? "";
		const path = movedPlacePath(slug, answers.getQueryData(placeQuery(slug).queryKey));
		return path === void 0 ? void 0 : {
			path,
			status: 308
		};
	},
	jsonLd: ({ params }, answers, { publicUrl, year }) => {
		const place = answers.getQueryData(placeQuery(params.slug ?? "").queryKey);
		return place && placeStructuredData(place, publicUrl, year);
	}
};
/**
* The place for search engines, and the breadcrumb.
* @param publicUrl the site's address without a slash at its end
* @param year the year that the seasons' dates are put into, since schema.org knows no dates without one
*/
function placeStructuredData(place, publicUrl, year) {
	return {
		"@context": "https://schema.org",
		"@graph": [
			placeData(place, publicUrl, year),
			...place.days.map((day) => marketEvent(place, day, publicUrl)),
			breadcrumbData(placeCrumbs(place), publicUrl)
		]
	};
}
function placeData(place, publicUrl, year) {
	const [type, more] = TYPES[place.kind];
	const picture = pictureAddress(place.imageUrl);
	const hours = openingHours(place.seasons, year);
	const special = specialOpeningHours(place.exceptions);
	return {
		"@type": type,
		"@id": `${publicUrl}${place.path}#place`,
		...more && { additionalType: more },
		name: place.name,
		url: publicUrl + place.path,
		...place.description && { description: place.description },
		address: postalAddress({
			...place,
			street: streetOf(place)
		}),
		...geo(place),
		...place.phone && { telephone: place.phone },
		...sameAs(place),
		...picture && { image: onSite(picture, publicUrl) },
		...hours.length > 0 && { openingHoursSpecification: hours },
		...special.length > 0 && { specialOpeningHoursSpecification: special }
	};
}
// src/directory/pages.server.ts
var directoryServerPages = {
	home: homeServerPage,
	browse: browseServerPage,
	markets: marketsServerPage,
	thisSaturday: saturdayServerPage,
	csa: csaServerPage,
	uPick: uPickServerPage,
	post: postServerPage,
	dashboard: {
		module: "src/directory/farmer-dashboard/dashboard-page.tsx",
		isPersonal: true
	},
	editListing: {
		module: "src/directory/listing-form/edit-listing-page.tsx",
		isPersonal: true
	},
	keepListing: {
		module: "src/directory/keep-listing/keep-listing-page.tsx",
		isPersonal: true
	},
	listing: listingServerPage,
	newFarm: { module: "src/directory/farms/new/new-farm-page.tsx" },
	claim: claimServerPage,
	farm: farmServerPage,
	myMarketDays: {
		module: "src/directory/market-days/my-market-days-page.tsx",
		isPersonal: true
	},
	stillRight: {
		module: "src/directory/still-right/still-right-page.tsx",
		isPersonal: true
	},
	marketAnswer: {
		module: "src/directory/market-days/answer-page.tsx",
		isPersonal: true
	},
	weatherAnswer: {
		module: "src/directory/market-days/weather-answer-page.tsx",
		isPersonal: true
	},
	myMarkets: {
		module: "src/directory/market-management/my-markets-page.tsx",
		isPersonal: true
	},
	manageMarket: {
		module: "src/directory/market-management/manage-market-page.tsx",
		isPersonal: true
	},
	editMarket: {
		module: "src/directory/market-management/edit-market-page.tsx",
		isPersonal: true
	},
	place: placeServerPage,
	editFarm: {
		module: "src/directory/farms/edit/edit-farm-page.tsx",
		isPersonal: true
	}
};
// src/marketplace/cart/pages.server.ts
var cartServerPages = {
	cart: {
		module: "src/marketplace/cart/cart-page.tsx",
		isPersonal: true
	},
	checkout: {
		module: "src/marketplace/cart/checkout/checkout-page.tsx",
		isPersonal: true
	}
};
// src/marketplace/orders/pages.server.ts
var orderServerPages = {
	orders: {
		module: "src/marketplace/orders/orders-page.tsx",
		isPersonal: true
	},
	order: {
		module: "src/marketplace/orders/order-page.tsx",
		isPersonal: true
	},
	pay: {
		module: "src/marketplace/orders/payment/pay-page.tsx",
		isPersonal: true
	}
};
// src/marketplace/shop/address/shop-address.ts
var EVERYWHERE = "everywhere";
/** The longest key that the API takes. */
var MAX_KEY_LENGTH$1 = 200;
/** @returns the state in an address; the category 'all' is none, and so is everything unknown */
function readShop(query) {
	const category = query.get("category")?.trim().toLowerCase();
	const filters = readShopFilters(query);
	return {
		search: readText(query, "search", 200),
		category: PRODUCT_CATEGORIES.find((one) => one === category) ?? "",
		sort: PRODUCT_SORTS.find((one) => one === query.get("sort")) ?? "newest",
		filters,
		isEverywhere: filters.zipCode === "" && (query.get("near") === EVERYWHERE || query.has("zipCode")),
		view: query.get("view") === "list" ? "list" : "grid",
		after: readText(query, "after", MAX_KEY_LENGTH$1)
	};
}
/** @returns the page's address, without anything that goes without saying */
function shopAddress(state) {
	const { search, category, sort, filters, isEverywhere, view, after } = state;
	return paths.marketplace({
		search,
		category,
		sort: sort === "newest" ? void 0 : sort,
		...writeShopFilters(filters),
		near: isEverywhere && filters.zipCode === "" ? EVERYWHERE : void 0,
		view: view === "grid" ? void 0 : view,
		after
	});
}
/** @returns the same products near a ZIP code; those that are near one, or from everywhere by choice, stay */
function nearState(state, near) {
	if (near === null || state.isEverywhere || state.filters.zipCode !== "") return state;
	return nearZipState(state, near);
}
/** @returns the same products near that ZIP code */
var nearZipState = (state, zipCode) => ({
	...state,
	filters: {
		...state.filters,
		zipCode
	},
	isEverywhere: false,
	after: ""
});
/** @returns the same products from everywhere */
var everywhereState = (state) => ({
	...state,
	filters: {
		...state.filters,
		zipCode: "",
		radius: NO_FILTERS$1.radius,
		pickupOn: ""
	},
	isEverywhere: true,
	after: ""
});
/** Only a category makes a page of its own for search engines. */
var canonicalShop = ({ category }) => paths.marketplace({ category });
/**
* The call for some products.
* @param after where they begin; '' is the beginning
*/
function productsCall(state, after) {
	const { search, category, sort, filters } = state;
	return withQuery("/api/products", {
		search,
		category,
		sort: sort === "newest" ? void 0 : sort,
		...writeShopFilters(filters),
		limit: 20,
		after
	});
}
/** @returns the call for the products of one vendor, the newest first */
function vendorProductsCall(vendorId, after) {
	return withQuery("/api/products", {
		vendorId,
		limit: 20,
		after
	});
}
/** @returns "Shop the Marketplace", "Shop Baked Goods" */
var shopHeadline = ({ category }) => category === "" ? "Shop the Marketplace" : `Shop ${categoryLabel(category)}`;
/** @returns "1 product", "398 products", "1,000+ products" */
function productCount({ total, isMore }) {
	if (total === null) return "";
	const text = countOf(Math.min(total, COUNT_BOUND), "product");
	return isMore ? text.replace(" ", "+ ") : text;
}
/** GET /api/products; `address` as `productsCall` writes it. */
var productsQuery = (address) => apiListQuery(address);
/** GET /api/products/{id}/reviews and GET /api/vendors/{id}/reviews, the newest first. */
var reviewsQuery = (of, id, limit = 10) => apiListQuery(withQuery(`/api/${of}/${encodeURIComponent(id)}/reviews`, { limit }));
/** GET /api/vendors/{id}/farms: the farms of its business, and where it is on market days. */
var vendorFarmsQuery = (id) => apiQuery(`/api/vendors/${encodeURIComponent(id)}/farms`);
/**
* GET /api/products/{id}/reviews/mine: whether the signed-in person may review it, and what that person
* wrote.
*/
var ownReviewQuery = (productId) => apiQuery(`/api/products/${productId}/reviews/mine`);
// src/marketplace/shop/market/market-head.tsx
/** @returns the way from the home page to this one; the last step has no address */
function marketCrumbs({ category }) {
	const home = {
		name: "Home",
		to: paths.home
	};
	if (category === "") return [home, { name: "Marketplace" }];
	return [
		home,
		{
			name: "Marketplace",
			to: paths.marketplace()
		},
		{ name: categoryLabel(category) }
	];
}
function MarketHead({ state, isEmpty }) {
	const what = state.category ? categoryLabel(state.category) : "Farm-fresh food and more";
	const title = state.category ? `${what} from small farms` : "Marketplace: buy from small farms";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
		title: state.search ? `“${state.search}”: ${title}` : title,
		description: `${what} from small US farms: compare prices, see what is in stock and how it ships, and buy from several farms in one cart.`,
		keywords: [
			...state.category ? [`buy ${what.toLowerCase()} online`] : [],
			"farm marketplace",
			"buy from farmers online",
			"farm fresh food"
		],
		canonical: canonicalShop(state),
		noindex: state.search !== "" || state.after !== "" || isEmpty
	});
}
// src/marketplace/shop/market/use-pickup-days.ts
/** As far as the products of a day are searched. */
var PICKUP_MILES = 50;
/** GET /api/pickups/near, for its days. */
var daysQuery = (zipCode) => apiQuery(withQuery("/api/pickups/near", {
	zipCode,
	radius: PICKUP_MILES,
	limit: 1
}));
/**
* The days on which something can be picked up near the ZIP code, and the chosen one in any case.
* @returns none where nothing is handed over on dates near there
*/
function usePickupDays({ zipCode, pickupOn }) {
	const zip = readZip(zipCode);
	const { data } = useQuery({
		...daysQuery(zip ?? ""),
		enabled: zip !== null
	});
	if (zip === null) return [];
	const days = (data?.days ?? []).map(({ date, vendors }) => ({
		value: date,
		label: `${dayLabel(date, 3)} (${countOf(vendors, "vendor")})`
	}));
	if (pickupOn !== "" && days.every(({ value }) => value !== pickupOn)) days.unshift({
		value: pickupOn,
		label: dayLabel(pickupOn, 3)
	});
	return days.length === 0 ? [] : [{
		value: "",
		label: "Pickup on any day"
	}, ...days];
}
// src/marketplace/shop/market/market-page.server.ts
var productsIn = (state) => productsQuery(productsCall(state, state.after));
var marketServerPage = {
	module: "src/marketplace/shop/market/market-page.tsx",
	nearer: ({ query }, near) => {
		const state = readShop(query);
		const nearer = nearState(state, near);
		return nearer === state ? void 0 : shopAddress(nearer);
	},
	load: ({ query }) => {
		const state = readShop(query);
		const { zipCode } = state.filters;
		const zip = readZip(zipCode);
		return [
			...isBadZip(zipCode) ? [] : [productsIn(state)],
			...zip === null ? [] : [daysQuery(zip)],
			...cityQueries(zipCode),
			...cityQueries(state.search)
		];
	},
	movedTo: ({ query }, answers) => {
		const state = readShop(query);
		return cityFound(state.filters.zipCode, answers, (zipCode) => shopAddress(nearZipState(state, zipCode))) ?? citySearched(state.search, answers, (zipCode) => shopAddress(nearZipState({
			...state,
			search: ""
		}, zipCode)));
	},
	isNowhere: ({ query }, answers) => {
		const state = readShop(query);
		if (state.after === "") return false;
		const found = answers.getQueryState(productsIn(state).queryKey);
		return found?.error ? isMissing(found.error) : found?.data?.items.length === 0;
	},
	jsonLd: ({ query }, answers, { publicUrl }) => {
		const state = readShop(query);
		const products = answers.getQueryData(productsIn(state).queryKey)?.items ?? [];
		return {
			"@context": "https://schema.org",
			"@graph": [breadcrumbData(marketCrumbs(state), publicUrl), ...itemListData("Products", products.map(({ id, name }) => ({
				name,
				path: paths.product(id)
			})), publicUrl)]
		};
	}
};
// ../backend/src/contract/marketplace/variant-words.ts
/** @returns what a product is called in the option that was chosen: "Eggs, Flat of 30" */
var nameWithVariant = (product, variant) => variant ? `${product}, ${variant}` : product;
/** @returns whether a shopper has to choose one of its options */
var hasChoice = ({ variantCount = 0 }) => variantCount > 1;
/** @returns whether it is sold in options: then their names, not the unit, say how much one is */
var hasOptions = ({ variantCount = 0 }) => variantCount > 0;
/** @returns "$4.50 per bunch", "$14.00" for the only option, or "From $6.50" where there is a choice */
function productPriceText({ price, unit, ...options }) {
	const dollars = price.toFixed(2);
	if (!hasOptions(options)) return formatPricePerUnit(dollars, unit);
	return `${hasChoice(options) ? "From " : ""}${formatPrice(dollars)}`;
}
// src/marketplace/parts/option-address.ts
/** What the address of a product's page calls the option that is chosen. */
var OPTION_PARAM = "option";
/** @returns the address of a product's page, where an option may be chosen: "/products/7?option=12" */
var productPath = (productId, optionId) => withQuery(paths.product(productId), { [OPTION_PARAM]: optionId });
// src/marketplace/shop/product/product-meta.ts
/** @returns the way from the home page down to a product */
function productCrumbs({ name, category }) {
	return [
		{
			name: "Home",
			to: paths.home
		},
		{
			name: "Marketplace",
			to: paths.marketplace()
		},
		{
			name: categoryLabel(category),
			to: paths.marketplace({ category })
		},
		{ name }
	];
}
/** @returns title, description and keywords of a product's page */
function productMeta({ name, description, category, tags, vendor }) {
	return {
		title: `${name} - ${vendor.businessName}`,
		description: description.replace(/\s+/g, " ").slice(0, 150),
		keywords: [
			name,
			categoryLabel(category).toLowerCase(),
			vendor.businessName,
			...tags
		]
	};
}
/** @returns the product's pictures that may be shown, each with its address and what it shows */
function picturesOf({ images, name }) {
	return images.flatMap(({ url, alt }) => {
		const address = pictureAddress(url);
		return address === null ? [] : [{
			address,
			alt: alt || name
		}];
	});
}
// src/marketplace/shop/product/options/product-options.ts
/** @returns the options that a shopper chooses between; none where there is nothing to choose */
var choicesOf = ({ variants = [] }) => hasChoice({ variantCount: variants.length }) ? variants : [];
/**
* @param before the id of what was shown until now: it stays, also when it is sold out by now
* @returns the option that an address names, else what was shown, else the first that is in stock, else the
*   first
*/
function readOption({ variants = [] }, query, before) {
	const named = query.get("option") ?? "";
	const wanted = /^[1-9]\d*$/.test(named) ? Number(named) : before;
	if (wanted === void 0) return {
		option: variants.find(({ inventory }) => inventory > 0) ?? variants[0] ?? null,
		hasEnded: false
	};
	const option = variants.find(({ id }) => id === wanted) ?? null;
	return {
		option,
		hasEnded: option === null
	};
}
/** @returns a product as it is sold in an option */
function inOption(product, option) {
	if (!option) return product;
	return {
		...product,
		price: option.price,
		inventory: option.inventory,
		imageUrl: option.imageUrl ?? product.imageUrl,
		shippingWeight: option.shippingWeight ?? product.shippingWeight,
		isOrganic: option.isOrganic ?? product.isOrganic
	};
}
/** @returns which of a product's pictures shows the option; the first one where none does */
function pictureOf(product, option) {
	const address = pictureAddress(option?.imageUrl ?? null);
	const found = picturesOf(product).findIndex((picture) => picture.address === address);
	return Math.max(found, 0);
}
/** @returns the query of an address with another option */
function withOption(query, optionId) {
	const next = new URLSearchParams(query);
	next.set(OPTION_PARAM, String(optionId));
	return next;
}
// src/marketplace/shop/product/product-tabs-address.ts
/** The tabs of a product's page, the first one shown where the address names none. */
var PRODUCT_TABS = [
	"vendor",
	"reviews",
	"shipping"
];
/** @returns the tab in an address */
function readTab(query) {
	return PRODUCT_TABS.find((tab) => tab === query.get("tab")) ?? "vendor";
}
/**
* @param query what the address says now: an option that is chosen stays
* @returns the query of a tab's address: "?tab=reviews"; nothing for the first tab
*/
var tabQuery = (tab, query) => withQuery("", {
	tab: tab === "vendor" ? void 0 : tab,
	[OPTION_PARAM]: query.get(OPTION_PARAM)
});
// src/marketplace/shop/product/product-page.server.ts
var productServerPage = {
	module: "src/marketplace/shop/product/product-page.tsx",
	subject: ({ params }) => productQuery(params.id ?? ""),
	load: ({ params, query }) => readTab(query) === "reviews" ? [reviewsQuery("products", params.id ?? "")] : [],
	loadMore: ({ params }, answers) => {
		const product = answers.getQueryData(productQuery(params.id ?? "").queryKey);
		return product ? [vendorQuery(String(product.vendorId))] : [];
	},
	jsonLd: ({ params }, answers, { publicUrl }) => {
		const product = answers.getQueryData(productQuery(params.id ?? "").queryKey);
		return product && productStructuredData(product, publicUrl);
	}
};
/**
* The product for search engines with its offer. A rating stands there only where somebody has given one.
* @param publicUrl the site's address without a slash at its end
*/
function productStructuredData(product, publicUrl) {
	return {
		"@context": "https://schema.org",
		"@graph": [subjectData(product, publicUrl), breadcrumbData(productCrumbs(product), publicUrl)]
	};
}
/** What it is sold in makes a group of products. */
function subjectData(product, publicUrl) {
	const address = publicUrl + paths.product(product.id);
	const options = choicesOf(product);
	const facts = {
		"@id": `${address}#product`,
		...factsOf(product, publicUrl)
	};
	if (options.length === 0) {
		const [only = null] = product.variants ?? [];
		return {
			"@type": "Product",
			...facts,
			...only && {
				name: nameWithVariant(product.name, only.name),
				size: only.name
			},
			offers: offerData(inOption(product, only), address, publicUrl)
		};
	}
	return {
		"@type": "ProductGroup",
		...facts,
		url: address,
		productGroupID: String(product.id),
		variesBy: "https://schema.org/size",
		hasVariant: options.map((option) => optionData(product, option, publicUrl))
	};
}
function optionData(product, option, publicUrl) {
	const address = publicUrl + productPath(product.id, option.id);
	const picture = pictureAddress(option.imageUrl);
	const pictures = picture === null ? picturesFor(product, publicUrl) : [wholeAddress(picture, publicUrl)];
	return {
		"@type": "Product",
		"@id": `${address}#product`,
		sku: `${product.id}-${option.id}`,
		name: nameWithVariant(product.name, option.name),
		description: product.description,
		size: option.name,
		...pictures.length > 0 && { image: pictures },
		offers: offerData(inOption(product, option), address, publicUrl)
	};
}
var wholeAddress = (address, publicUrl) => address.startsWith("/") ? publicUrl + address : address;
var picturesFor = (product, publicUrl) => picturesOf(product).map(({ address }) => wholeAddress(address, publicUrl));
function factsOf(product, publicUrl) {
	const pictures = picturesFor(product, publicUrl);
	return {
		name: product.name,
		description: product.description,
		category: categoryLabel(product.category),
		...pictures.length > 0 && { image: pictures },
		brand: {
			"@type": "Brand",
			name: product.vendor.businessName
		},
		...product.rating !== null && product.reviewCount > 0 && { aggregateRating: {
			"@type": "AggregateRating",
			ratingValue: product.rating.toFixed(1),
			reviewCount: product.reviewCount
		} }
	};
}
function offerData({ price, inventory, vendor }, address, publicUrl) {
	return {
		"@type": "Offer",
		url: address,
		price: price.toFixed(2),
		priceCurrency: "USD",
		availability: inventory > 0 && !vendor.backOn ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
		seller: {
			"@type": "Organization",
			name: vendor.businessName,
			url: publicUrl + paths.vendor(vendor.id)
		}
	};
}
// src/marketplace/shop/pages.server.ts
var shopServerPages = {
	market: marketServerPage,
	product: productServerPage
};
// src/marketplace/vendor/pages.server.ts
var vendorServerPages = {
	dashboard: {
		module: "src/marketplace/vendor/dashboard/dashboard-page.tsx",
		isPersonal: true
	},
	onboarding: {
		module: "src/marketplace/vendor/profile/onboarding-page.tsx",
		isPersonal: true
	},
	editProfile: {
		module: "src/marketplace/vendor/profile/edit-profile-page.tsx",
		isPersonal: true
	},
	newProduct: {
		module: "src/marketplace/vendor/product-form/new-product-page.tsx",
		isPersonal: true
	},
	editProduct: {
		module: "src/marketplace/vendor/product-form/edit-product-page.tsx",
		isPersonal: true
	},
	getPaid: {
		module: "src/marketplace/vendor/get-paid/get-paid-page.tsx",
		isPersonal: true
	},
	getPaidTest: {
		module: "src/marketplace/vendor/get-paid/test-account-page.tsx",
		isPersonal: true
	},
	yearStatement: {
		module: "src/marketplace/vendor/get-paid/year/year-page.tsx",
		isPersonal: true
	},
	terms: {
		module: "src/marketplace/vendor/terms/terms-page.tsx",
		isPersonal: true
	},
	codes: {
		module: "src/marketplace/vendor/terms/codes-page.tsx",
		isPersonal: true
	},
	vendorOrder: {
		module: "src/marketplace/vendor/orders/order-page.tsx",
		isPersonal: true
	},
	packing: {
		module: "src/marketplace/vendor/packing/packing-page.tsx",
		isPersonal: true
	},
	weighing: {
		module: "src/marketplace/vendor/weighing/weighing-page.tsx",
		isPersonal: true
	},
	pickupDays: {
		module: "src/marketplace/vendor/pickup-days/pickup-days-page.tsx",
		isPersonal: true
	},
	pickupDay: {
		module: "src/marketplace/vendor/pickup-days/day/pickup-day-page.tsx",
		isPersonal: true
	},
	handover: {
		module: "src/marketplace/vendor/handover/handover-page.tsx",
		isPersonal: true
	},
	daysOff: {
		module: "src/marketplace/vendor/days-off/days-off-page.tsx",
		isPersonal: true
	},
	pickups: {
		module: "src/marketplace/vendor/pickups/pickups-page.tsx",
		isPersonal: true
	},
	pickupSite: {
		module: "src/marketplace/vendor/pickups/sites/site-page.tsx",
		isPersonal: true
	},
	pickupSchedule: {
		module: "src/marketplace/vendor/pickups/schedules/schedule-page.tsx",
		isPersonal: true
	},
	deliveryZones: {
		module: "src/marketplace/vendor/delivery-zones/zones-page.tsx",
		isPersonal: true
	},
	deliveryDay: {
		module: "src/marketplace/vendor/delivery-zones/day/day-page.tsx",
		isPersonal: true
	},
	pickList: {
		module: "src/marketplace/vendor/orders/pick-list/pick-list-page.tsx",
		isPersonal: true
	}
};
// src/marketplace/shop/vendor/vendor-facts.ts
/** @returns what a vendor sells, in words: "Honey, Preserves"; "None yet" while there is nothing */
var specialtiesText = ({ specialties }) => specialties.map(categoryLabel).join(", ") || "None yet";
/** @returns the way from the home page down to a vendor */
function vendorCrumbs({ businessName }) {
	return [
		{
			name: "Home",
			to: paths.home
		},
		{
			name: "Marketplace",
			to: paths.marketplace()
		},
		{ name: businessName }
	];
}
/** @returns title and description of a vendor's page */
function vendorMeta({ businessName, city, state, description }) {
	return {
		title: `${businessName} in ${city}, ${state}`,
		description: description.replace(/\s+/g, " ").slice(0, 150)
	};
}
// src/marketplace/shop/vendor/vendor-data.server.ts
/**
* The vendor for search engines. A rating stands there only where somebody has given one.
* @param publicUrl the site's address without a slash at its end
*/
function vendorStructuredData(vendor, publicUrl) {
	return {
		"@context": "https://schema.org",
		"@graph": [businessData(vendor, publicUrl), breadcrumbData(vendorCrumbs(vendor), publicUrl)]
	};
}
function businessData(vendor, publicUrl) {
	const address = publicUrl + paths.vendor(vendor.id);
	const picture = pictureAddress(vendor.imageUrl);
	const website = webAddress(vendor.website);
	return {
		"@type": "LocalBusiness",
		"@id": `${address}#vendor`,
		name: vendor.businessName,
		description: vendor.description,
		url: address,
		address: {
			"@type": "PostalAddress",
			addressLocality: vendor.city,
			addressRegion: vendor.state,
			postalCode: vendor.zipCode,
			addressCountry: "US"
		},
		...picture && { image: picture.startsWith("/") ? publicUrl + picture : picture },
		...website && { sameAs: website },
		...vendor.rating !== null && vendor.reviewCount > 0 && { aggregateRating: {
			"@type": "AggregateRating",
			ratingValue: vendor.rating.toFixed(1),
			reviewCount: vendor.reviewCount
		} }
	};
}
// src/marketplace/shop/vendor/vendor-address.ts
/** The longest key that the API takes. */
var MAX_KEY_LENGTH = 200;
/** @returns from where on the address shows a vendor's products; '' is the beginning */
var readAfter = (query) => readText(query, "after", MAX_KEY_LENGTH);
// src/marketplace/shop/vendor/vendor-queries.server.ts
/** @returns what a vendor's page shows beside the vendor */
var vendorPageQueries = ({ params, query }) => [
	productsQuery(vendorProductsCall(params.id ?? "", readAfter(query))),
	reviewsQuery("vendors", params.id ?? ""),
	vendorFarmsQuery(params.id ?? "")
];
var appServerPages = {
	vendorOrListing: {
		module: "src/app/vendor-or-listing-page.tsx",
		subject: ({ params }) => [vendorQuery(params.id ?? ""), listingQuery(params.id ?? "")],
		loadMore: (request, answers) => {
			return answers.getQueryData(vendorQuery(request.params.id ?? "").queryKey) ? vendorPageQueries(request) : [];
		},
		jsonLd: (request, answers, site) => {
			const vendor = answers.getQueryData(vendorQuery(request.params.id ?? "").queryKey);
			return vendor ? vendorStructuredData(vendor, site.publicUrl) : listingServerPage.jsonLd?.(request, answers, site);
		}
	},
	notFound: { module: "src/app/not-found-page.tsx" }
};
// src/app/routes.server.ts
function joined(pages, serverPages) {
	return Object.keys(pages).map((name) => [pages[name], serverPages[name]]);
}
/** What the server needs of every page of the storefront, by its row of the route table. */
var serverPages = new Map([
	...joined(directoryPages, directoryServerPages),
	...joined(accountPages, accountServerPages),
	...joined(contentPages, contentServerPages),
	...joined(shopPages, shopServerPages),
	...joined(cartPages, cartServerPages),
	...joined(orderPages, orderServerPages),
	...joined(vendorPages, vendorServerPages),
	...joined(appPages, appServerPages)
]);
// src/lib/page/script-json.ts
var ESCAPES = {
	"<": "\\u003c",
	"\u2028": "\\u2028",
	"\u2029": "\\u2029"
};
/**
* JSON that may stand inside a script element, whatever people typed into it: nothing in it can close the
* element or open a comment, and it stays the same JSON.
*/
function scriptJson(value) {
	return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => ESCAPES[character] ?? "");
}
// src/entry-server.tsx
/** The file of every page, for the build's check of sizes. */
var pageModules = [...serverPages.values()].map(({ module }) => module);
/**
* Renders one page with its data. Failing queries do not throw: the page shows their message, and its status
* says so where nothing is left.
*/
async function render(request) {
	const url = new URL(request.config.publicUrl + request.url);
	const { page, params, path } = matchPage(url.pathname.replace(/\/+$/, "").replace(/^\/*/, "/"));
	const given = page.status === 404 ? url.pathname : request.url.replace(/\?.*/s, "");
	const server = serverPageOf(page);
	if (path !== given) return redirect(path + url.search, server);
	const client = createQueryClient(request.fetch);
	const renderedAt = /* @__PURE__ */ new Date(Math.floor(request.now.getTime() / 6e4) * 6e4);
	const { near } = request;
	const asked = {
		params,
		query: url.searchParams
	};
	const nearer = near === null ? void 0 : server.nearer?.(asked, near);
	if (nearer !== void 0) return redirect(nearer, server, 302);
	const [status] = await Promise.all([load(page, server, asked, client), ...near === null ? [] : [client.prefetchQuery(zipQuery(near))]]);
	const moved = server.movedTo?.(asked, client);
	if (typeof moved === "string") return redirect(moved, server);
	if (moved !== void 0) return redirect(moved.path, server, moved.status);
	const html = (0, import_server_node.renderToString)(/* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_dist.StaticRouter, {
		location: url.pathname + url.search,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(App, {
			config: request.config,
			client,
			renderedAt,
			near
		})
	}));
	const { publicUrl, socialLinks } = request.config;
	const jsonLd = server.jsonLd?.(asked, client, {
		publicUrl,
		socialLinks,
		year: renderedAt.getUTCFullYear()
	});
	const state = {
		config: request.config,
		renderedAt: renderedAt.toISOString(),
		near,
		queries: storeQueries(client)
	};
	const answers = client.getQueryCache().getAll().filter(({ state: { status } }) => status !== "pending");
	const failures = answers.flatMap(({ state: { error } }) => isTrouble(error) ? [error] : []);
	client.clear();
	return {
		status: failures.find(isWithoutDatabase)?.status ?? (failures.length > 0 && failures.length === answers.length ? statusOfFailure(failures[0]) : status),
		isWhole: failures.length === 0,
		isPersonal: server.isPersonal ?? false,
		...splitHead(html),
		jsonLd: jsonLd ? jsonLdScript(jsonLd) : "",
		state: scriptJson(state),
		modules: [server.module]
	};
}
function serverPageOf(page) {
	const found = serverPages.get(page);
	if (!found) throw new Error(`The server knows no page at ${page.paths.join()}`);
	return found;
}
var jsonLdScript = (data) => `<script type="application/ld+json">${scriptJson(data)}<\/script>`;
function redirect(location, { isPersonal = false }, status = 301) {
	return {
		status,
		isWhole: true,
		isPersonal,
		location,
		head: "",
		body: "",
		jsonLd: "",
		state: "",
		modules: []
	};
}
/** Fetches the page's code and all of its data side by side. @returns the page's status */
async function load(page, server, request, client) {
	const [failure] = await Promise.all([
		loadSubject(server, request, client),
		page.ready(),
		loadAll(server.load?.(request), client)
	]);
	if (failure) return statusOfFailure(failure);
	await loadAll(server.loadMore?.(request, client), client);
	return server.isNowhere?.(request, client) ? 404 : page.status ?? 200;
}
var loadAll = (queries = [], client) => Promise.all(queries.map(({ queryKey, meta }) => client.prefetchQuery({
	queryKey,
	meta
})));
/**
* @returns why none of what the page may be about can be had; null where it can, or where it is about nothing
* in particular
*/
async function loadSubject(page, request, client) {
	let failure = null;
	for (const { queryKey, meta } of [page.subject?.(request) ?? []].flat()) {
		await client.prefetchQuery({
			queryKey,
			meta
		});
		failure = client.getQueryState(queryKey)?.error ?? null;
		if (!failure || statusOfFailure(failure) !== 404) return failure;
	}
	return failure;
}
/** What cannot be asked for is not there; what cannot be answered is the server's own trouble. */
function statusOfFailure(failure) {
	return isMissing(failure) ? 404 : failure instanceof ApiError ? failure.status : 500;
}
/** Whether it is the server's own trouble, which passes, and not an answer. */
var isTrouble = (error) => error !== null && statusOfFailure(error) >= 500;
/**
* Whether all that is left of a page is what this server knows by heart. A proxy then asks another server.
*/
var isWithoutDatabase = (error) => error instanceof ApiError && error.body?.error === "DATABASE_UNAVAILABLE";
/** React puts the title, meta and link elements of a tree without <html> before everything else. */
function splitHead(html) {
	const start = html.search(/<(?!title|meta|link|\/)/);
	return {
		head: html.slice(0, start),
		body: html.slice(start)
	};
}
export { useAddressField as $, placePath as $n, visibleResults as $t, productCount as A, guideCrumbs as An, iconButtonClass as Ar, townOf as At, LineUpList as B, NATIONWIDE_SHIPPING_CENTS as Bn, STATE_BOUNDS as Br, claimQuery as Bt, ownReviewQuery as C, CouldNotLoad as Cn, vendorQuery as Cr, HomeHead as Ct, everywhereState as D, monthsText as Dn, personLinks as Dr, readHomeSearch as Dt, vendorFarmsQuery as E, inSeasonQuery as En, needsSession as Er, homeSearchCall as Et, vendorProductsCall as F, stateQuery as Fn, ChevronDown as Fr, shownSocialLinks as Ft, alertWords as G, shippingCents as Gn, isSignedOut as Gr, ownFarmsQuery as Gt, WeatherNote as H, REGIONAL_SHIPPING_CENTS as Hn, setFarmApplicationOpen as Hr, farmQuery as Ht, movedPlacePath as I, shownSeason as In, HEADER_LINKS as Ir, pictureAddress as It, dayHours as J, FAQ_CRUMBS as Jn, useSession as Jr, dashboardQuery as Jt, directionsAddress as K, subtotalOf as Kn, noteEndedSession as Kr, refreshFarms as Kt, placeQuery as L, CHECKOUT_METHODS as Ln, isCurrent as Lr, claimAddress as Lt, readShop as M, guidesQuery as Mn, Segmented as Mr, SOCIAL_LABELS as Mt, shopAddress as N, locationQuery as Nn, PostListingButton as Nr, SOCIAL_NETWORKS as Nt, nearState as O, STATE_NAMES as On, visitorLinks as Or, farmCrumbs as Ot, shopHeadline as P, pickupsNearQuery as Pn, openFarmApplication as Pr, readSocialLink as Pt, FinderSearchForm as Q, blogTitle as Qn, useBrowseResults as Qt, placeCrumbs as R, DISPATCH_TERMS as Rn, track as Rr, claimCall as Rt, MarketHead as S, Badge as Sn, vendorProfileQuery as Sr, NEWEST_LISTINGS as St, reviewsQuery as T, harvestNote as Tn, callingName as Tr, homeAddress as Tt, WEATHER_ANSWERS as U, RETURN_TERMS as Un, ME as Ur, farmShopQuery as Ut, DayStatus as V, PAYMENT_METHODS as Vn, DEVICE_SAVED_KEY as Vr, farmListingsQuery as Vt, alertSource as W, ZIP_NEEDED as Wn, confirmedSession as Wr, mergedFarmPath as Wt, dayTitle as X, BlogHead as Xn, useMutationState as Xr, nearQuery as Xt, dayStatus as Y, readAnswer as Yn, wasEndedHere as Yr, ownListingQuery as Yt, FINDER_FORM as Z, blogCrumbs as Zn, pagedResults as Zt, hasChoice as _, STATES_BY_NAME as _n, cartDiscountsQuery as _r, FinderHead as _t, PRODUCT_TABS as a, farmsCall as an, readBlog as ar, ListingFormSkeleton as at, productPriceText as b, ArtRow as bn, orderQuery as br, finderCall as bt, choicesOf as c, readBrowse as cn, page as cr, listingCrumbs as ct, readOption as d, stateCrumbs as dn, refreshCart as dr, U_PICK_GUIDE as dt, BrowseHead as en, articleQuery as er, useZipField as et, withOption as f, Checkbox as fn, takeCart as fr, cropsNamed as ft, productPath as g, TextField as gn, CART as gr, CSA_GUIDE as gt, productMeta as h, TextArea as hn, unitsIn as hr, CSA_FINDER as ht, vendorMeta as i, browseHeadline as in, isPastBlogEnd as ir, MARKET_FINDER as it, productsCall as j, guideQuery as jn, ThemeSwitch as jr, wholeAddress$1 as jt, nearZipState as k, GUIDES_CRUMBS as kn, IconButton as kr, farmMeta as kt, inOption as l, resultCount as ln, MarketplaceItem as lr, listingMeta as lt, productCrumbs as m, Select as mn, isOnSale as mr, hubPlacesQuery as mt, specialtiesText as n, BROWSE_TABS as nn, topicsQuery as nr, marketCitiesQuery as nt, readTab as o, impliedProductType as on, articleCrumbs as or, CheckingAuthentication as ot, picturesOf as p, pageModules, Field as pn, useCart as pr, pickingCalendarQuery as pt, Tags as q, FAQ_SECTIONS as qn, setSession as qr, similarFarmsQuery as qt, vendorCrumbs as r, render, browseAddress as rn, blogAddress as rr, marketStatesQuery as rt, tabQuery as s, pagedList as sn, articleMeta as sr, SignInGate as st, readAfter as t, browseCrumbs as tn, articlesQuery as tr, useZipCheck as tt, pictureOf as u, locationCrumbs as un, CART_CHANGE as ur, U_PICK_FINDER as ut, hasOptions as v, CropDial as vn, cartQuery as vr, finderCrumbs as vt, productsQuery as w, cropSearch as wn, AccountTrigger as wr, latestArticlesQuery as wt, usePickupDays as x, Card as xn, productQuery as xr, readFinder as xt, nameWithVariant as y, CategoryArt as yn, deliveryQuery as yr, finderAddress as yt, placeMeta as z, FREE_SHIPPING_FROM_CENTS as zn, PlaceThumbnail as zr, readClaim as zt };

import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as createLucideIcon } from "./createLucideIcon-B8SKdGX_.js";
import { n as ImagePlus } from "./rotate-cw-BcsPkMQv.js";
import { a as Spinner, i as buttonClass } from "./button-E5CZy8Ra.js";
import { n as IMAGE_SIZE_MESSAGE, r as IMAGE_TYPE_MESSAGE, s as isPictureFile, t as ACCEPTED_PICTURES } from "./images-D_L0W4B-.js";
// ../node_modules/lucide-react/dist/esm/icons/camera.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "camera",
	size: 24,
	node: [["path", {
		d: "M13.997 4a2 2 0 0 1 1.76 1.05l.486.9A2 2 0 0 0 18.003 7H20a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2h1.997a2 2 0 0 0 1.759-1.048l.489-.904A2 2 0 0 1 10.004 4z",
		key: "18u6gg"
	}], ["circle", {
		cx: "12",
		cy: "13",
		r: "3",
		key: "1vg3eu"
	}]]
};
__iconData.node;
var Camera = createLucideIcon(__iconData);
// src/ui/pictures/picture-drop.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** The platform's own way to a file, as a button. */
function FileButton(props) {
	const { label, icon, fromCamera, describedBy, isInvalid, isDisabled, inputRef, isMultiple, onFile } = props;
	const choose = ({ currentTarget }) => {
		const files = [...currentTarget.files ?? []];
		currentTarget.value = "";
		files.forEach(onFile);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
		className: buttonClass({ look: "secondary" }, clsx("relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf", fromCamera && "pointer-fine:hidden", isDisabled && "pointer-events-none text-soft")),
		children: [
			icon,
			label,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				ref: inputRef,
				type: "file",
				accept: ACCEPTED_PICTURES,
				...fromCamera && { capture: "environment" },
				multiple: isMultiple && !fromCamera,
				disabled: isDisabled,
				"aria-describedby": describedBy,
				"aria-invalid": isInvalid || void 0,
				onChange: choose,
				className: "sr-only"
			})
		]
	});
}
/** Where a picture is chosen, dropped, or, on phones, taken. */
function PictureDrop(props) {
	const { label, describedBy, isInvalid = false, isBusy = false, isDisabled = false, isMultiple = false, children, onFile } = props;
	const [isOver, setOver] = (0, import_react.useState)(false);
	const drop = (event) => {
		event.preventDefault();
		setOver(false);
		const files = [...event.dataTransfer.files].slice(0, isMultiple ? void 0 : 1);
		if (!isBusy && !isDisabled) files.forEach(onFile);
	};
	const over = (event) => {
		event.preventDefault();
		setOver(true);
	};
	const button = {
		describedBy,
		isInvalid,
		isDisabled: isDisabled || isBusy,
		isMultiple,
		onFile
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		onDragEnter: over,
		onDragOver: over,
		onDragLeave: () => setOver(false),
		onDrop: drop,
		className: clsx("flex flex-col items-center gap-3 rounded-card border-2 border-dashed px-4 py-6 text-center transition-colors", isOver ? "border-leaf bg-moss" : isInvalid ? "border-danger bg-card" : "border-line bg-card"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap justify-center gap-3",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FileButton, {
					...button,
					label: isBusy ? "Preparing..." : label,
					icon: isBusy ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Spinner, {}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ImagePlus, {
						"aria-hidden": true,
						size: 18
					}),
					inputRef: props.inputRef
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FileButton, {
					...button,
					label: "Take a photo",
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Camera, {
						"aria-hidden": true,
						size: 18
					}),
					fromCamera: true
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-sm text-soft pointer-coarse:hidden",
				children: [
					"or drop ",
					isMultiple ? "them" : "it",
					" here"
				]
			}),
			children
		]
	});
}
// src/ui/pictures/shrink-picture.ts
/**
* Photographs are made smaller in the browser before they are sent: nobody looks at 40 megapixels of carrots.
*/
/** The longest edge that is sent, in pixels; the widest picture that is kept has 1,600. */
var MAX_EDGE = 2e3;
var JPEG_QUALITY = .86;
/**
* @param bytes the file's size
* @returns the size to draw the picture in, in whole pixels; null for a picture that is small enough as it is
*/
function shrunkSize({ width, height }, bytes) {
	const edge = Math.max(width, height);
	if (edge <= 2e3) return bytes <= 15e5 ? null : {
		width,
		height
	};
	const share = MAX_EDGE / edge;
	return {
		width: Math.max(1, Math.round(width * share)),
		height: Math.max(1, Math.round(height * share))
	};
}
/** @returns the name of the file after it was made a JPEG: "barn.png" is "barn.jpg" then */
function jpegName(name) {
	return `${name.replace(/\.[^.]*$/, "") || "picture"}.jpg`;
}
/**
* @param file a JPEG or PNG
* @returns a smaller JPEG of the same picture, upright; `file` itself where it is small already, or cannot be
* drawn here
*/
async function shrinkPicture(file) {
	if (file.size > 41943040 || typeof createImageBitmap !== "function") return file;
	try {
		const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
		try {
			const size = shrunkSize(bitmap, file.size);
			const blob = size && await drawn(bitmap, size);
			return blob && blob.size < file.size ? new File([blob], jpegName(file.name), { type: "image/jpeg" }) : file;
		} finally {
			bitmap.close();
		}
	} catch {
		return file;
	}
}
async function drawn(bitmap, { width, height }) {
	const canvas = document.createElement("canvas");
	canvas.width = width;
	canvas.height = height;
	const context = canvas.getContext("2d");
	if (!context) return null;
	context.fillStyle = "#fff";
	context.fillRect(0, 0, width, height);
	context.imageSmoothingQuality = "high";
	context.drawImage(bitmap, 0, 0, width, height);
	return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", JPEG_QUALITY));
}
// src/ui/pictures/choose-picture.ts
/** How a JPEG and a PNG begin, and a HEIC behind its first four bytes. */
var BEGINNINGS = [
	{
		at: 0,
		bytes: [
			255,
			216,
			255
		]
	},
	{
		at: 0,
		bytes: [
			137,
			80,
			78,
			71
		]
	},
	{
		at: 4,
		bytes: [
			102,
			116,
			121,
			112
		]
	}
];
/**
* A file's type is only what its name ends with. One that cannot be read (it is gone, or still in a cloud) is
* none, either.
*/
async function isPictureInside(file) {
	try {
		const start = new Uint8Array(await file.slice(0, 8).arrayBuffer());
		return BEGINNINGS.some(({ at, bytes }) => bytes.every((byte, index) => start[at + index] === byte));
	} catch {
		return false;
	}
}
/**
* Looks at a file that somebody chose, and makes it smaller where it is large.
* @param shrink how to make it smaller
* @returns the picture to send; otherwise the message that it is no picture, or that it is too large even so
*/
async function choosePicture(file, shrink = shrinkPicture) {
	const isPicture = isPictureFile(file);
	const smaller = isPicture ? await shrink(file) : file;
	if (isPicture && smaller.size > 5242880) return {
		file: null,
		message: IMAGE_SIZE_MESSAGE
	};
	if (!isPicture || !await isPictureInside(smaller)) return {
		file: null,
		message: IMAGE_TYPE_MESSAGE
	};
	return {
		file: smaller,
		message: null
	};
}
export { PictureDrop as n, choosePicture as t };

// ../backend/src/contract/shared/images.ts
/** Uploaded pictures: their limits, their messages, their addresses. Free of zod. */
/** The largest picture that is taken, in bytes. */
var MAX_IMAGE_BYTES = 5242880;
/** The kinds of files that browsers can show. */
var IMAGE_TYPES = [
	"image/jpeg",
	"image/jpg",
	"image/png"
];
/** What phones write; the server makes JPEG and WebP of it. Many browsers know no type for it. */
var HEIC_TYPES = ["image/heic", "image/heif"];
var HEIC_ENDING = /\.(?:heic|heif)$/i;
/** What a form offers to choose from, for `<input accept>`. */
var ACCEPTED_PICTURES = [
	...IMAGE_TYPES,
	...HEIC_TYPES,
	".heic",
	".heif"
].join(",");
/** @returns whether a file says by its type or name to be a phone's HEIC photograph */
var isHeicFile = ({ type, name }) => HEIC_TYPES.includes(type) || type === "" && HEIC_ENDING.test(name);
/** @returns whether a file says by its type or name to be a picture that is taken */
var isPictureFile = (file) => IMAGE_TYPES.includes(file.type) || isHeicFile(file);
var IMAGE_TYPE_MESSAGE = "Please select a valid image file (JPEG or PNG)";
var IMAGE_SIZE_MESSAGE = "File size must be less than 5MB";
/**
* The widths in pixels in which a picture is kept; a smaller one is not blown up, but its files have these
* names too.
*/
var IMAGE_WIDTHS = [
	400,
	800,
	1600
];
var OWN = /^\/media\/([A-Za-z0-9_-]{22})\/\d+\.(?:jpg|webp)$/;
var OWN_PATH = /* @__PURE__ */ new RegExp("^/(media|art)(/[A-Za-z0-9_-]+)+[.](jpg|webp|png|svg)$");
/** @returns the address of a picture if it is one of ours; null for other sites' */
var ownPicture = (url) => url && OWN_PATH.test(url) ? url : null;
/** @returns the id of an uploaded picture by its address; null for a picture from elsewhere */
var imageIdOf = (url) => url ? OWN.exec(url)?.[1] ?? null : null;
/** @returns the `srcset`s of an uploaded picture; null for a picture from elsewhere */
function imageSources(url) {
	const id = imageIdOf(url);
	if (id === null) return null;
	const set = (format) => IMAGE_WIDTHS.map((width) => `/media/${id}/${width}.${format} ${width}w`).join(", ");
	return {
		webp: set("webp"),
		jpeg: set("jpg")
	};
}
export { imageSources as a, ownPicture as c, MAX_IMAGE_BYTES as i, IMAGE_SIZE_MESSAGE as n, isHeicFile as o, IMAGE_TYPE_MESSAGE as r, isPictureFile as s, ACCEPTED_PICTURES as t };

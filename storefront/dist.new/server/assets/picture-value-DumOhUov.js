// src/ui/pictures/picture-value.ts
var NO_PICTURE = {
	file: null,
	isRemoved: false
};
export { NO_PICTURE as t };

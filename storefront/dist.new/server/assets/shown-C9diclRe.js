// src/content/shown.ts
/** @returns an answer without its Markdown */
function shown({ content: _, ...view }) {
	return view;
}
export { shown as t };

import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
// src/lib/forms/kept-texts.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* @param text what the tab has kept
* @param saved what the form has when nothing was typed: its names are the ones that count
* @returns the form as it was typed; null where that is nothing else than what is saved
*/
function parseTexts(text, saved) {
	try {
		const kept = JSON.parse(text ?? "null");
		if (typeof kept !== "object" || kept === null) return null;
		const ours = Object.entries(kept).filter(([name, value]) => Object.hasOwn(saved, name) && typeof value === "string" && value !== saved[name]);
		return ours.length > 0 ? {
			...saved,
			...Object.fromEntries(ours)
		} : null;
	} catch {
		return null;
	}
}
/** A tab's storage may be switched off, or full: what was typed lives as long as the page then. */
function readTexts(name, saved) {
	try {
		return parseTexts(sessionStorage.getItem(name), saved);
	} catch {
		return null;
	}
}
/** @param values null to forget what was typed, or has been sent */
function keepTexts(name, values) {
	try {
		if (values) sessionStorage.setItem(name, JSON.stringify(values));
		else sessionStorage.removeItem(name);
	} catch {}
}
// src/lib/forms/use-kept-texts.ts
/**
* Keeps what is typed in a form, and shows it again to who comes back.
* @returns whether it was shown again, and how to let it go: after sending, or because it is not wanted
*/
function useKeptTexts(form, { name, saved }) {
	const [isRestored, setRestored] = (0, import_react.useState)(false);
	const latest = (0, import_react.useRef)(saved);
	latest.current = saved;
	const { reset, subscribe, getValues } = form;
	(0, import_react.useEffect)(() => {
		const texts = readTexts(name, latest.current);
		if (texts) {
			reset({
				...getValues(),
				...texts
			}, { keepDefaultValues: true });
			setRestored(true);
		}
		return subscribe({
			formState: { values: true },
			callback: ({ values }) => {
				const texts = Object.keys(latest.current).map((field) => [field, String(values[field] ?? "")]);
				const typed = Object.fromEntries(texts);
				keepTexts(name, Object.entries(latest.current).some(([field, text]) => typed[field] !== text) ? typed : null);
			}
		});
	}, [
		name,
		reset,
		subscribe,
		getValues
	]);
	return {
		isRestored,
		restart: (0, import_react.useCallback)((values) => {
			reset(values);
			keepTexts(name, null);
			setRestored(false);
		}, [reset, name])
	};
}
export { useKeptTexts as t };

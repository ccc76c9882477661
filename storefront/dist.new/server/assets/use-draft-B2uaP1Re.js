import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { n as readDraft, r as writeDraft, t as dropDraft } from "./draft-BrVhGQ2i.js";
// src/lib/forms/use-draft.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** How long typing may pause before the draft is kept, in milliseconds. */
var DRAFT_DELAY_MS = 300;
/** Keeps what is typed into a form and not sent in the tab, and shows it again. */
function useDraft(form, { name, userId, empty, saved = empty }) {
	const [isRestored, setRestored] = (0, import_react.useState)(false);
	const [isSent, setSent] = (0, import_react.useState)(false);
	const sent = (0, import_react.useRef)(false);
	/** What is saved is no draft, also where the form says it once more. */
	const settled = (0, import_react.useRef)(JSON.stringify(saved));
	(0, import_react.useEffect)(() => {
		const draft = readDraft({
			name,
			userId
		}, empty);
		if (draft) {
			form.reset(draft, { keepDefaultValues: true });
			setRestored(true);
		}
		let timer;
		let latest = null;
		const keep = () => {
			const isSettled = sent.current || JSON.stringify(latest) === settled.current;
			if (latest && isSettled) dropDraft({ name });
			else if (latest) writeDraft({
				name,
				userId
			}, latest);
			latest = null;
		};
		const stop = form.subscribe({
			formState: { values: true },
			callback: ({ values }) => {
				latest = values;
				clearTimeout(timer);
				timer = setTimeout(keep, DRAFT_DELAY_MS);
			}
		});
		window.addEventListener("pagehide", keep);
		return () => {
			stop();
			clearTimeout(timer);
			keep();
			window.removeEventListener("pagehide", keep);
		};
	}, [
		form,
		name,
		userId,
		empty
	]);
	return {
		isRestored,
		isSent,
		finish: (0, import_react.useCallback)(() => {
			sent.current = true;
			dropDraft({ name });
			setSent(true);
			setRestored(false);
		}, [name]),
		restart: (0, import_react.useCallback)((values) => {
			settled.current = JSON.stringify(values);
			form.reset(values);
			dropDraft({ name });
			setRestored(false);
		}, [form, name])
	};
}
export { useDraft as t };

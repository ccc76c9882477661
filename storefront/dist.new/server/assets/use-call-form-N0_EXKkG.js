import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { s as useForm } from "./index.esm-AQNYIaAw.js";
import { t as fieldIssues } from "./field-issues-BI4fuZUK.js";
// src/lib/forms/lazy-check.ts
/**
* The rules of a form, whose code (zod and the contract's schemas) comes after the page. Where it cannot be
* fetched, the form is sent as it is: the server checks by the same rules.
* @param load fetches the form's resolver
*/
function lazyCheck(load) {
	let pending;
	const ready = () => pending ??= load().catch(() => {
		pending = void 0;
		return null;
	});
	return {
		preload: () => void ready(),
		resolver: async (values, context, options) => {
			const check = await ready();
			return check ? check(values, context, options) : {
				values,
				errors: {}
			};
		}
	};
}
// src/lib/forms/use-call-form.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* A form that makes one call. Wrong fields get their sentence and the first of them the focus, whether the
* rules here or the server found them; what was typed stays until the call has gone through.
*/
function useCallForm(options) {
	const { check, defaultValues, send, onSent, onFailed, fieldOf } = options;
	const form = useForm({
		resolver: check.resolver,
		defaultValues
	});
	const { errors, isSubmitting } = form.formState;
	const sending = useMutation({
		mutationFn: send,
		onSuccess: onSent,
		onError: (error) => onFailed?.(error)
	});
	(0, import_react.useEffect)(() => check.preload(), [check]);
	const pressed = (0, import_react.useRef)(null);
	(0, import_react.useEffect)(() => {
		if (!sending.error) return;
		const issues = issuesOf(sending.error, form.getValues(), fieldOf);
		issues.forEach(([name, message], index) => form.setError(name, {
			type: "server",
			message
		}, { shouldFocus: index === 0 }));
		const hasLostFocus = document.activeElement === document.body || document.activeElement === null;
		if (issues.length === 0 && hasLostFocus && pressed.current instanceof HTMLElement) pressed.current.focus();
	}, [sending.error]);
	const submit = (event) => {
		event.preventDefault();
		if (sending.isPending || isSubmitting) return;
		pressed.current = document.activeElement;
		sending.reset();
		form.handleSubmit((request) => sending.mutate(request))(event);
	};
	return {
		form,
		submit,
		isPending: sending.isPending,
		error: sending.error,
		/** For a field's `error`. */
		errorOf: (name) => {
			const message = errors[name]?.message;
			return typeof message === "string" ? message : void 0;
		}
	};
}
function issuesOf(error, values, fieldOf) {
	const one = fieldOf?.(error);
	return one ? [one] : fieldIssues(error, values);
}
export { lazyCheck as n, useCallForm as t };

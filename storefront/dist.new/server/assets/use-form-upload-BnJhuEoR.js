import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { n as PictureDrop, t as choosePicture } from "./choose-picture-MM9M7Bmh.js";
import { t as CircleExclamationPoint } from "./circle-exclamation-point-DFFQ3ohh.js";
import { t as RotateCw } from "./rotate-cw-BcsPkMQv.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { t as Trash } from "./trash-BPWFDoWq.js";
import { o as isHeicFile } from "./images-D_L0W4B-.js";
import { t as LogInAgain } from "./log-in-again-BSLMYPBF.js";
import { t as Picture } from "./picture-V0GdbbxK.js";
import { n as sendForm, t as isAbort } from "./send-form-DFIgutao.js";
// src/ui/pictures/use-preview.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** @returns the address of a chosen file for an `<img>`, for as long as it is shown; null without one */
function usePreview(file) {
	const [address, setAddress] = (0, import_react.useState)(null);
	(0, import_react.useEffect)(() => {
		if (!file) return;
		const made = URL.createObjectURL(file);
		setAddress(made);
		return () => {
			URL.revokeObjectURL(made);
			setAddress(null);
		};
	}, [file]);
	return file ? address : null;
}
// src/ui/pictures/picture-field.tsx
var import_jsx_runtime = require_jsx_runtime();
var PICTURE_HINT = "Max 5MB, JPG or PNG. HEIC photos from phones work, too.";
/** @returns what to say of a chosen photo that the browser cannot show */
var unseenNote = (file) => file && isHeicFile(file) ? "Your browser can’t show HEIC photos. Shoppers will see it: we convert it when you save." : "We can’t show this photo.";
function Shown({ address, note, isDisabled, onRemove }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col overflow-hidden rounded-card border border-line bg-card sm:flex-row sm:items-center",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "aspect-4/3 w-full bg-sunk sm:w-56",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
				address,
				alt: "The picture you chose",
				sizes: "16rem",
				eager: true,
				otherwise: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "p-4 text-sm text-soft",
					children: note
				})
			})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "p-4",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				look: "secondary",
				disabled: isDisabled,
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trash, {
					"aria-hidden": true,
					size: 18
				}),
				onClick: onRemove,
				children: "Remove picture"
			})
		})]
	});
}
/** Takes a chosen file in: checked, made smaller, or refused with a message. */
function useChoosing(onFile) {
	const [isBusy, setBusy] = (0, import_react.useState)(false);
	const [message, setMessage] = (0, import_react.useState)(null);
	const isHere = (0, import_react.useRef)(true);
	(0, import_react.useEffect)(() => {
		isHere.current = true;
		return () => void (isHere.current = false);
	}, []);
	const choose = async (file) => {
		setBusy(true);
		setMessage(null);
		const choice = await choosePicture(file);
		if (!isHere.current) return;
		setBusy(false);
		if (choice.file) onFile(choice.file);
		else setMessage(choice.message);
	};
	return {
		isBusy,
		message,
		choose
	};
}
/** One picture of a form: chosen, dropped or taken, shown before it is sent, and removed again. */
function PictureField(props) {
	const { label, value, onChange, kept = null, isDisabled = false, description } = props;
	const id = (0, import_react.useId)();
	const input = (0, import_react.useRef)(null);
	const wasRemoved = (0, import_react.useRef)(false);
	const preview = usePreview(value.file);
	const { isBusy, message, choose } = useChoosing((file) => onChange({
		file,
		isRemoved: false
	}));
	const shown = preview ?? (value.file || value.isRemoved ? null : kept);
	const error = message ?? props.error;
	(0, import_react.useEffect)(() => {
		if (shown === null && wasRemoved.current) input.current?.focus();
		wasRemoved.current = false;
	}, [shown]);
	const remove = () => {
		wasRemoved.current = true;
		onChange({
			file: null,
			isRemoved: kept !== null
		});
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		role: "group",
		"aria-labelledby": `${id}-label`,
		className: "flex flex-col gap-1.5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				id: `${id}-label`,
				className: "text-sm font-semibold",
				children: [label, /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "font-normal text-soft",
					children: " (optional)"
				})]
			}),
			shown ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Shown, {
				address: shown,
				note: unseenNote(value.file),
				isDisabled,
				onRemove: remove
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PictureDrop, {
				label: "Choose a picture",
				describedBy: `${id}-hint ${id}-error`,
				isInvalid: error !== void 0,
				isBusy,
				isDisabled,
				inputRef: input,
				onFile: (file) => void choose(file),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					id: `${id}-hint`,
					className: "text-xs text-soft",
					children: PICTURE_HINT
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				id: `${id}-error`,
				role: "alert",
				className: "flex items-start gap-1.5 text-sm text-danger empty:hidden",
				children: error && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleExclamationPoint, {
					"aria-hidden": true,
					size: 16,
					className: "mt-0.5 shrink-0"
				}), error] })
			}),
			shown && description
		]
	});
}
// src/ui/pictures/upload-status.tsx
/** Beside a form's button: how far its picture is, and what to do when sending it failed. */
function UploadStatus({ progress, hasPicture, failure, error, onRetry, onCancel }) {
	if (progress !== null && hasPicture) {
		const percent = Math.round(progress * 100);
		return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex items-center gap-3 text-sm text-soft",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("progress", {
					"aria-label": "Uploading photo",
					max: 100,
					value: percent,
					className: "upload-progress h-2 min-w-0 flex-1 overflow-hidden rounded-full"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					"aria-hidden": true,
					className: "w-24 shrink-0 text-right tabular-nums",
					children: percent < 100 ? `${percent}% uploaded` : "Saving..."
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					look: "quiet",
					size: "sm",
					onClick: onCancel,
					children: "Cancel"
				})
			]
		});
	}
	if (!failure) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		role: "alert",
		className: "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-danger bg-card px-4 py-3",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "flex min-w-0 items-start gap-2 text-sm text-danger",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleExclamationPoint, {
				"aria-hidden": true,
				size: 18,
				className: "mt-0.5 shrink-0"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [failure, /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LogInAgain, { error })] })]
		}), onRetry && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			look: "secondary",
			size: "sm",
			icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RotateCw, {
				"aria-hidden": true,
				size: 16
			}),
			onClick: onRetry,
			children: "Try again"
		})]
	});
}
// src/ui/pictures/use-form-upload.ts
/**
* Sends a form with a picture, says how far it is, and can send the same form once more.
* @returns `progress` from 0 to 1, null while nothing is under way; `retry` once a sending failed
*/
function useFormUpload({ path, method = "POST", onSuccess, onError }) {
	const [progress, setProgress] = (0, import_react.useState)(null);
	const controller = (0, import_react.useRef)(null);
	const sending = useMutation({
		mutationFn: (form) => {
			const { signal } = controller.current = new AbortController();
			return sendForm(path, form, {
				method,
				signal,
				onProgress: setProgress
			});
		},
		onSuccess,
		onError: (error) => {
			if (!isAbort(error)) onError(error);
		},
		onSettled: () => setProgress(null)
	});
	(0, import_react.useEffect)(() => () => controller.current?.abort(), []);
	const { mutate, variables, error } = sending;
	const failure = error && !isAbort(error) ? error : null;
	return {
		send: mutate,
		cancel: () => controller.current?.abort(),
		retry: failure && variables ? () => mutate(variables) : null,
		isSending: sending.isPending,
		isSent: sending.isSuccess,
		progress,
		failure
	};
}
export { unseenNote as a, PictureField as i, UploadStatus as n, usePreview as o, PICTURE_HINT as r, useFormUpload as t };

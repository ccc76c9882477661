import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as CircleExclamationPoint } from "./circle-exclamation-point-DFFQ3ohh.js";
import { n as call, o as sentenceOf, r as callJson, t as ApiError } from "./api-BmXrKzYt.js";
import { t as LogInAgain } from "./log-in-again-BSLMYPBF.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as FormFailure } from "./form-failure-C1paraQv.js";
import { r as toast } from "./toast-BS915kXo.js";
import { Ft as shownSocialLinks, Ht as farmQuery, Kt as refreshFarms, kr as IconButton } from "../entry-server.js";
import { a as DescriptionField, c as KindField, d as ProductFields, f as ReachFields, g as ZipCodeField, h as WebFields, i as ContactFields, l as NameField, m as VisitFields, n as AddressField, o as ExceptionFields, p as StatusField, r as BasicFields, s as HoursFields, t as useFarmForm, u as Position } from "./use-farm-form-fvMi0P0j.js";
import { c as farmFormValues, s as asksForVerification } from "./trouble-at-ThEE6JnO.js";
import { t as RestoredNote } from "./restored-note-D-qKRZuC.js";
import { a as stepAfter, n as STEP_TITLES, o as stepWith, r as readStep, s as stepsLeft, t as FARM_STEPS } from "./farm-steps-CN6OeU4_.js";
import { t as FormSection } from "./form-section-B5FWbE6j.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as Check } from "./check-NQLuqzTb.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as Trash } from "./trash-BPWFDoWq.js";
import { t as ConfirmButton } from "./confirm-button-B1T0LAjQ.js";
import { n as PictureDrop, t as choosePicture } from "./choose-picture-MM9M7Bmh.js";
import { i as useFocusAfterMove, n as PhotoItem, r as useDragging, t as moved } from "./moved-R2_sDEDw.js";
import { t as RotateCw } from "./rotate-cw-BcsPkMQv.js";
import { t as X } from "./x-BHkNfOAH.js";
import { n as sendForm, t as isAbort } from "./send-form-DFIgutao.js";
import { t as LogOut } from "./log-out-BAOEufh9.js";
import { o as PLACE_KIND_LABELS } from "./place-kinds-CWS_TYgm.js";
import { t as Hourglass } from "./hourglass-B4pGqSbd.js";
// src/directory/farms/steps/step-fields.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What is asked for in one step. */
function StepFields({ step, warning, farm, ...props }) {
	switch (step) {
		case "basics": return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-5",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NameField, { ...props }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ZipCodeField, { ...props }),
				warning,
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReachFields, { ...props })
			]
		});
		case "about": return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-5",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddressField, { ...props }),
				warning,
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Position, { ...props }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(KindField, { ...props }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DescriptionField, { ...props })
			]
		});
		case "products": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductFields, { ...props });
		case "hours": return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HoursFields, {
				...props,
				asOf: farm.hoursConfirmed
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ExceptionFields, { ...props }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(StatusField, { ...props })
		] });
		case "visit": return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisitFields, { ...props }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSection, {
			title: "Website and social networks",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WebFields, { ...props })
		})] });
	}
}
// src/directory/farms/steps/step-nav.tsx
var leftText = (left) => left.length === 0 ? "Nothing left to add." : `Left to add: ${left.map((one) => STEP_TITLES[one]).join(", ")}.`;
/** Where one is in the form, what is done and what is left. Each step is a page of its own. */
function StepNav({ farmId, step, left }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("nav", {
		"aria-label": "Steps",
		className: "flex flex-col gap-2.5",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
			className: "grid grid-cols-5 gap-1.5",
			children: FARM_STEPS.map((one, index) => {
				const isDone = !left.includes(one);
				return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
					to: paths.editFarm(farmId, { step: one }),
					"aria-current": one === step ? "step" : void 0,
					className: "flex h-full min-h-11 items-center justify-center gap-1.5 rounded-control border border-line bg-card px-1.5 py-1 text-center text-sm leading-tight font-semibold hover:border-leaf aria-[current=step]:border-leaf aria-[current=step]:bg-moss sm:justify-start sm:px-2.5 sm:text-left",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "inline-flex items-center gap-0.5 text-leaf",
							children: [index + 1, isDone && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Check, {
								"aria-hidden": true,
								size: 16
							})]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "max-sm:sr-only",
							children: STEP_TITLES[one]
						}),
						isDone && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "sr-only",
							children: " (done)"
						})
					]
				}) }, one);
			})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			role: "status",
			className: "text-sm text-soft",
			children: [`Step ${FARM_STEPS.indexOf(step) + 1} of ${FARM_STEPS.length}. ${leftText(left)} `, /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: paths.editFarm(farmId),
				className: "link",
				children: "All on one page"
			})]
		})]
	});
}
// src/directory/farms/steps/use-steps.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
/**
* The step of a farm's form that the address names. A new step takes the focus: its first field that is
* wrong, or else its heading.
* @param isOff the form is on one page, whatever the address says
*/
function useSteps(farmId, element, isOff) {
	const [query] = (0, import_dist.useSearchParams)();
	const navigate = (0, import_dist.useNavigate)();
	const step = isOff ? null : readStep(query);
	const last = (0, import_react.useRef)(step);
	(0, import_react.useEffect)(() => {
		if (step === last.current) return;
		last.current = step;
		const form = element.current;
		(form?.querySelector("[aria-invalid=\"true\"], [data-invalid]") ?? form?.querySelector("[data-step-title]"))?.focus();
	}, [step, element]);
	const goTo = (next) => void navigate(paths.editFarm(farmId, { step: next }));
	return {
		step,
		goOn: () => {
			if (step === null) return;
			const next = stepAfter(step);
			if (next) goTo(next);
			else navigate(paths.farmerDashboard);
		},
		goToTrouble: (fields) => {
			const wrong = stepWith(fields);
			if (step !== null && wrong !== null && wrong !== step) goTo(wrong);
		}
	};
}
// src/directory/farms/edit/delete-farm.tsx
function listingsInWords(count) {
	if (count === 0) return "";
	return count === 1 ? " Its one listing is deleted, too." : ` Its ${count} listings are deleted, too.`;
}
/** The end of a farm, after it was asked for twice. */
function DeleteFarm({ farm, listings, onDeleted }) {
	const client = useQueryClient();
	const navigate = (0, import_dist.useNavigate)();
	const deleting = useMutation({
		mutationFn: () => call(`/api/farms/${farm.id}`, { method: "DELETE" }),
		onSuccess: async () => {
			onDeleted();
			toast({
				title: "Farm deleted",
				description: `We deleted ${farm.name}.`
			});
			await navigate(paths.farmerDashboard);
			client.removeQueries({ queryKey: farmQuery(String(farm.id)).queryKey });
			await refreshFarms(client);
		}
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "delete-farm",
		className: "flex flex-col items-start gap-3 border-t border-line pt-7",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "delete-farm",
				className: "text-lg",
				children: "Delete the farm"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "max-w-measure text-sm text-soft",
				children: "This permanently deletes the farm’s page, photos and listings. If you’re closed for a while, change “Business status” above instead."
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConfirmButton, {
				label: "Delete this farm",
				look: "danger",
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trash, {
					"aria-hidden": true,
					size: 18
				}),
				title: `Delete ${farm.name}?`,
				confirmLabel: "Delete farm",
				pendingLabel: deleting.isPending && "Deleting...",
				isDangerous: true,
				failure: deleting.error && sentenceOf(deleting.error, "We couldn’t delete this farm. Please try again."),
				onOpen: deleting.reset,
				onConfirm: () => deleting.mutate(),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: ["This permanently deletes the farm’s page and photos.", listingsInWords(listings)] })
			})
		]
	});
}
// src/directory/farms/edit/photo-uploads.tsx
function Upload({ photo, onRetry, onForget }) {
	const { key, file, progress, state, message } = photo;
	const percent = Math.round(progress * 100);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "flex flex-col gap-2 rounded-control border border-line bg-card px-4 py-2.5 text-sm",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex items-center gap-3",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "min-w-0 flex-1 truncate",
						children: file.name
					}),
					state !== "failed" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "shrink-0 text-soft tabular-nums",
						children: state === "waiting" ? "Waiting" : percent < 100 ? `${percent}% uploaded` : "Saving..."
					}),
					state === "failed" && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						look: "quiet",
						size: "sm",
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RotateCw, {
							"aria-hidden": true,
							size: 16
						}),
						"aria-label": `Try ${file.name} again`,
						onClick: () => onRetry(key),
						children: "Try again"
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
						label: `Remove ${file.name}`,
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, {
							"aria-hidden": true,
							size: 18
						}),
						className: "-mr-3",
						onClick: () => onForget(key)
					})] })
				]
			}),
			state === "sending" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("progress", {
				"aria-label": `Sending ${file.name}`,
				max: 100,
				value: percent,
				className: "upload-progress h-2 w-full overflow-hidden rounded-full"
			}),
			message && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				role: "alert",
				className: "flex items-start gap-1.5 text-danger",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleExclamationPoint, {
					"aria-hidden": true,
					size: 16,
					className: "mt-0.5 shrink-0"
				}), message]
			})
		]
	});
}
/** The photographs that are on their way, and those that did not arrive. */
function PhotoUploads({ queue, ...rest }) {
	if (queue.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		"aria-label": "Photos uploading",
		className: "flex flex-col gap-2",
		children: queue.map((photo) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Upload, {
			photo,
			...rest
		}, photo.key))
	});
}
// src/directory/farms/edit/photo-queue.ts
/** The photographs that were chosen and are not stored yet, one sent after the other. */
function photoQueue(queue, action) {
	const change = (changes) => queue.map((photo) => photo.key === action.key ? {
		...photo,
		...changes
	} : photo);
	switch (action.type) {
		case "add": {
			const { key, file, message = null } = action;
			return [...queue, {
				key,
				file,
				progress: 0,
				state: message === null ? "waiting" : "failed",
				message
			}];
		}
		case "start": return change({
			state: "sending",
			progress: 0,
			message: null
		});
		case "progress": return change({ progress: action.progress });
		case "fail": return change({
			state: "failed",
			message: action.message
		});
		case "retry": return change({
			state: "waiting",
			message: null
		});
		case "done":
		case "remove": return queue.filter(({ key }) => key !== action.key);
	}
}
/** @returns what is to be sent next; nothing while something is on its way */
function nextInQueue(queue) {
	if (queue.some(({ state }) => state === "sending")) return null;
	return queue.find(({ state }) => state === "waiting") ?? null;
}
// src/directory/farms/edit/use-photos.ts
var UPLOAD_FAILED = "Upload failed. Please try again.";
var TOO_MANY = `A farm can have at most 8 photos. Please remove one first.`;
var lastKey = 0;
/** The photographs of a farm: what is stored, what is on its way, and every change of it. */
function usePhotos(farmId, stored) {
	const client = useQueryClient();
	const [photos, setPhotos] = (0, import_react.useState)(stored);
	const [isArranging, setArranging] = (0, import_react.useState)(false);
	const address = `/api/farms/${farmId}/photos`;
	const take = (0, import_react.useCallback)((answer) => {
		setPhotos(answer);
		refreshFarms(client);
	}, [client]);
	return {
		photos,
		arranging: useMutation({
			mutationFn: (order) => callJson(address, {
				method: "PUT",
				body: { photos: order.map(({ id, alt }) => ({
					id,
					alt
				})) }
			}),
			onMutate: (order) => {
				setPhotos(order);
				setArranging(true);
				return { before: photos };
			},
			onSuccess: take,
			onError: (error, _order, context) => {
				if (context) setPhotos(context.before);
				toast({
					title: "Error",
					description: sentenceOf(error, "We couldn’t change your photos. Please try again."),
					variant: "destructive"
				});
			},
			onSettled: () => setArranging(false)
		}),
		isArranging,
		removing: useMutation({
			mutationFn: (id) => callJson(`${address}/${id}`, { method: "DELETE" }),
			onSuccess: take
		}),
		...useUploads(address, photos.length, take)
	};
}
/** Sends the chosen photographs one by one. */
function useUploads(address, count, take) {
	const [queue, change] = (0, import_react.useReducer)(photoQueue, []);
	const controller = (0, import_react.useRef)(null);
	const next = nextInQueue(queue);
	(0, import_react.useEffect)(() => () => controller.current?.abort(), []);
	(0, import_react.useEffect)(() => {
		if (!next) return;
		const { key, file } = next;
		const form = new FormData();
		form.set("image", file);
		const { signal } = controller.current = new AbortController();
		change({
			type: "start",
			key
		});
		sendForm(address, form, {
			signal,
			onProgress: (progress) => change({
				type: "progress",
				key,
				progress
			})
		}).then((answer) => {
			change({
				type: "done",
				key
			});
			take(answer);
		}, (error) => {
			if (isAbort(error)) return;
			change({
				type: "fail",
				key,
				message: failureOf(error)
			});
		});
	}, [
		next,
		address,
		take
	]);
	const waiting = queue.filter(({ state }) => state !== "failed").length;
	const room = 8 - count - waiting;
	const left = (0, import_react.useRef)(room);
	left.current = room;
	const add = async (chosen) => {
		const key = lastKey += 1;
		if (left.current <= 0) return change({
			type: "add",
			key,
			file: chosen,
			message: TOO_MANY
		});
		left.current -= 1;
		const { file, message } = await choosePicture(chosen);
		change({
			type: "add",
			key,
			file: file ?? chosen,
			...message !== null && { message }
		});
	};
	return {
		queue,
		add,
		isFull: room <= 0,
		retry: (key) => change({
			type: "retry",
			key
		}),
		forget: (key) => change({
			type: "remove",
			key
		})
	};
}
function failureOf(error) {
	if (!(error instanceof ApiError)) return UPLOAD_FAILED;
	return error.body?.issues?.[0]?.message ?? sentenceOf(error, UPLOAD_FAILED);
}
// src/directory/farms/edit/photo-manager.tsx
var ConfirmDialog = (0, import_react.lazy)(() => import("./confirm-dialog-CVlnwhCl.js").then((module) => ({ default: module.ConfirmDialog })));
/** The photographs of a farm. Every change is saved at once, apart from the form beside it. */
function PhotoManager({ farm }) {
	const { photos, arranging, isArranging, removing, queue, add, isFull, retry, forget } = usePhotos(farm.id, farm.photos);
	const [toRemove, setToRemove] = (0, import_react.useState)(null);
	const [wasAsked, setWasAsked] = (0, import_react.useState)(false);
	const { list, wanted } = useFocusAfterMove(isArranging ? null : photos);
	const { drag, over } = useDragging((from, to) => arranging.mutate(moved(photos, from, to)));
	const move = (index, by) => {
		const photo = photos[index];
		if (photo) wanted.current = {
			id: photo.id,
			by
		};
		arranging.mutate(moved(photos, index, index + by));
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "photographs",
		className: "flex flex-col gap-4",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-baseline justify-between gap-x-4",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					id: "photographs",
					className: "text-lg",
					children: "Photos"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					role: "status",
					className: "text-sm text-soft",
					children: isArranging ? "Saving..." : arranging.isSuccess ? "Saved" : `${photos.length} of 8`
				})]
			}),
			photos.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				ref: list,
				"aria-labelledby": "photographs",
				className: "flex flex-col gap-3",
				children: photos.map((photo, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PhotoItem, {
					photo,
					index,
					count: photos.length,
					isDisabled: isArranging,
					isTarget: over === index,
					onMove: (by) => move(index, by),
					onDescribe: (alt) => arranging.mutate(photos.map((one) => one.id === photo.id ? {
						...one,
						alt
					} : one)),
					onRemove: () => {
						removing.reset();
						setWasAsked(true);
						setToRemove(photo.id);
					},
					onDrag: drag(index)
				}, photo.id))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PhotoUploads, {
				queue,
				onRetry: retry,
				onForget: forget
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PictureDrop, {
				label: "Add photos",
				describedBy: "photographs-hint",
				isMultiple: true,
				isDisabled: isFull,
				onFile: (file) => void add(file),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					id: "photographs-hint",
					className: "text-xs text-soft",
					children: isFull ? `A farm can have at most 8 photos. Remove one to add another.` : "Max 5MB each, JPG, PNG or HEIC"
				})
			}),
			wasAsked && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
				fallback: null,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConfirmDialog, {
					open: toRemove !== null,
					onOpenChange: (open) => !open && setToRemove(null),
					title: "Remove this photo?",
					confirmLabel: "Remove photo",
					pendingLabel: removing.isPending && "Removing...",
					isDangerous: true,
					failure: removing.error && sentenceOf(removing.error, "We couldn’t remove this photo. Please try again."),
					onConfirm: () => toRemove !== null && removing.mutate(toRemove, { onSuccess: () => setToRemove(null) }),
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "This permanently deletes the photo." })
				})
			})
		]
	});
}
// src/directory/farms/edit/release-farm.tsx
/** Gives a farm of the directory back, after it was asked for twice. */
function ReleaseFarm({ farm, onReleased }) {
	const client = useQueryClient();
	const navigate = (0, import_dist.useNavigate)();
	const releasing = useMutation({
		mutationFn: () => call(`/api/farms/${farm.id}/release`, {
			method: "POST",
			body: {}
		}),
		onSuccess: async () => {
			onReleased();
			toast({
				title: "You no longer manage this farm",
				description: `${farm.name} stays in our directory.`
			});
			await navigate(paths.farmerDashboard);
			await refreshFarms(client);
		}
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "release-farm",
		className: "flex flex-col items-start gap-3 border-t border-line pt-7",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "release-farm",
				className: "text-lg",
				children: "Stop managing this farm"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "max-w-measure text-sm text-soft",
				children: ["The farm was in our directory before you claimed it, so it stays there.", !farm.isUnderReview && " If it has closed, say so above under “Business status”."]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConfirmButton, {
				label: "Stop managing",
				look: "danger",
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LogOut, {
					"aria-hidden": true,
					size: 18
				}),
				title: `Stop managing ${farm.name}?`,
				confirmLabel: "Stop managing",
				pendingLabel: releasing.isPending && "Saving...",
				isDangerous: true,
				failure: releasing.error && sentenceOf(releasing.error, "That didn’t work. Please try again."),
				onOpen: releasing.reset,
				onConfirm: () => releasing.mutate(),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "Its page goes back to what it was before you claimed it. Anyone can claim it then." })
			})
		]
	});
}
// src/directory/farms/edit/under-review.tsx
/** What has to wait until staff have verified the claim, as it is now. */
function UnderReview({ farm }) {
	const facts = [
		["Farm name", farm.name],
		["Address", `${farm.address} (ZIP code ${farm.zipCode})`],
		["Kind", PLACE_KIND_LABELS[farm.kind]],
		["Email", farm.email],
		["Phone", farm.phone],
		["Website", farm.website],
		...shownSocialLinks(farm.socialLinks).map(({ label, href }) => [label, href])
	];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "under-review",
		className: "flex flex-col gap-4 rounded-card border-2 border-sun bg-card p-5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
				id: "under-review",
				className: "flex items-center gap-2.5 text-lg",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Hourglass, {
					"aria-hidden": true,
					size: 18,
					className: "shrink-0"
				}), "We’re checking your claim"]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "max-w-measure text-sm",
				children: "For now you can add photos, hours and a description. Once we’ve verified your claim, you can change everything else and post listings. We’ll email you."
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
				className: "grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5 text-sm",
				children: facts.map(([label, value]) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "contents",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", {
						className: "text-soft",
						children: label
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
						className: "wrap-anywhere",
						children: value ?? "Not listed yet"
					})]
				}, label))
			})
		]
	});
}
// src/directory/farms/edit/edit-form.tsx
var SAVING_FAILED = "We couldn’t save your farm. Please check your entries and try again.";
function failureSentence(error) {
	return !(error instanceof ApiError) || error.body?.error === "VALIDATION_FAILED" ? SAVING_FAILED : error.body?.message ?? SAVING_FAILED;
}
/** Says in time that another name or address has to be looked at again. */
function VerificationNote({ farm }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		role: "status",
		className: "flex items-start gap-2.5 rounded-control border-2 border-sun bg-card px-4 py-3 text-sm",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleExclamationPoint, {
			"aria-hidden": true,
			size: 18,
			className: "mt-0.5 shrink-0"
		}), farm.isVerified ? "You’re changing the name or address, so your farm will lose its “Verified” badge until an administrator reviews it again." : "You’re changing the name or address. An administrator will review your farm with the new details."]
	});
}
function AllFields({ form, warning, farm }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BasicFields, {
			form,
			warning
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContactFields, { form }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductFields, { form }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisitFields, { form }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HoursFields, {
			form,
			asOf: farm.hoursConfirmed
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ExceptionFields, { form }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(StatusField, { form })
	] });
}
/** PUT /api/farms/{id}, or only its details while its claim is under review. */
function useSaving({ me, farm }, onSaved, onFailed) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (fields) => {
			if (farm.isUnderReview) {
				const { description, seasons, exceptions, hoursChecked } = fields;
				const body = {
					description,
					seasons,
					exceptions,
					hoursChecked
				};
				return callJson(`/api/farms/${farm.id}/details`, {
					method: "PUT",
					body
				});
			}
			const imageUrl = farm.photos.length > 0 ? null : farm.imageUrl;
			const body = {
				...fields,
				imageUrl,
				userId: me.id
			};
			return callJson(`/api/farms/${farm.id}`, {
				method: "PUT",
				body
			});
		},
		onSuccess: (saved) => {
			client.setQueryData(farmQuery(String(farm.id)).queryKey, saved);
			onSaved(saved);
			toast({
				title: "Farm saved",
				...farm.isVerified && !saved.isVerified && { description: "An administrator will check it again." }
			});
			return refreshFarms(client);
		},
		onError: (error) => {
			onFailed(error);
			toast({
				title: "Error",
				description: failureSentence(error),
				variant: "destructive"
			});
		}
	});
}
/** Their section says the same as the step. */
var HAS_OWN_HEADING = /* @__PURE__ */ new Set(["products", "hours"]);
/** What is asked for: one step, everything, or what a claimant may change already. */
function Fields({ form, farm, step, warning }) {
	if (farm.isUnderReview) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(UnderReview, { farm }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DescriptionField, { form }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HoursFields, {
			form,
			asOf: farm.hoursConfirmed
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ExceptionFields, { form })
	] });
	if (step === null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AllFields, {
		form,
		warning,
		farm
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
		"data-step-title": true,
		tabIndex: -1,
		className: HAS_OWN_HEADING.has(step) ? "sr-only" : "text-xl focus:outline-none",
		children: STEP_TITLES[step]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StepFields, {
		form,
		step,
		farm,
		warning
	})] });
}
function Actions({ farm, step, isPending }) {
	const next = step && stepAfter(step);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-wrap gap-3",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			type: "submit",
			pendingLabel: isPending && "Saving...",
			children: step === null ? "Save changes" : next ? "Save and continue" : "Save and finish"
		}), step === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			look: "secondary",
			to: paths.farm(farm.id),
			children: "View farm page"
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			look: "secondary",
			to: next ? paths.editFarm(farm.id, { step: next }) : paths.farmerDashboard,
			children: next ? "Skip this step" : "Finish later"
		})]
	});
}
/** Everything about one's own farm, or one step of it. Import it lazily: the checks come with it. */
function EditForm(props) {
	const { me, farm, listings } = props;
	const saved = farmFormValues(farm);
	const { form, element, showIssues, finish, restart, isRestored } = useFarmForm({
		userId: me.id,
		farmId: farm.id,
		saved,
		isUnderReview: farm.isUnderReview
	});
	const { step, goOn, goToTrouble } = useSteps(farm.id, element, farm.isUnderReview);
	const onSaved = (answer) => {
		restart(farmFormValues(answer));
		goOn();
	};
	const saving = useSaving(props, onSaved, (error) => {
		showIssues(error);
		if (error instanceof ApiError) goToTrouble(error.body?.issues?.map(({ path }) => path) ?? []);
	});
	const submit = form.handleSubmit((fields) => saving.mutate(fields), (errors) => goToTrouble(Object.keys(errors)));
	const [name, address, zipCode] = form.watch([
		"name",
		"address",
		"zipCode"
	]);
	const asksAgain = asksForVerification(saved, {
		...saved,
		name,
		address,
		zipCode
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex min-w-0 flex-col gap-10",
		children: [
			step && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StepNav, {
				farmId: farm.id,
				step,
				left: stepsLeft(farm)
			}),
			(step === null || step === "basics") && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PhotoManager, { farm }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
				ref: element,
				noValidate: true,
				"aria-label": `Edit ${farm.name}`,
				onSubmit: (event) => void submit(event),
				className: "flex min-w-0 flex-col gap-8 border-t border-line pt-8 [&_:is(input,select,textarea,button,a)]:scroll-mb-32",
				children: [
					isRestored && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RestoredNote, { onDiscard: () => restart(saved) }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fields, {
						form,
						farm,
						step,
						warning: asksAgain && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VerificationNote, { farm })
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "sticky bottom-0 z-10 -mx-1 flex flex-col gap-3 border-t border-line bg-paper px-1 py-4",
						children: [saving.error && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormFailure, { children: [failureSentence(saving.error), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LogInAgain, { error: saving.error })] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Actions, {
							farm,
							step,
							isPending: saving.isPending
						})]
					})
				]
			}),
			step === null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EndOfFarm, {
				farm,
				listings,
				onEnded: finish
			})
		]
	});
}
function EndOfFarm({ farm, listings, onEnded }) {
	return farm.isFromDirectory ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReleaseFarm, {
		farm,
		onReleased: onEnded
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DeleteFarm, {
		farm,
		listings,
		onDeleted: onEnded
	});
}
export { EditForm };

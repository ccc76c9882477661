import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as readZip } from "./zip-HpeG3EVs.js";
import { a as isMissing, n as call, t as ApiError } from "./api-BmXrKzYt.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { n as ClaimButton, r as useRedirectSoon, t as ClaimCard } from "./claim-card-CvLItfqD.js";
import { r as toast } from "./toast-BS915kXo.js";
import { Kt as refreshFarms, qt as similarFarmsQuery } from "../entry-server.js";
import { n as UploadStatus, t as useFormUpload } from "./use-form-upload-BnJhuEoR.js";
import { t as useSettled } from "./use-settled-B-lqxM-i.js";
// src/directory/farms/form/similar-farms.tsx
var import_jsx_runtime = require_jsx_runtime();
/** How long typing pauses before it is asked for, in milliseconds. */
var PAUSE_MS = 500;
var SHORTEST_NAME = 3;
/** Farms of much the same name and place, so that nobody registers what is there already. */
function SimilarFarms({ name, zipCode, session, onClaimed }) {
	const settledName = useSettled(name.trim(), PAUSE_MS);
	const zip = readZip(useSettled(zipCode, PAUSE_MS));
	const canAsk = settledName.length >= SHORTEST_NAME && zip !== null;
	const { data } = useQuery({
		...similarFarmsQuery(settledName, zip ?? ""),
		enabled: canAsk
	});
	const found = canAsk ? data ?? [] : [];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		role: "status",
		children: found.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-3 rounded-card border-2 border-sun bg-card p-4",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "text-lg",
					children: "Is it one of these?"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "text-sm text-soft",
					children: [
						found.length === 1 ? "A farm" : "Farms",
						" with a similar name ",
						found.length === 1 ? "is" : "are",
						" ",
						"already in the directory. If one is yours, claim it instead of registering again."
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
					"aria-label": "Farms with similar names",
					className: "flex flex-col gap-3",
					children: found.slice(0, 3).map((farm) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ClaimCard, {
						farm,
						action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ClaimButton, {
							farm,
							session,
							label: "This is my farm",
							onClaimed
						})
					}) }, farm.id))
				}),
				found.slice(0, 3).some(({ isClaimed }) => isClaimed) && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "text-sm text-soft",
					children: [
						"Did someone else claim your farm?",
						" ",
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
							to: paths.contact,
							className: "link hit",
							children: "Write to us"
						}),
						"."
					]
				})
			]
		})
	});
}
// src/directory/farms/new/use-register-farm.ts
var import_dist = require_dist();
var CREATION_FAILED = "Failed to create farm. Please check your inputs and try again.";
function formOf({ farm, userId, image }) {
	const form = new FormData();
	form.set("data", JSON.stringify({
		...farm,
		userId
	}));
	if (image) form.set("image", image);
	return form;
}
/** The photograph's description has a call of its own. Without it the farm is registered all the same. */
async function describePicture({ id, photos }, alt) {
	const photo = photos[0];
	if (!photo || alt.trim() === "") return;
	const body = { photos: [{
		id: photo.id,
		alt: alt.trim()
	}] };
	await call(`/api/farms/${id}/photos`, {
		method: "PUT",
		body
	}).catch(() => void 0);
}
/** POST /api/farms with its photograph. */
function useRegisterFarm({ alt, onCreated, onFailed, next }) {
	const navigate = (0, import_dist.useNavigate)();
	const client = useQueryClient();
	const redirectSoon = useRedirectSoon();
	const upload = useFormUpload({
		path: "/api/farms",
		onSuccess: async (farm) => {
			onCreated();
			await describePicture(farm, alt);
			toast({
				title: "Farm created successfully",
				staysOn: true
			});
			const to = next?.(farm) ?? null;
			if (to === null) redirectSoon(paths.farmerDashboard);
			await refreshFarms(client);
			if (to !== null) await navigate(to);
		},
		onError: (error) => {
			toast({
				title: "Error",
				description: CREATION_FAILED,
				variant: "destructive"
			});
			onFailed(error);
		}
	});
	return {
		...upload,
		send: (farm) => upload.send(formOf(farm))
	};
}
/**
* @returns what the form says beside its button: the server's sentence where it is about something else than
* the fields
*/
function failureSentence(error) {
	return !(error instanceof ApiError) || error.body?.error === "VALIDATION_FAILED" ? CREATION_FAILED : error.body?.message ?? "Failed to create farm. Please check your inputs and try again.";
}
/** @returns what the server found wrong with the photograph */
function pictureTrouble(error) {
	const body = error instanceof ApiError ? error.body : null;
	if (!body) return void 0;
	return [
		"IMAGE_TOO_LARGE",
		"IMAGE_NOT_ACCEPTED",
		"HEIC_NOT_READ",
		"STORAGE_FULL"
	].includes(body.error) ? body.message : body.issues?.find(({ path }) => path === "image")?.message;
}
// src/directory/farms/new/sending-status.tsx
/** How the sending of a new farm goes, or why it failed. */
function SendingStatus({ sending, hasPicture }) {
	const { failure } = sending;
	const isRefused = isMissing(failure);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UploadStatus, {
		progress: sending.progress,
		hasPicture,
		failure: failure && failureSentence(failure),
		error: failure,
		onRetry: isRefused ? null : sending.retry,
		onCancel: sending.cancel
	});
}
export { SimilarFarms as i, pictureTrouble as n, useRegisterFarm as r, SendingStatus as t };

import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { r as toast } from "./toast-BS915kXo.js";
import { t as Icon } from "./icon-B7fAnqqV.js";
import { kr as IconButton } from "../entry-server.js";
import { n as useSave, r as useSaved } from "./use-saved-DuKo9Zau.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/lib/saved/heart.tsx
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
/** A heart that is full for what is saved. */
function Heart({ itemKey, name, look }) {
	const { items } = useSaved();
	const save = useSave();
	const navigate = (0, import_dist.useNavigate)();
	const isSaved = items?.some(({ key }) => key === itemKey) ?? false;
	const press = () => {
		save({
			key: itemKey,
			name
		}, !isSaved);
		if (isSaved) return;
		toast({
			title: "Saved",
			action: {
				label: "View saved",
				onPress: () => void navigate(paths.saved)
			}
		});
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
		label: `Save: ${name}`,
		title: isSaved ? "Remove from saved" : "Save",
		"aria-pressed": isSaved,
		className: look,
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: isSaved ? "heart-filled" : "heart",
			className: clsx("size-5", isSaved && "text-clay")
		}),
		onClick: press
	});
}
export { Heart };

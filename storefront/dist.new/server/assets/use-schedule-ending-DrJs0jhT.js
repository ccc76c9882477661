import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { o as sentenceOf, r as callJson } from "./api-BmXrKzYt.js";
import { r as toast } from "./toast-BS915kXo.js";
import { n as PICKUP_SCHEDULES } from "./pickup-queries-DgDrsbQR.js";
import { n as requestOf } from "./schedule-values-CQXxRUYd.js";
// src/lib/forms/use-focus-after-removal.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* What was pressed to remove something goes with it: the focus goes on once the list is shown without it.
* @param count how many are in the list
* @param lead gives the focus to what is there then
* @returns to be called when the removal has succeeded, before the list is shown anew
*/
function useFocusAfterRemoval(count, lead) {
	const isRemoved = (0, import_react.useRef)(false);
	const latest = (0, import_react.useRef)(lead);
	latest.current = lead;
	(0, import_react.useEffect)(() => {
		if (!isRemoved.current) return;
		isRemoved.current = false;
		latest.current();
	}, [count]);
	return () => {
		isRemoved.current = true;
	};
}
// src/marketplace/vendor/pickups/schedules/use-schedule-ending.ts
var failed = (error, sentence) => toast({
	title: "Error",
	description: sentenceOf(error, sentence),
	variant: "destructive"
});
/** Ends a schedule, with a way back. What customers ordered for keeps it running. */
function useScheduleEnding({ schedule, place, keep, refresh, onEnded, words }) {
	const undo = () => {
		callJson(`${place}/schedules`, {
			method: "POST",
			body: requestOf(schedule)
		}).then(keep).catch((error) => failed(error, words.notBack));
	};
	return useMutation({
		mutationFn: () => callJson(`${PICKUP_SCHEDULES}/${schedule.id}`, { method: "DELETE" }),
		onSuccess: async (saved) => {
			onEnded();
			await keep(saved);
			toast({
				...words.ended,
				action: {
					label: "Undo",
					onPress: undo
				}
			});
		},
		onError: (error) => {
			failed(error, words.notEnded);
			refresh();
		}
	});
}
export { useFocusAfterRemoval as n, useScheduleEnding as t };

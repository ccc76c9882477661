import { a as businessMay } from "./business-roles-BFgw9Gqu.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { r as apiQuery } from "./queries-j_54H3BH.js";
import { Jr as useSession } from "../entry-server.js";
// src/lib/business/use-may.ts
/** What the signed-in person's role allows. The server has the last word: screens only leave out buttons. */
function useMay() {
	const enabled = useSession().status === "signed-in";
	const { data, isPending } = useQuery({
		...apiQuery("/api/businesses"),
		enabled
	});
	const current = data?.find(({ isCurrent }) => isCurrent);
	const role = current?.role ?? null;
	return {
		may: (capability) => role === null || businessMay(role, capability),
		role,
		businessName: current?.name ?? "",
		isKnown: !isPending
	};
}
export { useMay as t };

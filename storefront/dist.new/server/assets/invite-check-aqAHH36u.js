import { n as InviteManagerRequest } from "./market-management-C0zDJQ84.js";
import { t as u } from "./zod-BBj7cvpn.js";
// src/directory/market-management/managers/invite-check.ts
var inviteResolver = u(InviteManagerRequest);
export { inviteResolver };

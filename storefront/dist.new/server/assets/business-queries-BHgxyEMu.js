import { r as callJson } from "./api-BmXrKzYt.js";
import { r as apiQuery } from "./queries-j_54H3BH.js";
// src/accounts/business/business-queries.ts
var send = (method, path, body = {}) => callJson(path, {
	method,
	body
});
/** GET /api/businesses: those that one works in, the current one first. */
var ownBusinessesQuery = () => apiQuery("/api/businesses");
/** GET /api/businesses/{id}: who works there. */
var businessQuery = (id) => apiQuery(`/api/businesses/${id}`);
var chooseBusiness = (id) => send("POST", `/api/businesses/${id}/choose`);
var renameBusiness = (id, body) => send("PUT", `/api/businesses/${id}`, body);
var leaveBusiness = (id) => send("POST", `/api/businesses/${id}/leave`);
var inviteToBusiness = (id, body) => send("POST", `/api/businesses/${id}/invitations`, body);
var withdrawInvitation = (id, invitation) => send("DELETE", `/api/businesses/${id}/invitations/${invitation}`);
var changeRole = (id, userId, role) => send("PUT", `/api/businesses/${id}/people/${userId}`, { role });
var removePerson = (id, userId) => send("DELETE", `/api/businesses/${id}/people/${userId}`);
var offerHandover = (id, userId) => send("POST", `/api/businesses/${id}/handover`, { userId });
var endHandover = (id) => send("DELETE", `/api/businesses/${id}/handover`);
var takeOver = (id) => send("POST", `/api/businesses/${id}/handover/accept`);
var lookAtInvitation = (token) => send("POST", "/api/business-invitations/look", { token });
var acceptInvitation = (token) => send("POST", "/api/business-invitations/accept", { token });
export { endHandover as a, lookAtInvitation as c, removePerson as d, renameBusiness as f, chooseBusiness as i, offerHandover as l, withdrawInvitation as m, businessQuery as n, inviteToBusiness as o, takeOver as p, changeRole as r, leaveBusiness as s, acceptInvitation as t, ownBusinessesQuery as u };

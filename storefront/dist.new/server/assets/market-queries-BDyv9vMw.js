import { r as callJson } from "./api-BmXrKzYt.js";
import { r as apiQuery } from "./queries-j_54H3BH.js";
// src/directory/market-management/market-queries.ts
var post = (path, body = {}) => callJson(path, {
	method: "POST",
	body
});
var put = (path, body) => callJson(path, {
	method: "PUT",
	body
});
/** GET /api/markets/mine: the markets that one runs. */
var myMarketsQuery = () => apiQuery("/api/markets/mine");
/** GET /api/markets/{id}/manage: days, roster and managers of a market that one runs. */
var managedMarketQuery = (id) => apiQuery(`/api/markets/${encodeURIComponent(id)}/manage`);
/** GET /api/markets/{id}/record: what its managers can change of a market. */
var marketRecordQuery = (id) => apiQuery(`/api/markets/${encodeURIComponent(id)}/record`);
var changeMarketRecord = (id, body) => put(`/api/markets/${encodeURIComponent(id)}/record`, body);
/** GET /api/market-memberships/mine: the rosters that one is on, or is asked to join. */
var myMembershipsQuery = () => apiQuery("/api/market-memberships/mine");
var sendMarketCode = (id, body) => post(`/api/markets/${id}/claim/code`, body);
var proveMarket = (id, body) => post(`/api/markets/${id}/claim/proof`, body);
/** Has the team decide who runs a market. */
var askForMarket = (id, body) => post(`/api/markets/${id}/claim`, body);
var leaveMarket = (id) => post(`/api/markets/${id}/leave`);
/** Emails somebody a link that makes them a manager, too. */
var inviteManager = (id, body) => post(`/api/markets/${id}/managers`, body);
/** Takes up such an invitation. */
var acceptManaging = (token) => post("/api/markets/invitations", { token });
var changeDay = (id, date, change) => post(`/api/markets/${id}/days/${date}/${change.to}`, "body" in change ? change.body : void 0);
var addMember = (id, body) => post(`/api/markets/${id}/members`, body);
var changeMember = (id, memberId, body) => put(`/api/markets/${id}/members/${memberId}`, body);
var joinMarket = (id, body) => post(`/api/markets/${id}/join`, body);
var respondToMarket = (memberId, body) => put(`/api/market-memberships/${memberId}`, body);
export { changeMarketRecord as a, joinMarket as c, marketRecordQuery as d, myMarketsQuery as f, sendMarketCode as g, respondToMarket as h, changeDay as i, leaveMarket as l, proveMarket as m, addMember as n, changeMember as o, myMembershipsQuery as p, askForMarket as r, inviteManager as s, acceptManaging as t, managedMarketQuery as u };

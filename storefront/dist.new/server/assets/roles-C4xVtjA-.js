// ../backend/src/contract/accounts/roles.ts
/** Roles of accounts. Free of zod. */
var ROLES = [
	"admin",
	"farmer",
	"user",
	"vendor"
];
/** The roles that a person can choose when registering, as the form offers them. */
var REGISTRATION_ROLES = ["farmer", "user"];
var REGISTRATION_ROLE_LABELS = {
	farmer: "Farmer/Producer (may sell produce)",
	user: "Customer/Buyer"
};
export { REGISTRATION_ROLE_LABELS as n, ROLES as r, REGISTRATION_ROLES as t };

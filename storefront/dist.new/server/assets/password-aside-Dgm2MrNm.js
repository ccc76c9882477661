// src/accounts/password/password-aside.ts
/** What is said beside the forms for a lost password. */
var PASSWORD_ASIDE = {
	title: "It happens to everyone.",
	points: [
		"The link in the email works once and expires in an hour",
		"A new password logs you out everywhere else",
		"No one at Farmgate will ever ask for your password"
	]
};
/** And beside the first password of somebody who was invited. */
var INVITATION_ASIDE = {
	title: "Good to have you here.",
	points: [
		"The link in the email works once and expires in 7 days",
		"Choose a password you don’t use anywhere else",
		"No one at Farmgate will ever ask for it"
	]
};
export { PASSWORD_ASIDE as n, INVITATION_ASIDE as t };

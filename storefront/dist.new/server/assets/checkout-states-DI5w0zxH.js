// ../backend/src/contract/marketplace/checkout-states.ts
/** What staff can open: the 50 states and the District of Columbia, by name. Codes alone; pages share it. */
var SELLABLE_STATES = "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY".split(" ");
var STATE_REQUIRED = "State is required";
export { STATE_REQUIRED as n, SELLABLE_STATES as t };

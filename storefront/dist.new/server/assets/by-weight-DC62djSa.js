// ../backend/src/contract/marketplace/weight/by-weight.ts
/**
* Goods that are sold by weight: what they weigh in whole grams, and what that costs in whole cents. The same
* on the screens and on the server, whose figures count. Free of zod.
*/
/** What a price can be for. */
var WEIGHT_UNITS = [
	"lb",
	"oz",
	"kg",
	"100g"
];
/** Units in hundred-thousandths of a gram: a pound is 453.59237 g, an ounce 28.34952 g. */
var PARTS_OF_GRAM = 100000n;
var PARTS = {
	lb: 45359237n,
	oz: 2834952n,
	kg: 1000n * PARTS_OF_GRAM,
	"100g": 100n * PARTS_OF_GRAM
};
var WEIGHT_UNIT_LABELS = {
	lb: "per pound (lb)",
	oz: "per ounce (oz)",
	kg: "per kilogram (kg)",
	"100g": "per 100 grams"
};
/** As a price is written: "$6.50/lb". */
var WEIGHT_UNIT_SIGNS = {
	lb: "lb",
	oz: "oz",
	kg: "kg",
	"100g": "100 g"
};
/** The heaviest piece or step, in grams. */
var MAX_GRAMS = 5e5;
/**
* The price of one package. The only place that rounds it: half a cent up.
* @param grams whole, from 0
* @param cents for one `per`
* @returns whole cents
*/
function priceOfWeight(grams, per, cents) {
	const divisor = PARTS[per];
	return Number((2n * BigInt(grams) * PARTS_OF_GRAM * BigInt(cents) + divisor) / (2n * divisor));
}
/** @returns what one piece or step costs about, and at most, in cents */
var pricesOf = ({ per, price, nominalGrams, mostGrams }) => ({
	about: priceOfWeight(nominalGrams, per, price),
	most: priceOfWeight(mostGrams, per, price)
});
var isMetric = (per) => per === "kg" || per === "100g";
/**
* @returns a weight as people read it, in the system of the unit that its price is for: "3.5 lb", "6 oz" under
* half a pound, "1.2 kg", "250 g"
*/
function weightText(grams, per) {
	if (isMetric(per)) return grams >= 1e3 ? `${trimmed(grams / 1e3, 3)} kg` : `${grams} g`;
	const pounds = grams * Number(PARTS_OF_GRAM) / Number(PARTS.lb);
	return per === "oz" || pounds < .2 ? `${trimmed(pounds * 16, 1)} oz` : `${trimmed(pounds, 2)} lb`;
}
/** @returns "3.5-5 lb"; one weight where both read alike */
function weightRangeText(least, most, per) {
	const [from, to] = [weightText(least, per), weightText(most, per)];
	if (from === to) return to;
	const [fromFigure = "", fromUnit] = from.split(" ");
	return fromUnit === to.split(" ")[1] ? `${fromFigure}-${to}` : `${from}-${to}`;
}
/** @returns how much one piece or step is, as it stands in a line's name: "3.5-5 lb each", "0.25 lb" */
var sizeText = ({ inSteps, leastGrams, nominalGrams, mostGrams, per }) => inSteps ? weightText(nominalGrams, per) : `${weightRangeText(leastGrams, mostGrams, per)} each`;
var trimmed = (figure, places) => String(Number(figure.toFixed(places)));
var UNITS = [
	{
		names: /^(?:lb|lbs|pound|pounds|#)$/,
		parts: PARTS.lb
	},
	{
		names: /^(?:oz|ounce|ounces)$/,
		parts: PARTS.oz
	},
	{
		names: /^(?:kg|kilo|kilos|kilogram|kilograms)$/,
		parts: PARTS.kg
	},
	{
		names: /^(?:g|gram|grams)$/,
		parts: PARTS_OF_GRAM
	}
];
/**
* Reads what a person types or a scale sends: "4.35", "4.35 lb", "4 lb 6 oz", "1,972 g", "ST,GS,+ 4.35 lb".
* @param per the unit of the price, which a figure without a unit is in; of 100 g that is grams
* @returns whole grams from 1 to MAX_GRAMS; null for what is no weight
*/
function readWeight(text, per) {
	const plain = text.toLowerCase().replace(/^(?:[a-z]{2},)*\s*\+?/, "").replace(/(\d),(\d{3})(?!\d)/g, "$1$2").trim();
	const found = /^(\d{1,6}(?:\.\d{0,4})?|\.\d{1,4})\s*([a-z#]*)(?:\s+(\d{1,3}(?:\.\d{1,4})?)\s*(oz|ounces?))?$/.exec(plain);
	if (!found) return null;
	const own = per === "100g" ? "g" : per;
	const unit = UNITS.find(({ names }) => names.test(found[2] || own));
	if (!unit || found[3] !== void 0 && unit.parts !== PARTS.lb) return null;
	const parts = partsOf(found[1] ?? "", unit.parts) + partsOf(found[3] ?? "0", PARTS.oz);
	const grams = Number((2n * parts + PARTS_OF_GRAM) / (2n * PARTS_OF_GRAM));
	return grams >= 1 && grams <= 5e5 ? grams : null;
}
/** @returns so many of a unit, exact but for less than a hundred-thousandth of a gram */
function partsOf(figure, unit) {
	const [whole = "", places = ""] = figure.split(".");
	return (BigInt(whole || "0") * 10000n + BigInt(places.padEnd(4, "0").slice(0, 4))) * unit / 10000n;
}
export { priceOfWeight as a, sizeText as c, WEIGHT_UNIT_SIGNS as i, weightText as l, WEIGHT_UNITS as n, pricesOf as o, WEIGHT_UNIT_LABELS as r, readWeight as s, MAX_GRAMS as t };

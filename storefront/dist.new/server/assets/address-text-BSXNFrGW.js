// src/lib/address/address-text.ts
/**
* A text in an address, as a field would hold it.
* @returns it without outer spaces and control characters (which no field can hold and no search can find),
* cut to a length
*/
function readText(query, name, maxLength) {
	return (query.get(name) ?? "").replace(/\p{Cc}+/gu, " ").trim().slice(0, maxLength).trimEnd();
}
export { readText as t };

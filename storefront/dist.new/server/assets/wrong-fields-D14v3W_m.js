// src/marketplace/vendor/wrong-fields.ts
/** @returns what a schema of the contract refuses, by the field's path in what is sent */
function wrongFields(schema, request) {
	const { error } = schema.safeParse(request);
	return (error?.issues ?? []).map(({ path, message }) => ({
		path: path.join("."),
		message
	}));
}
export { wrongFields as t };

/** Option of Fastify, which would load its own compilers of schemas. zod checks what comes and leaves. */
export const withoutSchemas = {
  schemaController: { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } },
};

function refuse(): never {
  throw new Error('Declare schemas by @Body, @Query, @Param and @Answers.');
}

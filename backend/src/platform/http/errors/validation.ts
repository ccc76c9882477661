import { StandardSchemaValidationPipe } from '@nestjs/common';
import type { z } from 'zod';
import '../../../contract/shared/error-sentences.js';
import { DomainError } from './domain-error.js';

const MAX_ISSUES = 20;

interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** For every parameter with a schema. @throws VALIDATION_FAILED with the schema's messages */
export const validationPipe = () => new SchemaPipe({ exceptionFactory: validationFailed });

class SchemaPipe extends StandardSchemaValidationPipe {
  /** The JSON parser refuses such keys; a walk over all keys costs many times the parsing. */
  protected override stripProtoKeys(): void {}
}

/** @throws VALIDATION_FAILED with the schema's messages */
export function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw validationFailed(result.error.issues);
  return result.data;
}

export function validationFailed(issues: readonly SchemaIssue[]): DomainError {
  return new DomainError(
    'VALIDATION_FAILED',
    issues.slice(0, MAX_ISSUES).map(({ path, message }) => ({
      path: (path ?? [])
        .map((part) => String(typeof part === 'object' ? part.key : part))
        .join('.')
        .slice(0, 200),
      message,
    })),
  );
}

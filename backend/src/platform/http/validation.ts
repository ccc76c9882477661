import { StandardSchemaValidationPipe } from '@nestjs/common';
import { DomainError } from './domain-error.js';

const MAX_ISSUES = 20;
/** How zod's own sentences begin; every schema of the contract has its own for what people fill in. */
const NOT_FOR_PEOPLE = 'Invalid input: expected object';

/** Checks every parameter that names a schema; what is wrong becomes VALIDATION_FAILED with the schema's messages. */
export const validationPipe = () =>
  new StandardSchemaValidationPipe({
    exceptionFactory: (issues) =>
      new DomainError(
        'VALIDATION_FAILED',
        issues.slice(0, MAX_ISSUES).map(({ path, message }) => ({
          path: (path ?? [])
            .map((part) => String(typeof part === 'object' ? part.key : part))
            .join('.')
            .slice(0, 200),
          message: message.startsWith(NOT_FOR_PEOPLE) ? 'Please send a JSON object.' : message,
        })),
      ),
  });

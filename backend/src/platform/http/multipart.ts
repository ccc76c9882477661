import { createParamDecorator, type ExecutionContext, type PipeTransform } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';

/** A form as it came: its fields, checked, and its one file. */
export interface FormWithFile<Fields> {
  fields: Fields;
  /** The bytes of the file; null where none was sent, or an empty one. Its content is not checked yet. */
  file: Buffer | null;
}

interface MultipartOptions {
  /** What the fields have to be. */
  schema: z.ZodType;
  /** The name of the file's field. */
  file: string;
  /** A field that holds all the others as JSON. */
  json?: string;
}

const readForm: PipeTransform = {
  transform(value: unknown) {
    throw new Error(`not built: ${typeof value}`);
  },
};

const RequestWithOptions = createParamDecorator((options: MultipartOptions, context: ExecutionContext) => ({
  request: context.switchToHttp().getRequest<FastifyRequest>(),
  options,
}));

/**
 * A multipart form with at most one file (also taken: the fields alone, as JSON).
 * @throws VALIDATION_FAILED, IMAGE_TOO_LARGE, BAD_REQUEST for a form that cannot be read
 */
export const Multipart = (options: MultipartOptions) => RequestWithOptions(options, readForm);

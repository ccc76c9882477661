import { createParamDecorator, type ExecutionContext, type PipeTransform } from '@nestjs/common';
import { ApiBody, type ApiBodyOptions, ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DomainError } from './domain-error.js';
import { type RawForm, readForm } from './read-form.js';
import { checked, validationFailed } from './validation.js';

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

const checkForm: PipeTransform<{ request: FastifyRequest; options: MultipartOptions }> = {
  async transform({ request, options }): Promise<FormWithFile<unknown>> {
    if (!request.isMultipart()) return { fields: checked(options.schema, request.body), file: null };
    const form = await readForm(request, options.file);
    const fields = options.json === undefined ? form.fields : parseField(form, options.json);
    return { fields: checked(options.schema, fields), file: form.file };
  },
};

/** @throws BAD_JSON; VALIDATION_FAILED for fields beside that one */
function parseField({ fields }: RawForm, name: string): unknown {
  const [other] = Object.keys(fields).filter((field) => field !== name);
  if (other !== undefined) {
    throw validationFailed([{ path: [other], message: `Please send this field inside "${name}".` }]);
  }
  try {
    return JSON.parse(fields[name] ?? '{}');
  } catch (error) {
    throw new DomainError('BAD_JSON', undefined, { cause: error });
  }
}

const RequestWithOptions = createParamDecorator((options: MultipartOptions, context: ExecutionContext) => ({
  request: context.switchToHttp().getRequest<FastifyRequest>(),
  options,
}));

/**
 * A multipart form with at most one file (also taken: the fields alone, as JSON).
 * @throws VALIDATION_FAILED, IMAGE_TOO_LARGE, BODY_TOO_LARGE, BAD_JSON, BAD_REQUEST for a form that cannot be read
 */
export const Multipart =
  (options: MultipartOptions): ParameterDecorator =>
  (target, key, index) => {
    RequestWithOptions(options, checkForm)(target, key, index);
    const method = key === undefined ? undefined : Object.getOwnPropertyDescriptor(target, key);
    if (key === undefined || !method) throw new Error('A form is a parameter of a method.');
    ApiConsumes('multipart/form-data')(target, key, method);
    ApiBody({ required: true, schema: formSchema(options) })(target, key, method);
  };

type FormSchema = Extract<ApiBodyOptions, { schema: unknown }>['schema'];

/** @returns the form as the OpenAPI document shows it */
function formSchema({ schema, file, json }: MultipartOptions): FormSchema {
  const { $schema: _, ...fields } = z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'input' });
  const picture = { [file]: { type: 'string', format: 'binary' } };
  const form =
    json === undefined
      ? { ...fields, properties: { ...fields.properties, ...picture } }
      : { type: 'object', properties: { [json]: fields, ...picture }, required: [json] };
  return form as FormSchema;
}

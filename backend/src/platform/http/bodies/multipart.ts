import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  type PipeTransform,
} from '@nestjs/common';
import type { ApiBodyOptions } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ErrorCode } from '../../../contract/shared/errors.js';
import { parseJson } from '../../../contract/shared/parse-json.js';
import { Described } from '../api-document.js';
import { DomainError } from '../errors/domain-error.js';
import { checked, validationFailed } from '../errors/validation.js';
import { type RawForm, readForm } from './read-form.js';

export interface FormWithFile<Fields> {
  fields: Fields;
  /** Null for none or an empty one. Its content is not checked yet. */
  file: Buffer | null;
  /** Without a folder; '' where there is none. */
  fileName: string;
}

export interface FormWithFiles<Fields> {
  fields: Fields;
  files: Buffer[];
  fileNames: string[];
}

interface MultipartOptions {
  schema: z.ZodType;
  file: string;
  /** A field that holds all the others as JSON. */
  json?: string;
  /** In bytes; default: that of a picture. */
  maxBytes?: number;
  tooLarge?: ErrorCode;
}

interface RequestWith<Options> {
  request: FastifyRequest;
  options: Options;
}

const checkForm: PipeTransform<RequestWith<MultipartOptions>> = {
  async transform({ request, options }): Promise<FormWithFile<unknown>> {
    const { fields, files, fileNames } = await read(request, options, 1);
    return { fields, file: files[0] ?? null, fileName: fileNames[0] ?? '' };
  },
};

const checkFormWithFiles: PipeTransform<RequestWith<MultipartOptions & { most: number }>> = {
  transform: ({ request, options }): Promise<FormWithFiles<unknown>> => read(request, options, options.most),
};

async function read(
  request: FastifyRequest,
  { schema, file, json, maxBytes, tooLarge }: MultipartOptions,
  most: number,
): Promise<FormWithFiles<unknown>> {
  if (!request.isMultipart()) {
    return { fields: checked(schema, request.body), files: [], fileNames: [] };
  }
  const form = await readForm(request, { name: file, most, maxBytes, tooLarge });
  return {
    fields: checked(schema, json === undefined ? form.fields : parseField(form, json)),
    files: form.files,
    fileNames: form.fileNames,
  };
}

/** @throws BAD_JSON; VALIDATION_FAILED for fields beside that one */
function parseField({ fields }: RawForm, name: string): unknown {
  const [other] = Object.keys(fields).filter((field) => field !== name);
  if (other !== undefined) {
    throw validationFailed([{ path: [other], message: `Please send this field inside "${name}".` }]);
  }
  try {
    return parseJson(fields[name] ?? '{}');
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
 * @throws VALIDATION_FAILED, IMAGE_TOO_LARGE, BODY_TOO_LARGE, BAD_JSON, BAD_REQUEST for a form that cannot be
 * read
 */
export const Multipart = (options: MultipartOptions): ParameterDecorator =>
  describedForm(options, RequestWithOptions(options, checkForm));

/** As `Multipart`, with up to `most` files of one field. */
export const MultipartWithFiles = (options: MultipartOptions & { most: number }): ParameterDecorator =>
  describedForm(options, RequestWithOptions(options, checkFormWithFiles), true);

const describedForm =
  (options: MultipartOptions, read: ParameterDecorator, hasMany = false): ParameterDecorator =>
  (target, key, index) => {
    read(target, key, index);
    const method = key === undefined ? undefined : Object.getOwnPropertyDescriptor(target, key);
    if (key === undefined || !method) throw new Error('A form is a parameter of a method.');
    Described(({ ApiBody, ApiConsumes }) =>
      applyDecorators(
        ApiConsumes('multipart/form-data'),
        ApiBody({ required: true, schema: formSchema(options, hasMany) }),
      ),
    )(target, key, method);
  };

type FormSchema = Extract<ApiBodyOptions, { schema: unknown }>['schema'];

function formSchema({ schema, file, json }: MultipartOptions, hasMany: boolean): FormSchema {
  const { $schema: _, ...fields } = z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'input' });
  const bytes = { type: 'string', format: 'binary' };
  const picture = { [file]: hasMany ? { type: 'array', items: bytes } : bytes };
  const form =
    json === undefined
      ? { ...fields, properties: { ...fields.properties, ...picture } }
      : { type: 'object', properties: { [json]: fields, ...picture }, required: [json] };
  return form as FormSchema;
}

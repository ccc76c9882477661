import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { type ErrorCode, ERRORS } from '../../../contract/shared/errors.js';
import { IMAGE_SIZE_MESSAGE, MAX_IMAGE_BYTES } from '../../../contract/shared/images.js';
import { DomainError } from '../errors/domain-error.js';
import { validationFailed } from '../errors/validation.js';
import { watchSize } from './watch-size.js';

/** Besides its files; bytes. */
const LIMITS = { fields: 60, fieldSize: 200_000, fieldNameSize: 100, headerPairs: 20, files: 12, parts: 72 };
/** In bytes: the files, and generously what stands beside them. */
const maxFormBytes = ({ most, maxBytes = MAX_IMAGE_BYTES }: FileField) => most * maxBytes + 1024 * 1024;

export interface RawForm {
  fields: Record<string, string>;
  /** In the order in which they came. */
  files: Buffer[];
  /** Without folders. */
  fileNames: string[];
}

export interface FileField {
  name: string;
  most: number;
  /** In bytes; default: that of a picture. */
  maxBytes?: number | undefined;
  tooLarge?: ErrorCode | undefined;
}

/**
 * Reads a multipart form with its files. What is wrong is said once the form has been read to its end, so
 * that a browser that is still sending gets the answer; only a form that is much too large is not read on.
 * @throws VALIDATION_FAILED, IMAGE_TOO_LARGE (or the field's own code), BODY_TOO_LARGE, BAD_REQUEST
 */
export async function readForm(request: FastifyRequest, fileField: FileField): Promise<RawForm> {
  const maxBytes = maxFormBytes(fileField);
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(fileField);
  const limit = watchSize(request.raw, maxBytes, () => tooLarge(fileField));
  try {
    return await Promise.race([readParts(request, fileField), limit.exceeded]);
  } catch (error) {
    throw readableError(error);
  } finally {
    limit.stop();
  }
}

async function readParts(request: FastifyRequest, fileField: FileField): Promise<RawForm> {
  const fields = new Map<string, string>();
  const problems: DomainError[] = [];
  const wrong = (path: string, message: string) =>
    void problems.push(validationFailed([{ path: [path], message }]));
  const files: Buffer[] = [];
  const fileNames: string[] = [];
  const limits = { ...LIMITS, fileSize: fileField.maxBytes ?? MAX_IMAGE_BYTES };
  for await (const part of request.parts({ limits })) {
    const name = part.fieldname;
    if (part.type === 'file') {
      const bytes = await bytesOf(part);
      // Browsers send an empty file for a field in which none was chosen.
      if (bytes.length === 0 && !part.filename) continue;
      if (name !== fileField.name) wrong(name, 'No file is expected here.');
      else if (part.file.truncated) problems.push(tooLarge(fileField));
      else if (files.length >= fileField.most) wrong(name, tooMany(fileField.most));
      else if (bytes.length > 0) {
        files.push(bytes);
        fileNames.push(part.filename);
      }
    } else if (part.fieldnameTruncated) wrong(name, 'There is no field of that name.');
    else if (part.valueTruncated) wrong(name, 'That is more text than fits here.');
    else if (name === fileField.name) {
      if (part.value !== '') wrong(name, 'Please choose a file.');
    } else if (fields.has(name)) wrong(name, 'Please fill in this field once.');
    else fields.set(name, String(part.value));
  }
  if (problems[0]) throw problems[0];
  return { fields: Object.fromEntries(fields), files, fileNames };
}

const tooMany = (most: number) =>
  most === 1 ? 'Please choose one file only.' : `Please choose at most ${most} files.`;

/** What is over the limit is read as well, and forgotten. */
async function bytesOf(part: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const tooLarge = ({ name, tooLarge: code = 'IMAGE_TOO_LARGE' }: FileField) =>
  new DomainError(code, [
    { path: name, message: code === 'IMAGE_TOO_LARGE' ? IMAGE_SIZE_MESSAGE : ERRORS[code].message },
  ]);

/** The parser's limits have a status; anything else is a form that it cannot read. */
function readableError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const status = (error as { statusCode?: number } | null)?.statusCode;
  return new DomainError(status === 413 ? 'BODY_TOO_LARGE' : 'BAD_REQUEST', undefined, { cause: error });
}

import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { boundedQueue } from '../bounded-queue.js';
import { DomainError } from '../errors/domain-error.js';
import { addRouteConfig } from '../route-config.js';
import { ipv6Prefix } from '../security/ipv6-prefix.js';
import { visitorAddress } from '../security/visitor-address.js';
import type { BodyConfig } from './body-config.js';
import { watchSize } from './watch-size.js';

const PER_MINUTE = 600;
export const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';

interface FormOptions {
  maxBytes: number;
  maxFields: number;
  /** In bytes as it travels; files are read past and never kept. */
  withFilesUpTo?: number;
}

interface FormConfig extends BodyConfig {
  form?: FormOptions;
}

/** For another company's servers: forms of HTML, and nothing else. */
export const TakesForms = (form: FormOptions): MethodDecorator =>
  addRouteConfig({
    form,
    takes: form.withFilesUpTo === undefined ? [FORM] : [FORM, MULTIPART],
    maxBytes: form.maxBytes,
    rateLimit: { max: PER_MINUTE, timeWindow: 60_000 },
  } satisfies FormConfig & { rateLimit: object });

const optionsOf = ({ routeOptions }: FastifyRequest) => (routeOptions.config as FormConfig).form;

export type PostedForm = Readonly<Record<string, string>>;

export function readPostedForms(server: FastifyInstance): void {
  server.addContentTypeParser(FORM, async (request: FastifyRequest) => {
    const form = optionsOf(request);
    if (!form) return null;
    const { maxBytes, maxFields } = form;
    const read = () => readText(request.raw, maxBytes);
    const text = await (maxBytes > SMALL ? inTurn(request, read) : read());
    if (text.split('&', maxFields + 1).length > maxFields) throw tooLarge();
    return Object.fromEntries(new URLSearchParams(text));
  });
}

/** With files or without. @throws BAD_REQUEST, BODY_TOO_LARGE, TOO_MANY_REQUESTS */
export const FormFields = createParamDecorator(
  async (_data: undefined, context: ExecutionContext): Promise<PostedForm> => {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const form = optionsOf(request);
    const fields =
      form && request.isMultipart() ? await inTurn(request, () => readFields(request, form)) : request.body;
    if (typeof fields !== 'object' || fields === null) throw unreadable();
    return fields as PostedForm;
  },
);

/** Smaller ones take no more memory than JSON, and need no turn. */
const SMALL = 64 * 1024;
/** What they keep is some twenty megabytes. */
const AT_ONCE = 20;
const queue = boundedQueue({ atOnce: AT_ONCE, longest: AT_ONCE });
/** Of one network, so that a slow sender leaves turns to others. */
const MOST_OF_ONE = AT_ONCE / 2;
const turnsOf = new Map<string, number>();

async function inTurn<Result>(request: FastifyRequest, read: () => Promise<Result>): Promise<Result> {
  const sender = ipv6Prefix(visitorAddress(request));
  const turns = turnsOf.get(sender) ?? 0;
  if (turns >= MOST_OF_ONE) throw new DomainError('TOO_MANY_REQUESTS', undefined, { retryAfter: 5 });
  turnsOf.set(sender, turns + 1);
  try {
    return await queue(() => withinTime(read));
  } finally {
    const left = (turnsOf.get(sender) ?? 1) - 1;
    if (left > 0) turnsOf.set(sender, left);
    else turnsOf.delete(sender);
  }
}

/** Whoever takes longer only keeps others from their turn. */
const WITHIN_MS = 20_000;

async function withinTime<Result>(read: () => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DomainError('REQUEST_TIMEOUT')), WITHIN_MS);
  });
  return Promise.race([read(), late]).finally(() => clearTimeout(timer));
}

const tooLarge = () => new DomainError('BODY_TOO_LARGE');
const unreadable = (cause?: unknown) => new DomainError('BAD_REQUEST', undefined, { cause });

async function readText(raw: IncomingMessage, maxBytes: number): Promise<string> {
  if (Number(raw.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  const limit = watchSize(raw, maxBytes, tooLarge);
  const chunks: Buffer[] = [];
  const keep = (chunk: Buffer) => void chunks.push(chunk);
  const ended = new Promise<void>((resolve, reject) => {
    raw.once('end', resolve).once('close', () => reject(unreadable()));
  });
  raw.on('data', keep);
  try {
    await Promise.race([ended, limit.exceeded]);
    return Buffer.concat(chunks).toString('utf8');
  } finally {
    limit.stop();
    raw.off('data', keep);
  }
}

async function readFields(request: FastifyRequest, form: FormOptions): Promise<PostedForm> {
  const { withFilesUpTo = form.maxBytes } = form;
  if (Number(request.headers['content-length'] ?? 0) > withFilesUpTo) throw tooLarge();
  const limit = watchSize(request.raw, withFilesUpTo, tooLarge);
  try {
    return await Promise.race([keepFields(request, form), limit.exceeded]);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    const status = (error as { statusCode?: number } | null)?.statusCode;
    throw status === 413 ? tooLarge() : unreadable(error);
  } finally {
    limit.stop();
  }
}

const MOST_FILES = 100;
const PART_OF_ROOM = 1 / 8;

/** The first of a field counts; text that is too long is cut. */
async function keepFields(
  request: FastifyRequest,
  { maxBytes, maxFields, withFilesUpTo = maxBytes }: FormOptions,
): Promise<PostedForm> {
  const limits = {
    ...{ fields: maxFields, fieldNameSize: 200, fieldSize: Math.floor(maxBytes * PART_OF_ROOM) },
    ...{ files: MOST_FILES, fileSize: withFilesUpTo, parts: maxFields + MOST_FILES, headerPairs: 20 },
  };
  const kept = new Map<string, string>();
  let size = 0;
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      part.file.resume();
      continue;
    }
    // A part that says it is JSON comes parsed.
    if (typeof part.value !== 'string') throw unreadable();
    size += part.value.length;
    if (size > maxBytes) throw tooLarge();
    if (!kept.has(part.fieldname)) kept.set(part.fieldname, part.value);
  }
  return Object.fromEntries(kept);
}

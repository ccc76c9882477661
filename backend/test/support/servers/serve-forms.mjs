// A server with one route that takes forms, built of the product's own parts. Answers its parent with the
// port.
import 'reflect-metadata';
import multipart from '@fastify/multipart';
import { Controller, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { z } from 'zod';
import { Multipart } from '../../../dist/src/platform/http/bodies/multipart.js';
import { ErrorFilter } from '../../../dist/src/platform/http/errors/error.filter.js';
import { validationPipe } from '../../../dist/src/platform/http/errors/validation.js';
import { lingerOverRefused } from '../../../dist/src/platform/http/shutdown/lingering-close.js';

const fields = z.strictObject({
  name: z.string().min(2, 'Please tell us the name'),
  note: z.string().optional(),
});
const answer = ({ fields: given, file }) => ({ fields: given, size: file && file.length });

class Forms {
  plain(form) {
    return answer(form);
  }
  json(form) {
    return answer(form);
  }
}

class FormsModule {}

function route(name, options) {
  const descriptor = Object.getOwnPropertyDescriptor(Forms.prototype, name);
  Post(name)(Forms.prototype, name, descriptor);
  Multipart(options)(Forms.prototype, name, 0);
}

route('plain', { schema: fields, file: 'image' });
route('json', { schema: fields, file: 'image', json: 'data' });
Controller('forms')(Forms);
Module({ controllers: [Forms] })(FormsModule);

const adapter = new FastifyAdapter({ bodyLimit: 256 * 1024 });
const app = await NestFactory.create(FormsModule, adapter, { logger: ['error'] });
app.useGlobalPipes(validationPipe());
app.useGlobalFilters(new ErrorFilter());
await app.register(multipart, { throwFileSizeLimit: false });
lingerOverRefused(adapter.getInstance());
await app.listen(0, '127.0.0.1');
process.send({ port: app.getHttpServer().address().port });
process.once('disconnect', () => process.exit(0));

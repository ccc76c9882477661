import { Global, Module } from '@nestjs/common';
import { AdminRows } from './admin-rows.js';

/** What the resources of the back office stand on. */
@Global()
@Module({ providers: [AdminRows], exports: [AdminRows] })
export class AdminModule {}

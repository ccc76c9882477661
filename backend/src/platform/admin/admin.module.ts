import { Global, Module } from '@nestjs/common';
import { AdminRows } from './admin-rows.js';

@Global()
@Module({ providers: [AdminRows], exports: [AdminRows] })
export class AdminModule {}

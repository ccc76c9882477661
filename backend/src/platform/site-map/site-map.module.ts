import { Global, Module } from '@nestjs/common';
import { IndexedPages } from './indexed-pages.js';

@Global()
@Module({ providers: [IndexedPages], exports: [IndexedPages] })
export class SiteMapModule {}

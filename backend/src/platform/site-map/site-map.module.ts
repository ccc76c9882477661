import { Global, Module } from '@nestjs/common';
import { IndexedPages } from './indexed-pages.js';

/** Lets every domain say which of its pages search engines may list. */
@Global()
@Module({ providers: [IndexedPages], exports: [IndexedPages] })
export class SiteMapModule {}

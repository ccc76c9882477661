import { Module } from '@nestjs/common';
import { BackOffice } from './back-office.js';
import { Pages } from './pages.js';
import { PreviewsController } from './previews/previews.controller.js';
import { Previews } from './previews/previews.js';
import { WebController } from './web.controller.js';

@Module({ controllers: [PreviewsController, WebController], providers: [BackOffice, Pages, Previews] })
export class WebModule {}

import { Module } from '@nestjs/common';
import { Pages } from './pages.js';
import { PreviewsController } from './previews/previews.controller.js';
import { Previews } from './previews/previews.js';
import { WebController } from './web.controller.js';

@Module({ controllers: [PreviewsController, WebController], providers: [Pages, Previews] })
export class WebModule {}

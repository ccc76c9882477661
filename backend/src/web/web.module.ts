import { Module } from '@nestjs/common';
import { Pages } from './pages.js';
import { WebController } from './web.controller.js';

@Module({ controllers: [WebController], providers: [Pages] })
export class WebModule {}

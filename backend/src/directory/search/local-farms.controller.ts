import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PlaceList, PlaceSearch } from '../../contract/directory/places.js';
import { Access } from '../../platform/http/access.js';
import { Answers } from '../../platform/http/answers.js';
import { sendPage } from '../../platform/http/paging.js';
import { PlacesSource } from './places-source.js';

@ApiTags('directory')
@Controller('api/local-farms')
export class LocalFarmsController {
  constructor(private readonly places: PlacesSource) {}

  @Get()
  @Access('public')
  @Answers(PlaceList)
  async search(
    @Query({ schema: PlaceSearch }) query: PlaceSearch,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PlaceList> {
    return sendPage(request, reply, await this.places.farms(query), query);
  }
}

import { Controller, Get, Query } from '@nestjs/common';
import { KindCountList, KindsSearch } from '../../../contract/directory/place-kind-counts.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { Access } from '../../../platform/http/security/access.js';
import { Shows } from '../../../platform/http/shows.js';
import { PlacesSource } from '../places-source.js';

@ApiTags('directory')
@Controller('api/place-kinds')
export class PlaceKindsController {
  constructor(private readonly places: PlacesSource) {}

  @Get()
  @Access('public')
  @Answers(KindCountList)
  @Shows('farms', 'places')
  count(@Query({ schema: KindsSearch }) query: KindsSearch): Promise<KindCountList> {
    return this.places.kinds(query);
  }
}

import { Body, Controller, Delete, HttpStatus, Param, Post, Put } from '@nestjs/common';
import { Acting, type ActingUser, ForBusiness } from '../../../accounts/businesses/acting.js';
import {
  FarmParams,
  type FarmPhotoView,
  PhotoFields,
  PhotoList,
  PhotoOrderRequest,
  PhotoParams,
} from '../../../contract/directory/farms.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { type FormWithFile, Multipart } from '../../../platform/http/bodies/multipart.js';
import { UploadsAtMost } from '../../../platform/http/route-config.js';
import { Access } from '../../../platform/http/security/access.js';
import { FarmPhotosService } from './farm-photos.service.js';

@ApiTags('directory')
@Controller('api/farms/:id/photos')
export class FarmPhotosController {
  constructor(private readonly photos: FarmPhotosService) {}

  @Post()
  @Access('user')
  @ForBusiness('edit')
  @UploadsAtMost()
  @Answers(PhotoList, HttpStatus.CREATED)
  add(
    @Acting() user: ActingUser,
    @Param({ schema: FarmParams }) { id }: FarmParams,
    @Multipart({ schema: PhotoFields, file: 'image' }) form: FormWithFile<PhotoFields>,
  ): Promise<FarmPhotoView[]> {
    return this.photos.add(user, id, form);
  }

  @Put()
  @Access('user')
  @ForBusiness('edit')
  @Answers(PhotoList)
  arrange(
    @Acting() user: ActingUser,
    @Param({ schema: FarmParams }) { id }: FarmParams,
    @Body({ schema: PhotoOrderRequest }) request: PhotoOrderRequest,
  ): Promise<FarmPhotoView[]> {
    return this.photos.arrange(user, id, request);
  }

  @Delete(':photoId')
  @Access('user')
  @ForBusiness('edit')
  @Answers(PhotoList)
  remove(
    @Acting() user: ActingUser,
    @Param({ schema: PhotoParams }) { id, photoId }: PhotoParams,
  ): Promise<FarmPhotoView[]> {
    return this.photos.remove(user, id, photoId);
  }
}

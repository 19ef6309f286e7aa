import { personalDataPort } from '#platform/personal-data.ts'
import { serverModule } from '#platform/server-module.ts'
import { imageEntity, mediaEndpoints, uploadEntity } from '../contract.ts'
import { artworkPort, filePlacesPort } from '#platform/file-places.ts'
import { many } from '#platform/ports.ts'
import { addPicturePort, filesLeftTopic, orderableFilesPort, orderedFilesPort, pictureFilePort } from '../ports.ts'
import { clearUploads, letGo, orderableFiles } from './clear-uploads.ts'
import { pictureHandlers, pictureReader } from './images.ts'
import { addMadeImage } from './library/add-image.ts'
import { adoptPictures } from './library/adopt-pictures.ts'
import { clearTrash } from './library/clear-trash.ts'
import { fileHandlers } from './library/file-handlers.ts'
import { formatsTopic, makeFormats } from './library/formats.ts'
import { imageHandlers } from './library/image-handlers.ts'
import { openPlaces } from './library/places.ts'
import { pictureTurns } from './picture-turns.ts'
import { uploadHandlers } from './uploads.ts'
import { mediaPersonalData } from './personal-data.ts'
import { mediaRights } from './rights.ts'
import { mediaErrors } from '../words/errors.ts'

/**
 * The server part of the media module: the library of pictures and files, and the files that visitors send (specification §3, Upload; Image URLs).
 */
export const mediaModule = serverModule({
  name: 'media',
  errors: mediaErrors,
  endpoints: mediaEndpoints,
  rights: mediaRights,
  scopes: {
    media: { title: { de: 'Bilder & Dateien', en: 'Pictures & files' }, groups: ['uploads', 'images'] },
  },
  entities: [imageEntity, uploadEntity],
  migrations: new URL('./migrations/', import.meta.url),
  needs: { artwork: artworkPort, orderedFiles: orderedFilesPort, filePlaces: many(filePlacesPort) },
  offers: {
    addPicture: addPicturePort,
    orderableFiles: orderableFilesPort,
    picture: pictureFilePort,
    personalData: personalDataPort,
  },
  share: pictureTurns,
  open(core, ports, turns) {
    const inTurn = turns.of(core.id)
    const clear = clearUploads(core, ports.orderedFiles)
    const read = pictureReader(core, ports.artwork)
    const places = openPlaces(ports.filePlaces)
    return {
      picture: (file) => read(file, 'large'),
      addPicture: addMadeImage(core, inTurn),
      handlers: [
        ...pictureHandlers(core, ports.artwork),
        ...imageHandlers(core, places, inTurn),
        ...fileHandlers(core, places, inTurn),
        ...uploadHandlers(core, inTurn),
      ],
      outbox: { [formatsTopic]: makeFormats(core, inTurn), [filesLeftTopic]: letGo(core) },
      jobs: [clear, clearTrash(core), adoptPictures(core, places, inTurn)],
      personalData: () => mediaPersonalData(core.storage, () => clear.run(new AbortController().signal)),
      orderableFiles: (asked) => orderableFiles(core, asked),
    }
  },
})

import { backofficeModule } from '#ui/backoffice/module.ts'
import { mediaEndpoints } from '../contract.ts'

export const mediaBackoffice = backofficeModule({ name: 'media', uploadImage: mediaEndpoints.createImage })

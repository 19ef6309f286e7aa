import { backofficeModule } from '#ui/backoffice/module.ts'
import { PushMenu } from './PushMenu.tsx'

// It is read with the frame: an entry that comes into the open menu would move those below it under the finger.
export const pushBackoffice = backofficeModule({ name: 'push', personMenu: [PushMenu] })

import { backofficeModule } from '#ui/backoffice/module.ts'
import { PushMenu } from './PushMenu.tsx'

// The menu entry is loaded with the page's frame. If it appeared later in the open menu, it would move the entries below it while the user taps.
export const pushBackoffice = backofficeModule({ name: 'push', personMenu: [PushMenu] })

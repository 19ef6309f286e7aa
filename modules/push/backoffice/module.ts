import { backofficeModule } from '#ui/backoffice/module.ts'
import { PushMenu } from './PushMenu.tsx'

// The menu entry is loaded together with the back office's frame. If it were loaded when the menu opens, it would move the entries below it while the
// user clicks.
export const pushBackoffice = backofficeModule({ name: 'push', personMenu: [PushMenu] })

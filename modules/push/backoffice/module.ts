import { backofficeModule } from '#ui/backoffice/module.ts'
import { PushMenu } from './PushMenu.tsx'

export const pushBackoffice = backofficeModule({ name: 'push', personMenu: [PushMenu] })

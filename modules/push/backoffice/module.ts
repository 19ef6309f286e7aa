import { backofficeModule } from '#ui/backoffice/module.ts'
import { lazy } from 'react'

const PushMenu = lazy(() => import('./PushMenu.tsx').then((found) => ({ default: found.PushMenu })))

export const pushBackoffice = backofficeModule({ name: 'push', personMenu: [PushMenu] })

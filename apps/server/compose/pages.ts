import { mountBackoffice } from '../backoffice/mount.ts'
import { mountPlayer } from '../player/mount.ts'
import { mountPrintAgent } from '../print-agent/mount.ts'
import type { MountPages } from '../pages.ts'
import { sitePages } from '../site/site-pages.ts'

/** Functions that mount the pages and programs which people load, in this order. The site comes last, because its route matches every address. */
export const pages: readonly MountPages[] = [mountBackoffice, mountPlayer, mountPrintAgent, sitePages]

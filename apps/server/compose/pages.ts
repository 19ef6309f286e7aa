import { mountBackoffice } from '../backoffice/mount.ts'
import { mountPlayer } from '../player/mount.ts'
import { mountPrintAgent } from '../print-agent/mount.ts'
import type { MountPages } from '../pages.ts'
import { sitePages } from '../site/site-pages.ts'

/** Parts that browsers load, in the order of mounting: the site's catch-all route comes last. */
export const pages: readonly MountPages[] = [mountBackoffice, mountPlayer, mountPrintAgent, sitePages]

// `npm run build`: builds site, back office, player and print agent, even if they are up to date.
import { fileURLToPath } from 'node:url'
import { buildStale } from './build.mjs'
import { ensureInstalled } from './install.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
ensureInstalled(root)
await buildStale(root, { force: true })

import { fileURLToPath } from 'node:url'

/** Folder of the whole repository. */
export const repository = fileURLToPath(new URL('../..', import.meta.url))

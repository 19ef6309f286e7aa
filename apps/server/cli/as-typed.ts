import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../config.ts'

/** Where `npm run servus` looks unless told otherwise: npm runs it in the folder of the package. */
export const usualDataFolder = join(fileURLToPath(new URL('../../..', import.meta.url)), 'data')

/**
 * A command as the operator types it in another shell, which knows nothing of this one's settings: without them it would make an
 * installation of its own beside the running one. For the terminal only: a page must not name folders.
 */
export function asTyped(config: Pick<Config, 'dataFolder' | 'databaseUrl'>, command: string): string {
  const settings = [
    // Its password does not belong into a log.
    ...(config.databaseUrl === undefined ? [] : ['DATABASE_URL=…']),
    ...(config.dataFolder === usualDataFolder ? [] : [`DATA_DIR=${quoted(config.dataFolder)}`]),
  ]
  return [...settings, 'npm run servus --', command].join(' ')
}

const quoted = (word: string): string =>
  /^[\w./:@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`

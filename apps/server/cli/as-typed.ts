import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../config.ts'

/** The default data folder of `npm run servus`: npm runs the command in the project's folder, so it is `data` in that folder. */
export const usualDataFolder = join(fileURLToPath(new URL('../../..', import.meta.url)), 'data')

/**
 * A command as the operator has to type it in another shell, with the settings of this process. Without these settings the command would
 * create a second installation. Print it only in the terminal, because it contains folders that a web page must not show.
 */
export function asTyped(config: Pick<Config, 'dataFolder' | 'databaseUrl'>, command: string): string {
  const settings = [
    // The value of DATABASE_URL contains a password, which must not appear in a log.
    ...(config.databaseUrl === undefined ? [] : ['DATABASE_URL=…']),
    ...(config.dataFolder === usualDataFolder ? [] : [`DATA_DIR=${quoted(config.dataFolder)}`]),
  ]
  return [...settings, 'npm run servus --', command].join(' ')
}

const quoted = (word: string): string =>
  /^[\w./:@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`

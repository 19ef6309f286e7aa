import type { Config } from '../config.ts'
import { usualDataFolder } from './as-typed.ts'

/**
 * Text that names the installation on which a command works. The text is printed before the command starts. A command could create a second
 * installation without anybody noticing: the command seems to have worked, but the running site does not see its changes.
 */
export function whereDataIs(
  { databaseUrl, dataFolder }: Pick<Config, 'dataFolder' | 'databaseUrl'>,
  found: 'running' | 'stopped' | 'nothing',
): string {
  if (databaseUrl !== undefined) return `Database: DATABASE_URL. Data folder: ${dataFolder}`
  if (found === 'running') return `Data folder: ${dataFolder} (its server is running)`
  if (found === 'stopped') return `Data folder: ${dataFolder} (no server is running on it)`
  return [
    `Data folder: ${dataFolder}`,
    'No database was there: a new, empty installation is being made, with its own PostgreSQL.',
    `If your server keeps its data elsewhere, it knows nothing of this one. Name its folder: DATA_DIR=${dataFolder === usualDataFolder ? '/its/folder' : usualDataFolder} npm run servus -- …`,
  ].join('\n')
}

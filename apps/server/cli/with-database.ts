import {
  hasEmbeddedPostgres,
  runningDatabaseUrl,
  startEmbeddedPostgres,
} from '#platform/embedded-postgres/supervisor.ts'
import type { Logger } from '#platform/log.ts'
import type { Config } from '../config.ts'
import { whereDataIs } from './where-data-is.ts'

type Found = 'running' | 'stopped' | 'nothing'

/** Is there an installation in the data folder, and is its server running? With DATABASE_URL, the installation counts as running. */
export function findInstallation({ databaseUrl, dataFolder }: Pick<Config, 'dataFolder' | 'databaseUrl'>): Found {
  if ((databaseUrl ?? runningDatabaseUrl(dataFolder)) !== undefined) return 'running'
  return hasEmbeddedPostgres(dataFolder) ? 'stopped' : 'nothing'
}

/**
 * Calls `work` with the address of the installation's database. If the embedded PostgreSQL does not run, it is started before and stopped afterwards.
 */
export async function withDatabase<T>(config: Config, log: Logger, work: (url: string) => Promise<T>): Promise<T> {
  // Written to stderr, because scripts may read what the command writes to stdout.
  process.stderr.write(`${whereDataIs(config, findInstallation(config))}\n`)
  const running = config.databaseUrl ?? runningDatabaseUrl(config.dataFolder)
  if (running !== undefined) return work(running)
  const embedded = await startEmbeddedPostgres({ folder: config.dataFolder, log })
  try {
    return await work(embedded.url)
  } finally {
    await embedded.stop()
  }
}

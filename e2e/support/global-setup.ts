import { join } from 'node:path'
import { startThrowawayPostgres } from '#testing/throwaway-postgres.ts'
import { repository } from './repository.ts'

/** Builds what is out of date and starts one PostgreSQL, in which each worker creates its own databases. */
export default async function setup(): Promise<() => Promise<void>> {
  const { buildStale } = (await import(join(repository, 'scripts/build.mjs'))) as {
    buildStale: (root: string) => Promise<void>
  }
  await buildStale(repository)
  const postgres = await startThrowawayPostgres('servus-e2e-pg-')
  process.env['E2E_DATABASE_URL'] = postgres.url
  process.env['E2E_FOLDER'] = postgres.folder
  return () => postgres.stop()
}

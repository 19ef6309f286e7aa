import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { composeServus } from '#apps/server/compose/composition.ts'
import { platformMigrations } from '#platform/brands/runtime.ts'
import type { Log } from '#platform/module.ts'
import { migrate } from '#platform/postgres/migrate.ts'
import { templateName, testSchema, urlOfDatabase } from './database.ts'
import { startThrowawayPostgres } from './throwaway-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the PostgreSQL that runs for the tests. */
    databaseUrl: string
  }
}

const silent: Log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

/** Starts one PostgreSQL for the whole test run, with a template database on which the migrations of all modules have run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startThrowawayPostgres('servus-test-')
  const admin = new Client({ connectionString: server.url })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${templateName}`)
  await admin.end()
  const migrations = [platformMigrations, ...composeServus().migrations]
  await migrate({ url: urlOfDatabase(server.url, templateName), schema: testSchema, log: silent, migrations })
  project.provide('databaseUrl', server.url)
  return () => server.stop()
}

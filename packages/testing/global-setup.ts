import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { composeServus } from '#apps/server/compose/composition.ts'
import { platformMigrations } from '#platform/brands/runtime.ts'
import { serverOn } from '#platform/embedded-postgres/folder-lock.ts'
import { runningOn, stopPostmaster } from '#platform/embedded-postgres/postmaster.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/supervisor.ts'
import type { Log } from '#platform/module.ts'
import { migrate } from '#platform/postgres/migrate.ts'
import { templateName, testSchema, urlOfDatabase } from './database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of the PostgreSQL that runs for these tests. */
    databaseUrl: string
  }
}

const prefix = 'servus-test-'
const silent: Log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

/** One PostgreSQL for the whole run, without fsync, with a template that every module's migrations ran on once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftovers()
  const folder = mkdtempSync(join(tmpdir(), prefix))
  // When we are root, PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o755)
  const server = await startEmbeddedPostgres({ folder, log: silent, durability: 'throwaway', maxConnections: 200 })
  const admin = new Client({ connectionString: server.url })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${templateName}`)
  await admin.end()
  const migrations = [platformMigrations, ...composeServus().migrations]
  await migrate({ url: urlOfDatabase(server.url, templateName), schema: testSchema, log: silent, migrations })
  project.provide('databaseUrl', server.url)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Stops PostgreSQL servers of test runs that were killed. */
async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const folder = join(tmpdir(), name)
    if (!name.startsWith(prefix) || !existsSync(join(folder, 'server.lock')) || serverOn(folder) !== undefined) continue
    const left = runningOn(join(folder, 'pg'))
    if (left) await stopPostmaster(left.pid)
    rmSync(folder, { recursive: true, force: true })
  }
}

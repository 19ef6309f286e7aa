import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Log } from '../module.ts'
import { openDatabase } from '../postgres/database.ts'
import { canReach } from './account.ts'
import { lockFolder } from './folder-lock.ts'
import { runningOn } from './postmaster.ts'
import { isAlive, pause } from './processes.ts'
import { FolderInUse, hasEmbeddedPostgres, runningDatabaseUrl, startEmbeddedPostgres } from './supervisor.ts'

const silent: Log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

describe('the embedded PostgreSQL', { timeout: 90_000 }, () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'servus-pg-'))
    chmodSync(folder, 0o755)
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('loses no acknowledged commit when it is killed under load, and is started again', async () => {
    const server = await startEmbeddedPostgres({ folder, log: silent })
    const db = openDatabase({ url: server.url, schema: 'public', log: silent })
    await db.run(sql`CREATE TABLE place (id integer PRIMARY KEY)`)
    const acknowledged: number[] = []
    let next = 0
    const writer = async (): Promise<void> => {
      while (next < 600) {
        const id = next++
        const written = await db
          .tx((tx) => tx.run(sql`INSERT INTO place (id) VALUES (${id})`))
          .then(
            () => true,
            () => false,
          )
        if (written) acknowledged.push(id)
      }
    }
    const killer = async (): Promise<void> => {
      for (const at of [100, 300]) {
        while (acknowledged.length < at) await pause(1)
        process.kill(server.pid, 'SIGKILL')
        const killed = server.pid
        while (server.pid === killed) await pause(10)
      }
    }
    await Promise.all([writer(), writer(), writer(), writer(), killer()])
    const stored = new Set((await db.many<{ id: number }>(sql`SELECT id FROM place`)).map((row) => row.id))
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
    expect(acknowledged.length).toBeGreaterThan(550)
    await db.close()
    await server.stop()
  })

  it('is used by the next server after its server was killed, but never by two servers at a time', async () => {
    const program = `import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./supervisor.ts', import.meta.url).href)}
      const none = () => undefined
      const server = await startEmbeddedPostgres({ folder: ${JSON.stringify(folder)}, log: { debug: none, info: none, warn: none, error: none } })
      process.stdout.write(String(server.pid))
      setInterval(none, 1000)`
    expect(hasEmbeddedPostgres(folder)).toBe(false)
    const other = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const pid = Number(
      await new Promise((resolve) => other.stdout.once('data', (data: Buffer) => resolve(data.toString()))),
    )
    await expect(startEmbeddedPostgres({ folder, log: silent })).rejects.toThrow(FolderInUse)
    expect(runningDatabaseUrl(folder)).toContain('postgres://servus:')
    other.kill('SIGKILL')
    await new Promise((resolve) => other.once('exit', resolve))
    expect(isAlive(pid)).toBe(true)
    const server = await startEmbeddedPostgres({ folder, log: silent })
    expect(server.pid).toBe(pid)
    await server.stop()
    expect(isAlive(pid)).toBe(false)
    expect(runningDatabaseUrl(folder)).toBeUndefined()
    expect(hasEmbeddedPostgres(folder)).toBe(true)
    expect(existsSync(join(folder, 'server.lock'))).toBe(false)
  })

  it('hides its password, does not listen on the network, and is found even if the environment is set for another database', async () => {
    const another = { PGHOST: 'db.example', PGPORT: '1', PGSSLMODE: 'require', PGUSER: 'me' }
    for (const [name, value] of Object.entries(another)) vi.stubEnv(name, value)
    onTestFinished(() => void vi.unstubAllEnvs())
    const server = await startEmbeddedPostgres({ folder, log: silent })
    expect(statSync(join(folder, 'pg-password')).mode & 0o777).toBe(0o600)
    const db = openDatabase({ url: server.url, schema: 'public', log: silent })
    expect(await db.first(sql`SHOW listen_addresses`)).toEqual({ listen_addresses: '' })
    expect(await db.first(sql`SHOW fsync`)).toEqual({ fsync: 'on' })
    await db.close()
    const wrong = openDatabase({ url: server.url.replace(/:[^:@]+@/, ':wrong@'), schema: 'public', log: silent })
    await expect(wrong.first(sql`SELECT 1`)).rejects.toThrow('password')
    await wrong.close()
    await server.stop()
  })

  it('leaves no process running when it cannot start', async () => {
    const first = await startEmbeddedPostgres({ folder, log: silent })
    await first.stop()
    writeFileSync(join(folder, 'pg', 'postgresql.conf'), 'nonsense = yes\n')
    await expect(startEmbeddedPostgres({ folder, log: silent })).rejects.toThrow(/nonsense/)
    expect(runningOn(join(folder, 'pg'))).toBeUndefined()
    expect(existsSync(join(folder, 'server.lock'))).toBe(false)
  })

  it('ignores a pid file whose pid now belongs to another process', async () => {
    const first = await startEmbeddedPostgres({ folder, log: silent })
    const pidFile = join(folder, 'pg', 'postmaster.pid')
    const text = readFileSync(pidFile, 'utf8')
    await first.stop()
    writeFileSync(pidFile, text.replace(/^\d+/, String(process.pid)))
    expect(runningOn(join(folder, 'pg'))).toBeUndefined()
  })
})

describe('lockFolder', () => {
  it('counts as free when its process has ended or its pid belongs to another process', () => {
    const folder = mkdtempSync(join(tmpdir(), 'servus-lock-'))
    const file = join(folder, 'server.lock')
    writeFileSync(file, JSON.stringify({ pid: 999_999_999, start: 'x' }))
    const afterDeath = lockFolder(folder)
    expect(afterDeath.ok).toBe(true)
    expect(lockFolder(folder)).toEqual({ ok: false, pid: process.pid })
    writeFileSync(file, JSON.stringify({ pid: process.ppid, start: 'another boot/1' }))
    const afterReuse = lockFolder(folder)
    expect(afterReuse.ok).toBe(true)
    if (afterReuse.ok) afterReuse.release()
    expect(existsSync(file)).toBe(false)
    rmSync(folder, { recursive: true })
  })
})

describe('canReach', () => {
  it('returns false if one folder of the path cannot be entered by the account', () => {
    const folder = mkdtempSync(join(tmpdir(), 'servus-reach-'))
    expect(canReach(join(folder, 'deep'), { uid: 65_534, gid: 65_534 })).toBe(false)
    chmodSync(folder, 0o755)
    expect(canReach(join(folder, 'deep'), { uid: 65_534, gid: 65_534 })).toBe(true)
    expect(canReach(folder, undefined)).toBe(true)
    rmSync(folder, { recursive: true })
  })
})

import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { createClient } from '#contract/client.ts'
import type { PublicBranch } from '#modules/branches/contract.ts'
import type { PublicProduct } from '#modules/catalogue/contract.ts'
import { retrievePlace } from '#modules/maps/contract.ts'
import { contentEndpoints } from '#modules/content/contract.ts'
import { type OrderDraftInput, orderingEndpoints } from '#modules/ordering/contract.ts'
import { runningOn, stopPostmaster } from '#platform/embedded-postgres/postmaster.ts'
import { runningDatabaseUrl } from '#platform/embedded-postgres/supervisor.ts'
import type { Log } from '#platform/module.ts'
import { openDatabase } from '#platform/postgres/database.ts'
import { spawnedServer } from '#testing/spawned-server.ts'

const silent: Log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A mail that the mail server accepted. The id in its Message-ID is the id of the stored message. */
interface Delivery {
  message: string
  to: string
  at: number
}

/** Accepts mails. Records for each mail its id, its recipient and its time. */
async function mailServer(): Promise<{ url: string; deliveries: Delivery[]; close: () => void }> {
  const deliveries: Delivery[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')))
      stream.on('end', () => {
        const message = /^Message-ID:\s*<([^@>]+)@/im.exec(text)?.[1] ?? ''
        for (const { address } of session.envelope.rcptTo) deliveries.push({ message, to: address, at: Date.now() })
        done()
      })
    },
  })
  // A killed process resets its connections. Any other error of the mail server fails the test.
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') throw error
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    deliveries,
    close: () => server.close(),
  }
}

it(
  'every acknowledged order is stored and its mail is sent, whichever process is killed while orders arrive',
  { timeout: 300_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'servus-faults-'))
    chmodSync(folder, 0o755)
    const mails = await mailServer()
    const server = await spawnedServer({
      DATA_DIR: folder,
      RATE_LIMITS: 'off',
      SMTP_URL: mails.url,
      MAIL_FROM: 'fahrt@donau.example',
    })
    try {
      await server.start()
      const api = createClient({ fetch, locale: () => 'de', baseUrl: server.address, timeoutMs: 20_000 })
      const init = await api.call(contentEndpoints.init)
      if (!init.ok) throw new Error(JSON.stringify(init.errors))
      const listed = <T>(url: string): T[] => init.value.find((one) => one.url === url)?.data as T[]
      const branch = listed<PublicBranch>('/api/branches').find((one) => one.kind === 'rides')
      const vehicle = listed<PublicProduct>('/api/products').find((one) => one.type === 'vehicle')
      const place = async (id: string) => {
        const found = await api.call(retrievePlace, { params: { id }, query: { session: 'faults' } })
        if (!found.ok || !found.value) throw new Error(`No place ${id}`)
        return found.value
      }
      const from = await place('airport:VIE')
      const to = await place('airport:SZG')
      const draft = (n: number): OrderDraftInput => ({
        branch: branch?.id ?? '',
        firstName: 'Eva',
        lastName: 'Pichler',
        email: `guest${n}@example.com`,
        phone: '+436641234567',
        street: 'Praterstraße 1',
        zipCode: '1020',
        city: 'Wien',
        legalInstructions: true,
        privacyPolicy: true,
        appointmentDate: Temporal.Now.zonedDateTimeISO('Europe/Vienna')
          .add({ days: 3 })
          .with({ hour: 12, minute: 0 })
          .round({ smallestUnit: 'hour', roundingMode: 'floor' })
          .toInstant()
          .toString(),
        items: [{ product: vehicle?.id ?? '', amount: 1 }],
        ride: {
          service: 'airport-transfer',
          from,
          to,
          flightNumber: 'OS 202',
          adults: 2,
          accessories: [],
        },
      })

      const wanted = 60
      const acknowledged = new Map<number, string>()
      let next = 0
      /** Sends orders as the form in a browser does: if there is no response, or a 503, the same key is sent again. */
      const customer = async (): Promise<void> => {
        while (next < wanted) {
          const n = next++
          const headers = { 'idempotency-key': crypto.randomUUID() }
          for (let attempt = 0; attempt < 400 && !acknowledged.has(n); attempt++) {
            const answer = await api.call(orderingEndpoints.place, { body: draft(n), headers })
            if (answer.ok) acknowledged.set(n, answer.value.uid)
            else if (answer.status !== 0 && answer.status < 500) throw new Error(JSON.stringify(answer.errors))
            else await pause(150)
          }
        }
      }
      const postmaster = (): number => Number(readFileSync(join(folder, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0])
      const deadline = Date.now() + 120_000
      const taken = async (count: number): Promise<void> => {
        while (acknowledged.size < count && Date.now() < deadline) await pause(5)
      }
      const kills: { what: 'server' | 'database'; at: number }[] = []
      const killDatabase = (pid: number): void => {
        process.kill(pid, 'SIGKILL')
        kills.push({ what: 'database', at: Date.now() })
      }
      const killServer = async (): Promise<void> => {
        await server.kill('SIGKILL')
        kills.push({ what: 'server', at: Date.now() })
      }
      const killer = async (): Promise<void> => {
        await taken(10)
        killDatabase(postmaster())
        await taken(25)
        await killServer()
        await server.start()
        await taken(40)
        const database = postmaster()
        await killServer()
        killDatabase(database)
        await server.start()
      }
      await Promise.all([customer(), customer(), customer(), killer()])
      expect(acknowledged.size).toBe(wanted)

      const db = openDatabase({ url: runningDatabaseUrl(folder) ?? '', schema: 'brand_donau', log: silent })
      const stored = await db.many<{ uid: string; email: string }>(
        sql`SELECT uid, email FROM orders WHERE email LIKE 'guest%'`,
      )
      expect(stored.map((row) => row.uid).toSorted()).toEqual([...acknowledged.values()].toSorted())

      // The work of a killed process is blocked until its lease expires, so the test waits up to two minutes.
      const waiting = () => db.first<{ n: number }>(sql`SELECT count(*) AS n FROM outbox WHERE done_at IS NULL`)
      for (let waited = 0; waited < 1200 && ((await waiting())?.n ?? 1) > 0; waited++) await pause(100)
      expect(await waiting()).toEqual({ n: 0 })
      const messages = await db.many<{ id: string; template: string; to_address: string; attempts: number }>(
        sql`SELECT id, template, to_address, attempts FROM messages WHERE to_address LIKE 'guest%'`,
      )
      expect(messages.map(({ to_address: to }) => to).toSorted(), 'each guest has one mail').toEqual(
        stored.map(({ email }) => email).toSorted(),
      )
      const { deliveries } = mails
      const unsent = messages.filter(({ id }) => !deliveries.some(({ message }) => message === id))
      expect(unsent).toEqual([])
      // A mail is sent twice only if its server or database was killed after the sending and before the result was stored.
      const duplicates = messages.flatMap(({ id, template, to_address: to, attempts }) => {
        const times = deliveries.filter(({ message }) => message === id).map(({ at }) => at)
        return times.slice(1).map((again, index) => {
          const before = times[index] ?? again
          const why = kills.find(({ at }) => at >= before && at <= again)?.what
          return { mail: `${template} to ${to}`, sent: times.length, attempts, why: why && `its ${why} was killed` }
        })
      })
      const unexplained = duplicates.filter(({ sent, attempts, why }) => why === undefined || sent > attempts)
      expect(unexplained, 'mails that went out twice for no reason').toEqual([])
      await db.close()
      await server.kill('SIGTERM')
    } finally {
      await server.kill('SIGKILL')
      const left = runningOn(join(folder, 'pg'))
      if (left) await stopPostmaster(left.pid)
      mails.close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)

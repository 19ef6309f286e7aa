import { setTimeout as pause } from 'node:timers/promises'
import type { Storefront } from '#modules/store/contract.ts'
import { escposPrinter } from '#modules/devices/server/testing/escpos-printer.ts'
import { ask, dataOf, signIn } from './ask.ts'
import { type Bench, get, ok } from './compare.ts'
import { type Figures, percentiles } from './figures.ts'
import { branch, food } from './fill-products.ts'
import { foodRequests } from './food-orders.ts'
import type { Business } from './growth.ts'
import { load, openClient } from './load.ts'
import { freePort, type RunningServer, startOurs } from './processes.ts'

/** The number of orders in each round whose slips are measured, and the milliseconds between two of these orders. */
const watched = 10
const betweenMs = 150
/** Number of slips that wait for a printer that is switched off. */
const waiting = 500

interface House {
  server: RunningServer
  host: string
  /** The times at which slips began to arrive at the printer, the earliest first. */
  began: number[]
  cookie: string
}

/**
 * Measures the time from an order to its print: milliseconds from the API call that places the order until the first byte of its slip
 * reaches the printer. Also measures the time of the board's API calls. Both are measured twice: without waiting slips (the reference), and
 * while 500 slips wait for a printer that is switched off.
 */
export async function measurePrinting(bench: Bench, { client, ...business }: Business): Promise<void> {
  const began: number[] = []
  const printer = await escposPrinter()
  printer.state.onByte = (count) => {
    if (count === 1) began.push(performance.now())
  }
  const dead = `127.0.0.1:${await freePort()}`
  const server = await startOurs({ ...business, env: { PRINT_HOSTS: `${printer.address},${dead}` } })
  try {
    const cookie = await signIn(server.port, business.host, 'backoffice@lindwurm.example', 'demo-backoffice-2026')
    const house: House = { server, host: business.host, began, cookie }
    await addPrinter(house, 'Küche', printer.address)
    await arrivals(house)
    const request = get('/api/orders/current', business.host, cookie)
    // One client makes one call after another, as an open board does. No order is placed between the two measurements of the board. So
    // the board reads the same orders both times.
    const board = () =>
      p95(
        bench,
        async () =>
          ok(await load({ port: server.port, clients: 1, seconds: bench.seconds / 2, request: () => request })).times,
      )
    const bytes = () => p95(bench, () => arrivals(house))
    const [bytesBefore, boardBefore] = [await bytes(), await board()]
    const off = await addPrinter(house, 'Aus', dead)
    await client.query(
      `INSERT INTO ${food}.print_jobs (id, created_at, changed_at, branch_id, device_id, printer_id, label, template, copy, lines, state, released_at)
       SELECT gen_random_uuid(), now(), now(), $1, $2, $2, 'Bon', 'receipt', n, '[]', 'queued', now() FROM generate_series(1, $3::int) n`,
      [branch.id, off, waiting],
    )
    const [boardAfter, bytesAfter] = [await board(), await bytes()]
    bench.add('print.bytes.p95', 'ms', bytesBefore, bytesBefore, 'less')
    bench.add('print.beside-dead.p95', 'ms', bytesAfter, bytesBefore, 'less')
    bench.add('print.beside-dead.board', 'ms', boardAfter, boardBefore, 'less')
  } finally {
    await server.stop()
    await printer.close()
    await client.query(`DELETE FROM ${food}.print_jobs`)
    await client.query(`DELETE FROM ${food}.devices WHERE branch_id = $1`, [branch.id])
  }
}

async function addPrinter({ server, host, cookie }: House, name: string, address: string): Promise<string> {
  const { bytes } = await ask(server.port, host, '/api/users/me', { headers: { cookie } })
  const { csrfToken } = (JSON.parse(bytes.toString('utf8')) as { data: { csrfToken: string } }).data
  const made = await ask(server.port, host, '/api/devices', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, 'x-csrf-token': csrfToken },
    body: JSON.stringify({ name, branchId: branch.id, transport: 'escpos', address, events: ['placed'] }),
  })
  if (made.status !== 201) throw new Error(`A printer answered ${made.status}: ${made.bytes.toString('utf8')}`)
  return (JSON.parse(made.bytes.toString('utf8')) as { data: { id: string } }).data.id
}

/** Places orders one after another. Returns for each order the milliseconds until the first byte of its slip reaches the printer. */
async function arrivals({ server, host, began }: House): Promise<number[]> {
  const store = await dataOf<Storefront>(server.port, host, `/api/store/${branch.identifier}`)
  const request = foodRequests(store, host)
  const guest = await openClient(server.port)
  const found: number[] = []
  for (let n = 0; n < watched; n++) {
    const [count, begin] = [began.length, performance.now()]
    const status = await guest.send(request())
    if (status !== 201) throw new Error(`An order was answered with ${status}`)
    while (began.length === count && performance.now() - begin < 20_000) await pause(1)
    found.push((began[count] ?? Infinity) - begin)
    await pause(betweenMs)
  }
  guest.close()
  return found
}

/** Measures `rounds` rounds and returns the p95 over all their times. */
async function p95(bench: Bench, round: () => Promise<readonly number[]>): Promise<Figures> {
  const rounds: (readonly number[])[] = []
  for (let n = 0; n < bench.rounds; n++) rounds.push(await round())
  return percentiles(rounds, 0.95)
}

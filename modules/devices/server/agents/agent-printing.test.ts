import { readFileSync, statSync } from 'node:fs'
import sql from 'sql-template-tag'
import { expect, test, vi } from 'vitest'
import { testBrand } from '#testing/brand.ts'
import { must } from '#testing/order-calls.ts'
import { openAgentFile } from '../../agent/agent-file.ts'
import { deviceEndpoints, jobEndpoints, printAgentEndpoints } from '../../contract.ts'
import { as, confirmed, jobs, newDevice, timeline } from '../testing/print-brand.ts'
import { escposPrinter } from '../testing/escpos-printer.ts'
import { agentHouse } from './testing/agent-house.ts'

test('an accepted order is printed once by the agent, however often the agent requests slips, and the timeline shows it', async () => {
  const { own, printer, start, device } = await agentHouse()
  const id = await confirmed(own)
  await own.runJobs()
  expect((await jobs(own, id))[0]).toMatchObject({ state: 'queued' })
  const program = start()
  expect(await program.turn()).toBe('ok')
  await program.rest()
  for (let turn = 0; turn < 3; turn++) expect(await program.turn()).toBe('ok')
  await program.rest()
  expect(printer.papers()).toHaveLength(1)
  expect(printer.papers()[0]).toContain('Bestellbon – kein Beleg')
  expect((await jobs(own, id))[0]).toMatchObject({ state: 'printed', device: device.name })
  expect(await timeline(own, id)).toContain('printed')
  expect((await must(own.call(printAgentEndpoints.list, {}, as)))[0]).toMatchObject({
    isConnected: true,
    version: '1.0.0',
    printers: 1,
  })
})

test('without paper nothing is sent; with a new roll the slip prints without KOPIE', async () => {
  const { own, printer, start } = await agentHouse()
  printer.state.paperEnd = true
  const id = await confirmed(own)
  const program = start()
  await program.turn()
  await program.rest()
  expect((await jobs(own, id))[0]).toMatchObject({ state: 'queued', reason: 'paper-end' })
  await program.turn()
  await program.rest()
  // After a failure the server gives this printer no slip for some seconds. So there was no second attempt.
  expect((await jobs(own, id))[0]).toMatchObject({ attempts: 1 })
  printer.state.paperEnd = false
  own.clock.advance({ seconds: 5 })
  await program.turn()
  await program.rest()
  expect((await jobs(own, id))[0]).toMatchObject({ state: 'printed' })
  expect(printer.papers()).toHaveLength(1)
  expect(printer.papers()[0]).not.toContain('KOPIE')
})

test('a waiting request is answered as soon as a slip comes', async () => {
  const { own, path, calls } = await agentHouse()
  const { key } = JSON.parse(readFileSync(path, 'utf8')) as { key: string }
  const begin = performance.now()
  const asked = calls.next(key, { version: '1.0.0', waitSeconds: 25, holding: [] })
  await vi.waitFor(async () => {
    const [agent] = await must(own.call(printAgentEndpoints.list, {}, as))
    expect(agent?.isConnected).toBe(true)
  }, 20_000)
  await confirmed(own)
  expect(await asked).toMatchObject({ ok: true, value: { jobs: [{ attempt: 1 }] } })
  expect(performance.now() - begin).toBeLessThan(24_000)
})

test('a slip that got lost on its way to the agent waits again at once, and prints without KOPIE', async () => {
  const { own, printer, start, calls } = await agentHouse()
  const id = await confirmed(own)
  const deaf = start({
    next: async (key, body) => {
      await calls.next(key, body)
      return { ok: false, status: 0, code: 'network' }
    },
  })
  expect(await deaf.turn()).toBe('no-server')
  expect((await jobs(own, id))[0]).toMatchObject({ state: 'claimed' })
  const program = start()
  await program.turn()
  await program.rest()
  expect(printer.papers()).toHaveLength(1)
  expect((await jobs(own, id))[0]).toMatchObject({ state: 'printed', attempts: 2, copy: 0 })
})

test('without the permission of the server no byte is sent', async () => {
  const { own, printer, start } = await agentHouse()
  const id = await confirmed(own)
  const program = start({ sending: async () => ({ ok: false, status: 0, code: 'network' }) })
  await program.turn()
  await program.rest()
  expect(printer.papers()).toEqual([])
  expect((await jobs(own, id))[0]).toMatchObject({ state: 'queued', reason: 'taken' })
})

test('a result that does not reach the server is stored over a restart; when it arrives, the unconfirmed slip counts as printed', async () => {
  const { own, printer, start } = await agentHouse()
  const id = await confirmed(own)
  const cutOff = start({ result: async () => ({ ok: false, status: 0, code: 'network' }) })
  await cutOff.turn()
  await cutOff.rest()
  expect(printer.papers()).toHaveLength(1)
  own.clock.advance({ minutes: 2 })
  await own.runJobs()
  expect((await jobs(own, id))[0]).toMatchObject({ state: 'unconfirmed' })
  const program = start()
  await program.turn()
  await program.rest()
  expect((await jobs(own, id))[0]).toMatchObject({ state: 'printed' })
  expect(printer.papers()).toHaveLength(1)
  expect(await timeline(own, id)).toEqual(expect.arrayContaining(['print-unconfirmed', 'printed']))
})

test('an agent that crashes while sending a slip reports this when it starts again; printed by hand, the slip is marked KOPIE 1', async () => {
  const { own, printer, start, path } = await agentHouse()
  const id = await confirmed(own)
  const dying = start(
    {},
    {
      note: (result) => {
        if (result.reason !== 'agent-died') throw new Error('The power is gone')
        openAgentFile(path, 'https://gasthaus.example').note(result)
      },
    },
  )
  await dying.turn()
  await dying.rest()
  expect(printer.papers()).toHaveLength(1)
  expect((await jobs(own, id))[0]).toMatchObject({ state: 'claimed' })
  await start().turn()
  const [slip] = await jobs(own, id)
  expect(slip).toMatchObject({ state: 'unconfirmed', reason: 'agent-died' })
  await must(own.call(jobEndpoints.again, { params: { id: slip?.id ?? '' }, body: {} }, as))
  const later = start()
  await later.turn()
  await later.rest()
  expect(printer.papers()).toHaveLength(2)
  expect(printer.papers()[1]).toContain('KOPIE 1')
})

test('an agent that is too slow may not print: its claim has ended, or the slip has a newer claim', async () => {
  const { own, printer, start, calls } = await agentHouse()
  const id = await confirmed(own)
  const slow = start({
    sending: async (...given) => {
      own.clock.advance({ minutes: 2 })
      await own.runJobs()
      return calls.sending(...given)
    },
  })
  await slow.turn()
  await slow.rest()
  expect(printer.papers()).toEqual([])
  expect((await jobs(own, id))[0]).toMatchObject({ state: 'queued' })
})

test('two servers and two agents with one key print a slip only once', async () => {
  const { own, printer, start, servers } = await agentHouse()
  const other = await testBrand({ database: own.database, clock: own.clock })
  servers.push(other)
  const id = await confirmed(own)
  const [one, two] = [start(), start()]
  for (let at = 0; at < 3; at++) {
    await Promise.all([one.turn(), two.turn(), own.runJobs(), other.runJobs()])
    await Promise.all([one.rest(), two.rest()])
  }
  await vi.waitFor(async () => expect((await jobs(own, id))[0]).toMatchObject({ state: 'printed' }), 20_000)
  expect(printer.papers()).toHaveLength(1)
})

test('a printer that is switched off does not delay the other printers of its agent', async () => {
  const { own, agent, start } = await agentHouse({ name: 'Theke' })
  const dead = await escposPrinter()
  await dead.close()
  await newDevice(own, { name: 'Küche', address: dead.address, agentId: agent.id })
  const id = await confirmed(own)
  const program = start()
  await program.turn()
  await program.rest()
  expect((await jobs(own, id)).map(({ device, state }) => [device, state]).toSorted()).toEqual([
    ['Küche', 'queued'],
    ['Theke', 'printed'],
  ])
})

test('if the condition of a printer is requested, its agent answers; if the agent is not connected, the response says so', async () => {
  const { own, printer, device, start } = await agentHouse()
  const check = () => own.call(deviceEndpoints.testNotification, { params: { id: device.id } }, as)
  expect(await check()).toMatchObject({
    ok: false,
    errors: [{ message: expect.stringContaining('Der Druckagent ist nicht verbunden') }],
  })
  const program = start()
  await program.turn()
  printer.state.coverOpen = true
  const asked = check()
  await vi.waitFor(async () => {
    const row = await own.core.db.first(sql`SELECT 1 FROM device_states WHERE check_asked_at IS NOT NULL`)
    expect(row).toBeDefined()
  }, 20_000)
  await program.turn()
  await program.rest()
  expect(await asked).toMatchObject({
    ok: false,
    errors: [{ message: expect.stringContaining('Der Deckel ist offen') }],
  })
})

test('the key is in a file that only its owner can read, and the server stores only its hash', async () => {
  const { own, path } = await agentHouse()
  expect(statSync(path).mode & 0o777).toBe(0o600)
  const { key } = JSON.parse(readFileSync(path, 'utf8')) as { key: string }
  const [row] = await own.core.db.many<{ row: string }>(sql`SELECT to_jsonb(a)::text AS row FROM print_agents a`)
  expect(key.length).toBeGreaterThan(30)
  expect(row?.row).not.toContain(key)
})

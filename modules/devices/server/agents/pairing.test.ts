import { expect, test } from 'vitest'
import { must } from '#testing/order-calls.ts'
import { employee } from '#testing/sessions.ts'
import { deviceEndpoints, printAgentEndpoints } from '../../contract.ts'
import { as, confirmed, jobs, newDevice } from '../testing/print-brand.ts'
import { agentHouse, taken } from './testing/agent-house.ts'

const pairBody = (code: string, branchId: string) => ({ body: { code, name: 'Rechner Küche', branchId } })

test('a key becomes invalid at once: the agent is refused, its slips wait, and after a new pairing it prints them', async () => {
  const { own, printer, agent, calls, start } = await agentHouse()
  await must(own.call(printAgentEndpoints.unpair, { params: { id: agent.id } }, as))
  const id = await confirmed(own)
  const program = start()
  expect(await program.turn()).toBe('unknown')
  expect((await jobs(own, id))[0]).toMatchObject({ state: 'queued' })
  const offer = await taken(calls.offer())
  const again = { ...pairBody(offer.code.toLowerCase(), own.house).body, agentId: agent.id }
  await must(own.call(printAgentEndpoints.pair, { body: again }, as))
  const { key } = await taken(calls.poll(offer))
  const paired = start({}, { key: () => key ?? undefined })
  expect(await paired.turn()).toBe('ok')
  await paired.rest()
  expect(printer.papers()).toHaveLength(1)
  // Live messages about an agent contain no printer id. The printer worker must ignore them; otherwise it would try to print and log
  // 'Printing failed'.
  expect(own.logged.filter(({ msg }) => msg === 'Printing failed')).toEqual([])
})

test('a code is accepted once, is valid for ten minutes, and its key is sent only to the agent that asked for the code', async () => {
  const { own, calls } = await agentHouse()
  const offer = await taken(calls.offer())
  expect(await calls.poll({ ...offer, pollSecret: 'x'.repeat(40) })).toMatchObject({
    ok: false,
    code: 'print-agent.pairing_gone',
  })
  expect(await taken(calls.poll(offer))).toEqual({ state: 'waiting', key: null })
  const pair = () => own.call(printAgentEndpoints.pair, pairBody(offer.code, own.house), as)
  await must(pair())
  expect(await pair()).toMatchObject({ ok: false, errors: [{ code: 'print-agent.code_unknown', field: 'code' }] })
  const late = await taken(calls.offer())
  own.clock.advance({ minutes: 11 })
  expect(await taken(calls.poll(late))).toMatchObject({ state: 'expired' })
  expect(await own.call(printAgentEndpoints.pair, pairBody(late.code, own.house), as)).toMatchObject({ ok: false })
})

test('after the agent has used its key, the pairing code gives no other key', async () => {
  const { own, calls } = await agentHouse()
  const offer = await taken(calls.offer())
  await must(own.call(printAgentEndpoints.pair, pairBody(offer.code, own.house), as))
  const first = await taken(calls.poll(offer))
  const second = await taken(calls.poll(offer))
  const ask = (key: string | null) => calls.next(key ?? '', { version: '', waitSeconds: 0, holding: [] })
  // The response with the first key can get lost. So the second request gets a second key, and the first key is no longer valid.
  expect(await ask(first.key)).toMatchObject({ ok: false, status: 401 })
  expect(await ask(second.key)).toMatchObject({ ok: true })
  expect(await calls.poll(offer)).toMatchObject({ ok: false })
  expect(await ask(second.key)).toMatchObject({ ok: true })
})

test('wrong codes are counted: after five within a minute this session cannot try again', async () => {
  const { own } = await agentHouse()
  const attempt = () => own.call(printAgentEndpoints.pair, pairBody('222222', own.house), as)
  for (let turn = 0; turn < 5; turn++)
    expect(await attempt()).toMatchObject({ errors: [{ code: 'print-agent.code_unknown' }] })
  expect(await attempt()).toMatchObject({ status: 429, errors: [{ code: 'print-agent.code_limit' }] })
})

test('an agent prints only for its own branch and its own printers, and only staff of its branch see it', async () => {
  const { own, agent, calls, start, device } = await agentHouse()
  const stranger = {
    as: { ...employee(['01990000-0000-7000-8000-000000000001']), roles: ['ROLE_BACKOFFICE'] as const },
  }
  expect(await must(own.call(printAgentEndpoints.list, {}, stranger))).toEqual([])
  expect(await own.call(printAgentEndpoints.unpair, { params: { id: agent.id } }, stranger)).toMatchObject({
    status: 404,
  })
  const offer = await taken(calls.offer())
  const other = await must(own.call(printAgentEndpoints.pair, pairBody(offer.code, own.house), as))
  const { key } = await taken(calls.poll(offer))
  const id = await confirmed(own)
  const foreign = start({}, { key: () => key ?? undefined })
  expect(await foreign.turn()).toBe('ok')
  const [slip] = await jobs(own, id)
  expect(slip).toMatchObject({ state: 'queued' })
  expect(
    await calls.result(key ?? '', slip?.id ?? '', { attempt: 1, is: 'printed', reason: '', condition: 'ok' }),
  ).toMatchObject({ status: 404 })
  expect(await calls.condition(key ?? '', device.id, { condition: 'ok', reason: '' })).toMatchObject({ status: 404 })
  expect(await taken(calls.sending(key ?? '', slip?.id ?? '', 1))).toEqual({ mayPrint: false })
  expect(other.printers).toBe(0)
})

test('an agent that printers use cannot be removed; one without printers can', async () => {
  const { own, agent, device } = await agentHouse()
  const remove = () => own.call(printAgentEndpoints.remove, { params: { id: agent.id } }, as)
  expect(await remove()).toMatchObject({ status: 409, errors: [{ code: 'print-agent.in_use' }] })
  await must(
    own.call(
      deviceEndpoints.update,
      { params: { id: device.id }, body: { transport: 'browser', agentId: null, version: device.version } },
      as,
    ),
  )
  expect(await remove()).toMatchObject({ ok: true })
  expect(await must(own.call(printAgentEndpoints.list, {}, as))).toEqual([])
})

test("a printer behind an agent may have any private address; without an agent the operator's list applies", async () => {
  const { own, agent } = await agentHouse()
  const made = await newDevice(own, { name: 'Bar', address: '192.168.1.50', agentId: agent.id })
  const alone = { agentId: null, version: made.version }
  expect(await own.call(deviceEndpoints.update, { params: { id: made.id }, body: alone }, as)).toMatchObject({
    errors: [{ code: 'device.host_not_allowed', field: 'address' }],
  })
  const body = {
    name: 'X',
    branchId: own.house,
    transport: 'escpos',
    address: '192.168.1.51',
    agentId: made.id,
  } as const
  expect(await own.call(deviceEndpoints.create, { body }, as)).toMatchObject({
    errors: [{ code: 'device.agent_branch', field: 'agentId' }],
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { FoodBrand } from '#testing/food-brand.ts'
import { foodBrand } from '#testing/food-brand.ts'
import { must } from '#testing/order-calls.ts'
import type { TestBrand } from '#testing/brand.ts'
import { type AgentFile, openAgentFile } from '../../../agent/agent-file.ts'
import { openAgent } from '../../../agent/print-agent.ts'
import { type AgentCalls, agentCalls, type Reply } from '../../../agent/server-calls.ts'
import { type Device, type DeviceInput, type PrintAgent, printAgentEndpoints } from '../../../contract.ts'
import { escposPrinter, type StandInPrinter } from '../../testing/escpos-printer.ts'
import { as, newDevice } from '../../testing/print-brand.ts'

/** A `fetch` for the agent. It calls the server of a test directly, without a socket. */
const fetchOf =
  (brand: () => Pick<TestBrand, 'app'>): typeof globalThis.fetch =>
  async (url, init) => {
    const { pathname, search } = new URL(String(url))
    const answer = await brand().app.inject({
      method: (init?.method ?? 'GET') as 'GET',
      url: pathname + search,
      headers: init?.headers as Record<string, string>,
      ...(typeof init?.body === 'string' ? { payload: init.body } : {}),
    })
    return new Response(answer.payload, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type']) },
    })
  }

/** Path for the file of an agent, in a temporary folder of the test. */
function agentFilePath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'servus-agent-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'agent.json')
}

const server = 'https://gasthaus.example'

interface AgentHouse {
  own: FoodBrand
  printer: StandInPrinter
  device: Device
  agent: PrintAgent
  path: string
  calls: AgentCalls
  /** Processes of the server. Each call goes to the next process of the list. */
  servers: Pick<TestBrand, 'app'>[]
  /** Starts the program again with the content of its file. Some functions of its calls and of its file may be replaced. */
  start(calls?: Partial<AgentCalls>, file?: Partial<AgentFile>): ReturnType<typeof openAgent>
}

/** A restaurant whose server cannot reach the printer. A paired agent can reach it. */
export async function agentHouse(input: Partial<DeviceInput> = {}): Promise<AgentHouse> {
  const printer = await escposPrinter()
  onTestFinished(() => printer.close())
  const own = await foodBrand()
  const servers: Pick<TestBrand, 'app'>[] = [own]
  let asked = 0
  const calls = agentCalls(
    server,
    fetchOf(() => servers[asked++ % servers.length] ?? own),
    new AbortController().signal,
  )
  const path = agentFilePath()
  const agent = await pairedAgent(own, calls, path)
  const device = await newDevice(own, { address: printer.address, agentId: agent.id, ...input })
  const start: AgentHouse['start'] = (changed = {}, file = {}) =>
    openAgent({
      calls: { ...calls, ...changed },
      file: { ...openAgentFile(path, server), ...file },
      allowed: printer.address,
      version: '1.0.0',
      waitSeconds: 0,
      say: () => undefined,
    })
  return { own, printer, device, agent, path, calls, servers, start }
}

/** Pairs an agent: the program shows a code, a person enters it, and the program fetches its key. */
async function pairedAgent(own: FoodBrand, calls: AgentCalls, path: string): Promise<PrintAgent> {
  const offer = await calls.offer()
  if (!offer.ok) throw new Error(offer.code)
  const agent = await must(
    own.call(
      printAgentEndpoints.pair,
      { body: { code: offer.value.code, name: 'Rechner Theke', branchId: own.house } },
      as,
    ),
  )
  const fetched = await calls.poll(offer.value)
  if (!fetched.ok || fetched.value.key === null) throw new Error('no key')
  openAgentFile(path, server).setKey(fetched.value.key)
  return agent
}

/** The value of a call of the program; throws if the call fails. */
export async function taken<T>(answer: Promise<Reply<T>>): Promise<T> {
  const got = await answer
  if (!got.ok) throw new Error(`${got.status} ${got.code}`)
  return got.value
}

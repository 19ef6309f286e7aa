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

/** A `fetch` that passes the agent's requests directly to the test server, without a network. */
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

/** Returns the path of a file for the agent, in a temporary folder that is deleted after the test. */
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
  /**
   * The servers that the agent calls: each further call goes to the next server of the list. Several servers simulate several server
   * processes.
   */
  servers: Pick<TestBrand, 'app'>[]
  /**
   * Starts the agent again; it reads its stored file. A test can replace some functions that make API calls (`calls`) or access the file
   * (`file`).
   */
  start(calls?: Partial<AgentCalls>, file?: Partial<AgentFile>): ReturnType<typeof openAgent>
}

/** Creates a restaurant whose printer only a print agent can reach, and pairs this agent. */
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

/** Pairs an agent as people do: the agent gets a code, a person enters it, and the agent fetches its key. */
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

/** Returns the value of a successful response, and throws if the call has failed. */
export async function taken<T>(answer: Promise<Reply<T>>): Promise<T> {
  const got = await answer
  if (!got.ok) throw new Error(`${got.status} ${got.code}`)
  return got.value
}

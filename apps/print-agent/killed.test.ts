import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openAgentFile } from '#modules/devices/agent/agent-file.ts'
import { jobEndpoints } from '#modules/devices/contract.ts'
import { agentHouse } from '#modules/devices/server/agents/testing/agent-house.ts'
import { queueSlip } from '#modules/devices/server/testing/no-slip-twice.ts'
import { as } from '#modules/devices/server/testing/print-brand.ts'
import { must } from '#testing/order-calls.ts'

const program = fileURLToPath(new URL('start.ts', import.meta.url))

/** The real program as a separate process. It reads its key from `file`. */
function programOf(
  address: string,
  file: string,
  printers: string,
): { start(): void; kill(): void; ended(): Promise<void> } {
  let child: ChildProcess | undefined
  const kill = (): void => void child?.kill('SIGKILL')
  onTestFinished(kill)
  return {
    start() {
      child = spawn(process.execPath, [program, address, '--file', file, '--printers', printers], {
        env: { PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'de_AT.UTF-8' },
        stdio: 'ignore',
      })
    },
    kill,
    ended: () =>
      vi.waitFor(() => expect(child?.signalCode ?? child?.exitCode ?? undefined).toBeDefined(), { timeout: 20_000 }),
  }
}

test(
  'whenever the program is killed, no slip is printed twice without the mark KOPIE, and no slip is lost without a notice',
  { timeout: 120_000 },
  async () => {
    const house = await agentHouse()
    const { own, device, printer } = house
    const address = await own.app.listen({ host: '127.0.0.1', port: 0 })
    const { key } = JSON.parse(readFileSync(house.path, 'utf8')) as { key: string }
    openAgentFile(`${house.path}.real`, address).setKey(key)
    const real = programOf(address, `${house.path}.real`, printer.address)

    // The program is killed three times: when it has connected to the printer, after the first byte, and after byte 20, in the middle of
    // the slip.
    const killedAt = [0, 1, 20]
    for (const [at, byte] of killedAt.entries()) {
      await queueSlip(own, device, `Bon ${at + 1}`)
      printer.state.onByte = (count) => count === byte && real.kill()
      real.start()
      await real.ended()
      printer.state.onByte = undefined
      own.clock.advance({ minutes: 2 })
      await own.runJobs()
    }
    await queueSlip(own, device, 'Bon 4')
    real.start()
    const list = () => must(own.call(jobEndpoints.list, {}, as))
    await vi.waitFor(
      async () => expect((await list()).filter(({ state }) => state === 'queued' || state === 'claimed')).toEqual([]),
      40_000,
    )
    for (const { label, state } of await list()) {
      const papers = printer.papers().filter((paper) => paper.includes(`${label}.`))
      expect(papers.length, label).toBeLessThanOrEqual(1)
      if (state === 'printed') expect(papers, label).toHaveLength(1)
    }
    // In two of the three cases a part of the slip was already sent, so nobody knows whether it was printed. At the first kill nothing was
    // sent, so the next start prints that slip.
    expect((await list()).map(({ state }) => state).toSorted()).toEqual([
      'printed',
      'printed',
      'unconfirmed',
      'unconfirmed',
    ])
  },
)

test(
  'without a key the program shows a code; pairing creates its file, and a stop signal ends it',
  { timeout: 60_000 },
  async () => {
    const house = await agentHouse()
    const address = await house.own.app.listen({ host: '127.0.0.1', port: 0 })
    const child = spawn(process.execPath, [program, address, '--file', `${house.path}.new`], {
      env: { PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'de_AT.UTF-8' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')))
    await vi.waitFor(() => expect(said).toMatch(/Code: \w{3} \w{3}\n.*Druckagent koppeln/), 20_000)
    child.kill('SIGTERM')
    await vi.waitFor(() => expect(child.exitCode).toBe(0), 20_000)
  },
)

test.each([
  [[], 'https://www.example.at'],
  [['http://www.example.at'], 'https://'],
])(
  'an address that is missing or does not use https is refused, with a text that says what to do: %j',
  { timeout: 30_000 },
  async (words, said) => {
    const child = spawn(process.execPath, [program, ...words], {
      env: { PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'de_AT.UTF-8' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')))
    await vi.waitFor(() => expect(child.exitCode).toBe(64), 20_000)
    expect(text).toContain(said)
  },
)

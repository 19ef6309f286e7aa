import type { AgentFile } from './agent-file.ts'
import { pair } from './pair.ts'
import { openAgent } from './print-agent.ts'
import { agentCalls } from './server-calls.ts'
import type { AgentTexts } from '../words/agent-program.ts'

interface RunOptions {
  server: string
  file: AgentFile
  allowed: string
  version: string
  texts: AgentTexts
  say: (line: string) => void
  fetch: typeof globalThis.fetch
  /** Aborted when the program has to end. The program then still finishes the slips that it is printing. */
  stop: AbortSignal
  /** If no slip waits for the agent, the server may wait up to this many seconds for a new slip before it responds. */
  waitSeconds: number
}

const longestPauseMs = 30_000

/**
 * Runs the agent until `stop` is aborted. Without a valid key the agent pairs with the server. With a key it prints slips. If the server
 * cannot be reached, the agent tries again after at most half a minute.
 */
export async function runAgent({ server, file, stop, say, texts, ...rest }: RunOptions): Promise<void> {
  // API calls that `stop` must not abort. While the program ends, it still reports the results of the slips that it is printing.
  const lasting = agentCalls(server, rest.fetch, new AbortController().signal)
  const asking = agentCalls(server, rest.fetch, stop)
  const calls = { ...lasting, next: asking.next, offer: asking.offer, poll: asking.poll }
  const agent = openAgent({ ...rest, calls, file, say })
  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      if (stop.aborted) return resolve()
      const timer = setTimeout(done, ms)
      function done(): void {
        clearTimeout(timer)
        stop.removeEventListener('abort', done)
        resolve()
      }
      stop.addEventListener('abort', done, { once: true })
    })
  const isStopped = (): boolean => stop.aborted
  const show = (code: string): void => say(texts.code(`${code.slice(0, 3)} ${code.slice(3)}`, server))
  let failures = 0
  while (!isStopped()) {
    if (file.key() === undefined) {
      await pair({ calls, file, show, pause, isStopped })
      if (file.key() !== undefined) say(texts.paired)
      continue
    }
    const outcome = await agent.turn()
    if (isStopped()) break
    if (outcome === 'ok') {
      if (failures > 0) say(texts.connected)
      failures = 0
    } else if (outcome === 'unknown') {
      say(texts.unknown)
      await pair({ calls, file, show, pause, isStopped })
      if (!isStopped()) say(texts.paired)
    } else {
      if (failures++ === 0) say(texts.noServer(server))
      await pause(Math.min(longestPauseMs, 1_000 * 2 ** Math.min(failures, 5)))
    }
  }
  await agent.rest()
}

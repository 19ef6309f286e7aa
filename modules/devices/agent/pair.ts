import type { AgentFile } from './agent-file.ts'
import type { AgentCalls } from './server-calls.ts'

interface PairDeps {
  calls: AgentCalls
  file: AgentFile
  /** Shows a code to the person who runs the program. */
  show: (code: string) => void
  pause: (ms: number) => Promise<void>
  isStopped: () => boolean
}

const pollMs = 2_000
const noServerMs = 10_000
/**
 * After this many unsuccessful polls the agent tries its old key again. A server that was restored from an old backup may accept this key.
 */
const pollsPerTry = 15

/**
 * Shows pairing codes until the agent has a valid key. It gets a new key after a person has entered the code in the back office. The old
 * key is used if the server accepts it again.
 */
export async function pair({ calls, file, show, pause, isStopped }: PairDeps): Promise<void> {
  while (!isStopped()) {
    const offer = await calls.offer()
    if (!offer.ok) {
      await pause(noServerMs)
      continue
    }
    show(offer.value.code)
    for (let polls = 1; !isStopped(); polls++) {
      await pause(pollMs)
      const answer = await calls.poll(offer.value)
      if (answer.ok && answer.value.state === 'paired' && answer.value.key !== null) {
        file.setKey(answer.value.key)
        return
      }
      if (answer.ok ? answer.value.state === 'expired' : answer.status === 404) break
      const old = file.key()
      if (old === undefined || polls % pollsPerTry !== 0) continue
      if ((await calls.next(old, { version: '', waitSeconds: 0, holding: [] })).ok) return
    }
  }
}

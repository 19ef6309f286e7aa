import { askEscpos, type Outcome, printEscpos } from '../server/transports/escpos.ts'
import type { AgentWork } from '../contract/agent-calls.ts'
import type { AgentFile, PendingResult } from './agent-file.ts'
import type { AgentCalls } from './server-calls.ts'

interface AgentDeps {
  calls: AgentCalls
  file: AgentFile
  /** Addresses of printers that the agent may connect to: '192.168.1.0/24:9100'. */
  allowed: string
  version: string
  /** If no slip waits for the agent, the server may wait up to this many seconds for a new slip before it responds. */
  waitSeconds: number
  say: (line: string) => void
}

/**
 * The result of one turn, in which the agent asks the server for slips once. `unknown`: the server does not accept the key any more.
 * `no-server`: the server did not respond, or the response was unusable.
 */
type Turn = 'ok' | 'unknown' | 'no-server'

/**
 * Prints the slips that the server has for the printers near this program (docs/rules/printing.md, Print agent). A slip may be sent to its
 * printer only after the server has allowed it. The result of the slip is stored until the server has accepted the result.
 */
export function openAgent({ calls, file, allowed, version, waitSeconds, say }: AgentDeps) {
  const holding = new Map<string, Promise<void>>()

  /** Reports a result. True: the server has accepted the result, or cannot use it any more, so it is not reported again. */
  const report = async (result: PendingResult): Promise<boolean> => {
    const { job, ...body } = result
    const answer = await calls.result(file.key() ?? '', job, body)
    // 404 and 422: the slip was deleted, or this program is too old to send the report in a valid form. A further report would be refused,
    // too.
    const isOver = answer.ok || answer.status === 404 || answer.status === 422
    if (isOver) file.forget(result)
    return isOver
  }

  const print = async (job: AgentWork['jobs'][number]): Promise<void> => {
    const note = { job: job.id, attempt: job.attempt }
    const mayBegin = async (): Promise<boolean> => {
      const answer = await calls.sending(file.key() ?? '', job.id, job.attempt)
      if (!answer.ok || !answer.value.mayPrint) return false
      // From this moment the slip may be on paper. If the program crashes, its next start reports this stored result.
      file.note({ ...note, is: 'unconfirmed', reason: 'agent-died', condition: 'unknown' })
      return true
    }
    const outcome = await printEscpos(job, allowed, Buffer.from(job.bytes, 'base64'), () =>
      mayBegin().catch(() => false),
    ).catch((): Outcome => ({ is: 'unconfirmed', reason: 'agent-failed', condition: 'silent' }))
    const result: PendingResult = {
      ...note,
      is: outcome.is,
      condition: outcome.condition,
      reason: ('reason' in outcome ? outcome.reason : '').slice(0, 60),
    }
    say(`${job.label}: ${result.is}${result.reason ? ` (${result.reason})` : ''}`)
    file.note(result)
    await report(result)
  }

  const check = async ({ deviceId, address }: AgentWork['checks'][number]): Promise<void> => {
    const { condition, reason } = await askEscpos(address, allowed)
    await calls.condition(file.key() ?? '', deviceId, { condition, reason: reason.slice(0, 60) })
  }

  /**
   * Starts to print a slip, and does not wait for the end. If printing fails, the error is only written to the log: an error must not end
   * the program.
   */
  const begin = (id: string, work: Promise<void>): void => {
    const done = work
      .catch((error: unknown) => say(`${id}: ${error instanceof Error ? error.message : String(error)}`))
      .finally(() => holding.delete(id))
    holding.set(id, done)
  }

  return {
    /** Asks the server once for slips, and begins to print them. Results of earlier slips are reported first. */
    async turn(): Promise<Turn> {
      for (const result of file.pending())
        if (!holding.has(result.job) && !(await report(result).catch(() => false))) break
      const body = { version, waitSeconds, holding: [...holding.keys(), ...file.pending().map(({ job }) => job)] }
      const answer = await calls.next(file.key() ?? '', body)
      if (!answer.ok) return answer.code === 'print-agent.unknown' ? 'unknown' : 'no-server'
      for (const job of answer.value.jobs) if (!holding.has(job.id)) begin(job.id, print(job))
      for (const one of answer.value.checks) begin(one.deviceId, check(one))
      return 'ok'
    },
    /** Waits until all slips that the agent has begun to print are finished. */
    async rest(): Promise<void> {
      await Promise.all(holding.values())
    },
  }
}

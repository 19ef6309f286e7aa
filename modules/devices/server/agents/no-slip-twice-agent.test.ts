import { expect, test } from 'vitest'
import { openAgentFile } from '../../agent/agent-file.ts'
import { type Expected, numbers, proveNoSlipTwice } from '../testing/no-slip-twice.ts'
import { agentHouse } from './testing/agent-house.ts'

/**
 * For each failure: the state of the slip during the failure, and after it is over. The printer, the network in each direction, and the
 * program itself can fail.
 */
const expected = {
  none: ['printed', 'printed'],
  'paper-end': ['queued', 'printed'],
  'cover-open': ['queued', 'printed'],
  reset: ['unconfirmed', 'unconfirmed'],
  'paper-ends': ['unconfirmed', 'unconfirmed'],
  // The agent does not receive the response that contains the slip.
  'answer-lost': ['claimed', 'printed'],
  // Before the first byte the agent asks the server for permission to print. 'question-lost': this request is lost. 'word-lost': the
  // response to this request is lost.
  'question-lost': ['queued', 'printed'],
  'word-lost': ['queued', 'printed'],
  'result-lost': ['claimed', 'printed'],
  'result-twice': ['printed', 'printed'],
  // The program crashes when it has the slip. 'dies-before': it has sent no byte to the printer yet. 'dies-after': it has already sent bytes.
  'dies-before': ['claimed', 'printed'],
  'dies-after': ['claimed', 'unconfirmed'],
  // The program crashes, and its file is lost, so the stored result is never reported.
  'dies-forgetting': ['claimed', 'unconfirmed'],
} as const satisfies Expected<string>
type Mishap = keyof typeof expected

const well = { paperEnd: false, coverOpen: false, resetAfter: undefined, paperEndsAfter: undefined }
const lost = { ok: false, status: 0, code: 'network' } as const

test.each([3, 11])(
  'by an agent: whatever fails, no slip is printed twice without KOPIE, and none is lost unnoticed (order of mishaps: %i)',
  async (seed) => {
    const { own, device, printer, calls, path, start } = await agentHouse()
    const random = numbers(seed)
    const file = () => openAgentFile(path, 'https://gasthaus.example')
    const dead = (): never => {
      throw new Error('The power is gone')
    }
    const programs: Partial<Record<Mishap, Parameters<typeof start>>> = {
      'answer-lost': [{ next: async (...given) => (await calls.next(...given), lost) }],
      'question-lost': [{ sending: async () => lost }],
      'word-lost': [{ sending: async (...given) => (await calls.sending(...given), lost) }],
      'result-lost': [{ result: async () => lost }],
      'result-twice': [{ result: async (...given) => (await calls.result(...given), calls.result(...given)) }],
      'dies-before': [{ sending: dead, result: dead }, { note: dead }],
      'dies-after': [
        { result: dead },
        { note: (result) => (result.reason === 'agent-died' ? file().note(result) : dead()) },
      ],
      'dies-forgetting': [
        { result: dead },
        { note: (result) => (result.reason === 'agent-died' ? undefined : dead()) },
      ],
    }
    await proveNoSlipTwice(
      {
        own,
        device,
        expected,
        async happen(mishap) {
          Object.assign(printer.state, well, {
            paperEnd: mishap === 'paper-end',
            coverOpen: mishap === 'cover-open',
            resetAfter: mishap === 'reset' ? 1 + random(12) : undefined,
            paperEndsAfter: mishap === 'paper-ends' ? 1 + random(12) : undefined,
          })
          const program = start(...(programs[mishap] ?? []))
          await program.turn()
          await program.rest()
        },
        async mend() {
          Object.assign(printer.state, well)
          own.clock.advance({ minutes: 2 })
          await own.runJobs()
          const program = start()
          for (let turn = 0; turn < 2; turn++) {
            await program.turn()
            await program.rest()
          }
        },
        papers: () => printer.papers(),
      },
      seed,
    )
    expect(file().pending()).toEqual([])
  },
)

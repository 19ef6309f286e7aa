import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CommandEvent,
  type CommandKind,
  commandKinds,
  type CommandLife,
  dueStep,
  isFinal,
  isLasting,
  stepCommand,
} from './commands.ts'

const life = (kind: CommandKind, more: Partial<CommandLife> = {}): CommandLife => ({
  kind,
  state: 'queued',
  expiresAt: 120_000,
  until: isLasting(kind) ? 900_000 : null,
  startedAt: null,
  abortAskedAt: null,
  code: null,
  ...more,
})
const report = (outcome: 'succeeded' | 'failed' | 'aborted', code: string | null = null): CommandEvent => ({
  type: 'report',
  outcome,
  code,
})

describe('steps of a command (docs/rules/signage.md, Commands)', () => {
  test.each([
    ['queued', { type: 'deliver' }, 'delivered'],
    ['queued', { type: 'start' }, 'running'],
    ['queued', { type: 'abort' }, 'aborted'],
    ['queued', report('succeeded'), 'refused'],
    ['delivered', { type: 'start' }, 'running'],
    ['delivered', { type: 'abort' }, 'aborted'],
    ['delivered', report('succeeded'), 'succeeded'],
    ['running', report('failed', 'no_media'), 'failed'],
    ['running', { type: 'abort' }, 'running'],
    ['succeeded', { type: 'abort' }, 'refused'],
    ['succeeded', { type: 'start' }, 'refused'],
    ['succeeded', report('succeeded'), 'same'],
    ['succeeded', report('failed'), 'refused'],
    ['expired', report('succeeded'), 'refused'],
  ] as const)('%s, then %o: %s', (state, event, expected) => {
    const stepped = stepCommand(life('identify', { state, startedAt: 0 }), event, 1000)
    expect(!stepped.ok ? 'refused' : 'same' in stepped ? 'same' : stepped.state).toBe(expected)
  })

  test.each(['reload', 'restart'] as const)('%s cannot be withdrawn while it runs', (kind) =>
    expect(stepCommand(life(kind, { state: 'running', startedAt: 0 }), { type: 'abort' }, 1000).ok).toBe(false),
  )

  test.each([
    ['identify', {}, 119_999, undefined],
    ['identify', {}, 120_000, 'expired'],
    ['identify', { state: 'running', startedAt: 0 }, 30_000, 'failed'],
    ['restart', { state: 'running', startedAt: 0 }, 179_999, undefined],
    ['restart', { state: 'running', startedAt: 0 }, 180_000, 'failed'],
    ['overlay', { state: 'running', startedAt: 0 }, 959_999, undefined],
    ['overlay', { state: 'running', startedAt: 0 }, 960_000, 'succeeded'],
    ['overlay', { state: 'running', startedAt: 0, abortAskedAt: 1000 }, 31_000, 'failed'],
  ] as const)('%s %o at %i ms: %s', (kind, more, now, state) =>
    expect(dueStep(life(kind, more), now)?.state).toBe(state),
  )
})

const someEvent: fc.Arbitrary<CommandEvent> = fc.oneof(
  fc.constantFrom({ type: 'deliver' } as const, { type: 'start' } as const, { type: 'abort' } as const),
  fc.constantFrom('succeeded' as const, 'failed' as const, 'aborted' as const).map((outcome) => report(outcome)),
)

test('in any order of events a command ends once, and its final state never changes', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(...commandKinds),
      fc.array(fc.tuple(someEvent, fc.integer({ min: 0, max: 100_000 })), { maxLength: 12 }),
      (kind, events) => {
        let now = 0
        let row = life(kind)
        let end: string | undefined
        for (const [event, pause] of events) {
          now += pause
          const due = dueStep(row, now)
          if (due) row = Object.assign({}, row, due)
          const stepped = stepCommand(row, event, now)
          if (stepped.ok && !('same' in stepped)) {
            expect(isFinal(row.state)).toBe(false)
            row = Object.assign({}, row, {
              state: stepped.state,
              code: stepped.code,
              startedAt: stepped.state === 'running' ? (row.startedAt ?? now) : row.startedAt,
              abortAskedAt: stepped.asksAbort ? now : row.abortAskedAt,
            })
          }
          if (end !== undefined) expect(row.state).toBe(end)
          if (isFinal(row.state)) end = row.state
        }
        // After enough time every command has a final state, whatever happened before.
        for (let turn = 0; turn < 3 && !isFinal(row.state); turn++) {
          const due = dueStep(row, now + 2_000_000)
          if (due) row = Object.assign({}, row, due)
        }
        expect(isFinal(row.state)).toBe(true)
      },
    ),
  ))

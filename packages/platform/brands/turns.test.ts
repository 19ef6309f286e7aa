import { expect, test } from 'vitest'
import { Overloaded } from '../postgres/failures.ts'
import { turns } from './turns.ts'

test('when the line is full, further work fails at once, and the line still moves', async () => {
  const inTurn = turns(1, { mostWaiting: 1 })
  let end = (): void => undefined
  const first = inTurn(() => new Promise<void>((resolve) => (end = resolve)))
  const second = inTurn(async () => 'second')
  await expect(inTurn(async () => 'third')).rejects.toThrow(Overloaded)
  end()
  await first
  expect(await second).toBe('second')
  expect(await inTurn(async () => 'fourth')).toBe('fourth')
})

test('work that waits for too long fails, and the next work runs', async () => {
  const inTurn = turns(1, { patienceMs: 5 })
  let end = (): void => undefined
  const first = inTurn(() => new Promise<void>((resolve) => (end = resolve)))
  await expect(inTurn(async () => 'late')).rejects.toThrow(Overloaded)
  end()
  await first
  expect(await inTurn(async () => 'next')).toBe('next')
})

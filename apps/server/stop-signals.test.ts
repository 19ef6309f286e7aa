import { expect, test } from 'vitest'
import { stopSignals } from './stop-signals.ts'

test('the first signal shuts down in order, its duplicate changes nothing, a later one ends the process at once', () => {
  const done: string[] = []
  let time = 0
  const on = stopSignals({ stop: (signal) => done.push(signal), quit: () => done.push('quit') }, () => time)
  on('SIGTERM')
  time = 20
  on('SIGTERM')
  expect(done).toEqual(['SIGTERM'])
  time = 3_000
  on('SIGINT')
  expect(done).toEqual(['SIGTERM', 'quit'])
})

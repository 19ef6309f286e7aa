import { expect, test } from 'vitest'
import { playerServer } from './server.ts'
import { openWatch } from './watch.ts'

/** Simulates that a request of the screen to the server fails twice, each time like `fails`, and then works again. Returns the log. */
async function loggedAfter(fails: () => Promise<Response>): Promise<unknown[]> {
  const watch = openWatch(
    () => Date.parse('2026-11-20T11:00:00Z'),
    () => undefined,
  )
  let isMended = false
  const server = playerServer(() => (isMended ? Promise.resolve(new Response(JSON.stringify({ data: [] }))) : fails()))
  for (const mended of [false, false, true]) {
    isMended = mended
    await watch.guarded('data', () => server.data({}))
  }
  expect(watch.log.every(({ at }) => at === '2026-11-20T11:00:00.000Z')).toBe(true)
  return watch.log.map(({ at: _at, ...line }) => line)
}
const again = { code: 'works_again', values: { part: 'data' } }

test.each<[string, () => Promise<Response>, object]>([
  [
    'no network',
    () => Promise.reject(new TypeError('Failed to fetch')),
    { code: 'no_network', values: { part: 'data' } },
  ],
  [
    'no answer in time',
    () => Promise.reject(new DOMException('signal timed out', 'TimeoutError')),
    { code: 'no_answer', values: { part: 'data' } },
  ],
  [
    'an error of the server',
    () => Promise.resolve(new Response('', { status: 503 })),
    { code: 'refused', values: { part: 'data', status: 503 } },
  ],
  [
    'a mistake of the player',
    () => Promise.resolve({ ok: true, json: () => Promise.reject(new RangeError('too deep')) } as Response),
    { code: 'failed', values: { part: 'data', detail: 'RangeError: too deep' } },
  ],
])('%s is logged once as a code with values, without words', async (_, fails, line) => {
  expect(await loggedAfter(fails)).toEqual([line, again])
})

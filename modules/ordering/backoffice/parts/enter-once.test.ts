import { expect, test } from 'vitest'
import type { ApiResult } from '#contract/client.ts'
import { sentBodies } from '#ui/backoffice/kept-input.ts'
import { enterOnce } from './enter-once.ts'

type Answer = ApiResult<{ id: string; uid: string }>
const lost: Answer = { ok: false, status: 0, errors: [{ code: 'network', message: '' }] }
const refused: Answer = { ok: false, status: 422, errors: [{ code: 'order.closed', message: '' }] }

/**
 * A simulated server that stores one order per key. `answers` says for each call what happens: the response gets lost, the order is refused, or
 * the response arrives.
 */
function desk(...answers: ('lost' | 'refused' | 'answered')[]) {
  const orders = new Map<string, string>()
  const sent: string[] = []
  let keys = 0
  const bodies = sentBodies({ key: '', bodies: [] }, () => `key${(keys += 1)}`)
  const send = async (body: string, key: string): Promise<Answer> => {
    sent.push(`${key} ${body}`)
    const way = answers.shift() ?? 'answered'
    if (way === 'refused') return refused
    const before = orders.get(key)
    if (before !== undefined && before !== body)
      return { ok: false, status: 409, errors: [{ code: 'order.key_reused', message: '' }] }
    orders.set(key, body)
    return way === 'lost' ? lost : { ok: true, status: 201, value: { id: `id of ${body}`, uid: 'U' } }
  }
  return { orders, sent, enter: (body: string) => enterOnce(body, { ...bodies, forget: bodies.renew }, send) }
}

test('changing the order after a lost response makes no second order: staff see which order was created', async () => {
  const { enter, orders, sent } = desk('lost')
  expect(await enter('soup')).toMatchObject({ kind: 'refused', answer: { status: 0 } })
  expect(await enter('soup and beer')).toEqual({ kind: 'arrived', value: { id: 'id of soup', uid: 'U' } })
  expect([...orders.values()]).toEqual(['soup'])
  expect(sent).toEqual(['key1 soup', 'key1 soup and beer', 'key1 soup'])
})

test('sending the changed order once more creates a second order', async () => {
  const { enter, orders } = desk('lost')
  for (const body of ['soup', 'soup and beer', 'soup and beer']) await enter(body)
  expect([...orders.entries()]).toEqual([
    ['key1', 'soup'],
    ['key2', 'soup and beer'],
  ])
})

test('sending the same body again after a lost response creates no second order', async () => {
  const { enter, orders } = desk('lost')
  await enter('soup')
  expect(await enter('soup')).toMatchObject({ kind: 'placed' })
  expect(orders.size).toBe(1)
})

test('after a refusal the corrected order is accepted with the same key', async () => {
  const { enter, sent } = desk('refused')
  expect(await enter('soup')).toMatchObject({ kind: 'refused', answer: { status: 422 } })
  expect(await enter('broth')).toMatchObject({ kind: 'placed', value: { id: 'id of broth' } })
  expect(sent).toEqual(['key1 soup', 'key1 broth'])
})

test('the key stays while it is unknown which version arrived', async () => {
  const { enter, orders } = desk('lost', 'answered', 'lost')
  await enter('soup')
  expect(await enter('broth')).toMatchObject({ kind: 'refused', answer: { status: 0 } })
  expect(await enter('broth')).toMatchObject({ kind: 'arrived', value: { id: 'id of soup' } })
  expect(orders.size).toBe(1)
})

test('the next order of the same screen has a new key', async () => {
  const { enter, orders } = desk()
  await enter('soup')
  await enter('soup')
  expect(orders.size).toBe(2)
})

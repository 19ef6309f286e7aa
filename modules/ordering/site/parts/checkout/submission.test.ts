import { describe, expect, test } from 'vitest'
import type { CallResult } from '#ui/site/json-call.ts'
import type { Placed } from '../calls.ts'
import { createSubmission, fingerprint, submissionKey } from './submission.ts'

describe('one submission creates one order (docs/rules/orders.md, Idempotency)', () => {
  const draft = { branch: 'b', items: [] } as never
  const placed: CallResult<Placed> = { ok: true, status: 201, value: { uid: 'DC-1', hash: 'h' } }
  const lost: CallResult<Placed> = { ok: false, status: 0, errors: [{ code: 'network', message: '' }] }
  const refused = (errors: object[], data?: unknown) =>
    ({ ok: false, status: 422, errors, data }) as unknown as CallResult<Placed>

  function setup(answers: CallResult<Placed>[]) {
    const keys: string[] = []
    const bodies: unknown[] = []
    const values = new Map<string, string>()
    let count = 0
    const storage = {
      getItem: (name: string) => values.get(name) ?? null,
      setItem: (name: string, value: string) => void values.set(name, value),
      removeItem: (name: string) => void values.delete(name),
    }
    const make = () =>
      createSubmission({
        branchId: 'b',
        storage: () => storage,
        newKey: () => `key${(count += 1)}`,
        async place(sent, key) {
          keys.push(key)
          bodies.push(sent)
          return answers.shift() ?? placed
        },
      })
    return { bodies, make, keys, values }
  }

  test('a double tap makes one call', async () => {
    const { make, keys } = setup([placed])
    const submission = make()
    await Promise.all([submission.submit(draft), submission.submit(draft)])
    expect(keys).toEqual(['key1'])
  })
  test('a retry after a lost response has the same key, even after a reload', async () => {
    const { make, keys } = setup([lost, lost])
    expect(await make().submit(draft)).toMatchObject({ kind: 'unknown' })
    await make().submit(draft)
    await make().submit(draft)
    expect(keys).toEqual(['key1', 'key1', 'key1'])
  })
  const changed = { branch: 'b', comment: 'x', items: [] } as never
  const reused = refused([{ code: 'order.key_reused', message: '' }])
  test('a changed body uses the same key until an order is placed; then the key is removed', async () => {
    const { make, keys, values } = setup([lost])
    await make().submit(draft)
    expect(await make().submit(changed)).toMatchObject({ kind: 'placed', uid: 'DC-1' })
    expect(keys).toEqual(['key1', 'key1'])
    expect(values.has(submissionKey('b'))).toBe(false)
    await make().submit(changed)
    expect(keys.at(-1)).toBe('key2')
  })
  test('if the guest changes the order after a lost response, no second order is placed, and the page shows the first one', async () => {
    const { bodies, make, keys, values } = setup([lost, reused])
    const submission = make()
    await submission.submit(draft)
    expect(await submission.submit(changed)).toEqual({ kind: 'arrived', uid: 'DC-1', hash: 'h' })
    expect(bodies).toEqual([draft, changed, draft])
    expect(new Set(keys)).toEqual(new Set(['key1']))
    expect(values.has(submissionKey('b'))).toBe(false)
    // When the guest sends the changed order again, it gets a new key and becomes a second order.
    expect(await submission.submit(changed)).toMatchObject({ kind: 'placed' })
    expect(keys.at(-1)).toBe('key2')
  })
  test('sends the last body again first, to find out which one the server had accepted', async () => {
    const { bodies, make } = setup([lost, lost, reused, reused])
    const submission = make()
    const third = { branch: 'b', comment: 'y', items: [] } as never
    for (const body of [draft, changed, third]) await submission.submit(body)
    expect(bodies).toEqual([draft, changed, third, changed, draft])
  })
  test('after a reload the page only knows that an order was placed, not which one', async () => {
    const { make, keys } = setup([lost, reused])
    await make().submit(draft)
    const submission = make()
    expect(await submission.submit(changed)).toEqual({ kind: 'arrived' })
    await submission.submit(changed)
    expect(keys).toEqual(['key1', 'key1', 'key2'])
  })
  test('the key is kept if sending the first body again gets no response', async () => {
    const { make, keys } = setup([lost, reused, lost])
    const submission = make()
    await submission.submit(draft)
    expect(await submission.submit(changed)).toMatchObject({ kind: 'unknown' })
    await submission.submit(changed)
    expect(new Set(keys)).toEqual(new Set(['key1']))
  })
  test('replaces a damaged key in the storage', async () => {
    const { make, keys } = setup([refused([{ code: 'order.key_invalid', message: '' }])])
    const submission = make()
    expect(await submission.submit(draft)).toMatchObject({ kind: 'errors' })
    await submission.submit(draft)
    expect(keys).toEqual(['key1', 'key2'])
  })
  test('the stored key contains nothing that the guest typed', async () => {
    const { make, values } = setup([lost])
    await make().submit({ branch: 'b', firstName: 'Eleonore', items: [] } as never)
    expect(values.get(submissionKey('b'))).not.toContain('Eleonore')
    expect(submissionKey('b')).toMatch(/^asp/)
  })
  test.each([
    [
      'a risen price',
      refused([{ code: 'order.price_changed', message: '' }], { total: { old: 1, new: 2 }, lines: [] }),
      { kind: 'price', change: { total: { old: 1, new: 2 } } },
    ],
    [
      'an expired slot',
      refused([
        { code: 'appointment.too_soon', message: '', field: 'date', values: { nextFree: '2026-11-27T14:00:00Z' } },
      ]),
      { kind: 'slot', nextFree: '2026-11-27T14:00:00Z' },
    ],
    [
      'a slot among other mistakes',
      refused([
        { code: 'field.email', message: 'x', field: 'email' },
        { code: 'appointment.closed', message: 'y' },
      ]),
      { kind: 'errors' },
    ],
    [
      'no time chosen where one is wanted',
      refused([{ code: 'appointment.required', message: 'x', field: 'appointmentDate' }]),
      { kind: 'errors' },
    ],
    ['field errors', refused([{ code: 'field.email', message: 'x', field: 'email' }]), { kind: 'errors' }],
    [
      'a bug on the server',
      { ok: false, status: 500, errors: [{ code: 'internal', message: '' }], reference: 'r-1' } as CallResult<Placed>,
      { kind: 'unknown', reference: 'r-1' },
    ],
  ])('%s', async (_name, answer, outcome) => {
    expect(await setup([answer]).make().submit(draft)).toMatchObject(outcome)
  })
  test('different bodies have different fingerprints', () => {
    expect(new Set(['{}', '{"a":1}', '{"a":2}'].map(fingerprint)).size).toBe(3)
  })
})

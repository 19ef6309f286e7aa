import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AddressNews, isOut, latestOf, readMailgun } from './notice.ts'

const mailId = '0199a1b2-0000-7000-8000-000000000001'
const failed = {
  event: 'failed',
  severity: 'permanent',
  timestamp: 1_795_165_200.25,
  recipient: ' E.Pichler@example.com ',
  'delivery-status': { code: 550, message: '5.1.1\nUser unknown', description: '' },
  message: { headers: { 'message-id': `${mailId}@donau.example` } },
}

test("a permanent failure is a bounce with the mail server's error on one line", () => {
  expect(readMailgun(failed)).toEqual({
    kind: 'bounced',
    email: 'e.pichler@example.com',
    at: 1_795_165_200_250,
    reason: '550 5.1.1 User unknown',
    mailId,
  })
})

test.each([
  ['a failure that the provider repeats', { ...failed, severity: 'temporary' }, undefined],
  ['a mail that was opened', { ...failed, event: 'opened' }, undefined],
  ['a complaint', { ...failed, event: 'complained' }, 'complained'],
  ['a delivery', { ...failed, event: 'delivered' }, 'delivered'],
  ['a notice without an address', { ...failed, recipient: undefined }, undefined],
  ['a notice without a time', { ...failed, timestamp: 'now' }, undefined],
  ['no notice at all', 'text', undefined],
])('%s', (_, given, kind) => {
  expect(readMailgun(given)?.kind).toBe(kind)
})

test('parts that are missing or malformed do not hide the bounce', () => {
  const read = readMailgun({ ...failed, 'delivery-status': 'none', message: { headers: { 'message-id': 'x@other' } } })
  expect(read).toMatchObject({ kind: 'bounced', reason: '', mailId: undefined })
  expect(readMailgun({ ...failed, message: null })?.mailId).toBeUndefined()
  expect(readMailgun({ ...failed, 'delivery-status': { message: 'x'.repeat(5000) } })?.reason).toHaveLength(300)
})

const news = fc.record<AddressNews>({
  kind: fc.constantFrom('bounced', 'complained', 'delivered', 'cleared'),
  at: fc.integer({ min: 0, max: 5 }),
})

test('the result does not depend on the order in which notices arrive', () => {
  fc.assert(
    fc.property(fc.array(news, { minLength: 1, maxLength: 8 }), fc.infiniteStream(fc.nat()), (all, numbers) => {
      const shuffled = all
        .map((one) => ({ one, place: numbers.next().value }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ one }) => one)
      const latest = latestOf(all)
      const other = latestOf(shuffled)
      expect(latest?.at).toBe(Math.max(...all.map(({ at }) => at)))
      expect(latest && isOut(latest)).toBe(other && isOut(other))
    }),
  )
})

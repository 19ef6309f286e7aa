import { expect, test } from 'vitest'
import { flowSteps } from './flow-steps.ts'
import { changeText, hours, longBucket, shortBucket, weekendsOf } from './labels.ts'
import { keptAddress, quickRange, readView, timeQueryOf, writeView } from './view.ts'

const today = '2026-11-20'
const read = (query: string, isDesk = false) => readView(new URLSearchParams(query), today, isDesk)

test('a view is written to the address and read back from it', () => {
  const view = {
    ...read(''),
    tab: 'revenue',
    from: '2026-03-01',
    to: '2026-03-31',
    isCompared: false,
    isNet: true,
    kind: 'food',
    channel: 'pwa',
    device: 'mobile',
    by: 'department',
  } as const
  expect(readView(writeView(view), today, false)).toEqual(view)
})

test.each(['von=2026-02-30&bis=2026-03-01', 'von=2026-03-02&bis=2026-03-01', 'von=x', 'von=2020-01-01&bis=2026-01-01'])(
  'an invalid range becomes the last 14 days: %s',
  (query) => expect(read(query)).toMatchObject({ from: '2026-11-07', to: today }),
)

test('the front desk sees today, whatever range the address contains', () => {
  expect(read('von=2026-03-01&bis=2026-03-31', true)).toMatchObject({ from: today, to: today })
})

test('the front desk has neither the view of working time nor the forecast; other roles have both', () => {
  expect([read('ansicht=forecast', true).tab, read('ansicht=forecast').tab]).toEqual(['orders', 'forecast'])
  expect([read('ansicht=time', true).tab, read('ansicht=time').tab]).toEqual(['orders', 'time'])
})

test('the query for working time leaves out the filters of orders and visits', () => {
  expect(timeQueryOf(read('ansicht=time&netto=ja&art=food&herkunft=pwa&geraet=mobile&nach=project'), 'b')).toEqual({
    from: '2026-11-07',
    to: today,
    by: 'project',
    branch: 'b',
    compare: 'previous',
  })
})

test.each([
  [0, '0:00 h'],
  [61, '1:01 h'],
  [-30, '−0:30 h'],
  [61_505, '1.025:05 h'],
])('%i minutes are written as %s', (minutes, text) => expect(hours(minutes, 'de').replaceAll('\u00a0', ' ')).toBe(text))

test('a saved view of the last days ends on the day on which it is opened; a saved view of other days keeps its dates', () => {
  const later = '2026-12-24'
  const kept = keptAddress({ ...read('ansicht=revenue&netto=ja'), ...quickRange('7', today) }, today)
  expect(kept).toBe('ansicht=revenue&netto=ja&tage=7')
  expect(readView(new URLSearchParams(kept), later, false)).toMatchObject({
    from: '2026-12-18',
    to: later,
    isNet: true,
  })
  const march = keptAddress(read('von=2026-03-01&bis=2026-03-31'), today)
  expect(readView(new URLSearchParams(march), later, false)).toMatchObject({ from: '2026-03-01', to: '2026-03-31' })
})

test('the last 7 days include today', () => expect(quickRange('7', today)).toEqual({ from: '2026-11-14', to: today }))

test.each([
  ['2026-10-25T02A', '2A', '2 Uhr (A)'],
  ['2026-03-14', '14.3.', 'Sa., 14. März'],
  ['2026-W10', 'KW 10', 'KW 10 2026'],
])('the label of the bucket %s is %s on the axis and %s in full', (at, short, long) => {
  expect(shortBucket(at, 'de')).toBe(short)
  expect(longBucket(at, 'de').replace(/^Sa,/, 'Sa.,')).toBe(long)
})

test('amounts change in percent and rates in points; compared with 0 there is no change', () => {
  expect(changeText(109.1, 100, 'amount', 'de')).toEqual({ text: '+9,1\u00a0%', direction: 'up' })
  expect(changeText(0.025, 0.029, 'rate', 'de')).toEqual({ text: '−0,4\u00a0Pkt.', direction: 'down' })
  expect(changeText(5, 0, 'amount', 'de').direction).toBe('none')
})

test('a label at a position without a bucket is returned unchanged', () => {
  for (const text of ['', 'undefined', 'auto', '0']) {
    expect(shortBucket(text, 'de')).toBe(text)
    expect(longBucket(text, 'de')).toBe(text)
  }
})

test('a weekend is marked where both its Saturday and its Sunday are shown', () => {
  expect(weekendsOf(['2026-11-15', '2026-11-16', '2026-11-21', '2026-11-22', '2026-11-28'])).toEqual([
    { from: '2026-11-21', to: '2026-11-22' },
  ])
})

test('the steps of the flow contain every link, those with the most visits first', () => {
  const row = (key: string, value: number) => ({ key, label: '', value, share: 0 })
  expect(
    flowSteps([row('1|/|exit', 1), row('1|/|/store/*', 4), row('1|/faq|exit', 9), row('2|/store/*|exit', 4)]),
  ).toEqual([
    [
      { node: '/faq', visits: 9, ways: [{ next: 'exit', visits: 9 }] },
      {
        node: '/',
        visits: 5,
        ways: [
          { next: '/store/*', visits: 4 },
          { next: 'exit', visits: 1 },
        ],
      },
    ],
    [{ node: '/store/*', visits: 4, ways: [{ next: 'exit', visits: 4 }] }],
  ])
})

import { expect, test } from 'vitest'
import type { TimelineEntry } from '../contract/order.ts'
import { copyPrintedNow, printedBefore } from './printed.ts'

const entry = (action: string, minute: number, copy?: number): TimelineEntry => ({
  id: '00000000-0000-4000-8000-000000000001',
  at: `2026-11-20T16:${String(minute).padStart(2, '0')}:00.000Z`,
  actor: { type: 'user', name: 'Eva' },
  action,
  from: null,
  to: null,
  note: '',
  values: copy === undefined ? {} : { copy, device: 'Küche' },
})

test.each([
  ['nothing was printed', [entry('placed', 1), entry('confirm', 2)], undefined],
  [
    'a slip that failed or expired is on no paper',
    [entry('print-failed', 3, 0), entry('print-expired', 4, 0)],
    undefined,
  ],
  ['a first slip', [entry('printed', 3, 0)], { minute: 3, nextCopy: 1 }],
  [
    'slips of kitchen and counter are one print',
    [entry('printed', 3, 0), entry('printed', 4, 0)],
    { minute: 4, nextCopy: 1 },
  ],
  ['a slip that may be on paper counts', [entry('print-unconfirmed', 5, 0)], { minute: 5, nextCopy: 1 }],
  ['the dialog of the browser counts', [entry('print', 6)], { minute: 6, nextCopy: 1 }],
  ['the second sheet of the browser', [entry('print', 6), entry('print', 7)], { minute: 7, nextCopy: 2 }],
  [
    'a sheet of the browser that names its number',
    [entry('print', 6, 0), entry('print', 7, 1)],
    { minute: 7, nextCopy: 2 },
  ],
  ['after KOPIE 2 of a printer', [entry('printed', 3, 0), entry('printed', 9, 2)], { minute: 9, nextCopy: 3 }],
  ['newest entry first', [entry('print', 9), entry('printed', 3, 0)], { minute: 9, nextCopy: 1 }],
] as const)('before the next print: %s', (_, timeline, expected) => {
  const before = printedBefore(timeline)
  if (expected === undefined) return expect(before).toBe(undefined)
  expect(before?.lastAt).toBe(entry('print', expected.minute).at)
  expect(before?.nextCopy).toBe(expected.nextCopy)
})

test.each([
  ['the first sheet', [entry('print', 6)], 0],
  ['the second sheet of the browser', [entry('print', 6), entry('print', 7)], 1],
  ['after a printer, newest entry first', [entry('print', 9), entry('printed', 3, 0)], 1],
  ['after KOPIE 2 of a printer', [entry('printed', 3, 2), entry('print', 9, 3)], 3],
] as const)('the sheet that is printed now: %s', (_, timeline, copy) => {
  expect(copyPrintedNow(timeline)).toBe(copy)
})

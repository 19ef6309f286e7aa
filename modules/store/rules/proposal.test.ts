import { expect, test } from 'vitest'
import { appointments } from '#modules/branches/rules/appointment-slots.ts'
import { servingBranch } from '../testing/serving-branch.ts'
import { proposalContext } from './proposal.ts'
import type { TimedProduct } from './serving.ts'

const dish = (more: Partial<TimedProduct> = {}): TimedProduct => ({
  id: 'dish',
  isEnabled: true,
  isPublic: true,
  isVisibleWhenUnavailable: false,
  categoryId: null,
  type: 'single',
  bundle: [],
  schedule: [],
  soldOutUntil: null,
  isSoldOut: false,
  isLeadTimeEnabled: false,
  leadTimeType: 'minutes',
  leadTimeValue: 0,
  ...more,
})
const slow = dish({ isLeadTimeEnabled: true, leadTimeType: 'hours', leadTimeValue: 3 })
const evening = dish({ schedule: [{ type: 'daily', from: '18:00', to: '21:00' }] })
const offering = { product: () => undefined, category: () => undefined }
const at = (wall: string) => Temporal.PlainDateTime.from(wall).toZonedDateTime('Europe/Vienna').toInstant()

/** The first time that staff can propose. The branch is open from 11:00 to 22:00, and the kitchen needs 25 minutes. */
const first = (now: string, placed: string, products: TimedProduct[], isPreorderEnabled = true) =>
  appointments(
    proposalContext({ ...servingBranch, isPreorderEnabled, preparationMinutes: 25 }, products, offering, {
      serving: 'takeaway',
      now: at(now),
      placedAt: at(placed),
    }),
  )
    .nextFree()
    ?.toZonedDateTimeISO('Europe/Vienna')
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })

test.each<[string, string | undefined, string | undefined]>([
  ['the kitchen needs its minutes', first('2026-11-20T12:31', '2026-11-20T12:30', [dish()]), '2026-11-20T13:00'],
  ['a dish with a lead time', first('2026-11-20T12:31', '2026-11-20T12:30', [dish(), slow]), '2026-11-20T15:30'],
  ['the lead time begins with the order', first('2026-11-20T14:00', '2026-11-20T12:30', [slow]), '2026-11-20T15:30'],
  ['a lead time that is over', first('2026-11-20T16:00', '2026-11-20T12:30', [slow]), '2026-11-20T16:25'],
  ['a dish of the evening', first('2026-11-20T12:31', '2026-11-20T12:30', [evening]), '2026-11-20T18:00'],
  ['too late for today', first('2026-11-20T21:40', '2026-11-20T21:39', [dish()]), '2026-11-21T11:00'],
  ['while the branch is closed', first('2026-11-20T08:00', '2026-11-20T07:00', [dish()]), '2026-11-20T11:25'],
  ['closed, without preorders', first('2026-11-20T23:00', '2026-11-20T21:50', [dish()], false), '2026-11-21T11:25'],
])('%s', (_, earliest, expected) => expect(earliest).toBe(expected))

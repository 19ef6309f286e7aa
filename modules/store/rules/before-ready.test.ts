import { expect, test } from 'vitest'
import { dateAt, formatTime } from '#kernel/time.ts'
import { readyAfter } from './before-ready.ts'
import { servingBranch } from '../testing/serving-branch.ts'
import { orderAppointments } from './serving.ts'

const zone = 'Europe/Vienna'
const at = (wall: string) => Temporal.PlainDateTime.from(`2026-11-27T${wall}`).toZonedDateTime(zone).toInstant()
const now = at('17:32:01')

test.each([
  ['17:35', 45, '18:20'],
  ['18:15', 45, '18:20'],
  ['18:20', 45, undefined],
  ['21:00', 45, undefined],
  ['17:35', 5, '17:40'],
  ['17:35', undefined, undefined],
] as const)('an order for %s with %s minutes is ready later at: %s', (wished, minutes, ready) => {
  const found = readyAfter(at(wished), now, minutes)
  expect(found && formatTime(found.toZonedDateTimeISO(zone))).toBe(ready)
})

test('every slot of the day is accepted, and has the note exactly while it is earlier than the estimate', () => {
  const offering = { product: () => undefined, category: () => undefined }
  for (const minutes of [5, 20, 45, 90, 240]) {
    const appointments = orderAppointments(servingBranch, [], offering, { serving: 'takeaway', now })
    const slots = appointments.slotsOn(dateAt(now, zone))
    expect(slots[0]?.time, 'the slot rule of specification §5 stays').toBe('17:35')
    for (const slot of slots) {
      expect(appointments.refusal(slot.at)).toBeUndefined()
      const isEarly = slot.at.epochMilliseconds < now.add({ minutes }).epochMilliseconds
      expect(readyAfter(slot.at, now, minutes) !== undefined, `${slot.time} with ${minutes} min`).toBe(isEarly)
    }
  }
})

import { describe, expect, test } from 'vitest'
import { isTrivialPin, pinPattern, waitMinutes } from './pin.ts'

describe('PINs (docs/rules/time-tracking.md, Kiosk)', () => {
  test.each(['0000', '111111', '1234', '4321', '7890', '9876', '123456', '1212', '123123', '12341234', '1987', '2026'])(
    '%s is trivial',
    (pin) => expect(isTrivialPin(pin)).toBe(true),
  )
  test.each(['2580', '4711', '907314', '1357', '8642', '11112222', '2099'])('%s is not', (pin) =>
    expect(isTrivialPin(pin)).toBe(false),
  )
  test('a PIN has 4 to 8 digits', () => {
    for (const pin of ['123', '123456789', '12a4', ' 1234', '']) expect(pinPattern.test(pin)).toBe(false)
    for (const pin of ['4711', '47114711']) expect(pinPattern.test(pin)).toBe(true)
  })
  test('four wrong PINs cost nothing, the fifth a minute, each further one twice as long, an hour at most', () => {
    expect([1, 4, 5, 6, 7, 10, 11, 12, 400].map(waitMinutes)).toEqual([0, 0, 1, 2, 4, 32, 60, 60, 60])
  })
})

import { describe, expect, test } from 'vitest'
import { isTrivialPin, pinPattern, typedPattern, waitMinutes } from './pin.ts'

describe('PINs (docs/rules/time-tracking.md, Kiosk)', () => {
  test.each(['000000', '111111', '123456', '654321', '789012', '109876', '121212', '123123'])('%s is trivial', (pin) =>
    expect(isTrivialPin(pin)).toBe(true),
  )
  test.each(['258025', '471147', '907314', '135791', '112233'])('%s is not trivial', (pin) =>
    expect(isTrivialPin(pin)).toBe(false),
  )
  test('a new PIN has six digits, but an older PIN may have four to eight', () => {
    for (const pin of ['12345', '1234567', '12a456', ' 123456', '']) expect(pinPattern.test(pin)).toBe(false)
    expect(pinPattern.test('471147')).toBe(true)
    for (const pin of ['4711', '47114711', '471147']) expect(typedPattern.test(pin)).toBe(true)
  })
  test('four wrong PINs cause no wait, and the fifth and each further one cause a wait of 15 minutes', () => {
    expect([1, 4, 5, 6, 12].map(waitMinutes)).toEqual([0, 0, 15, 15, 15])
  })
})

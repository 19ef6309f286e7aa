import { expect, test } from 'vitest'
import { isVehicleIn, vehicleName } from './vehicle-words.ts'

test('the English name where one was written, else the German', () => {
  const named = (en: { name?: string } | undefined) => ({ name: 'Kleinbus', translations: { en } })
  expect(vehicleName(named({ name: 'Van' }), 'de')).toBe('Kleinbus')
  expect(vehicleName(named({ name: 'Van' }), 'en')).toBe('Van')
  for (const none of [undefined, {}, { name: '' }]) expect(vehicleName(named(none), 'en')).toBe('Kleinbus')
})

test('a vehicle without language is offered in both, one with a language in its own (specification §2, Vehicles section)', () => {
  const van = { type: 'vehicle', content: {} }
  expect([isVehicleIn(van, 'de'), isVehicleIn(van, 'en')]).toEqual([true, true])
  const german = { type: 'vehicle', content: { language: 'de' as const } }
  expect([isVehicleIn(german, 'de'), isVehicleIn(german, 'en')]).toEqual([true, false])
  expect(isVehicleIn({ type: 'simple', content: {} }, 'de')).toBe(false)
})

import { expect, test } from 'vitest'
import { TYPE_AHEAD_MS, typeAhead } from './type-ahead.ts'

const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  repeat: false,
  isComposing: false,
  timeStamp: 1000,
  getModifierState: () => false,
  ...more,
})

function begun() {
  const ahead = typeAhead()
  ahead.begin(1000)
  return ahead
}

test('the keys are kept in their order, and Backspace removes the last one', () => {
  const ahead = begun()
  expect([...'2 Obat', 'Backspace', ...'zda'].map((key) => ahead.hear(press(key), false))).not.toContain(false)
  expect(ahead.take()).toBe('2 Obazda')
  expect(ahead.take()).toBe('')
})

test('before the form is called, and after its text was taken, no key is kept', () => {
  expect(typeAhead().hear(press('a'), false)).toBe(false)
  const ahead = begun()
  ahead.take()
  expect(ahead.hear(press('a'), false)).toBe(false)
})

test.each([
  ['with Ctrl', { ctrlKey: true }],
  ['with Alt', { altKey: true }],
  ['that composes a character', { isComposing: true }],
])('a key %s is not kept', (_, more) => {
  const ahead = begun()
  expect(ahead.hear(press('k', more), false)).toBe(false)
  expect(ahead.take()).toBe('')
})

test('a character that needs AltGr is kept', () => {
  const ahead = begun()
  ahead.hear(press('@', { ctrlKey: true, altKey: true, getModifierState: (name) => name === 'AltGraph' }), false)
  expect(ahead.take()).toBe('@')
})

test('the key that called the form may be held: its repetitions are no text, and have no other effect', () => {
  const ahead = begun()
  expect(ahead.hear(press('n', { repeat: true }), false)).toBe(true)
  expect(ahead.take()).toBe('')
})

test.each([
  ['a field has the focus', press('a'), true],
  ['Escape is pressed', press('Escape'), false],
  ['the time is over', press('a', { timeStamp: 1001 + TYPE_AHEAD_MS }), false],
])('when %s, the kept keys are forgotten', (_, key, isInField) => {
  const ahead = begun()
  ahead.hear(press('x'), false)
  expect(ahead.hear(key, isInField)).toBe(false)
  expect(ahead.take()).toBe('')
})

import { describe, expect, test } from 'vitest'
import { keycaps, type KeyPress, nothingPending, type Pending, pressed, type Shortcut } from './shortcuts.ts'

const shortcut = (...keys: string[]): Shortcut => ({ keys, label: keys.join(' '), group: 'g', run: () => {} })
const shortcuts = [
  shortcut('g', 'b'),
  shortcut('g', 'v'),
  shortcut('j'),
  shortcut('mod+k'),
  shortcut('?'),
  shortcut('a'),
  shortcut('Escape'),
  shortcut('alt+1'),
]

function type(
  text: (string | Partial<KeyPress>)[],
  options: { singleKeys?: boolean; pauseMs?: number; inField?: boolean } = {},
) {
  let pending: Pending = nothingPending
  const ran: string[] = []
  let now = 10_000
  for (const one of text) {
    const press = {
      key: '',
      mod: false,
      alt: false,
      inField: options.inField ?? false,
      ...(typeof one === 'string' ? { key: one } : one),
    }
    const result = pressed(press, { pending, shortcuts, singleKeys: options.singleKeys ?? true, now })
    pending = result.pending
    if (result.run) ran.push(result.run.label)
    now += options.pauseMs ?? 100
  }
  return ran
}

describe('shortcuts', () => {
  test('a shortcut of one key runs', () => expect(type(['j'])).toEqual(['j']))
  test('a shortcut of two keys in a row runs', () => expect(type(['g', 'b'])).toEqual(['g b']))
  test('capital letters count as small letters', () => expect(type(['G', 'V'])).toEqual(['g v']))
  test('the first key is forgotten after a pause', () => expect(type(['g', 'b'], { pauseMs: 1500 })).toEqual([]))
  test('a key that does not continue a shortcut starts a new one', () => expect(type(['g', 'j'])).toEqual(['j']))
  test('Shift pressed for ? does not count as a key', () => expect(type(['g', 'Shift', 'b'])).toEqual(['g b']))
  test('a key does nothing while a field has the focus, except with Strg', () => {
    expect(type(['j', 'g', 'b', '?'], { inField: true })).toEqual([])
    expect(type([{ key: 'k', mod: true }], { inField: true })).toEqual(['mod+k'])
  })
  test('single letters can be switched off (WCAG 2.1.4); Escape and Strg still work', () => {
    expect(type(['j', 'g', 'b', 'Escape', { key: 'k', mod: true }], { singleKeys: false })).toEqual(['Escape', 'mod+k'])
  })
  test('Alt with a digit works in fields too, by the place of the key; AltGr writes its character', () => {
    const digit = { key: '¡', code: 'Digit1', alt: true }
    expect(type([digit], { inField: true, singleKeys: false })).toEqual(['alt+1'])
    expect(type([{ ...digit, mod: true }])).toEqual([])
    expect(type([{ key: '1', code: 'Digit1' }], { inField: true })).toEqual([])
  })
  test('letters with Alt are not handled, so that the browser gets them', () =>
    expect(type([{ key: 'j', alt: true }])).toEqual([]))
  test('the topmost layer takes precedence', () => {
    const layered = [shortcut('j'), { ...shortcut('j'), label: 'drawer' }]
    const press = { key: 'j', mod: false, alt: false, inField: false }
    expect(pressed(press, { pending: nothingPending, shortcuts: layered, singleKeys: true, now: 0 }).run?.label).toBe(
      'drawer',
    )
  })
  test('a shortcut that begins a longer one waits for the next key, and runs first if that key does not continue it', () => {
    const both = [shortcut('a'), shortcut('a', '4'), shortcut('j')]
    const key = (name: string) => ({ key: name, mod: false, alt: false, inField: false })
    const at = (now: number, pending: Pending, name: string) =>
      pressed(key(name), { pending, shortcuts: both, singleKeys: true, now })
    const first = at(0, nothingPending, 'a')
    expect([first.run, first.pending.waiting?.label]).toEqual([undefined, 'a'])
    const longer = at(300, first.pending, '4')
    expect([longer.before, longer.run?.label, longer.pending.waiting]).toEqual([undefined, 'a 4', undefined])
    const other = at(300, first.pending, 'j')
    expect([other.before?.label, other.run?.label]).toEqual(['a', 'j'])
    const unknown = at(300, first.pending, '9')
    expect([unknown.before?.label, unknown.run]).toEqual(['a', undefined])
    const twice = at(300, first.pending, 'a')
    expect([twice.before?.label, twice.pending.waiting?.label]).toEqual(['a', 'a'])
  })
  test('keycaps show the keys of a shortcut', () => {
    expect(keycaps('mod+k', { mod: 'Strg', shift: 'Umschalt' })).toEqual(['Strg', 'K'])
    expect(keycaps('Enter', { mod: 'Strg', shift: 'Umschalt' })).toEqual(['↵'])
    expect(keycaps('alt+1', { mod: 'Strg', shift: 'Umschalt' })).toEqual(['Alt', '1'])
  })
})

import { expect, test } from 'vitest'
import { changesOf, lookOf } from './state.ts'

const field = (name: string, value: string | null, isSecret = false) => ({
  name,
  value,
  isSecret,
  label: name,
  hint: null,
  kind: 'text' as const,
  isRequired: false,
  example: null,
  choices: [],
  isSet: value !== null,
  setAt: null,
  setBy: null,
})

test.each([
  ['none', null, 'none'],
  ['unreadable', null, 'unreadable'],
  ['own', null, 'untested'],
  ['environment', { at: '2026-11-20T09:00:00Z', ok: true, answer: '' }, 'connected'],
  ['own', { at: '2026-11-20T09:00:00Z', ok: false, answer: '' }, 'refused'],
] as const)('%s with the test %j is shown as %s', (source, tested, look) =>
  expect(lookOf({ source, test: tested })).toBe(look),
)

test('only changed fields are sent; an empty secret is not changed, any other empty field is removed', () => {
  const fields = [field('server', 'a'), field('from', 'b'), field('user', null), field('password', null, true)]
  expect(changesOf(fields, { server: 'a', from: '', user: ' anna ', password: '' })).toEqual({
    from: null,
    user: 'anna',
  })
  expect(changesOf(fields, { server: 'a', from: 'b', user: '', password: 'x' })).toEqual({ password: 'x' })
})

import { entity, field } from '#contract/entity.ts'
import * as z from 'zod'
import { expect, test } from 'vitest'
import { choicesOf, isRequired, maxLengthOf, startValues } from './record.ts'

test.each([
  ['a text that must not be empty', field(z.string().trim().min(1), 'text'), true],
  ['a text with a pattern that refuses nothing', field(z.string().regex(/^[a-z]+$/), 'text'), true],
  ['a text that may be empty', field(z.string().default(''), 'text'), false],
  ['an amount', field(z.number().min(0), 'money'), true],
  ['an amount that may be missing', field(z.number().nullish(), 'money'), false],
  ['a switch', field(z.boolean(), 'boolean'), false],
  ['at least one of many', field(z.array(z.enum(['a'])).min(1), 'multiselect'), true],
  ['a password that may stay', field(z.string().min(8).optional(), 'password'), false],
])('%s', (_, declared, required) => expect(isRequired(declared)).toBe(required))

test('a new record has the defaults of the declaration', () => {
  const thing = entity({
    name: 'thing',
    plural: 'things',
    access: { read: 'staff', write: 'staff' },
    fields: {
      name: field(z.string().min(1), 'text'),
      price: field(z.number(), 'money'),
      isOn: field(z.boolean().default(true), 'boolean'),
      seen: field(z.string(), { widget: 'text', readOnly: true }),
    },
  })
  expect(startValues(thing)).toEqual({ name: '', price: undefined, isOn: true })
})

test('choices and the maximum length are found in a schema wrapped in default(), nullish() or array()', () => {
  expect(choicesOf(z.enum(['a', 'b']).nullish())).toEqual(['a', 'b'])
  expect(choicesOf(z.array(z.enum(['x'])).default([]))).toEqual(['x'])
  expect(maxLengthOf(z.string().max(40).default(''))).toBe(40)
})

import { field } from '#contract/entity.ts'
import * as z from 'zod'
import { expect, test } from 'vitest'
import { fieldOf, fieldProblems, problemAt, problemsWithin, recordProblems, serverProblems } from './problems.ts'

const fields = {
  name: field(z.string().trim().min(1).max(5), 'text'),
  email: field(z.email(), 'email'),
  position: field(z.int().min(0).default(0), 'number'),
  kind: field(z.enum(['a', 'b']), 'select'),
  note: field(z.string().default(''), 'textarea'),
  rows: field(z.array(z.strictObject({ area: z.string().min(1), price: z.number().min(0) })).default([]), 'list'),
}

// The validation errors that specification §8 lists as standard: blank, too short or too long, invalid mail address, out of bounds.
test.each([
  ['name', '', 'Bitte füllen Sie dieses Feld aus.'],
  ['name', '   ', 'Bitte füllen Sie dieses Feld aus.'],
  ['name', 'zu langer Name', 'Bitte geben Sie höchstens 5 Zeichen ein.'],
  ['email', 'keine', 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
  ['position', -1, 'Der Wert muss mindestens 0 sein.'],
  ['position', Number.NaN, 'Dieser Wert ist ungültig. Bitte prüfen Sie die Eingabe.'],
  ['kind', 'c', 'Bitte wählen Sie einen der angebotenen Werte.'],
] as const)('the field %s with the value %j gives the message: %s', (name, value, message) => {
  expect(fieldProblems(name, fields[name], value, 'de')).toEqual([{ path: name, message }])
})

test('an emptied field with a default is reported, not silently filled', () => {
  expect(fieldProblems('position', fields.position, undefined, 'de')).toHaveLength(1)
})

test('problems of rows have the path of the row and are reported once each', () => {
  const found = fieldProblems(
    'rows',
    fields.rows,
    [
      { area: 'Wien', price: 1 },
      { area: '', price: -1 },
    ],
    'de',
  )
  expect(found.map(({ path }) => path)).toEqual(['rows.1.area', 'rows.1.price'])
  expect(problemAt(problemsWithin(found, 'rows'), '1.area')).toBe('Bitte füllen Sie dieses Feld aus.')
  expect(found.map(fieldOf)).toEqual(['rows', 'rows'])
})

test('problems from the server are shown with the server’s texts', () => {
  const problems = serverProblems([
    { code: 'field.unique', field: 'name', message: 'Dieser Wert wird bereits verwendet.' },
    { code: 'auth.last_admin', message: 'Nein.' },
  ])
  expect(problems).toEqual([
    { path: 'name', message: 'Dieser Wert wird bereits verwendet.' },
    { path: '', message: 'Nein.' },
  ])
  expect(problemsWithin(problems, 'name')).toEqual([{ path: '', message: 'Dieser Wert wird bereits verwendet.' }])
})

test('fields that are not shown are not validated', () => {
  expect(recordProblems(fields, { name: '', email: 'x' }, ['email'], 'en').map(({ path }) => path)).toEqual(['email'])
})

import { identityTexts } from '../../words/identity.ts'
import { CallFailed } from '#ui/backoffice/calls.ts'
import { expect, test } from 'vitest'
import { refusalOf } from './refusal.ts'

const t = identityTexts('de').account
const refused = (code: string, field?: string) =>
  new CallFailed({
    ok: false,
    status: 401,
    errors: [{ code, message: 'Der Code ist ungültig.', ...(field ? { field } : {}) }],
  } as never)
const told = (error: Error | null, field: string) => {
  const { at, whole } = refusalOf(error, t, t.totpFailed)
  return [at(field), whole]
}

test.each([
  [
    'a wrong password at its field, without the address that nobody typed',
    refused('auth.invalid_credentials', 'password'),
    'password',
    [t.passwordWrong, undefined],
  ],
  ['a wrong code at its field', refused('auth.code_invalid', 'code'), 'code', ['Der Code ist ungültig.', undefined]],
  [
    'what names no field above the form',
    refused('auth.too_many_attempts'),
    'code',
    [undefined, 'Der Code ist ungültig.'],
  ],
  ['nothing while nothing is refused', null, 'code', [undefined, undefined]],
])('%s', (_, error, field, both) => expect(told(error, field)).toEqual(both))

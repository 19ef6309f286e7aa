import { expect, test } from 'vitest'
import { readIban } from './iban.ts'

test.each([
  ['AT61 1904 3002 3457 3201', 'AT611904300234573201'],
  ['de89370400440532013000', 'DE89370400440532013000'],
  ['CH93 0076 2011 6238 5295 7', 'CH9300762011623852957'],
  ['LI21 0881 0000 2324 013A A', 'LI21088100002324013AA'],
  ['AT61 1904 3002 3457 3202', undefined],
  ['AT61', undefined],
  ['', undefined],
  ['=HYPERLINK(1)', undefined],
])('%s', (typed, iban) => expect(readIban(typed)).toBe(iban))

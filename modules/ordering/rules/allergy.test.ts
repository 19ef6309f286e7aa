import { expect, test } from 'vitest'
import { allergiesIn } from './allergy.ts'

test.each([
  ['Bitte läuten. Ich habe eine Nussallergie! Danke.', ['Ich habe eine Nussallergie!']],
  ['Eine von uns verträgt keine Nüsse.', ['Eine von uns verträgt keine Nüsse.']],
  ['Zöliakie! Das Kind ist allergisch gegen Ei. Bitte scharf.', ['Zöliakie!', 'Das Kind ist allergisch gegen Ei.']],
  ['Bitte scharf. Allergie: Sellerie, Erdnuss!', ['Allergie: Sellerie, Erdnuss!']],
  ['I am lactose intolerant\nNo onions', ['I am lactose intolerant']],
  ['Bitte nicht klingeln, Baby schläft.', []],
  ['', []],
])('every sentence of %j that mentions an allergy is found', (comment, found) =>
  expect(allergiesIn(comment)).toEqual(found),
)

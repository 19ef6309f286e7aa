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

test('a note of two sentences about an allergy is found as a whole', () =>
  expect(allergiesIn('Laktosefrei bitte! KIND IST HOCHALLERGISCH AUF MILCH, danke.')).toEqual([
    'Laktosefrei bitte!',
    'KIND IST HOCHALLERGISCH AUF MILCH, danke.',
  ]))

test.each([
  'laktosefrei',
  'Laktose-frei bitte',
  'laktoseintolerant',
  'Laktoseintoleranz',
  'Das Kind hat eine Laktose Unverträglichkeit',
  'glutenfrei',
  'Bitte ohne Gluten',
  'Ich habe Zöliakie',
  'ZÖLIAKIE',
  'Zoeliakie',
  'nussfrei',
  'Nussfrei bitte',
  'erdnussfrei',
  'milchfrei',
  'Eifrei bitte',
  'ohne Nüsse',
  'Ohne Nüße',
  'bitte keine Haselnüsse',
  'ohne Zwiebel, Nüsse',
  'ohne jegliche Nüsse',
  'Keine Spuren von Sesam',
  'lactose-free',
  'lactose free please',
  'gluten-free',
  'Gluten free',
  'I am coeliac',
  'celiac disease',
  'nut-free',
  'nut free please',
  'dairy-free',
  'No nuts please',
  'without peanuts',
  'I am intolerant to eggs',
  'anaphylactic to sesame',
  'Anaphylaxie bei Erdnuss',
  'My son carries an EpiPen',
])('%j is about an allergy', (comment) => expect(allergiesIn(comment)).toEqual([comment]))

test.each([
  'vegan',
  'Bitte vegan, danke',
  'Vegetarian please',
  'ohne Zwiebel',
  'ohne Zwiebel und mit Nüssen',
  'Extra Nüsse bitte',
  'Mit Muskatnuss',
  'ohne Kokos',
  'Ein Genussfreund',
  'alkoholfrei',
  'alcohol-free beer',
  'zuckerfrei',
  'Zwei Freibier',
  'Ei frisch gebraten',
  'Feel free to call',
  'Milchkaffee bitte',
  'No onions',
  'Bitte den Eingang freihalten',
])('%j is not about an allergy', (comment) => expect(allergiesIn(comment)).toEqual([]))

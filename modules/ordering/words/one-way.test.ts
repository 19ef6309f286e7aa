import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url).pathname
const files = ['modules', 'packages'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
)

/** The texts of all modules and packages, without comments: the file and what it says. */
const texts = files
  .filter((path) => /(\/words\/.*|\/events|^packages\/i18n\/.*)\.ts$/.test(path) && !path.endsWith('.test.ts'))
  .map((file) => [file, readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')] as const)
const written = (word: RegExp) => texts.filter(([, text]) => word.test(text)).map(([file]) => file)

test('the texts of all modules are read', () => expect(texts.length).toBeGreaterThan(150))

test('a debit card has one name, that of specification §2: EC Karte / Debitkarte, never a short form', () => {
  expect(written(/EC Karte \/ Debitkarte/).length).toBeGreaterThan(5)
  expect(written(/\bEC[- ]?Kart(?<!EC Kart)|\bEC-?Card|Girocard|Bankomatkarte/i)).toEqual([])
  expect(written(/EC Karte(?! \/ Debitkarte)/)).toEqual([])
  expect(written(/(?<!EC Karte \/ )Debitkarte/)).toEqual([])
})

/**
 * Specification §2 (Public status page) has the word 'Rückerstattet'; its other sections have no word for it. A word that is allowed in a file has
 * another meaning there: 'Gutschrift' of working time.
 */
test.each([
  ['zurückzahlen, zurückgezahlt', /zurück(zu|ge)?zahl/i, []],
  ['Rückzahlung', /rückzahl/i, []],
  ['zurückerstattet', /zurück(zu)?erstatt/i, []],
  ['erstattet', /(?<!rück)erstatt/i, []],
  ['zurückbuchen', /zurück(zu|ge)?buch|buchen wir [^'`]*zurück/i, []],
  ['wir zahlen … zurück', /zahlen wir [^'`]*zurück|wir zahlen [^'`]*zurück/i, []],
  [
    'Geld geht zurück',
    /(geld|betrag|EUR|€|amount\}) (geht|gehen|kommt) [^'`]*zurück|\bgeld zurück|\bSie erhalten [^'`]*zurück/i,
    [],
  ],
  [
    'Gutschrift',
    /gutschrift|gutgeschrieben/i,
    ['entities', 'months'].map((name) => `modules/time-tracking/words/${name}.ts`),
  ],
  ['pay back, paid back', /\b(pay|pays|paid|paying) ([^'`]{0,30} )?back\b/i, []],
  ['money goes back', /\bmoney (goes|comes) back\b|\bgo(es)? back to you\b|\bget [^'`.]*\} back\b/i, []],
  ['reimbursed, credited', /\breimburs|\bcredit note|\bcredited\b/i, []],
] as const)('a refund is rückerstattet and refunded, never %s (docs/rules/orders.md, Labels)', (_, word, allowed) =>
  expect(written(word)).toEqual(allowed),
)

test('texts about orders name the person who ordered Gast or guest, never Kunde or customer', () => {
  // 'customer:' is the key of a text, not a text.
  const word = /\bkund(e|en|in)\b|\bcustomers?\b(?!:)/i
  expect(written(word).filter((file) => file.startsWith('modules/ordering/'))).toEqual([])
})

import { expect, test } from 'vitest'
import { lineCodes, playerParts } from '../rules/log-codes.ts'
import { lineWords } from './line-words.ts'

const values = { part: 'heartbeat', status: 503, version: 7, detail: 'x is undefined' } as const

test.each([
  ['no_network', 'Meldung an den Server: kein Netz', 'Report to the server: no network'],
  [
    'no_answer',
    'Meldung an den Server: Der Server antwortet nicht.',
    'Report to the server: The server does not answer.',
  ],
  [
    'refused',
    'Meldung an den Server: Der Server meldet Fehler 503.',
    'Report to the server: The server reports error 503.',
  ],
  ['failed', 'Meldung an den Server: fehlgeschlagen (x is undefined)', 'Report to the server: failed (x is undefined)'],
  ['works_again', 'Meldung an den Server: geht wieder', 'Report to the server: works again'],
  ['plays_version', 'Spielt jetzt Version 7', 'Plays version 7 now'],
  ['storage_full', 'Version 7 nicht geladen: Der Speicher ist voll.', 'Version 7 was not loaded: the storage is full.'],
  [
    'broken',
    'Version 7 nicht geladen: Eine Datei fehlt oder ist beschädigt.',
    'Version 7 was not loaded: a file is missing or damaged.',
  ],
  [
    'play_refused',
    'Der Server nimmt einen Abspielnachweis nicht an (x is undefined).',
    'The server does not accept a proof of play (x is undefined).',
  ],
] as const)('%s in the language of the reader (docs/rules/signage.md, The log of a screen)', (code, de, en) => {
  expect([lineWords({ code, line: '', values }, 'de'), lineWords({ code, line: '', values }, 'en')]).toEqual([de, en])
})

test('every code has words for every part, in both languages', () => {
  for (const code of lineCodes)
    for (const part of playerParts)
      for (const locale of ['de', 'en'] as const)
        expect(lineWords({ code, line: '', values: { ...values, part } }, locale)).not.toMatch(/undefined$|^:/)
})

test('a line of an earlier player stays readable', () => {
  expect(lineWords({ code: null, line: 'heartbeat: no network', values: {} }, 'de')).toBe('heartbeat: no network')
})

import { beforeAll, describe, expect, test } from 'vitest'
import { readGazetteer } from '../adapters/embedded.ts'
import type { BranchPlace } from '../../ports.ts'
import type { Gazetteer } from './gazetteer.ts'

const here = [16.3776, 48.219] as const
const branch: BranchPlace = {
  id: '0192',
  name: 'Donau Chauffeur Wien',
  street: 'Obere Donaustraße 77',
  zipCode: '1020',
  city: 'Wien',
  countryCode: 'AT',
  location: here,
}
let gazetteer: Gazetteer
beforeAll(async () => {
  gazetteer = await readGazetteer()
})
const search = (text: string, language: 'de' | 'en' = 'de') =>
  gazetteer.search({ text, language, near: here, branches: [branch] })

describe('The first suggestion (docs/rules/maps.md, Gazetteer)', () => {
  test.each([
    ['vie', 'Flughafen Wien-Schwechat (VIE)', 'airport'],
    ['VIE', 'Flughafen Wien-Schwechat (VIE)', 'airport'],
    ['muc', 'Flughafen München (MUC)', 'airport'],
    ['wien', 'Wien', 'place'],
    ['Vienna', 'Wien', 'place'],
    ['münchen', 'München', 'place'],
    ['munchen', 'München', 'place'],
    ['muenchen', 'München', 'place'],
    ['Pressburg', 'Bratislava', 'place'],
    ['Mailand', 'Mailand', 'place'],
    ['milano', 'Mailand', 'place'],
    ['Györ', 'Győr', 'place'],
    ['salz', 'Salzburg', 'place'],
    ['sacher', 'Hotel Sacher Wien', 'lodging'],
    ['steirereck', 'Steirereck im Stadtpark', 'restaurant'],
    ['loos', 'Loos American Bar', 'bar'],
    ['hauptbahnhof', 'Wien Hauptbahnhof', 'place'],
    ['Hallstatt', 'Hallstatt', 'place'],
    ['Obertauern', 'Obertauern', 'place'],
    ['Lech am Arlberg', 'Lech am Arlberg', 'place'],
    ['Velden', 'Velden am Wörthersee', 'place'],
    ['Seefeld', 'Seefeld in Tirol', 'place'],
    ['St. Wolfgang', 'St. Wolfgang im Salzkammergut', 'place'],
    ['Sankt Anton', 'St. Anton am Arlberg', 'place'],
    ['St. Johann in Tirol', 'Sankt Johann in Tirol', 'place'],
    ['Sankt Moritz', 'St. Moritz', 'place'],
    ['Wengen', 'Wengen', 'place'],
    ['neuschwanstein', 'Schloss Neuschwanstein', 'place'],
    ['Ritz Carlton Wien', 'The Ritz-Carlton, Vienna', 'lodging'],
    ['Hotel Imperial Vienna', 'Hotel Imperial', 'lodging'],
    ['Hotel Sacher Wien', 'Hotel Sacher Wien', 'lodging'],
    ['Linz Hauptbahnhof', 'Linz Hauptbahnhof', 'place'],
    ['Bahnhof Villach', 'Villach Hauptbahnhof', 'place'],
    ['wien flughafen', 'Flughafen Wien-Schwechat (VIE)', 'airport'],
    ['donau chauffeur', 'Donau Chauffeur Wien', 'place'],
    ['obere donau', 'Donau Chauffeur Wien', 'place'],
    ['Obere Donaustr. 77', 'Donau Chauffeur Wien', 'place'],
    ['Mariahilferstr', 'Mariahilfer Straße', 'place'],
    ['mariahilfer str.', 'Mariahilfer Straße', 'place'],
    ['MARIAHILFERSTRASSE', 'Mariahilfer Straße', 'place'],
    ['mariahilferstra', 'Mariahilfer Straße', 'place'],
    ['Praterstr', 'Praterstraße', 'place'],
    ['Prater Strasse', 'Praterstraße', 'place'],
    ['prinz eugen str', 'Prinz-Eugen-Straße', 'place'],
    ['Grinzingerallee', 'Grinzinger Allee', 'place'],
    ['philharmonikerstr 4', 'Hotel Sacher Wien', 'lodging'],
    ['Kärntnerstr 19', 'Sky Bar Wien', 'bar'],
  ])('%s', (text, name, category) => {
    const names = search(text)
    if (text === 'obere donau') expect(names.map((place) => place.name)).toContain(name)
    else expect(names[0]).toMatchObject({ name, category })
  })

  test('English searches get English names', () => {
    expect(search('vienna air', 'en')[0]).toMatchObject({
      name: 'Vienna International Airport (VIE)',
      category: 'airport',
    })
    expect(search('wien', 'en')[0]).toMatchObject({ name: 'Vienna', place: 'Austria' })
    expect(search('vie', 'en')[0]).toMatchObject({
      name: 'Vienna International Airport (VIE)',
      place: 'Vienna, Austria',
    })
    expect(search('vce', 'en')[0]).toMatchObject({ place: 'Venice, Italy' })
    expect(search('bad ischl', 'en')[0]).toMatchObject({ name: 'Bad Ischl', place: 'Upper Austria, Austria' })
  })

  test('there are at most ten suggestions, no two alike, and none for nonsense', () => {
    const all = search('san')
    expect(all.length).toBeLessThanOrEqual(10)
    expect(new Set(all.map(({ name, place }) => `${name}|${place}`)).size).toBe(all.length)
    expect(search('xyzzyq')).toEqual([])
    expect(search('   ')).toEqual([])
    expect(search('.*+?^${}()|[]\\')).toEqual([])
  })
})

describe('Typed addresses: Adresse übernehmen (docs/rules/maps.md, Gazetteer)', () => {
  test.each([
    ['Mariahilfer Straße 45', '1070 Wien, Österreich', 'street'],
    ['mariahilfer str. 45, 1070 Wien', '1070 Wien, Österreich', 'street'],
    ['Mariahilferstr 100', '1070 Wien, Österreich', 'street'],
    ['mariahilfer str. 100', '1070 Wien, Österreich', 'street'],
    ['Mariahilfer Straße 100', '1070 Wien, Österreich', 'street'],
    ['Mariahilferstrasse 100', '1070 Wien, Österreich', 'street'],
    ['Mariahilfer-Straße 100', '1070 Wien, Österreich', 'street'],
    ['Karntnerstr. 12', '1010 Wien, Österreich', 'street'],
    ['Nussdorferstr 5', '1090 Wien, Österreich', 'street'],
    ['Kärntnerring 14', '1010 Wien, Österreich', 'street'],
    ['Grabenstraße 5, 1010 Wien', '1010 Wien, Innere Stadt, Österreich', 'place'],
    ['Karlsgasse 9, 1040 Wien', '1040 Wien, Wieden, Österreich', 'place'],
    ['Linzer Gasse 22, Salzburg', 'Salzburg, Österreich', 'place'],
    ['Leopoldstr. 5 München', 'München, Deutschland', 'place'],
    ['Seilergasse 3', 'Wien, Österreich', 'place'],
    // Unknown names: the place is assumed to be in the town at the end or at the beginning of the text.
    ['Marriott Wien', 'Wien, Österreich', 'place'],
    ['Hotel Post Lech', 'Lech am Arlberg, Österreich', 'place'],
    ['Badrutts Palace St. Moritz', 'St. Moritz, Schweiz', 'place'],
    ['Hotel Schloss Velden', 'Velden am Wörthersee, Österreich', 'place'],
    ['Therme Loipersdorf', 'Loipersdorf bei Fürstenfeld, Österreich', 'place'],
    ['Wels Hauptbahnhof', 'Wels, Österreich', 'place'],
    ['Linz Hauptplatz 5', 'Linz, Österreich', 'place'],
    ['St.-Veit-Gasse 3', 'Wien, Österreich', 'place'],
    ['Bahnhofstraße 5, Hof', 'Hof, Deutschland', 'place'],
  ])('%s', (text, place, precision) => {
    const typed = search(text).at(-1)
    expect(typed).toMatchObject({ name: text, place, precision, isTyped: true })
    expect(gazetteer.find(typed?.id ?? '', 'de')).toMatchObject({ name: text, place, precision, mapboxId: typed?.id })
  })

  test.each(['Wien', 'Stephansplatz', '1070', 'ab', 'St. Wolfgang im Salzkammergut', 'Hotel am See', 'Haus der Musik'])(
    '%s is not suggested as a typed address',
    (text) => {
      expect(search(text).some((suggestion) => suggestion.isTyped)).toBe(false)
    },
  )
})

describe('Retrieving suggestions', () => {
  test.each(['vie', 'wien', 'sacher', 'mariahilfer straße', '1070 wien', 'donau chauffeur'])(
    "each suggestion for '%s' can be retrieved",
    (text) => {
      for (const suggestion of search(text)) {
        const point = gazetteer.find(suggestion.id, 'de', [branch])
        expect(point).toMatchObject({ mapboxId: suggestion.id, name: suggestion.name, place: suggestion.place })
        expect(point?.location.every(Number.isFinite)).toBe(true)
      }
    },
  )
  test.each(['', 'place:AT:1,1', 'place:XX:163721,482085', 'typed:x:y', 'typed:Zm9v:place:AT:1,1', 'airport:ZZZ'])(
    'the id %j is unknown',
    (id) => {
      expect(gazetteer.find(id, 'de')).toBeUndefined()
    },
  )
})

import { expect, test } from 'vitest'
import { exactPlace, shortPlace } from './exact-place.ts'

const graz = { name: 'Graz', place: 'Graz, Steiermark, Österreich' }
const station = { name: 'Hauptbahnhof', place: '1100 Wien' }

test.each([
  [graz, 'Hotel Weitzer', 'Graz · Hotel Weitzer', 'Graz · Hotel Weitzer'],
  [graz, '', 'Graz, Steiermark, Österreich', 'Graz'],
  [station, 'Ausgang Süd', 'Hauptbahnhof, 1100 Wien · Ausgang Süd', 'Hauptbahnhof · Ausgang Süd'],
  [station, '', 'Hauptbahnhof, 1100 Wien', 'Hauptbahnhof'],
  [{ name: 'Bratislava', place: '' }, '', 'Bratislava', 'Bratislava'],
  [{ name: 'Bratislava', place: '' }, 'Hrad', 'Bratislava · Hrad', 'Bratislava · Hrad'],
])('the place %o with the detail %j is %j', (point, detail, full, short) => {
  expect([exactPlace(point, detail), shortPlace(point, detail)]).toEqual([full, short])
})

import { expect, test } from 'vitest'
import { placeOf } from './places.ts'

const places = ['/medien', '/medien/vorlagen', '/seiten', '/bestellungen?art=alle'].map((to) => ({ nav: { to } }))
const at = (pathname: string) => placeOf(places, pathname)?.nav.to

test.each([
  ['/medien', '/medien'],
  ['/medien/bilder/1', '/medien'],
  ['/medien/vorlagen', '/medien/vorlagen'],
  ['/medien/vorlagen/1', '/medien/vorlagen'],
  ['/medienhaus', undefined],
  ['/bestellungen', '/bestellungen?art=alle'],
  ['/nirgends', undefined],
])('the page %s belongs to the entry %s', (pathname, to) => {
  expect(at(pathname)).toBe(to)
})

import { expect, test } from 'vitest'
import { currentLink } from './phone-links.ts'

const links = ['/bestellungen', '/verlauf', '/bestellungen?art=fahrten']
const at = (pathname: string, search = '') => currentLink(links, { pathname, search })

test('the link of the current page is marked, also for pages below it', () => {
  expect(at('/verlauf')).toBe('/verlauf')
  expect(at('/bestellungen/0198')).toBe('/bestellungen')
  expect(at('/produkte')).toBeUndefined()
})
test('a link with a query is marked only where the page has this query', () => {
  expect(at('/bestellungen', '?zeige=verpasst&art=fahrten')).toBe('/bestellungen?art=fahrten')
  expect(at('/bestellungen', '?art=essen')).toBe('/bestellungen')
})

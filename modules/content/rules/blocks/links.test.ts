import { expect, test } from 'vitest'
import { leadsTo } from './links.ts'
import { linksIn } from './links-in.ts'

const pages = [
  { locale: 'de', path: 'karte', type: 'custom_site', translationKey: 'k' },
  { locale: 'en', path: 'menu', type: 'custom_site', translationKey: 'k' },
  { locale: 'de', path: 'feiern', type: 'custom_site', translationKey: 'f' },
  { locale: 'de', path: 'startseite', type: 'custom_home', translationKey: '' },
]
const hero = (url: string) => ({ id: 'h', type: 'hero', title: 'x', button: { label: 'y', url } })
const text = (html: string) => ({ id: 't', type: 'text', html })
let made = 0
const newId = () => `new-${++made}`

test.each([
  ['/de/karte', '/en/menu'],
  ['/de/karte?tag=1#suppen', '/en/menu?tag=1#suppen'],
  ['/de/startseite', '/en/home'],
  ['/de/store/lindwurm', '/en/store/lindwurm'],
  ['/de/site/imprint', '/en/site/imprint'],
  ['/en/menu', '/en/menu'],
  ['https://example.at/de/karte', 'https://example.at/de/karte'],
  ['#teil', '#teil'],
])('on the English page, a link to %s leads to %s', (from, to) => {
  const { blocks, left } = linksIn([hero(from)], 'en', pages, newId)
  expect(blocks[0]?.['button']).toEqual({ label: 'y', url: to })
  expect(left).toEqual([])
})

test('links in running text change, too; a page without a counterpart is named and its link stays', () => {
  const html = '<p><a href="/de/karte">Karte</a> <a href="/de/feiern">Feiern</a></p>'
  const found = linksIn([text(html), hero('/de/feiern')], 'en', pages, newId)
  expect(found.blocks[0]?.['html']).toBe('<p><a href="/en/menu">Karte</a> <a href="/de/feiern">Feiern</a></p>')
  expect(found).toMatchObject({ changed: 1, left: ['/de/feiern'] })
})

test('a link leads to a page with query, anchor or slash; a longer address is another page', () => {
  expect(leadsTo([hero('/de/feiern#saal')], '/de/feiern')).toBe(true)
  expect(leadsTo([text('<a href="/de/feiern/">x</a>')], '/de/feiern')).toBe(true)
  expect(leadsTo([hero('/de/feiern-2')], '/de/feiern')).toBe(false)
})

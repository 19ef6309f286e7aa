import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BlockInput } from '#modules/content/contract.ts'
import { readBlocks } from '#modules/content/rules/blocks/read-block.ts'
import { createScreens } from '#ui/site/screens.tsx'
import { site as parts } from '../modules.server.ts'
import { testSite } from '../testing/test-site.ts'
import { pageMaker } from './page-parts.server.tsx'

const screens = createScreens(parts.modules)
const html = (
  blocks: readonly BlockInput[],
  marks?: { only?: ReadonlySet<string> },
  given: Parameters<typeof testSite>[0] = {},
) => {
  const { maker } = pageMaker(parts, { site: testSite(given), pathname: '/de/seite', locale: 'de', screens })
  return renderToStaticMarkup(maker.blocks(readBlocks(blocks), marks))
}
const image = { id: 'abc', version: 2, extension: 'jpg', alt: 'Saal' }

test('the landing teaser has a button only with an address (specification §2, Site types)', () => {
  const block: BlockInput = { type: 'landingTeaser', title: 'Weihnachtsfeiern', label: 'Anfragen' }
  expect(html([block])).not.toContain('<a ')
  expect(html([{ ...block, url: '/de/kontakt' }])).toContain('href="/de/kontakt">Anfragen</a>')
})

test('a teaser shows an excerpt of 128 characters, and its picture with a description (specification §9)', () => {
  const shown = html([{ type: 'teaser', items: [{ title: 'Feiern', text: 'x'.repeat(200), image }] }])
  expect(shown).toContain(`>${'x'.repeat(128)}...<`)
  expect(shown).toContain('src="/image/small/abc-2.jpg" alt="Saal"')
})

test("link buttons without a label say 'Mehr erfahren'; pictures of a gallery open in a large view (specification §2, Site types)", () => {
  const shown = html([
    {
      type: 'elements',
      items: [
        { type: 'narrowText', html: '<p>Schmal</p>' },
        { type: 'links', links: [{ label: '', url: '/de/karte' }] },
        { type: 'gallery', images: [image] },
      ],
    },
  ])
  for (const text of ['class="narrow"', '>Mehr erfahren</a>', 'data-open="lightbox"']) expect(shown).toContain(text)
})

test('downloads show the name and the type of each file, and link to its current version', () => {
  const file = { id: 'f1', publicHash: 'h', version: 3, extension: 'pdf', mimeType: 'application/pdf' }
  const shown = html([{ type: 'downloads', title: 'Zum Mitnehmen', files: [{ ...file, name: 'Speisekarte.pdf' }] }])
  expect(shown).toContain('href="/upload/h/f1-3.pdf" download="Speisekarte.pdf"')
  expect(shown).toContain('>Speisekarte</span> <span class="muted small">PDF</span>')
  expect(html([{ type: 'downloads', title: 'Leer' }])).not.toContain('Leer')
})

test('a preview marks each block with its id, and renders only the changed blocks', () => {
  const blocks: BlockInput[] = [
    { id: 'a', type: 'landingTeaser', title: 'Eins' },
    { id: 'b', type: 'landingTeaser', title: 'Zwei' },
  ]
  const shown = html(blocks, { only: new Set(['b']) })
  expect(shown).toContain('data-block="a"')
  expect(shown).not.toContain('Eins')
  expect(shown).toContain('Zwei')
})

test('reviews are a panel that names the service, without a frame; without an address the block is not shown (specification §2)', () => {
  const block: BlockInput = { type: 'reviews', title: 'Bewertungen' }
  expect(html([block])).not.toContain('Bewertungen')
  const shown = html([block], {}, { config: { reviewsUrl: 'https://reviews.example/lindwurm' } })
  for (const text of [
    'Bewertungen von reviews.example',
    '>Akzeptieren</button>',
    '>Mehr erfahren</a>',
    'data-late="reviews"',
  ])
    expect(shown).toContain(text)
  expect(shown).not.toContain('<iframe')
})

test('opening hours show the week of each location and its special days', () => {
  const openingHours = [
    { type: 'daily', isClosed: false, from: '11:00', to: '22:30' },
    { type: 'monday', isClosed: true },
    { type: 'once', date: '2026-12-24', isClosed: true },
  ]
  const branch = { id: 'b1', name: 'Gasthaus', timeZone: 'Europe/Vienna', openingHours }
  const shown = html([{ type: 'openingHours', title: 'Offen' }], {}, { branches: [branch] })
  expect(shown).toContain('<dt>Montag</dt><dd>Geschlossen</dd>')
  expect(shown).toContain('<dt>Dienstag bis Sonntag</dt><dd>11:00–22:30</dd>')
  expect(shown).toMatch(/Besondere Tage.*24\. Dezember.*Geschlossen/)
})

test('Markdown is shown as formatted text, and HTML in it as text', () => {
  const source = '**Fett** <img src=x onerror=alert(1)>'
  const shown = html([{ type: 'elements', items: [{ type: 'markdown', source }] }])
  expect(shown).toContain('<strong>Fett</strong> &lt;img')
})

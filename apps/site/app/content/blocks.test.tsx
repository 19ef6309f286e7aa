import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { neutralTheme } from '#modules/themes/rules/neutral-theme.ts'
import { themeView } from '#modules/themes/rules/theme-view.ts'
import type { Block } from '#modules/content/contract.ts'
import { createScreens } from '#ui/site/screens.tsx'
import { site as parts } from '../modules.server.ts'
import { testSite } from '../testing/test-site.ts'
import { pageMaker } from './page-parts.server.tsx'

const vehicle = {
  id: 'v',
  type: 'vehicle',
  name: 'Van',
  description: 'Platz',
  translations: {},
  content: { identifier: 'van', seats: 7, luggage: 1 },
  images: [] as object[],
  isPublic: true,
  isEnabled: true,
  position: 0,
  price: 3,
}
const branch = {
  id: 'b',
  identifier: 'donau',
  name: 'Donau Chauffeur Wien',
  kind: 'rides',
  street: 'Obere Donaustraße 77',
  zipCode: '1020',
  city: 'Wien',
  phone: '+43 1 890 12 34',
  email: 'fahrt@donau.example',
  latitude: 48.2,
  longitude: 16.4,
  timeZone: 'Europe/Vienna',
  openingHours: [{ type: 'daily', isClosed: false, from: '00:00', to: '24:00' }],
  deliveryHours: [],
  isDeliveryHoursEnabled: false,
}
const plain = themeView(neutralTheme, neutralTheme)
const withScene = {
  ...plain,
  pictures: { hero: '/theme/city/1/night.svg', sceneDay: '/theme/city/1/night.svg#day' },
  sceneText: { night: { de: 'Stadt: Nacht', en: '' }, day: { de: 'Stadt: Tag', en: '' } },
}
const screens = createScreens(parts.modules)
await screens.load(['booking', 'branch-map'])

/** Renders blocks of any module to HTML, on a page of a test business. */
const html = (blocks: Block[], given: Parameters<typeof testSite>[0] = {}, locale: 'de' | 'en' = 'de') => {
  const site = testSite({ branches: [branch], products: [vehicle], theme: withScene, ...given })
  const { maker } = pageMaker(parts, {
    site,
    pathname: locale === 'de' ? '/de/startseite' : '/en/home',
    locale,
    screens,
  })
  return renderToStaticMarkup(maker.blocks(blocks))
}

const hero: Block = { type: 'hero', title: 'In Wien gelassen ankommen.', lead: '' }
const photo = { id: 'abc', version: 3, extension: 'jpg', alt: 'Stube' }
const imageText = (variant: 'typeA' | 'typeB', image?: typeof photo): Block => ({
  type: 'imageText',
  variant,
  title: 'Haus',
  lead: 'Klein',
  text: 'Eins\n\nZwei',
  ...(image ? { image } : {}),
})

describe('content blocks (specification §1, §2)', () => {
  test('every page has one h1: the title of the hero, or else of its first block', () => {
    const faqs: Block = { type: 'faqs', title: 'Fragen', lead: '', entries: [{ question: 'A?', answer: 'a' }] }
    for (const blocks of [
      [hero, faqs],
      [faqs],
      [{ type: 'text', title: 'Impressum', html: '<p>x</p>' } as const, faqs],
    ]) {
      expect(html(blocks).match(/<h1/g)).toHaveLength(1)
    }
  })

  test('a hero says that a form follows, so that on a phone the form begins on the first screen', () => {
    const booking: Block = { type: 'bookingSystem', note: '' }
    expect(html([hero, booking], { products: [] })).toMatch(/class="m-content hero[^"]* short"/)
    expect(html([hero, imageText('typeA'), booking], { products: [] })).not.toMatch(/class="m-content hero[^"]* short/)
  })

  test('vehicles are shown with name, seats and booking; without vehicles nothing is shown', () => {
    const block: Block = { type: 'vehicles', title: 'Drei Wagen', lead: '' }
    const shown = html([block])
    for (const text of ['Van', '7 Plätze', '1 Gepäckstück', 'Zur Buchung']) expect(shown).toContain(text)
    expect(shown).not.toContain('data-open="lightbox"')
    expect(html([block], { products: [] })).toBe('')
  })

  test('a photo opens in a large view with all photos', () => {
    const images = [{ id: 'a', version: 2, extension: 'jpg', alt: 'Innen' }]
    const shown = html([{ type: 'vehicles', title: 'x', lead: '' }], { products: [{ ...vehicle, images }] })
    expect(shown).toContain('/image/small/a-2.jpg')
    expect(shown).toContain('data-open="lightbox"')
  })

  test('image-text: typeA puts the picture first, typeB the text', () => {
    const order = (variant: 'typeA' | 'typeB') =>
      html([imageText(variant)]).indexOf('<img') < html([imageText(variant)]).indexOf('Klein')
    expect([order('typeA'), order('typeB')]).toEqual([true, false])
    expect(html([imageText('typeA')]).match(/class="muted"/g)).toHaveLength(2)
    expect(html([imageText('typeA', photo)])).toContain('/image/medium/abc-3.jpg')
  })

  test('a theme shows its scene; without a scene the background is plain and dark, and without a picture only the text is shown', () => {
    const blocks: Block[] = [hero, imageText('typeA')]
    expect(html(blocks).match(/<img[^>]+night/g)).toHaveLength(2)
    const other = html(blocks, { theme: plain })
    expect(other).not.toMatch(/<img|class="art"|Stadt:/)
    expect(other).toContain('class="m-content hero night plain"')
    for (const text of ['In Wien gelassen ankommen.', 'Zwei']) expect(other).toContain(text)
    expect(html([imageText('typeA', photo)], { theme: plain })).toContain('/image/medium/abc-3.jpg')
  })

  test("a hero's own picture replaces the theme's scene, with its description and the point of the picture that stays visible", () => {
    const own: Block = { ...hero, image: { ...photo, focal: { x: 0.25, y: 1 } } }
    for (const theme of [withScene, plain]) {
      const shown = html([own], { theme })
      expect(shown).toContain('class="m-content hero night own"')
      expect(shown).toMatch(/<img src="\/image\/large\/abc-3\.jpg" alt="Stube" style="object-position:25% 100%"/)
      expect(shown).not.toContain('night.svg')
    }
  })

  test('questions without an answer are left out, the first is open, each has an anchor', () => {
    const entries = [
      { question: 'Ohne?', answer: '' },
      { question: 'Mit Kindern?', answer: 'Gern.' },
      { question: 'Wie?', answer: 'So.' },
    ]
    const shown = html([{ type: 'faqs', title: 'Fragen', lead: '', entries }])
    expect(shown).not.toContain('Ohne?')
    expect(shown).toContain('<p id="faq-mit-kindern">Gern.</p>')
    expect(shown.match(/ open=""/g)).toHaveLength(1)
  })

  test('contact shows the name of the branch; it shows 24h only if the branch never closes', () => {
    const block: Block = { type: 'contact', title: 'Kontakt' }
    const shown = html([block])
    for (const text of [
      'Obere Donaustraße 77, 1020 Wien',
      'tel:+4318901234',
      'mailto:fahrt@donau.example',
      '24h geöffnet',
      'Anfrage',
      'data-island="branch-map"',
    ])
      expect(shown).toContain(text)
    expect(html([block], { branches: [{ ...branch, openingHours: [] }] })).not.toContain('24h')
    expect(html([block], { branches: [] })).toBe('')
  })

  test('texts are escaped, and the booking sheet is at the place of its block', () => {
    const shown = html(
      [
        { type: 'hero', title: '<img src=x onerror=alert(1)>', lead: '' },
        { type: 'bookingSystem', note: '' },
      ],
      { products: [] },
    )
    expect(shown).not.toContain('<img src=x')
    expect(shown).toContain('data-island="booking"')
  })
})

describe('blocks of a restaurant', () => {
  const id = '01a1fb00-0000-7000-8000-000000000001'
  const greeting: Extract<Block, { type: 'greeting' }> = {
    type: 'greeting',
    title: 'Servus beinand!',
    lead: '',
    pictures: [{ id: 'dish-schnitzel', version: 1, extension: 'svg', alt: '' }],
    links: [{ label: 'Online Bestellen', url: '/de/store/lindwurm' }],
  }
  const stores: Block = { type: 'stores', title: 'Zwei Häuser', lead: '' }
  const dishes: Block = { type: 'dishes', title: 'Heute', lead: '', products: [id] }

  test('a greeting with a long word is set smaller, so that the word is not broken', () => {
    expect(html([{ ...greeting, title: 'Weihnachtsfeiern im Lindwurm' }])).toContain('<h1 class="shout long">')
    expect(html([greeting])).toContain('<h1 class="shout">')
  })

  test('the greeting is the page’s h1, next to its pictures', () => {
    const shown = html([greeting, { type: 'text', title: 'Mehr', html: '<p>x</p>' }])
    expect(shown.match(/<h1/g)).toHaveLength(1)
    expect(shown).toContain('/image/medium/dish-schnitzel-1.svg')
    expect(shown.match(/<img/g)).toHaveLength(1)
    expect(shown).toContain('href="/de/store/lindwurm"')
  })

  test('pictures of the greeting are described for guests who do not see them, in the language of the page', () => {
    const described = { id: 'dish-schnitzel', version: 1, extension: 'svg', alt: 'Schnitzel <mit> Salat' }
    const plain = { ...described, id: 'dish-suppe', isDecorative: true }
    const shown = html([{ ...greeting, pictures: [described, plain] }])
    expect(shown).toContain('alt="Schnitzel &lt;mit&gt; Salat"')
    expect(shown.match(/alt=""/g)).toHaveLength(1)
    expect(shown).not.toContain('class="plates" aria-hidden')
    const english = { ...described, alt: 'Schnitzel with salad' }
    expect(html([{ ...greeting, pictures: [english] }], {}, 'en')).toContain('alt="Schnitzel with salad"')
  })

  test('branches show their opening hours and link to their storefronts; without branches nothing is shown', () => {
    const cafe = { ...branch, kind: 'orders', identifier: 'cafe', name: 'Café', description: '', translations: {} }
    const shown = html([stores], { branches: [cafe] })
    for (const text of ['24h geöffnet', '/de/store/cafe', 'Online Bestellen']) expect(shown).toContain(text)
    expect(html([stores])).toBe('')
  })

  test('dishes are in the order of the page; a dish that was removed from the catalogue is not shown', () => {
    const dish = {
      ...vehicle,
      id,
      type: 'dish',
      name: 'Schweinsbraten',
      price: 18.9,
      unit: 'amount',
      calculationModel: 'fixed',
      categoryId: 'warm',
    }
    const shown = html([dishes], { products: [dish], categories: [{ id: 'warm', name: 'Aus der Küche' }] })
    for (const text of ['18,90 EUR', 'on-1']) expect(shown).toContain(text)
    expect(html([dishes])).toBe('')
  })
})

import { expectSmallPicture } from '../../../e2e/support/picture-share.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { contentEndpoints } from '../contract.ts'

const image = { id: 'saal-c', version: 1, extension: 'svg', alt: 'Saal' }
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1600"><rect width="1600" height="1600" fill="#567"/></svg>`
const title = 'Unsere Fahrten am Abend'
const lead =
  'Wer gut isst, soll nicht fahren müssen. Wir holen Sie ab und bringen Sie nach dem letzten Glas wieder heim.'
const text = 'Zwei Wagen stehen im Hof, Tag und Nacht.'
const label = 'Mehr erfahren'
const url = '/de/startseite'

const starts = [
  ['hero', { id: 'a', type: 'hero', title, lead, image, button: { label, url } }],
  ['imageText, typeA', { id: 'a', type: 'imageText', variant: 'typeA', title, lead, text, image }],
  ['imageText, typeB', { id: 'a', type: 'imageText', variant: 'typeB', title, lead, text, image }],
  ['landingTeaser', { id: 'a', type: 'landingTeaser', title, text, url, label, image }],
] as const

for (const [kind, start] of starts)
  test(`a booking form begins near the top below a block with a picture: ${kind}`, async ({ desk, page }) => {
    await page.route(/\/image\/\w+\/saal-/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }))
    const path = `abend-${kind.replaceAll(/\W/g, '').toLowerCase()}`
    await desk.call(contentEndpoints.sites.create, {
      body: {
        path,
        name: 'Abend',
        type: 'custom_site',
        isPublic: true,
        content: [start, { id: 'b', type: 'bookingSystem', note: '' }],
      },
    })
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(`/de/${path}`)
      const at = `${kind} at ${width} x ${height}`
      const form = (await page.locator('#booking form').boundingBox())?.y ?? Infinity
      expect(form, at).toBeLessThanOrEqual(400)
      if (width > 390) continue
      // On a phone, only the hero shows its picture. The other blocks hide it if a booking form follows.
      await expectSmallPicture(page, { isShown: kind === 'hero', where: at })
    }
  })

import { scriptTexts } from '../../../e2e/support/script-texts.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { contentEndpoints } from '../contract.ts'
import { blockTypeNames, blockTypes } from '../rules/blocks/block-types.ts'
import type { Field, FieldList } from '../rules/blocks/fields.ts'

/**
 * Makes a value for a field. `text`, which contains a script, is used in every place where the value can contain a text, except as the extension of a
 * picture.
 */
function valueWith(field: Field, text: string): unknown {
  switch (field.type) {
    case 'image':
      return { id: text, version: 1, extension: 'png', alt: text }
    case 'images':
      return [{ id: text, version: 1, extension: 'png', alt: text }]
    case 'files':
      return [{ id: text, publicHash: text, version: 1, extension: text, mimeType: text, name: text }]
    case 'number':
      return 1
    case 'boolean':
      return true
    case 'group':
      return allWith(field.fields, text)
    case 'collection':
      return Object.entries(field.items).map(([type, fields], n) => ({
        id: `${type}-${n}`,
        type,
        value: allWith(fields, text),
      }))
    case 'multiselect':
      return [text]
    case 'reference':
      return field.many ? [text] : text
    default:
      return text
  }
}

const allWith = (fields: FieldList, text: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueWith(field, text)]))

test('no script in any field of any block runs on the page of a draft in a browser', async ({
  desk,
  page,
  watched,
}) => {
  test.setTimeout(240_000)
  // The texts are also used as ids of pictures. Requests for these pictures fail, which the browser writes to the console.
  watched.expectStatus(400, 404, 422)
  for (const [n, text] of scriptTexts.entries()) {
    const content = blockTypeNames
      .filter((type) => type !== 'part')
      .map((type) => ({ id: `b-${type}`, type, ...allWith(blockTypes[type], text) }))
    const body = { path: `xss-${n}`, name: text.slice(0, 150), title: text.slice(0, 150), type: 'custom_site' as const }
    const made = await desk.call(contentEndpoints.sites.create, { body: { ...body, content, isPublic: false } })
    const { path } = await desk.call(contentEndpoints.previewLink, { params: { id: made.id }, body: {} })
    await page.goto(path, { waitUntil: 'load' })
    const found = await page.evaluate(() => ({
      hacked: 'hacked' in window,
      handlers: [...document.querySelectorAll('main *, head *')].flatMap((element) =>
        element.getAttributeNames().filter((name) => name.startsWith('on')),
      ),
      elements: [
        ...document.querySelectorAll(
          'main :is(script:not([type="application/json"]), iframe, object, embed, base, style, template, noscript)',
        ),
      ].map(({ outerHTML }) => outerHTML.slice(0, 80)),
      addresses: [...document.querySelectorAll('main [href], main [src], main [action]')].flatMap((element) =>
        ['href', 'src', 'action'].flatMap((name) => {
          const value = element.getAttribute(name) ?? ''
          return /^\s*(javascript|data:text|vbscript)/i.test(value) || /^[/\\]{2}/.test(value) ? [value] : []
        }),
      ),
    }))
    expect.soft(found, text).toEqual({ hacked: false, handlers: [], elements: [], addresses: [] })
  }
})

test('a published page contains texts with scripts, also in the data for search engines, and none of the scripts runs', async ({
  desk,
  page,
  watched,
}) => {
  test.setTimeout(240_000)
  watched.expectStatus(400, 404, 422)
  const entries = scriptTexts.map((text, n) => ({
    id: `e-${n}`,
    type: 'entry',
    value: { question: text.replaceAll(/\s+/g, ' ').trim(), answer: text },
  }))
  const content = [{ id: 'f', type: 'faqs', title: scriptTexts[1].slice(0, 150), entries }]
  const title = scriptTexts[2].slice(0, 150)
  const body = { path: 'xss-facts', name: title, title, description: title, type: 'custom_site' as const, content }
  await desk.call(contentEndpoints.sites.create, { body: { ...body, isPublic: true } })
  await page.goto('/de/xss-facts', { waitUntil: 'load' })
  const found = await page.evaluate(() => ({
    hacked: 'hacked' in window,
    facts: [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
      JSON.stringify(JSON.parse(textContent ?? '')),
    ),
    strangers: document.querySelectorAll('head :is(img, svg, iframe, base), main script:not([type="application/json"])')
      .length,
  }))
  expect({ hacked: found.hacked, strangers: found.strangers }).toEqual({ hacked: false, strangers: 0 })
  for (const { value } of entries) expect(found.facts.join()).toContain(JSON.stringify(value.question).slice(1, -1))
})

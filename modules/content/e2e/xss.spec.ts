import { expect, test } from '../../../e2e/support/test.ts'
import { contentEndpoints } from '../contract.ts'
import { blockTypeNames, blockTypes } from '../rules/blocks/block-types.ts'
import type { Field, FieldList } from '../rules/blocks/fields.ts'

/** Texts that become scripts somewhere, among them some that only do so after a browser has read and written them (mutation XSS). */
const corpus = [
  '<script>window.hacked=1</script>',
  '</script><script>window.hacked=1</script>',
  '<img src=x onerror="window.hacked=1">',
  '"><svg onload=window.hacked=1>',
  "'><iframe srcdoc='<script>parent.hacked=1</script>'></iframe>",
  '<a href="javascript:window.hacked=1">x</a>',
  'javascript:window.hacked=1',
  ' \tjava\nscript:window.hacked=1',
  'data:text/html,<script>window.hacked=1</script>',
  '//evil.example/x',
  '/\\evil.example/x',
  '<noscript><p title="</noscript><img src=x onerror=window.hacked=1>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hacked=1&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=window.hacked=1>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.hacked=1>',
  '<template><s><template><s><img src=x onerror=window.hacked=1></s></template>',
  '<details open ontoggle=window.hacked=1>',
  '<base href="https://evil.example/">',
  '<style>@import "https://evil.example/x.css";</style>',
  '[x](javascript:window.hacked=1) **<img src=x onerror=window.hacked=1>**',
  '#"></div><script>window.hacked=1</script>',
  '{{constructor.constructor("window.hacked=1")()}}',
] as const

/** A value of each field that holds the text wherever a text may stand. */
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

test('no field of any block runs what is written in it: on the page of a draft, in a browser', async ({
  desk,
  page,
  watched,
}) => {
  test.setTimeout(240_000)
  // Pictures whose names are no pictures are on the console.
  watched.expectStatus(400, 404, 422)
  for (const [n, text] of corpus.entries()) {
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

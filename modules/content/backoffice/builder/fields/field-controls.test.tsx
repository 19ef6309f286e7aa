// @vitest-environment happy-dom
import type { Api } from '#contract/client.ts'
import { acting, mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { describe, expect, test } from 'vitest'
import { type BlockType, blockTypes } from '../../../rules/blocks/block-types.ts'
import { FieldControls } from './FieldControl.tsx'

const api = { call: () => Promise.resolve({ ok: true, value: [] }) } as unknown as Api

// Fields that grow with their text read `document.fonts`. The test environment (happy-dom) does not have it.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })

/** Renders the form of a block as HTML. The page has the language `language`; the user reads the back office in German. */
async function form(type: BlockType, language: 'de' | 'en', values: Record<string, unknown> = {}): Promise<string> {
  const { place } = await mounted(
    <Shell more={{ api }}>
      <FieldControls
        fields={blockTypes[type]}
        path="b1"
        problems={new Map()}
        language={language}
        values={values}
        onChange={() => undefined}
      />
    </Shell>,
  )
  return place.innerHTML
}

describe('the form of a block on the English page of a German back office', () => {
  test('shows examples in English: the default label of the button and an address', async () => {
    const shown = await form('landingTeaser', 'en')
    expect(shown).toContain('placeholder="Learn more"')
    expect(shown).toContain('placeholder="/en/menu"')
    expect(shown).toContain('Zum Beispiel /en/menu')
    expect(shown).not.toMatch(/Mehr erfahren|\/de\/karte/)
  })

  test('keeps labels and descriptions in the language of the reader', async () =>
    expect(await form('landingTeaser', 'en')).toContain('Überschrift'))

  test('the German page has German examples', async () =>
    expect(await form('landingTeaser', 'de')).toContain('placeholder="Mehr erfahren"'))
})

test.each([
  ['hero', 'Steht hinter der Überschrift.'],
  ['landingTeaser', 'Steht links neben dem Text, auf dem Handy darüber.'],
  ['imageText', 'Auf welcher Seite es steht, sagt „Anordnung“.'],
  ['greeting', 'Sie stehen rechts neben dem Text'],
] as const)('the hint of the picture of %s names its position', async (type, hint) =>
  expect(await form(type, 'de')).toContain(hint),
)

test('the hint of a tile names the position of its picture; a single tile is open', async () =>
  expect(await form('teaser', 'de', { items: [{ id: 'i1', type: 'teaser', value: {} }] })).toContain(
    'Steht oben in der Kachel, im Format 4:3.',
  ))

test('an address that is not allowed is named when its field is left, with what is allowed', async () => {
  const values = { title: 'x', url: 'drei kleine Wörter' }
  const shown = await form('landingTeaser', 'de', values)
  expect(shown).not.toContain('mailto:')
  const field = document.getElementById('field-b1.url')
  await acting(() => field?.focus())
  await acting(() => field?.blur())
  expect(document.body.textContent).toContain(
    'Bitte wählen Sie eine Seite, oder schreiben Sie https://…, mailto:…, tel:… oder #Stelle.',
  )
})

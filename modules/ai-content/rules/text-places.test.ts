import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textPlaces, withText } from './text-places.ts'

const page = {
  name: 'Über uns',
  title: 'T',
  content: [
    { id: 'b1', type: 'text', title: 'Über uns', html: '<p>Wir</p>' },
    {
      id: 'b2',
      type: 'faqs',
      title: '',
      entries: [{ id: 'i1', type: 'entry', value: { question: 'Wann?', answer: 'Immer.' } }],
    },
    { id: 'b3', type: 'unbekannt', title: 'x' },
  ],
}

describe('texts of a page', () => {
  test('are found in the page, in blocks and in items of lists, also if they are empty; unknown blocks have none', () => {
    const paths = textPlaces(page).map(({ path }) => path)
    expect(paths.slice(0, 2)).toEqual(['title', 'description'])
    expect(paths).toContain('b1.html')
    expect(paths.some((path) => path.startsWith('b2.entries.i1.'))).toBe(true)
    expect(paths.some((path) => path.startsWith('b3'))).toBe(false)
  })

  test('are at the same positions in the other language, whatever the ids are', () => {
    const other = structuredClone(page)
    other.content.forEach((block, index) => (block.id = `x${index}`))
    expect(textPlaces(other).map(({ twin }) => twin)).toEqual(textPlaces(page).map(({ twin }) => twin))
  })

  test('can each be replaced by any text, and nothing else changes', () => {
    const places = textPlaces(page)
    assert(
      property(constantFrom(...places), string({ maxLength: 40 }), ({ path }, text) => {
        const changed = textPlaces(withText(page, path, text))
        expect(changed.find((one) => one.path === path)?.value).toBe(text)
        for (const place of places)
          if (place.path !== path) expect(changed.find((one) => one.path === place.path)?.value).toBe(place.value)
      }),
    )
  })
})

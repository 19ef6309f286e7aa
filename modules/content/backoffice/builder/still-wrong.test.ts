import { expect, test } from 'vitest'
import { isStillWrong } from './still-wrong.ts'

const picture = (alt: string) => ({ id: 'saal', version: 1, extension: 'jpg', alt })
const page = (images: readonly object[], link = '/de/karte', name = 'Feiern') => ({
  name,
  content: [
    { id: 'g', type: 'elements', items: [{ id: 'i', type: 'gallery', value: { images } }] },
    { id: 'h', type: 'hero', title: 'Feiern', button: { label: 'x', url: link } },
  ],
})
const lacking = { field: 'content.g.items.i.images.1', code: 'content.alt_missing', message: 'Bitte beschreiben' }

test('a picture is no longer wrong when it is described, or marked as decorative', () => {
  const then = page([picture('Saal'), picture('')])
  expect(isStillWrong(lacking, then, then)).toBe(true)
  expect(isStillWrong(lacking, then, page([picture('Saal'), picture(' ')]))).toBe(true)
  expect(isStillWrong(lacking, then, page([picture('Saal'), picture('Hof')]))).toBe(false)
  expect(isStillWrong(lacking, then, page([picture('Saal'), { ...picture(''), isDecorative: true }]))).toBe(false)
})

test('a link stays wrong until it is one that is allowed, and its message names the rule', () => {
  const wrong = { field: 'content.h.button.url', code: 'content.link', message: 'Bitte wählen Sie eine Seite' }
  const then = page([picture('a')], 'zwei Wörter')
  expect(isStillWrong(wrong, then, page([picture('a')], 'drei kleine Wörter'))).toBe(true)
  expect(isStillWrong(wrong, then, page([picture('a')], 'mailto:feiern@example.at'))).toBe(false)
})

test('the name of the page is wrong until it has one; an address that was taken, until it is another one', () => {
  const name = { field: 'name', code: 'field.required', message: '' }
  expect(isStillWrong(name, { name: '' }, { name: ' ' })).toBe(true)
  expect(isStillWrong(name, { name: '' }, { name: 'Feiern' })).toBe(false)
  const path = { field: 'path', code: 'content.path_taken', message: '' }
  expect(isStillWrong(path, { path: 'feiern' }, { path: 'feiern' })).toBe(true)
  expect(isStillWrong(path, { path: 'feiern' }, { path: 'feiern-2' })).toBe(false)
})

test('a field is no longer wrong when its block or its item is deleted, or its block is hidden', () => {
  const faqs = (entries: readonly object[], isHidden = false) => ({
    content: [{ id: 'f', type: 'faqs', entries, ...(isHidden ? { isHidden } : {}) }],
  })
  const entry = { id: 'e', type: 'entry', value: { question: 'x'.repeat(301) } }
  const title = { field: 'content.f.title', code: 'field.required', message: '' }
  const question = { field: 'content.f.entries.e.question', code: 'field.too_long', message: '' }
  const then = faqs([entry])
  for (const one of [title, question]) {
    expect(isStillWrong(one, then, then)).toBe(true)
    expect(isStillWrong(one, then, { content: [] })).toBe(false)
    expect(isStillWrong(one, then, faqs([entry], true))).toBe(false)
  }
  expect(isStillWrong(question, then, faqs([]))).toBe(false)
})

import { describe, expect, test } from 'vitest'
import type { Suggestion } from '#modules/maps/rules/place.ts'
import { createSuggestions, markMatch, newToken } from './suggestions.ts'

const place = (name: string): Suggestion => ({
  id: name,
  name,
  place: '',
  category: 'place',
  precision: 'place',
  isTyped: false,
  isGuess: false,
})

function setup(answers: (query: string) => Promise<readonly Suggestion[] | undefined>) {
  const asked: { query: string; session: string }[] = []
  const timers: { act: () => void; off: boolean }[] = []
  const suggestions = createSuggestions({
    suggest(query, session) {
      asked.push({ query, session })
      return answers(query)
    },
    later(_ms, act) {
      const timer = { act, off: false }
      timers.push(timer)
      return () => {
        timer.off = true
      }
    },
    random: () => 0.5,
  })
  const pause = () => {
    for (const timer of timers.splice(0)) if (!timer.off) timer.act()
  }
  return { suggestions, asked, pause }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('when the connection is back, only a search that had failed is repeated', async () => {
  const answers = [undefined, [place('Wien')]]
  const { suggestions, asked, pause } = setup(async () => answers.shift())
  suggestions.again()
  suggestions.type('Wien')
  pause()
  await settled()
  expect(suggestions.state().status).toBe('failed')
  suggestions.again()
  pause()
  await settled()
  expect(suggestions.state()).toMatchObject({ status: 'open', list: [{ name: 'Wien' }] })
  suggestions.again()
  pause()
  expect(asked).toHaveLength(2)
})

describe('suggestions for start and destination (specification §5, §7)', () => {
  test.each([
    ['', 0],
    ['Fl', 0],
    [' Fl ', 0],
    ['Flu', 1],
  ])('%j leads to %i calls', async (typed, times) => {
    const { suggestions, asked, pause } = setup(async () => [])
    suggestions.type(typed)
    pause()
    await settled()
    expect(asked).toHaveLength(times)
  })

  test('sends one call after a pause in typing, with a token of at most 13 characters', async () => {
    const { suggestions, asked, pause } = setup(async () => [place('Flughafen')])
    for (const typed of ['Flu', 'Flug', 'Flugh']) suggestions.type(typed)
    expect(suggestions.state().status).toBe('loading')
    pause()
    await settled()
    expect(asked.map((one) => one.query)).toEqual(['Flugh'])
    expect(asked[0]?.session).toMatch(/^[\w-]{1,13}$/)
    expect(suggestions.state()).toMatchObject({ status: 'open', active: -1 })
  })

  test('ignores a late response to an older text', async () => {
    let answerFirst: (list: Suggestion[]) => void = () => undefined
    const { suggestions, pause } = setup((query) =>
      query === 'Wien' ? new Promise((resolve) => (answerFirst = resolve)) : Promise.resolve([place('Graz')]),
    )
    suggestions.type('Wien')
    pause()
    suggestions.type('Graz')
    pause()
    await settled()
    answerFirst([place('Wien')])
    await settled()
    expect(suggestions.state().list.map((one) => one.name)).toEqual(['Graz'])
  })

  test('a failed call has its own state; a text that is too short empties the list', async () => {
    const { suggestions, pause } = setup(async () => undefined)
    suggestions.type('Wien')
    pause()
    await settled()
    expect(suggestions.state().status).toBe('failed')
    suggestions.type('Wi')
    expect(suggestions.state()).toMatchObject({ status: 'closed', list: [] })
  })

  test('arrow keys move through the list in both directions; after the last option comes the first one', async () => {
    const { suggestions, pause } = setup(async () => [place('a'), place('b'), place('c')])
    suggestions.type('abc')
    pause()
    await settled()
    const walk = (step: 1 | -1) => {
      suggestions.move(step)
      return suggestions.state().active
    }
    expect([walk(1), walk(1), walk(1), walk(1), walk(-1)]).toEqual([0, 1, 2, 0, 2])
  })

  test('after a choice the next search gets a new token', () => {
    let step = 0
    const suggestions = createSuggestions({
      suggest: async () => [],
      later: () => () => undefined,
      random: () => (step++ % 10) / 10,
    })
    const first = suggestions.session()
    suggestions.chosen()
    expect(suggestions.session()).not.toBe(first)
    expect(suggestions.state().status).toBe('closed')
  })

  test('a token has no more than 13 characters', () => {
    expect(newToken(Math.random)).toMatch(/^[a-z0-9]{13}$/)
  })
})

describe('the part of a name that is underlined', () => {
  test.each([
    ['Flughafen Wien', 'flugh', ['', 'Flugh', 'afen Wien']],
    ['Hotel am Flughafen', 'Flugh', ['Hotel am ', 'Flugh', 'afen']],
    ['Café Zürich', 'cafe zur', ['', 'Café Zür', 'ich']],
    ['Wien', 'Graz', ['Wien', '', '']],
    ['Wien', '', ['Wien', '', '']],
  ])('%s by %s', (name, query, [before, match, after]) => {
    expect(markMatch(name, query)).toEqual({ before, match, after })
  })
})

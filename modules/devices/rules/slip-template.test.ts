import { describe, expect, test } from 'vitest'
import { slipKinds } from '#modules/ordering/contract/printable.ts'
import { defaultTemplates, slipParts } from './default-templates.ts'
import { defaultTemplate, movedPart, neededParts, problemOf } from './slip-template.ts'

describe('Templates of slips (docs/rules/printing.md, Templates)', () => {
  test.each(slipKinds)('%s: as it came it is allowed, and every part but the needed ones can be left out', (kind) => {
    const { parts } = defaultTemplate(kind)
    expect(problemOf(kind, { parts })).toBeUndefined()
    for (const { part } of parts) {
      const without = parts.map((one) => ({ ...one, isOn: one.part !== part }))
      const expected = neededParts[kind].includes(part) ? { code: 'slip-template.needed', part } : undefined
      expect([part, problemOf(kind, { parts: without })]).toEqual([part, expected])
    }
  })

  test.each(slipKinds)('%s: a foreign part, a missing one and one twice are refused', (kind) => {
    const parts = defaultTemplates[kind]
    const foreign = slipParts.find((part) => !parts.some((one) => one.part === part))
    const refused = { code: 'slip-template.parts' }
    expect(problemOf(kind, { parts: parts.slice(1) })).toEqual(refused)
    expect(problemOf(kind, { parts: [...parts, ...parts.slice(0, 1)] })).toEqual(refused)
    expect(problemOf(kind, { parts: [...parts.slice(1), { part: foreign ?? 'head', isOn: true, size: 1 }] })).toEqual(
      refused,
    )
  })

  test('the kitchen has no part for names and prices', () => {
    const names = defaultTemplates.kitchen.map(({ part }) => part)
    for (const part of ['guest', 'prices', 'payment', 'facts', 'navigation'] as const) expect(names).not.toContain(part)
  })

  test('a part changes its place with its neighbour; at the ends nothing happens', () => {
    const names = (parts: readonly { part: string }[]) => parts.map(({ part }) => part).slice(0, 3)
    const { parts } = defaultTemplate('kitchen')
    expect(names(movedPart(parts, 0, 1))).toEqual(['due', 'number', 'place'])
    expect(movedPart(parts, 0, -1)).toBe(parts)
    expect(movedPart(parts, parts.length - 1, 1)).toBe(parts)
  })
})

import { describe, expect, test } from 'vitest'
import { defaultTemplates, slipParts, templateKinds } from './default-templates.ts'
import { completedParts, defaultTemplate, movedPart, neededParts, problemOf } from './slip-template.ts'

describe('Templates of slips (docs/rules/printing.md, Templates)', () => {
  test.each(templateKinds)(
    '%s: the default template is allowed, and every part can be left out except the required ones',
    (kind) => {
      const { parts } = defaultTemplate(kind)
      expect(problemOf(kind, { parts })).toBeUndefined()
      for (const { part } of parts) {
        const without = parts.map((one) => ({ ...one, isOn: one.part !== part }))
        const expected = neededParts[kind].includes(part) ? { code: 'slip-template.needed', part } : undefined
        expect([part, problemOf(kind, { parts: without })]).toEqual([part, expected])
      }
    },
  )

  test.each(templateKinds)('%s: a template with a foreign, a missing or a repeated part is refused', (kind) => {
    const parts = defaultTemplates[kind]
    const foreign = slipParts.find((part) => !parts.some((one) => one.part === part))
    const refused = { code: 'slip-template.parts' }
    expect(problemOf(kind, { parts: parts.slice(1) })).toEqual(refused)
    expect(problemOf(kind, { parts: [...parts, ...parts.slice(0, 1)] })).toEqual(refused)
    expect(problemOf(kind, { parts: [...parts.slice(1), { part: foreign ?? 'head', isOn: true, size: 1 }] })).toEqual(
      refused,
    )
  })

  test('the kitchen slip has no part for names and prices', () => {
    const names = defaultTemplates.kitchen.map(({ part }) => part)
    for (const part of ['guest', 'prices', 'payment', 'facts', 'navigation'] as const) expect(names).not.toContain(part)
  })

  test.each(templateKinds)(
    '%s: has no logo by default, and a template that was stored before logos existed stays as it is',
    (kind) => {
      const { parts } = defaultTemplate(kind)
      expect(parts.find(({ part }) => part === 'logo')).toMatchObject({ isOn: false })
      const before = parts.filter(({ part }) => part !== 'logo').toReversed()
      const after = completedParts(kind, before)
      expect(problemOf(kind, { parts: after })).toBeUndefined()
      expect(after.filter(({ isOn }) => isOn)).toEqual(before)
    },
  )

  test('a required part that a stored template lacks is not added: such a template is refused', () =>
    expect(problemOf('kitchen', { parts: completedParts('kitchen', []) })).toMatchObject({
      code: 'slip-template.needed',
    }))

  test('a part swaps places with its neighbour; at the ends of the list nothing happens', () => {
    const names = (parts: readonly { part: string }[]) => parts.map(({ part }) => part).slice(0, 3)
    const { parts } = defaultTemplate('kitchen')
    expect(names(movedPart(parts, 1, 1))).toEqual(['logo', 'due', 'number'])
    expect(movedPart(parts, 0, -1)).toBe(parts)
    expect(movedPart(parts, parts.length - 1, 1)).toBe(parts)
  })
})

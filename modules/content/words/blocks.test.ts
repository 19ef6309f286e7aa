import { describe, expect, test } from 'vitest'
import { blockTypeNames, blockTypes } from '../rules/blocks/block-types.ts'
import type { FieldList } from '../rules/blocks/fields.ts'
import { blockTexts } from './blocks.ts'
import { builderTexts } from './builder.ts'

interface Names {
  fields: Set<string>
  items: Set<string>
  choices: Set<string>
}

function collect(fields: FieldList, into: Names): Names {
  for (const [name, field] of Object.entries(fields)) {
    if (field.type !== 'tabs') into.fields.add(name)
    if (field.type === 'select' || field.type === 'multiselect')
      for (const option of field.options) into.choices.add(option)
    if (field.type === 'group') collect(field.fields, into)
    if (field.type === 'tabs') for (const tab of Object.values(field.tabs)) collect(tab, into)
    if (field.type === 'collection')
      for (const [item, inside] of Object.entries(field.items)) {
        into.items.add(item)
        collect(inside, into)
      }
  }
  return into
}

describe.each(['de', 'en'] as const)('every block, field, item and choice has a name (%s)', (locale) => {
  const texts = blockTexts(locale)
  const names = collect({}, { fields: new Set(), items: new Set(), choices: new Set() })
  for (const fields of Object.values<FieldList>(blockTypes)) collect(fields, names)

  test.each([
    ['types', blockTypeNames],
    ['about', blockTypeNames],
    ['fields', [...names.fields]],
    ['items', [...names.items]],
    ['choices', [...names.choices]],
  ] as const)('%s', (part, wanted) => {
    expect(wanted.filter((name) => !Object.hasOwn(texts[part], name))).toEqual([])
  })
})

test('every help text that a field refers to exists', () => {
  const named = JSON.stringify(blockTypes).matchAll(/"help":"(\w+)"/g)
  for (const [, name = ''] of named)
    for (const locale of ['de', 'en'] as const) expect(blockTexts(locale).help).toHaveProperty(name)
})

test('texts use one word for one thing: pages are built from blocks; a Baustein is a part that several pages share', () => {
  const { places, ...rest } = builderTexts('de')
  expect(places.block).toBe('Baustein')
  expect(JSON.stringify(rest)).not.toContain('Baustein')
  expect(JSON.stringify(blockTexts('de')).match(/"[^"]*Baustein[^"]*"/g)).toEqual(['"Baustein"', '"Baustein"'])
})

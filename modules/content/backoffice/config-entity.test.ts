import { expect, test } from 'vitest'
import { Config } from '../contract.ts'
import { configEntity } from './config-entity.ts'
import { configEditor } from './editor.tsx'
import { LegalText } from './LegalBody.tsx'

test('the form has every setting', () =>
  expect(Object.keys(configEntity.fields).toSorted()).toEqual(Object.keys(Config.shape).toSorted()))

test('every formatted text has the editor for both languages', () => {
  const formatted = Object.entries(configEntity.fields).flatMap(([name, { widget }]) =>
    widget === 'richtext' ? [name] : [],
  )
  expect(formatted.length).toBeGreaterThan(0)
  expect(formatted.filter((name) => configEditor.overrides?.[name] !== LegalText)).toEqual([])
})

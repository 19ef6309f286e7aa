import { locales } from '#contract/locale.ts'
import type { Entity } from '#contract/entity.ts'
import { branchWords } from '#modules/branches/words/branch.ts'
import { configWords } from '#modules/content/words/config.ts'
import type { EntityWords } from '#i18n/editors/entity-words.ts'
import { categoryWords, tagWords } from '#modules/catalogue/words/offer.ts'
import { donateeWords } from '#modules/donations/words/donatee.ts'
import { menuWords } from '#modules/catalogue/words/menu.ts'
import { tableWords } from '#modules/branches/words/table.ts'
import { productWords } from '#modules/catalogue/words/product.ts'
import { userWords } from '#modules/identity/words/user.ts'
import { branchEntity, tableEntity } from '#modules/branches/contract.ts'
import { donateeEntity } from '#modules/donations/contract.ts'
import { categoryEntity, menuEntity, productEntity, tagEntity } from '#modules/catalogue/contract.ts'
import { configEntity } from '#modules/content/backoffice/config-entity.ts'
import { Config } from '#modules/content/contract.ts'
import { userEntity } from '#modules/identity/contract.ts'
import { choicesOf } from '#ui/backoffice/crud/record.ts'
import { describe, expect, test } from 'vitest'

const edited: readonly [Entity, (locale: (typeof locales)[number]) => EntityWords][] = [
  [branchEntity, branchWords],
  [categoryEntity, categoryWords],
  [configEntity, configWords],
  [productEntity, productWords],
  [donateeEntity, donateeWords],
  [menuEntity, menuWords],
  [tableEntity, tableWords],
  [tagEntity, tagWords],
  [userEntity, userWords],
]

describe.each(edited.map(([entity, words]) => ({ name: entity.name, entity, words })))('$name', ({ entity, words }) => {
  test.each(locales)('every field has a label, every choice a word (%s)', (locale) => {
    const { fields, choices } = words(locale)
    const missing = Object.entries(entity.fields).flatMap(([name, field]) => [
      ...(fields[name] ? [] : [name]),
      ...choicesOf(field.schema)
        .filter((choice) => field.widget !== 'list' && !choices[name]?.[choice])
        .map((choice) => `${name}.${choice}`),
    ])
    expect(missing).toEqual([])
  })
})

test('every setting stands in the form', () =>
  expect(Object.keys(configEntity.fields).toSorted()).toEqual(Object.keys(Config.shape).toSorted()))

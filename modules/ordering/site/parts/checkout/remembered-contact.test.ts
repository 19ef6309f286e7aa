import { expect, test } from 'vitest'
import { memoryStorage } from '#testing/memory-storage.ts'
import { emptyForm } from './checkout-form.ts'
import { forgetContact, rememberContact, rememberedContact } from './remembered-contact.ts'

test('contact data is stored without comment, payment and consent, and deleted with one call', () => {
  const storage = memoryStorage()
  const form = { ...emptyForm('cash'), firstName: 'Maria', comment: 'geheim', legalInstructions: true }
  rememberContact(form, () => storage)
  const kept = rememberedContact(() => storage)
  expect(kept).toMatchObject({ firstName: 'Maria', country: 'AT' })
  expect(Object.keys(kept ?? {})).not.toEqual(expect.arrayContaining(['comment', 'legalInstructions', 'paymentMethod']))
  forgetContact(() => storage)
  expect(rememberedContact(() => storage)).toBeUndefined()
})

test('a damaged entry counts as no stored data', () => {
  for (const damaged of ['{', '7', 'null', '{"firstName":1}']) {
    const storage = memoryStorage()
    storage.setItem('asp.contact', damaged)
    expect(rememberedContact(() => storage)).toBeUndefined()
  }
})

// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { emptyForm } from './checkout-form.ts'
import { RememberContact } from './remember-contact.tsx'
import { rememberContact, rememberedContact } from './remembered-contact.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

test('without its tick this device forgets the contact data at once, and the fields keep them for this order', async () => {
  const form = { ...emptyForm('cash'), firstName: 'Anna', isRemembered: true }
  rememberContact(form)
  const changed: unknown[] = []
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () =>
    root.render(<RememberContact form={form} locale="de" onChange={(part) => void changed.push(part)} />),
  )
  expect(rememberedContact()).toMatchObject({ firstName: 'Anna' })
  await act(async () => place.querySelector('input')?.click())
  expect(rememberedContact()).toBeUndefined()
  expect(changed).toEqual([{ isRemembered: false }])
  expect(place.querySelector('button')).toBeNull()
  await act(async () => root.unmount())
})

// @vitest-environment happy-dom
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { emptySearch } from '../rules/search.ts'
import { FilterBar } from './filter-bar.tsx'

function Bar() {
  const [search, onChange] = useState({ ...emptySearch, text: 'Bier' })
  return <FilterBar search={search} diets={[]} allergens={[]} found={3} locale="de" onChange={onChange} />
}

test('the cross in the search field empties it and gives it the focus', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() => root.render(<Bar />))
  const cross = () => document.querySelector<HTMLButtonElement>('[aria-label="Suche leeren"]')
  act(() => cross()?.click())
  const field = document.querySelector('input')
  expect(field?.value).toBe('')
  expect(document.activeElement).toBe(field)
  expect(cross()).toBeNull()
  act(() => root.unmount())
})

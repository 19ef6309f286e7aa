import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BranchPicker, type StoreLink } from './branch-picker.tsx'

const branch = (identifier: string): StoreLink => ({
  identifier,
  name: identifier,
  city: 'Wien',
  opening: { tone: 'ok', text: 'Geöffnet', changesAt: undefined },
})

test('the current branch is first; the others keep their sequence', () => {
  const html = renderToStaticMarkup(<BranchPicker branches={['a', 'b', 'c'].map(branch)} current="b" locale="de" />)
  expect([...html.matchAll(/store\/(\w)"/g)].map(([, name]) => name)).toEqual(['b', 'a', 'c'])
})

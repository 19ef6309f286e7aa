import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fill, FillsProvider, slot, useFills } from './slots.tsx'

const doors = slot<string>('sample.doors')
const windows = slot<string>('sample.windows')

function Doors() {
  return useFills(doors).join()
}

test('a slot contains the fills of all modules, in the order of the modules', () => {
  const fills = [fill(doors, 'front'), fill(windows, 'north'), fill(doors, 'back')]
  expect(
    renderToStaticMarkup(
      <FillsProvider value={fills}>
        <Doors />
      </FillsProvider>,
    ),
  ).toBe('front,back')
})
test('a slot without fills is empty', () => expect(renderToStaticMarkup(<Doors />)).toBe(''))
test('a slot accepts only its declared type', () => {
  // @ts-expect-error -- this slot expects a text, not a number
  expect(fill(doors, 3).slot).toBe(doors)
})

// @vitest-environment happy-dom
import { lazy } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { drawAll } from './draw-all.ts'
import { acting, mounted } from './testing/mounted.ts'

const Late = lazy(() => new Promise<{ default: () => string }>(() => {}))
const Here = ({ name }: { name: string }) => <b>{name}</b>

test('a part whose code is still loading hides neither the others nor the screen around them', () => {
  const shown = renderToStaticMarkup(<p>{drawAll([Late, Here], { name: 'Ada' })}</p>)
  expect(shown).toContain('<b>Ada</b>')
})

test('a part whose code cannot be loaded, for example without a network, hides nothing either', async () => {
  // React writes the component's error to the console. The test hides this output.
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => told.mockRestore())
  const Lost = lazy(() => Promise.reject<{ default: () => string }>(new Error('Failed to fetch')))
  const { place } = await mounted(<p>Screen {drawAll([Lost, Here], { name: 'Ada' })}</p>)
  await acting(() => {})
  expect(place.textContent).toBe('Screen Ada')
  expect(told).toHaveBeenCalled()
})

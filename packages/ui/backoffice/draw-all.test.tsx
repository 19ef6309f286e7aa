import { lazy } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawAll } from './draw-all.ts'

const Late = lazy(() => new Promise<{ default: () => string }>(() => {}))
const Here = ({ name }: { name: string }) => <b>{name}</b>

test('a part whose code is still loading hides neither the others nor the screen around them', () => {
  const shown = renderToStaticMarkup(<p>{drawAll([Late, Here], { name: 'Ada' })}</p>)
  expect(shown).toContain('<b>Ada</b>')
})

import { createElement, type ReactNode } from 'react'
import type { Shape } from '../rules/svg.ts'

const reactNames: Readonly<Record<string, string>> = { 'shape-rendering': 'shapeRendering' }

/** Renders the drawing of a template as SVG elements in the editor. The server makes its picture from the same shapes. */
export function Drawing({ label, shape }: { shape: Shape; label: string }): ReactNode {
  return (
    <div className="drawing" role="img" aria-label={label}>
      {element(shape, 'drawing')}
    </div>
  )
}

function element({ attributes, children = [], tag }: Shape, key: string): ReactNode {
  const named = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [reactNames[name] ?? name, value]))
  return createElement(
    tag,
    { ...named, key },
    children.map((child, index) => element(child, String(index))),
  )
}

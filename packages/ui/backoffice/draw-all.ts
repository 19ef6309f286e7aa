import { type ComponentType, createElement, Fragment, type ReactNode } from 'react'
import { Apart } from './Apart.tsx'

/**
 * Draws components one after the other with the same props. For lists that never change: the key of a component is its index. A component whose
 * code is still loading, or could not be loaded, is not shown; the others and the screen around them are not affected.
 */
export const drawAll = <P extends object>(parts: readonly ComponentType<P>[], props: P): ReactNode =>
  inARow(parts.map((Part) => createElement(Apart, null, createElement(Part, props))))

/** Puts nodes into a fragment as children that need no keys. */
export const inARow = (nodes: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...nodes)

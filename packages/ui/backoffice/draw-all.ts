import { type ComponentType, createElement, Fragment, type ReactNode } from 'react'
import { Apart } from './Apart.tsx'

/**
 * Draws components below each other with the same props. The list must never change, because React identifies the components by their
 * position. A component whose code is still loading, or could not be loaded, is not shown. All other components and the screen are not
 * affected.
 */
export const drawAll = <P extends object>(parts: readonly ComponentType<P>[], props: P): ReactNode =>
  inARow(parts.map((Part) => createElement(Apart, null, createElement(Part, props))))

/** Puts nodes into a fragment as children that need no keys. */
export const inARow = (nodes: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...nodes)

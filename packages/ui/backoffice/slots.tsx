import { createContext, useContext, useMemo } from 'react'

/**
 * A place in a screen of one module that other modules can fill. `T` is the type of its contents: a component, or values. The module that owns the
 * screen declares the slot. Other modules fill it in their manifests.
 */
interface Slot<T> {
  readonly id: string
  /** Never set. It exists only for the type of the contents. */
  readonly given?: T
}

/** Declares a slot. `id` starts with the module's name: 'ordering.takeOrder'. */
export const slot = <T,>(id: string): Slot<T> => ({ id })

/** The content that one module provides for one slot (place in a screen of another module). */
export interface Fill {
  readonly slot: Slot<unknown>
  readonly given: unknown
}

export const fill = <T,>(target: Slot<T>, given: NoInfer<T>): Fill => ({ slot: target, given })

const FillsContext = createContext<readonly Fill[]>([])
export const FillsProvider = FillsContext.Provider

/** The contents that all modules provide for a slot, in the order of the list of modules. */
export function useFills<T>(target: Slot<T>): readonly T[] {
  const fills = useContext(FillsContext)
  // `fill` is the only way to create an entry, and it accepts only the slot's type.
  return useMemo(() => fills.filter((one) => one.slot === target).map((one) => one.given as T), [fills, target])
}

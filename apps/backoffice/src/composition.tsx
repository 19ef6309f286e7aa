import { createContext, useContext } from 'react'
import type { Composition } from './compose.ts'

const CompositionContext = createContext<Composition | undefined>(undefined)
export const CompositionProvider = CompositionContext.Provider

/** Returns the declarations of all modules. Only components of the shell use this hook; screens of modules cannot import it. */
export function useComposition(): Composition {
  const composition = useContext(CompositionContext)
  if (!composition) throw new Error('useComposition is for the shell below CompositionProvider')
  return composition
}

// Hooks for the components of the shell. Each of them calls a hook of a module. React requires that a component always calls the same
// hooks. This is the case, because the composition does not change.
export const useSession = () => useComposition().hooks.session()
export const useBranches = (options: { enabled: boolean }) => useComposition().hooks.branches(options)
export const useBrand = (options: { enabled: boolean }) => useComposition().hooks.brand(options)
export const useCommands = (query: string) => useComposition().hooks.commands(query)
export const useBranchNotes = () => useComposition().hooks.branchNotes()

import { useCallback } from 'react'
import { AppFrame } from './AppFrame.tsx'
import type { Composition } from './compose.ts'
import { CompositionProvider } from './composition.tsx'
import { createRoutes } from './routes.tsx'

/** The whole back office: every page of the modules. */
export function App({ composition }: { composition: Composition }) {
  const createRouter = useCallback(() => createRoutes(composition), [composition])
  return (
    <CompositionProvider value={composition}>
      <AppFrame session={composition.session} createRouter={createRouter} />
    </CompositionProvider>
  )
}

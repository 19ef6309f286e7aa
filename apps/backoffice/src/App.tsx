import { AppFrame } from './AppFrame.tsx'
import type { Composition } from './compose.ts'
import { CompositionProvider } from './composition.tsx'
import type { Stack } from './stack.ts'

/** The whole back office: every page of the modules. */
export function App({ composition, stack }: { composition: Composition; stack: Stack }) {
  return (
    <CompositionProvider value={composition}>
      <AppFrame stack={stack} />
    </CompositionProvider>
  )
}

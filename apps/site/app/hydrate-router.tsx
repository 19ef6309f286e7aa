import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { createScreens, ScreensContext } from '#ui/site/screens.tsx'
import { Awake } from './islands/awake.tsx'
import { untilLoaded } from './islands/until-loaded.ts'
import { modules } from './modules.ts'
import { screensContext } from './site-context.ts'

/**
 * Hydrates a task page after the code of its screens is loaded, and then calls `hydrated`. If React hydrated the page earlier, it would
 * remove the screens until their code is loaded.
 */
export async function wake(hydrated: (part: Element) => void): Promise<void> {
  const screens = createScreens(modules)
  await untilLoaded(() => screens.load(document.documentElement.dataset['code']?.split(' ').filter(Boolean) ?? []))
  const getContext = () => new RouterContextProvider(new Map([[screensContext, screens]]))
  await new Promise<void>((tell) => {
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <Awake tell={tell}>
            <ScreensContext value={screens}>
              <HydratedRouter getContext={getContext} />
            </ScreensContext>
          </Awake>
        </StrictMode>,
      )
    })
  })
  document.documentElement.dataset['awake'] = ''
  hydrated(document.body)
}

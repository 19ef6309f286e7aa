import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { Awake } from './islands/awake.tsx'

/** Takes over a task page as a whole. */
export const wake = (): Promise<void> =>
  new Promise((tell) => {
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <Awake tell={tell}>
            <HydratedRouter />
          </Awake>
        </StrictMode>,
      )
    })
  })

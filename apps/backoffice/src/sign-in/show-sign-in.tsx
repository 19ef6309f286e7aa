import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/CheckboxIndicator.layer.css'
import { signInDoors } from '#modules/identity/backoffice/doors.ts'
import { session } from '#modules/identity/backoffice/session.ts'
import { type ReactNode, Suspense, useEffect } from 'react'
import type { Root } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { AppFrame } from '../AppFrame.tsx'

const loadWhole = () => import('../whole.tsx')

/**
 * Shows only the sign-in pages, which need a third of the back office's code. When the user types the first key, the rest of the code is loaded. As
 * soon as another page is opened, the whole back office replaces this small one.
 */
export function showSignIn(root: Root): void {
  addEventListener('input', () => void loadWhole().catch(() => undefined), { once: true })
  const createRouter = () =>
    createBrowserRouter(
      [
        ...signInDoors.map((door) => ({ path: door.path, element: <Page>{<door.component />}</Page> })),
        { path: '*', element: <HandOver root={root} /> },
      ],
      { basename: '/backend' },
    )
  root.render(<AppFrame session={session} createRouter={createRouter} />)
}

const Page = ({ children }: { children: ReactNode }) => <Suspense fallback={null}>{children}</Suspense>

/** Loads the whole back office, which shows all pages other than the sign-in pages. */
function HandOver({ root }: { root: Root }) {
  useEffect(() => {
    // If loading fails, the page is loaded again. Without a connection the browser then shows its own error page.
    void loadWhole().then(
      ({ showWhole }) => showWhole(root),
      () => location.reload(),
    )
  }, [root])
  return null
}

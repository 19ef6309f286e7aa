import { OrderFeedProvider } from '#modules/ordering/backoffice/feed/OrderFeed.tsx'
import { EditorSlotsProvider } from '#ui/backoffice/crud/slots.tsx'
import { lazy, Suspense } from 'react'
import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router'
import { editorSlots } from './editor-slots.ts'
import { screens } from './screens.ts'
import { SignedIn } from './session.tsx'
import { Home } from './shell/Home.tsx'
import { Guarded, NotFound, ScreenCrashed } from './shell/Guarded.tsx'
import { Shell } from './shell/Shell.tsx'

export const SIGN_IN = '/login'

const LoginScreen = lazy(() => import('#modules/identity/backoffice/LoginScreen.tsx'))
const LoginLinkScreen = lazy(() => import('#modules/identity/backoffice/LoginLinkScreen.tsx'))

/** The pages below /backend: sign-in outside of the shell, every screen of the registry inside. */
export function createRoutes() {
  const inside: RouteObject[] = screens.map((screen) => ({
    path: screen.path,
    element: <Guarded screen={screen} />,
    errorElement: <ScreenCrashed />,
  }))
  return createBrowserRouter(
    [
      {
        element: (
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        ),
        errorElement: <ScreenCrashed />,
        children: [
          { path: SIGN_IN, element: <LoginScreen /> },
          { path: `${SIGN_IN}/link`, element: <LoginLinkScreen /> },
          {
            path: '/',
            element: (
              <SignedIn>
                <OrderFeedProvider>
                  <EditorSlotsProvider value={editorSlots}>
                    <Shell screens={screens} />
                  </EditorSlotsProvider>
                </OrderFeedProvider>
              </SignedIn>
            ),
            children: [
              { index: true, element: <Home /> },
              { path: 'dashboard', element: <Navigate to="/" replace /> },
              ...inside,
              { path: '*', element: <NotFound /> },
            ],
          },
        ],
      },
    ],
    { basename: '/backend' },
  )
}

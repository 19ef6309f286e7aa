import { OrderFeedProvider } from '#modules/ordering/backoffice/parts/feed/OrderFeed.tsx'
import { EditorSlotsProvider } from '#ui/backoffice/crud/slots.tsx'
import type { Screen } from '#ui/backoffice/places.ts'
import { usePreference } from '#ui/backoffice/preferences.ts'
import { ShortcutLayer } from '#ui/backoffice/ShortcutLayer.tsx'
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
const KitchenByKey = lazy(() => import('#modules/kitchen/backoffice/KitchenByKey.tsx'))
const LoginLinkScreen = lazy(() => import('#modules/identity/backoffice/LoginLinkScreen.tsx'))

/** Screens that fill the window have their keys, and nothing else of the shell. */
function Bare() {
  const [singleKeys] = usePreference<'on' | 'off'>('singleKeys', 'on')
  return (
    <ShortcutLayer singleKeys={singleKeys === 'on'}>
      <Outlet />
    </ShortcutLayer>
  )
}

/** The pages below /backend: sign-in outside of the shell, every screen of the registry inside. */
export function createRoutes() {
  const route = (screen: Screen): RouteObject => ({
    path: screen.path,
    element: <Guarded screen={screen} />,
    errorElement: <ScreenCrashed />,
  })
  const inside = screens.filter((one) => !one.bare).map(route)
  const bare = screens.filter((one) => one.bare).map(route)
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
          { path: '/kueche/:branch/:key', element: <KitchenByKey /> },
          {
            path: '/',
            element: (
              <SignedIn>
                <OrderFeedProvider>
                  <Outlet />
                </OrderFeedProvider>
              </SignedIn>
            ),
            children: [
              { element: <Bare />, children: bare },
              {
                element: (
                  <EditorSlotsProvider value={editorSlots}>
                    <Shell screens={screens} />
                  </EditorSlotsProvider>
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
      },
    ],
    { basename: '/backend' },
  )
}

import { EditorSlotsProvider } from '#ui/backoffice/crud/slots.tsx'
import type { Screen } from '#ui/backoffice/places.ts'
import { onOff, usePreference } from '#ui/backoffice/preferences.ts'
import { ShortcutLayer } from '#ui/backoffice/ShortcutLayer.tsx'
import { FillsProvider } from '#ui/backoffice/slots.tsx'
import { createElement, type ReactNode, Suspense } from 'react'
import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router'
import type { Composition } from './compose.ts'
import { useComposition } from './composition.tsx'
import { SignedIn } from './session.tsx'
import { Home } from './shell/Home.tsx'
import { Guarded, NotFound, ScreenCrashed } from './shell/Guarded.tsx'
import { Shell } from './shell/Shell.tsx'

/**
 * Surrounds a screen that fills the window, without navigation and top bar. Keyboard shortcuts of the screen work there, shortcuts of the
 * shell do not.
 */
function Bare() {
  const [singleKeys] = usePreference('singleKeys', onOff, 'on')
  return (
    <ShortcutLayer singleKeys={singleKeys === 'on'}>
      <Outlet />
    </ShortcutLayer>
  )
}

/**
 * Surrounds every page of a signed-in user with two kinds of providers: the providers of the modules, and the values that modules put into
 * the slots (places for additions) of other modules.
 */
function Around() {
  const { provider, fills, editorSlots } = useComposition()
  return (
    <SignedIn>
      <FillsProvider value={fills}>
        <EditorSlotsProvider value={editorSlots}>
          {provider.reduceRight<ReactNode>((inner, Provider) => createElement(Provider, null, inner), <Outlet />)}
        </EditorSlotsProvider>
      </FillsProvider>
    </SignedIn>
  )
}

/** The routes below /backend: pages that need no session (`doors`), and the screens of the modules, which are shown only to signed-in users. */
export const createRoutes = (composition: Composition) =>
  createBrowserRouter(routesOf(composition), { basename: '/backend' })

export function routesOf({ screens, doors }: Composition): RouteObject[] {
  const route = (screen: Screen): RouteObject => ({
    path: screen.path,
    element: <Guarded screen={screen} />,
    errorElement: <ScreenCrashed />,
  })
  const inside = screens.filter((one) => !one.bare).map(route)
  const bare = screens.filter((one) => one.bare).map(route)
  return [
    {
      element: (
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      ),
      errorElement: <ScreenCrashed />,
      children: [
        ...doors.map((door) => ({ path: door.path, element: <door.component /> })),
        {
          path: '/',
          element: <Around />,
          children: [
            { element: <Bare />, children: bare },
            {
              element: <Shell />,
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
  ]
}

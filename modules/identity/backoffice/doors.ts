import { lazy } from 'react'
import { session } from './session.ts'

/** The sign-in pages. They need nothing from other modules, so that they open before these are loaded. */
export const signInDoors = [
  { path: session.signInPath, component: lazy(() => import('./LoginScreen.tsx')) },
  { path: `${session.signInPath}/link`, component: lazy(() => import('./LoginLinkScreen.tsx')) },
]

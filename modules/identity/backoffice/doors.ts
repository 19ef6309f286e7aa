import { lazy } from 'react'
import { session } from './session.ts'

/** The pages for signing in. They need nothing of the other modules, so that they open before these are loaded. */
export const signInDoors = [
  { path: session.signInPath, component: lazy(() => import('./LoginScreen.tsx')) },
  { path: `${session.signInPath}/link`, component: lazy(() => import('./LoginLinkScreen.tsx')) },
]

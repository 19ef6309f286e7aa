import { lazy } from 'react'
import { session } from './session.ts'

/** The addresses and pages for the sign-in. They import nothing from other modules, so that they open before other modules are loaded. */
export const signInDoors = [
  { path: session.signInPath, component: lazy(() => import('./LoginScreen.tsx')) },
  { path: `${session.signInPath}/link`, component: lazy(() => import('./LoginLinkScreen.tsx')) },
]

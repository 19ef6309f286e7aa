import { lazy } from 'react'
import { session } from './session.ts'

const component = lazy(() => import('./OpenSignIn.tsx'))

/**
 * The addresses of the sign-in pages. These pages are no part of the back office's code, but a separate document
 * (apps/backoffice/sign-in.html).
 */
export const signInDoors = [
  { path: session.signInPath, component },
  { path: `${session.signInPath}/link`, component },
]

/** The address that the identity module declares (sign-in-path.test.ts compares them). It is repeated, because an import would load half of the module. */
export const signInPath = '/login'

/** All sign-in pages, below the address of the back office. */
const signInPaths = [signInPath, `${signInPath}/link`]

/** Is this one of the sign-in pages? `pathname` begins with the address of the back office, '/backend'. */
export const isSignIn = (pathname: string): boolean =>
  signInPaths.some((path) => pathname.replace(/\/+$/, '') === `/backend${path}`)

/**
 * The address that the identity module declares. It is repeated here, because an import would load half of that module. The test
 * sign-in-path.test.ts checks that both addresses are equal.
 */
export const signInPath = '/login'

/** All sign-in pages, below the address of the back office. */
const signInPaths = [signInPath, `${signInPath}/link`]

/** Is this one of the sign-in pages? `pathname` begins with the address of the back office, '/backend'. */
export const isSignIn = (pathname: string): boolean =>
  signInPaths.some((path) => pathname.replace(/\/+$/, '') === `/backend${path}`)

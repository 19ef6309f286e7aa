/** The path that the identity module declares (is-sign-in.test.ts compares them). It is repeated, because an import would load half of the module. */
export const signInPath = '/login'

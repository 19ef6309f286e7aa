/** As identity names it (is-sign-in.test.ts compares them). Here, because reading it from the module would load half of it. */
export const signInPath = '/login'

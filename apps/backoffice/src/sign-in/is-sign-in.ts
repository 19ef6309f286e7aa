/** Is this one of the pages for signing in? `base` is the path of the back office, without a slash at its end. */
export const isSignIn = (pathname: string, base: string, signInPath: string): boolean =>
  [`${base}${signInPath}`, `${base}${signInPath}/link`].includes(pathname.replace(/\/+$/, ''))

export const signInPage = '/backend/login'

/**
 * The address of the sign-in page in the exact form that the server knows. The router also accepts other upper and lower case letters and
 * additional slashes, but the server does not. If the address has another form, the server sends the back office, which opens the sign-in
 * page again: an endless loop.
 */
export const signInAddress = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  `${signInPage}${/\/link\/*$/i.test(pathname) ? '/link' : ''}${search}`

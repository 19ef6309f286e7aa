/** The address of the sign-in page. */
export const signInPage = '/backend/login'

/**
 * The address of the sign-in page, as the server knows it. The router finds the page without regard to upper and lower case and with further
 * slashes; the server would answer such an address with the back office, which would open the sign-in page again, and so on.
 */
export const signInAddress = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  `${signInPage}${/\/link\/*$/i.test(pathname) ? '/link' : ''}${search}`

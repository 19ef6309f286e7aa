import { useEffect } from 'react'
import { signInAddress } from './sign-in-address.ts'

/**
 * Opens the sign-in page. The router has changed the address to this page, because nobody is signed in or the user has signed out. The
 * browser must load the page from the server, because it is a separate document and no part of the back office.
 */
export default function OpenSignIn() {
  useEffect(() => location.replace(signInAddress(location)), [])
  return null
}

import { useEffect } from 'react'
import { signInAddress } from './sign-in-address.ts'

/**
 * Opens the sign-in page after the router has changed the address to it, because nobody is signed in or the user has signed out. The
 * browser must load this page from the server: the sign-in page is a separate document and no part of the back office.
 */
export default function OpenSignIn() {
  useEffect(() => location.replace(signInAddress(location)), [])
  return null
}

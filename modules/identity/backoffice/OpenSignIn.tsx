import { useEffect } from 'react'
import { signInAddress } from './sign-in-address.ts'

/**
 * Opens the sign-in page after the router has changed the address to it, because nobody is signed in or the user has signed out. The page
 * is loaded again from the server, because at this address the server sends another document than the back office.
 */
export default function OpenSignIn() {
  useEffect(() => location.replace(signInAddress(location)), [])
  return null
}

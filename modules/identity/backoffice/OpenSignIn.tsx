import { useEffect } from 'react'
import { signInAddress } from './sign-in-address.ts'

/**
 * Opens the sign-in page, when the router has changed the address to it: nobody is signed in, the session has ended, or the user has signed out. The
 * server sends another document for this address.
 */
export default function OpenSignIn() {
  useEffect(() => location.replace(signInAddress(location)), [])
  return null
}

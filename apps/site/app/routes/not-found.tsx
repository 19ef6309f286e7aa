import { data } from 'react-router'

/** Handles every address that matches no other route. */
export function loader() {
  throw data(null, { status: 404 })
}

/** Never shown, because the loader has thrown. Without a component the response would be data instead of a page. */
export default function NotFound() {
  return null
}

import { createContext } from 'react-router'

/** Where a bug in a loader or a screen is told; the server logs it with the request's id. */
export const reportContext = createContext<(error: unknown) => void>(() => undefined)

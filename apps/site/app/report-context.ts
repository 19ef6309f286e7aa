import { createContext } from 'react-router'

/** Reports an error in a loader or a screen. The server logs it with the request's id. */
export const reportContext = createContext<(error: unknown) => void>(() => undefined)

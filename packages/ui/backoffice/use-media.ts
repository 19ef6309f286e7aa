import { useMediaQuery } from '@mantine/hooks'

/**
 * Whether a media query matches, for example '(max-width: 720px)'. The first value is already right. The hook of the library returns
 * undefined first, and a second rendering of everything follows, because it also supports pages that a server renders.
 */
export const useMedia = (query: string): boolean =>
  useMediaQuery(query, undefined, { getInitialValueInEffect: false }) === true

import { useMediaQuery } from '@mantine/hooks'

/**
 * Whether a media query matches, for example '(max-width: 720px)'. The value is right at the first rendering. By default, the hook of the
 * library returns undefined first, because it also supports pages that a server renders. Then everything would be rendered twice.
 */
export const useMedia = (query: string): boolean =>
  useMediaQuery(query, undefined, { getInitialValueInEffect: false }) === true

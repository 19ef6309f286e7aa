import { themesEndpoints, type ThemeChoice } from '../../contract.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import type { BrandColours } from '../../rules/contrast.ts'

/** The themes from which the brand can choose. Empty while they are loading. */
export function useThemes(): readonly ThemeChoice[] {
  const read = useCall(themesEndpoints.list)
  return read.data?.value ?? []
}

/**
 * The colours of a theme. If no theme has this name: the colours of the first theme, which is the neutral theme. Undefined while the themes
 * are loading.
 */
export const useThemeColours = (name: string): BrandColours | undefined => {
  const themes = useThemes()
  return (themes.find((theme) => theme.name === name) ?? themes[0])?.colours
}

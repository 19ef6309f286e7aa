import { themesEndpoints, type ThemeChoice } from '../../contract.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import type { BrandColours } from '../../rules/contrast.ts'

/** Themes that the brand may choose from; empty while they are loading. */
export function useThemes(): readonly ThemeChoice[] {
  const read = useCall(themesEndpoints.list)
  return read.data?.value ?? []
}

/** The colours of a theme. An unknown name gets those of the first theme, which is the neutral one. */
export const useThemeColours = (name: string): BrandColours | undefined => {
  const themes = useThemes()
  return (themes.find((theme) => theme.name === name) ?? themes[0])?.colours
}

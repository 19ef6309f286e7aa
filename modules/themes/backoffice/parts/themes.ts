import { themesEndpoints, type ThemeChoice } from '../../contract.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import type { BrandColours } from '../../rules/contrast.ts'

/** Themes that the brand may choose from; none while they are being read. */
export function useThemes(): readonly ThemeChoice[] {
  const read = useCall(themesEndpoints.list)
  return read.data?.value ?? []
}

/** Colours that a theme starts from. A name that no theme has stands for the first one, which is the neutral one. */
export const useThemeColours = (name: string): BrandColours | undefined => {
  const themes = useThemes()
  return (themes.find((theme) => theme.name === name) ?? themes[0])?.colours
}

import type { Theme } from '../contract.ts'

/** The names of all files that a theme needs, each listed once. */
export const filesOf = (theme: Theme): string[] => [
  ...new Set([
    ...theme.fonts.map(({ file }) => file),
    ...Object.values(theme.pictures).flatMap((picture) => (picture ? [picture.replace(/#.*$/, '')] : [])),
    ...Object.keys(theme.drawings).map((name) => `${name}.svg`),
  ]),
]

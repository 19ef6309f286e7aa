import { markPath } from '#ui/backoffice/mark-path.ts'
import { road, roadShadow } from './road.ts'

/** Drawings of the sign-in pages: paths of Tabler icons. The pages are HTML without React, so they cannot use the icons' components. */
const paths = {
  alert: [
    'M12 9v4',
    'M10.363 3.591l-8.106 13.534a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636 -2.87l-8.106 -13.536a1.914 1.914 0 0 0 -3.274 0',
    'M12 16h.01',
  ],
  mail: [
    'M12 18h-7a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v7.5',
    'M3 6l9 6l9 -6',
    'M15 18h6',
    'M18 15l3 3l-3 3',
  ],
  sent: ['M11 19h-6a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v6', 'M3 7l9 6l9 -6', 'M15 19l2 2l4 -4'],
  eye: [
    'M10 12a2 2 0 1 0 4 0a2 2 0 0 0 -4 0',
    'M21 12c-2.4 4 -5.4 6 -9 6c-3.6 0 -6.6 -2 -9 -6c2.4 -4 5.4 -6 9 -6c3.6 0 6.6 2 9 6',
  ],
} as const

/** The HTML of an icon. Screen readers skip it. */
export const icon = (name: keyof typeof paths): string =>
  `<svg class="i" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths[
    name
  ]
    .map((d) => `<path d="${d}"/>`)
    .join('')}</svg>`

/** The logo of Servus, as in #ui/backoffice/Mark.tsx. */
export const mark = `<span class="mark"><svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${markPath}"/></svg></span>`

/** The letter S of Servus in the form of a road, as in SignInFrame.tsx. */
export const artwork = `<svg class="art" viewBox="0 40 640 860" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="640" height="800" fill="#121815"/><g fill="none" stroke-width="46" stroke-linecap="round"><path stroke="#41b07a" opacity=".95" d="${road}"/><path stroke="#1f3a2c" opacity=".6" d="${roadShadow}"/></g></svg>`

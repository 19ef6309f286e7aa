import { measure, pointAlong } from '../../rules/geometry.ts'
import type { LngLat } from '../../rules/route.ts'
import { type Atlas, countryAt } from './atlas.ts'
import type { NamedPlace, Water } from '../../rules/drawn-town.ts'
import { isWithin } from './drawn-towns.ts'
import type { Frame, XY } from './frame.ts'
import { type Box, type Label, type LabelWish, placeLabels } from './labels.ts'
import { countryLabels, towns } from './land.ts'

type Language = 'de' | 'en'

/**
 * Chooses and places the names on the map: towns, countries, districts and waters. The most important names are placed first. A name does
 * not cover another name or an area of `taken`.
 */
export function namesOf(
  atlas: Atlas,
  frame: Frame,
  wish: { width: number; height: number; language: Language },
  taken: readonly Box[],
  isCity: boolean,
): Label[] {
  const name = (de: string, en?: string) => (wish.language === 'en' ? (en ?? de) : de)
  const beside = ['right', 'left', 'above', 'below'] as const
  const mpp = frame.metresPerPixel
  const town = ([rank, lng, lat, de, en]: NamedPlace, size: number, dot: boolean): LabelWish => ({
    text: name(de, en),
    at: frame.project([lng, lat]),
    size,
    weight: rank === 1 ? 680 : 540,
    sides: dot ? beside : ['over'],
    dot,
  })
  const ranked = towns
    .filter(([rank]) => rank === 1 || (rank === 2 && mpp < 700) || (rank === 3 && mpp < 260))
    .filter(([, lng, lat]) => frame.sees(frame.project([lng, lat])))
  const wide = wish.width > 560
  const known = [1, 2, 3].flatMap((wanted) =>
    ranked
      .filter(
        ([rank, lng, lat]) =>
          rank === wanted &&
          !(isCity && mpp < 45 && atlas.drawnTowns.some(({ quartersWithin }) => isWithin([lng, lat], quartersWithin))),
      )
      .map((entry) => town(entry, wanted === 1 ? (wide ? 17 : 15) : wanted === 2 ? 13 : 12, true)),
  )
  const quarters =
    isCity && mpp < 45
      ? atlas.drawnTowns
          .flatMap(({ names }) => names)
          .filter(([rank]) => rank === 2 || mpp < 24)
          .map((entry) => town(entry, 12, false))
      : []
  const waters = [...atlas.rivers, ...atlas.lakes].flatMap((water) => waterWish(water, frame, wish.language) ?? [])
  const labels = [...known, ...countryWishes(atlas, frame, name), ...quarters, ...waters]
  return placeLabels(labels, wish, [
    ...taken,
    { x: wish.width - 130, y: wish.height - 24, width: 130, height: 24 },
  ]).slice(0, wide ? 26 : 14)
}

function waterWish(
  { water, points }: { water: Water; points: LngLat[] },
  frame: Frame,
  language: Language,
): LabelWish | undefined {
  const visible = points.filter((point) => frame.sees(frame.project(point), -40))
  const line = measure(visible)
  if (visible.length < 2 || line.length / frame.metresPerPixel < (water.metres > 0 ? 160 : 60)) return undefined
  const [de, en] = water.names
  const middle = water.metres > 0 ? pointAlong(line, line.length * 0.55) : centre(visible)
  const [x, y] = frame.project(middle)
  return {
    text: language === 'en' ? (en ?? de) : de,
    at: [x, y],
    size: 11.5,
    weight: 500,
    sides: ['below', 'above', 'over'],
    italic: true,
  }
}

const centre = (points: readonly LngLat[]): LngLat => [
  points.reduce((sum, [lng]) => sum + lng, 0) / points.length,
  points.reduce((sum, [, lat]) => sum + lat, 0) / points.length,
]

/** The names of countries, if at least two countries are visible. Each name is in the middle of the visible part of its country. */
function countryWishes(atlas: Atlas, frame: Frame, name: (de: string, en?: string) => string): LabelWish[] {
  const cells = new Map<string, XY[]>()
  for (let column = 1; column < 16; column++) {
    for (let row = 1; row < 10; row++) {
      const at: XY = [(column * frame.width) / 16, (row * frame.height) / 10]
      const country = countryAt(atlas, frame.unproject(at))
      if (country) cells.set(country, [...(cells.get(country) ?? []), at])
    }
  }
  if (cells.size < 2) return []
  return [...cells].flatMap(([country, at]) => {
    const [de, en] = countryLabels[country] ?? []
    if (!de || at.length < 6) return []
    const middle = [
      at.reduce((sum, [x]) => sum + x, 0) / at.length,
      at.reduce((sum, [, y]) => sum + y, 0) / at.length,
    ] as const
    const nearest = at.toSorted(
      (a, b) => Math.hypot(a[0] - middle[0], a[1] - middle[1]) - Math.hypot(b[0] - middle[0], b[1] - middle[1]),
    )
    const spots = [...nearest.slice(0, 1), ...nearest.filter((_, index) => index % 7 === 3)]
    const wish = spots[0]
    return wish
      ? [
          {
            text: name(de, en),
            at: wish,
            size: 13,
            weight: 500,
            sides: ['over', 'above', 'below', 'right', 'left'] as const,
          },
        ]
      : []
  })
}

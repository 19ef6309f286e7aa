import { measure, pointAlong } from '../../rules/geometry.ts'
import type { LngLat } from '../../rules/route.ts'
import { type Atlas, countryAt, newEdges, type Piece } from './atlas.ts'
import { haveStreets, isWithin } from './drawn-towns.ts'
import { type Frame, pathOf, type XY } from './frame.ts'
import { readLine, smooth } from './geography.ts'
import type { InSteps } from './in-steps.ts'
import { type Box, boxesAlong, type Label, meets } from './labels.ts'
import { builtUp, woods } from './land.ts'
import { namesOf } from './names.ts'
import { factBox, frameAround } from './route-frame.ts'

interface MapPoint {
  location: LngLat
  /** The text next to the point. Left out if the page already shows the point's name elsewhere. */
  label?: string
}

/** What the map must show, and its size in pixels. */
export interface MapWish {
  width: number
  height: number
  language: 'de' | 'en'
  from?: MapPoint
  to?: MapPoint
  /** The centre of the map while no point is chosen: the town of the business. Left out: the map shows the whole area for which it has data. */
  home?: LngLat
  /**
   * The line of the route. Undefined: no route is drawn. If the route is only estimated, the drawing replaces it by a line along the drawn
   * roads.
   */
  line?: readonly LngLat[]
  isEstimated?: boolean
  /** The shorter side of the map shows at least this many metres. */
  least?: number
}

interface Stroke {
  d: string
  width: number
}

/** Everything that is drawn. All positions and paths are in pixels. */
export interface Scene {
  width: number
  height: number
  home: string
  borders: string
  woods: string
  towns: string
  parks: string
  lakes: string
  rivers: Stroke[]
  roads: Stroke[]
  shields: { text: string; at: XY }[]
  labels: Label[]
  route: string
  from: { at: XY; tag?: { text: string; box: Box } } | undefined
  to: { at: XY; tag?: { text: string; box: Box } } | undefined
}

/**
 * The shorter side of the map shows at least this number of metres. `streets`: the map has the streets of this area. `roads`: it has only
 * main roads, so a smaller area would look empty. `countries`: there are no points and no `home`, so whole countries are shown.
 */
const LEAST_METRES = { streets: 5000, roads: 26_000, countries: 400_000 }
/** The streets, parks and districts of a drawn town are shown if one pixel of the map is less than this number of metres. */
const CITY_METRES_PER_PIXEL = 110

/** Computes everything that the map draws. On a slow phone this takes a third of a second, so it is divided into parts (`InSteps`). */
export function* drawScene(atlas: Atlas, wish: MapWish): InSteps<Scene> {
  const ends = [wish.from, wish.to].flatMap((point) => (point ? [point.location] : []))
  const route = routeLine(atlas, wish)
  const home = wish.home ?? middleOf(atlas)
  const shown = ends.length > 0 ? [...ends, ...route] : [home]
  const isSomewhere = ends.length > 0 || wish.home !== undefined
  const least =
    wish.least ??
    (isSomewhere ? LEAST_METRES[haveStreets(atlas.drawnTowns, shown) ? 'streets' : 'roads'] : LEAST_METRES.countries)
  const frame = frameAround(shown, wish, least)
  const placed = route.map((point) => frame.project(point))
  const taken = boxesAlong(placed, 9)
  // In this area the page shows distance and duration of the route, so no label may be placed there.
  const marks: Box[] = ends.length > 1 ? [factBox(wish)] : []
  const way = [...taken]
  const from = wish.from && marker(frame, wish.from, wish.to, marks, way)
  const to = wish.to && marker(frame, wish.to, wish.from, marks, way, 34)
  taken.push(...marks)
  const isCity = frame.metresPerPixel < CITY_METRES_PER_PIXEL
  yield
  const shields = shieldsOf(atlas, frame, taken)
  yield
  const land = countriesOf(atlas, frame, countryAt(atlas, ends[0] ?? home))
  yield
  const grown = groundOf(atlas, frame, isCity)
  yield
  const rivers = riverStrokes(atlas, frame, isCity)
  yield
  const roads = roadStrokes(atlas, frame, isCity)
  yield
  return {
    width: wish.width,
    height: wish.height,
    ...land,
    ...grown,
    rivers,
    roads,
    shields,
    labels: namesOf(atlas, frame, wish, taken, isCity),
    route: route.length > 1 ? pathOf(route, frame) : '',
    from,
    to,
  }
}

/** The middle of the area in which the drawn map has motorways. */
function middleOf({ motorways }: Atlas): LngLat {
  const points = motorways.flatMap((road) => road.points)
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return [middle(points.map(([lng]) => lng)), middle(points.map(([, lat]) => lat))]
}

function routeLine(atlas: Atlas, { from, to, line, isEstimated }: MapWish): readonly LngLat[] {
  if (!from || !to || !line) return []
  return isEstimated || line.length < 2 ? atlas.network.lead(from.location, to.location) : line
}

function countriesOf(atlas: Atlas, frame: Frame, home: string | undefined) {
  const seen = new Set<string>()
  return {
    home: atlas.areas
      .filter(({ country }) => country === home)
      .flatMap(({ rings }) => rings.map((ring) => pathOf(ring, frame, true)))
      .join(''),
    borders: atlas.areas
      .flatMap(({ rings }) => rings.flatMap((ring) => newEdges(ring, seen).map((line) => pathOf(line, frame))))
      .join(''),
  }
}

function groundOf(atlas: Atlas, frame: Frame, isCity: boolean) {
  const shapes = (list: readonly string[], step: number) =>
    list.map((line) => pathOf(smooth(readLine(line), step, true), frame, true)).join('')
  return {
    woods: shapes(woods, 2000),
    parks: isCity ? atlas.drawnTowns.map((town) => shapes(town.woods, 200)).join('') : '',
    towns:
      builtUp
        .filter(([lng, lat]) => !atlas.drawnTowns.some((town) => isWithin([lng, lat], town.quartersWithin)))
        .map((city) => ellipse(city, frame))
        .join('') + atlas.drawnTowns.map((town) => shapes(town.builtUp, 400)).join(''),
    lakes: atlas.lakes.map(({ points }) => pathOf(points, frame, true)).join(''),
  }
}

function ellipse([lng, lat, east, north]: (typeof builtUp)[number], frame: Frame): string {
  const [x, y] = frame.project([lng, lat])
  const [rx, ry] = [east / frame.metresPerPixel, north / frame.metresPerPixel]
  if (!frame.sees([x, y], Math.max(rx, ry)) || rx < 2) return ''
  // The outline of a city is made uneven. An exact ellipse would look artificial.
  const points = Array.from({ length: 14 }, (_, index): XY => {
    const angle = (index / 14) * 2 * Math.PI
    const reach = 1 + 0.16 * Math.sin(angle * 3 + lng * 7) + 0.1 * Math.cos(angle * 5 + lat * 11)
    return [x + rx * reach * Math.cos(angle), y + ry * reach * Math.sin(angle)]
  })
  return `M${points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}Z`
}

function roadStrokes(atlas: Atlas, frame: Frame, isCity: boolean): Stroke[] {
  const near = Math.min(1, 60 / frame.metresPerPixel)
  const strokes = (pieces: readonly Piece[], width: number) =>
    pieces.map(({ points }) => ({ d: pathOf(points, frame), width }))
  return oneByWidth([
    ...(isCity ? strokes(atlas.streets, 1.6 + 2.2 * near) : []),
    ...(frame.metresPerPixel < 320 ? strokes(atlas.roads, 1.6 + 1.4 * near) : []),
    ...strokes(atlas.motorways, 2.4 + 2.6 * near),
  ])
}

function riverStrokes(atlas: Atlas, frame: Frame, isCity: boolean): Stroke[] {
  const widthOf = (metres: number) =>
    Math.max(metres / frame.metresPerPixel, metres > 200 ? 5 : metres > 60 ? 2.2 : 1.2)
  const shown = atlas.rivers.filter(({ water }) => isCity || water.metres >= 60 || frame.metresPerPixel < 260)
  return oneByWidth(
    shown.map(({ water, points }) => ({ d: pathOf(points, frame), width: Math.min(40, widthOf(water.metres)) })),
  )
}

/** Joins all lines of the same width to one SVG path. */
function oneByWidth(strokes: readonly Stroke[]): Stroke[] {
  const paths = new Map<number, string>()
  for (const { d, width } of strokes) {
    const rounded = Math.round(width * 10) / 10
    if (d !== '') paths.set(rounded, (paths.get(rounded) ?? '') + d)
  }
  return [...paths].map(([width, d]) => ({ d, width }))
}

/**
 * Finds the positions for one end of the route: its mark (a ring for the start, a pin for the end) and its label. The label is placed
 * above, below or next to the mark, at the first position at which it does not cover the line or another mark. `marks`: areas that are
 * already used; this mark and label are added to them. `way`: areas along the line.
 */
function marker(
  frame: Frame,
  point: MapPoint,
  other: MapPoint | undefined,
  marks: Box[],
  way: readonly Box[],
  tall = 14,
) {
  const [x, y] = frame.project(point.location)
  const own: Box = { x: x - 18, y: y - tall - 12, width: 36, height: tall + 28 }
  if (!point.label) {
    marks.push(own)
    return { at: [x, y] as XY }
  }
  const text = point.label.length > 26 ? `${point.label.slice(0, 25).trimEnd()}…` : point.label
  const size = { width: text.length * 7.3 + 22, height: 28 }
  const opposite = other && frame.project(other.location)
  const isPin = tall > 20
  const above = isPin || !opposite || opposite[1] >= y
  const [over, under] = [isPin ? y - tall - 46 : y - 48, y + 20]
  const level = isPin ? y - tall - 8 : y - 14
  const [right, left] = [x + 24, x - size.width - 24]
  const centred = Math.min(frame.width - size.width - 8, Math.max(8, x - size.width / 2))
  const sides = x > frame.width / 2 ? [left, right] : [right, left]
  const places: XY[] = [
    [centred, above ? over : under],
    ...sides.map((at): XY => [at, level]),
    [centred, above ? under : over],
    ...sides.map((at): XY => [at, y - 8]),
  ]
  const boxes = places.map(([at, top]): Box => ({ x: at, y: top, ...size }))
  const isIn = (box: Box) =>
    box.x >= 8 && box.y >= 6 && box.x + box.width <= frame.width - 8 && box.y + box.height <= frame.height - 6
  const isFree = (from: readonly Box[]) => (box: Box) => isIn(box) && !from.some((mark) => meets(box, mark))
  // If the label would cover the line at every position, it may cover the line. If there is still no position, it may also cover other
  // marks. It covers the first of `marks`, the area with distance and duration, only if nothing else is possible.
  const box = boxes.find(isFree([...marks, ...way])) ??
    boxes.find(isFree(marks)) ??
    boxes.find(isFree(marks.slice(0, 1))) ?? { ...size, x: centred, y: Math.max(6, above ? over : under) }
  marks.push(own, { x: box.x - 4, y: box.y - 4, width: box.width + 8, height: 36 })
  return { at: [x, y] as XY, tag: { text, box } }
}

function shieldsOf(atlas: Atlas, frame: Frame, taken: Box[]): Scene['shields'] {
  const shields: Scene['shields'] = []
  if (frame.metresPerPixel > 420) return shields
  for (const { road, points } of atlas.motorways) {
    const visible = points.filter((point) => frame.sees(frame.project(point), -24))
    const line = measure(visible)
    if (visible.length < 4 || line.length / frame.metresPerPixel < 70) continue
    for (const share of [0.5, 0.35, 0.65]) {
      const at = frame.project(pointAlong(line, line.length * share))
      const box = { x: at[0] - 18, y: at[1] - 13, width: 36, height: 26 }
      if (
        shields.some(
          (shield) => shield.text === road.ref && Math.hypot(shield.at[0] - at[0], shield.at[1] - at[1]) < 240,
        )
      )
        break
      if (
        taken.some(
          (other) =>
            box.x < other.x + other.width &&
            other.x < box.x + box.width &&
            box.y < other.y + other.height &&
            other.y < box.y + box.height,
        )
      )
        continue
      shields.push({ text: road.ref, at })
      taken.push(box)
      break
    }
  }
  return shields
}

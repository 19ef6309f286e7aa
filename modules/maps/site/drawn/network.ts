import { distanceBetween } from '../../rules/geometry.ts'
import type { LngLat } from '../../rules/route.ts'

/**
 * The roads of the drawn map as a network. With it, estimated routes are drawn along roads: a straight line across the Danube would look
 * like a mistake. Distance and price are never computed from it.
 */
export interface Network {
  /** Returns a line along the drawn roads. It is a straight line if no drawn road is near, or if the detour would be too long. */
  lead(from: LngLat, to: LngLat): LngLat[]
}

interface NetworkRoad {
  points: readonly LngLat[]
  /**
   * How unattractive the road is: its metres are multiplied by this factor. A motorway has 1, smaller roads have more, because routes
   * should follow motorways.
   */
  effort: number
}

/** Two roads are connected where the distance between them is less than this number of metres. */
const MEETING_METRES = 420
/** The end of a road is connected to the nearest other road, if this other road is at most this number of metres away. */
const ENDING_METRES = 2500
const OFF_ROAD_EFFORT = 2.6
const ENTRIES = 8
const LONGEST_DETOUR = 1.9

interface Edge {
  to: number
  cost: number
}

export function openNetwork(roads: readonly NetworkRoad[]): Network {
  const points: LngLat[] = []
  const roadOf: number[] = []
  const edges: Edge[][] = []
  const connect = (a: number, b: number, effort: number) => {
    const cost = distanceBetween(points[a] ?? [0, 0], points[b] ?? [0, 0]) * effort
    edges[a]?.push({ to: b, cost })
    edges[b]?.push({ to: a, cost })
  }
  const ends: number[] = []
  roads.forEach((road, roadIndex) => {
    road.points.forEach((point, index) => {
      const at = points.push(point) - 1
      roadOf.push(roadIndex)
      edges.push([])
      if (index > 0) connect(at - 1, at, road.effort)
      if (index === 0 || index === road.points.length - 1) ends.push(at)
    })
  })
  const grid = gridOf(points)
  points.forEach((point, at) => {
    const others = grid.near(point, MEETING_METRES, (other) => other > at && roadOf[other] !== roadOf[at])
    for (const other of others) connect(at, other, 1.2)
  })
  for (const at of ends) {
    const others = grid.near(points[at] ?? [0, 0], ENDING_METRES, (other) => roadOf[other] !== roadOf[at])
    const nearest = closest(points, others, points[at] ?? [0, 0])[0]
    if (nearest !== undefined) connect(at, nearest, 1.5)
  }

  return {
    lead(from, to) {
      const direct = distanceBetween(from, to)
      const entry = (point: LngLat) => roadsNear(points, roadOf, point)
      const cost = (point: LngLat, at: number) => distanceBetween(point, points[at] ?? point) * OFF_ROAD_EFFORT
      const starts = entry(from).map((at) => ({ to: at, cost: cost(from, at) }))
      const goals = new Map(entry(to).map((at) => [at, cost(to, at)]))
      const way = cheapest(edges, starts, goals)
      if (!way || way.cost > direct * OFF_ROAD_EFFORT) return [from, to]
      const line = [from, ...way.nodes.map((at) => points[at] ?? from), to]
      const length = line.reduce((sum, point, index) => sum + distanceBetween(line[index - 1] ?? point, point), 0)
      return length > direct * LONGEST_DETOUR ? [from, to] : line
    },
  }
}

function closest(points: readonly LngLat[], among: readonly number[], point: LngLat): number[] {
  const squash = Math.cos((point[1] * Math.PI) / 180)
  const offset = (at: number) => {
    const [lng, lat] = points[at] ?? [0, 0]
    return ((lng - point[0]) * squash) ** 2 + (lat - point[1]) ** 2
  }
  return among
    .map((at) => ({ at, far: offset(at) }))
    .toSorted((a, b) => a.far - b.far)
    .map(({ at }) => at)
}

/**
 * Finds the `ENTRIES` nearest roads, and on each of them the point that is nearest to `point`. One road would not be enough: it could lead
 * in the wrong direction.
 */
function roadsNear(points: readonly LngLat[], roadOf: readonly number[], point: LngLat): number[] {
  const squash = Math.cos((point[1] * Math.PI) / 180)
  const nearest = new Map<number, { at: number; far: number }>()
  points.forEach(([lng, lat], at) => {
    const far = ((lng - point[0]) * squash) ** 2 + (lat - point[1]) ** 2
    const road = roadOf[at] ?? 0
    if (far < (nearest.get(road)?.far ?? Infinity)) nearest.set(road, { at, far })
  })
  return [...nearest.values()]
    .toSorted((a, b) => a.far - b.far)
    .slice(0, ENTRIES)
    .map(({ at }) => at)
}

/** Sorts points into cells of 0.04 degrees. With the cells, the neighbours of a point are found without comparing all points. */
function gridOf(points: readonly LngLat[]) {
  const size = 0.04
  const cells = new Map<number, number[]>()
  const key = (x: number, y: number) => x * 100_000 + y
  const cell = ([lng, lat]: LngLat) => [Math.floor(lng / size), Math.floor(lat / size)] as const
  points.forEach((point, at) => {
    const name = key(...cell(point))
    const list = cells.get(name)
    if (list) list.push(at)
    else cells.set(name, [at])
  })
  return {
    /** Finds the points that are at most `metres` from `point`. `isWanted` is called first, because computing the distance takes longer. */
    near(point: LngLat, metres: number, isWanted: (at: number) => boolean): number[] {
      const [x, y] = cell(point)
      const found: number[] = []
      for (let dx = -1; dx <= 1; dx++)
        for (let dy = -1; dy <= 1; dy++) found.push(...(cells.get(key(x + dx, y + dy)) ?? []).filter(isWanted))
      return found.filter((at) => distanceBetween(point, points[at] ?? point) <= metres)
    },
  }
}

/**
 * Finds the cheapest way from any point of `starts` to any point of `goals` (Dijkstra's algorithm with a binary heap). Undefined: there is
 * no way.
 */
function cheapest(edges: readonly Edge[][], starts: readonly Edge[], goals: ReadonlyMap<number, number>) {
  const best = new Map<number, number>()
  const came = new Map<number, number>()
  const heap: { at: number; cost: number }[] = []
  const push = (at: number, cost: number, from?: number) => {
    if (cost >= (best.get(at) ?? Infinity)) return
    best.set(at, cost)
    if (from === undefined) came.delete(at)
    else came.set(at, from)
    heap.push({ at, cost })
    rise(heap)
  }
  for (const { to, cost } of starts) push(to, cost)
  let found: { at: number; cost: number } | undefined
  for (let next = pop(heap); next; next = pop(heap)) {
    if (found && next.cost >= found.cost) break
    if (next.cost > (best.get(next.at) ?? Infinity)) continue
    const rest = goals.get(next.at)
    if (rest !== undefined && next.cost + rest < (found?.cost ?? Infinity))
      found = { at: next.at, cost: next.cost + rest }
    for (const edge of edges[next.at] ?? []) push(edge.to, next.cost + edge.cost, next.at)
  }
  if (!found) return undefined
  const nodes = [found.at]
  for (let at = came.get(found.at); at !== undefined; at = came.get(at)) nodes.push(at)
  return { cost: found.cost, nodes: nodes.toReversed() }
}

type Entry = { at: number; cost: number }

function rise(heap: Entry[]): void {
  for (let index = heap.length - 1; index > 0;) {
    const parent = (index - 1) >> 1
    const [one, other] = [heap[index], heap[parent]]
    if (!one || !other || other.cost <= one.cost) return
    heap[index] = other
    heap[parent] = one
    index = parent
  }
}

function pop(heap: Entry[]): Entry | undefined {
  const top = heap[0]
  const last = heap.pop()
  if (!top || !last || heap.length === 0) return top
  heap[0] = last
  for (let index = 0; ;) {
    const [left, right] = [2 * index + 1, 2 * index + 2]
    const child = (heap[right]?.cost ?? Infinity) < (heap[left]?.cost ?? Infinity) ? right : left
    const [one, other] = [heap[index], heap[child]]
    if (!one || !other || other.cost >= one.cost) return top
    heap[index] = other
    heap[child] = one
    index = child
  }
}

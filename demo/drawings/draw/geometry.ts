/** Returns a function that makes numbers from `from` to `to`. They look random, but are the same in every run. */
export function dice(seed: number): (from?: number, to?: number) => number {
  let state = seed * 2654435761 + 1
  return (from = 0, to = 1) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0
    const mixed = Math.imul(state ^ (state >>> 13), 668265263) >>> 0
    return from + ((mixed >>> 8) / 16777216) * (to - from)
  }
}

export const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r)
export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

/** The path of a rectangle with rounded corners. (x, y) is its centre. */
export const box = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x - width / 2 + r} ${y - height / 2}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}z`

/** The path of a round shape with an uneven edge, for example for meat or a sauce. `wobble`: how uneven the edge is. */
export function lump(x: number, y: number, rx: number, ry: number, seed: number, wobble = 0.12, corners = 11): string {
  const roll = dice(seed)
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI
    const reach = 1 + roll(-wobble, wobble)
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach] as const
  })
  const middle = (index: number) => {
    const [[ax, ay], [bx, by]] = [points[index % corners] ?? [0, 0], points[(index + 1) % corners] ?? [0, 0]]
    return `${(ax + bx) / 2} ${(ay + by) / 2}`
  }
  return `M${middle(0)}${points.map((_, index) => `Q${points[(index + 1) % corners]?.join(' ')} ${middle(index + 1)}`).join('')}z`
}

/** Points spread over an ellipse, not too near to each other. */
export function strewn(
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  seed: number,
  apart = 10,
): [number, number][] {
  const roll = dice(seed)
  const points: [number, number][] = []
  for (let tries = 0; points.length < count && tries < count * 30; tries++) {
    const [angle, reach] = [roll(0, 2 * Math.PI), Math.sqrt(roll())]
    const point: [number, number] = [x + Math.cos(angle) * reach * rx, y + Math.sin(angle) * reach * ry]
    if (points.every(([px, py]) => Math.hypot(px - point[0], py - point[1]) >= apart)) points.push(point)
  }
  return points
}

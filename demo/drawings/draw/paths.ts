/** One step of path data, with absolute positions. So a drawing around (0, 0) can be moved anywhere. */
export interface Step {
  command: 'M' | 'L' | 'C' | 'Q' | 'A' | 'Z'
  values: number[]
}

export interface Place {
  x?: number
  y?: number
  /** Rotation in degrees, clockwise. */
  turn?: number
  size?: number
  /** True: the path is mirrored left to right before it is rotated. */
  flip?: boolean
}

const length: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

export function parsePath(d: string): Step[] {
  const steps: Step[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let [controlX, controlY] = [0, 0]
  for (const [, letter = '', rest = ''] of d.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)) {
    const isRelative = letter !== letter.toUpperCase()
    const numbers = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g)].map(([number]) => Number(number))
    let kind = letter.toUpperCase()
    const count = length[kind] ?? 0
    for (let at = 0; at === 0 || at < numbers.length; at += count || 1) {
      const given = numbers.slice(at, at + count)
      if (kind === 'Z') {
        steps.push({ command: 'Z', values: [] })
        ;[x, y] = [startX, startY]
        break
      }
      const [dx, dy] = isRelative ? [x, y] : [0, 0]
      let values: number[]
      if (kind === 'H') values = [(given[0] ?? 0) + dx, y]
      else if (kind === 'V') values = [x, (given[0] ?? 0) + dy]
      else if (kind === 'A')
        values = given.map((value, index) => (index === 5 ? value + dx : index === 6 ? value + dy : value))
      else values = given.map((value, index) => value + (index % 2 === 0 ? dx : dy))
      const previous = steps.at(-1)?.command
      if (kind === 'S') values = [...(previous === 'C' ? [2 * x - controlX, 2 * y - controlY] : [x, y]), ...values]
      if (kind === 'T') values = [...(previous === 'Q' ? [2 * x - controlX, 2 * y - controlY] : [x, y]), ...values]
      const command = ({ H: 'L', V: 'L', S: 'C', T: 'Q' }[kind] ?? kind) as Step['command']
      steps.push({ command, values })
      ;[controlX = 0, controlY = 0] = values.slice(-4)
      ;[x = 0, y = 0] = values.slice(-2)
      if (kind === 'M') {
        ;[startX, startY] = [x, y]
        // In SVG, further pairs of numbers after a move command (M) are lines (L).
        kind = 'L'
      }
    }
  }
  return steps
}

export function placed(steps: readonly Step[], { x = 0, y = 0, turn = 0, size = 1, flip = false }: Place): Step[] {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * size, Math.sin((turn * Math.PI) / 180) * size]
  const moved = (values: readonly number[]): number[] =>
    values.flatMap((value, index) => {
      if (index % 2 === 1) return []
      const [px, py] = [flip ? -value : value, values[index + 1] ?? 0]
      return [x + px * cos - py * sin, y + px * sin + py * cos]
    })
  return steps.map(({ command, values }) => {
    if (command !== 'A') return { command, values: moved(values) }
    const [rx = 0, ry = 0, tilt = 0, large = 0, sweep = 0, ...end] = values
    const arc = [rx * size, ry * size, (flip ? -tilt : tilt) + turn, large, flip ? 1 - sweep : sweep]
    return { command, values: [...arc, ...moved(end)] }
  })
}

/**
 * Writes short path data: relative steps with one decimal. The rounding error of a step is added to the next step. So even a long path
 * ends exactly where it began.
 */
export function writePath(steps: readonly Step[]): string {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let d = ''
  let last = ''
  for (const { command, values } of steps) {
    if (command === 'Z') {
      d += 'z'
      last = 'z'
      ;[x, y] = [startX, startY]
      continue
    }
    const ends = command === 'A' ? 5 : 0
    const isMove = command === 'M'
    const tenths = values.map((value, index) => {
      if (index < ends) return Math.round(value * 10)
      const origin = (index - ends) % 2 === 0 ? x : y
      return Math.round((value - (isMove ? 0 : origin)) * 10)
    })
    const letter = isMove ? 'M' : command.toLowerCase()
    const body = tenths.map((tenth) => shortNumber(tenth)).reduce((text, number) => join(text, number), '')
    d +=
      letter === last && !isMove ? join('', d.length > 0 && !body.startsWith('-') ? ` ${body}` : body) : letter + body
    last = letter
    const [dx = 0, dy = 0] = tenths.slice(-2)
    ;[x, y] = isMove ? [dx / 10, dy / 10] : [x + dx / 10, y + dy / 10]
    if (isMove) [startX, startY] = [x, y]
  }
  return d
}

const shortNumber = (tenths: number): string => (tenths === 0 ? '0' : String(tenths / 10).replace(/^(-?)0\./, '$1.'))

const join = (text: string, number: string): string =>
  text && !number.startsWith('-') ? `${text} ${number}` : text + number

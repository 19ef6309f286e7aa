import type { KeyboardEvent } from 'react'

/**
 * How far an arrow key moves a point or a crop, as a fraction of the picture's width and height: 0.01 is 1 %. With Shift it moves ten times
 * as far.
 */
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.01, 0],
  ArrowRight: [0.01, 0],
  ArrowUp: [0, -0.01],
  ArrowDown: [0, 0.01],
}
export const stepOf = (event: KeyboardEvent) => {
  const step = arrows[event.key]
  const factor = event.shiftKey ? 10 : 1
  return step && { x: step[0] * factor, y: step[1] * factor }
}

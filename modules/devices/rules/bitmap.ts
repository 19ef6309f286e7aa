/** A picture for a printer, row by row. Each dot is one byte: 1 is black, 0 is white. */
export interface Bitmap {
  readonly width: number
  readonly height: number
  readonly dots: Uint8Array
}

/** Sizes in dots: the width of a character of normal size, and the height of a line of normal size including the space below it. */
export const CHARACTER_DOTS = 12
export const LINE_DOTS = 30

/**
 * Turns shades of grey (0 black, 255 white) into black and white, with the method of Floyd and Steinberg. The difference between a dot's
 * grey and its new colour is divided among its neighbours.
 */
export function dithered(grey: Uint8Array, width: number, height: number): Bitmap {
  const left = Float32Array.from(grey)
  const dots = new Uint8Array(width * height)
  const give = (x: number, y: number, amount: number): void => {
    if (x >= 0 && x < width && y < height) left[y * width + x] = (left[y * width + x] ?? 0) + amount
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const value = left[at] ?? 255
      const isBlack = value < 128
      if (isBlack) dots[at] = 1
      const error = (value - (isBlack ? 0 : 255)) / 16
      give(x + 1, y, error * 7)
      give(x - 1, y + 1, error * 3)
      give(x, y + 1, error * 5)
      give(x + 1, y + 1, error)
    }
  return { width, height, dots }
}

/** Makes each dot black or white; its neighbours do not matter. Used for letters, whose edges must stay sharp. */
export const sharpened = (grey: Uint8Array, width: number, height: number): Bitmap => ({
  width,
  height,
  dots: Uint8Array.from(grey, (value) => (value < 128 ? 1 : 0)),
})

/** Centres a bitmap on paper that is `paper` dots wide. A bitmap that is wider than the paper is cut off at the right. */
export function centredOn(paper: number, { width, height, dots }: Bitmap): Bitmap {
  const placed = new Uint8Array(paper * height)
  const shift = Math.max(0, Math.floor((paper - width) / 2))
  for (let y = 0; y < height; y++)
    placed.set(dots.subarray(y * width, y * width + Math.min(width, paper - shift)), y * paper + shift)
  return { width: paper, height, dots: placed }
}

/** Puts bitmaps of the same width below each other. The first bitmap is at the top. */
export function stacked(parts: readonly Bitmap[]): Bitmap {
  const width = parts[0]?.width ?? 0
  const height = parts.reduce((sum, part) => sum + part.height, 0)
  const dots = new Uint8Array(width * height)
  let at = 0
  for (const part of parts) {
    dots.set(part.dots, at)
    at += part.dots.length
  }
  return { width, height, dots }
}

/** Packs the dots of a bitmap into bytes, eight dots each; the first dot is the highest bit. Each row begins with a new byte. */
export function packed({ width, height, dots }: Bitmap): Uint8Array {
  const row = Math.ceil(width / 8)
  const bytes = new Uint8Array(row * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (dots[y * width + x] === 1) bytes[y * row + (x >> 3)] = (bytes[y * row + (x >> 3)] ?? 0) | (0x80 >> (x & 7))
  return bytes
}

/** Draws a QR code; each of its squares becomes `size` × `size` dots. */
export function squares(rows: readonly (readonly boolean[])[], size: number): Bitmap {
  const side = rows.length * size
  const dots = new Uint8Array(side * side)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) if (rows[Math.floor(y / size)]?.[Math.floor(x / size)]) dots[y * side + x] = 1
  return { width: side, height: side, dots }
}

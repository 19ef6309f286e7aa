import type { Shape } from '#kernel/paper.ts'
import type { Piece } from './by-font.ts'
import type { Letters } from './letters.ts'

type TextShape = Extract<Shape, { kind: 'text' }>
export type Pictures = ReadonlyMap<string, { readonly bytes: Uint8Array }>

/** Calls `each` with every piece of a text and the position of its left edge in millimetres. */
export function walk(shape: TextShape, letters: Letters, each: (piece: Piece, x: number) => void): void {
  let x = shape.x
  for (const piece of letters.pieces(shape.text, shape.bold)) {
    each(piece, x)
    x += (piece.advance / piece.font.unitsPerEm) * shape.size
  }
}

export const dataUrl = (png: Uint8Array): string => `data:image/png;base64,${Buffer.from(png).toString('base64')}`

import type { Canvas, Region, RegionKind } from '../contract.ts'
import { PAGE_SECONDS } from '../rules/board-pages.ts'

const letters = { size: 42, color: '', background: '' }
const board = {
  ...letters,
  title: '',
  hasPrice: true,
  hasText: true,
  hasAllergens: false,
  soldOut: 'strike',
  pageSeconds: PAGE_SECONDS,
} as const

const contents: { readonly [K in RegionKind]: Extract<Region['content'], { kind: K }> } = {
  menu: { kind: 'menu', categories: [], columns: 1, ...board },
  tickets: { kind: 'tickets', ...letters, size: 120 },
  image: { kind: 'image', images: [], seconds: 8 },
  video: { kind: 'video', film: null, isMuted: true },
  text: { kind: 'text', text: 'Text', align: 'left', font: 'body', ...letters },
  clock: { kind: 'clock', shows: 'time', ...letters },
  qr: { kind: 'qr', text: '', ...letters },
  template: { kind: 'template', template: null },
  products: { kind: 'products', products: [], ...board },
  pickups: { kind: 'pickups', shows: 'initials', greeting: '', ...letters, size: 96 },
  web: { kind: 'web', url: '', offlineText: '' },
}

/** The kinds of regions (parts of a scene) that can be added. The buttons have the same sequence. */
export const addable = [
  'menu',
  'products',
  'tickets',
  'pickups',
  'image',
  'video',
  'template',
  'text',
  'clock',
  'qr',
  'web',
] as const

/** A new region (part of a scene) with default values, in the middle of the canvas and in front of all other regions. */
export function newRegion(kind: RegionKind, canvas: Canvas, regions: readonly Region[], id: string): Region {
  const isSmall = kind === 'clock' || kind === 'qr'
  const [w, h] = [Math.round(canvas.w * (isSmall ? 0.16 : 0.45)), Math.round(canvas.h * (isSmall ? 0.2 : 0.5))]
  const z = Math.min(99, Math.max(0, ...regions.map((one) => one.z)) + 1)
  return {
    id,
    x: Math.round((canvas.w - w) / 2),
    y: Math.round((canvas.h - h) / 2),
    w,
    h,
    z,
    fit: 'contain',
    content: contents[kind],
  }
}

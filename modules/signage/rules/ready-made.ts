import type { ManifestScene, MenuDocument, Region } from '../contract.ts'
import { PAGE_SECONDS } from './board-pages.ts'
import { hexOf, readyMadeTexts } from './ready-made-texts.ts'

type ReadyScene = Omit<ManifestScene, 'id'> & { key: string }

interface House {
  readonly kind: 'orders' | 'rides'
  readonly brand: { readonly name: string; readonly tokens: Readonly<Record<string, string>> }
  readonly menu: Pick<MenuDocument, 'menus' | 'categories'> | undefined
}

const canvas = { w: 1920, h: 1080, background: '' }
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
const region = (
  id: string,
  [x, y, w, h]: [number, number, number, number],
  content: Region['content'],
  z = 1,
): Region => ({
  id,
  x,
  y,
  w,
  h,
  z,
  fit: 'contain',
  content,
})

/**
 * The regions at the top of a ready-made scene: a strip in the brand's colour with heading and clock. `ground` is the colour of the strip.
 */
const head = (title: string, ground: string): Region[] => [
  region(
    'head',
    [0, 0, 1920, 176],
    { kind: 'text', text: '', align: 'left', font: 'body', ...letters, background: ground },
    0,
  ),
  region('title', [64, 28, 1400, 120], {
    kind: 'text',
    text: title,
    align: 'left',
    font: 'display',
    ...letters,
    size: 84,
  }),
  region('clock', [1560, 40, 300, 96], { kind: 'clock', shows: 'time', ...letters, size: 64 }),
]

/** The ready-made scenes for a new business in the look of its brand. They depend on the kind of the branch and on its menu. */
export function readyMadeScenes({ kind, brand, menu }: House, locale: 'de' | 'en'): ReadyScene[] {
  const t = readyMadeTexts[locale]
  const ground = hexOf(brand.tokens['--brand'], '#00000040')
  const notice: ReadyScene = {
    key: 'notice',
    name: t.note,
    canvas,
    regions: [
      region('name', [160, 300, 1600, 220], {
        kind: 'text',
        text: brand.name,
        align: 'center',
        font: 'display',
        ...letters,
        size: 140,
      }),
      region('text', [160, 560, 1600, 120], {
        kind: 'text',
        text: t.noteText,
        align: 'center',
        font: 'body',
        ...letters,
        size: 64,
      }),
    ],
  }
  if (kind === 'rides')
    return [
      {
        key: 'pickups',
        name: t.rides,
        canvas,
        regions: [
          ...head(t.ridesText, ground),
          region('pickups', [64, 240, 1792, 776], {
            kind: 'pickups',
            shows: 'initials',
            greeting: '',
            ...letters,
            size: 96,
          }),
        ],
      },
      notice,
    ]
  const order = menu?.menus[0]?.catalog.map(({ categoryId }) => categoryId)
  const all = order ?? menu?.categories.map(({ id }) => id) ?? []
  const half = Math.ceil(all.length / 2)
  const parts = all.length > 1 ? [all.slice(0, half), all.slice(half)] : [all]
  const width = parts.length > 1 ? 864 : 1792
  return [
    {
      key: 'menu',
      name: t.menu,
      canvas,
      regions: [
        ...head(t.today, ground),
        ...parts.map((categories, at) =>
          region(`menu${at + 1}`, [64 + at * (width + 64), 216, width, 816], {
            kind: 'menu',
            categories,
            columns: 1,
            ...board,
          }),
        ),
      ],
    },
    {
      key: 'tickets',
      name: t.pickup,
      canvas,
      regions: [
        ...head(t.pickup, ground),
        region('tickets', [0, 176, 1920, 784], { kind: 'tickets', ...letters, size: 120 }, 0),
        region('foot', [0, 960, 1920, 120], {
          kind: 'text',
          text: t.pickupFoot,
          align: 'center',
          font: 'body',
          ...letters,
          size: 44,
        }),
      ],
    },
    notice,
  ]
}

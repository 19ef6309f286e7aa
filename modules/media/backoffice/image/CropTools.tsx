import { useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, SegmentedControl } from '@mantine/core'
import { IconFlipVertical, IconRotateClockwise } from '@tabler/icons-react'
import type { ImageEdit } from '../../contract.ts'
import { type Crop, cropOf, type Point } from '../../rules/crop.ts'
import { libraryTexts } from '../../words/library.ts'

const ratios = {
  original: undefined,
  wide: 16 / 9,
  photo: 4 / 3,
  square: 1,
  share: 1200 / 630,
  free: undefined,
} as const
type Ratio = keyof typeof ratios
const names = Object.keys(ratios) as Ratio[]
const isRatio = (value: string): value is Ratio => value in ratios
const turned = { 0: 90, 90: 180, 180: 270, 270: 0 } as const

/**
 * The name of the ratio that a crop has, for example '16:9'. `picture`: width / height of the whole picture. `wantsFree`: the user has chosen 'free'.
 */
export function ratioOf(crop: Crop | null, picture: number, wantsFree: boolean): Ratio {
  if (!crop) return 'original'
  const found = names.find((name) => {
    const wanted = ratios[name]
    return wanted !== undefined && Math.abs((crop.width * picture) / crop.height / wanted - 1) < 0.02
  })
  return wantsFree ? 'free' : (found ?? 'free')
}

/** The first crop after the user chose 'free' for a picture without a crop. */
const most: Crop = { x: 0.1, y: 0.1, width: 0.8, height: 0.8 }

interface ToolProps {
  edit: ImageEdit
  chosen: Ratio
  /** Width / height of the picture after it was turned. */
  ratio: number
  focal: Point
  onChange: (edit: ImageEdit, chosen: Ratio) => void
}

/** Buttons to choose the ratio of the crop and to turn and mirror the picture. */
export function CropTools({ chosen, edit, focal, onChange, ratio }: ToolProps) {
  const t = useTexts(libraryTexts).image
  return (
    <div className="row w">
      <SegmentedControl
        aria-label={t.crop}
        value={chosen}
        data={names.map((value) => ({ value, label: t.ratios[value] }))}
        onChange={(value) => {
          if (!isRatio(value)) return
          const wanted = ratios[value]
          if (value === 'free') onChange({ ...edit, crop: edit.crop ?? most }, value)
          else onChange({ ...edit, crop: wanted === undefined ? null : cropOf(wanted, ratio, focal) }, value)
        }}
      />
      <span className="sp" />
      <ActionIcon
        aria-label={t.turn}
        title={t.turn}
        onClick={() => onChange({ ...edit, turn: turned[edit.turn], crop: null }, 'original')}
      >
        <IconRotateClockwise className="i" stroke={1.75} aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label={t.mirror}
        title={t.mirror}
        onClick={() => onChange({ ...edit, isMirrored: !edit.isMirrored }, chosen)}
      >
        <IconFlipVertical className="i" stroke={1.75} aria-hidden />
      </ActionIcon>
    </div>
  )
}

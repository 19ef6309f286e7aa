import { useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, SegmentedControl } from '@mantine/core'
import { IconFlipVertical, IconRotateClockwise } from '@tabler/icons-react'
import type { ImageEdit } from '../../contract.ts'
import { cropOf, type Point } from '../../rules/crop.ts'
import { libraryTexts } from '../../words/library.ts'

const ratios = { original: undefined, wide: 16 / 9, photo: 4 / 3, square: 1, share: 1200 / 630 } as const
type Ratio = keyof typeof ratios
const isRatio = (value: string): value is Ratio => value in ratios
const turned = { 0: 90, 90: 180, 180: 270, 270: 0 } as const

interface ToolProps {
  edit: ImageEdit
  /** Width / height of the turned picture. */
  ratio: number
  focal: Point
  onChange: (edit: ImageEdit) => void
}

/** The ratio of what is kept, turning and mirroring. */
export function CropTools({ edit, focal, onChange, ratio }: ToolProps) {
  const t = useTexts(libraryTexts).image
  const { crop } = edit
  const chosen = (Object.keys(ratios) as Ratio[]).find((name) => {
    const wanted = ratios[name]
    return crop ? wanted !== undefined && Math.abs((crop.width * ratio) / crop.height / wanted - 1) < 0.02 : !wanted
  })
  return (
    <div className="row w">
      <SegmentedControl
        aria-label={t.crop}
        value={chosen ?? ''}
        data={(Object.keys(ratios) as Ratio[]).map((value) => ({ value, label: t.ratios[value] }))}
        onChange={(value) => {
          const wanted = isRatio(value) ? ratios[value] : undefined
          onChange({ ...edit, crop: wanted === undefined ? null : cropOf(wanted, ratio, focal) })
        }}
      />
      <span className="sp" />
      <ActionIcon
        aria-label={t.turn}
        title={t.turn}
        onClick={() => onChange({ ...edit, turn: turned[edit.turn], crop: null })}
      >
        <IconRotateClockwise className="i" stroke={1.75} aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label={t.mirror}
        title={t.mirror}
        onClick={() => onChange({ ...edit, isMirrored: !edit.isMirrored })}
      >
        <IconFlipVertical className="i" stroke={1.75} aria-hidden />
      </ActionIcon>
    </div>
  )
}

import { productWords } from '../../words/product.ts'
import { soldOutTexts } from '../../words/sold-out.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { IconBan, IconEyeOff, IconPhotoOff } from '@tabler/icons-react'
import type { Product } from '../../contract.ts'
import { useSoldOut } from '../sold-out/use-sold-out.ts'
import { pictureOf } from './picture.ts'
import './product.css'

/**
 * The table cell with the name and picture of a product. Without a picture it shows an empty frame of the same size, so that the names are aligned.
 */
export function NameCell({ value, record }: { value: Product['name']; record: Product }) {
  const source = pictureOf(record, 'icon')
  return (
    <span className="m-catalogue pname">
      {source ? (
        <img src={source} alt="" width={32} height={32} loading="lazy" decoding="async" />
      ) : (
        <span className="nopic">
          <IconPhotoOff className="i" stroke={1.5} aria-hidden />
        </span>
      )}
      <span className="el">{value}</span>
    </span>
  )
}

/**
 * The table cell with the state of a product: disabled, sold out (with the branches), or not public. For any other state the cell is empty.
 */
export function StateCell({ record }: { record: Product }) {
  const t = useTexts(productWords)
  const out = useTexts(soldOutTexts)
  const { stateOf, namesOf } = useSoldOut()
  const { isOut, some } = stateOf(record)
  const states = [
    ...(record.isEnabled ? [] : [{ text: t.badges.off, tone: 'alarm', icon: IconBan }]),
    ...(isOut ? [{ text: t.soldOutBadge, tone: 'alarm', icon: IconBan }] : []),
    ...(some.length > 0 ? [{ text: out.outIn(namesOf(some)), tone: 'new', icon: IconBan }] : []),
    ...(record.isPublic ? [] : [{ text: t.badges.hidden, tone: '', icon: IconEyeOff }]),
  ]
  if (states.length === 0) return null
  return (
    <span className="row w" style={{ gap: 6 }}>
      {states.map(({ text, tone, icon: Picture }) => (
        <span key={text} className={`bdg ${tone}`}>
          <Picture className="i" aria-hidden />
          {text}
        </span>
      ))}
    </span>
  )
}

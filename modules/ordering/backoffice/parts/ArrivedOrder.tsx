import { Banner } from '#ui/backoffice/Banner.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Link } from 'react-router'
import { keptEntryTexts } from '../../words/kept-entry.ts'

/**
 * Shown after staff sent an order a second time with changed input, although the server had already created it at the first attempt. It links to
 * the created order, or to the board if its id is not known. The form keeps its input. Shows nothing if `arrived` is undefined.
 */
export function ArrivedOrder({ arrived }: { arrived: { id: string | undefined } | undefined }) {
  const t = useTexts(keptEntryTexts)
  if (!arrived) return null
  return (
    <Banner tone="alarm" title={t.arrived}>
      <p>{t.arrivedText}</p>
      <Link to={arrived.id ? `/bestellungen/${arrived.id}` : '/bestellungen'}>{t.arrivedOpen}</Link>
    </Banner>
  )
}

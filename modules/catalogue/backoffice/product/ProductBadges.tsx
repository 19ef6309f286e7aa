import type { FormView } from '#ui/backoffice/crud/editor.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { IconBan, IconCircleCheck, IconCircleDashed, IconEyeOff } from '@tabler/icons-react'
import type { productEntity } from '../../contract.ts'
import { productWords } from '../../words/product.ts'

/**
 * Badges in the head of the product form. The badge for the type shows what is chosen in the form. All other badges show the saved product.
 * A new product has the badge 'not saved'.
 */
export function ProductBadges({ values, record }: Pick<FormView<typeof productEntity>, 'values' | 'record'>) {
  const t = useTexts(productWords)
  const type = values.type && t.choices.type[values.type]
  return (
    <>
      {!record ? (
        <span className="bdg">
          <IconCircleDashed className="i" aria-hidden />
          {t.badges.unsaved}
        </span>
      ) : record.isPublic ? (
        <span className="bdg ok">
          <IconCircleCheck className="i" aria-hidden />
          {t.badges.public}
        </span>
      ) : (
        <span className="bdg">
          <IconEyeOff className="i" aria-hidden />
          {t.badges.hidden}
        </span>
      )}
      {record && !record.isEnabled ? (
        <span className="bdg alarm">
          <IconBan className="i" aria-hidden />
          {t.badges.off}
        </span>
      ) : null}
      {record?.isSoldOut ? (
        <span className="bdg alarm">
          <IconBan className="i" aria-hidden />
          {t.soldOutBadge}
        </span>
      ) : null}
      <span className="bdg out hide-phone">{type}</span>
    </>
  )
}

import { productWords } from '../../words/product.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { useCall } from '#ui/backoffice/calls.ts'
import type { FormView } from '#ui/backoffice/crud/editor.ts'
import { Cell } from '#ui/backoffice/crud/list/Cell.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import { Link } from 'react-router'
import { catalogueEndpoints, type Product, productEntity } from '../../contract.ts'
import { isOnNoMenu } from './on-menus.ts'

function useOnNoMenu(record: Product | undefined): boolean {
  const menus = useCall(catalogueEndpoints.menus.list, { query: { pageSize: 500 } }).data?.value
  return record !== undefined && menus !== undefined && isOnNoMenu(record, menus)
}

/** A notice above the form of a product that is on no menu (`isOnNoMenu`). */
export function NoMenuNotice({ record }: FormView<typeof productEntity>) {
  const t = useTexts(productWords).usage
  if (!useOnNoMenu(record)) return null
  return (
    <Banner tone="new" icon={IconEyeOff} title={t.none}>
      <div className="row w">
        <span>{t.noneHow}</span>
        <Button size="xs" component={Link} to="/karten">
          {t.toMenus}
        </Button>
      </div>
    </Banner>
  )
}

/** The table cell with the category of a product. A badge warns if the product is on no menu. */
export function CategoryCell({ value, record }: { value: Product['categoryId']; record: Product }) {
  const t = useTexts(productWords).usage
  const isNowhere = useOnNoMenu(record)
  const { categoryId } = productEntity.fields
  return (
    <span className="row w" style={{ gap: 6 }}>
      <Cell field={categoryId} value={value} choices={{}} />
      {isNowhere ? (
        <span className="bdg new" title={t.none}>
          <IconEyeOff className="i" aria-hidden />
          {t.badge}
        </span>
      ) : null}
    </span>
  )
}

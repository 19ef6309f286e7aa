import './menu-editor.css'
import { menuWords } from '../../words/menu.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { Rows } from '#ui/backoffice/crud/fields/Rows.tsx'
import { formatMoney } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Select } from '@mantine/core'
import { IconPlaylistAdd } from '@tabler/icons-react'
import { catalogueEndpoints } from '../../contract.ts'

/**
 * The products that a menu offers in one category. A field adds one product. A button adds all products of the category that are not listed
 * yet.
 */
export function MenuProducts({
  categoryId,
  ids,
  onChange,
  readOnly,
}: {
  categoryId: string
  ids: readonly string[]
  onChange: (ids: string[]) => void
  readOnly: boolean
}) {
  const t = useTexts(menuWords)
  const { currency } = useStaff()
  const products = useCall(catalogueEndpoints.products.list, { query: { pageSize: 500 } }).data?.value ?? []
  const byId = new Map(products.map((product) => [product.id, product]))
  const free = products.filter(({ id }) => !ids.includes(id))
  const missing = free.filter((product) => product.categoryId === categoryId)
  return (
    <div className="col">
      <Rows<string>
        rows={ids}
        onChange={onChange}
        create={() => ''}
        nameOf={(id) => byId.get(id)?.name ?? t.gone}
        emptyText={t.noProducts}
        readOnly={readOnly}
        className="m-catalogue menuprod"
      >
        {(id) => {
          const product = byId.get(id)
          return (
            <>
              <span className="el">{product?.name ?? <span className="mut">{t.gone}</span>}</span>
              <span className="row">
                {product && !product.isEnabled ? <span className="bdg">{t.off}</span> : null}
                {product?.isSoldOut ? <span className="bdg alarm">{t.soldOut}</span> : null}
              </span>
              <span className="num nw">{product ? formatMoney(product.price, currency) : '–'}</span>
            </>
          )
        }}
      </Rows>
      {readOnly ? null : (
        <div className="row w">
          <Select
            aria-label={t.addProduct}
            placeholder={t.addProduct}
            searchable
            limit={60}
            value={null}
            style={{ flex: '1 1 220px', maxWidth: 320 }}
            data={[...missing, ...free.filter((product) => product.categoryId !== categoryId)].map(({ id, name }) => ({
              value: id,
              label: name,
            }))}
            onChange={(id) => {
              if (id) onChange([...ids, id])
            }}
          />
          {missing.length > 0 ? (
            <Button
              leftSection={<IconPlaylistAdd className="i" stroke={1.75} aria-hidden />}
              onClick={() => onChange([...ids, ...missing.map(({ id }) => id)])}
            >
              {t.addAll(missing.length)}
            </Button>
          ) : null}
        </div>
      )}
    </div>
  )
}

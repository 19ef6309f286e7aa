import { productWords } from '../../words/product.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import type { StoredRecord } from '#ui/backoffice/crud/record.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Link } from 'react-router'
import { catalogueEndpoints } from '../../contract.ts'

/** Lists the menus and bundles that contain the product, with links to them. Shows nothing while they are loading, or if there are none. */
export function Usage({ record }: { record: StoredRecord }) {
  const t = useTexts(productWords).usage
  const menus = useCall(catalogueEndpoints.menus.list, { query: { pageSize: 500 } }).data?.value
  const products = useCall(catalogueEndpoints.products.list, { query: { pageSize: 500 } }).data?.value
  if (!menus || !products) return null
  const places = [
    ...menus
      .filter(({ catalog }) => catalog.some((part) => part.products.includes(record.id)))
      .map(({ id, name }) => ({ id, name, to: `/karten/${id}`, kind: t.menu })),
    ...products
      .filter(({ bundle }) => bundle.some(({ product }) => product === record.id))
      .map(({ id, name }) => ({ id, name, to: `/produkte/${id}`, kind: t.bundle })),
  ]
  // A product that is on no menu has a notice above the form (`NoMenuNotice`). Nothing more is shown here.
  if (places.length === 0) return null
  return (
    <section className="card">
      <div className="hd">
        <h2>{t.title}</h2>
      </div>
      <div className="bd">
        <ul className="col" style={{ gap: 4 }}>
          {places.map(({ id, name, to, kind }) => (
            <li key={id} className="row">
              <Link className="rowlink" to={to}>
                {name}
              </Link>
              <span className="mut sm">{kind}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

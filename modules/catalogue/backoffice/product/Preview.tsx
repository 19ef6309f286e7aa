import { productWords } from '../../words/product.ts'
import type { FormView } from '#ui/backoffice/crud/editor.ts'
import { formatMoney } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { IconLuggage, IconUsers } from '@tabler/icons-react'
import type { productEntity } from '../../contract.ts'
import { amountOf, contentOf, isVehicle, optionsOf, type ProductValues, stepsOf } from '../parts/product-values.ts'
import { pictureOf } from './picture.ts'
import './product.css'
import { Usage } from './Usage.tsx'

/**
 * Shown next to the product form: the product as guests see it, and the menus and bundles that contain it. For a vehicle, only the vehicle as
 * guests see it.
 */
export function ProductAside(view: FormView<typeof productEntity>) {
  return isVehicle(view.values) ? (
    <VehicleCard {...view} />
  ) : (
    <>
      <PhonePreview {...view} />
      {view.record ? <Usage record={view.record} /> : null}
    </>
  )
}

function usePriceText(values: ProductValues): string {
  const t = useTexts(productWords).preview
  const { currency } = useStaff()
  const price = amountOf(values.price)
  return values.isPriceHidden ? t.hiddenPrice : price === undefined ? '–' : formatMoney(price, currency)
}

function VehicleCard({ values }: FormView<typeof productEntity>) {
  const t = useTexts(productWords).preview
  const { seats, luggage } = contentOf(values)
  const price = usePriceText(values)
  return (
    <section className="m-catalogue card vcard" aria-label={t.title}>
      <div className="hd">
        <h2>{t.title}</h2>
      </div>
      <div className="bd col" style={{ gap: 10 }}>
        <img src={pictureOf(values)} alt="" width={720} height={280} />
        <div className="row">
          <b style={{ fontSize: 'var(--f-lg)' }}>{values.name || t.noName}</b>
          <span className="sp" />
          <span className="b nw">
            {price} {values.isPriceHidden ? null : <span className="mut sm">{t.perKm}</span>}
          </span>
        </div>
        <p className="sm t2">{values.description}</p>
        <div className="row w sm t2">
          {amountOf(seats) ? (
            <span className="row">
              <IconUsers className="i" stroke={1.75} aria-hidden />
              {t.seats(seats ?? 0)}
            </span>
          ) : null}
          {amountOf(luggage) === undefined ? null : (
            <span className="row">
              <IconLuggage className="i" stroke={1.75} aria-hidden />
              {t.luggage(luggage ?? 0)}
            </span>
          )}
        </div>
      </div>
    </section>
  )
}

/** Shows a product as it appears on a guest's phone, with the options of its first steps. */
function PhonePreview({ values }: FormView<typeof productEntity>) {
  const words = useTexts(productWords)
  const t = words.preview
  const { currency } = useStaff()
  const price = usePriceText(values)
  const picture = pictureOf(values)
  const sign = { add: '+ ', subtract: '− ', overwrite: '' }
  return (
    <>
      <h2 className="sm">{t.title}</h2>
      <div className="m-catalogue phone" aria-label={t.title} role="group">
        {picture ? <img src={picture} alt="" /> : <span className="noimg" />}
        <div className="pbody">
          <b className="ptitle">{values.name || t.noName}</b>
          <p>{values.description}</p>
          {values.allergens ? <p className="small">{t.allergens(values.allergens)}</p> : null}
          {stepsOf(values.parts)
            .slice(0, 3)
            .map((step) => (
              <div key={step.id} className="pstep">
                <b>{step.name || words.parts.unnamed}</b>
                {optionsOf(step)
                  .slice(0, 4)
                  .map((option) => (
                    <span className="o" key={option.id}>
                      {option.name || words.parts.unnamed}
                      <span className="sp" />
                      {option.price
                        ? `${sign[option.modifier ?? 'add']}${formatMoney(option.price, currency)}`
                        : t.included}
                    </span>
                  ))}
              </div>
            ))}
        </div>
        <span className="go">
          <span>{t.add}</span>
          <span>{price}</span>
        </span>
      </div>
    </>
  )
}

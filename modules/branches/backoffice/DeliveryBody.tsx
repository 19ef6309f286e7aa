import './branch-editor.css'
import { branchWords } from '../words/branch.ts'
import { isMoneyDecimal, type Money, money, toDecimal } from '#kernel/money.ts'
import { deliveryTerms } from '../rules/delivery.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import type { branchEntity } from '../contract.ts'
import type { SectionView } from '#ui/backoffice/crud/editor.ts'
import { NumberBox } from '#ui/backoffice/crud/fields/NumberBox.tsx'
import { formatMoney } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Select } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { useState } from 'react'
import { type Area, areasOf } from './DeliveryAreasField.tsx'

/**
 * The section of the branch form for delivery. Next to the areas is a panel in which staff can try them out: for an area and a value of
 * goods, it shows the fee and the texts that a guest would see.
 */
export function DeliveryBody({ values, field }: SectionView<typeof branchEntity>) {
  return (
    <div className="m-branches deliv">
      <div className="card">
        <div className="bd">{field('deliveryAreas')}</div>
      </div>
      <Probe areas={areasOf(values.deliveryAreas).filter(isWhole)} />
    </div>
  )
}

/** Whether all values of an area are typed. The panel next to the list does not offer incomplete areas. */
const isWhole = ({ area, price, minimumOrderValue, freeFromOrderValue }: Area): boolean =>
  area !== '' &&
  [price, minimumOrderValue ?? 0, freeFromOrderValue ?? 0].every((one) => one >= 0 && isMoneyDecimal(one))

function Probe({ areas }: { areas: readonly Area[] }) {
  const words = useTexts(branchWords).areas
  const t = words.probe
  const { currency } = useStaff()
  const [name, setName] = useState<string>()
  const [value, setValue] = useState<number | undefined>(18.4)
  const chosen = areas.find(({ area }) => area === name) ?? areas[0]
  const text = (amount: Money) => formatMoney(toDecimal(amount), currency)
  const terms =
    chosen && value !== undefined && value >= 0 && isMoneyDecimal(value)
      ? deliveryTerms({ ...chosen, free: chosen.free === true }, money(value))
      : undefined
  return (
    <section className="card">
      <div className="hd">
        <h2>{t.title}</h2>
      </div>
      <div className="bd col" style={{ gap: 14 }}>
        <Select
          label={words.area}
          data={[...new Set(areas.map(({ area }) => area))]}
          value={chosen?.area ?? null}
          allowDeselect={false}
          onChange={(area) => setName(area ?? undefined)}
        />
        <NumberBox
          label={t.cart}
          unit={currency === 'EUR' ? '€' : currency}
          digits={{ min: 2, max: 2 }}
          value={value}
          onChange={setValue}
        />
        {terms && chosen ? (
          <>
            <Banner tone={terms.missing ? 'new' : 'ok'} icon={IconMapPin} title={chosen.area}>
              {terms.missing && terms.minimum ? (
                <p>
                  „{t.below(text(terms.minimum))}“ {t.missing(text(terms.missing))}
                </p>
              ) : (
                <p>{t.met}</p>
              )}
            </Banner>
            <dl className="kv">
              <dt>{words.price}</dt>
              <dd>{terms.isFree ? words.free : text(terms.fee)}</dd>
              <dt>{words.freeFrom}</dt>
              <dd>{terms.freeFrom ? text(terms.freeFrom) : '–'}</dd>
            </dl>
          </>
        ) : null}
      </div>
    </section>
  )
}

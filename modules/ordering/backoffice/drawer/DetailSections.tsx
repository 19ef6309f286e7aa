import { boardTexts } from '#i18n/board.ts'
import { displayFlightNumber } from '#modules/booking/rules/flight-number.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { IconCar, IconCash, IconCoins, IconCreditCard, IconListDetails, IconUser } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Order } from '../../contract.ts'
import { isUnpaid } from '../../rules/lifecycle.ts'
import { numberOf } from '../order-words.ts'
import { PriceTable } from './RouteSection.tsx'

/** Facts of the ride or the items, payment, contact. */
export function DetailSections({ order }: { order: Order }) {
  const t = useTexts(boardTexts)
  const { branches } = useStaff()
  const { ride } = order
  const isOnline = order.paymentMethod === 'mollie' || order.paymentMethod === 'datatrans'
  const payLook = order.paymentState === 'paid' ? 'ok' : isUnpaid(order) ? 'alarm' : 'new'
  const typed = [
    order.street,
    [order.stairway, order.floor, order.door].filter(Boolean).join('/'),
    `${order.zipCode} ${order.city}`.trim(),
  ].filter(Boolean)
  // The country is preset: alone it is no address.
  const address = typed.length > 0 ? [...typed, order.country].filter(Boolean).join(', ') : ''
  const contact: readonly [string, string][] = [
    [t.drawer.address, address],
    [t.drawer.company, order.companyName],
    [t.drawer.vat, order.vatNumber],
    [t.history.number, numberOf(order, branches) === order.uid ? '' : order.uid],
    [t.drawer.rejection, order.rejectionMessage ? `„${order.rejectionMessage}“` : ''],
  ]
  return (
    <>
      {ride ? (
        <section className="sec">
          <h3>
            <IconCar className="i" stroke={1.75} aria-hidden />
            {t.drawer.ride}
          </h3>
          <dl className="kv">
            <Fact name={t.drawer.service}>{t.drawer.services[ride.service]}</Fact>
            <Fact name={t.drawer.vehicle}>{ride.vehicle.name}</Fact>
            <Fact name={t.drawer.flight}>{displayFlightNumber(ride.flightNumber)}</Fact>
            <Fact name={t.drawer.persons}>{t.drawer.adults(ride.adults)}</Fact>
            <Fact name={t.drawer.accessories}>
              {ride.accessoryNames.length > 0 ? (
                <b>{ride.accessoryNames.map((one) => `${one.amount} ${one.name}`).join(', ')}</b>
              ) : (
                ''
              )}
            </Fact>
            <Fact name={t.drawer.comment}>{order.comment ? `„${order.comment}“` : ''}</Fact>
          </dl>
        </section>
      ) : (
        <section className="sec">
          <h3>
            <IconListDetails className="i" stroke={1.75} aria-hidden />
            {t.drawer.items}
          </h3>
          {order.comment ? <p className="note">{order.comment}</p> : null}
          <PriceTable order={order} first={(item) => item.name} />
        </section>
      )}
      <section className="sec">
        <h3>
          <IconCash className="i" stroke={1.75} aria-hidden />
          {t.drawer.payment}
        </h3>
        <div className="row w">
          <span className={`bdg ${payLook}`}>
            {isOnline ? <IconCreditCard className="i" aria-hidden /> : <IconCoins className="i" aria-hidden />}
            {ride && order.paymentMethod === 'cash' ? t.drawer.cashRide : t.drawer.methods[order.paymentMethod]}
          </span>
          <span className="t2 sm nw">{t.drawer.paymentStates[order.paymentState]}</span>
        </div>
      </section>
      {contact.some(([, value]) => value) ? (
        <section className="sec">
          <h3>
            <IconUser className="i" stroke={1.75} aria-hidden />
            {t.drawer.contact}
          </h3>
          <dl className="kv">
            {contact.map(([name, value]) => (
              <Fact key={name} name={name}>
                {value}
              </Fact>
            ))}
          </dl>
        </section>
      ) : null}
    </>
  )
}

/** A named fact; nothing at all when it is empty. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <>
      <dt>{name}</dt>
      <dd style={{ overflowWrap: 'anywhere' }}>{children}</dd>
    </>
  )
}

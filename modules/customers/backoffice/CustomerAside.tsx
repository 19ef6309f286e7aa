import type { Caller } from '#modules/ordering/backoffice/parts/caller.ts'
import { PhoneText } from '#modules/ordering/backoffice/parts/PhoneText.tsx'
import { useTakeOrders } from '#modules/ordering/backoffice/parts/use-take-orders.ts'
import { boardTexts } from '#modules/ordering/words/board.ts'
import { stateWord } from '#modules/ordering/words/order-state.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import type { FormView } from '#ui/backoffice/crud/editor.ts'
import { deviceZone } from '#ui/backoffice/crud/device-zone.ts'
import { formatMoney, formatListed, formatNumber, formatShortDay } from '#ui/backoffice/format.ts'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useNow } from '#ui/backoffice/use-now.ts'
import { Button } from '@mantine/core'
import { IconMail, IconPhone, IconPlus, IconStar } from '@tabler/icons-react'
import { Link } from 'react-router'
import { type CustomerOverview, type customerEntity, customersEndpoints as calls } from '../contract.ts'
import { customerTexts } from '../words/overview.ts'
import { GuestData } from './GuestData.tsx'
import { Double, Merged } from './SamePerson.tsx'
import { VatCheck } from './VatCheck.tsx'
import './customers.css'

/**
 * The panel next to the form of a customer: figures, latest orders, rating, and records that may be the same person. Shown only for a
 * stored record.
 */
export function CustomerAside({ record }: FormView<typeof customerEntity>) {
  const t = useTexts(customerTexts)
  const { currency, locale } = useStaff()
  const found = useCall(calls.overview, { params: { id: record?.id ?? '' } }, { enabled: record !== undefined })
  if (!record) return null
  if (found.error) return <FailedState error={found.error} title={t.loadFailed} retry={() => void found.refetch()} />
  if (!found.data) return <LoadingState label={t.last} />
  const { orders, rating, ratings, doubles, merged, since } = found.data.value
  const { orderCount, revenue } = record
  return (
    <section className="m-customers cust">
      {doubles.map((one) => (
        <Double key={one.id} id={record.id} double={one} />
      ))}
      <Contact phone={record.phone} email={record.email} />
      <dl className="figures">
        <Figure value={formatNumber(orderCount, locale)} label={t.orders} />
        <Figure value={formatMoney(revenue, currency)} label={t.revenue} />
        <Figure value={orderCount > 0 ? formatMoney(revenue / orderCount, currency) : '–'} label={t.mean} />
        {rating === null ? null : (
          <Figure
            value={
              <>
                <IconStar size={16} aria-hidden /> {formatNumber(rating, locale)}
              </>
            }
            label={t.ratings(ratings)}
          />
        )}
      </dl>
      {since ? <p className="mut sm">{t.since(formatShortDay(Date.parse(since), deviceZone(), locale))}</p> : null}
      {record.allowsMailAt ? (
        <p className="mut sm">{t.agreed(formatShortDay(Date.parse(record.allowsMailAt), deviceZone(), locale))}</p>
      ) : null}
      <VatCheck record={record} />
      <h3>{t.last}</h3>
      {orders.length === 0 ? <p className="mut">{t.none}</p> : <Orders orders={orders} />}
      <GuestData id={record.id} name={record.name} />
      {merged.length > 0 ? <Merged id={record.id} merged={merged} /> : null}
    </section>
  )
}

/** Links with which staff call the customer or write a mail. A button opens the form for a phone order with this customer's number. */
function Contact({ phone, email }: { phone: string; email: string }) {
  const t = useTexts(customerTexts)
  const [entry] = useTakeOrders()
  const caller: Caller = { phone }
  return (
    <div className="row w">
      {phone ? (
        <Button component="a" href={`tel:${phone}`} leftSection={<IconPhone className="i" aria-hidden />}>
          <span className="sr">{t.call} </span>
          <PhoneText phone={phone} />
        </Button>
      ) : null}
      {email ? (
        <Button
          component="a"
          href={`mailto:${email}`}
          title={email}
          leftSection={<IconMail className="i" aria-hidden />}
        >
          {t.mail}
        </Button>
      ) : null}
      {entry ? (
        <Button component={Link} to={entry.to} state={caller} leftSection={<IconPlus className="i" aria-hidden />}>
          {t.takeOrder}
        </Button>
      ) : null}
    </div>
  )
}

function Figure({ value, label }: { value: React.ReactNode; label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Orders({ orders }: { orders: CustomerOverview['orders'] }) {
  const { currency, locale } = useStaff()
  const now = useNow(60_000)
  const board = useTexts(boardTexts)
  return (
    <ul>
      {orders.map((order) => (
        <li key={order.id}>
          <Link to={`/verlauf/${order.id}`}>
            <b>{order.uid}</b>
            <span className="mut">{formatListed(Date.parse(order.at), now, deviceZone(), locale)}</span>
            <span className="bdg">{stateWord(order, board)}</span>
            <span className="num">{formatMoney(order.gross, currency)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

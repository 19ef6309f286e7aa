import { boardTexts } from '../../words/board.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Apart } from '#ui/backoffice/Apart.tsx'
import { Button } from '@mantine/core'
import { IconMapPin, IconUser } from '@tabler/icons-react'
import { lazy, useState } from 'react'
import type { Order } from '../../contract.ts'
import { numberOf } from '../parts/order-words.ts'
import type { Address } from '../../rules/address.ts'
import { staffAddress } from '../../words/address-text.ts'
import { isFinal } from '../../rules/lifecycle.ts'
import { wholeOrderTexts } from '../../words/whole-order.ts'
import { useOrderFeed } from '../parts/feed/OrderFeed.tsx'
import { Fact } from './Fact.tsx'

/** The code of the dialog is loaded only when it is opened, because most orders are never corrected. */
const CorrectDialog = lazy(() => import('./CorrectDialog.tsx').then((part) => ({ default: part.CorrectDialog })))

/** Returns a link to the address on a map. Staircase and door are left out, because the map does not find addresses with them. */
const mapOf = ({ street, zipCode, city, country }: Address): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${street}, ${zipCode} ${city}, ${country}`)}`

/**
 * The section with the guest's address and company, the delivery address, the order number, the reason of a rejection, and the button that
 * opens `CorrectDialog`.
 */
export function PersonSection({ order }: { order: Order }) {
  const t = useTexts(boardTexts)
  const words = useTexts(wholeOrderTexts)
  const { locale } = useStaff()
  const { isLocked } = useOrderFeed()
  const [isCorrecting, setCorrecting] = useState(false)
  const lineOf = (address: Address) => staffAddress(address, locale)
  const own = lineOf(order)
  const other = order.deliveryAddress
  const goesTo = order.isDelivery && own ? (other ?? order) : undefined
  const otherName = other
    ? [`${other.firstName} ${other.lastName}`.trim(), other.company].filter(Boolean).join(', ')
    : ''
  const facts: readonly [string, string][] = [
    [t.drawer.address, own],
    [t.drawer.deliveryAddress, other ? [otherName, lineOf(other)].filter(Boolean).join(', ') : ''],
    [t.drawer.company, order.companyName],
    [t.drawer.vat, order.vatNumber],
    [t.history.number, numberOf(order) === order.uid ? '' : order.uid],
    [t.drawer.rejection, order.rejectionMessage ? t.drawer.quoted(order.rejectionMessage) : ''],
  ]
  const canCorrect = !isFinal(order.state)
  if (!canCorrect && !facts.some(([, value]) => value)) return null
  return (
    <section className="sec">
      <h3>
        <IconUser className="i" stroke={1.75} aria-hidden />
        {t.drawer.contact}
      </h3>
      <dl className="kv">
        {facts.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </dl>
      {canCorrect ? (
        <Button style={{ marginTop: 10 }} disabled={isLocked} onClick={() => setCorrecting(true)}>
          {words.correct}
        </Button>
      ) : null}
      {isCorrecting ? (
        <Apart>
          <CorrectDialog order={order} onClose={() => setCorrecting(false)} />
        </Apart>
      ) : null}
      {goesTo ? (
        <p style={{ marginTop: 6 }}>
          <a
            href={mapOf(goesTo)}
            target="_blank"
            rel="noreferrer"
            className="row"
            style={{ display: 'inline-flex', minHeight: 44 }}
          >
            <IconMapPin className="i" stroke={1.75} aria-hidden />
            {t.drawer.map}
          </a>
        </p>
      ) : null}
    </section>
  )
}

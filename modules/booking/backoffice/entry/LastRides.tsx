import { orderingEndpoints, type OrderSummary } from '#modules/ordering/contract.ts'
import { parsePhone } from '#modules/ordering/rules/phone.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { formatMoney, formatShortDay } from '#ui/backoffice/format.ts'
import { useShortcuts } from '#ui/backoffice/ShortcutLayer.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { rideEntryTexts } from '../../words/ride-entry.ts'
import { staffVehicleOf } from '#modules/ordering/rules/staff-words.ts'

const KEYS = [1, 2, 3] as const

/**
 * Loads the former rides of the guest with this phone number. Empty while the phone number is not valid. Staff click a ride, or press Alt
 * and the position of the ride in the list, to fill the form from it.
 */
export function useLastRides(phone: string, branch: { id: string; country: string }): readonly OrderSummary[] {
  const parsed = parsePhone(phone, branch.country)
  const known = useCall(
    orderingEndpoints.history,
    { query: { search: parsed.ok ? parsed.value : '', kind: 'ride', branch: branch.id, pageSize: KEYS.length } },
    { enabled: parsed.ok },
  )
  return parsed.ok ? (known.data?.value ?? []) : []
}

export function LastRides({
  rides,
  hasPhone,
  zone,
  onTake,
  onReturn,
}: {
  rides: readonly OrderSummary[]
  hasPhone: boolean
  zone: string
  onTake: (ride: OrderSummary) => void
  /** Fills the form with the way back of a ride. */
  onReturn: (ride: OrderSummary) => void
}) {
  const t = useTexts(rideEntryTexts)
  const { locale } = useStaff()
  useShortcuts(
    KEYS.flatMap((key, index) => {
      const ride = rides[index]
      return ride
        ? [{ keys: [`alt+${key}`], label: t.lastOf(routeOf(ride)), group: t.shortcuts, run: () => onTake(ride) }]
        : []
    }),
  )
  if (!hasPhone) return null
  return (
    <section className="card" aria-labelledby="last-rides">
      <div className="hd">
        <h2 id="last-rides">{t.last}</h2>
        <span className="sp" />
        {rides.length > 0 ? <span className="mut sm hide-phone">{t.lastHint}</span> : null}
      </div>
      {rides.length === 0 ? <p className="bd mut">{t.noLast}</p> : null}
      <ul>
        {rides.map((ride, index) => (
          <li key={ride.id} className="lrow">
            <button type="button" className="lride" aria-label={t.lastOf(routeOf(ride))} onClick={() => onTake(ride)}>
              <kbd className="hide-phone" aria-hidden>
                Alt {index + 1}
              </kbd>
              <span className="el">
                <b>{routeOf(ride)}</b>
                <span className="mut sm">
                  {formatShortDay(Date.parse(ride.appointmentDate ?? ride.createdAt), zone, locale)} ·{' '}
                  {ride.ride ? staffVehicleOf(ride.ride) : ''}
                </span>
              </span>
              <span className="nw">{formatMoney(ride.pricing.totalGross, ride.currency)}</span>
            </button>
            <Button size="sm" aria-label={t.returnOf(routeOf(ride))} onClick={() => onReturn(ride)}>
              {t.return}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const routeOf = ({ ride }: OrderSummary): string => (ride ? `${ride.from.name} → ${ride.to.name}` : '')

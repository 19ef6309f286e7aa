import { errorText } from '#i18n/errors.ts'
import { type Money, toDecimal } from '#kernel/money.ts'
import type { Branch } from '#modules/branches/contract.ts'
import type { Category, Product } from '#modules/catalogue/contract.ts'
import type { OrderSummary } from '#modules/ordering/contract.ts'
import { useCaller } from '#modules/ordering/backoffice/parts/caller.ts'
import { ArrivedOrder } from '#modules/ordering/backoffice/parts/ArrivedOrder.tsx'
import { KeptEntry } from '#modules/ordering/backoffice/parts/KeptEntry.tsx'
import { boardTexts } from '#modules/ordering/words/board.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { formatMoney } from '#ui/backoffice/format.ts'
import { useKeptInput } from '#ui/backoffice/kept-input.ts'
import { useUnread } from '#ui/backoffice/date/use-unread.ts'
import { useShortcuts } from '#ui/backoffice/ShortcutLayer.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { addonsOf, chosenAddons } from '../../rules/addons.ts'
import { offeredVehicle } from '../../rules/booking-vehicle.ts'
import { quoteRide } from '../../rules/quote-ride.ts'
import { passengerChoices } from '../../rules/booking-form.ts'
import { rideEntryTexts } from '../../words/ride-entry.ts'
import { CallerFields } from './CallerFields.tsx'
import { ExactField } from './ExactField.tsx'
import { ExtraFields } from './ExtraFields.tsx'
import { LastRides, useLastRides } from './LastRides.tsx'
import { PartyFields } from './PartyFields.tsx'
import { PassengerFields } from './PassengerFields.tsx'
import { PlaceField } from './PlaceField.tsx'
import { fromLastRide, fromReturnOf, inOffered } from './last-ride.ts'
import { readRide } from './kept-ride.ts'
import { emptyRide, isFlightOpen, type Missing, missingIn, type RideEntry, serviceFor } from './ride-entry.ts'
import { RidePrice } from './RidePrice.tsx'
import { RideWhen } from './RideWhen.tsx'
import { useKnownName } from './use-known-name.ts'
import { useRoute } from './use-route.ts'
import { useSubmitRide } from './use-submit-ride.tsx'
import { useTried } from './use-tried.ts'
import { VehicleChoice } from './VehicleChoice.tsx'

const payments = ['cash', 'atm-card', 'hydro-ag-voucher'] as const
const isOffered = {
  cash: 'isCashEnabled',
  'atm-card': 'isATMCardEnabled',
  'hydro-ag-voucher': 'isHydroAGVoucherEnabled',
} as const

/**
 * The form in which staff enter a ride that a guest orders by phone. It can be filled and sent by keyboard. Next to the fields are the price
 * and the guest's former rides.
 */
export function RideEntryForm({
  branch,
  vehicles,
  categories,
  returnOf,
  onRestart,
}: {
  branch: Branch
  vehicles: readonly Product[]
  categories: readonly Category[]
  /** The ride whose way back is entered; undefined if the form begins empty. */
  returnOf: OrderSummary | undefined
  onRestart: () => void
}) {
  const t = useTexts(rideEntryTexts)
  const board = useTexts(boardTexts)
  const { clock, locale, currency } = useStaff()
  const caller = useCaller()
  const kept = useKeptInput<RideEntry>(
    `ride.${branch.id}`,
    () => {
      const empty = { ...emptyRide, ...caller, vehicle: vehicles[0]?.id ?? '' }
      return returnOf ? inOffered(fromReturnOf({ ...empty, phone: returnOf.phone }, returnOf), vehicles) : empty
    },
    (stored) => readRide(stored, vehicles, clock.now()),
  )
  const { value: entry, change: setEntry } = kept
  const change = (part: Partial<RideEntry>) => setEntry((before) => ({ ...before, ...part }))
  const route = useRoute(entry.from, entry.to)
  const vehicle = vehicles.find(({ id }) => id === entry.vehicle)
  const addons = vehicle ? addonsOf(vehicle, locale) : []
  const priceOf = (product: Product) => {
    if (!route.found) return undefined
    const chosen = chosenAddons(addonsOf(product, locale), entry.accessories)
    const quoted = quoteRide(product, route.found.segments, chosen, branch)
    return quoted.ok ? quoted.value : undefined
  }
  const price = vehicle ? priceOf(vehicle) : undefined
  const total = price ? toDecimal(price.pricing.totalGross) : undefined
  const unread = useUnread<'day' | 'time'>()
  const missing = missingIn(entry, addons, unread.names)
  const submit = useSubmitRide(entry, { branch, missing, total, kept })
  const lastRides = useLastRides(entry.phone, branch)
  const filledName = useKnownName(entry, branch.country, lastRides[0], change)
  const [isFromUnchosen, setFromUnchosen] = useState(false)
  const [isToUnchosen, setToUnchosen] = useState(false)
  const isUnchosen = { from: isFromUnchosen, to: isToUnchosen }
  const nameOf = (name: Missing) =>
    (name === 'from' || name === 'to') && isUnchosen[name] ? t.toChoose(t[name]) : t[name]
  const tried = useTried(entry, addons)
  const errorOf = (name: Missing) =>
    tried.shows(name)
      ? (submit.errors[name] ?? (missing.includes(name) ? errorText(locale, 'field.required') : undefined))
      : undefined
  const send = () => {
    tried.attempt()
    return submit.run()
  }
  useShortcuts([{ keys: ['mod+Enter'], label: t.submit, group: t.shortcuts, run: () => void send() }])
  const money = (value: Money) => formatMoney(toDecimal(value), currency)
  return (
    <>
      <KeptEntry
        found={kept.found}
        zone={branch.timeZone}
        onRestart={() => {
          kept.forget()
          onRestart()
        }}
      />
      <Form className="m-booking rentry" noValidate onSubmit={send}>
        <div className="rmain">
          <CallerFields
            entry={entry}
            country={branch.country}
            isKnown={lastRides.length > 0}
            filledName={filledName}
            errorOf={errorOf}
            onChange={change}
          />
          <section className="col" aria-labelledby="ride-ride">
            <h2 id="ride-ride">{t.ride}</h2>
            <PlaceField
              label={t.from}
              name="from"
              value={entry.from}
              error={errorOf('from')}
              onUnchosen={setFromUnchosen}
              onChange={(from) => {
                tried.renew('fromDetail')
                change({ from, fromDetail: '' })
              }}
            />
            <ExactField
              entry={entry}
              end="from"
              error={errorOf('fromDetail')}
              onChange={change}
              onLeave={() => tried.left('fromDetail')}
            />
            <PlaceField
              label={t.to}
              name="to"
              value={entry.to}
              error={errorOf('to')}
              onUnchosen={setToUnchosen}
              onChange={(to) => {
                tried.renew('toDetail')
                change({ to, toDetail: '' })
              }}
            />
            <ExactField
              entry={entry}
              end="to"
              error={errorOf('toDetail')}
              onChange={change}
              onLeave={() => tried.left('toDetail')}
            />
            <RideWhen
              entry={entry}
              branch={branch}
              vehicle={vehicle ? { offered: offeredVehicle(vehicle, categories), product: vehicle } : undefined}
              seconds={route.found?.seconds}
              error={errorOf('time')}
              onChange={change}
              onUnread={unread.report}
            />
            <PartyFields
              entry={entry}
              choices={passengerChoices(vehicles.map(({ content }) => content))}
              onChange={change}
            />
            <div className="g2">
              <NativeSelect
                label={t.service}
                name="service"
                value={serviceFor(entry)}
                onChange={(event) =>
                  change({ service: event.currentTarget.value === 'chauffeur' ? 'chauffeur' : 'private-transfer' })
                }
                data={Object.entries(board.drawer.services).map(([value, label]) => ({ value, label }))}
              />
              <TextInput
                label={t.flight}
                name="flight"
                maxLength={20}
                autoComplete="off"
                value={entry.flightNumber}
                description={isFlightOpen(entry) ? t.flightOpen : undefined}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                error={submit.errors['flight']}
                onChange={(event) => change({ flightNumber: event.currentTarget.value })}
              />
            </div>
            <PassengerFields entry={entry} country={branch.country} errors={submit.errors} onChange={change} />
            <ExtraFields
              entry={entry}
              addons={addons}
              error={errorOf('answer')}
              onChange={change}
              onLeave={() => tried.left('answer')}
            />
          </section>
          <VehicleChoice
            entry={entry}
            branch={branch}
            vehicles={vehicles}
            categories={categories}
            seconds={route.found?.seconds}
            priceOf={priceOf}
            error={errorOf('vehicle')}
            onChoose={(id) => change({ vehicle: id })}
          />
          <div className="g2">
            <div className="fld" role="group" aria-labelledby="ride-payment">
              <span className="lbl" id="ride-payment">
                {t.payment}
              </span>
              <div className="row w">
                {payments
                  .filter((one) => branch[isOffered[one]])
                  .map((one) => (
                    <button
                      type="button"
                      key={one}
                      className="chip mid"
                      aria-pressed={entry.payment === one}
                      onClick={() => change({ payment: one })}
                    >
                      {one === 'cash' ? board.drawer.cashRide : board.drawer.methods[one]}
                    </button>
                  ))}
              </div>
            </div>
            <Textarea
              label={t.comment}
              name="comment"
              rows={1}
              autosize
              maxLength={2000}
              description={t.commentHint}
              value={entry.comment}
              onChange={(event) => change({ comment: event.currentTarget.value })}
            />
          </div>
        </div>
        <div className="rside">
          <RidePrice route={route} price={price} />
          <LastRides
            rides={lastRides}
            hasPhone={entry.phone.length > 6}
            zone={branch.timeZone}
            onTake={(last) => setEntry((before) => inOffered(fromLastRide(before, last), vehicles))}
            onReturn={(last) => setEntry((before) => inOffered(fromReturnOf(before, last), vehicles))}
          />
        </div>
        <div className="rfoot">
          <ArrivedOrder arrived={submit.arrived} />
          {submit.problem ? <Banner tone="alarm">{submit.problem}</Banner> : null}
          <div className="row w">
            <span className="sm t2" role="status">
              {missing.length === 0 ? <b>{t.complete}</b> : t.missing(missing.map(nameOf).join(', '))}
            </span>
            <span className="sp" />
            <Button
              type="submit"
              size="lg"
              variant="filled"
              loading={submit.isBusy}
              leftSection={<IconCheck className="i" aria-hidden />}
              rightSection={
                <kbd className="inv hide-phone" aria-hidden>
                  {locale === 'de' ? 'Strg + Eingabe' : 'Ctrl + Enter'}
                </kbd>
              }
            >
              {price ? t.submitFor(money(price.pricing.totalGross)) : t.submit}
            </Button>
          </div>
        </div>
      </Form>
    </>
  )
}

import { entryTexts } from '../../words/entry.ts'
import { storeTitles } from '../../words/titles.ts'
import { contentEndpoints } from '#modules/content/contract.ts'
import type { PublicProduct } from '#modules/catalogue/contract.ts'
import type { Storefront } from '../../contract.ts'
import { areaNamed } from '#modules/branches/rules/delivery.ts'
import { cartAge } from '../../rules/age.ts'
import { priceCart } from '../../rules/food-price.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { useUnread } from '#ui/backoffice/date/use-unread.ts'
import { useShortcuts } from '#ui/backoffice/ShortcutLayer.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { newKey } from '#ui/new-key.ts'
import { useNow } from '#ui/backoffice/use-now.ts'
import { Form } from '#ui/backoffice/Form.tsx'
import { useEffect, useMemo, useRef, useState } from 'react'
import { offeredPaymentMethods } from '#modules/ordering/rules/payment-methods.ts'
import { KeptEntry } from '#modules/ordering/backoffice/parts/KeptEntry.tsx'
import { closedNow } from './closed.ts'
import { ConfigureDialog } from './ConfigureDialog.tsx'
import { addItem, type Entry, type EntryItem, needsChoice, plainItem } from './entry.ts'
import { missingIn, type UnreadField } from './missing.ts'
import { notAsked } from './not-asked.ts'
import { offeredDishes } from './offered.ts'
import { EntryFoot } from './EntryFoot.tsx'
import { GuestFields } from './GuestFields.tsx'
import { ItemList } from './ItemList.tsx'
import { LastTime } from './LastTime.tsx'
import { ProductSearch } from './ProductSearch.tsx'
import { useKeptOrder } from './use-kept-order.ts'
import { useSubmit } from './use-submit.ts'
import { RefusedNote } from './RefusedNote.tsx'
import { WhenField } from './WhenField.tsx'

const onTheSpot = ['cash', 'atm-card', 'hydro-ag-voucher'] as const

const focusSearch = () => document.querySelector<HTMLElement>('[data-entry-search]')?.focus()

/**
 * The form in which staff enter an order: the search for dishes on the left, the chosen dishes in the middle, the guest on the right. On
 * large screens the total is always visible.
 */
export function EntryForm({
  store,
  onStale,
  onRestart,
}: {
  store: Storefront
  onStale: () => void
  onRestart: () => void
}) {
  const t = useTexts(entryTexts)
  const titles = useTexts(storeTitles)
  const { locale } = useStaff()
  const config = useCall(contentEndpoints.config.get)
  const now = useNow(60_000)
  const kept = useKeptOrder(store)
  const { value: entry, change: setEntry } = kept
  const [asked, setAsked] = useState<{ key?: string; item: Omit<EntryItem, 'key'> }>()
  const { appointment, serving } = entry
  const offered = useMemo(() => offeredDishes(store, now, serving, appointment), [store, now, serving, appointment])
  const area = entry.serving === 'delivery' ? areaNamed(store.branch.deliveryAreas, entry.area) : undefined
  const price = priceCart(entry.items, { serving: entry.serving, area })
  const offeredMethods: readonly string[] = config.data ? offeredPaymentMethods(config.data.value, store.branch) : []
  const methods = onTheSpot.filter((one) => offeredMethods.includes(one))
  const unread = useUnread<UnreadField>()
  const missing = missingIn(entry, store, unread.names)
  const submit = useSubmit({ entry, price, branch: store.branch, missing, kept, onStale })
  const closed = closedNow(store.branch, entry.serving, now)
  const isRefused = closed !== undefined && !closed.isPreorder
  function change(part: Partial<Entry>) {
    setEntry((before) => ({ ...before, ...part }))
    submit.clear([...Object.keys(part), ...(part.serving ? notAsked(store.branch, part.serving) : [])])
  }

  const take = (item: Omit<EntryItem, 'key'>) => {
    setEntry((before) => ({ ...before, items: addItem(before.items, item, newKey()) }))
    submit.clear(['items'])
  }
  // When the dialog for the choices of a dish closes, the search field gets the focus, so that staff can type the next dish.
  const wasAsked = useRef(false)
  useEffect(() => {
    if (wasAsked.current && !asked) focusSearch()
    wasAsked.current = asked !== undefined
  }, [asked])
  function choose(product: PublicProduct, amount: number | undefined) {
    const item = plainItem(product, amount)
    if (needsChoice(product)) setAsked({ item })
    else take(item)
  }
  function send() {
    // While the branch takes no orders (`isRefused`), nothing is sent. The page already shows why.
    if (!isRefused) void submit.run()
  }
  useShortcuts([
    // While the dialog for the choices of a dish is open (`asked`), these shortcuts do nothing.
    { keys: ['/'], label: t.search, group: titles.entry, run: () => (asked ? undefined : focusSearch()) },
    { keys: ['mod+Enter'], label: t.submit, group: titles.entry, run: () => (asked ? undefined : send()) },
  ])
  return (
    <>
      <KeptEntry
        found={kept.found}
        zone={store.branch.timeZone}
        onRestart={() => {
          kept.forget()
          onRestart()
        }}
      />
      <Form className="m-store entry" noValidate onSubmit={send}>
        <ProductSearch
          offered={offered}
          isTimeChosen={Boolean(appointment)}
          currency={store.currency}
          error={submit.errors['items']}
          onTake={choose}
        />
        <section className="ecol" aria-labelledby="entry-items">
          <h2 id="entry-items">{t.items}</h2>
          <ItemList
            items={entry.items}
            price={price}
            currency={store.currency}
            onAmount={(key, amount) =>
              change({ items: entry.items.map((one) => (one.key === key ? { ...one, amount } : one)) })
            }
            onEdit={(item) => setAsked({ key: item.key, item })}
            onRemove={(key) => change({ items: entry.items.filter((one) => one.key !== key) })}
          />
          <WhenField
            entry={entry}
            store={store}
            closed={closed}
            error={submit.errors['appointmentDate']}
            onChange={change}
            unread={unread.names}
            onUnread={unread.report}
          />
        </section>
        <section className="ecol" aria-labelledby="entry-guest">
          <h2 id="entry-guest">{t.guest}</h2>
          <GuestFields
            entry={entry}
            store={store}
            errors={submit.errors}
            onChange={change}
            lastTime={
              <LastTime
                entry={entry}
                country={store.branch.country}
                offered={offered}
                onChange={change}
                onTake={(items) => items.forEach(take)}
              />
            }
          />
        </section>
        <EntryFoot
          entry={entry}
          price={price}
          currency={store.currency}
          age={cartAge(entry.items, store.products, store.branch.country)}
          methods={methods}
          missing={missing}
          refused={isRefused ? <RefusedNote branch={store.branch} closed={closed} /> : undefined}
          submit={submit}
          onChange={change}
        />
        <span className="sr" role="status" lang={locale}>
          {t.count(entry.items.length)}
        </span>
      </Form>
      {asked ? (
        <ConfigureDialog
          item={asked.item}
          currency={store.currency}
          onClose={() => setAsked(undefined)}
          onTake={(item) => {
            const { key } = asked
            if (key) change({ items: entry.items.map((one) => (one.key === key ? { ...one, ...item } : one)) })
            else take(item)
            setAsked(undefined)
          }}
        />
      ) : null}
    </>
  )
}

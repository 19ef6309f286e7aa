import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { storeTexts } from '../words/store.ts'
import { formatAppointment } from '#kernel/time.ts'
import { branchClosedMessage } from '#modules/branches/rules/branch-words.ts'
import { productName } from '#modules/catalogue/rules/product-words.ts'
import type { DeliveryType } from '#modules/ordering/rules/delivery-types.ts'
import { LastOrderCard } from '#modules/ordering/site/parts/last-order-card.tsx'
import { estimateText, useEstimate } from '#modules/ordering/site/parts/use-estimate.ts'
import { lastOrderTexts } from '#modules/ordering/words/last-order.ts'
import { newKey } from '#ui/new-key.ts'
import { Icon } from '#ui/site/icon.tsx'
import { whenResting } from '#ui/site/load-late.ts'
import type { Storefront as StorefrontData } from '../contract.ts'
import { pastClosing } from '../rules/past-closing.ts'
import { servingTypes } from '../rules/serving.ts'
import { seatNotices, storeNotices } from '../rules/store-notices.ts'
import { BranchPicker, type StoreLink } from './branch-picker.tsx'
import { type CartPanelProps, DeskCart } from './cart-panel.tsx'
import { CartBar } from './cart-sheet.tsx'
import { cartView } from './cart-view.ts'
import { PastClosingNote } from './past-closing-note.tsx'
import { CategoryBar } from './category-bar.tsx'
import { FilterBar } from './filter-bar.tsx'
import { Intro } from './intro.tsx'
import { useLateTexts } from './late-texts.ts'
import { noticeWords } from './notice-words.ts'
import { type ListContext, ProductList } from './product-list.tsx'
import { ItemOverlay, type OpenDialog, StoreDialogs } from './store-dialogs.tsx'
import { RemovedLine, useRemoval } from './removed-line.tsx'
import { SeatHead } from './seat-head.tsx'
import { StoreNotices } from './store-notices.tsx'
import { Toast, useToast } from './toast.tsx'
import { takeEditedLine } from './edited-line.ts'
import type { Cart } from './cart.ts'
import { useCart } from './use-cart.ts'
import { useCatalogue } from './use-catalogue.ts'
import { useGroups, useMinute } from './use-groups.ts'
import { lineWithOneMore, lineWithStep, useStoreCart } from './use-store-cart.ts'
import { useLastOrder } from './use-last-order.ts'
import { useIdle } from './use-idle.ts'
import { leaveTable, originHere, seatOf, useVisit } from './use-visit.ts'
import type { StoreLook } from './store-art.ts'

const noNotes: readonly string[] = []

/** The data with which the server renders the storefront and the browser hydrates it. */
export interface StorefrontProps {
  store: StorefrontData
  /** When the server rendered the page, in epoch milliseconds. */
  at: number
  locale: Locale
  look: StoreLook
  isCategoryBarEnabled: boolean
  defaultServing: DeliveryType
  /** All branches that take orders, including this one. */
  branches: readonly StoreLink[]
  allergensHref: string | undefined
  /** The table in the address of the page, even if the branch has no such table. Empty: the address contains none. */
  askedTable: string
}

/** The storefront of a branch: menu, search, cart and dialogs (specification §2, Branch storefront). */
export function Storefront(props: StorefrontProps) {
  const { locale, look } = props
  const texts = storeTexts(locale)
  const { hasFailed, lookAtCart, reload, store } = useCatalogue(props.store, locale)
  const { branch, currency } = store
  const { cart: kept, store: cartStore } = useCart(branch.id)
  const { firstTable, isSelfService, unknownTable } = useVisit(cartStore, { ...store, table: props.askedTable })
  const stored: Cart = firstTable ? { ...kept, deliveryType: 'dineIn', table: firstTable } : kept
  const cart = useStoreCart(stored, store, props)
  const removal = useRemoval(cartStore)
  const { isIdle, wake } = useIdle(cartStore, isSelfService)
  const now = useMinute(props.at)
  const seat = seatOf({ serving: cart.serving, table: stored.table }, unknownTable, store)
  const isSeated = seat?.kind === 'table'
  const view = useGroups(store, { now, appointment: cart.appointment, serving: cart.serving, locale, isSeated })
  const late = useLateTexts({ store, cart, now, locale })
  const [open, setOpen] = useState<OpenDialog>()
  // Set if the guest has closed the dialog about changed items without deciding: the version of the storefront at that time. The dialog
  // opens again only for another version.
  const [putOff, setPutOff] = useState<string>()
  const { hush, say, ...toast } = useToast()
  const close = useCallback(() => setOpen(undefined), [])
  useEffect(() => {
    return whenResting(ItemOverlay.prefetch)
  }, [])

  const again = useLastOrder(branch, cartStore, () => say(lastOrderTexts(locale).filled))

  function leave(table: string) {
    const change = leaveTable(servingTypes(branch), { preferred: props.defaultServing, origin: originHere() })
    cartStore.change(change)
    say(texts.seat.left(table, change.deliveryType && texts.cart.servings[change.deliveryType]))
    // The button that had the focus is gone.
    document.querySelector('main')?.focus({ preventScroll: true })
  }

  const { tags } = store
  const context = useMemo(
    (): ListContext => ({
      currency,
      locale,
      tags,
      onOpen: (product) => setOpen({ kind: 'item', product, line: undefined, key: newKey() }),
      onAdd(product) {
        cartStore.put(lineWithOneMore(cartStore.read().items, product), currency)
        say(storeTexts(locale).item.added)
      },
    }),
    [cartStore, currency, locale, say, tags],
  )
  // The checkout opens this page to edit an item of the cart. The page already contains all products, so the overlay can be opened at once.
  const { products } = props.store
  useEffect(() => {
    const key = takeEditedLine()
    const line = key && cartStore.read().items.find((item) => item.key === key)
    const product = line && products.find(({ id }) => id === line.product.id)
    if (!product) return
    const frame = requestAnimationFrame(() => setOpen({ kind: 'item', product, line, key }))
    return () => cancelAnimationFrame(frame)
  }, [cartStore, products])
  const entries = useMemo(() => view.groups.map(({ id, name }) => ({ id, name })), [view.groups])

  const noticed = { ...branch, closedMessage: branchClosedMessage(branch, locale) }
  const words = noticeWords(isSeated ? seatNotices(noticed, now) : storeNotices(noticed, now), locale)
  // If the guest has chosen a time, the page does not show the notice that the branch is closed now.
  const notice = cart.appointment ? undefined : words
  const estimate = useEstimate(branch.preparationMinutes > 0 && !words?.isClosed ? branch.id : undefined, locale)
  const isAsap = !cart.appointment && !branch.isAppointmentRequired
  const closing = isAsap ? pastClosing(branch, cart.serving, now, estimate?.minutes) : undefined
  const chooseTime = () => setOpen({ kind: 'appointment' })
  const action = words?.isPreorderPossible ? (
    <button
      type="button"
      className={words.isClosed ? 'btn acc' : 'btn soft'}
      aria-haspopup="dialog"
      onClick={chooseTime}
    >
      <Icon name="calendar" size="s" /> {texts.notice.choose}
    </button>
  ) : words?.isClosed && branch.phone ? (
    <a className={isSeated ? 'btn soft' : 'btn onnight'} href={`tel:${branch.phone.replaceAll(' ', '')}`}>
      <Icon name="phone" size="s" /> <span className="call">{texts.notice.call}</span>
    </a>
  ) : undefined

  const panel: CartPanelProps = {
    view: cartView({
      items: cart.items,
      products: store.products,
      cart: stored,
      serving: cart.serving,
      late,
      branch,
      now,
      currency,
      locale,
    }),
    cart: stored,
    serving: cart.serving,
    branch,
    locale,
    checkoutHref: `/${locale}/store/${branch.identifier}/checkout`,
    appointment: cart.appointment && (
      <p className="row between small">
        <span className="row">
          <Icon name="calendar" size="s" /> {formatAppointment(cart.appointment, branch.timeZone)}
        </span>
        <button type="button" className="btn quiet" onClick={chooseTime}>
          {texts.cart.edit}
        </button>
      </p>
    ),
    pending: cart.changed.length > 0 && (
      <button type="button" className="btn soft full" onClick={() => setPutOff(undefined)}>
        <Icon name="info" size="s" /> {texts.changes.title}
      </button>
    ),
    onServing: (deliveryType) => cartStore.change({ deliveryType }),
    onArea: (deliveryArea) => cartStore.change({ deliveryArea }),
    onEdit(key) {
      const line = stored.items.find((item) => item.key === key)
      const product = line && (store.products.find(({ id }) => id === line.product.id) ?? line.product)
      if (product) setOpen({ kind: 'item', product, line, key })
    },
    onStep(key, direction) {
      const line = cartStore.read().items.find((item) => item.key === key)
      if (line) cartStore.put(lineWithStep(line, direction), currency)
    },
    undo: <RemovedLine removed={removal.removed} locale={locale} onBack={removal.putBack} />,
    onRemove(key) {
      const line = removal.remove(key)
      if (line) say(texts.cart.removed(productName(line.product, locale)))
    },
  }

  return (
    <div className="m-ordering m-store" data-visit-branch={branch.id}>
      {seat?.kind === 'table' ? (
        <SeatHead table={seat.table} name={branch.name} locale={locale} onLeave={() => leave(seat.table)} />
      ) : (
        <Intro
          store={store}
          look={look}
          locale={locale}
          notice={notice}
          action={action}
          isOrderNext={again.order !== undefined}
        />
      )}
      <div className="wrap store-head">
        {seat?.kind !== 'table' && (
          <BranchPicker branches={props.branches} current={branch.identifier} locale={locale} />
        )}
        <StoreNotices
          seat={seat}
          notice={notice}
          action={action}
          again={again.problem}
          hasFailed={hasFailed}
          locale={locale}
          onRetry={reload}
        />
        {estimate && (
          <p className="row small muted">
            <Icon name="clock" size="s" /> {estimateText(estimate, locale)}
          </p>
        )}
        {closing && (
          <PastClosingNote found={closing} serving={cart.serving} now={now} zone={branch.timeZone} locale={locale}>
            {branch.isPreorderEnabled && !isSeated && (
              <p>
                <button type="button" className="btn soft" aria-haspopup="dialog" onClick={chooseTime}>
                  <Icon name="calendar" size="s" /> {texts.notice.choose}
                </button>
              </p>
            )}
          </PastClosingNote>
        )}
        {again.order && stored.items.length === 0 && (
          <LastOrderCard order={again.order} locale={locale} againHref="" onAgain={again.take} />
        )}
        <FilterBar
          search={view.search}
          diets={view.diets}
          allergens={view.allergens}
          found={view.found}
          locale={locale}
          onChange={view.setSearch}
        />
      </div>
      {props.isCategoryBarEnabled && (
        <CategoryBar label={texts.categories} search={texts.filter.search} entries={entries} />
      )}
      <div className="wrap store">
        <div>
          {store.products.length === 0 && <p className="muted">{texts.product.empty}</p>}
          <ProductList groups={view.groups} main={isSeated ? undefined : view.main} context={context} />
        </div>
        <DeskCart {...panel} />
      </div>
      {stored.items.length > 0 && (
        <CartBar
          {...panel}
          onOpen={() => {
            lookAtCart()
            hush()
            setOpen({ kind: 'cart' })
          }}
        />
      )}
      <StoreDialogs
        open={open}
        asksChanges={cart.changed.length > 0 && putOff !== store.version && open?.kind !== 'item'}
        isIdle={isIdle}
        notes={words?.more ?? noNotes}
        store={store}
        cartStore={cartStore}
        cart={cart}
        panel={panel}
        look={look}
        locale={locale}
        now={now}
        minutes={estimate?.minutes}
        allergensHref={props.allergensHref}
        onClose={close}
        onPutOff={() => setPutOff(store.version)}
        onWake={wake}
        onSaid={say}
      />
      <Toast {...toast} />
    </div>
  )
}

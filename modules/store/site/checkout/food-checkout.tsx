import '../css/food-checkout.css'
import { checkoutTexts } from '#modules/ordering/words/checkout.ts'
import { foodCheckoutTexts } from '../../words/checkout.ts'
import { productName } from '#modules/catalogue/rules/product-words.ts'
import { isAddressShown } from '#modules/ordering/rules/contact.ts'
import type { DeliveryType } from '#modules/ordering/rules/delivery-types.ts'
import { estimateText, useEstimate } from '#modules/ordering/site/parts/use-estimate.ts'
import { isOnline } from '#modules/ordering/rules/payment-methods.ts'
import { AgeSection } from './age-section.tsx'
import { AppointmentSection, pickAppointment } from './appointment-section.tsx'
import { Checkout } from '#modules/ordering/site/parts/checkout/checkout.tsx'
import {
  EmptyCart,
  OrderLoading,
  OrderNotPaid,
  OrderUnavailable,
} from '#modules/ordering/site/parts/checkout/nothing-to-order.tsx'
import { ServingNotice, ServingSection, TableSection } from './serving-section.tsx'
import { countText } from '../cart-view.ts'
import { CartChanges } from './cart-changes.tsx'
import type { Storefront } from '../../contract.ts'
import { asapWords } from './food-order.ts'
import { useFirstStorefront } from './use-first-storefront.ts'
import { useFoodOrder } from './use-food-order.ts'
import { useOrderedElsewhere } from './use-ordered-elsewhere.ts'
import { useCatalogue } from '../use-catalogue.ts'
import { useLeftBehind } from '#ui/site/left-behind.ts'
import { useIsHydrated } from '#ui/site/tab-store.ts'
import { useNavigate } from 'react-router'
import { serialiseOrdered } from '../order-again.ts'
import { useLeaveWhenSettled } from '#modules/ordering/site/parts/checkout/use-unpaid.ts'
import { type CheckoutCommon, leaveCheckout } from '#modules/ordering/site/parts/checkout/every-checkout.ts'
import { deliveryAreas } from './delivery-areas.ts'
import { foodProblems, refusedText } from './food-problems.ts'
import { foodSummary } from './food-summary.tsx'
import { kitchenNote } from '../kitchen-note.ts'
import { LateItems } from './late-items.tsx'
import { PastClosingChoice } from './past-closing-choice.tsx'
import { NarrowingNote, useNarrowing } from '../narrowing-note.tsx'
import { RemovedLine } from '../removed-line.tsx'
import { soldItems } from '../sold-items.ts'
import { orderNote } from './order-note.ts'
import { lineOf, noteText, noticeLines, orderedFood, wishOf } from './order-words.ts'

interface FoodCheckoutData extends CheckoutCommon {
  defaultServing: DeliveryType
}

/**
 * The checkout for a cart with food (specification §2, Checkout, food variant). Before it can calculate prices and times, it loads the
 * storefront of the branch.
 */
export default function FoodCheckout(data: FoodCheckoutData) {
  const { branch, locale } = data
  const texts = foodCheckoutTexts(locale)
  const { again, hasFailed, storefront } = useFirstStorefront(branch.identifier, locale)
  const isHydrated = useIsHydrated()
  useLeaveWhenSettled(data.failed?.order, locale)
  useLeftBehind(`/${locale}/store/${branch.identifier}`)
  if (hasFailed) return <OrderUnavailable title={texts.title} texts={checkoutTexts(locale).errors} onRetry={again} />
  if (!isHydrated || !storefront) return <OrderLoading title={texts.title} text={texts.loading} />
  return <FilledCheckout data={data} storefront={storefront} />
}

function FilledCheckout({ data, storefront }: { data: FoodCheckoutData; storefront: Storefront }) {
  const { branch, locale } = data
  const { reload, store: catalogue } = useCatalogue(storefront, locale)
  const texts = foodCheckoutTexts(locale)
  const common = checkoutTexts(locale)
  const navigate = useNavigate()
  const order = useFoodOrder({ locale, catalogue, defaultServing: data.defaultServing })
  const { serving } = order
  const elsewhere = useOrderedElsewhere(branch.id, order.items, locale)
  const isSaid = catalogue.branch.preparationMinutes > 0 && order.takesOrders && !order.notice
  const estimate = useEstimate(isSaid ? branch.id : undefined, locale)
  const narrowing = useNarrowing({ store: catalogue, items: order.items, serving, now: order.now })
  const store = `/${locale}/store/${branch.identifier}`
  if (order.items.length === 0) {
    const unpaid = data.failed?.order
    if (unpaid) return <OrderNotPaid title={texts.title} order={unpaid} failed={data.failed} locale={locale} />
    return (
      <EmptyCart
        title={texts.title}
        texts={texts.cart}
        href={store}
        locale={locale}
        branchId={branch.id}
        undo={<RemovedLine removed={order.removed} locale={locale} onBack={order.putBack} />}
      />
    )
  }
  const zone = catalogue.branch.timeZone
  const tables = catalogue.branch.isTableSelectionEnabled && serving === 'dineIn' ? catalogue.tables : []
  const goods = { items: soldItems(order.items), price: order.sent.expectedTotal, currency: catalogue.currency }
  const summary = foodSummary({ order, catalogue, locale, texts, store })
  return (
    <Checkout
      {...data}
      title={texts.title}
      backHref={store}
      deliveryType={serving}
      isQuotationRequired={branch.isQuotationRequired}
      isOpen={order.isOpen}
      isPreorderEnabled={catalogue.branch.isPreorderEnabled}
      isMinimumMet={order.isMinimumMet}
      isAddressAsked={isAddressShown(branch, serving)}
      address={{
        asksCompany: false,
        asksDoor: true,
        area:
          serving === 'delivery'
            ? deliveryAreas(catalogue.branch, order, { locale, currency: catalogue.currency })
            : undefined,
      }}
      comment={{ title: texts.comment.title, placeholder: texts.comment.placeholders[serving] }}
      paymentHint={(method) =>
        isOnline(method) ? common.payment.methods[method].ride : texts.payment[serving][method]
      }
      failedPayment={data.failed}
      failedOrder={data.failed?.order ?? elsewhere}
      sent={order.sent}
      goods={goods}
      outside={{ deliveryArea: order.cart.deliveryArea, table: order.cart.table }}
      check={(form) =>
        foodProblems({
          order,
          form,
          serving,
          locale,
          isTableAsked: tables.length > 0,
          branch: catalogue.branch,
          texts,
          common,
        })
      }
      isSlotField
      priceWords={texts.priceChanged}
      lineName={({ key, name }) => lineOf(order, key, locale) ?? (key === 'delivery' ? texts.totals.delivery : name)}
      itemName={(index) => {
        const item = order.items[index]
        return item && productName(item.product, locale)
      }}
      onSlotRefused={(next) => {
        order.refuse(next)
        // Perhaps staff have changed the opening hours.
        reload()
      }}
      onPlaced={(placed) =>
        leaveCheckout(placed, locale, {
          forget: order.forget,
          goods,
          ordered: {
            branchId: branch.id,
            kind: 'food',
            words: orderedFood(order.items),
            againKey: '',
            again: serialiseOrdered(order.items, { ...order.cart, serving }),
          },
          navigate: (path) => void navigate(path, { replace: true }),
        })
      }
      renderServing={({ errorOf, mend }) => (
        <>
          <CartChanges
            lines={order.changed}
            locale={locale}
            storeHref={store}
            onTake={order.accept}
            onRemove={order.remove}
          />
          <LateItems order={order} narrowing={narrowing} zone={zone} locale={locale} />
          <ServingSection
            types={order.types}
            value={serving}
            texts={texts.serving}
            error={errorOf('deliveryType')}
            onChange={(type) => {
              order.setServing(type)
              mend('deliveryType', 'deliveryArea', 'table', 'appointmentDate')
            }}
          >
            {/* The notice that the branch is closed is not needed if the guest has chosen a possible time. */}
            {order.notice && !(order.appointment && !order.slotRefusal) && (
              <ServingNotice
                lines={noticeLines(order, locale)}
                action={order.notice.isPreorderPossible ? texts.serving.choose : undefined}
                onAct={pickAppointment}
              />
            )}
          </ServingSection>
          {tables.length > 0 && (
            <TableSection
              tables={tables}
              value={order.cart.table}
              texts={texts.table}
              error={errorOf('table')}
              onChange={(table) => {
                order.setTable(table)
                mend('table')
              }}
            />
          )}
        </>
      )}
      renderAppointment={({ errorOf, mend }) => (
        <AppointmentSection
          locale={locale}
          zone={zone}
          now={order.now}
          value={order.appointment}
          look={order.look}
          noteOf={kitchenNote(estimate?.minutes, { locale, now: order.now, zone })}
          isRequired={catalogue.branch.isAppointmentRequired}
          isAsapPossible={order.takesOrders}
          asapHint={
            // `LateItems` says the time.
            order.earliest?.at && order.tooLate.length === 0
              ? undefined
              : order.notice?.next
                ? asapWords(order.notice.code, order.notice.next, locale)
                : estimate && estimateText(estimate, locale)
          }
          asapWarning={
            <PastClosingChoice
              order={order}
              branch={catalogue.branch}
              minutes={estimate?.minutes}
              locale={locale}
              onChoose={(at) => {
                order.setAppointment(at)
                mend('appointmentDate')
              }}
            />
          }
          texts={texts.appointment}
          error={errorOf('appointmentDate') ?? (order.slotRefusal ? refusedText(order.slotRefusal, texts) : undefined)}
          nextFree={order.nextFree}
          note={
            // Otherwise `LateItems` names these dishes.
            !order.earliest && (
              <NarrowingNote
                found={narrowing}
                items={order.items}
                now={order.now}
                zone={zone}
                locale={locale}
                onRemove={order.remove}
              />
            )
          }
          onChange={(at) => {
            order.setAppointment(at)
            mend('appointmentDate')
          }}
        />
      )}
      renderAgreement={({ form, change, errorOf }) =>
        order.age !== undefined && (
          <AgeSection
            age={order.age}
            serving={serving}
            locale={locale}
            isTicked={form.isOfAge}
            error={errorOf('isOfAge')}
            onChange={(isOfAge) => change({ isOfAge })}
          />
        )
      }
      summary={{
        ...summary,
        name: countText(order.items, locale),
        line: [texts.serving.types[serving], ...wishOf(order, zone, texts)].join(', '),
        renderNote: ({ paymentMethod }) => {
          const note = orderNote({
            isOpenPriced: summary.isOpenPriced,
            isQuotationRequired: branch.isQuotationRequired,
            isPaidOnline: isOnline(paymentMethod),
            takesOrders: order.takesOrders,
            notice: order.notice,
            appointment: order.appointment,
            now: order.now,
          })
          return note && <p className="xs muted">{noteText(note, order.notice, locale)}</p>
        },
      }}
    />
  )
}

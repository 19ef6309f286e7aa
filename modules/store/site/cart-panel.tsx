import { type ReactNode, useId, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { storeTexts } from '../words/store.ts'
import type { PublicBranch } from '#modules/branches/contract.ts'
import type { DeliveryType } from '#modules/ordering/rules/delivery-types.ts'
import { Icon } from '#ui/site/icon.tsx'
import { useOnline } from '#ui/site/use-online.ts'
import { servingTypes } from '../rules/serving.ts'
import { AgeNotice } from './age-notice.tsx'
import type { Cart } from './cart.ts'
import type { CartView } from './cart-view.ts'
import { DishPicture } from './dish-picture.tsx'
import { StepButton } from './step-button.tsx'

export interface CartPanelProps {
  view: CartView
  cart: Cart
  serving: DeliveryType
  branch: PublicBranch
  locale: Locale
  checkoutHref: string
  /** The part of the cart that shows the chosen time of the order. */
  appointment: ReactNode
  /** The button that opens the list of items whose products have changed. While there are changed items, the guest cannot order. */
  pending: ReactNode
  /** A note about the item that was removed last, with a button that puts it back. */
  undo: ReactNode
  onServing: (serving: DeliveryType) => void
  onArea: (area: string) => void
  onEdit: (key: string) => void
  onRemove: (key: string) => void
  onStep: (key: string, direction: 'less' | 'more') => void
}

/**
 * The cart next to the products, on wide screens. The guest can collapse it; an empty cart is always collapsed (specification §2, Branch
 * storefront; §4, Cart).
 */
export function DeskCart(props: CartPanelProps) {
  const texts = storeTexts(props.locale).cart
  const [isOpen, setOpen] = useState(true)
  const id = useId()
  const { isEmpty } = props.view
  const isShown = isOpen && !isEmpty
  return (
    <aside className="deskcart cartp stack" aria-label={texts.title}>
      <div className="row between">
        <h2>{texts.title}</h2>
        {!isEmpty && (
          <button
            type="button"
            className="icbtn bare"
            aria-label={isShown ? texts.collapse : texts.expand}
            aria-expanded={isShown}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="chevron" />
          </button>
        )}
      </div>
      {isEmpty ? (
        <>
          <ServingFields {...props} prefix="desk" />
          {props.undo}
          <EmptyCart text={props.view.count} />
        </>
      ) : (
        <>
          <div id={id} className="stack" hidden={!isShown}>
            <CartBody {...props} prefix="desk" />
          </div>
          {!isShown && (
            <p className="row between">
              <span>{props.view.count}</span>
              <span className="price">{props.view.total}</span>
            </p>
          )}
          <OrderButton {...props} />
        </>
      )}
    </aside>
  )
}

/** The content of the cart. It is used in the panel next to the products and, on phones, in the sheet. */
export function CartBody(props: CartPanelProps & { prefix: string }) {
  const { locale, view } = props
  const { cart: texts, item } = storeTexts(locale)
  return (
    <>
      <ServingFields {...props} />
      {props.appointment}
      {props.pending}
      {props.undo}
      <ul className="items">
        {view.lines.map((line) => (
          <li key={line.key} className={line.image ? 'item has-thumb' : 'item'}>
            {line.image && (
              <span className="thumb" aria-hidden="true">
                <DishPicture image={line.image} sizes="3.5rem" />
              </span>
            )}
            <span className="nm">
              {line.amount} {line.name}
            </span>
            <span className="price">{line.price}</span>
            {line.description && <span className="ds small muted">{line.description}</span>}
            {line.late && <span className="ds small">{line.late}</span>}
            <span className="acts">
              <button
                type="button"
                className="btn quiet"
                aria-label={texts.editOf(line.name)}
                aria-haspopup="dialog"
                onClick={() => props.onEdit(line.key)}
              >
                {texts.edit}
              </button>
              <button
                type="button"
                className="btn quiet"
                aria-label={texts.removeOf(line.name)}
                onClick={() => props.onRemove(line.key)}
              >
                {texts.remove}
              </button>
              <span className="counts">
                <StepButton
                  way="less"
                  size="s"
                  label={item.lessOf(line.name)}
                  isPossible={line.canLess}
                  onPress={() => props.onStep(line.key, 'less')}
                />
                <span className="num" aria-hidden="true">
                  {line.count}
                </span>
                <StepButton
                  way="more"
                  size="s"
                  label={item.moreOf(line.name)}
                  isPossible={line.canMore}
                  onPress={() => props.onStep(line.key, 'more')}
                />
              </span>
            </span>
          </li>
        ))}
      </ul>
      <div className="stack" aria-live="polite">
        {view.free && (
          <div className="stack tight">
            <div className="bar" aria-hidden="true">
              <i style={{ width: `${view.free.percent}%` }} />
            </div>
            <p className="small">{view.free.text}</p>
          </div>
        )}
        {view.age !== undefined && <AgeNotice age={view.age} serving={props.serving} locale={locale} />}
        <div className="totals">
          <div>
            <span>{texts.cost}</span>
            <span className="num">{view.cost}</span>
          </div>
          {view.delivery && (
            <div>
              <span>{texts.delivery}</span>
              <span className="num">{view.delivery}</span>
            </div>
          )}
          <div className="sum">
            <span>{texts.total}</span>
            <span className="num">{view.total}</span>
          </div>
        </div>
        {view.isApproximate && <p className="small muted">{texts.approximateNote}</p>}
      </div>
    </>
  )
}

/** The fields 'Art der Lieferung' and, for a delivery, 'Liefergebiet'. */
function ServingFields(props: CartPanelProps & { prefix: string }) {
  const { branch, cart, locale, prefix, serving } = props
  const texts = storeTexts(locale).cart
  const types = servingTypes(branch)
  const icons = { takeaway: 'bag', delivery: 'bike', dineIn: 'table' } as const
  return (
    <>
      {types.length > 1 && (
        <div className="field">
          <span className="lab" id={`${prefix}-serving`}>
            {texts.serving}
          </span>
          <div className="seg" role="radiogroup" aria-labelledby={`${prefix}-serving`}>
            {types.map((type) => (
              <label key={type}>
                <input
                  type="radio"
                  name={`${prefix}-serving`}
                  checked={type === serving}
                  onChange={() => props.onServing(type)}
                />
                <Icon name={icons[type]} size="s" />
                {texts.servings[type]}
              </label>
            ))}
          </div>
        </div>
      )}
      {serving === 'dineIn' && cart.table && (
        <p className="row small">
          <Icon name="table" size="s" /> {texts.table(cart.table)}
        </p>
      )}
      {serving === 'delivery' && branch.deliveryAreas.length > 0 && (
        <div className="field">
          <label htmlFor={`${prefix}-area`}>{texts.area}</label>
          <span className="with-chevron">
            <span className="i lead">
              <Icon name="pin" />
            </span>
            <select
              id={`${prefix}-area`}
              className="input"
              value={cart.deliveryArea}
              onChange={({ target }) => props.onArea(target.value)}
            >
              <option value="">{texts.chooseArea}</option>
              {branch.deliveryAreas.map(({ area }) => (
                <option key={area} value={area}>
                  {area}
                </option>
              ))}
            </select>
            <Icon name="chevron" size="s" />
          </span>
          {props.view.minimumHint && <p className="hint">{props.view.minimumHint}</p>}
          {!cart.deliveryArea && !props.view.isEmpty && <p className="hint">{texts.areaFirst}</p>}
        </div>
      )}
    </>
  )
}

/**
 * The order button. It is disabled if the cart is empty or below the minimum, if no order is possible now, or if the browser is offline. It
 * is also disabled while the guest has not decided about a changed item (specification §5, Delivery). Above it stands why it is disabled.
 */
export function OrderButton(props: Pick<CartPanelProps, 'view' | 'locale' | 'checkoutHref' | 'pending'>) {
  const { checkoutHref, locale, pending, view } = props
  const texts = storeTexts(locale).cart
  const isOnline = useOnline()
  const id = useId()
  if (view.canOrder && !pending && isOnline) {
    return (
      <a className="btn pri lg full" href={checkoutHref}>
        {texts.order}
      </a>
    )
  }
  return (
    <>
      <div id={id} className="off-reason stack tight" role="status">
        {view.minimum && (
          <div className="notice warn">
            <Icon name="alert" />
            <p className="small">{view.minimum.join(' ')}</p>
          </div>
        )}
        {view.isClosed && <p className="small muted">{texts.closed}</p>}
      </div>
      <button type="button" className="btn pri lg full" aria-describedby={id} disabled>
        {isOnline ? texts.order : texts.offline}
      </button>
    </>
  )
}

/** Shown in an empty cart: a drawing of an empty plate, and a text. */
export const EmptyCart = ({ text }: { text: string }) => (
  <div className="empty">
    <svg viewBox="0 0 88 64" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" aria-hidden="true">
      <ellipse cx="44" cy="34" rx="30" ry="20" />
      <ellipse cx="44" cy="34" rx="19" ry="12" />
      <path d="M6 12v12a5 5 0 0 0 10 0V12M11 12v44M80 56V12c-5 4-7 11-7 18h7" />
    </svg>
    <p className="muted">{text}</p>
  </div>
)

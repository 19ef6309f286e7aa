import { storeTexts } from '../words/store.ts'
import { Icon } from '#ui/site/icon.tsx'
import { useOnline } from '#ui/site/use-online.ts'
import { CartBody, type CartPanelProps, EmptyCart, OrderButton } from './cart-panel.tsx'
import { Modal } from './modal.tsx'

/**
 * The bar at the bottom of a phone's screen. On the left it shows the number of products and the total; a tap there opens the cart. On the
 * right is one button: it opens the checkout, or the cart if the guest cannot order now.
 */
export function CartBar(props: CartPanelProps & { onOpen: () => void }) {
  const { locale, pending, view } = props
  const texts = storeTexts(locale).cart
  const isOnline = useOnline()
  return (
    <div className="cartbar night" data-low-bar>
      <button type="button" className="what grow" aria-haspopup="dialog" onClick={props.onOpen}>
        <Icon name="chevron" size="s" />
        <span className="b" aria-live="polite">
          {view.count}
        </span>
        <span className="xs">{view.delivery ? texts.withDelivery(view.total) : view.total}</span>
        <span className="vh">{texts.open}</span>
      </button>
      {!isOnline ? (
        <button type="button" className="btn acc" disabled>
          {texts.offline}
        </button>
      ) : view.canOrder && !pending ? (
        <a className="btn acc" href={props.checkoutHref}>
          {texts.order}
        </a>
      ) : (
        <button type="button" className="btn acc" onClick={props.onOpen}>
          {texts.title}
        </button>
      )}
    </div>
  )
}

/** The whole cart on a phone, in a sheet that slides up from the bottom. */
export function CartSheet(props: CartPanelProps & { onClose: () => void }) {
  const { locale, view } = props
  const texts = storeTexts(locale).cart
  return (
    <Modal className="sheet" labelledBy="cart-sheet-title" onClose={props.onClose}>
      <div className="cartp stack">
        <div className="row between">
          <h2 id="cart-sheet-title" tabIndex={-1} data-first>
            {texts.title}
          </h2>
          <button type="button" className="icbtn bare" aria-label={texts.close} onClick={props.onClose}>
            <Icon name="close" />
          </button>
        </div>
        {view.isEmpty ? (
          <>
            {props.undo}
            <EmptyCart text={view.count} />
          </>
        ) : (
          <>
            <CartBody {...props} prefix="sheet" />
            <div className="foot">
              <p>
                <span className="xs muted">{view.delivery ? texts.totalWithDelivery : texts.total}</span>
                <span className="price">{view.total}</span>
              </p>
              <OrderButton {...props} />
            </div>
          </>
        )}
      </div>
    </Modal>
  )
}

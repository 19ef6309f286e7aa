import type { Locale } from '#contract/locale.ts'
import { storeTexts } from '../words/store.ts'
import { Icon } from '#ui/site/icon.tsx'
import type { ChangedLine } from './cart-changes.ts'
import { Modal } from './modal.tsx'

/**
 * The dialog with the items of the cart whose products have changed. For each item the guest accepts the change, chooses again, or removes
 * the item (docs/rules/cart.md, A changed menu).
 */
export function ChangesDialog(props: {
  lines: readonly ChangedLine[]
  locale: Locale
  onTake: (key: string) => void
  onEdit: (key: string) => void
  onRemove: (key: string) => void
  onClose: () => void
}) {
  const { lines, locale } = props
  const { changes: texts, item } = storeTexts(locale)
  return (
    <Modal className="sheet" labelledBy="changes-title" onClose={props.onClose}>
      <div className="cartp stack">
        <div className="row between">
          <h2 id="changes-title" tabIndex={-1} data-first>
            {texts.title}
          </h2>
          <button type="button" className="icbtn bare" aria-label={item.close} onClick={props.onClose}>
            <Icon name="close" />
          </button>
        </div>
        <p>{texts.text}</p>
        <ul className="changed-list" aria-live="polite">
          {lines.map(({ key, now, offer, old, title }) => (
            <li key={key}>
              <p className="b">{title}</p>
              {now && (
                <p className="row wrapx">
                  {old && <s className="muted">{old}</s>}
                  <span className="b">{now}</span>
                </p>
              )}
              <div className="row wrapx">
                {offer === 'edit' && (
                  <button type="button" className="btn soft" onClick={() => props.onEdit(key)}>
                    {texts.edit}
                  </button>
                )}
                {(offer === 'take' || offer === 'take-price') && (
                  <button type="button" className="btn soft" onClick={() => props.onTake(key)}>
                    {offer === 'take' ? texts.keep : texts.take}
                  </button>
                )}
                <button
                  type="button"
                  className="btn quiet"
                  aria-label={`${texts.remove}: ${title}`}
                  onClick={() => props.onRemove(key)}
                >
                  {texts.remove}
                </button>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  )
}

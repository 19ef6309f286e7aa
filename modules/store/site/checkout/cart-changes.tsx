import type { Locale } from '#contract/locale.ts'
import { storeTexts } from '../../words/store.ts'
import { Icon } from '#ui/site/icon.tsx'
import type { ChangedLine } from '../cart-changes.ts'
import { editHref } from '../edited-line.ts'

/**
 * The section of the checkout with the items whose products have changed since the guest added them. The guest decides about each item; no
 * item is removed automatically (docs/rules/cart.md, A changed menu).
 */
export function CartChanges(props: {
  lines: readonly ChangedLine[]
  locale: Locale
  /** Address of the storefront, where the guest can choose the options of a product again. */
  storeHref: string
  onTake: (key: string) => void
  onRemove: (key: string) => void
}) {
  const texts = storeTexts(props.locale).changes
  if (props.lines.length === 0) return null
  return (
    <div className="notice warn cart-changes" role="alert">
      <Icon name="info" />
      <div className="stack notice-body">
        <p className="b">{texts.title}</p>
        {props.lines.map(({ key, now, offer, old, title }) => (
          <div key={key} className="stack notice-body">
            <p>
              {title}
              {now && (
                <>
                  {' ('}
                  {old && `${old}, `}
                  <strong>{now}</strong>)
                </>
              )}
            </p>
            <p className="row wrapx">
              {(offer === 'take' || offer === 'take-price') && (
                <button type="button" className="btn soft" onClick={() => props.onTake(key)}>
                  {offer === 'take' ? texts.keep : texts.take}
                </button>
              )}
              {offer === 'edit' && (
                <a className="btn soft" href={editHref(props.storeHref, key)}>
                  {texts.edit}
                </a>
              )}
              <button
                type="button"
                className="btn quiet"
                aria-label={`${texts.remove}: ${title}`}
                onClick={() => props.onRemove(key)}
              >
                {texts.remove}
              </button>
            </p>
          </div>
        ))}
      </div>
    </div>
  )
}

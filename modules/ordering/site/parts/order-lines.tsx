import type { ReactNode } from 'react'
import { FieldMessage } from '#ui/site/field-message.tsx'
import { type ItemRefusal, useItemRefusals } from './checkout/item-refusals.ts'

/** An ordered item as it is displayed. */
export interface OrderLine {
  readonly key: string
  /** Amount and name: '2 × Schweinsbraten'. */
  readonly name: string
  readonly price: string
  /** The chosen options: 'Kartoffelknödel, Krautsalat'. */
  readonly details: string
  /** A small picture of the product. */
  readonly thumb?: ReactNode
  /** The files that the guest uploaded for this item. */
  readonly files?: readonly { readonly name: string; readonly url: string }[]
}

/** The list of ordered items. The checkout passes `renderActs` to add buttons to each item; the status page passes nothing. */
export function OrderLines({
  lines,
  renderActs,
}: {
  lines: readonly OrderLine[]
  renderActs?: (line: OrderLine, refusal: ItemRefusal | undefined) => ReactNode
}) {
  const refused = useItemRefusals()
  return (
    <ul className="items">
      {lines.map((line, index) => {
        const { id, messageId, refusal } = refused(index)
        return (
          <li key={line.key} id={id} tabIndex={id ? -1 : undefined} className={line.thumb ? 'item has-thumb' : 'item'}>
            {line.thumb && (
              <span className="thumb" aria-hidden="true">
                {line.thumb}
              </span>
            )}
            <span className="item-name">{line.name}</span>
            <span className="price">{line.price}</span>
            {line.details && <span className="small muted item-details">{line.details}</span>}
            {line.files?.map(({ name, url }) => (
              <a key={url} className="small item-details" href={url} target="_blank" rel="noopener">
                {name}
              </a>
            ))}
            {refusal && (
              <span className="field item-refusal">
                <FieldMessage id={messageId}>{refusal.message}</FieldMessage>
              </span>
            )}
            {renderActs && <span className="acts">{renderActs(line, refusal)}</span>}
          </li>
        )
      })}
    </ul>
  )
}

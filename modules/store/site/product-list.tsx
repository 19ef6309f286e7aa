import { memo, useEffect, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { storeTexts } from '../words/store.ts'
import type { PublicProduct, PublicTag } from '#modules/catalogue/contract.ts'
import { productDescription, productName } from '#modules/catalogue/rules/product-words.ts'
import { Icon } from '#ui/site/icon.tsx'
import { imageUrl } from '#ui/site/picture.tsx'
import { DishPicture } from './dish-picture.tsx'
import { allergenLetters, cardPrice, isAddedAtOnce } from './product-view.ts'
import type { GroupView, OffReason } from './store-groups.ts'

/** The data that all cards use. As long as nothing changes, it must be the same object. A new object renders every card again. */
export interface ListContext {
  readonly currency: string
  readonly locale: Locale
  readonly tags: readonly PublicTag[]
  readonly onOpen: (product: PublicProduct) => void
  readonly onAdd: (product: PublicProduct) => void
}

/** The usual number of dishes of the first category that are visible without scrolling. Their pictures load at once. */
const FIRST_SEEN = 4

/** All categories with their products. It is memoised, so a change of the cart does not render it again. */
export const ProductList = memo(function ProductList(props: {
  groups: readonly GroupView[]
  /** Id of the category whose first dish is shown as a large card. Undefined: none. */
  main: string | undefined
  context: ListContext
}) {
  const { context, groups } = props
  return groups.map((group, index) => {
    const isMain = group.id === props.main
    const [lead, ...others] = group.products
    const { ground } = group
    return (
      <section key={group.id} className={`group ground-${ground}`} id={group.id} aria-labelledby={`${group.id}-name`}>
        <header>
          <h2 id={`${group.id}-name`}>{group.name}</h2>
        </header>
        {group.image && (
          <img src={imageUrl(group.image, 'medium')} alt="" width={1280} height={360} loading="lazy" decoding="async" />
        )}
        {isMain && lead && <Card {...lead} context={context} shape="pfeat" isEager={index < 2} />}
        <div className="plist">
          {(isMain ? others : group.products).map((one, place) => (
            <Card
              key={one.product.id}
              {...one}
              context={context}
              shape="prod"
              isEager={index === 0 && place < FIRST_SEEN}
            />
          ))}
        </div>
      </section>
    )
  })
})

interface CardProps {
  product: PublicProduct
  off: OffReason | undefined
  context: ListContext
  shape: 'prod' | 'pfeat'
  isEager: boolean
}

/** The card of a product. A tap opens the overlay of the product; the plus button adds a product that needs no configuration. */
const Card = memo(function Card({ context, isEager, off, product, shape }: CardProps) {
  const { currency, locale, onAdd, onOpen, tags } = context
  const texts = storeTexts(locale).product
  const name = productName(product, locale)
  const description = productDescription(product, locale)
  const letters = allergenLetters(product.allergens)
  const labels = tags.filter(({ id }) => product.tagIds.includes(id)).map((tag) => productName(tag, locale))
  const atOnce = isAddedAtOnce(product)
  const picture = (
    <div className="im">
      <DishPicture
        image={product.images[0]}
        sizes={shape === 'pfeat' ? '(min-width: 720px) 26rem, 100vw' : '15rem'}
        isEager={isEager}
      />
    </div>
  )
  return (
    <article className={off ? `${shape} is-off` : shape}>
      {shape === 'pfeat' && picture}
      <div className="tx">
        <h3 className="nm">
          {off ? (
            name
          ) : (
            <button type="button" className="open" aria-haspopup="dialog" onClick={() => onOpen(product)}>
              {name}
            </button>
          )}
        </h3>
        {description && <p className={shape === 'pfeat' ? 'muted' : 'ds'}>{description}</p>}
        {labels.length > 0 && <p className="labels">{labels.join(' · ')}</p>}
        {letters && <p className="all">{texts.allergenCodes(letters)}</p>}
        <p className="pr row between">
          <span className="price">{cardPrice(product, currency, locale)}</span>
          {off && <span className="badge warn">{offText(off, locale)}</span>}
        </p>
      </div>
      {shape === 'prod' && picture}
      {!off && (
        <AddButton
          label={atOnce ? texts.add(name) : texts.choose(name)}
          onPress={() => (atOnce ? onAdd(product) : onOpen(product))}
          isAdding={atOnce}
        />
      )}
    </article>
  )
})

/** The plus button of a card. After a tap it shows a tick for a moment. */
function AddButton(props: { label: string; isAdding: boolean; onPress: () => void }) {
  const [done, setDone] = useState(0)
  useEffect(() => {
    if (done === 0) return
    const timer = setTimeout(() => setDone(0), TICK_MS)
    return () => clearTimeout(timer)
  }, [done])
  return (
    <button
      type="button"
      className={done > 0 ? 'add done' : 'add'}
      aria-label={props.label}
      aria-haspopup={props.isAdding ? undefined : 'dialog'}
      onClick={() => {
        props.onPress()
        if (props.isAdding) setDone((count) => count + 1)
      }}
    >
      <Icon name={done > 0 ? 'check' : 'plus'} />
    </button>
  )
}
const TICK_MS = 1200

function offText(off: OffReason, locale: Locale): string {
  const texts = storeTexts(locale).product
  if (off.kind === 'again') return texts.from(off.when)
  return off.kind === 'sold-out' ? texts.soldOut : texts.unavailable
}

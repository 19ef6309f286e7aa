import { entryTexts } from '../../words/entry.ts'
import type { PublicProduct } from '#modules/catalogue/contract.ts'
import { productName } from '#modules/catalogue/rules/product-words.ts'
import type { OfferedProduct } from '../../rules/menu.ts'
import { nameRank, searchIndex } from '../../rules/search.ts'
import { useFirstField } from '#ui/backoffice/first-field.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { DishPrice } from './DishPrice.tsx'
import { canChoose, readSearch } from './entry.ts'

interface ProductSearchProps {
  offered: readonly OfferedProduct<PublicProduct>[]
  /** True: `offered` was computed for a time that the guest has chosen, not for now. */
  isTimeChosen?: boolean
  currency: string
  /** Says that the order has no dish yet. */
  error?: string | undefined
  onTake(product: PublicProduct, amount: number | undefined): void
}

/** The list shows at most this many dishes, so that staff do not have to scroll much. */
const SHOWN = 60

/** Finds a dish while the guest is still speaking: the arrow keys select, Enter adds, and a number before the name is the amount. */
export function ProductSearch({ offered, isTimeChosen = false, currency, error, onTake }: ProductSearchProps) {
  const t = useTexts(entryTexts)
  const { locale } = useStaff()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const field = useFirstField(setTyped)
  const list = useRef<HTMLDivElement>(null)
  const index = useMemo(
    () =>
      searchIndex(
        offered.map((one) => one.product),
        locale,
      ),
    [offered, locale],
  )
  const { text, amount } = readSearch(typed)
  const found = index.find({ text, diets: [], withoutAllergens: [] })
  const hits = offered
    .filter((one) => !found || found.has(one.product.id))
    .map((one) => ({ ...one, rank: nameRank(productName(one.product, locale), text) }))
    // Dishes that can be ordered come first. Among them, the dishes whose names match best come first.
    .toSorted(
      (a, b) => Number(b.availability === 'orderable') - Number(a.availability === 'orderable') || b.rank - a.rank,
    )
    .slice(0, SHOWN)
  const unavailable = isTimeChosen ? t.unavailableThen : t.unavailable
  const current = Math.min(at, hits.length - 1)

  function take(hit: OfferedProduct<PublicProduct> | undefined) {
    if (!hit || hit.availability !== 'orderable') return
    onTake(hit.product, amount)
    setTyped('')
    setAt(0)
  }
  function onKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      const next = Math.max(0, Math.min(hits.length - 1, current + step))
      setAt(next)
      list.current?.children[next]?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      take(hits[current])
    } else if (event.key === 'Escape' && typed) {
      event.stopPropagation()
      setTyped('')
    }
  }
  // While the field contains text, Escape only clears the text. Because of this attribute, the same key press does not close a dialog
  // around the search.
  const takesEscape = { 'data-mantine-stop-propagation': typed !== '' }
  return (
    <section className="esearch" aria-label={t.search}>
      <TextInput
        type="search"
        name="items"
        error={error}
        ref={field}
        size="lg"
        label={t.search}
        description={t.searchHint}
        value={typed}
        autoComplete="off"
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={hits[current] ? `${id}-${current}` : undefined}
        leftSection={<IconSearch className="i" stroke={1.75} aria-hidden />}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setAt(0)
        }}
        onKeyDown={onKey}
        {...takesEscape}
        data-entry-search
        // Without this attribute, a dialog sets the focus on its close button.
        data-autofocus
      />
      <p className="sr" role="status">
        {hits.length === 0 ? t.noHits : ''}
      </p>
      <div className="ehits" role="listbox" id={id} aria-label={t.search} ref={list}>
        {hits.map((hit, row) => {
          const isOut = hit.availability !== 'orderable'
          return (
            <div
              key={hit.product.id}
              id={`${id}-${row}`}
              role="option"
              tabIndex={-1}
              className="mi"
              aria-selected={row === current}
              aria-disabled={isOut}
              onClick={() => take(hit)}
              onKeyDown={onKey}
              {...takesEscape}
            >
              <span className="el">{productName(hit.product, locale)}</span>
              <span className="end">
                {isOut ? (
                  <span className="bdg">{hit.isSoldOut ? t.soldOut : unavailable}</span>
                ) : canChoose(hit.product) ? (
                  <span className="mut sm">{t.configure}</span>
                ) : null}
                <span className="num">
                  <DishPrice product={hit.product} currency={currency} />
                </span>
              </span>
            </div>
          )
        })}
        {hits.length === 0 ? <p className="none sm mut">{t.noHits}</p> : null}
      </div>
    </section>
  )
}

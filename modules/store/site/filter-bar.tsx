import { useId, useRef, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { storeTexts } from '../words/store.ts'
import type { PublicTag } from '#modules/catalogue/contract.ts'
import { type AllergenCode, allergenNames } from '#modules/catalogue/rules/allergens.ts'
import { productName } from '#modules/catalogue/rules/product-words.ts'
import { Icon } from '#ui/site/icon.tsx'
import { emptySearch, isSearching, type StoreSearch } from '../rules/search.ts'

/**
 * The search field and the filters of the storefront. The search finds names and descriptions of products, and names of categories.
 * Filters: diets that a product must have, and allergens that it must not have.
 */
export function FilterBar(props: {
  search: StoreSearch
  /** The tags for diets that at least one product of the branch has. */
  diets: readonly PublicTag[]
  /** The allergens that at least one product of the branch contains. */
  allergens: readonly AllergenCode[]
  found: number
  locale: Locale
  onChange: (search: StoreSearch) => void
}) {
  const { allergens, diets, locale, onChange, search } = props
  const texts = storeTexts(locale).filter
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const place = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  /** On a phone the results begin low on the screen. So the page scrolls until search field and filters are at the top of the window. */
  const makeRoom = () => {
    if (!matchMedia('(max-width: 719px)').matches) return
    requestAnimationFrame(() => place.current?.scrollIntoView({ block: 'start' }))
  }
  const count = search.diets.length + search.withoutAllergens.length
  const hasFilters = diets.length > 0 || allergens.length > 0
  return (
    <search ref={place} className="find" aria-label={texts.label}>
      <div className="row">
        <label className="input" htmlFor={`${id}-text`}>
          <Icon name="search" />
          <span className="vh">{texts.search}</span>
          <input
            ref={input}
            id={`${id}-text`}
            className="grow bare-input"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder={texts.placeholder}
            maxLength={80}
            value={search.text}
            onChange={({ target }) => {
              onChange({ ...search, text: target.value })
              makeRoom()
            }}
          />
          {search.text !== '' && (
            <button
              type="button"
              className="icbtn bare clear"
              aria-label={texts.clear}
              onClick={() => {
                onChange({ ...search, text: '' })
                input.current?.focus()
              }}
            >
              <Icon name="close" size="s" />
            </button>
          )}
        </label>
        {hasFilters && (
          <button
            type="button"
            className="btn soft"
            aria-expanded={isOpen}
            aria-controls={`${id}-panel`}
            onClick={() => {
              setOpen(!isOpen)
              if (!isOpen) makeRoom()
            }}
          >
            {/* On a phone the icon is hidden while a count is shown. Otherwise the hint in the search field would be cut. */}
            <span className={count > 0 ? 'only-d' : undefined}>
              <Icon name="leaf" size="s" />
            </span>
            {count > 0 ? texts.openCount(count) : texts.open}
          </button>
        )}
      </div>
      <div id={`${id}-panel`} className="filter-panel" hidden={!isOpen}>
        {diets.length > 0 && (
          <Chips
            legend={texts.diet}
            chips={diets.map((tag) => ({ value: tag.id, name: productName(tag, locale) }))}
            chosen={search.diets}
            onChange={(chosen) => onChange({ ...search, diets: chosen })}
          />
        )}
        {allergens.length > 0 && (
          <>
            <Chips
              legend={texts.without}
              chips={allergens.map((code) => ({ value: code, name: allergenNames[code][locale] }))}
              chosen={search.withoutAllergens}
              onChange={(chosen) => onChange({ ...search, withoutAllergens: chosen })}
            />
            <p className="small muted">{texts.allergenNote}</p>
          </>
        )}
      </div>
      {isSearching(search) && (
        <div className="row wrapx">
          <p className="small" role="status">
            {props.found > 0 ? texts.found(props.found) : texts.none}
          </p>
          <button type="button" className="btn quiet" onClick={() => onChange(emptySearch)}>
            {texts.reset}
          </button>
        </div>
      )}
    </search>
  )
}

function Chips<V extends string>(props: {
  legend: string
  chips: readonly { value: V; name: string }[]
  chosen: readonly V[]
  onChange: (chosen: readonly V[]) => void
}) {
  const { chosen } = props
  return (
    <fieldset className="chips">
      <legend>{props.legend}</legend>
      {props.chips.map(({ name, value }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              props.onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}

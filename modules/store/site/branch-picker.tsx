import type { Locale } from '#contract/locale.ts'
import { storeTexts } from '../words/store.ts'

/** A branch in the list of branches that take orders. */
export interface StoreLink {
  readonly identifier: string
  readonly name: string
  readonly city: string
  readonly opening: { readonly tone: 'ok' | 'warn' | 'err'; readonly text: string }
  /**
   * When the text about the opening of this branch changes, in epoch milliseconds. A script of the page then replaces the text. Undefined:
   * the text does not change.
   */
  readonly changesAt: number | undefined
}

/**
 * Links to the storefronts of all branches that take orders. Hidden if there is only one such branch (specification §2, Branch storefront).
 */
export function BranchPicker(props: { branches: readonly StoreLink[]; current: string; locale: Locale }) {
  const { branches, current, locale } = props
  if (branches.length < 2) return null
  return (
    <nav className="branch-picker" aria-label={storeTexts(locale).branches.label}>
      {branches.map(({ changesAt, city, identifier, name, opening }) => (
        <a
          key={identifier}
          href={`/${locale}/store/${identifier}`}
          className={identifier === current ? 'on' : undefined}
          aria-current={identifier === current ? 'page' : undefined}
        >
          <span className="b">{name}</span>
          <span className="row wrapx small">
            <span className="muted">{city}</span>
            <span className={`badge ${opening.tone}`} data-opening={identifier} data-changes-at={changesAt}>
              {opening.text}
            </span>
          </span>
        </a>
      ))}
    </nav>
  )
}

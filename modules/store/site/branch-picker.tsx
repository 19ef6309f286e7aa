import type { Locale } from '#contract/locale.ts'
import { storeTexts } from '../words/store.ts'

/** A branch in the list of branches that take orders. */
export interface StoreLink {
  readonly identifier: string
  readonly name: string
  readonly city: string
  /**
   * Whether the branch is open, or when it opens next. `changesAt`: when the text changes, in epoch milliseconds. A script of the page then
   * replaces the text. Undefined: the text does not change.
   */
  readonly opening: {
    readonly tone: 'ok' | 'warn' | 'err'
    readonly text: string
    readonly changesAt: number | undefined
  }
}

/**
 * Links to the storefronts of all branches that take orders. Hidden if there is only one such branch (specification §2, Branch storefront).
 * The current branch is first, so that a narrow screen shows it whole.
 */
export function BranchPicker(props: { branches: readonly StoreLink[]; current: string; locale: Locale }) {
  const { branches, current, locale } = props
  if (branches.length < 2) return null
  const isCurrent = (one: StoreLink) => one.identifier === current
  const sorted = [...branches.filter(isCurrent), ...branches.filter((one) => !isCurrent(one))]
  return (
    <nav className="branch-picker" aria-label={storeTexts(locale).branches.label}>
      {sorted.map(({ city, identifier, name, opening }) => (
        <a
          key={identifier}
          href={`/${locale}/store/${identifier}`}
          className={identifier === current ? 'on' : undefined}
          aria-current={identifier === current ? 'page' : undefined}
        >
          <span className="b">{name}</span>
          <span className="row wrapx small">
            <span className="muted">{city}</span>
            <span className={`badge ${opening.tone}`} data-opening={identifier} data-changes-at={opening.changesAt}>
              {opening.text}
            </span>
          </span>
        </a>
      ))}
    </nav>
  )
}

import type { Locale } from '#contract/locale.ts'
import { storeLinkTexts } from '../../words/site.ts'
import { Icon } from '#ui/site/icon.tsx'
import type { Block } from '#modules/content/contract.ts'

/** A branch that takes orders, as the block 'stores' of a content page shows it. */
export interface StoreView {
  id: string
  /** Address of the page on which the guest can repeat an earlier order. */
  again: string
  identifier: string
  name: string
  text: string
  address: string
  /** Coordinates of the branch as 'longitude,latitude'. Missing if the branch has no coordinates. */
  at?: string
  /**
   * Whether the branch is open, or when it opens: a colour and a text. The text is needed for people who cannot distinguish the colours.
   * `changesAt`: when the text changes next, in epoch milliseconds. A script of the page then replaces it.
   */
  opening: { tone: 'ok' | 'warn' | 'err'; text: string; changesAt: number | undefined }
}

interface StoresBlockProps {
  block: Extract<Block, { type: 'stores' }>
  stores: readonly StoreView[]
  locale: Locale
  Heading: 'h1' | 'h2'
}

/**
 * A block of a content page that lists the branches that take orders. Each entry shows whether its branch is open now (specification §2,
 * Header: several branches).
 */
export function StoresBlock({ block, stores, locale, Heading }: StoresBlockProps) {
  return (
    <section className="m-store band" id={locale === 'de' ? 'standorte' : 'locations'}>
      <div className="wrap">
        <div className="sechead">
          <Heading>{block.title}</Heading>
          {block.lead && <p className="lead muted">{block.lead}</p>}
        </div>
        <div
          data-late="last-order"
          data-again={JSON.stringify(Object.fromEntries(stores.map(({ again, id }) => [id, again])))}
        />
        {stores.filter(({ at }) => at).length > 1 && <div className="nearest" data-late="nearest" />}
        <ul className="stores">
          {stores.map((store) => (
            <li key={store.identifier} className="storecard" data-at={store.at}>
              <h3>{store.name}</h3>
              <p
                className={`badge ${store.opening.tone}`}
                data-opening={store.identifier}
                data-changes-at={store.opening.changesAt}
              >
                {store.opening.text}
              </p>
              {store.text && <p className="muted">{store.text}</p>}
              <address className="row">
                <Icon name="pin" />
                <span>
                  {store.address} <span className="away muted" />
                </span>
              </address>
              <a className="btn pri" href={`/${locale}/store/${store.identifier}`}>
                {storeLinkTexts(locale).order}
                <span className="vh">: {store.name}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

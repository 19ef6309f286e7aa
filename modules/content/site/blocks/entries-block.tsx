import type { Locale } from '#contract/locale.ts'
import { imageUrl } from '#ui/site/picture.tsx'
import type { Block, ShownNode } from '../../contract.ts'
import { readImage } from '../../rules/blocks/read-block.ts'
import { urlTarget } from '../../rules/navigation-links.ts'
import { contentTexts } from '../../words/site.ts'
import { SiteLink } from '../parts/site-link.tsx'

interface EntriesProps {
  block: Extract<Block, { type: 'entries' }>
  nodes: readonly ShownNode[]
  locale: Locale
  Heading: 'h1' | 'h2'
}

/**
 * Shows the structured entries that staff chose for this block, in the sequence that staff chose. Entries that are no longer published are
 * left out. If no entry is left, nothing is shown.
 */
export function EntriesBlock({ block, Heading, locale, nodes }: EntriesProps) {
  const shown = block.nodes.flatMap((id) => nodes.find((node) => node.id === id) ?? [])
  if (shown.length === 0) return null
  return (
    <section className="m-content band">
      <div className="wrap">
        {(block.title || block.lead) && (
          <div className="sechead">
            {block.title && <Heading>{block.title}</Heading>}
            {block.lead && <p className="lead muted">{block.lead}</p>}
          </div>
        )}
        <ul className="cards">
          {shown.map(({ id, images, name, text, url }) => {
            const image = readImage(images[0])
            return (
              <li key={id} className="card">
                {image && <img src={imageUrl(image, 'small')} alt={image.alt} loading="lazy" decoding="async" />}
                <div className="stack">
                  <h3>{name}</h3>
                  {text && <p className="muted">{text}</p>}
                  {url && (
                    <SiteLink
                      className="btn soft"
                      link={{ ...urlTarget(url), label: contentTexts(locale).more, children: [] }}
                    />
                  )}
                </div>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

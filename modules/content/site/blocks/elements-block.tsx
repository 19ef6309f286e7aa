import type { Locale } from '#contract/locale.ts'
import { imageUrl } from '#ui/site/picture.tsx'
import type { Block } from '../../contract.ts'
import { markdownHtml } from '../../rules/markdown.ts'
import { urlTarget } from '../../rules/navigation-links.ts'
import { contentTexts } from '../../words/site.ts'
import { focusOf } from '../parts/focus-of.ts'
import { SiteLink } from '../parts/site-link.tsx'

type Elements = Extract<Block, { type: 'elements' }>

interface ElementsProps {
  block: Elements
  locale: Locale
  Heading: 'h1' | 'h2'
}

/** Shows content elements below each other: text, narrow text, Markdown, link buttons, galleries (specification §2, Site types). */
export function ElementsBlock({ block, Heading, locale }: ElementsProps) {
  return (
    <section className="m-content band prose">
      <div className="wrap stack loose">
        {block.title && <Heading>{block.title}</Heading>}
        {block.items.map((item, index) => (
          <Element key={item.id ?? index} item={item} locale={locale} />
        ))}
      </div>
    </section>
  )
}

/**
 * Shows one element. Its HTML can be inserted as it is, because the server has removed unsafe HTML from it (docs/rules/security.md,
 * Output).
 */
function Element({ item, locale }: { item: Elements['items'][number]; locale: Locale }) {
  const texts = contentTexts(locale)
  if ('html' in item)
    return (
      <div
        className={item.type === 'narrowText' ? 'narrow' : undefined}
        dangerouslySetInnerHTML={{ __html: item.html }}
      />
    )
  if ('source' in item) return <div dangerouslySetInnerHTML={{ __html: markdownHtml(item.source) }} />
  if ('links' in item)
    return (
      <div className="row wrapx">
        {item.links.map(({ id, label, url }) => (
          <SiteLink
            key={id ?? url}
            className="btn sec"
            link={{ ...urlTarget(url), label: label || texts.more, children: [] }}
          />
        ))}
      </div>
    )
  return (
    <div className="gallery">
      {item.images.map((image, index) => (
        <button
          key={image.id}
          type="button"
          data-open="lightbox"
          // The list of pictures for the lightbox starts with the clicked picture.
          data-images={JSON.stringify([...item.images.slice(index), ...item.images.slice(0, index)])}
          aria-label={texts.lightbox.open(image.alt || texts.lightbox.position(index + 1, item.images.length))}
        >
          <img src={imageUrl(image, 'small')} alt={image.alt} style={focusOf(image)} loading="lazy" decoding="async" />
        </button>
      ))}
    </div>
  )
}

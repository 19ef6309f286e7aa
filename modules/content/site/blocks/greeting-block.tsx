import { imageUrl } from '#ui/site/picture.tsx'
import type { Block } from '../../contract.ts'
import { urlTarget } from '../../rules/navigation-links.ts'
import { altOf } from '../parts/alt-of.ts'
import { SiteLink } from '../parts/site-link.tsx'

/** Whether a title has a word of more than 13 letters, such as 'Weihnachtsfeiern'. Such a word needs a smaller font to fit next to the pictures. */
const hasLongWord = (title: string): boolean => title.split(/[\s\u00ad-]+/).some((word) => word.length > 13)

/** Shows a large greeting on the accent colour, in the theme's font for greetings, with pictures next to it. */
export function GreetingBlock({ block }: { block: Extract<Block, { type: 'greeting' }> }) {
  const { pictures } = block
  return (
    <section className="m-content welcome">
      <div className="wrap">
        <div className="words">
          <h1 className={hasLongWord(block.title) ? 'shout long' : 'shout'}>{block.title}</h1>
          {block.lead && <p>{block.lead}</p>}
          {block.links.length > 0 && (
            <div className="row wrapx">
              {block.links.map((link, index) => (
                <SiteLink
                  key={link.url}
                  className={`btn lg ${index === 0 ? 'ink' : 'sec'}`}
                  link={{ ...urlTarget(link.url), label: link.label, children: [] }}
                />
              ))}
            </div>
          )}
          <div data-line="last-order" />
        </div>
        {pictures.length > 0 && (
          <div className="plates">
            {pictures.map((picture, index) => (
              <img
                key={picture.id}
                className={`p${index + 1}`}
                src={imageUrl(picture, 'medium')}
                alt={altOf(picture)}
                width={320}
                height={240}
                fetchPriority="high"
              />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

import { imageUrl } from '#ui/site/picture.tsx'
import type { Block } from '#modules/content/contract.ts'
import type { DishOnGround } from '../../rules/dish-views.ts'
import { urlTarget } from '#modules/content/rules/navigation-links.ts'
import { SiteLink } from '#modules/content/site/parts/site-link.tsx'

interface DishesBlockProps {
  block: Extract<Block, { type: 'dishes' }>
  dishes: readonly DishOnGround[]
  Heading: 'h1' | 'h2'
}

/** A block of a content page that shows some dishes of the menu with picture, name and price, and a link to the storefront. */
export function DishesBlock({ block, dishes, Heading }: DishesBlockProps) {
  return (
    <section className="m-store band">
      <div className="wrap">
        <div className="sechead">
          <Heading>{block.title}</Heading>
          {block.lead && <p className="lead muted">{block.lead}</p>}
        </div>
        <ul className="dishes">
          {dishes.map((dish) => (
            <li key={dish.id} className="dishcard">
              <div className={`im on-${dish.ground}`}>
                {dish.image && (
                  <img
                    src={imageUrl(dish.image, 'small')}
                    alt=""
                    width={320}
                    height={240}
                    loading="lazy"
                    decoding="async"
                  />
                )}
              </div>
              <h3>{dish.name}</h3>
              <p className="muted">{dish.text}</p>
              {dish.price && <p className="price">{dish.price}</p>}
            </li>
          ))}
        </ul>
        {block.link?.url && (
          <SiteLink
            className="btn pri lg"
            link={{ ...urlTarget(block.link.url), label: block.link.label || block.link.url, children: [] }}
          />
        )}
      </div>
    </section>
  )
}

import { Icon } from '#ui/site/icon.tsx'
import type { Block } from '../../contract.ts'

/** Shows the benefits of the business next to each other, each with an icon, a title and a text. */
export function BenefitsBlock({ block }: { block: Extract<Block, { type: 'benefits' }> }) {
  return (
    <section className="m-content wrap">
      <ul className="promise">
        {block.items.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} size="l" />
            <span className="b">{title}</span>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { Icon } from '#ui/site/icon.tsx'
import type { Block } from '../../contract.ts'

/** Up to three benefits with an icon each. */
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

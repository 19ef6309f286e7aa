import { builderTexts } from '../../words/builder.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import type { Side } from './sides.ts'

/**
 * The name, time and author of one of the two versions in a comparison. With `shows`, the word 'before' or 'after' is shown first. It looks
 * like the changes in the list below: 'before' is struck through like removed text, 'after' is marked like added text.
 */
export function SideLabel({ shows, side: { facts, name } }: { side: Side; shows?: 'before' | 'after' }) {
  const t = useTexts(builderTexts).versionList
  return (
    <p className="side-label sm">
      {shows === 'before' ? <del>{t.before}</del> : null}
      {shows === 'after' ? <ins>{t.after}</ins> : null}
      {shows ? ' ' : null}
      <b>{name}</b>
      {facts ? <span className="t2"> · {facts}</span> : null}
    </p>
  )
}

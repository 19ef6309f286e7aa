import { builderTexts } from '../../words/builder.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import type { Side } from './sides.ts'

/** Describes one side of a comparison. `shows`: how the list of differences marks the text of this side. */
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

import { builderTexts } from '../../words/builder.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import type { Side } from './sides.ts'

/** What one side of a comparison is. `shows`: how a list of differences marks what stands on this side. */
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

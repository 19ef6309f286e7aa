import { builderTexts } from '../../words/builder.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { isLive, type MenuTargets } from './menu-targets.ts'

/** A page in the list of possible targets, with a badge for its state (published, draft, planned). */
export function PageOption({ id, label, targets }: { id: string; label: string; targets: MenuTargets }) {
  const t = useTexts(builderTexts)
  const page = targets.pages.find((one) => one.id === id)
  return (
    <span className="row" style={{ width: '100%' }}>
      <span className="el">{label}</span>
      <span className="sp" />
      {page ? (
        <span className={`bdg ${isLive(page) ? 'ok' : 'new'}`}>{page.plan ? t.plan.do : t.states[page.state]}</span>
      ) : null}
    </span>
  )
}

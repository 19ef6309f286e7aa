import { userWords } from '../../words/user.ts'
import type { userEntity } from '../../contract.ts'
import type { FormView } from '#ui/backoffice/crud/editor.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { IconBan, IconCircleCheck } from '@tabler/icons-react'
import { type Reach, rights, rightsOf } from './rights.ts'
import { rolesOf } from './RolesField.tsx'

/**
 * Shows next to the form what the user may do with the chosen roles. It also shows how many rights the user will get or lose when the form
 * is saved.
 */
export function UserAside({ values, record }: FormView<typeof userEntity>) {
  const t = useTexts(userWords).may
  const now = rightsOf(rolesOf(values.roles))
  const before = record ? rightsOf(rolesOf(record.roles)) : now
  const gained = rights.filter((right) => now[right] && !before[right]).length
  const lost = rights.filter((right) => !now[right] && before[right]).length
  const branches = values.branches?.length ?? 0
  const reachText = (reach: Reach) => (reach === 'branches' ? t.scope(branches) : t[reach])
  const first = (values.name ?? '').split(' ').find(Boolean) ?? t.nobody
  return (
    <section className="card">
      <div className="hd">
        <h2>{t.title(first)}</h2>
        <span className="sp" />
        {gained ? <span className="bdg new">{t.more(gained)}</span> : null}
        {lost ? <span className="bdg alarm">{t.less(lost)}</span> : null}
      </div>
      <ul className="bd col sm" style={{ gap: 9 }}>
        {rights.map((right) => {
          const reach = now[right]
          return (
            <li key={right} className="row" style={{ alignItems: 'flex-start' }}>
              {reach ? (
                <IconCircleCheck className="i" stroke={1.75} style={{ color: 'var(--ok-t)' }} aria-hidden />
              ) : (
                <IconBan className="i mut" stroke={1.75} aria-hidden />
              )}
              <span className={reach ? '' : 'mut'}>
                {t.rights[right]}
                {reach ? <span className="mut"> · {reachText(reach)}</span> : null}
              </span>
              <span className="sp" />
              {reach && !before[right] ? <span className="bdg new">+</span> : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

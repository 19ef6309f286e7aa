import type { Role } from '#contract/roles.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconCircleCheck, IconMinus, IconUsers } from '@tabler/icons-react'
import { Link } from 'react-router'
import { rolesTexts } from '../../words/roles.ts'
import { userWords } from '../../words/user.ts'
import { identityTitles } from '../../words/titles.ts'
import { rights, rightsOf } from './rights.ts'
import './roles.css'

/** The roles, sorted by their rights: each role may do everything that the role before it may do, and more. */
const columns: readonly Role[] = ['ROLE_EMPLOYEE', 'ROLE_FRONTDESK', 'ROLE_BACKOFFICE', 'ROLE_ADMIN']

/**
 * The page 'Rollen': a table that shows for each right which roles have it. The form of a user shows which of these rights the user has
 * (docs/rules/back-office.md, Roles).
 */
export default function RolesScreen() {
  const t = useTexts(rolesTexts)
  const titles = useTexts(identityTitles)
  const words = useTexts(userWords)
  const table = columns.map((role) => ({ role, may: rightsOf([role]) }))
  return (
    <>
      <PageHead title={titles.roles} crumbs={[{ label: words.title, to: '/benutzer' }]}>
        <Button component={Link} to="/benutzer" leftSection={<IconUsers className="i" stroke={1.75} aria-hidden />}>
          {t.toUsers}
        </Button>
      </PageHead>
      <div className="m-identity roles page scroll">
        <p className="t2">{t.text}</p>
        <div className="card matrix">
          <table className="tbl">
            <thead>
              <tr>
                <th scope="col">{t.right}</th>
                {columns.map((role) => (
                  <th key={role} scope="col">
                    {words.choices.roles[role]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rights.map((right) => (
                <tr key={right}>
                  <th scope="row">{words.may.rights[right]}</th>
                  {table.map(({ role, may }) => {
                    const reach = may[right]
                    return (
                      <td key={role} data-role={words.choices.roles[role]} className={reach ? '' : 'no'}>
                        {reach ? (
                          <span className="may ok">
                            <IconCircleCheck className="i" stroke={1.75} aria-hidden />
                            {t.reach[reach]}
                          </span>
                        ) : (
                          <span className="may mut">
                            <IconMinus className="i" stroke={1.75} aria-hidden />
                            {t.no}
                          </span>
                        )}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="mut sm">{t.adds}</p>
      </div>
    </>
  )
}

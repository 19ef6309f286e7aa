import { type Role, roles as allRoles } from '#contract/roles.ts'
import { userWords } from '../../words/user.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import type { FieldProps } from '#ui/backoffice/crud/field-props.ts'
import { Labelled } from '#ui/backoffice/crud/fields/Labelled.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Checkbox } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'

export const rolesOf = (value: unknown): Role[] =>
  Array.isArray(value) ? allRoles.filter((role) => value.includes(role)) : []
const order: readonly Role[] = ['ROLE_EMPLOYEE', 'ROLE_FRONTDESK', 'ROLE_BACKOFFICE', 'ROLE_ADMIN']

/**
 * The roles of a user as checkboxes, each with a text about what the role may do. For a user who already exists, changes that are not saved
 * yet are marked. Users cannot change their own roles.
 */
export function RolesField(props: FieldProps) {
  const t = useTexts(userWords)
  const { user } = useStaff()
  const isSelf = props.values['id'] === user.id
  const roles = rolesOf(props.value)
  const [before] = useState(roles)
  return (
    <Labelled {...props} side={<span className="mut sm">{t.rolesAdd}</span>}>
      {isSelf ? (
        <Banner tone="idle" icon={IconLock}>
          {t.ownRights}
        </Banner>
      ) : null}
      <div className="col" style={{ gap: 2 }}>
        {order.map((role) => {
          const isOn = roles.includes(role)
          const changed = isOn === before.includes(role) ? undefined : isOn ? t.isNew : t.ends
          return (
            <Checkbox
              key={role}
              className={`m-identity rolebox ${changed && props.values['id'] ? 'changed' : ''}`}
              disabled={isSelf || props.readOnly}
              checked={isOn}
              description={t.roleText[role]}
              onBlur={props.onBlur}
              label={
                <span className="row">
                  <b>{t.choices.roles[role]}</b>
                  {role === 'ROLE_ADMIN' ? <IconLock className="i" stroke={1.75} aria-label={t.lockedRole} /> : null}
                  {changed && props.values['id'] ? <span className="bdg new">{changed}</span> : null}
                </span>
              }
              onChange={(event) =>
                props.onChange(event.currentTarget.checked ? [...roles, role] : roles.filter((one) => one !== role))
              }
            />
          )
        })}
      </div>
    </Labelled>
  )
}

/** The branches of a user. Each branch is a button, so that all branches are visible at the same time; a brand has only a few branches. */
export function BranchesField(props: FieldProps) {
  const t = useTexts(userWords)
  const { user, branches } = useStaff()
  const chosen = Array.isArray(props.value) ? (props.value as string[]) : []
  const isSelf = props.values['id'] === user.id
  return (
    <Labelled {...props}>
      <div className="row w">
        {branches.map(({ id, name }) => {
          const isOn = chosen.includes(id)
          return (
            <button
              key={id}
              type="button"
              className="chip"
              aria-pressed={isOn}
              disabled={isSelf || props.readOnly}
              onClick={() => props.onChange(isOn ? chosen.filter((one) => one !== id) : [...chosen, id])}
            >
              {name}
            </button>
          )
        })}
        {branches.length === 0 ? <span className="mut">{t.chips.none}</span> : null}
      </div>
    </Labelled>
  )
}

import { userWords } from '../../words/user.ts'
import { identityEndpoints, userEntity } from '../../contract.ts'
import { editorOf } from '#ui/backoffice/crud/editor.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { BranchesField, RolesField } from './RolesField.tsx'
import { LockField, offerLink, UserActions, UserBadges } from './UserActions.tsx'
import { UserAside } from './UserAside.tsx'
import './users.css'

/** Describes the form and the list of staff users. The form stores no unsaved texts in the browser, because they contain personal data. */
export const userEditor = editorOf(userEntity, {
  calls: identityEndpoints.users,
  lesserColumns: ['branches', 'email'],
  words: userWords,
  nameOf: ({ name }) => name ?? '',
  layout: 'scroll',
  sections: [{ name: 'general' }, { name: 'access' }, { name: 'signIn' }],
  placed: {
    roles: 'access',
    branches: 'access',
    isEnabled: 'signIn',
    isLocked: 'signIn',
    expiresAt: 'signIn',
    credentialsExpireAt: 'signIn',
    password: 'signIn',
    ownPassword: 'signIn',
  },
  order: [
    'name',
    'email',
    'locale',
    'roles',
    'branches',
    'isEnabled',
    'isLocked',
    'password',
    'ownPassword',
    'expiresAt',
    'credentialsExpireAt',
  ],
  halves: ['name', 'email', 'locale', 'expiresAt', 'credentialsExpireAt'],
  isShown: (name, values) =>
    values.id !== undefined ||
    (name !== 'isLocked' && (name !== 'ownPassword' || values.roles?.includes('ROLE_ADMIN') === true)),
  // A new user starts without a role, so that the administrator must choose one.
  start: { roles: [] },
  offerAfterCreate: offerLink,
  overrides: { roles: RolesField, branches: BranchesField, isLocked: LockField, password: NewPasswordField },
  cells: {
    name: ({ value, record }) => (
      <span className="row">
        {value}
        <span className="hide-phone">
          {record.isLocked ? <UserBadges values={record} record={record} set={() => {}} /> : null}
        </span>
      </span>
    ),
  },
  badges: UserBadges,
  actions: UserActions,
  aside: UserAside,
})

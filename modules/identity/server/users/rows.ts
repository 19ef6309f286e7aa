import sql from 'sql-template-tag'
import type { Locale } from '#contract/locale.ts'
import type { Role } from '#contract/roles.ts'
import type { Queries } from '#platform/db.ts'

/** A row of the table `users`. */
export interface UserRow {
  id: string
  version: number
  created_at: string
  updated_at: string
  name: string
  email: string
  roles: Role[]
  branches: string[]
  locale: Locale
  is_enabled: boolean
  is_locked: boolean
  expires_at: string | null
  password_hash: string | null
  credentials_expire_at: string | null
  failures_in_a_row: number
  demo_password: string | null
}

export const userByEmail = (queries: Queries, email: string): Promise<UserRow | undefined> =>
  queries.first<UserRow>(sql`SELECT * FROM users WHERE email = ${email.toLowerCase()}`)

export const userById = (queries: Queries, id: string): Promise<UserRow | undefined> =>
  queries.first<UserRow>(sql`SELECT * FROM users WHERE id = ${id}`)

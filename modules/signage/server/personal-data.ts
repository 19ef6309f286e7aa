import sql from 'sql-template-tag'
import type { Queries } from '#platform/db.ts'
import type { Guest, PersonalData } from '#platform/personal-data.ts'
import { signagePersonalWords } from '../words/personal-data.ts'
import type { SignagePorts } from './needs.ts'

/**
 * Personal data in commands: each command contains the name of the member of staff who sent it. This person is a guest only if they have
 * also ordered with the e-mail address of their account.
 */
export function signagePersonalData(ports: Pick<SignagePorts, 'staff'>): PersonalData {
  const giversOf = async (db: Queries, { contacts }: Guest): Promise<string[]> => {
    const addresses = new Set(contacts.map(({ email }) => email).filter(Boolean))
    const found = await Promise.all([...addresses].map((email) => ports.staff(db, { email })))
    return found.flat().map(({ id }) => id)
  }
  return {
    columns: { signage_commands: ['by_name'] },
    words: signagePersonalWords,
    read: async (db, guest) => ({
      signage_commands: await db.many(sql`SELECT created_at, kind, by_name FROM signage_commands
        WHERE by_id = ANY(${await giversOf(db, guest)}::uuid[]) AND by_name <> '' ORDER BY created_at, id`),
    }),
    async erase(tx, guest) {
      await tx.run(
        sql`UPDATE signage_commands SET by_name = '' WHERE by_id = ANY(${await giversOf(tx, guest)}::uuid[])`,
      )
      return undefined
    },
  }
}

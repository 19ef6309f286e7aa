import sql from 'sql-template-tag'
import type { Queries } from '#platform/db.ts'
import type { Refusal } from '#platform/module.ts'
import type { ClockView, Tap } from '../../contract.ts'

/** The projects that a person can choose at the clock, with their tasks. Disabled projects and tasks are left out. */
export const readProjects = (db: Queries): Promise<ClockView['projects']> =>
  db.many<ClockView['projects'][number]>(sql`
    SELECT p.id, p.name, coalesce((SELECT jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) ORDER BY t.name, t.id)
      FROM tasks t WHERE t.project_id = p.id AND t.is_enabled), '[]') AS tasks
    FROM projects p WHERE p.is_enabled ORDER BY p.name, p.id`)

/**
 * Refuses a tap with a department of another branch, with an unknown or disabled project or task, or with a task of another project.
 * Undefined: the choice is valid.
 */
export async function refusedChoice(db: Queries, body: Tap, branch: string | null): Promise<Refusal | undefined> {
  const { department, project, task } = body
  const no = (field: string): Refusal => ({ ok: false, code: 'field.choice', field })
  if (department !== undefined) {
    const found = await db.first(
      sql`SELECT 1 FROM departments WHERE id = ${department} AND branch_id = ${branch} AND is_enabled`,
    )
    if (!found) return no('department')
  }
  if (project !== undefined && !(await db.first(sql`SELECT 1 FROM projects WHERE id = ${project} AND is_enabled`)))
    return no('project')
  if (task === undefined) return undefined
  const found = await db.first(
    sql`SELECT 1 FROM tasks WHERE id = ${task} AND project_id = ${project ?? null} AND is_enabled`,
  )
  return found ? undefined : no('task')
}

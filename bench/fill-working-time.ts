import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import { branch, food } from './fill-products.ts'

/** The id of an employee as SQL. Ids, tokens and addresses are computed from the employee's number. */
const idOf = (n: string): string => `('01a1fb00-0000-7000-b000-' || lpad(${n}::text, 12, '0'))::uuid`
export const tokenOf = (person: number): string => createHash('md5').update(`bench ${person}`).digest('hex')
export const emailOf = (person: number): string => `bench-${person}@time.example`

/**
 * Creates `people` employees with a contract and a year of work: five days a week from 9:00 to about 17:00, with a break. This week the
 * first `planned` employees have a shift on each day. Nobody is working now.
 */
export async function fillWorkingTime(
  client: Client,
  { people, planned, zone }: { people: number; planned: number; zone: string },
): Promise<void> {
  await client.query(`SET search_path = ${food}`)
  const at = (day: string, time: string): string => `((${day})::date + time '${time}') AT TIME ZONE '${zone}'`
  await client.query(
    `INSERT INTO users (id, created_at, updated_at, name, email, roles, branches)
     SELECT ${idOf('n')}, now(), now(), 'Person ' || n, 'bench-' || n || '@time.example', '["ROLE_EMPLOYEE"]', $2::jsonb FROM generate_series(1, $1::integer) n`,
    [people, JSON.stringify([branch.id])],
  )
  await client.query(
    `INSERT INTO working_contracts (id, user_id, branch_id, valid_from, rule_pack, holiday_region, targets, weekly_target)
     SELECT gen_random_uuid(), ${idOf('n')}, $2, current_date - 370, 'DE 2026.1', 'DE-BY', '[462,462,462,462,462,0,0]', 2310 FROM generate_series(1, $1::integer) n`,
    [people, branch.id],
  )
  await client.query(
    `INSERT INTO working_activities (id, user_id, branch_id, starts_at, ends_at, source)
     SELECT gen_random_uuid(), ${idOf('n')}, $2, ${at('day', '09:00')}, ${at('day', '17:00')} + make_interval(mins => n % 40), 'mobile'
     FROM generate_series(1, $1::integer) n, generate_series(current_date - 366, current_date - 1, interval '1 day') day
     WHERE extract(isodow FROM day) < 6`,
    [people, branch.id],
  )
  await client.query(
    `INSERT INTO working_pauses (id, activity_id, starts_at, ends_at)
     SELECT gen_random_uuid(), id, starts_at + interval '4 hours', starts_at + interval '270 minutes' FROM working_activities WHERE branch_id = $1`,
    [branch.id],
  )
  await client.query(
    `INSERT INTO working_schedules (id, user_id, branch_id, starts_at, ends_at, pause_minutes, state)
     SELECT gen_random_uuid(), ${idOf('n')}, $2, ${at("date_trunc('week', current_date) + make_interval(days => day)", '09:00')},
       ${at("date_trunc('week', current_date) + make_interval(days => day)", '17:00')}, 30, 'published'
     FROM generate_series(1, $1::integer) n, generate_series(0, 6) day`,
    [planned, branch.id],
  )
  for (let person = 1; person <= people; person++)
    await client.query(
      `INSERT INTO time_tokens (id, user_id, kind, token_hash, created_at) VALUES (gen_random_uuid(), ${idOf(`${person}`)}, 'device', $1, now())`,
      [createHash('sha256').update(tokenOf(person)).digest()],
    )
  await client.query('ANALYZE working_activities, working_pauses, working_schedules, working_contracts, users')
}

/** Removes all rows that `fillWorkingTime` created. */
export async function forgetWorkingTime(client: Client): Promise<void> {
  await client.query(`SET search_path = ${food}`)
  const own = `(SELECT id FROM users WHERE email LIKE 'bench-%@time.example')`
  await client.query(
    `DELETE FROM working_pauses WHERE activity_id IN (SELECT id FROM working_activities WHERE user_id IN ${own})`,
  )
  for (const table of ['clock_taps', 'working_activities', 'working_schedules', 'working_contracts', 'time_tokens'])
    await client.query(`DELETE FROM ${table} WHERE user_id IN ${own}`)
}

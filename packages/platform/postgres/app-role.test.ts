import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { copyTemplate, testSchema } from '#testing/database.ts'
import { makeAppRole } from './app-role.ts'

test('the role of the server can add to the audit trail, but cannot change or empty it, and cannot alter a table', async () => {
  const owner = inject('databaseUrl')
  const { url, drop } = await copyTemplate(owner)
  // A role exists once per database server, so all tests share it. Its password is derived from the password of the server's owner.
  const password = /:([^:@]+)@/.exec(owner)?.[1] ?? ''
  const client = new Client({ connectionString: await makeAppRole(url, password) })
  await client.connect()
  try {
    await client.query(`SET search_path TO ${testSchema}`)
    const run = (text: string): Promise<string> =>
      client.query(text).then(
        () => 'done',
        (error: { code: string }) => error.code,
      )
    const refused = '42501'
    expect(await run('SELECT count(*) FROM orders')).toBe('done')
    expect(await run("INSERT INTO job (name, next_at) VALUES ('x', now())")).toBe('done')
    expect(await run("UPDATE job SET last_error = 'x'")).toBe('done')
    expect(
      await run(
        "INSERT INTO audit (id, at, action, entity, entity_id, actor_type) VALUES (gen_random_uuid(), now(), 'a', 'b', 'c', 'system')",
      ),
    ).toBe('done')
    // The function `empty_audit` is the only way to erase values in audit entries. The role must be able to call it, and the call must
    // erase the values.
    await client.query(`INSERT INTO audit (id, at, action, entity, entity_id, actor_type, label, after)
      VALUES (gen_random_uuid(), now(), 'a', 'guest', 'g', 'system', 'Quendelmoser', '{"name":"Quendelmoser"}')`)
    expect(await run("SELECT empty_audit('guest', ARRAY['g'])")).toBe('done')
    expect((await client.query("SELECT action, label, after FROM audit WHERE entity = 'guest'")).rows).toEqual([
      { action: 'a', label: '', after: { name: '•••' } },
    ])
    expect(await run("UPDATE audit SET label = ''")).toBe(refused)
    expect(await run("UPDATE audit SET action = 'x'")).toBe(refused)
    expect(await run('DELETE FROM audit')).toBe(refused)
    expect(await run('TRUNCATE audit')).toBe(refused)
    expect(await run('ALTER TABLE audit DISABLE TRIGGER ALL')).toBe(refused)
    expect(await run('DROP TRIGGER audit_append_only ON audit')).toBe(refused)
    expect(await run('DROP TABLE orders')).toBe(refused)
    expect(await run('TRUNCATE orders')).toBe(refused)
    expect(await run('DELETE FROM migration')).toBe(refused)
    expect(await run('UPDATE schema_level SET level = 99')).toBe(refused)
    expect(await run("COPY job TO PROGRAM 'true'")).toBe(refused)
  } finally {
    await client.end()
    await drop()
  }
})

test('no module creates or alters tables in its code, because the role may not do so', async () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url))
  const found: string[] = []
  for await (const file of glob('modules/*/server/**/*.ts', { cwd: root })) {
    if (file.includes('.test.') || file.includes('/testing/')) continue
    const text = await readFile(`${root}${file}`, 'utf8')
    if (
      /\b(CREATE|DROP|ALTER|TRUNCATE)\s+(TEMP\s+|UNLOGGED\s+)?(TABLE|INDEX|SCHEMA|FUNCTION)\b|sql`TRUNCATE/.test(text)
    )
      found.push(file)
  }
  expect(found).toEqual([])
})

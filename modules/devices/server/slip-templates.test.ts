import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { must } from '#testing/order-calls.ts'
import { sessionOf } from '#testing/sessions.ts'
import { slipTemplateEndpoints as calls } from '../contract.ts'
import { templateKinds } from '../rules/default-templates.ts'
import type { PrintLine } from '../rules/document.ts'
import { defaultTemplate } from '../rules/slip-template.ts'
import { as, confirmed, rested, withPrinter } from './testing/print-brand.ts'

const textOf = (line: PrintLine): string => (line.is === 'text' ? line.text : line.is === 'pair' ? line.left : '')
const kitchen = defaultTemplate('kitchen')
const of = (branch: string) => ({ branch, kind: 'kitchen', language: 'de' }) as const

async function house() {
  const { own, device } = await withPrinter({ status: 'none', templates: ['kitchen'] })
  const branch = device.branchId
  const list = async () => must(own.call(calls.list, { query: { branch } }, as))
  const linesOf = async (order: string): Promise<string[]> => {
    const row = await own.core.db.first<{ lines: PrintLine[] }>(
      sql`SELECT lines FROM print_jobs WHERE order_id = ${order} AND template = 'kitchen'`,
    )
    return (row?.lines ?? []).map(textOf).filter(Boolean)
  }
  return { own, branch, list, linesOf }
}

test('a changed template applies to the next slips, with its order and texts; earlier slips keep their look', async () => {
  const { own, branch, linesOf, list } = await house()
  const before = await confirmed(own)
  const parts = kitchen.parts.map((one) => (one.part === 'due' ? { ...one, isOn: false } : one)).toReversed()
  const body = { parts, head: 'Gasthaus Lindwurm\nKüche', foot: 'Mahlzeit!', version: 0 }
  expect(await must(own.call(calls.save, { params: of(branch), body }, as))).toMatchObject({
    isDefault: false,
    version: 1,
  })
  await rested(own)
  const after = await confirmed(own)
  const [old, fresh] = [await linesOf(before), await linesOf(after)]
  expect(old[0]).not.toBe('Gasthaus Lindwurm')
  expect(fresh.slice(0, 2)).toEqual(['Gasthaus Lindwurm', 'Küche'])
  expect(fresh.at(-1)).toBe('Mahlzeit!')
  expect(fresh.filter((text) => /^(fertig|so bald)/.test(text))).toEqual([])
  expect(old.filter((text) => /^(fertig|so bald)/.test(text))).toHaveLength(1)
  // The other kinds of slips, and the other language, still have the default template.
  expect((await list()).filter(({ isDefault }) => !isDefault)).toHaveLength(1)
  expect(await must(own.call(calls.reset, { params: of(branch), query: { version: 1 } }, as))).toMatchObject({
    isDefault: true,
    version: 2,
  })
  await rested(own)
  expect((await linesOf(await confirmed(own))).at(0)).not.toBe('Gasthaus Lindwurm')
})

test('a template that would hide the number, or show prices to the kitchen, is refused; the refusal names the part', async () => {
  const { own, branch } = await house()
  const save = (parts: readonly object[]) =>
    own.call(calls.save, { params: of(branch), body: { parts, head: '', foot: '', version: 0 } as never }, as)
  const hidden = kitchen.parts.map((one) => (one.part === 'number' ? { ...one, isOn: false } : one))
  expect(await save(hidden)).toMatchObject({
    status: 422,
    errors: [{ code: 'slip-template.needed', field: 'parts', values: { part: 'number' } }],
  })
  const priced = kitchen.parts.map((one) => (one.part === 'due' ? { ...one, part: 'prices' } : one))
  expect(await save(priced)).toMatchObject({ status: 422, errors: [{ code: 'slip-template.parts', field: 'parts' }] })
  expect(await save([{ part: 'number', isOn: true, size: 9 }])).toMatchObject({ status: 422 })
  expect(await own.core.db.many(sql`SELECT 1 FROM slip_templates`)).toEqual([])
})

test('if two people save at once, one is refused; also if both store the first version', async () => {
  const { own, branch } = await house()
  const save = (head: string, version: number) =>
    own.call(calls.save, { params: of(branch), body: { parts: [...kitchen.parts], head, foot: '', version } }, as)
  for (const version of [0, 1]) {
    const results = await Promise.all([save('A', version), save('B', version)])
    expect(results.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect(results.find(({ ok }) => !ok)).toMatchObject({ status: 409, errors: [{ code: 'record.stale' }] })
  }
})

test('a template that was reset and changed again is not overwritten by somebody who saw the state before', async () => {
  const { own, branch } = await house()
  const save = (head: string, version: number) =>
    own.call(calls.save, { params: of(branch), body: { parts: [...kitchen.parts], head, foot: '', version } }, as)
  const reset = (version: number) => own.call(calls.reset, { params: of(branch), query: { version } }, as)
  expect(await must(save('A', 0))).toMatchObject({ version: 1 })
  expect(await must(reset(1))).toMatchObject({ isDefault: true, version: 2 })
  expect(await must(save('B', 2))).toMatchObject({ version: 3 })
  expect(await save('late A', 1)).toMatchObject({ status: 409, data: { head: 'B', version: 3 } })
  expect(await reset(1)).toMatchObject({ status: 409, errors: [{ code: 'record.stale' }] })
})

test('only six lines of a long text are printed', async () => {
  const { own, branch } = await house()
  const body = { ...of(branch), parts: [...kitchen.parts], head: 'x\n'.repeat(100), foot: '', columns: 42 }
  const rows = await must(own.call(calls.preview, { body }, as))
  expect(rows.filter((row) => row.is === 'row' && row.text === 'x')).toHaveLength(6)
})

test('the editor of another branch gets no templates and no preview', async () => {
  const { own, branch } = await house()
  const elsewhere = { as: sessionOf(['ROLE_BACKOFFICE'], { branches: [crypto.randomUUID()] }) }
  const look = { parts: [...kitchen.parts], head: '', foot: '' }
  for (const answer of [
    await own.call(calls.list, { query: { branch } }, elsewhere),
    await own.call(calls.save, { params: of(branch), body: { ...look, version: 0 } }, elsewhere),
    await own.call(calls.reset, { params: of(branch), query: { version: 0 } }, elsewhere),
    await own.call(calls.preview, { body: { ...of(branch), ...look } }, elsewhere),
    await own.call(calls.list, { query: { branch: crypto.randomUUID() } }, as),
  ])
    expect(answer.status).toBe(404)
})

test('the preview is laid out by the code of the print, in every width, and stores nothing', async () => {
  const { own, branch } = await house()
  for (const kind of templateKinds)
    for (const columns of [32, 42, 48]) {
      const { parts } = defaultTemplate(kind)
      const body = { branch, kind, language: 'de' as const, parts: [...parts], head: 'Servus', foot: '', columns }
      const rows = await must(own.call(calls.preview, { body }, as))
      expect(rows[0]).toMatchObject({ text: 'Servus', align: 'center' })
      for (const row of rows) if (row.is === 'row') expect(row.text.length * row.size).toBeLessThanOrEqual(columns)
      if (kind === 'day-sum') expect(JSON.stringify(rows)).toContain('Kein Kassenbeleg')
      else if (kind !== 'kitchen' && kind !== 'table-card') expect(JSON.stringify(rows)).toContain('kein Beleg')
    }
  expect(await own.core.db.many(sql`SELECT 1 FROM slip_templates UNION ALL SELECT 1 FROM print_jobs`)).toEqual([])
})

test('a stored template that is no longer valid is ignored: the slip prints with the default', async () => {
  const { own, branch, linesOf } = await house()
  await own.core.db
    .run(sql`INSERT INTO slip_templates (branch_id, kind, language, version, updated_at, parts, head, foot)
    VALUES (${branch}, 'kitchen', 'de', 3, now(), '[{"part":"items","isOn":true,"size":1}]', 'Alt', '')`)
  const lines = await linesOf(await confirmed(own))
  expect(lines).not.toContain('Alt')
  expect(lines.length).toBeGreaterThan(3)
})

import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { request, testBrand, type TestBrand } from '#testing/brand.ts'
import { admin, sessionOf } from '#testing/sessions.ts'
import { ident } from '#platform/entity-table.ts'
import { branchesEndpoints } from '#modules/branches/contract.ts'
import { catalogueEndpoints as calls, type TrashKind } from '../../contract.ts'
import { emptyTrash } from './empty.ts'

let brand: TestBrand
let call: ReturnType<typeof request>['call']
const as = admin({ name: 'Nina Berger' })
beforeAll(async () => {
  brand = await testBrand()
  call = request(brand).call
})
afterAll(() => brand.close())
beforeEach(async () => {
  for (const table of ['menus', 'products', 'categories', 'tags', 'catalogue_trash'])
    await brand.core.db.run(sql`DELETE FROM ${ident(table)}`)
})

async function must<T>(answer: Promise<{ ok: true; value: T } | { ok: false; errors: unknown }>): Promise<T> {
  const got = await answer
  if (!got.ok) throw new Error(JSON.stringify(got.errors))
  return got.value
}
const product = (name: string, more: object = {}) =>
  must(call(calls.products.create, { body: { name, price: 10.5, tax: 7, ...more } }, { as }))
const category = (name: string) => must(call(calls.categories.create, { body: { name } }, { as }))
const put = (kind: TrashKind, ...ids: string[]) => call(calls.trash.put, { body: { kind, ids } }, { as })
const recover = (kind: TrashKind, id: string) => call(calls.trash.recover, { body: { kind, id } }, { as })
const trash = async () => (await must(call(calls.trash.list, {}, { as }))).map(({ kind, name }) => `${kind} ${name}`)
const stored = (id: string) => must(call(calls.products.get, { params: { id } }, { as }))
const seenByGuests = async () => (await must(call(calls.publicProducts))).map(({ name }) => name)

describe('Trash of the catalogue (docs/rules/back-office.md)', () => {
  test('a deleted product is in the trash, and is restored with its old values and a new version', async () => {
    const more = { allergens: 'A, G', soldOutUntil: '2030-01-01T10:00:00.000Z', isSoldOut: true, takeawayTax: 19 }
    const soup = await product('Suppe', more)
    await must(call(calls.products.remove, { params: { id: soup.id } }, { as }))
    expect(await trash()).toEqual(['product Suppe'])
    expect(await must(recover('product', soup.id))).toEqual({ recovered: 1 })
    const { version, updatedAt: _, ...rest } = await stored(soup.id)
    const { version: before, updatedAt: __, ...was } = soup
    expect(rest).toEqual(was)
    expect(version).toBe(before + 1)
    expect(await trash()).toEqual([])
    expect(await recover('product', soup.id)).toMatchObject({ ok: false, status: 404 })
  })

  test('a product in use can be moved to the trash: guests no longer see it, and its menus and bundles show it again when restored', async () => {
    const soups = await category('Suppen')
    const soup = await product('Suppe', { categoryId: soups.id })
    const lunch = await product('Mittag', { type: 'bundle', bundle: [{ product: soup.id, amount: 1 }] })
    const menu = await must(
      call(
        calls.menus.create,
        {
          body: {
            name: 'Karte',
            availableFrom: '2026-01-01T00:00:00Z',
            catalog: [{ categoryId: soups.id, products: [soup.id] }],
          },
        },
        { as },
      ),
    )
    expect(await call(calls.products.remove, { params: { id: soup.id } }, { as })).toMatchObject({ status: 409 })
    expect(await trash()).toEqual([])
    expect(await must(put('product', soup.id))).toEqual({ trashed: 1 })
    expect(await seenByGuests()).toEqual(['Mittag'])
    expect(await must(recover('product', soup.id))).toEqual({ recovered: 1 })
    expect((await stored(soup.id)).categoryId).toBe(soups.id)
    expect((await stored(lunch.id)).bundle).toEqual([{ product: soup.id, amount: 1 }])
    const kept = await must(call(calls.menus.get, { params: { id: menu.id } }, { as }))
    expect(kept.catalog).toEqual([{ categoryId: soups.id, products: [soup.id] }])
  })

  test('a category is deleted and restored with its products', async () => {
    const [soups, salads] = [await category('Suppen'), await category('Salate')]
    const [soup, salad] = [
      await product('Suppe', { categoryId: soups.id }),
      await product('Salat', { categoryId: salads.id }),
    ]
    await must(put('category', soups.id))
    expect(await seenByGuests()).toEqual(['Salat'])
    expect((await trash()).toSorted()).toEqual(['category Suppen', 'product Suppe'])
    expect((await must(call(calls.trash.list, {}, { as }))).find(({ id }) => id === soup.id)?.takenWith).toBe('Suppen')
    expect(await must(recover('category', soups.id))).toEqual({ recovered: 2 })
    expect((await stored(soup.id)).categoryId).toBe(soups.id)
    expect((await stored(salad.id)).version).toBe(1)
  })

  test('a product that is restored before its category has no category', async () => {
    const soups = await category('Suppen')
    const soup = await product('Suppe', { categoryId: soups.id })
    await must(put('category', soups.id))
    await must(recover('product', soup.id))
    expect((await stored(soup.id)).categoryId).toBeNull()
  })

  test('tags and menus can be restored as well; products keep the tag meanwhile', async () => {
    const vegan = await must(call(calls.tags.create, { body: { name: 'Vegan', kind: 'diet' } }, { as }))
    const soup = await product('Suppe', { tagIds: [vegan.id] })
    const menu = await must(
      call(calls.menus.create, { body: { name: 'Abend', availableFrom: '2026-01-01T00:00:00Z' } }, { as }),
    )
    await must(put('tag', vegan.id))
    await must(call(calls.menus.remove, { params: { id: menu.id } }, { as }))
    expect((await must(call(calls.tags.list, {}, { as }))).length).toBe(0)
    await must(recover('tag', vegan.id))
    await must(recover('menu', menu.id))
    expect((await must(call(calls.tags.list, {}, { as }))).map(({ kind }) => kind)).toEqual(['diet'])
    expect((await must(call(calls.menus.list, {}, { as }))).map(({ name }) => name)).toEqual(['Abend'])
    expect((await stored(soup.id)).tagIds).toEqual([vegan.id])
  })

  test('moves all or none: an unknown record refuses the whole call', async () => {
    const soup = await product('Suppe')
    expect(await put('product', soup.id, crypto.randomUUID())).toMatchObject({ ok: false, status: 404 })
    expect(await seenByGuests()).toEqual(['Suppe'])
    expect(await trash()).toEqual([])
  })

  test('a record that is deleted twice at the same time is in the trash once, and is restored once', async () => {
    const soup = await product('Suppe')
    const puts = await Promise.all([put('product', soup.id), put('product', soup.id)])
    expect(puts.map(({ status }) => status).toSorted()).toEqual([200, 404])
    const back = await Promise.all([recover('product', soup.id), recover('product', soup.id)])
    expect(back.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(await seenByGuests()).toEqual(['Suppe'])
  })

  test('nobody can delete or restore records that other branches use', async () => {
    const branch = (identifier: string) =>
      must(call(branchesEndpoints.create, { body: { identifier, name: identifier } }, { as }))
    const [mine, other] = [await branch('mine'), await branch('other')]
    const soup = await product('Suppe')
    const catalog = [{ categoryId: (await category('Suppen')).id, products: [soup.id] }]
    const body = { name: 'Karte', availableFrom: '2026-01-01T00:00:00Z', branches: [other.id], catalog }
    await must(call(calls.menus.create, { body }, { as }))
    const clerk = sessionOf(['ROLE_BACKOFFICE'], { branches: [mine.id] })
    const foreign = { ok: false, status: 403, errors: [{ code: 'auth.not_your_branches' }] }
    const one = { kind: 'product' as const, id: soup.id }
    expect(await call(calls.trash.put, { body: { kind: 'product', ids: [soup.id] } }, { as: clerk })).toMatchObject(
      foreign,
    )
    await must(put('product', soup.id))
    expect(await call(calls.trash.recover, { body: one }, { as: clerk })).toMatchObject(foreign)
    expect(await trash()).toEqual(['product Suppe'])
  })

  test('staff of one branch cannot restore records of only other branches or of the whole brand', async () => {
    const branch = (identifier: string) =>
      must(call(branchesEndpoints.create, { body: { identifier, name: identifier } }, { as }))
    const [here, there] = [await branch('here'), await branch('there')]
    // Every branch gets a menu. A branch without a menu would offer all products.
    for (const { id } of await must(call(branchesEndpoints.list, {}, { as }))) {
      const body = { name: `Karte ${id}`, availableFrom: '2026-01-01T00:00:00Z', branches: [id] }
      await must(call(calls.menus.create, { body }, { as }))
    }
    const clerkOf = (id: string) => ({ as: sessionOf(['ROLE_BACKOFFICE'], { branches: [id] }) })
    const soup = await must(
      call(calls.products.create, { body: { name: 'Suppe', price: 1, tax: 7 } }, clerkOf(there.id)),
    )
    const soups = await must(call(calls.categories.create, { body: { name: 'Suppen' } }, clerkOf(there.id)))
    const whole = await product('Für alle')
    await must(put('product', soup.id, whole.id))
    await must(put('category', soups.id))
    const tries = [
      { kind: 'product' as const, id: soup.id },
      { kind: 'product' as const, id: whole.id },
      { kind: 'category' as const, id: soups.id },
    ]
    for (const body of tries)
      expect(await call(calls.trash.recover, { body }, clerkOf(here.id))).toMatchObject({
        status: 403,
        errors: [{ code: 'auth.not_your_branches' }],
      })
    expect((await trash()).toSorted()).toEqual(['category Suppen', 'product Für alle', 'product Suppe'])
    expect(await must(call(calls.trash.recover, { body: tries[0]! }, clerkOf(there.id)))).toEqual({ recovered: 1 })
    expect(await must(call(calls.trash.recover, { body: tries[2]! }, clerkOf(there.id)))).toEqual({ recovered: 1 })
  })

  test('after 30 days a record is deleted permanently, and products lose the tag', async () => {
    const vegan = await must(call(calls.tags.create, { body: { name: 'Vegan' } }, { as }))
    const soup = await product('Suppe', { tagIds: [vegan.id] })
    await must(put('tag', vegan.id))
    const job = emptyTrash(brand.core)
    const age = (days: number) =>
      brand.core.db.run(
        sql`UPDATE catalogue_trash SET trashed_at = ${brand.core.clock.now().subtract({ hours: 24 * days })}`,
      )
    await age(29)
    await job.run(AbortSignal.timeout(10_000))
    expect(await trash()).toEqual(['tag Vegan'])
    await age(30)
    await job.run(AbortSignal.timeout(10_000))
    expect(await trash()).toEqual([])
    expect((await stored(soup.id)).tagIds).toEqual([])
    expect(await recover('tag', vegan.id)).toMatchObject({ status: 404 })
  })
})

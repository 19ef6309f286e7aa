import { afterAll, beforeAll, expect, test } from 'vitest'
import { request, testBrand, type TestBrand } from '#testing/brand.ts'
import type { Session } from '#platform/module.ts'
import { branchesEndpoints } from '#modules/branches/contract.ts'
import { admin, sessionOf } from '#testing/sessions.ts'
import { catalogueEndpoints, type Menu, type MenuInput } from '../contract.ts'

const { create, update, remove } = catalogueEndpoints.menus

let brand: TestBrand
let own: string
let foreign: string
let office: Session
let call: ReturnType<typeof request>['call']
beforeAll(async () => {
  brand = await testBrand()
  call = request(brand).call
  const branch = async (identifier: string) => {
    const answer = await call(branchesEndpoints.create, { body: { identifier, name: identifier } }, { as: admin() })
    if (!answer.ok) throw new Error(JSON.stringify(answer.errors))
    return answer.value.id
  }
  ;[own, foreign] = [await branch('own'), await branch('foreign')]
  office = sessionOf(['ROLE_BACKOFFICE'], { branches: [own] })
})
afterAll(() => brand.close())

const menuOf = (...branches: string[]): MenuInput => ({
  name: 'Karte',
  availableFrom: '2026-01-01T00:00:00Z',
  branches,
})
const made = async (...branches: string[]): Promise<Menu> => {
  const answer = await call(create, { body: menuOf(...branches) }, { as: admin() })
  if (!answer.ok) throw new Error(JSON.stringify(answer.errors))
  return answer.value
}
const change = ({ id, version }: Menu, body: Partial<MenuInput>) =>
  call(update, { params: { id }, body: { version, ...body } as never }, { as: office })

// A menu belongs to all branches in its list. Staff may change it only if they work for all these branches
// (docs/rules/security.md, Branch scope).
test('only staff of a branch can change its menus; a menu of several branches needs staff of all of them', async () => {
  expect(await call(create, { body: menuOf(own) }, { as: office })).toMatchObject({ ok: true })
  expect(await change(await made(own), { name: 'Winterkarte' })).toMatchObject({ ok: true })
  for (const menu of [await made(foreign), await made(own, foreign)]) {
    expect((await change(menu, { catalog: [] })).status).toBe(403)
    expect((await call(remove, { params: { id: menu.id } }, { as: office })).status).toBe(403)
  }
})

test('staff cannot add a menu to a foreign branch, or take over a foreign menu', async () => {
  expect((await call(create, { body: menuOf(foreign) }, { as: office })).status).toBe(403)
  expect((await change(await made(own), { branches: [own, foreign] })).status).toBe(403)
  expect((await change(await made(foreign), { branches: [own] })).status).toBe(403)
})

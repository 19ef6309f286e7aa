import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testBrand, type TestBrand } from '#testing/brand.ts'
import {
  clockEndpoints as calls,
  departmentsEndpoints,
  projectsEndpoints,
  tasksEndpoints,
  type Tap,
} from '../../contract.ts'
import { timeHouse, type TimeHouse, type Worker } from '../testing/house.ts'

let brand: TestBrand
let house: TimeHouse
let toni: Worker
let wedding: string
let setup: string
let other: string
beforeAll(async () => {
  brand = await testBrand()
  brand.clock.set('2026-03-20T10:58:00Z')
  house = await timeHouse(brand)
  wedding = (await house.must(projectsEndpoints.create, { body: { name: 'Hochzeit' } })).id
  setup = (await house.must(tasksEndpoints.create, { body: { name: 'Aufbau', projectId: wedding } })).id
  other = (await house.must(projectsEndpoints.create, { body: { name: 'Alt', isEnabled: false } })).id
})
afterAll(() => brand.close())
let n = 0
beforeEach(async () => {
  toni = await house.worker(`Toni${n++}`)
})
const start = (body: Tap) => house.call(calls.start, { params: toni.access, body }, undefined)

test('the clock offers enabled projects and tasks, and a start stores the chosen ones', async () => {
  const view = await house.must(calls.me, { params: toni.access, query: {} })
  expect(view.projects).toEqual([{ id: wedding, name: 'Hochzeit', tasks: [{ id: setup, name: 'Aufbau' }] }])
  expect(await start({ project: wedding, task: setup })).toMatchObject({
    ok: true,
    value: { project: wedding, task: setup },
  })
})

test('a disabled or unknown project, a task of another project, and a department of another branch are refused with the field', async () => {
  const branch = await house.branch('filiale')
  const kitchen = await house.must(departmentsEndpoints.create, { body: { name: 'Küche', branchId: branch } })
  const unknown = '018f0000-0000-7000-8000-000000000001'
  const cases: [Tap, string][] = [
    [{ project: other }, 'project'],
    [{ project: unknown }, 'project'],
    [{ task: setup }, 'task'],
    [{ project: wedding, task: unknown }, 'task'],
    [{ department: kitchen.id }, 'department'],
    [{ department: unknown }, 'department'],
  ]
  for (const [body, field] of cases)
    expect(await start(body)).toMatchObject({ status: 422, errors: [{ code: 'field.choice', field }] })
})

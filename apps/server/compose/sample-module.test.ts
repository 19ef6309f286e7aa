import { expect, test } from 'vitest'
import { request, testBrand } from '#testing/brand.ts'
import { tableMismatches } from '#testing/entity-table.ts'
import { sampleEndpoints } from '#testing/sample-module/contract.ts'
import { branchNamesPort, sampleModule } from '#testing/sample-module/server/module.ts'
import { admin, employee } from '#testing/sessions.ts'

test('a module that is added to the list gets its tables, calls, rights, jobs and ports', async () => {
  const brand = await testBrand({ modules: [sampleModule] })
  const { call } = request(brand)
  for (const entity of sampleModule.entities) expect(await tableMismatches(brand.core.db, entity)).toEqual([])
  expect(sampleModule.endpoints.map(({ id }) => id).toSorted()).toEqual(Object.keys(sampleModule.rights).toSorted())

  const hall = await call(sampleEndpoints.venues.create, { body: { name: 'Hall' } }, { as: admin() })
  const off = { name: 'Over', isEnabled: false }
  expect(await call(sampleEndpoints.announcements.create, { body: off }, { as: admin() })).toMatchObject({ ok: true })
  expect(await call(sampleEndpoints.venues.list, {}, { as: employee([]) })).toMatchObject({ status: 403 })
  await brand.runJobs()
  expect(await call(sampleEndpoints.announcements.list, {}, { as: admin() })).toMatchObject({ value: [] })
  if (!hall.ok) throw new Error('The venue was refused')
  const read = await call(sampleEndpoints.venues.get, { params: { id: hall.value.id } }, { as: admin() })
  expect(read).toMatchObject({ value: { name: 'Hall', isEnabled: false } })
  expect(await brand.runtime.opened.port(branchNamesPort)()).toEqual([])
})

import { expect, test } from 'vitest'
import { seedDemo } from '#apps/server/compose/seed-demo.ts'
import { sceneEndpoints, signageStaffEndpoints, streamEndpoints } from '#modules/signage/contract.ts'
import { must } from '#testing/order-calls.ts'
import { request, testBrand } from '#testing/brand.ts'
import { testClock } from '#testing/clock.ts'
import { admin } from '#testing/sessions.ts'
import { lindwurm } from '#demo/lindwurm/demo.ts'

test('the wall of the restaurant has all conditions: two screens play the current program, one is missing, one waits for its code', async () => {
  // A Friday, 12:30 in Munich.
  const brand = await testBrand({ demo: true, clock: testClock('2026-11-20T11:30:00Z') })
  await seedDemo(brand.core, lindwurm)
  const as = { as: admin() }
  const { call } = request(brand)
  const wall = async () => {
    await brand.runJobs()
    const states = await must(call(signageStaffEndpoints.states, {}, as))
    return states.map(({ condition, sceneName, alarmedAt }) => [condition, sceneName, alarmedAt !== null])
  }
  expect(await wall()).toEqual([
    ['running', 'Abholung', false],
    ['offline', 'Tageskarte', true],
    ['unpaired', '', false],
    ['running', expect.stringMatching(/^(Mittagsmenü|Tageskarte)$/), false],
  ])
  brand.clock.advance({ hours: 8 })
  expect((await wall()).at(-1)).toEqual(['running', expect.stringMatching(/^(Abendkarte|Tageskarte)$/), false])
  const scenes = await must(call(sceneEndpoints.list, { query: { pageSize: 50 } }, as))
  for (const { regions } of scenes)
    for (const { content } of regions) {
      if (content.kind === 'menu') expect(content.categories.length).toBeGreaterThan(0)
      if (content.kind === 'image') expect(content.images.length).toBeGreaterThan(0)
      if (content.kind === 'products') expect(content.products.length).toBeGreaterThan(0)
    }
  expect((await must(call(streamEndpoints.list, {}, as))).map(({ name }) => name)).toEqual(['Abholung', 'Gasthaus'])
})

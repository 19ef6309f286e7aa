import { expect, test } from 'vitest'
import { partnersEndpoints } from '#modules/partners/contract.ts'
import { request, testBrand } from '#testing/brand.ts'
import { must } from '#testing/order-calls.ts'
import { admin } from '#testing/sessions.ts'
import { donauContents } from '#demo/donau/contents.ts'
import { demoPartners, demoPart } from './part.ts'

test('the chauffeurs have partners with codes of their own; the restaurant has none', async () => {
  const [chauffeurs, inn] = await Promise.all([testBrand(), testBrand()])
  await chauffeurs.core.db.tx(async (tx) => donauContents.fill(tx, chauffeurs.core))
  await inn.core.db.tx(async (tx) => demoPart.fill?.(tx, inn.core, 'lindwurm'))
  const codes = async (brand: typeof inn) =>
    (await must(request(brand).call(partnersEndpoints.list, {}, { as: admin() }))).map(({ code }) => code)
  expect((await codes(chauffeurs)).toSorted()).toEqual(demoPartners.map(({ code }) => code).toSorted())
  expect(await codes(inn)).toEqual([])
})

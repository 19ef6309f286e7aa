import { expect, test } from 'vitest'
import { donationsEndpoints } from '#modules/donations/contract.ts'
import { request, testBrand } from '#testing/brand.ts'
import { admin } from '#testing/sessions.ts'
import { donatees, demoPart } from './part.ts'

test('the inn gets organisations; the chauffeurs get none', async () => {
  const [inn, chauffeurs] = await Promise.all([testBrand(), testBrand()])
  await inn.core.db.tx(async (tx) => demoPart.fill?.(tx, inn.core, 'lindwurm'))
  await chauffeurs.core.db.tx(async (tx) => demoPart.fill?.(tx, chauffeurs.core, 'donau'))
  const list = (brand: typeof inn) => request(brand).call(donationsEndpoints.list, {}, { as: admin() })
  expect(await list(inn)).toMatchObject({ ok: true, meta: { total: donatees.length } })
  expect(await list(chauffeurs)).toMatchObject({ ok: true, meta: { total: 0 } })
})

test('every organisation also has English texts', () => {
  for (const { translations } of donatees) {
    expect(translations?.en?.name).toBeTruthy()
    expect(translations?.en?.description).toBeTruthy()
  }
})

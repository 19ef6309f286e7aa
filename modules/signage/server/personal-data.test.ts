import { expect, test } from 'vitest'
import { nobody } from '#platform/personal-data.ts'
import { must } from '#testing/order-calls.ts'
import { chief } from '#testing/ride-brand.ts'
import { commandEndpoints } from '../contract.ts'
import { signagePersonalData } from './personal-data.ts'
import { as, signageHouse } from './testing/house.ts'

test('the name of a person who gave commands is exported and erased by e-mail address; commands of other people stay', async () => {
  const { own, pair } = await signageHouse()
  const { device } = await pair()
  const params = { id: device.id }
  await must(own.call(commandEndpoints.command, { params, body: { kind: 'identify' } }, as))
  const other = { as: { ...chief, userId: '00000000-0000-7000-8000-0000000000ff', name: 'Andere' } }
  await must(own.call(commandEndpoints.command, { params, body: { kind: 'reload' } }, other))
  const { db } = own.core
  const personal = signagePersonalData({
    staff: async (_db, one) =>
      one?.email === chief.email ? [{ ...chief, id: chief.userId, locale: 'de', branches: [], isEnabled: true }] : [],
  })
  const guest = { ...nobody, contacts: [{ email: chief.email, phone: '' }] }
  expect((await personal.read(db, guest))['signage_commands']).toMatchObject([
    { kind: 'identify', by_name: chief.name },
  ])
  for (let turn = 0; turn < 2; turn++) await db.tx((tx) => personal.erase(tx, guest))
  expect((await personal.read(db, guest))['signage_commands']).toEqual([])
  const listed = await must(own.call(commandEndpoints.list, {}, as))
  expect(listed.map(({ kind, by }) => `${kind} ${by}`).toSorted()).toEqual(['identify ', 'reload Andere'])
})

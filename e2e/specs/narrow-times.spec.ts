import { signIn } from '../support/desk.ts'
import { openAllDay, plainDish } from '../support/food.ts'
import { withDish } from '../support/own-dish.ts'
import { StorePage } from '../support/store-page.ts'
import { expect, test } from '../support/test.ts'

const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

test('a dish that is offered on some days only is named where the guest chooses the time, and can be removed there', async ({
  page,
  server,
}) => {
  const desk = await signIn(server.lindwurmUrl, 'admin')
  await openAllDay(desk)
  const plain = await plainDish(desk)
  const today = Temporal.Now.plainDateISO('Europe/Berlin')
  // Yesterday and tomorrow belong to the schedule, so that the test can run around midnight.
  const schedule = [-1, 0, 1].map((days) => ({
    type: names[today.add({ days }).dayOfWeek % 7] ?? 'monday',
    isClosed: false,
    from: '00:00',
    to: '24:00',
  }))
  const dish = { name: 'Probierteller', price: 9, type: 'simple', unit: 'amount', schedule } as const
  await withDish(desk, dish, async () => {
    const store = new StorePage(page, server.lindwurmUrl)
    await store.open()
    await store.add('Probierteller').click()
    await store.add(plain.name).click()
    await store.desk.getByRole('link', { name: 'Jetzt bestellen' }).click()
    const note = page.getByText(/^Probierteller gibt es nur .+\. Ohne dieses Gericht sind weitere Zeiten frei\.$/)
    await expect(note).toBeVisible()
    await page.locator('.narrowing').getByRole('button', { name: 'Probierteller entfernen' }).click()
    await expect(note).toBeHidden()
    expect((await store.stored()).items).toHaveLength(1)
  })
})

import { expect, test } from '../../../e2e/support/test.ts'
import { rosterEndpoints } from '../contract.ts'

test('a shift is dragged to another person: the cell shows which rule the drop would break, and with Alt a copy is dropped', async ({
  server,
  staff,
}) => {
  const { page, desk } = await staff('admin', {
    baseURL: server.lindwurmUrl,
    viewport: { width: 1280, height: 700 },
  })
  const today = Temporal.Now.plainDateISO('Europe/Berlin')
  const monday = today.subtract({ days: today.dayOfWeek - 1 }).add({ weeks: 3 })
  const [tuesday, wednesday] = [monday.add({ days: 1 }), monday.add({ days: 2 })]
  const week = await desk.call(rosterEndpoints.week, { query: { from: `${monday}` } })
  const [toni, elena, marek] = ['Toni Huber', 'Elena Kraus', 'Marek Novák'].map(
    (name) => week.people.find((one) => one.name === name)?.id ?? '',
  )
  const branch = week.departments[0]?.branch ?? ''
  const plan = (user: string | undefined, date: Temporal.PlainDate, from: string, to: string) => {
    const at = (time: string) =>
      date.toZonedDateTime({ timeZone: 'Europe/Berlin', plainTime: time }).toInstant().toString()
    return desk.call(rosterEndpoints.schedules.create, {
      body: { branch, user: user ?? null, from: at(from), to: at(to), pauseMinutes: 30 },
    })
  }
  await plan(toni, monday, '15:00', '23:12')
  await plan(elena, tuesday, '10:00', '18:12')

  await page.goto(`/backend/dienstplan?woche=${monday}`)
  const cell = (user: string | undefined, date: Temporal.PlainDate) => page.locator(`#cell-${user}-${date}`)
  const over = async (user: string | undefined, date: Temporal.PlainDate) => {
    const box = await cell(user, date).boundingBox()
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2, { steps: 4 })
  }
  const drop = page.locator('.tt-over .drop')
  /** Checks that the frame of the drop target surrounds this cell. */
  const isOn = async (user: string | undefined, date: Temporal.PlainDate) => {
    const [shown, wanted] = [await drop.boundingBox(), await cell(user, date).boundingBox()]
    expect([shown?.x, shown?.y, shown?.width, shown?.height]).toEqual([
      wanted?.x,
      wanted?.y,
      wanted?.width,
      wanted?.height,
    ])
  }
  const late = page.getByRole('button', { name: '15:00–23:12' })
  await expect(cell(toni, monday)).toContainText('15:00–23:12')

  // Elena's next shift begins at 10:00 on the following day, so her rest would be only 10:48 hours.
  await over(toni, monday)
  await page.mouse.down()
  await over(elena, monday)
  await expect(drop).toHaveClass('drop bad')
  await expect(drop.getByRole('status')).toContainText('10:48')
  await isOn(elena, monday)
  await over(marek, monday)
  await expect(drop).toHaveClass('drop ok')
  await isOn(marek, monday)
  // The mouse wheel scrolls the roster under the dragged shift. The frame of the target cell moves with this cell. If another cell is under
  // the pointer after scrolling, that cell is the target and gets the frame.
  const before = await cell(marek, monday).boundingBox()
  await page.mouse.wheel(0, 40)
  await expect.poll(async () => (await cell(marek, monday).boundingBox())?.y).not.toBe(before?.y)
  await page.mouse.wheel(0, -400)
  await expect.poll(async () => (await cell(marek, monday).boundingBox())?.y).toBe(before?.y)
  await over(marek, monday)
  await isOn(marek, monday)
  await page.mouse.up()
  await expect(cell(marek, monday)).toContainText('15:00–23:12')
  await expect(drop).toHaveClass('drop')
  await expect(page.locator('.held, .lifted')).toHaveCount(0)
  await expect(late).toHaveCount(1)

  await over(marek, monday)
  await page.keyboard.down('Alt')
  await page.mouse.down()
  await over(marek, wednesday)
  await page.mouse.up()
  await page.keyboard.up('Alt')
  await expect(late).toHaveCount(2)
  await page.reload()
  await expect(cell(marek, wednesday)).toContainText('15:00–23:12')
  await expect(cell(marek, monday)).toContainText('15:00–23:12')

  // A shift that is dropped outside of the table is not moved.
  await over(marek, monday)
  await page.mouse.down()
  await over(marek, tuesday)
  await page.mouse.move(4, 4)
  await expect(drop).toHaveClass('drop')
  await page.mouse.up()
  await expect(late).toHaveCount(2)
  await expect(page.locator('.held, .lifted')).toHaveCount(0)

  // After Escape the shift is not moved, and releasing the mouse button does not open the dialog.
  await over(marek, monday)
  await page.mouse.down()
  await over(marek, tuesday)
  await expect(drop).toHaveClass('drop ok')
  await page.keyboard.press('Escape')
  await expect(page.locator('.held, .lifted')).toHaveCount(0)
  await page.mouse.up()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(cell(marek, monday)).toContainText('15:00–23:12')
})

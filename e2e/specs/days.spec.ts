import { expect, test } from '../support/test.ts'

/** Tests the rules in docs/rules/back-office.md, section 'Lists and forms'. */
test('staff type a day without its zeros, or choose it from its month, and the filter stays open', async ({
  staff,
}) => {
  const { page } = await staff('admin')
  await page.goto('/backend/verlauf')
  await page
    .getByRole('button', { name: /Filter/ })
    .first()
    .click()
  const from = page.getByRole('textbox', { name: 'Von' })
  await from.fill('1.3.2026')
  await page.getByRole('textbox', { name: 'Bis' }).click()
  await expect(from).toHaveValue('01.03.2026')
  await expect(page).toHaveURL(/2026-03-01/)
  await page.getByRole('textbox', { name: 'Bis' }).fill('20.3.2026')
  await page.getByRole('button', { name: /^21 März 2026/ }).click()
  await expect(page.getByRole('textbox', { name: 'Bis' })).toHaveValue('21.03.2026')
  await expect(page).toHaveURL(/2026-03-21/)
})

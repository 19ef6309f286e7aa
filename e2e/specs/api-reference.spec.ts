import { expect, test } from '../support/test.ts'

test('an integrator finds a call, and one click opens it with an example', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { name: 'Servus API' })).toBeVisible()
  await page.keyboard.press('/')
  await page.getByRole('searchbox', { name: 'Search calls' }).fill('create tags')
  await expect(page.locator('nav a:visible')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#tags\.create$/)
  await expect(page.getByRole('button', { name: 'TRY' })).toBeVisible()
  await expect(page.locator('rapi-doc textarea').first()).toHaveValue(/"name": "name"/)
})

test('an administrator tries a call that changes data: the page sends the token of the session, and the record is created', async ({
  staff,
}) => {
  const { page, desk } = await staff('admin')
  await page.goto('/api/docs#tags.create')
  await expect(page.getByRole('status').filter({ hasText: `Calls are tried as ${desk.me.name}` })).toBeVisible()
  const answer = page.waitForResponse((one) => one.url().endsWith('/api/tags'))
  await page.getByRole('button', { name: 'TRY' }).click()
  const sent = await answer
  expect(sent.status()).toBe(201)
  expect(sent.request().headers()['x-csrf-token']).toBe(desk.me.csrfToken)
  await expect(page.locator('rapi-doc').getByText(/Created:\s*201/)).toBeVisible()
})

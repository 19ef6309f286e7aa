// @vitest-environment happy-dom
import { clicked, mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { expect, test } from 'vitest'
import { defaultLadder } from '../rules/ladder.ts'
import { LadderForm } from './LadderForm.tsx'

test('the save button is enabled only after a change', async () => {
  const { place } = await mounted(
    <Shell>
      <LadderForm branchId="b1" version={1} stored={defaultLadder} />
    </Shell>,
  )
  const save = () => place.querySelector<HTMLButtonElement>('button[type=submit]')
  expect(save()?.disabled).toBe(true)
  await clicked(place.querySelector('input[type=checkbox]'))
  expect(save()?.disabled).toBe(false)
})

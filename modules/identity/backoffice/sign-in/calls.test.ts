import { expect, test } from 'vitest'
import { identityEndpoints } from '../../contract.ts'
import { paths } from './calls.ts'

test('the paths are those of the contract', () => {
  const { login, loginLink, redeemLoginLink, signIn } = identityEndpoints
  expect(paths).toEqual({
    options: signIn.path,
    login: login.path,
    link: loginLink.path,
    redeem: redeemLoginLink.path,
  })
})
